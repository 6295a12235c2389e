/** Texts of The Voyages of Marco Polo. */

import { translator } from '../../../i18n/index.ts';
import { en } from './en.ts';

export const t = translator({ en });
export type Key = keyof typeof en;
