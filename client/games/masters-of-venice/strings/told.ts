/** The texts of events: the catalogue, and the helpers that only events need. */

import { type Params, translator } from '../../../i18n/index.ts';
import { en } from './en.ts';
import { events } from './events-en.ts';

const all = { ...en, ...events };
const t = translator({ en: all });

/** The sentence of an event, with the parameters of its fields. */
export const told = (key: keyof typeof events, params: Params): string =>
  t<keyof typeof all>(key, params);
