/** How Genoa's odds are told and its decisions weighed: see `engine/search/contract.ts`. */

import type { Game } from '../../../core/contract.ts';
import type { Searching } from '../../../search/contract.ts';
import { genoa } from '../index.ts';
import { PATH_SIZE, TURN } from '../state.ts';
import { believe } from './believe.ts';
import { BUCKETS, bucket } from './course.ts';
import { features, measure } from './measure.ts';
import { policy, prune } from './policy.ts';
import { weights } from './weights.ts';

/** More spaces than a turn's way ever has. */
const LONGEST_WAY = 16;

/** The game itself: whoever searches it needs both, as one piece. */
export const game = genoa as unknown as Game;

export const searching: Searching = {
  features,
  weights,
  leadWeight: 0.0005,
  buckets: BUCKETS,
  bucket,
  // The next space: until then most that is said now is settled. Two are played out.
  stage: (s) => s[TURN] * LONGEST_WAY + s[PATH_SIZE],
  horizon: 2,
  // The policy asks many figures for each of its decisions.
  mostRollouts: 24,
  measure,
  policy,
  believe,
  prune,
};
