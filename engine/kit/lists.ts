/** Lists within a state: their length at `size`, their entries from `start` on, index 0 the top. */

import type { State } from '../core/contract.ts';

/** Appends to a list. */
export function push(s: State, size: number, start: number, value: number): void {
  s[start + s[size]] = value;
  s[size]++;
}

/** Removes and answers the entry at `index` of a list; the others move up, -1 takes the last place. */
export function removeAt(s: State, size: number, start: number, index: number): number {
  const value = s[start + index];
  const last = s[size] - 1;
  for (let i = index; i < last; i++) s[start + i] = s[start + i + 1];
  s[start + last] = -1;
  s[size] = last;
  return value;
}

/** Index of `value` in a list, -1 if it is not there. */
export function indexIn(s: State, size: number, start: number, value: number): number {
  const n = s[size];
  for (let i = 0; i < n; i++) if (s[start + i] === value) return i;
  return -1;
}
