/** How The Patrons of Venice is searched: see `engine/search/contract.ts`. */

import type { Searching } from '../../../search/contract.ts';
import { choose } from '../bot/choose.ts';
import { progress } from '../bot/worth.ts';
import { TURN } from '../state.ts';
import { believe } from './believe.ts';
import { features, measure } from './measure.ts';
import { prune } from './prune.ts';
import { weights } from './weights.ts';

const BUCKETS = 8;

export const searching: Searching = {
  features,
  weights,
  leadWeight: 0.03,
  buckets: BUCKETS,
  // How far the leader has come: matches take from 20 to 60 turns.
  bucket: (s) => Math.min(BUCKETS - 1, Math.floor(BUCKETS * progress(s))),
  // The next lead's choice: everybody has carried out the action.
  stage: (s) => s[TURN],
  measure,
  policy: choose,
  believe,
  prune,
};
