/** How Masters of Venice is searched: see `engine/search/contract.ts`. */

import { erase } from '../../../core/erase.ts';
import type { Searching } from '../../../search/contract.ts';
import { mastersOfVenice } from '../index.ts';
import { ROUND } from '../state.ts';
import { believe, prune } from './believe.ts';
import { gains } from './gains.ts';
import { features, measure } from './measure.ts';
import { policy } from './policy.ts';
import { weights } from './weights.ts';

/** The game itself: a search needs both, as one piece. */
export const game = erase(mastersOfVenice);

export const searching: Searching = {
  features,
  weights,
  leadWeight: 0.05,
  buckets: 8,
  bucket: (state) => (state[ROUND] - 1) >> 1,
  // The start of the next round: prices and places have settled, and nothing is half done.
  stage: (state) => state[ROUND],
  // `npm run odds`, seed 3.
  sharpness: { public: 0.8, seat: 0.64, hands: 0.88 },
  measure,
  policy,
  believe,
  prune,
  gains,
};
