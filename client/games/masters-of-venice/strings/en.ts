/** The English catalogue, put together from its parts; what events are told with comes later. */

import { acts } from './acts.ts';
import { card } from './card.ts';
import { frame } from './frame.ts';
import { hands } from './hands.ts';
import { refusals } from './refusals.ts';
import { replay } from './replay.ts';
import { terms } from './terms.ts';

export const en = {
  ...card,
  ...terms,
  ...acts,
  ...refusals,
  ...frame,
  ...hands,
  ...replay,
} as const;
