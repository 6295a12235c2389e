/**
 * Conversions from the integers of a state to the words of its view: lists, masks and sparse maps.
 */

import type { State } from '../core/contract.ts';

/** The members of a mask, lowest bit first. */
export function members(mask: number): number[] {
  const found: number[] = [];
  for (let i = 0; mask >> i !== 0; i++) if ((mask & (1 << i)) !== 0) found.push(i);
  return found;
}

/** The members of a mask by name, in the order of `ids`. */
export function named<Id extends string>(mask: number, ids: readonly Id[]): Id[] {
  return ids.filter((_, i) => (mask & (1 << i)) !== 0);
}

/** Counts from `start` on, as a sparse map (0 = absent). */
export function counts<Id extends string>(
  s: State,
  start: number,
  ids: readonly Id[],
): { [id in Id]?: number } {
  const found: { [id in Id]?: number } = {};
  for (let i = 0; i < ids.length; i++) if (s[start + i] !== 0) found[ids[i]] = s[start + i];
  return found;
}

/** A list with its length at `size` and its entries from `start` on, as ids. */
export function idsIn<Id extends string>(
  s: State,
  size: number,
  start: number,
  ids: readonly Id[],
): Id[] {
  const found: Id[] = [];
  for (let i = 0, n = s[size]; i < n; i++) found.push(ids[s[start + i]]);
  return found;
}

/** The contents of `length` places from `start` on, as ids; -1 is an empty place. */
export function drawn<Id extends string>(
  s: State,
  start: number,
  length: number,
  ids: readonly Id[],
): Id[] {
  const found: Id[] = [];
  for (let i = 0; i < length; i++) if (s[start + i] >= 0) found.push(ids[s[start + i]]);
  return found;
}

/** The id at `index`, null for -1. */
export function idOrNull<Id extends string>(ids: readonly Id[], index: number): Id | null {
  return index < 0 ? null : ids[index];
}

/** A seat or an amount, null for -1. */
export const orNull = (value: number): number | null => (value < 0 ? null : value);
