/** How Strozzi is searched: see `engine/search/contract.ts`. */

import { erase } from '../../../core/erase.ts';
import type { Searching } from '../../../search/contract.ts';
import { SHIPS } from '../data.ts';
import { strozzi } from '../index.ts';
import { DECK_SIZE, REMOVED_SIZE, ROUND, SEATS, type State } from '../state.ts';
import { believe } from './believe.ts';
import { gains } from './gains.ts';
import { features, measure } from './measure.ts';
import { policy } from './policy.ts';
import { weights } from './weights.ts';

/** The game itself: a search needs both, as one piece. */
export const game = erase(strozzi);

/** Thirds of a round. */
const PARTS = 3;

/** Ships of this round that have been turned up, including the current one. */
const sailed = (s: State): number => SHIPS.length - s[REMOVED_SIZE] - s[DECK_SIZE];

function bucket(s: State): number {
  const part = Math.min(PARTS - 1, Math.floor((PARTS * (sailed(s) - 1)) / (3 * s[SEATS])));
  return (s[ROUND] - 1) * PARTS + part;
}

export const searching: Searching = {
  features,
  weights,
  leadWeight: 0.01,
  buckets: 9,
  bucket,
  // Each ship: its gains are settled when the next one is turned up.
  stage: (s) => s[ROUND] * SHIPS.length + sailed(s),
  // A flag is kept for later ships: the next ones are played out.
  horizon: 4,
  // `npm run odds`, seed 3.
  sharpness: { public: 1.18, seat: 0.99, hands: 0.92 },
  measure,
  policy,
  believe,
  gains,
};
