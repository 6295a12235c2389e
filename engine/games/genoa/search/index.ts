/** How Genoa's odds are told and its decisions weighed: see `engine/search/contract.ts`. */

import type { Game } from '../../../core/contract.ts';
import type { Searching } from '../../../search/contract.ts';
import { genoa } from '../index.ts';
import { TURN } from '../state.ts';
import { believe } from './believe.ts';
import { BUCKETS, bucket } from './course.ts';
import { gains } from './gains.ts';
import { features, measure } from './measure.ts';
import { policy, prune } from './policy.ts';
import { weights } from './weights.ts';

/** The game itself: whoever searches it needs both, as one piece. */
export const game = genoa as unknown as Game;

export const searching: Searching = {
  features,
  weights,
  leadWeight: 0.0005,
  buckets: BUCKETS,
  bucket,
  // The policy deals with nobody: what it makes of a turn is not what the table will.
  oddsAtOnce: true,
  // What is in hidden hands and purses is guessed, and so much less sure than the weights take it to be.
  sharpness: { public: 0.53, seat: 0.52, hands: 0.77 },
  // The next turn: whatever is chosen, it is judged at the same moment. Ways that end at different
  // spaces would be judged in different turns, and so by the weights of different times of the match.
  stage: (s) => s[TURN],
  // The policy asks many figures for each of its decisions.
  mostRollouts: 24,
  measure,
  policy,
  believe,
  prune,
  gains,
};
