/** Inside the window of an action: its main effect, small orders, its end (rules, section 5.3). */

import { body } from '../../../kit/rows.ts';
import { YIELD } from '../buildings.ts';
import { CARD, CARD_IDS, kindOf } from '../cards.ts';
import { CHOOSE, DELIVER_SMALL, END_ACTION, PERFORM_MAIN } from '../codes.ts';
import { CARDS, FIRST_OF, LARGE, SMALL, TILES } from '../data.ts';
import {
  chooseCard,
  chooseReward,
  closeWindow,
  deliverSmall,
  kindsOfTiles,
  performDelivery,
  performYield,
} from '../effects/window.ts';
import { E, OK } from '../errors.ts';
import { cardField, optionally } from '../fields.ts';
import { conclude, goOn } from '../flow.ts';
import { during, type GeCodedRow } from '../row.ts';
import * as S from '../state.ts';

export const MODES = ['contract', 'deliver'] as const;
/** In their packed form: 0 = left out. */
export const NO_MODE = 0;
export const TO_DRAW = 1;
export const TO_DELIVER = 2;

const ORDER_BITS = 6;
const TILE_BITS = 3;
/** Mode, order and tile in a code, each 0 if left out. */
export const modeIn = (packed: number): number => (packed >> (ORDER_BITS + TILE_BITS)) & 3;
export const orderIn = (packed: number): number => ((packed >> TILE_BITS) & 63) - 1;
export const tileIn = (packed: number): number => (packed & 7) - 1;
export const packMain = (mode: number, order: number, tile: number): number =>
  (mode << (ORDER_BITS + TILE_BITS)) | ((order + 1) << TILE_BITS) | (tile + 1);

const isActor = (s: S.State, p: number): number => (s[S.ACTOR] === p ? OK : E.E_NOT_YOUR_DECISION);

/**
 * Checks the main effect of `building` with these parameters (GE-708).
 * @param back a tile that returns to the supply first, -1 = none
 */
export function checkMain(
  s: S.State,
  p: number,
  building: number,
  packed: number,
  back: number,
): number {
  const mode = modeIn(packed);
  if (!YIELD[building].villa) return packed === 0 ? OK : E.E_BAD_CHOICE;
  const order = orderIn(packed);
  const tile = tileIn(packed);
  if (mode === NO_MODE) return E.E_BAD_CHOICE;
  if (mode === TO_DRAW) return order < 0 && tile < 0 ? OK : E.E_BAD_CHOICE;
  if (order < 0 || s[S.HOLDER + order] !== p) return E.E_NOT_OWNED;
  if (kindOf(order) !== LARGE || CARD[order].buildings[0] !== building) return E.E_ORDER_MISMATCH;
  if (!hasGoods(s, p, order)) return E.E_MISSING_GOODS;
  if (back < 0 && kindsOfTiles(s) === 0) return OK;
  return tile >= 0 && s[S.TILE_SUPPLY + tile] + (tile === back ? 1 : 0) > 0 ? OK : E.E_SUPPLY_EMPTY;
}

export function hasGoods(s: S.State, p: number, order: number): boolean {
  const { goods } = CARD[order];
  for (let i = 0; i < goods.length; i++) if (s[S.GOODS + S.at(p) + goods[i]] === 0) return false;
  return true;
}

/** GE-409 */
export const mainRow: GeCodedRow = {
  type: 'performMain',
  code: PERFORM_MAIN,
  states: during(S.ACTION),
  rule: 'GE-409',
  fields: { mode: optionally(MODES), order: optionally(CARD_IDS), tileChoice: optionally(TILES) },
  refusals: {
    E_MAIN_DONE: 'GE-401',
    E_BAD_CHOICE: 'GE-708',
    E_NOT_OWNED: 'GE-804',
    E_ORDER_MISMATCH: 'GE-804',
    E_MISSING_GOODS: 'GE-804',
    E_SUPPLY_EMPTY: 'GE-804',
  },
  check: (s, p, code) => {
    if (s[S.ACTOR] !== p) return E.E_NOT_YOUR_DECISION;
    if (s[S.MAIN_DONE] === 1) return E.E_MAIN_DONE;
    return checkMain(s, p, S.tower(s), body(code), -1);
  },
  apply: (s, p, code, chance, sink) => {
    const packed = body(code);
    if (modeIn(packed) === TO_DELIVER) {
      // If no tile is left there is none, independent of the name.
      const tile = kindsOfTiles(s) === 0 ? -1 : tileIn(packed);
      performDelivery(s, p, orderIn(packed), tile, chance, sink);
    } else {
      performYield(s, p, chance, sink);
    }
    conclude(s, sink);
  },
};

/** GE-805 … GE-807 */
export const smallRow: GeCodedRow = {
  type: 'deliverSmall',
  code: DELIVER_SMALL,
  states: during(S.ACTION),
  rule: 'GE-805',
  fields: { order: cardField },
  refusals: { E_ORDER_LIMIT: 'GE-807', E_NOT_TOWER_ACTION: 'GE-915' },
  check: (s, p, code) => {
    if (s[S.ACTOR] !== p) return E.E_NOT_YOUR_DECISION;
    if (s[S.MAIN_DONE] === 0) return E.E_MAIN_FIRST;
    if (s[S.SMALL_DONE] === 1 || s[S.LARGE_DONE] === 1) return E.E_ORDER_LIMIT;
    const order = body(code);
    if (s[S.HOLDER + order] !== p) return E.E_NOT_OWNED;
    const wanted = CARD[order].buildings[0];
    if (kindOf(order) !== SMALL || wanted !== S.tower(s)) {
      const isTiled = kindOf(order) === SMALL && ((s[S.TILED] >> wanted) & 1) === 1;
      return isTiled ? E.E_NOT_TOWER_ACTION : E.E_ORDER_MISMATCH;
    }
    return hasGoods(s, p, order) ? OK : E.E_MISSING_GOODS;
  },
  apply: (s, p, code, chance, sink) => {
    deliverSmall(s, p, body(code), chance, sink);
    conclude(s, sink);
  },
};

/** GE-410 */
export const endRow: GeCodedRow = {
  type: 'endAction',
  code: END_ACTION,
  states: during(S.ACTION),
  fields: {},
  rule: 'GE-410',
  refusals: { E_MAIN_PENDING: 'GE-409' },
  check: (s, p) => {
    const actor = isActor(s, p);
    return actor !== OK ? actor : s[S.MAIN_DONE] === 1 ? OK : E.E_MAIN_PENDING;
  },
  apply: (s, _p, _code, _chance, sink) => {
    closeWindow(s, sink);
    goOn(s, sink);
    conclude(s, sink);
  },
};

/** GE-540, GE-804: the answer to a question inside an acceptance. */
export const chooseRow: GeCodedRow = {
  type: 'choose',
  code: CHOOSE,
  states: during(S.ACTION),
  rule: 'GE-540',
  fields: { card: optionally(CARD_IDS), tile: optionally(TILES) },
  whilePending: true,
  outside: () => E.E_WRONG_PHASE,
  check: (s, p, code) => {
    if (s[S.PENDING] === S.NOTHING_PENDING) return E.E_WRONG_PHASE;
    if (s[S.ACTOR] !== p) return E.E_NOT_YOUR_DECISION;
    const card = orderIn(body(code));
    const tile = tileIn(body(code));
    if (s[S.PENDING] === S.HAND_OVER) {
      return tile < 0 && placeOf(s, card) >= 0 ? OK : E.E_BAD_CHOICE;
    }
    return card < 0 && tile >= 0 && s[S.TILE_SUPPLY + tile] > 0 ? OK : E.E_BAD_CHOICE;
  },
  apply: (s, p, code, chance, sink) => {
    if (s[S.PENDING] === S.HAND_OVER) {
      chooseCard(s, p, placeOf(s, orderIn(body(code))), chance, sink);
    } else {
      chooseReward(s, p, tileIn(body(code)), chance, sink);
    }
    conclude(s, sink);
  },
};

/** The place of a card among those drawn, -1 for none. */
function placeOf(s: S.State, card: number): number {
  for (let i = 0; i < s[S.PENDING_SIZE]; i++) if (s[S.PENDING_CARD + i] === card) return i;
  return -1;
}

/** The answers to an open question. */
export function legalChoice(s: S.State, out: Int32Array): number {
  let n = 0;
  if (s[S.PENDING] === S.HAND_OVER) {
    for (let i = 0; i < s[S.PENDING_SIZE]; i++) {
      out[n++] = CHOOSE + packMain(NO_MODE, s[S.PENDING_CARD + i], -1);
    }
    return n;
  }
  for (let tile = 0; tile < TILES.length; tile++) {
    if (s[S.TILE_SUPPLY + tile] > 0) out[n++] = CHOOSE + packMain(NO_MODE, -1, tile);
  }
  return n;
}

/**
 * The ways to carry out the main effect of a building, each as `base` plus its parameters.
 * @param back a tile that returns to the supply first, -1 = none
 */
export function legalMain(
  s: S.State,
  p: number,
  building: number,
  back: number,
  base: number,
  out: Int32Array,
  start: number,
): number {
  let n = start;
  if (!YIELD[building].villa) {
    out[n++] = base;
    return n;
  }
  out[n++] = base + packMain(TO_DRAW, -1, -1);
  for (let order = FIRST_OF[LARGE]; order < FIRST_OF[LARGE + 1]; order++) {
    if (s[S.HOLDER + order] !== p || CARD[order].buildings[0] !== building) continue;
    if (!hasGoods(s, p, order)) continue;
    if (back < 0 && kindsOfTiles(s) === 0) {
      out[n++] = base + packMain(TO_DELIVER, order, -1);
      continue;
    }
    for (let tile = 0; tile < TILES.length; tile++) {
      if (s[S.TILE_SUPPLY + tile] === 0 && tile !== back) continue;
      out[n++] = base + packMain(TO_DELIVER, order, tile);
    }
  }
  return n;
}

/** The actor's possible main effects here. */
export function legalMainHere(s: S.State, p: number, out: Int32Array): number {
  if (s[S.MAIN_DONE] === 0) return legalMain(s, p, S.tower(s), -1, PERFORM_MAIN, out, 0);
  let n = 0;
  out[n++] = END_ACTION;
  if (s[S.SMALL_DONE] === 1 || s[S.LARGE_DONE] === 1) return n;
  for (let order = FIRST_OF[SMALL]; order < FIRST_OF[SMALL + 1] && order < CARDS; order++) {
    if (s[S.HOLDER + order] === p && CARD[order].buildings[0] === S.tower(s)) {
      if (hasGoods(s, p, order)) out[n++] = DELIVER_SMALL + order;
    }
  }
  return n;
}
