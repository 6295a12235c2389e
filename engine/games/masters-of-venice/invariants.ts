/** Conditions that hold in every position (section 10), by name. */

import {
  CANAL_SPACES,
  CUBES_PER_RESOURCE,
  OFFICE_SHARE_PRICE,
  PRICE_MAX,
  PRICE_MIN,
  PRICE_STEP,
  SHARES_PER_STOCK,
} from './data.ts';
import * as S from './state.ts';

/** Names of broken invariants, in a fixed order; empty if all hold. */
export function invariants(s: S.State): string[] {
  const broken: string[] = [];
  for (const [name, holds] of CHECKS) if (!holds(s)) broken.push(name);
  return broken;
}

const CHECKS: readonly (readonly [string, (s: S.State) => boolean])[] = [
  ['seats', (s) => s[S.SEATS] >= 2 && s[S.SEATS] <= 5],
  ['gondola', (s) => s[S.ROUND] >= 1 && s[S.ROUND] <= CANAL_SPACES],
  ['cubes', cubesAreAllThere],
  ['shares', sharesAreAllThere],
  ['prices', pricesAreOnTheirTracks],
  ['orders', ordersAreOnTheirTracks],
  ['cash', cashIsWhole],
  ['favors', favorsAreAllThere],
  ['rumors', rumorsAreAllThere],
  ['guildOrders', cardsAreAllThere],
  ['characters', charactersAreHeldOnce],
  ['turnOrder', turnOrderIsAnOrder],
  ['bids', bidsCanBePaid],
  ['turn', turnHasItsSeat],
];

/** MV-002: bag + docks + offices + seats + drawn = 15 of each, and nothing below zero. */
function cubesAreAllThere(s: S.State): boolean {
  for (let r = 0; r < 6; r++) {
    let sum = s[S.BAG + r];
    if (sum < 0) return false;
    for (let d = 0; d < 4; d++) {
      if (s[S.DOCK + d * 6 + r] < 0) return false;
      sum += s[S.DOCK + d * 6 + r];
    }
    for (let p = 0; p < s[S.SEATS]; p++) {
      if (s[S.CUBES + S.at(p) + r] < 0) return false;
      sum += s[S.CUBES + S.at(p) + r];
    }
    for (let i = 0; i < 2; i++) if (s[S.OFFICE + i] === r) sum++;
    for (let i = 0; i < 4; i++) if (s[S.PENDING_CUBES + i] === r) sum++;
    if (sum !== CUBES_PER_RESOURCE) return false;
  }
  return true;
}

/** MV-003: supply + seats = 10 of each. */
function sharesAreAllThere(s: S.State): boolean {
  for (let k = 0; k < 7; k++) {
    let sum = s[S.SUPPLY + k];
    if (sum < 0) return false;
    for (let p = 0; p < s[S.SEATS]; p++) {
      if (s[S.SHARES + S.at(p) + k] < 0) return false;
      sum += s[S.SHARES + S.at(p) + k];
    }
    if (sum !== SHARES_PER_STOCK) return false;
  }
  return true;
}

const isPrice = (x: number): boolean => x >= PRICE_MIN && x <= PRICE_MAX && x % PRICE_STEP === 0;

/** MV-007, MV-011. */
function pricesAreOnTheirTracks(s: S.State): boolean {
  for (let r = 0; r < 6; r++) if (!isPrice(s[S.PRICE + r])) return false;
  for (let k = 0; k < 5; k++) if (!isPrice(s[S.SHARE + k])) return false;
  return s[S.SHARE + 5] === OFFICE_SHARE_PRICE && s[S.SHARE + 6] === OFFICE_SHARE_PRICE;
}

/** MV-009. */
function ordersAreOnTheirTracks(s: S.State): boolean {
  for (let shop = 0; shop < 5; shop++) {
    if (s[S.ORDERS + shop] < 0 || s[S.ORDERS + shop] > s[S.OPT_ORDERS_MAX]) return false;
  }
  return true;
}

/** MV-013: nobody is in debt, every amount is a multiple of 5. */
function cashIsWhole(s: S.State): boolean {
  for (let p = 0; p < s[S.SEATS]; p++) {
    const cash = s[S.CASH + S.at(p)];
    if (cash < 0 || cash % 5 !== 0) return false;
  }
  return true;
}

/** A census of cards or tiles: those met so far as a bit mask, -1 once one was met twice. */
function met(seen: number, id: number): number {
  return seen < 0 || id < 0 || (seen & (1 << id)) !== 0 ? -1 : seen | (1 << id);
}

function metAll(s: S.State, seen: number, size: number, start: number): number {
  let now = seen;
  for (let i = 0, n = s[size]; i < n; i++) now = met(now, s[start + i]);
  return now;
}

const everyOne = (total: number): number => (1 << total) - 1;

/** MV-004: stack + plaza + hands. */
function favorsAreAllThere(s: S.State): boolean {
  let seen = metAll(s, 0, S.STACK_SIZE, S.STACK);
  seen = metAll(s, seen, S.PLAZA_SIZE, S.PLAZA);
  for (let p = 0; p < s[S.SEATS]; p++) {
    seen = metAll(s, seen, S.FAVORS_SIZE + S.at(p), S.FAVORS + S.at(p));
  }
  return seen === everyOne(6);
}

/** MV-005: canal + hands + used + the three removed. */
function rumorsAreAllThere(s: S.State): boolean {
  let seen = metAll(s, 0, S.DISCARD_SIZE, S.DISCARD);
  for (let i = 1; i <= CANAL_SPACES; i++) if (s[S.CANAL + i] >= 0) seen = met(seen, s[S.CANAL + i]);
  for (let i = 0; i < 3; i++) seen = met(seen, s[S.REMOVED_RUMORS + i]);
  for (let p = 0; p < s[S.SEATS]; p++) {
    seen = metAll(s, seen, S.RUMORS_SIZE + S.at(p), S.RUMORS + S.at(p));
  }
  return seen === everyOne(15);
}

/** MV-006: deck + hands + delivered + drawn. */
function cardsAreAllThere(s: S.State): boolean {
  let seen = metAll(s, 0, S.DECK_SIZE, S.DECK);
  for (let i = 0; i < 2; i++) {
    if (s[S.PENDING_CARDS + i] >= 0) seen = met(seen, s[S.PENDING_CARDS + i]);
  }
  for (let p = 0; p < s[S.SEATS]; p++) {
    seen = metAll(s, seen, S.HAND_SIZE + S.at(p), S.HAND + S.at(p));
    seen = metAll(s, seen, S.DELIVERED_SIZE + S.at(p), S.DELIVERED + S.at(p));
  }
  return seen === everyOne(21);
}

function charactersAreHeldOnce(s: S.State): boolean {
  let held = 0;
  for (let p = 0; p < s[S.SEATS]; p++) {
    const own = s[S.CHARACTER + S.at(p)];
    if ((held & own) !== 0 || own >= 1 << 6) return false;
    held |= own;
  }
  return true;
}

/** Empty while bids are secret, else every seat once. */
function turnOrderIsAnOrder(s: S.State): boolean {
  let seen = 0;
  for (let rank = 0; rank < s[S.SEATS]; rank++) {
    const seat = s[S.TURN_ORDER + rank];
    if (seat >= 0) seen |= 1 << seat;
  }
  return seen === (s[S.PHASE] === S.PHASE_BID ? 0 : (1 << s[S.SEATS]) - 1);
}

/** MV-204, MV-205. */
function bidsCanBePaid(s: S.State): boolean {
  for (let p = 0; p < s[S.SEATS]; p++) {
    const bid = s[S.BID + S.at(p)];
    if (bid >= 0 && bid % 5 !== 0) return false;
    if (s[S.PHASE] === S.PHASE_BID && bid > s[S.CASH + S.at(p)]) return false;
  }
  return true;
}

/** A turn, and only a turn, has its seat and its place; a question is open only inside one. */
function turnHasItsSeat(s: S.State): boolean {
  if (s[S.PHASE] !== S.PHASE_TURN) return s[S.PENDING] === S.PENDING_NONE;
  return s[S.TURN_SEAT] >= 0 && s[S.TURN_SEAT] < s[S.SEATS] && s[S.TURN_PLACE] >= 0;
}
