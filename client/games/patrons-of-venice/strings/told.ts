/** The texts with which events are told: the catalogue, and what is needed for nothing else. */

import { type Params, translator } from '../../../i18n/index.ts';
import { en } from './en.ts';
import { events } from './events-en.ts';

const all = { ...en, ...events };
const t = translator({ en: all });

/** The sentence of an event, with the parameters of its fields. */
export const told = (key: keyof typeof events, params: Params): string =>
  t<keyof typeof all>(key, params);
