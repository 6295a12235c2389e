/** Actions and answers that several scenes of the lesson share. */

import type { Open } from '../../../learn/lesson.ts';

export const claim = (flag: string, rule: string): Open => ({
  like: { type: 'claim', flag },
  rule,
});
export const place = (rule: string): Open => ({ like: { type: 'place' }, rule });
export const PASS = { type: 'pass' };
/** The two others let a ship go. */
export const BOTH_PASS = [
  { seat: 1, action: PASS },
  { seat: 2, action: PASS },
];
