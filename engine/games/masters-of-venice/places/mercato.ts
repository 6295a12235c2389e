/** Mercato (rules, 5.11): single cubes from and to the bag; the Trader has two and a swap. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { basket, word } from '../../../kit/fields.ts';
import * as codes from '../codes.ts';
import { body, fewerOf, make, sumThree, three } from '../codes.ts';
import { RESOURCES } from '../data.ts';
import { cubeMap, tell } from '../effects/emit.ts';
import { pay } from '../effects/pay.ts';
import { resourceUp } from '../effects/pegs.ts';
import * as errors from '../errors.ts';
import { AT_MERCATO, turnRow } from '../row.ts';
import { cubeShortage } from '../shortages.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';

const { T_MERCATO_BUY, T_MERCATO_SELL, T_MERCATO_SWAP } = codes;
const { E_BAG, E_BOTH_WAYS, E_CASH, E_CHARACTER, E_CUBES, E_EMPTY, E_LIMIT, OK } = errors;
const {
  BAG,
  CASH,
  CHARACTER,
  CUBES,
  PRICE,
  TURN_BOUGHT,
  TURN_SOLD,
  TURN_USED,
  USED_MERCATO_BUY,
  USED_MERCATO_SELL,
  USED_MERCATO_SWAP,
} = state;

/** `cubes`: six counts of three bits, resource 0 lowest. */
export const packMercatoBuy = (cubes: number): number => make(T_MERCATO_BUY, cubes);
export const packMercatoSell = (cubes: number): number => make(T_MERCATO_SELL, cubes);
const packSwap = (give: number, take: number): number => make(T_MERCATO_SWAP, (give << 3) | take);

const TRADER = 1 << 5;
const isTrader = (s: State, seat: number): boolean => (s[CHARACTER + at(seat)] & TRADER) !== 0;

/** Ducats for the cubes of a code, at the (single) current price. */
function cubesValue(s: State, code: number): number {
  let value = 0;
  for (let r = 0; r < 6; r++) value += three(code, r) * s[PRICE + r];
  return value;
}

/** Resources in a code, as a bit mask. */
function resourcesOf(code: number): number {
  let mask = 0;
  for (let r = 0; r < 6; r++) if (three(code, r) > 0) mask |= 1 << r;
  return mask;
}

/**
 * The condition of both deals: one cube (MV-608: the Trader up to two), not dealt the other way.
 */
function checkCubes(s: State, seat: number, code: number, otherWay: number): number {
  const total = sumThree(body(code), 6);
  if (total === 0) return E_EMPTY;
  if (total > (isTrader(s, seat) ? 2 : 1)) return E_LIMIT;
  return (resourcesOf(code) & otherWay) !== 0 ? E_BOTH_WAYS : OK; // MV-483, MV-609
}

function covers(s: State, start: number, code: number): boolean {
  for (let r = 0; r < 6; r++) if (three(code, r) > s[start + r]) return false;
  return true;
}

function checkMercatoBuy(s: State, seat: number, code: number): number {
  const error = checkCubes(s, seat, code, s[TURN_SOLD]);
  if (error !== OK) return error;
  if (!covers(s, BAG, code)) return E_BAG; // MV-485
  return cubesValue(s, code) > s[CASH + at(seat)] ? E_CASH : OK;
}

function checkMercatoSell(s: State, seat: number, code: number): number {
  const error = checkCubes(s, seat, code, s[TURN_BOUGHT]);
  if (error !== OK) return error;
  return covers(s, CUBES + at(seat), code) ? OK : E_CUBES;
}

/** MV-610. */
function checkSwap(s: State, seat: number, code: number): number {
  const give = body(code) >> 3;
  const take = body(code) & 7;
  if (!isTrader(s, seat)) return E_CHARACTER;
  if (give === take) return E_BOTH_WAYS;
  if (s[CUBES + at(seat) + give] === 0) return E_CUBES;
  return s[BAG + take] === 0 ? E_BAG : OK;
}

/** Appends every lot of up to `most` cubes that `start` covers and `cash` pays. */
function listCubes(
  s: State,
  start: number,
  barred: number,
  most: number,
  cash: number,
  base: number,
  out: Int32Array,
  from: number,
): number {
  let n = from;
  for (let i = 0; i < 6; i++) {
    const rest = cash - s[PRICE + i];
    if (s[start + i] < 1 || rest < 0 || (barred & (1 << i)) !== 0) continue;
    const one = base + (1 << (3 * i));
    out[n++] = one;
    if (most < 2) continue;
    for (let j = i; j < 6; j++) {
      const wanted = j === i ? 2 : 1;
      if (s[start + j] < wanted || rest < s[PRICE + j] || (barred & (1 << j)) !== 0) continue;
      out[n++] = one + (1 << (3 * j));
    }
  }
  return n;
}

const NO_LIMIT = 1 << 20;

/** MV-481, MV-482: buy and sell once each; MV-610: the Trader's swap. */
export function legalMercato(s: State, seat: number, out: Int32Array, from: number): number {
  let n = from;
  const used = s[TURN_USED];
  const trader = isTrader(s, seat);
  const most = trader ? 2 : 1;
  if ((used & USED_MERCATO_BUY) === 0) {
    const cash = s[CASH + at(seat)];
    n = listCubes(s, BAG, s[TURN_SOLD], most, cash, packMercatoBuy(0), out, n);
  }
  const own = CUBES + at(seat);
  if ((used & USED_MERCATO_SELL) === 0) {
    n = listCubes(s, own, s[TURN_BOUGHT], most, NO_LIMIT, packMercatoSell(0), out, n);
  }
  if (!trader || (used & USED_MERCATO_SWAP) !== 0) return n;
  for (let give = 0; give < 6; give++) {
    if (s[own + give] === 0) continue;
    for (let take = 0; take < 6; take++) {
      if (take !== give && s[BAG + take] > 0) out[n++] = packSwap(give, take);
    }
  }
  return n;
}

/** MV-481, MV-484: from the bag; MV-486: no orders, no dividend, no share price. */
function applyMercatoBuy(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const cost = cubesValue(s, code);
  s[TURN_USED] |= USED_MERCATO_BUY;
  s[TURN_BOUGHT] |= resourcesOf(code);
  moveCubes(s, code, BAG, CUBES + at(seat));
  if (sink !== null) {
    tell(sink, { type: 'mercatoBought', seat, cubes: cubeMap((r) => three(code, r)), cost });
  }
  pay(s, seat, 0 - cost, 'mercatoBuy', sink);
  raisePrices(s, code, sink);
}

/** MV-482, MV-484: selling raises the price too. */
function applyMercatoSell(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const proceeds = cubesValue(s, code);
  s[TURN_USED] |= USED_MERCATO_SELL;
  s[TURN_SOLD] |= resourcesOf(code);
  moveCubes(s, code, CUBES + at(seat), BAG);
  if (sink !== null) {
    tell(sink, { type: 'mercatoSold', seat, cubes: cubeMap((r) => three(code, r)), proceeds });
  }
  pay(s, seat, proceeds, 'mercatoSell', sink);
  raisePrices(s, code, sink);
}

/** MV-610: no price moves. */
function applySwap(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const give = body(code) >> 3;
  const take = body(code) & 7;
  s[TURN_USED] |= USED_MERCATO_SWAP;
  s[CUBES + at(seat) + give]--;
  s[BAG + give]++;
  s[BAG + take]--;
  s[CUBES + at(seat) + take]++;
  if (sink !== null) {
    tell(sink, { type: 'mercatoSwapped', seat, give: RESOURCES[give], take: RESOURCES[take] });
  }
}

/** Moves the cubes between two lists of counts by resource. */
function moveCubes(s: State, code: number, from: number, to: number): void {
  for (let r = 0; r < 6; r++) {
    const count = three(code, r);
    s[from + r] -= count;
    s[to + r] += count;
  }
}

function raisePrices(s: State, code: number, sink: EventSink | null): void {
  for (let r = 0; r < 6; r++) {
    const count = three(code, r);
    if (count > 0) resourceUp(s, r, count, 'mercato', sink);
  }
}

const cubes = basket(RESOURCES, 15, 3);

/** The common part of buying and selling. */
const deal = {
  places: AT_MERCATO,
  fields: { cubes },
  power: 5,
  asks: three,
  cost: cubesValue,
  nearer: (_s: State, _seat: number, code: number): number[] => fewerOf(code, 6),
} as const;
const most = (s: State, seat: number): { readonly most: number } => ({
  most: isTrader(s, seat) ? 2 : 1,
});

export const mercatoBuyRow = turnRow({
  ...deal,
  type: 'mercatoBuy',
  code: make(T_MERCATO_BUY, 0),
  rule: 'MV-481',
  refusals: { E_LIMIT: 'MV-608', E_BOTH_WAYS: 'MV-483', E_BAG: 'MV-485' },
  used: () => USED_MERCATO_BUY,
  check: checkMercatoBuy,
  apply: applyMercatoBuy,
  figures: {
    E_LIMIT: most,
    E_BAG: (s, _seat, code) =>
      cubeShortage(
        (r) => three(code, r),
        (r) => s[BAG + r],
      ),
  },
});

export const mercatoSellRow = turnRow({
  ...deal,
  type: 'mercatoSell',
  code: make(T_MERCATO_SELL, 0),
  rule: 'MV-482',
  refusals: { E_LIMIT: 'MV-608', E_BOTH_WAYS: 'MV-483' },
  used: () => USED_MERCATO_SELL,
  check: checkMercatoSell,
  apply: applyMercatoSell,
  figures: { E_LIMIT: most },
});

export const mercatoSwapRow = turnRow({
  type: 'mercatoSwap',
  code: make(T_MERCATO_SWAP, 0),
  rule: 'MV-610',
  places: AT_MERCATO,
  power: 5,
  fields: { give: word(RESOURCES), take: word(RESOURCES) },
  refusals: { E_BAG: 'MV-485' },
  used: () => USED_MERCATO_SWAP,
  check: checkSwap,
  apply: applySwap,
  asks: (code, r) => (body(code) >> 3 === r ? 1 : 0),
  figures: {
    E_BAG: (_s, _seat, code) => ({ resource: RESOURCES[body(code) & 7], needed: 1, have: 0 }),
  },
});
