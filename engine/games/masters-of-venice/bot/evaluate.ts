/**
 * The value of a position for a seat, in ducats (100 ducats = 1 VP, rules section 12): the score if
 * it ended now, plus the expected gains of goods, orders and tiles in the remaining rounds.
 */

import {
  FAVOR_MAX,
  GUILD_ORDERS,
  GUILD_VP,
  isBidRound,
  LUMBER,
  RESOURCE_SHOP,
  UNDELIVERED_PENALTY,
} from '../data.ts';
import {
  at,
  cash,
  cubes,
  DELIVERED_SIZE,
  FAVORS,
  FAVORS_SIZE,
  HAND,
  HAND_SIZE,
  orders,
  PHASE_FINISHED,
  phase,
  price,
  RUMORS_SIZE,
  round,
  type State,
  seatCount,
  sharePrice,
  shares,
  vp,
} from '../state.ts';

const DUCATS_PER_VP = 100;

/** Commerce rounds that begin after the running one. */
export function roundsLeft(state: State): number {
  let left = 0;
  for (let r = round(state) + 1; r <= 16; r++) if (!isBidRound(r)) left++;
  return left;
}

/** How much of a good's price at the shops a cube is worth today, the more rounds the more. */
const SALE_CONFIDENCE = [0, 0.5, 0.62, 0.68];
const confidence = (left: number): number => SALE_CONFIDENCE[Math.min(left, 3)];

/** Cubes not yet reserved for a Guild Order, during an evaluation. */
const free = new Int32Array(6);

function takeStock(state: State, seat: number): void {
  for (let r = 0; r < 6; r++) free[r] = cubes(state, seat, r);
}

/**
 * Free cubes of a seat: the share that open orders will take at 2p, the rest at a fraction of p.
 */
function goods(state: State, seat: number, left: number): number {
  const n = seatCount(state);
  let value = 0;
  for (let r = 0; r < 6; r++) {
    const own = free[r];
    if (own === 0) continue;
    const p = price(state, r);
    if (left === 0) {
      value -= (own * p) / 2;
      continue;
    }
    const shop = RESOURCE_SHOP[r];
    if (r === LUMBER || shop < 0) {
      value += own * p * 0.6 * confidence(left);
      continue;
    }
    let rivals = 0;
    for (let q = 0; q < n; q++) if (q !== seat) rivals += cubes(state, q, r);
    const open = Math.max(0, orders(state, shop) - rivals * 0.35);
    const sold = Math.min(own, open);
    value += (sold * 2 * p + (own - sold) * 0.6 * p) * confidence(left);
  }
  return value;
}

/** Chance that a Guild Order with `missing` cubes is still delivered. */
function delivery(missing: number, left: number): number {
  if (left === 0) return 0;
  if (missing === 0) return left >= 2 ? 0.8 : 0.6;
  if (missing === 1) return left >= 4 ? 0.55 : left >= 2 ? 0.35 : 0.1;
  if (missing === 2) return left >= 6 ? 0.4 : left >= 3 ? 0.2 : 0.03;
  return left >= 8 ? 0.25 : left >= 5 ? 0.1 : 0.01;
}

const MAX_PLANNED = 3;
/** The second and third planned order are that much less likely to be filled. */
const PLANNED = [1, 0.75, 0.5];

/** Cubes of `card` that are missing among the free ones. */
function missingFor(card: readonly number[]): number {
  let missing = 0;
  for (let r = 0; r < 6; r++) missing += Math.max(0, card[r] - free[r]);
  return missing;
}

/**
 * Undelivered Guild Orders, the nearest to completion first: each reserves its cubes, and a third
 * order in hand is hardly ever filled. An undelivered one costs its penalty.
 */
function guildOrders(state: State, seat: number, left: number): number {
  const base = at(seat);
  const held = state[HAND_SIZE + base];
  const penalty = UNDELIVERED_PENALTY * DUCATS_PER_VP;
  let done = 0;
  let value = 0;
  for (let planned = 0; planned < held; planned++) {
    if (planned >= MAX_PLANNED) {
      value -= (held - planned) * penalty * 0.9;
      break;
    }
    let nearest = -1;
    let fewest = 4;
    for (let i = 0; i < held; i++) {
      if (done & (1 << i)) continue;
      const missing = missingFor(GUILD_ORDERS[state[HAND + base + i]]);
      if (missing < fewest) {
        fewest = missing;
        nearest = i;
      }
    }
    done |= 1 << nearest;
    const card = GUILD_ORDERS[state[HAND + base + nearest]];
    let blocked = 0;
    for (let r = 0; r < 6; r++) {
      const shop = RESOURCE_SHOP[r];
      if (shop >= 0) blocked += Math.max(0, card[r] - orders(state, shop));
      free[r] = Math.max(0, free[r] - card[r]);
    }
    const chance = delivery(fewest, left) * PLANNED[planned] * (blocked > 0 ? 0.6 : 1);
    const award = GUILD_VP[Math.min(state[DELIVERED_SIZE + base] + planned, 3)] * DUCATS_PER_VP;
    value += chance * award - (1 - chance) * penalty;
  }
  return value;
}

/** Tiles in hand: orders that a favor can still open, a rumor's nudge. */
function tiles(state: State, seat: number, left: number): number {
  if (left === 0) return 0;
  const base = at(seat);
  let value = state[RUMORS_SIZE + base] * 14;
  let best = 0;
  for (let r = 0; r < 6; r++) {
    const shop = RESOURCE_SHOP[r];
    if (shop < 0) continue;
    const unsold = cubes(state, seat, r) - orders(state, shop);
    best = Math.max(best, Math.max(0, unsold) * price(state, r));
  }
  for (let i = 0; i < state[FAVORS_SIZE + base]; i++) {
    const most = FAVOR_MAX[state[FAVORS + base + i]];
    value += most * 5 + Math.min(best, most * 40) * 0.5;
  }
  return value;
}

/** Shares at today's price, lifted a little by the goods that will pass their shops. */
function stock(state: State, seat: number, left: number): number {
  const n = seatCount(state);
  let value = 0;
  for (let k = 0; k < 7; k++) {
    const own = shares(state, seat, k);
    if (own === 0) continue;
    value += own * sharePrice(state, k);
    if (left === 0) continue;
    if (k >= 5) {
      value += own * Math.min(left, 6) * 4;
      continue;
    }
    const lift = Math.min(orders(state, k), 6) * 1.5 * (n > 2 ? 1 : 0.7) * confidence(left);
    value += own * lift;
  }
  return value;
}

/** Worth of the position to `seat`, in ducats. */
export function worth(state: State, seat: number): number {
  const left = phase(state) === PHASE_FINISHED ? 0 : roundsLeft(state);
  const money = cash(state, seat);
  // The first ducats buy the next goods: worth more than their face while there is time to trade.
  const liquidity = left >= 2 ? Math.min(money, 120) * 0.25 : 0;
  takeStock(state, seat);
  const planned = guildOrders(state, seat, left);
  return (
    vp(state, seat) * DUCATS_PER_VP +
    money +
    liquidity +
    stock(state, seat, left) +
    goods(state, seat, left) +
    planned +
    tiles(state, seat, left)
  );
}

/** The seat's value against the table's: minus a share of the others' mean value. */
export function standing(state: State, seat: number): number {
  const n = seatCount(state);
  let others = 0;
  for (let q = 0; q < n; q++) if (q !== seat) others += publicWorth(state, q);
  return worth(state, seat) - (0.35 * others) / (n - 1);
}

/** A rival's value from public facts: no hands, and no money that a view may hide. */
function publicWorth(state: State, seat: number): number {
  const left = roundsLeft(state);
  takeStock(state, seat);
  return (
    vp(state, seat) * DUCATS_PER_VP +
    cash(state, seat) +
    stock(state, seat, left) +
    goods(state, seat, left)
  );
}
