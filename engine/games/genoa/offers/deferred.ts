/** The deferred part of an offer: goods out of the negotiated action (rules, section 5.7.2). */

import { YIELD } from '../buildings.ts';
import { CARD, kindOf } from '../cards.ts';
import { LARGE, LARGE_PAY, SMALL, SMALL_PAY } from '../data.ts';
import { E, OK } from '../errors.ts';
import { isBuilding } from '../map.ts';
import * as S from '../state.ts';
import * as R from './record.ts';

/** Whether it contains anything, even a committed order alone. */
const isThere = (record: Int32Array, later: number): boolean =>
  R.promises(record, later) || record[later + R.D_COMMIT] >= 0;

/**
 * GE-511, GE-512, GE-541, GE-550: the content is legal, out of this very action
 * (`E_DEFERRED_INVALID`), and available.
 */
export function checkDeferred(
  s: S.State,
  record: Int32Array,
  at: number,
  player: number,
  isOffer: boolean,
): number {
  const later = at + R.LATER;
  if (!isThere(record, later)) return OK;
  const target = record[at + R.TARGET];
  if (!isBuilding(target) || !R.promises(record, later)) return E.E_DEFERRED_INVALID;
  const commit = record[later + R.D_COMMIT];
  if (commit >= 0 && !(isOffer && canCommit(s, record, at, player, commit))) {
    return E.E_DEFERRED_INVALID;
  }
  if (record[later + R.D_DUCATS] > payOf(commit)) return E.E_DEFERRED_INVALID;
  return commit >= 0 && kindOf(commit) === LARGE
    ? checkReward(s, record, later)
    : checkYield(s, record, at, player, target);
}

/** Ducats for a committed order; 0 without one (GE-541). */
const payOf = (commit: number): number =>
  commit < 0 ? 0 : kindOf(commit) === LARGE ? LARGE_PAY : SMALL_PAY;

/**
 * The holder's own order for this building, whose goods it has after the baskets have changed
 * hands.
 */
function canCommit(
  s: S.State,
  record: Int32Array,
  at: number,
  player: number,
  commit: number,
): boolean {
  const { kind, buildings, goods } = CARD[commit];
  if (kind !== LARGE && kind !== SMALL) return false;
  if (s[S.HOLDER + commit] !== player || buildings[0] !== record[at + R.TARGET]) return false;
  if (R.hasCard(record, at + R.GIVE, commit)) return false;
  for (let i = 0; i < goods.length; i++) {
    const good = goods[i];
    const held =
      s[S.GOODS + S.at(player) + good] -
      record[at + R.GIVE + R.GOODS + good] +
      record[at + R.ASK + R.GOODS + good];
    if (held < 1) return false;
  }
  return true;
}

/** A large order's tile and ducats go to the merchant. */
function checkReward(s: S.State, record: Int32Array, later: number): number {
  const isOther = record[later + R.D_GOODS] !== 0 || record[later + R.D_MARKERS] > 0;
  if (isOther || record[later + R.D_CARDS] > 0) return E.E_DEFERRED_INVALID;
  const tile = record[later + R.D_TILE];
  return tile >= 0 && s[S.TILE_SUPPLY + tile] === 0 ? E.E_DEFERRED_UNAVAILABLE : OK;
}

/** The building's yield, as far as it is available now. */
function checkYield(
  s: S.State,
  record: Int32Array,
  at: number,
  player: number,
  target: number,
): number {
  const { draw, cards, markers, first, tile } = YIELD[target];
  const later = at + R.LATER;
  const goods = record[later + R.D_GOODS];
  const promised = record[later + R.D_TILE];
  const stored = first < 0 ? 0 : 3 << first;
  if ((goods & ~stored) !== 0) return E.E_DEFERRED_INVALID;
  if (promised >= 0 && promised !== tile) return E.E_DEFERRED_INVALID;
  if (record[later + R.D_MARKERS] > markers) return E.E_DEFERRED_INVALID;
  if (record[later + R.D_CARDS] > cards) return E.E_DEFERRED_INVALID;
  for (let good = 0; goods >> good !== 0; good++) {
    const isMissing = ((goods >> good) & 1) === 1 && s[S.SUPPLY + good] === 0;
    if (isMissing) return E.E_DEFERRED_UNAVAILABLE;
  }
  if (promised >= 0 && s[S.TILE_SUPPLY + promised] === 0) return E.E_DEFERRED_UNAVAILABLE;
  const general = s[S.GENERAL + S.at(player)] - record[at + R.ASK + R.MARKERS];
  if (record[later + R.D_MARKERS] > Math.max(0, general)) return E.E_DEFERRED_UNAVAILABLE;
  const promisedCards = record[later + R.D_CARDS];
  return promisedCards > 0 && promisedCards > S.pileCount(s, draw) ? E.E_DEFERRED_UNAVAILABLE : OK;
}
