/** How Marco Polo is searched: see `engine/search/contract.ts`. */

import { erase } from '../../../core/erase.ts';
import type { Searching } from '../../../search/contract.ts';
import { ROUNDS } from '../data.ts';
import { marcoPolo } from '../index.ts';
import { at, HAND, ROUND, SEATS, type State, TURN } from '../state.ts';
import { believe, prune } from './believe.ts';
import { gains } from './gains.ts';
import { features, measure } from './measure.ts';
import { policy } from './policy.ts';
import { weights } from './weights.ts';

/** The game itself: a search needs both, as one piece. */
export const game = erase(marcoPolo);

/** Parts of a round, by the dice that are left. */
const PARTS = 2;
/** A seat has fewer dice than this in the later parts. */
const DICE_OF_PART = 3;

/** Parts of a round: many dice left, or few. */
function bucket(s: State): number {
  let dice = 0;
  for (let p = 0; p < s[SEATS]; p++) {
    for (let left = s[HAND + at(p)]; left !== 0; left &= left - 1) dice++;
  }
  const round = s[ROUND] > 0 ? s[ROUND] - 1 : 0;
  const part = PARTS - 1 - Math.min(PARTS - 1, Math.floor(dice / s[SEATS] / DICE_OF_PART));
  return round * PARTS + part;
}

export const searching: Searching = {
  features,
  weights,
  leadWeight: 0.1,
  buckets: PARTS * ROUNDS,
  bucket,
  // Two turns, and four times as many: the seat's own next one or two dice are placed as well,
  // which reveals more than many roll-outs.
  stage: (s) => s[TURN] >> 1,
  horizon: 4,
  mostRollouts: 120,
  // `npm run odds`, seed 3.
  sharpness: { public: 0.86, seat: 0.87, hands: 0.96 },
  measure,
  policy,
  believe,
  prune,
  gains,
};
