/** The texts of the overlay, with those of the table. */

import { translator } from '../../../i18n/index.ts';
import { en } from './en.ts';
import { overlay } from './overlay.ts';

export const t = translator({ en: { ...en, ...overlay } });
