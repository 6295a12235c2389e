/** Views and actions are the canonical JSON of appendix A, over random matches. */

import { holdsToAppendix } from '../appendix.ts';
import { samples } from './samples.ts';

holdsToAppendix(
  samples,
  'UNKNOWN_ID',
  [
    { phase: 'lunch' },
    { decider: [0, 1] },
    { clothPile: 10 },
    { market: { gold: 1 } },
    { statues: ['POLO', 'POLO'] },
    { sites: { B23: { business: 'draper', owner: 0 } } },
  ],
  (action, seats) => Number(action.boardOwner ?? 0) >= seats,
);
