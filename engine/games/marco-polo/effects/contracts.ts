/** Contracts: the row, the special pile, a player's holding (rules, MP-060 to MP-068). */

import type { EventSink } from '../../../core/events.ts';
import { push, removeAt } from '../../../kit/lists.ts';
import { CONTRACT_IDS } from '../cards.ts';
import { STARTING } from '../data/contracts.ts';
import { ROW_SPACES } from '../data/spaces.ts';
import { MOST_HELD, STACK_SIZE } from '../data.ts';
import { ask, DISCARD } from '../questions.ts';
import * as S from '../state.ts';
import { tell } from './emit.ts';

/** MP-067, MP-068: the top of the special pile, -1 if it is empty. */
export function drawSpecial(s: S.State): number {
  if (s[S.SPECIAL_SIZE] === 0) return -1;
  const top = S.SPECIAL + --s[S.SPECIAL_SIZE];
  const contract = s[top];
  s[top] = -1;
  return contract;
}

/** MP-066: under the special pile; a starting contract to the box. */
export function discard(s: S.State, contract: number): void {
  if (contract < STARTING) return;
  s.copyWithin(S.SPECIAL + 1, S.SPECIAL, S.SPECIAL + s[S.SPECIAL_SIZE]);
  s[S.SPECIAL] = contract;
  s[S.SPECIAL_SIZE]++;
}

export function hold(s: S.State, p: number, contract: number): void {
  push(s, S.HELD_SIZE + S.at(p), S.HELD + S.at(p), contract);
}

/** Takes the contract at `index` out of those that `p` holds. */
export const release = (s: S.State, p: number, index: number): number =>
  removeAt(s, S.HELD_SIZE + S.at(p), S.HELD + S.at(p), index);

/** Index of a contract among those that `p` holds, -1 for none. */
export function heldAt(s: S.State, p: number, contract: number): number {
  for (let i = 0; i < s[S.HELD_SIZE + S.at(p)]; i++) {
    if (s[S.HELD + S.at(p) + i] === contract) return i;
  }
  return -1;
}

/** Draws `n` contracts, then asks for those above the limit (MP-065). @returns whether it asked */
export function drawContracts(
  s: S.State,
  p: number,
  n: number,
  source: number,
  sink: EventSink | null,
): boolean {
  const before = s[S.HELD_SIZE + S.at(p)];
  for (let i = 0; i < n; i++) {
    const contract = drawSpecial(s);
    if (contract >= 0) hold(s, p, contract);
  }
  const held = s[S.HELD_SIZE + S.at(p)];
  if (held === before) return false;
  if (sink) {
    const drawn = Array.from(s.subarray(S.HELD + S.at(p) + before, S.HELD + S.at(p) + held));
    const contracts = drawn.map((contract) => CONTRACT_IDS[contract]);
    tell(sink, { type: 'contractsDrawn', seat: p, contracts });
  }
  if (held <= MOST_HELD) return false;
  ask(s, p, DISCARD, source, held - MOST_HELD);
  return true;
}

/** Contracts on the spaces. */
export function rowSize(s: S.State): number {
  let n = 0;
  while (n < ROW_SPACES && s[S.ROW + n] >= 0) n++;
  return n;
}

/** MP-028: the next stack on spaces 1 to 6. */
export function layOutRow(s: S.State, sink: EventSink | null): void {
  for (let i = 0; i < STACK_SIZE; i++) {
    s[S.ROW + i] = s[S.STACKS + --s[S.STACKS_SIZE]];
    s[S.STACKS + s[S.STACKS_SIZE]] = -1;
  }
  tellRow(s, sink);
}

/** MP-063: two contracts of the special pile if none is left. */
export function refillRow(s: S.State, sink: EventSink | null): void {
  if (s[S.ROW] >= 0) return;
  s[S.ROW] = drawSpecial(s);
  s[S.ROW + 1] = drawSpecial(s);
  if (s[S.ROW] >= 0) tellRow(s, sink);
}

function tellRow(s: S.State, sink: EventSink | null): void {
  if (!sink) return;
  const lying = Array.from(s.subarray(S.ROW, S.ROW + rowSize(s)));
  const contracts = lying.map((contract) => CONTRACT_IDS[contract]);
  tell(sink, { type: 'contractsLaidOut', contracts });
}

/** MP-028: the rest goes under the special pile, from space 1 on (AV-R34). */
export function sweepRow(s: S.State): void {
  for (let i = 0; i < ROW_SPACES; i++) {
    if (s[S.ROW + i] < 0) return;
    discard(s, s[S.ROW + i]);
    s[S.ROW + i] = -1;
  }
}

/** MP-062 */
export function slideRow(s: S.State): void {
  let to = S.ROW;
  for (let i = 0; i < ROW_SPACES; i++) {
    const contract = s[S.ROW + i];
    if (contract < 0) continue;
    s[S.ROW + i] = -1;
    s[to++] = contract;
  }
}
