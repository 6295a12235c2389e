/** The texts of a replay's charts, with those of the table; the names are those of the overlay. */

import { translator } from '../../../i18n/index.ts';
import { en } from './en.ts';
import { overlay } from './overlay.ts';
import { replay } from './replay.ts';

export const t = translator({ en: { ...en, ...overlay, ...replay } });
