/** Names of the house's levels of play: the same for every game that has them. */

import { LEVEL_NAMES, type LevelName } from '../../engine/search/level-names.ts';
import { translator } from '../i18n/index.ts';
import { messages } from '../i18n/messages.ts';
import type { GameBasics } from './game.ts';

const en = messages({
  easy: 'Easy',
  easyHelp: 'Knows what pays, but slips up now and then.',
  steady: 'Steady',
  steadyHelp: 'Always plays the same sensible plan.',
  sharp: 'Sharp',
  sharpHelp: 'Looks a little beyond the next gain.',
  master: 'Master',
  masterHelp: 'Weighs every choice with care and rarely errs.',
  doge: 'Doge',
  dogeHelp: 'The strongest bot in the house. It sees no more than you do.',
});
const t = /* @__PURE__ */ translator({ en });

/** Whether a bot of this name is one of the house's levels. */
export const isLevel = (bot: string): bot is LevelName =>
  LEVEL_NAMES.some((level) => level === bot);
export const levelName = (level: LevelName): string => t(level);
/** How it plays, in a sentence. */
export const levelHelp = (level: LevelName): string => t(`${level}Help`);

/** All levels with how they play, the mildest first. */
export const levelWords = (): readonly (readonly [level: string, plays: string])[] =>
  LEVEL_NAMES.map((level) => [levelName(level), levelHelp(level)]);

/**
 * The bots that may sit at a table of this game; the house's levels come first if the game has
 * them.
 */
export function opponents(game: Pick<GameBasics, 'bots' | 'levels'>): GameBasics['bots'] {
  const levels = LEVEL_NAMES.map((id) => ({ id, label: levelName(id) }));
  return [...(game.levels ? levels : []), ...game.bots];
}
