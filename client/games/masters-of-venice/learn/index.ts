/** The words of the lesson of Masters of Venice. */

import { translator } from '../../../i18n/index.ts';
import type { LearnWords } from '../../../table/game.ts';
import { parts } from './parts.ts';
import { learn as en } from './strings.ts';

const t = translator({ en });

export const words: LearnWords = {
  text: (key, names) => t(key as keyof typeof en, names),
  keys: Object.keys(en),
  parts,
};
