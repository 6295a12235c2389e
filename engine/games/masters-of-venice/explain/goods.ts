/** Moves of goods on a copy of a state that keep every total of the game. */

import { refreshMajorities } from '../effects/majority.ts';
import * as S from '../state.ts';

/**
 * Takes `count` cubes of a resource from any open place, the bag first: never from the counter at
 * `spare`. Answers whether there were enough.
 */
function gatherCubes(s: S.State, resource: number, count: number, spare: number): boolean {
  let missing = count;
  const sources = [S.BAG + resource];
  for (let d = 0; d < 4; d++) sources.push(S.DOCK + d * 6 + resource);
  for (let p = 0; p < s[S.SEATS]; p++) sources.push(S.CUBES + S.at(p) + resource);
  for (const source of sources) {
    if (source === spare) continue;
    const taken = Math.min(missing, s[source]);
    s[source] -= taken;
    missing -= taken;
  }
  for (let i = 0; i < 2 && missing > 0; i++) {
    if (s[S.OFFICE + i] !== resource) continue;
    s[S.OFFICE + i] = -1;
    missing--;
  }
  return missing <= 0;
}

/** At least `count` cubes at a counter (of a seat, a dock, the bag). */
export function raiseCubes(s: S.State, counter: number, resource: number, count: number): boolean {
  const missing = count - s[counter];
  if (missing <= 0) return true;
  if (!gatherCubes(s, resource, missing, counter)) return false;
  s[counter] += missing;
  return true;
}

/** At least `count` shares at a counter (of a seat or the supply), from the supply or the others. */
export function raiseShares(s: S.State, counter: number, stock: number, count: number): boolean {
  let missing = count - s[counter];
  const sources = [S.SUPPLY + stock];
  for (let p = 0; p < s[S.SEATS]; p++) sources.push(S.SHARES + S.at(p) + stock);
  for (const source of sources) {
    if (source === counter || missing <= 0) continue;
    const taken = Math.min(missing, s[source]);
    s[source] -= taken;
    s[counter] += taken;
    missing -= taken;
  }
  refreshMajorities(s);
  return missing <= 0;
}

/** Removes `value` from the list if present. */
function drop(s: S.State, size: number, start: number, value: number): void {
  const index = S.indexIn(s, size, start, value);
  if (index >= 0) S.removeAt(s, size, start, index);
}

/** Takes a Guild Order from its place. */
export function claimCard(s: S.State, card: number): void {
  drop(s, S.DECK_SIZE, S.DECK, card);
  for (let p = 0; p < s[S.SEATS]; p++) {
    drop(s, S.HAND_SIZE + S.at(p), S.HAND + S.at(p), card);
    drop(s, S.DELIVERED_SIZE + S.at(p), S.DELIVERED + S.at(p), card);
  }
  for (let i = 0; i < 2; i++) if (s[S.PENDING_CARDS + i] === card) s[S.PENDING_CARDS + i] = -1;
}

/** Takes a favor from its place. */
export function claimFavor(s: S.State, favor: number): void {
  drop(s, S.STACK_SIZE, S.STACK, favor);
  drop(s, S.PLAZA_SIZE, S.PLAZA, favor);
  for (let p = 0; p < s[S.SEATS]; p++) {
    drop(s, S.FAVORS_SIZE + S.at(p), S.FAVORS + S.at(p), favor);
  }
}

/** Takes a rumor from its place. (A removed one is only counted out: this is a copy.) */
export function claimRumor(s: S.State, rumor: number): void {
  for (let i = 0; i < 17; i++) if (s[S.CANAL + i] === rumor) s[S.CANAL + i] = -1;
  for (let i = 0; i < 3; i++) if (s[S.REMOVED_RUMORS + i] === rumor) s[S.REMOVED_RUMORS + i] = -1;
  drop(s, S.DISCARD_SIZE, S.DISCARD, rumor);
  for (let p = 0; p < s[S.SEATS]; p++) {
    drop(s, S.RUMORS_SIZE + S.at(p), S.RUMORS + S.at(p), rumor);
  }
}
