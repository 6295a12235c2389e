/** Texts of turns, of answers to questions and of all things on the table. */

import { translator } from '../../../i18n/index.ts';
import { acts } from './acts.ts';
import { en } from './en.ts';
import { panels } from './panels.ts';
import { signs } from './signs.ts';

/** All texts of a turn, together with those of every page. */
export const turnTexts = { ...en, ...acts, ...panels, ...signs };
export const t = translator({ en: turnTexts });
