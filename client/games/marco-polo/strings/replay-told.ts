/** The texts of a replay, with those of the table; its charts name what the overlay names. */

import { translator } from '../../../i18n/index.ts';
import { en } from './en.ts';
import { overlay } from './overlay.ts';
import { replay } from './replay.ts';

export const t = translator({ en: { ...en, ...overlay, ...replay } });
