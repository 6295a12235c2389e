/** Places at the end of a match. */

import type { Standing } from './contract.ts';

/** Where a seat stands, from 1 on; winners come first, whatever broke their tie. Pure. */
export function placeOf(own: Standing, standings: readonly Standing[]): number {
  if (own.winner) return 1;
  return 1 + standings.filter((one) => one.winner || one.score > own.score).length;
}
