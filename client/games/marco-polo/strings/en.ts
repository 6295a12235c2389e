/** The English catalogue, put together from its parts. */

import { acts } from './acts.ts';
import { effects } from './effects-en.ts';
import { events } from './events-en.ts';
import { lessons } from './lessons.ts';
import { options } from './options.ts';
import { overlay } from './overlay.ts';
import { panels } from './panels.ts';
import { refusals } from './refusals.ts';
import { replay } from './replay.ts';
import { room } from './room.ts';
import { terms } from './terms.ts';

export const en = {
  ...terms,
  ...effects,
  ...acts,
  ...refusals,
  ...events,
  ...lessons,
  ...options,
  ...overlay,
  ...panels,
  ...room,
  ...replay,
} as const;
