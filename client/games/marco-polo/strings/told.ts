/** The texts with which events are told: the catalogue, and what is needed for nothing else. */

import { translator } from '../../../i18n/index.ts';
import { en } from './en.ts';
import { events } from './events-en.ts';

export const t = translator({ en: { ...en, ...events } });
