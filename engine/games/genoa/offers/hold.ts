/** Standing offers: how they begin, change and end (rules, sections 5.7.3 and 5.7.6). */

import type { EventSink } from '../../../core/events.ts';
import { EXTRA_ACTION } from '../data.ts';
import { tell } from '../effects/emit.ts';
import { OK } from '../errors.ts';
import { hasExtra, left } from '../limits.ts';
import { isBuilding } from '../map.ts';
import * as S from '../state.ts';
import { checkOwned, checkTerms, playerOf } from './judge.ts';
import { remember } from './parties.ts';
import * as R from './record.ts';

/**
 * The offer that is being checked or carried out. Each reading of an offer fills it anew: by
 * `readSlot`, or by the row of an offer that does not stand yet.
 */
export const judged = R.blankRecord();

/** Copies the standing offer of a slot into the judged offer. */
export function readSlot(s: S.State, slot: number): void {
  const at = S.offerAt(slot);
  for (let i = 0; i < R.RECORD; i++) judged[i] = s[at + i];
  judged[R.FAULTS] = 0;
}

function writeSlot(s: S.State, slot: number, record: Int32Array): void {
  const at = S.offerAt(slot);
  for (let i = 0; i < R.RECORD; i++) s[at + i] = record[i];
}

/** The slot of the open offer with this number; -1 if there is none. */
export function slotOf(s: S.State, number: number): number {
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    if (s[S.offerAt(slot) + R.NUMBER] === number) return slot;
  }
  return -1;
}

/**
 * Adds a new offer, version 1.
 * @returns its slot
 */
export function stand(s: S.State, record: Int32Array): number {
  record[R.NUMBER] = ++s[S.MADE];
  record[R.VERSION] = 1;
  record[R.SEQ] = s[S.SEQ];
  s[S.SAID]++;
  remember(s, record);
  writeSlot(s, s[S.OFFERS], record);
  return s[S.OFFERS]++;
}

/** Its next version: target and parties stay (GE-506). */
export function change(s: S.State, slot: number, record: Int32Array): void {
  record[R.VERSION]++;
  record[R.SEQ] = s[S.SEQ];
  s[S.SAID]++;
  writeSlot(s, slot, record);
}

/** Removes the offer; those behind it move up. */
export function remove(s: S.State, slot: number): void {
  const from = S.offerAt(slot + 1);
  const end = S.offerAt(s[S.OFFERS]);
  s.copyWithin(S.offerAt(slot), from, end);
  s[S.OFFERS]--;
  s.fill(0, S.offerAt(s[S.OFFERS]), end);
}

type Because = 'withdrawn' | 'declined' | 'void' | 'closed';

export function end(s: S.State, slot: number, because: Because, sink: EventSink | null): void {
  if (sink) {
    tell(sink, { type: 'offerEnded', offer: `O${s[S.offerAt(slot) + R.NUMBER]}`, because });
  }
  remove(s, slot);
}

/** All offers for a space are closed. */
export function closeFor(s: S.State, target: number, sink: EventSink | null): void {
  for (let slot = s[S.OFFERS] - 1; slot >= 0; slot--) {
    if (s[S.offerAt(slot) + R.TARGET] === target) end(s, slot, 'closed', sink);
  }
}

/** GE-547 */
export function closeAll(s: S.State, sink: EventSink | null): void {
  for (let slot = s[S.OFFERS] - 1; slot >= 0; slot--) end(s, slot, 'void', sink);
}

/** GE-534: offers that can no longer be met, in the order of making. */
export function dropVoid(s: S.State, sink: EventSink | null): void {
  let slot = 0;
  while (slot < s[S.OFFERS]) {
    if (isVoid(s, slot)) end(s, slot, 'void', sink);
    else slot++;
  }
}

/**
 * Depends on the maker's side, the target and the supply; things that the taker lacks make nothing
 * void.
 */
function isVoid(s: S.State, slot: number): boolean {
  const at = S.offerAt(slot);
  const target = s[at + R.TARGET];
  const isClaimed = target === S.tower(s) && s[S.PHASE] === S.CLAIM;
  if (!isClaimed && s[S.REACH + target] === 0) return true;
  const maker = s[at + R.MAKER];
  const isOffer = maker !== s[S.MERCHANT];
  const own = at + (isOffer ? R.GIVE : R.ASK);
  if (s[own + R.DUCATS] > s[S.DUCATS + S.at(maker)]) return true;
  if (checkOwned(s, maker, s, own) !== OK) return true;
  const player = playerOf(s, s, at);
  if (isBuilding(target) && left(s, player) < 1 && !hasTileFor(s, at, player, isOffer)) return true;
  return checkTerms(s, s, at, player, isOffer) !== OK;
}

/** An Extra action tile for an own `useExtra`; for a proposal any. */
function hasTileFor(s: S.State, at: number, player: number, isOffer: boolean): boolean {
  if (!isOffer) return hasExtra(s, player);
  const tiles = s[S.TILE + S.at(player) + EXTRA_ACTION];
  return s[at + R.USE_EXTRA] === 1 && tiles > s[at + R.GIVE + R.TILE + EXTRA_ACTION];
}

/**
 * GE-526: whether the offer in this slot forces the merchant: it is for the building under the
 * tower, its maker can be given the action, and it asks for nothing.
 */
export function isForcing(s: S.State, slot: number): boolean {
  const at = S.offerAt(slot);
  return (
    s[S.PHASE] === S.CLAIM &&
    s[at + R.TARGET] === S.tower(s) &&
    s[at + R.MAKER] !== s[S.MERCHANT] &&
    R.isEmpty(s, at + R.ASK)
  );
}

export function hasForcing(s: S.State): boolean {
  for (let slot = 0; slot < s[S.OFFERS]; slot++) if (isForcing(s, slot)) return true;
  return false;
}
