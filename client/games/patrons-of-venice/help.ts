/** What the help says of The Patrons of Venice. */

import { clocks } from '../../../engine/games/patrons-of-venice/clock-presets.ts';
import { rules } from '../../../engine/games/patrons-of-venice/rule-index.ts';
import { translator } from '../../i18n/index.ts';
import type { GameHelp } from '../../table/game.ts';
import { lessons } from './lessons.ts';
import { help as en } from './strings/help.ts';

/** They come with the page of help alone, and not with the game’s other texts. */
const t = translator({ en });

const { relaxed, standard, blitz } = clocks;
/** Figures that the rules have, and lines that stand elsewhere already. */
const FIGURES = {
  lessons: lessons.map(({ title, text }) => `${title} :: ${text}`).join('\n'),
  relaxedAction: relaxed.options.actionTimer,
  relaxedAnswer: relaxed.options.answerTimer,
  standardAction: standard.options.actionTimer,
  standardAnswer: standard.options.answerTimer,
  blitzAction: blitz.options.actionTimer,
  blitzAnswer: blitz.options.answerTimer,
};

const SECTIONS = [
  ...(['play', 'actions', 'income', 'points', 'advice', 'clocks', 'phone'] as const),
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
