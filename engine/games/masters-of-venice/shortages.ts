/** Shortages, as figures for the sentence of a refusal. */

import type { JsonObject } from '../../core/contract.ts';
import { three } from './codes.ts';
import { RESOURCES, STOCKS } from './data.ts';
import type { State } from './state.ts';

/** The first resource of which `have` is less than required. */
export function cubeShortage(
  asked: (r: number) => number,
  have: (r: number) => number,
): JsonObject {
  for (let r = 0; r < 6; r++) {
    if (asked(r) > have(r)) return { resource: RESOURCES[r], needed: asked(r), have: have(r) };
  }
  return {};
}

/** The same for the shares in a code, against the counts at `start`. */
export function lotShortage(s: State, code: number, start: number): JsonObject {
  for (let i = 0; i < 7; i++) {
    const have = s[start + i];
    if (three(code, i) > have) return { stock: STOCKS[i], needed: three(code, i), have };
  }
  return {};
}
