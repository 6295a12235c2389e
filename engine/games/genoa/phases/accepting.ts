/** `accept`: by hand with any filling, and as it is listed (rules, sections 5.7.4 and 5.11). */

import { maybe, open } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { CARD_IDS, kindOf } from '../cards.ts';
import { ACCEPT } from '../codes.ts';
import { CARDS, COMMODITIES, KINDS, TILES } from '../data.ts';
import { E, OK } from '../errors.ts';
import { extraField, fillField, numberOf, offerIdField, versionField } from '../fields.ts';
import {
  checkDeal,
  checkPlace,
  closeWildcards,
  fillByDefault,
  isFilled,
  needsTile,
  strike,
  takerSide,
} from '../offers/accept.ts';
import { judged, readSlot, slotOf } from '../offers/hold.ts';
import * as R from '../offers/record.ts';
import { during, type GeOpenRow } from '../row.ts';
import * as S from '../state.ts';
import type { AcceptAction, Fill, OpenAction } from '../types.ts';

// A listed acceptance: its slot, the filling of its only unit, whether a tile is spent.
const FILL_BITS = 7;
/** Nothing to fill, or all of it by default. */
const BY_DEFAULT = 0;
const COMMODITY = 1;
const TILE = COMMODITY + COMMODITIES.length;
const CARD = TILE + TILES.length;
const slotIn = (number: number): number => number >> (FILL_BITS + 1);
const fillIn = (number: number): number => (number >> 1) & (2 ** FILL_BITS - 1);
const extraIn = (number: number): boolean => (number & 1) === 1;
const numberFor = (slot: number, fill: number, extra: boolean): number =>
  (slot << (FILL_BITS + 1)) | (fill << 1) | (extra ? 1 : 0);

const goods = new Int32Array(COMMODITIES.length);
const tiles = new Int32Array(TILES.length);

/** Puts the filling of a listed acceptance into the judged offer. @returns whether it is exact */
function fillAsListed(s: S.State, at: number, fill: number): boolean {
  let isExact = true;
  if (fill === BY_DEFAULT) isExact = fillByDefault(s, at);
  else if (fill < TILE) judged[at + R.GOODS + fill - COMMODITY]++;
  else if (fill < CARD) judged[at + R.TILE + fill - TILE]++;
  else if (R.hasCard(judged, at, fill - CARD)) isExact = false;
  else R.addCard(judged, at, fill - CARD, R.TO_TAKER);
  closeWildcards(at);
  return isExact;
}

/**
 * Applies a given filling.
 * @returns whether it is exact
 */
function fillAsSaid(at: number, fill: Fill): boolean {
  COMMODITIES.forEach((good, i) => {
    goods[i] = fill.commodities?.[good] ?? 0;
  });
  TILES.forEach((tile, i) => {
    tiles[i] = fill.tiles?.[tile] ?? 0;
  });
  const cards = (fill.cards ?? []).map((id) => CARD_IDS.indexOf(id));
  if (!isFilled(at, goods, tiles, cards)) return false;
  for (let i = 0; i < COMMODITIES.length; i++) judged[at + R.GOODS + i] += goods[i];
  for (let i = 0; i < TILES.length; i++) judged[at + R.TILE + i] += tiles[i];
  for (const card of cards) {
    if (R.hasCard(judged, at, card)) {
      judged[R.FAULTS] |= at === R.GIVE ? R.SAME_CARD_TWICE_IN_GIVE : R.SAME_CARD_TWICE_IN_ASK;
    }
    R.addCard(judged, at, card, R.TO_TAKER);
  }
  closeWildcards(at);
  return true;
}

/** The filling of the units that the standing offer leaves open. */
function fillOf(s: S.State, slot: number): Fill | null {
  const at = takerSide(s);
  const base = S.offerAt(slot) + at;
  const fill: { commodities?: object; tiles?: object; cards?: string[] } = {};
  const more = <W extends string>(from: number, words: readonly W[]): object =>
    Object.fromEntries(
      words
        .map((word, i) => [word, judged[at + from + i] - s[base + from + i]] as const)
        .filter(([, count]) => count > 0),
    );
  const commodities = more(R.GOODS, COMMODITIES);
  const special = more(R.TILE, TILES);
  const cards = CARD_IDS.filter(
    (_, card) => R.hasCard(judged, at, card) && !R.hasCard(s, base, card),
  );
  if (Object.keys(commodities).length > 0) fill.commodities = commodities;
  if (Object.keys(special).length > 0) fill.tiles = special;
  if (cards.length > 0) fill.cards = cards;
  return Object.keys(fill).length > 0 ? (fill as Fill) : null;
}

/** Reads the offer and its filling into the judged offer. @returns 0 or the error on the way */
function readAccepted(s: S.State, p: number, command: number | OpenAction): number {
  const isListed = typeof command === 'number';
  const slot = slotFor(s, command);
  if (slot < 0) return E.E_OFFER_CLOSED; // GE-529: somebody was first
  const at = S.offerAt(slot);
  // GE-530
  if (!isListed && (command as AcceptAction).version !== s[at + R.VERSION])
    return E.E_OFFER_CHANGED;
  if (s[at + R.TAKER] !== p) return E.E_NOT_YOUR_DECISION;
  const place = checkPlace(s, slot);
  if (place !== OK) return place;
  readSlot(s, slot);
  const side = takerSide(s);
  const isExact = isListed
    ? fillAsListed(s, side, fillIn(body(command)))
    : fillAsSaid(side, (command as AcceptAction).fill ?? {});
  return isExact ? OK : E.E_WILDCARD_UNFILLED; // GE-542
}

function slotFor(s: S.State, command: number | OpenAction): number {
  if (typeof command !== 'number') return slotOf(s, numberOf((command as AcceptAction).offerId));
  const slot = slotIn(body(command));
  return slot < s[S.OFFERS] ? slot : -1;
}

const saysExtra = (command: number | OpenAction): boolean =>
  typeof command === 'number'
    ? extraIn(body(command))
    : (command as AcceptAction).useExtra === true;

/** Whether a listed filling is a unit of the open part of the offer. */
function isUnit(s: S.State, slot: number, fill: number): boolean {
  if (fill === BY_DEFAULT) return true;
  const at = S.offerAt(slot) + (s[S.offerAt(slot) + R.MAKER] === s[S.MERCHANT] ? R.GIVE : R.ASK);
  if (R.wildcards(s, at) !== 1 || fill >= CARD + CARDS) return false;
  if (fill < TILE) return s[at + R.ANY_GOODS] === 1;
  if (fill < CARD) return s[at + R.ANY_TILE] === 1;
  return s[at + R.ANY_CARD + kindOf(fill - CARD)] === 1;
}

/** GE-528: the addressee's word executes it at once. */
export const acceptRow: GeOpenRow = {
  type: 'accept',
  code: ACCEPT,
  states: during(S.CLAIM, S.ACTION, S.MOVE),
  rule: 'GE-528',
  whilePending: true,
  outside: () => E.E_OFFER_CLOSED,
  refusals: { E_NOT_ADJACENT: 'GE-519', E_NOT_YOUR_DECISION: 'GE-504', E_NO_ACTION: 'GE-538' },
  open: {
    offerId: offerIdField,
    version: versionField,
    fill: fillField,
    useExtra: maybe(open(extraField)),
  },
  listed: {
    pack: (s, p, action) => pack(s, p, action as AcceptAction),
    unpack: (s, p, number) => {
      const slot = slotIn(number);
      readAccepted(s, p, number);
      const at = S.offerAt(slot);
      const fill = fillOf(s, slot);
      return {
        type: 'accept',
        offerId: `O${s[at + R.NUMBER]}`,
        version: s[at + R.VERSION],
        ...(fill && { fill }),
        ...(extraIn(number) && { useExtra: true }),
      } as AcceptAction;
    },
  },
  check: (s, p, command) => {
    const slot = slotFor(s, command);
    const isCode = typeof command === 'number';
    if (isCode && slot >= 0 && !isUnit(s, slot, fillIn(body(command)))) return E.E_PARAM;
    const read = readAccepted(s, p, command);
    return read === OK ? checkDeal(s, saysExtra(command)) : read;
  },
  apply: (s, p, command, chance, sink) => {
    const slot = slotFor(s, command);
    readAccepted(s, p, command);
    strike(s, slot, chance, sink);
  },
};

/** The number of an acceptance in the list; -1 if it cannot be listed. */
function pack(s: S.State, p: number, action: AcceptAction): number {
  if (readAccepted(s, p, action) !== OK) return -1;
  const slot = slotFor(s, action);
  const said = JSON.stringify(fillOf(s, slot));
  const extra = action.useExtra === true;
  for (const fill of fillings(s, slot)) {
    if (readAccepted(s, p, ACCEPT + numberFor(slot, fill, extra)) !== OK) continue;
    if (JSON.stringify(fillOf(s, slot)) === said) return numberFor(slot, fill, extra);
  }
  return -1;
}

const ways = new Int32Array(CARD + CARDS);

/** How the wildcards of a standing offer are filled in a list: one unit in each way, more by default. */
function fillings(s: S.State, slot: number): Int32Array {
  return ways.subarray(0, listFillings(s, slot));
}

function listFillings(s: S.State, slot: number): number {
  readSlot(s, slot);
  const at = takerSide(s);
  const taker = judged[R.TAKER];
  let n = 0;
  if (R.wildcards(judged, at) !== 1) {
    ways[n++] = BY_DEFAULT;
    return n;
  }
  const block = S.at(taker);
  for (let i = 0; i < COMMODITIES.length && judged[at + R.ANY_GOODS] === 1; i++) {
    if (s[S.GOODS + block + i] > judged[at + R.GOODS + i]) ways[n++] = COMMODITY + i;
  }
  for (let i = 0; i < TILES.length && judged[at + R.ANY_TILE] === 1; i++) {
    if (s[S.TILE + block + i] > judged[at + R.TILE + i]) ways[n++] = TILE + i;
  }
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (judged[at + R.ANY_CARD + kind] !== 1) continue;
    for (let card = 0; card < CARDS; card++) {
      if (kindOf(card) !== kind || s[S.HOLDER + card] !== taker) continue;
      if (!R.hasCard(judged, at, card)) ways[n++] = CARD + card;
    }
  }
  return n;
}

/** Each acceptance that is legal now. */
export function legalAccepts(s: S.State, p: number, out: Int32Array, start: number): number {
  let n = start;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const at = S.offerAt(slot);
    if (s[at + R.TAKER] !== p || checkPlace(s, slot) !== OK) continue;
    const count = listFillings(s, slot);
    const isProposal = s[at + R.MAKER] === s[S.MERCHANT];
    const extra = isProposal && needsTile(s, p);
    for (let i = 0; i < count; i++) {
      const code = ACCEPT + numberFor(slot, ways[i], extra);
      if (acceptRow.check(s, p, code) === OK) out[n++] = code;
    }
  }
  return n;
}

/** The code of accepting an offer without wildcards as it stands. */
export const acceptCode = (slot: number): number => ACCEPT + numberFor(slot, BY_DEFAULT, false);
