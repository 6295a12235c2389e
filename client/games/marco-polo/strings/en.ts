/** The English catalogue, put together from its parts; what events, overlay and replay tell comes later. */

import { acts } from './acts.ts';
import { effects } from './effects-en.ts';
import { options } from './options.ts';
import { panels } from './panels.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { terms } from './terms.ts';

export const en = {
  ...terms,
  ...effects,
  ...acts,
  ...refusals,
  ...options,
  ...panels,
  ...room,
} as const;
