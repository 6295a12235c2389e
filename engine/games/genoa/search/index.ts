/** Genoa's search: odds and decisions, see `engine/search/contract.ts`. */

import { erase } from '../../../core/erase.ts';
import type { Searching } from '../../../search/contract.ts';
import { genoa } from '../index.ts';
import { TURN } from '../state.ts';
import { believe } from './believe.ts';
import { BUCKETS, bucket } from './course.ts';
import { gains } from './gains.ts';
import { features, measure } from './measure.ts';
import { policy, prune } from './policy.ts';
import { weights } from './weights.ts';

/** The game itself: a search needs both, as one piece. */
export const game = erase(genoa);

export const searching: Searching = {
  features,
  weights,
  leadWeight: 0.0005,
  buckets: BUCKETS,
  bucket,
  // The policy makes no deals: its course of a turn differs from the table's.
  oddsAtOnce: true,
  // Hidden hands and purses are guessed, and much less certain than the weights assume.
  sharpness: { public: 0.53, seat: 0.52, hands: 0.77 },
  // The next turn: all choices are evaluated at the same moment. Ways that end on different spaces
  // would be evaluated in different turns, and so by the weights of different times of the match.
  stage: (s) => s[TURN],
  // The policy computes many figures for each of its decisions.
  mostRollouts: 24,
  measure,
  policy,
  believe,
  prune,
  gains,
};
