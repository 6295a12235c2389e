/** How The Patrons of Venice is searched: see `engine/search/contract.ts`. */

import { erase } from '../../../core/erase.ts';
import type { Searching } from '../../../search/contract.ts';
import { patronsOfVenice } from '../index.ts';
import { target } from '../scoring.ts';
import { type State, TURN } from '../state.ts';
import { believe, prune } from './believe.ts';
import { city, survey } from './city.ts';
import { gains } from './gains.ts';
import { features, measure } from './measure.ts';
import { policy } from './policy.ts';
import { weights } from './weights.ts';

/** The game itself: a search needs both, as one piece. */
export const game = erase(patronsOfVenice);

const BUCKETS = 6;

/** By the leader's way to the target. */
function bucket(s: State): number {
  survey(s);
  return Math.min(BUCKETS - 1, Math.floor((BUCKETS * city.most) / target(s)));
}

export const searching: Searching = {
  features,
  weights,
  leadWeight: 0.03,
  buckets: BUCKETS,
  bucket,
  oddsFrom: 2,
  // The next turn: everybody has done the lead's action.
  stage: (s) => s[TURN],
  // The gains of a turn often come when others lead: four turns are played out.
  horizon: 4,
  judgedFrom: 2,
  // Early in a match four turns are long: 400 roll-outs of them would take far more than a tenth of a second.
  mostSteps: 20_000,
  // `npm run odds`, seed 3.
  sharpness: { public: 0.89, seat: 0.9, hands: 0.9 },
  measure,
  policy,
  believe,
  prune,
  gains,
};
