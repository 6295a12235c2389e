/** Guild Hall (rules, 5.8): draw Guild Orders and deliver them. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { amount, flag, word, wordOrNull } from '../../../kit/fields.ts';
import * as codes from '../codes.ts';
import { body, make } from '../codes.ts';
import * as data from '../data.ts';
import { GUILD_ORDER_IDS, GUILD_ORDERS, GUILD_VP, RESOURCE_SHOP } from '../data.ts';
import { tell, tellWithSecret } from '../effects/emit.ts';
import { pay } from '../effects/pay.ts';
import { ordersDown, resourceUp, shareUp } from '../effects/pegs.ts';
import * as errors from '../errors.ts';
import { AT_GUILD_HALL, turnRow } from '../row.ts';
import * as state from '../state.ts';
import { at, indexIn, push, removeAt, type State } from '../state.ts';

const { NO_CARD, T_DELIVER, T_DRAW_ORDER, T_KEEP } = codes;
const { DUCATS_PER_VP_FORGONE, LUMBER } = data;
const { E_AWARD, E_CARD, E_CHARACTER, E_CUBES, E_DECK, E_ORDERS, OK } = errors;
const {
  BAG,
  CHARACTER,
  CUBES,
  DECK,
  DECK_SIZE,
  DELIVERED,
  DELIVERED_SIZE,
  HAND,
  HAND_SIZE,
  KNOWN_RETURNED,
  ORDERS,
  PENDING,
  PENDING_CARDS,
  PENDING_GUILD_KEEP,
  PENDING_NONE,
  SEATS,
  TURN_USED,
  USED_DRAW_ORDER,
  VP,
} = state;

const GUILD_MASTER = 1 << 1;

export const packDrawOrder = (useGuildMaster: boolean): number =>
  make(T_DRAW_ORDER, useGuildMaster ? 1 : 0);
/** `returnHeld`: a card or NO_CARD. */
export const packKeep = (keep: number, returnHeld: number): number =>
  make(T_KEEP, (returnHeld << 5) | keep);
export const keepOf = (code: number): number => code & 31;
export const returnOf = (code: number): number => (code >> 5) & 31;
export const packDeliver = (card: number, takeVp: number): number =>
  make(T_DELIVER, (takeVp << 5) | card);
export const cardOf = (code: number): number => code & 31;
export const takeVpOf = (code: number): number => (code >> 5) & 7;

/** MV-448: the award of `seat`'s next delivery. */
export function award(s: State, seat: number): number {
  return GUILD_VP[Math.min(GUILD_VP.length - 1, s[DELIVERED_SIZE + at(seat)])];
}

function checkDrawOrder(s: State, seat: number, code: number): number {
  if (body(code) === 1 && (s[CHARACTER + at(seat)] & GUILD_MASTER) === 0) return E_CHARACTER;
  return s[DECK_SIZE] === 0 ? E_DECK : OK; // MV-452
}

/** Position of a card in the hand of a seat, -1 if it is not there. */
const inHand = (s: State, seat: number, card: number): number =>
  indexIn(s, HAND_SIZE + at(seat), HAND + at(seat), card);

function checkKeep(s: State, seat: number, code: number): number {
  const keep = keepOf(code);
  const back = returnOf(code);
  if (keep !== s[PENDING_CARDS] && keep !== s[PENDING_CARDS + 1]) return E_CARD;
  return back !== NO_CARD && inHand(s, seat, back) < 0 ? E_CARD : OK; // MV-602
}

/** MV-443: OK, or the missing cubes or orders. */
function checkFilling(s: State, seat: number, card: number): number {
  const needs = GUILD_ORDERS[card];
  for (let r = 0; r < 6; r++) if (needs[r] > s[CUBES + at(seat) + r]) return E_CUBES;
  for (let r = 0; r < 6; r++) {
    if (r === LUMBER) continue; // MV-451
    if (needs[r] > s[ORDERS + RESOURCE_SHOP[r]]) return E_ORDERS;
  }
  return OK;
}

function checkDeliver(s: State, seat: number, code: number): number {
  const card = cardOf(code);
  if (inHand(s, seat, card) < 0) return E_CARD;
  const error = checkFilling(s, seat, card);
  if (error !== OK) return error;
  return takeVpOf(code) > award(s, seat) ? E_AWARD : OK; // MV-449
}

/** MV-442: any number of deliveries, one draw. */
export function legalGuildHall(s: State, seat: number, out: Int32Array, from: number): number {
  let n = from;
  if ((s[TURN_USED] & USED_DRAW_ORDER) === 0 && s[DECK_SIZE] > 0) {
    out[n++] = packDrawOrder(false);
    if ((s[CHARACTER + at(seat)] & GUILD_MASTER) !== 0) out[n++] = packDrawOrder(true);
  }
  const most = award(s, seat);
  for (let i = 0, held = s[HAND_SIZE + at(seat)]; i < held; i++) {
    const card = s[HAND + at(seat) + i];
    if (checkFilling(s, seat, card) !== OK) continue;
    for (let vp = 0; vp <= most; vp++) out[n++] = packDeliver(card, vp);
  }
  return n;
}

/** Answers to the open question: each drawn card with nothing or any held card put back. */
export function legalKeep(s: State, seat: number, out: Int32Array): number {
  let n = 0;
  for (let i = 0; i < 2; i++) {
    const keep = s[PENDING_CARDS + i];
    if (keep < 0) continue;
    out[n++] = packKeep(keep, NO_CARD);
    for (let h = 0, held = s[HAND_SIZE + at(seat)]; h < held; h++) {
      out[n++] = packKeep(keep, s[HAND + at(seat) + h]);
    }
  }
  return n;
}

/** MV-441: the top card; MV-601: the Guild Master takes the top two and will keep one. */
function applyDrawOrder(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  s[TURN_USED] |= USED_DRAW_ORDER;
  const first = removeAt(s, DECK_SIZE, DECK, 0);
  if (body(code) === 0) {
    push(s, HAND_SIZE + at(seat), HAND + at(seat), first);
    if (sink !== null) announceDraw(s, seat, false, [first], sink);
    return;
  }
  const second = s[DECK_SIZE] > 0 ? removeAt(s, DECK_SIZE, DECK, 0) : -1;
  s[PENDING] = PENDING_GUILD_KEEP;
  s[PENDING_CARDS] = first;
  s[PENDING_CARDS + 1] = second;
  if (sink !== null) {
    announceDraw(s, seat, true, second < 0 ? [first] : [first, second], sink);
  }
}

function announceDraw(
  s: State,
  seat: number,
  guildMaster: boolean,
  cards: readonly number[],
  sink: EventSink,
): void {
  const hidden = cards.map(() => null);
  const deck = s[DECK_SIZE];
  const secret = { cards: cards.map((card) => GUILD_ORDER_IDS[card]) };
  tellWithSecret(
    sink,
    { type: 'orderDrawn', seat, cards: hidden, guildMaster, deck },
    seat,
    secret,
  );
}

/** MV-601, MV-602: the other card goes under the deck, the returned one below it (Q30). */
function applyKeep(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const keep = keepOf(code);
  const back = returnOf(code);
  const first = s[PENDING_CARDS] === keep;
  const rejected = first ? s[PENDING_CARDS + 1] : s[PENDING_CARDS];
  s[PENDING] = PENDING_NONE;
  s[PENDING_CARDS] = -1;
  s[PENDING_CARDS + 1] = -1;
  const hand = HAND + at(seat);
  const size = HAND_SIZE + at(seat);
  if (rejected >= 0) putUnder(s, seat, rejected);
  if (back !== NO_CARD) putUnder(s, seat, removeAt(s, size, hand, indexIn(s, size, hand, back)));
  push(s, size, hand, keep);
  if (sink === null) return;
  const id = (card: number): string | null =>
    card < 0 || card === NO_CARD ? null : GUILD_ORDER_IDS[card];
  const returnedHeld = back !== NO_CARD;
  tellWithSecret(
    sink,
    { type: 'orderKept', seat, keep: null, rejected: null, returnedHeld, returned: null },
    seat,
    { keep: id(keep), rejected: id(rejected), returned: id(back) },
  );
}

/** Only the acting seat knows the card at that place: all others lose their knowledge. */
function putUnder(s: State, seat: number, card: number): void {
  push(s, DECK_SIZE, DECK, card);
  for (let p = 0; p < s[SEATS]; p++) s[KNOWN_RETURNED + at(p)] &= ~(1 << card);
  s[KNOWN_RETURNED + at(seat)] |= 1 << card;
}

function applyDeliver(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const card = cardOf(code);
  const vp = takeVpOf(code);
  const worth = award(s, seat);
  const needs = GUILD_ORDERS[card];
  for (let r = 0; r < 6; r++) {
    s[CUBES + at(seat) + r] -= needs[r];
    s[BAG + r] += needs[r]; // MV-444
  }
  removeAt(s, HAND_SIZE + at(seat), HAND + at(seat), inHand(s, seat, card));
  push(s, DELIVERED_SIZE + at(seat), DELIVERED + at(seat), card); // MV-450
  s[VP + at(seat)] += vp;
  const ducats = DUCATS_PER_VP_FORGONE * (worth - vp); // MV-449
  if (sink !== null) {
    const nth = s[DELIVERED_SIZE + at(seat)];
    const id = GUILD_ORDER_IDS[card];
    tell(sink, { type: 'orderDelivered', seat, card: id, nth, award: worth, vp, ducats });
    if (vp > 0) tell(sink, { type: 'vpGained', seat, vp, reason: 'order' });
  }
  pay(s, seat, ducats, 'order', sink); // and no dividend (MV-453)
  movePegs(s, needs, sink);
}

/** MV-447, MV-446, MV-445: orders, then shares, then prices. */
function movePegs(s: State, needs: readonly number[], sink: EventSink | null): void {
  for (let r = 0; r < 6; r++) {
    if (r !== LUMBER && needs[r] > 0) ordersDown(s, RESOURCE_SHOP[r], needs[r], 'delivery', sink);
  }
  for (let r = 0; r < 6; r++) {
    if (r !== LUMBER && needs[r] > 0) shareUp(s, RESOURCE_SHOP[r], needs[r], 'delivery', sink);
  }
  for (let r = 0; r < 6; r++) if (needs[r] > 0) resourceUp(s, r, needs[r], 'delivery', sink);
}

const card = word(GUILD_ORDER_IDS);

export const drawOrderRow = turnRow({
  type: 'drawOrder',
  code: make(T_DRAW_ORDER, 0),
  fields: { useGuildMaster: flag },
  rule: 'MV-441',
  places: AT_GUILD_HALL,
  refusals: { E_CHARACTER: 'MV-601', E_DECK: 'MV-452' },
  used: () => USED_DRAW_ORDER,
  check: checkDrawOrder,
  apply: applyDrawOrder,
  power: 1,
  nearer: () => [packDrawOrder(false)],
});

export const keepRow = turnRow({
  type: 'guildKeep',
  code: make(T_KEEP, 0),
  rule: 'MV-601',
  places: AT_GUILD_HALL,
  question: PENDING_GUILD_KEEP,
  fields: { keep: card, returnHeld: wordOrNull(GUILD_ORDER_IDS) },
  order: ['returnHeld', 'keep'],
  check: checkKeep,
  apply: applyKeep,
  nearer: (_s, _seat, code) => [packKeep(keepOf(code), NO_CARD)],
});

export const deliverRow = turnRow({
  type: 'deliverOrder',
  code: make(T_DELIVER, 0),
  rule: 'MV-442',
  places: AT_GUILD_HALL,
  fields: { card, takeVp: amount(0, 6) },
  order: ['takeVp', 'card'],
  refusals: { E_CUBES: 'MV-443', E_ORDERS: 'MV-443', E_AWARD: 'MV-448' },
  check: checkDeliver,
  apply: applyDeliver,
  asks: (code, r) => GUILD_ORDERS[cardOf(code)][r],
  nearer: (_s, _seat, code) =>
    Array.from({ length: takeVpOf(code) }, (_, i) =>
      packDeliver(cardOf(code), takeVpOf(code) - 1 - i),
    ),
  figures: { E_AWARD: (s, seat, code) => ({ needed: takeVpOf(code), have: award(s, seat) }) },
});
