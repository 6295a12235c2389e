/** The English catalogue, put together from its parts; the texts of events load later. */

import { acts } from './acts.ts';
import { deals } from './deals.ts';
import { panels } from './panels.ts';
import { refusals } from './refusals.ts';
import { terms } from './terms.ts';

export const en = {
  ...terms,
  ...acts,
  ...deals,
  ...refusals,
  ...panels,
} as const;
