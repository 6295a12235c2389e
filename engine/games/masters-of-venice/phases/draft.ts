/** Phase `draft` (rules, 5.3): characters are chosen and orders adjusted, seat by seat. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { word } from '../../../kit/fields.ts';
import * as codes from '../codes.ts';
import { body, make } from '../codes.ts';
import { CHARACTERS, SHOPS } from '../data.ts';
import { tell } from '../effects/emit.ts';
import { ordersDown, ordersUp } from '../effects/pegs.ts';
import * as errors from '../errors.ts';
import { endRound } from '../flow/rounds.ts';
import { type MvRow, noTurn } from '../row.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';

const { DOWN, T_ADJUST, T_CHARACTER, UP } = codes;
const { E_CHAR_TAKEN, E_NO_EFFECT, E_PHASE, OK } = errors;
const {
  BID,
  CHARACTER,
  DRAFT_ADJUST,
  DRAFT_INDEX,
  DRAFT_PICK,
  DRAFT_SEAT,
  DRAFT_STEP,
  OPT_ORDERS_MAX,
  ORDERS,
  PHASE,
  PHASE_DRAFT,
  SEATS,
  TURN_ORDER,
} = state;

export const packCharacter = (character: number): number => make(T_CHARACTER, character);
export const packAdjust = (shop: number, direction: number): number =>
  make(T_ADJUST, (shop << 1) | direction);

/** With two seats the first picks once more at the end (MV-901): all that differs (MV-902). */
const scriptLength = (n: number): number => (n === 2 ? 5 : 2 * n - 1);

/** The rank at `index` of the script. */
function rankAt(n: number, index: number): number {
  if (n === 2) return index === 4 ? 0 : index >> 1;
  return index >> 1; // MV-214; the last seat has one step only
}

/** MV-215: pick, then adjust, before the next seat; the last seat only adjusts (MV-218). */
function stepAt(n: number, index: number): number {
  if (n > 2 && index === 2 * n - 2) return DRAFT_ADJUST;
  return (index & 1) === 0 ? DRAFT_PICK : DRAFT_ADJUST;
}

/** Characters held by any seat, as a bit mask. */
function taken(s: State): number {
  let mask = 0;
  for (let p = 0, n = s[SEATS]; p < n; p++) mask |= s[CHARACTER + at(p)];
  return mask;
}

/** MV-216: number of spaces in one direction by the seat's bid. */
export function adjustment(s: State, seat: number, direction: number): number {
  return Math.floor(s[BID + at(seat)] / (direction === UP ? 5 : 10));
}

/** MV-217: whether it would move a peg at all. */
function moves(s: State, seat: number, shop: number, direction: number): boolean {
  if (adjustment(s, seat, direction) === 0) return false;
  return direction === UP ? s[ORDERS + shop] < s[OPT_ORDERS_MAX] : s[ORDERS + shop] > 0;
}

/** MV-214. */
function checkCharacter(s: State, _seat: number, code: number): number {
  return (taken(s) & (1 << body(code))) !== 0 ? E_CHAR_TAKEN : OK;
}

function checkAdjust(s: State, seat: number, code: number): number {
  const b = body(code);
  return moves(s, seat, b >> 1, b & 1) ? OK : E_NO_EFFECT; // MV-217
}

/** The listed actions of the running step. */
export function legalDraft(s: State, seat: number, out: Int32Array): number {
  let n = 0;
  if (s[DRAFT_STEP] === DRAFT_PICK) {
    const mask = taken(s);
    for (let c = 1; c < CHARACTERS.length; c++) {
      if ((mask & (1 << c)) === 0) out[n++] = packCharacter(c);
    }
    return n;
  }
  for (let shop = 0; shop < 5; shop++) {
    if (moves(s, seat, shop, UP)) out[n++] = packAdjust(shop, UP);
    if (moves(s, seat, shop, DOWN)) out[n++] = packAdjust(shop, DOWN);
  }
  return n;
}

/** MV-220: the card stays with him until the next bidding round. */
function applyCharacter(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const character = body(code);
  s[CHARACTER + at(seat)] |= 1 << character;
  if (sink !== null) {
    tell(sink, { type: 'characterTaken', seat, character: CHARACTERS[character] });
  }
  enterStep(s, s[DRAFT_INDEX] + 1, sink);
}

/** MV-216, MV-217: the full amount, cut by the track's end. */
function applyAdjust(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const shop = body(code) >> 1;
  const direction = body(code) & 1;
  const count = adjustment(s, seat, direction);
  const from = s[ORDERS + shop];
  if (direction === UP) ordersUp(s, shop, count, 'bid', sink);
  else ordersDown(s, shop, count, 'bid', sink);
  if (sink !== null) {
    tell(sink, { type: 'ordersMoved', seat, shop: SHOPS[shop], from, to: s[ORDERS + shop] });
  }
  enterStep(s, s[DRAFT_INDEX] + 1, sink);
}

export const characterRow: MvRow = {
  // MV-213: the Gondolieri cannot be chosen, index 0 is not on offer.
  type: 'chooseCharacter',
  code: make(T_CHARACTER, 0),
  ...noTurn,
  fields: { character: word(CHARACTERS.slice(1), 1) },
  rule: 'MV-214',
  schemaRule: 'MV-213',
  moment: (s) => (s[PHASE] === PHASE_DRAFT && s[DRAFT_STEP] === DRAFT_PICK ? OK : E_PHASE),
  seatAt: DRAFT_SEAT,
  check: checkCharacter,
  apply: applyCharacter,
  figures: { E_CHAR_TAKEN: (_s, _seat, code) => ({ character: CHARACTERS[body(code)] }) },
};

export const adjustRow: MvRow = {
  type: 'adjustOrders',
  code: make(T_ADJUST, 0),
  ...noTurn,
  fields: { shop: word(SHOPS), direction: word(['up', 'down']) },
  rule: 'MV-215',
  refusals: { E_TURN: 'MV-214', E_NO_EFFECT: 'MV-217' },
  moment: (s) => (s[PHASE] === PHASE_DRAFT && s[DRAFT_STEP] === DRAFT_ADJUST ? OK : E_PHASE),
  seatAt: DRAFT_SEAT,
  check: checkAdjust,
  apply: applyAdjust,
  nearer: (_s, _seat, code) => [packAdjust(body(code) >> 1, 1 - (body(code) & 1))],
  figures: {
    E_NO_EFFECT: (s, seat, code) => ({ shop: SHOPS[body(code) >> 1], bid: s[BID + at(seat)] }),
  },
};

/** The turn order is final: the first step of the script. */
export function startDraft(s: State, sink: EventSink | null): void {
  s[PHASE] = PHASE_DRAFT;
  enterStep(s, 0, sink);
}

/** Whether any shop and direction allows a move. */
function canAdjust(s: State, seat: number): boolean {
  for (let shop = 0; shop < 5; shop++) {
    if (moves(s, seat, shop, UP) || moves(s, seat, shop, DOWN)) return true;
  }
  return false;
}

/** Goes to step `index` of the script, or to the first later one with a question for a seat. */
function enterStep(s: State, index: number, sink: EventSink | null): void {
  const n = s[SEATS];
  for (let i = index; i < scriptLength(n); i++) {
    const seat = s[TURN_ORDER + rankAt(n, i)];
    const step = stepAt(n, i);
    if (step === DRAFT_ADJUST && !canAdjust(s, seat)) {
      if (sink !== null) tell(sink, { type: 'adjustSkipped', seat }); // MV-219
      continue;
    }
    s[DRAFT_SEAT] = seat;
    s[DRAFT_STEP] = step;
    s[DRAFT_INDEX] = i;
    return;
  }
  s[DRAFT_SEAT] = -1;
  s[DRAFT_STEP] = -1;
  s[DRAFT_INDEX] = -1;
  endRound(s, sink);
}
