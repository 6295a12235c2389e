/** Views and actions are the canonical JSON of appendix A, over random matches. */

import type { JsonObject } from '../../../engine/core/contract.ts';
import { appendix, holdsToAppendix } from '../appendix.ts';
import { samples } from './samples.ts';

const { seats } = appendix('strozzi', 'view.example').public as { seats: JsonObject[] };

holdsToAppendix(samples, 'UNKNOWN_ID', [
  { round: 4 },
  { phase: 'lunch' },
  { decider: [0, 1] },
  { removedCards: 7 },
  { current: { card: 'S9a', claim: null } },
  { seats: seats.map((seat) => ({ ...seat, flagsUnused: ['pirate', 'pirate'] })) },
]);
