/** What the help says of Strozzi. */

import { rules } from '../../../engine/games/strozzi/rule-index.ts';
import { clocks } from '../../../engine/games/strozzi/timers.ts';
import { translator } from '../../i18n/index.ts';
import type { GameHelp } from '../../table/game.ts';
import { lessons } from './lessons.ts';
import { help as en } from './strings/help.ts';

/** They come with the page of help alone, and not with the game’s other texts. */
const t = translator({ en });

const relaxed = clocks.relaxed.options;
const standard = clocks.standard.options;
const blitz = clocks.blitz.options;
/** Figures that the rules have, and lines that stand elsewhere already. */
const FIGURES = {
  lessons: lessons.map(({ title, text }) => `${title} :: ${text}`).join('\n'),
  relaxedPoll: relaxed.pollTimer,
  relaxedChoice: relaxed.choiceTimer,
  standardPoll: standard.pollTimer,
  standardChoice: standard.choiceTimer,
  blitzPoll: blitz.pollTimer,
  blitzChoice: blitz.choiceTimer,
};

const SECTIONS = [
  ...(['play', 'flags', 'prizes', 'advice', 'clocks', 'phone'] as const),
  ...(['director', 'overlay', 'replay', 'stand'] as const),
] as const;

export const help: GameHelp = {
  sections: SECTIONS.map((id) => ({
    id,
    title: t(`help.${id}`),
    text: t(`help.${id}Text`, FIGURES),
  })),
  rules,
};
