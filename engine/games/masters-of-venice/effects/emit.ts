/** The one way for the rules to emit events. Call only if `sink` is not null. */

import { telling } from '../../../kit/emit.ts';
import { RESOURCES, type Resource, STOCKS, type Stock } from '../data.ts';
import type { MvEvent } from '../events.ts';
import type { Cubes, Lots } from '../types.ts';

export const { tell, tellOnly, tellWithSecret } = telling<MvEvent>();

/** A sparse map of cubes, as events carry it. */
export function cubeMap(countOf: (resource: number) => number): Cubes {
  const cubes: { [r in Resource]?: number } = {};
  for (let r = 0; r < 6; r++) if (countOf(r) > 0) cubes[RESOURCES[r]] = countOf(r);
  return cubes;
}

/** A sparse map of shares, as events carry it. */
export function lotMap(countOf: (stock: number) => number): Lots {
  const lots: { [k in Stock]?: number } = {};
  for (let k = 0; k < 7; k++) if (countOf(k) > 0) lots[STOCKS[k]] = countOf(k);
  return lots;
}
