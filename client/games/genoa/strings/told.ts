/** The texts of events: the catalogue, and the texts that only events need. */

import { capital, type Params, translator } from '../../../i18n/index.ts';
import { en } from './en.ts';
import { events } from './events-en.ts';

const all = { ...en, ...events };

export const t = translator({ en: all });

/** The sentence of an event, with the parameters of its fields. */
export const told = (key: keyof typeof events, params: Params): string =>
  capital(t<keyof typeof all>(key, params));
