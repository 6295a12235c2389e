/** The English catalogue, put together from its parts; the texts of events come later. */

import { acts } from './acts.ts';
import { card } from './card.ts';
import { frame } from './frame.ts';
import { hands } from './hands.ts';
import { purpose } from './purpose.ts';
import { refusals } from './refusals.ts';
import { replay } from './replay.ts';
import { terms } from './terms.ts';

export const en = {
  ...card,
  ...terms,
  ...acts,
  ...purpose,
  ...refusals,
  ...frame,
  ...hands,
  ...replay,
} as const;
