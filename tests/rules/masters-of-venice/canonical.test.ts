/** Views and actions are the canonical JSON of appendix A, over random matches. */

import { holdsToAppendix } from '../appendix.ts';
import { samples } from './samples.ts';

holdsToAppendix(samples, 'E_PARAM', [
  { round: 17 },
  { lumberPrice: 12 },
  { phase: 'lunch' },
  { docks: [] },
  { marker: { holder: 2 } },
]);
