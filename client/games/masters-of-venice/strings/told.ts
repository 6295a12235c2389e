/** The texts with which events are told: the catalogue, and what is needed for nothing else. */

import { en } from './en.ts';
import { events } from './events-en.ts';
import { textsOf } from './index.ts';

export const { t, has, term } = textsOf({ ...en, ...events });
