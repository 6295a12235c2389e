/** The choices of a Sponsor action. */

import { PASS } from '../codes.ts';
import type { State } from '../state.ts';
import { list as listBusinesses } from './sponsor-business.ts';
import { list as listStatues } from './sponsor-statue.ts';

/** PV-054 */
export function legal(s: State, p: number, out: Int32Array): number {
  out[0] = PASS;
  return listBusinesses(s, p, out, listStatues(s, p, out, 1));
}
