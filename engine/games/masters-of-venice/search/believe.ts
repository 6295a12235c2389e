/** A seat's assumptions about facts that the rules leave open; and the choices worth a thought. */

import type { Chance } from '../../../core/chance.ts';
import { body, DOCK_BASE, T_BID, T_DELIVER } from '../codes.ts';
import { PRICE_STEP } from '../data.ts';
import { dockCount, stealOf } from '../places/docks.ts';
import { award, takeVpOf } from '../places/guildHall.ts';
import * as S from '../state.ts';
import { at, type State } from '../state.ts';
import { cubeWorth, plan } from './plan.ts';
import { policy } from './policy.ts';

/** A seat's mean ducats at a round's start, and the blur to either side. */
const USUAL_CASH = 110;
const CASH_BLUR = 70;

/** Hidden money becomes the usual amount, and others' secret choices become the policy's. */
export function believe(s: State, seat: number, chance: Chance): void {
  const isBid = s[S.PHASE] === S.PHASE_BID;
  const isMove = s[S.PHASE] === S.PHASE_DESTINATION;
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (p === seat) continue;
    if (s[S.OPT_MONEY_OPEN] === 0 && s[S.PHASE] !== S.PHASE_FINISHED) {
      s[S.CASH + at(p)] =
        5 * Math.floor((USUAL_CASH - CASH_BLUR + chance.below(2 * CASH_BLUR)) / 5);
    }
    s[S.STANCE + at(p)] = S.STANCE_PLACE_START;
    const chosen = (isBid ? S.BID : S.DESTINATION) + at(p);
    if ((!isBid && !isMove) || s[chosen] < 0) continue;
    const code = policy(s, p, chance);
    s[chosen] = isBid ? PRICE_STEP * body(code) : body(code);
  }
}

/** Bids above this are not worth a thought. */
const HIGHEST_BID = 60;
/** Baskets at the docks that are. */
const MOST_BASKETS = 40;
const gains = new Float64Array(1 << 16);

const isBasket = (code: number): boolean => (code & DOCK_BASE) !== 0;

/**
 * Keeps the baskets with the greatest gain, bids that are not too high, deliveries for all or no
 * points.
 */
export function prune(s: State, seat: number, codes: Int32Array, count: number): number {
  const floor = count > MOST_BASKETS ? leastGain(s, seat, codes, count) : Number.NEGATIVE_INFINITY;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const code = codes[i];
    if (isBasket(code)) {
      if (gains[i] < floor) continue;
    } else if (code >>> 25 === T_BID) {
      if (body(code) * PRICE_STEP > HIGHEST_BID) continue;
    } else if (code >>> 25 === T_DELIVER) {
      const points = takeVpOf(code);
      if (points !== 0 && points !== award(s, seat)) continue;
    }
    codes[kept++] = code;
  }
  return kept;
}

/** Fills `gains` with the gain of each basket; returns the gain of the last kept one. */
function leastGain(s: State, seat: number, codes: Int32Array, count: number): number {
  plan(s, seat);
  const all: number[] = [];
  for (let i = 0; i < count; i++) {
    gains[i] = 0;
    if (!isBasket(codes[i])) continue;
    gains[i] = gainOf(s, codes[i]);
    all.push(gains[i]);
  }
  all.sort((a, b) => b - a);
  return all[Math.min(all.length, MOST_BASKETS) - 1] ?? 0;
}

/** Value of a basket's cubes above their prices. */
function gainOf(s: State, code: number): number {
  let gain = 0;
  for (let r = 0; r < 6; r++) {
    const bought = dockCount(code, r);
    for (let k = 0; k < bought; k++) gain += cubeWorth(s, r, k) - s[S.PRICE + r];
    if (stealOf(code) === r) gain += cubeWorth(s, r, bought);
  }
  return gain;
}
