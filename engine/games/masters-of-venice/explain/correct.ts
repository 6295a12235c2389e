/** The nearest action that is legal in place of a refused one. */

import { check } from '../check.ts';
import { actionOf, codeOf } from '../codec.ts';
import * as k from '../codes.ts';
import { legal, MAX_LEGAL } from '../legal.ts';
import { standIn } from '../standIn.ts';
import { at, CASH, STANCE, type State } from '../state.ts';
import type { Action } from '../types.ts';
import { kindOf } from './rules.ts';

let listed: Int32Array | null = null;

/** Variants of a code that keep its intention, the nearest first. */
function variants(s: State, seat: number, code: number): number[] {
  const b = k.body(code);
  switch (kindOf(code)) {
    case k.T_BID:
      return [k.packBid(s[CASH + at(seat)])];
    case k.T_ADJUST:
      return [k.packAdjust(b >> 1, 1 - (b & 1))];
    case k.T_DOCK:
      return fewerAtDock(code);
    case k.T_SELL:
      return Array.from({ length: (b & 15) - 1 }, (_, i) => code - 1 - i);
    case k.T_BUY_SHARES:
    case k.T_SELL_SHARES:
      return fewerOf(code, 7);
    case k.T_MERCATO_BUY:
    case k.T_MERCATO_SELL:
      return fewerOf(code, 6);
    case k.T_DRAW_ORDER:
      return [k.packDrawOrder(false)];
    case k.T_DELIVER:
      return Array.from({ length: k.takeVpOf(code) }, (_, i) =>
        k.packDeliver(k.cardOf(code), k.takeVpOf(code) - 1 - i),
      );
    case k.T_OFFICE:
      return [k.packOffice(false)];
    case k.T_KEEP:
      return [k.packKeep(k.keepOf(code), k.NO_CARD)];
    case k.T_FAVOR:
      return Array.from({ length: (b & 7) - 1 }, (_, i) => code - 1 - i);
    default:
      return [];
  }
}

/** One after the other, cubes are left where they are; the theft first. */
function fewerAtDock(code: number): number[] {
  const found = [k.packDock(k.dockOf(code), k.dockCounts(code), k.NONE)];
  let counts = k.dockCounts(code);
  for (let r = 5; r >= 0; r--) {
    for (let left = k.dockCount(code, r); left > 0; left--) {
      counts -= 1 << (r << 2);
      found.push(k.packDock(k.dockOf(code), counts, k.stealOf(code)));
      found.push(k.packDock(k.dockOf(code), counts, k.NONE));
    }
  }
  return found;
}

/** The same with the last of the lots taken away, one by one. */
function fewerOf(code: number, kinds: number): number[] {
  const found: number[] = [];
  let rest = code;
  for (let i = kinds - 1; i >= 0; i--) {
    for (let left = k.three(code, i); left > 0; left--) {
      rest -= 1 << (3 * i);
      found.push(rest);
    }
  }
  return found;
}

/** The first of the seat's listed actions with this property, -1 if there is none. */
function firstListed(s: State, seat: number, fits: (code: number) => boolean): number {
  listed ??= new Int32Array(MAX_LEGAL);
  const count = legal(s, seat, listed);
  for (let i = 0; i < count; i++) if (fits(listed[i])) return listed[i];
  return -1;
}

/**
 * A legal action for `seat`: a smaller version of `code`, else another of its type, else what the
 * stand-in would do; null if nothing the seat can do now comes near.
 */
export function corrected(s: State, seat: number, code: number): Action | null {
  if (code >= 0) {
    for (const near of variants(s, seat, code))
      if (check(s, seat, near) === 0) return actionOf(near);
    const same = firstListed(s, seat, (other) => kindOf(other) === kindOf(code));
    if (same >= 0) return actionOf(same);
  }
  const standing = standIn(s, seat);
  return standing >= 0 ? actionOf(standing) : null;
}

/** For a malformed action: a bid rounded down, an action of the same type, or any that is legal. */
export function wellFormed(s: State, seat: number, action: unknown): Action {
  const type = Object(action).type;
  const amount = Object(action).amount;
  if (type === 'submitBid' && typeof amount === 'number') {
    const bid = {
      type,
      amount: 5 * Math.floor(Math.min(Math.max(amount, 0), s[CASH + at(seat)]) / 5),
    };
    if (check(s, seat, codeOf(bid)) === 0) return bid as Action;
  }
  const same = firstListed(s, seat, (other) => actionOf(other).type === type);
  const legalNow = same >= 0 ? same : standIn(s, seat);
  return actionOf(legalNow >= 0 ? legalNow : k.packStance(s[STANCE + at(seat)]));
}
