/** The draw deck, and the cards shuffled into it. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { draw, shuffle } from '../../../kit/draws.ts';
import { CARDS, COUNT_OF, PIRATES, RAW } from '../data.ts';
import type { PvEvent } from '../events.ts';
import * as S from '../state.ts';
import { tell } from './emit.ts';

type Because = Extract<PvEvent, { type: 'reshuffled' }>['because'];

/** Takes the top card. */
export function takeTop(s: S.State): number {
  const top = S.DECK + --s[S.DECK_SIZE];
  const card = s[top];
  s[top] = -1;
  return card;
}

export const addToDeck = (s: S.State, card: number): void => {
  s[S.DECK + s[S.DECK_SIZE]++] = card;
};

export function shuffleDeck(s: S.State, chance: Chance): void {
  if (s[S.DECK_SIZE] > 0) shuffle(s, S.DRAWS, s, S.DECK, s[S.DECK_SIZE], chance);
}

/** PV-014: by chance. */
export const drawSeat = (s: S.State, chance: Chance): number =>
  draw(s, S.DRAWS, chance, s[S.SEATS]);

/** Cards below index `end` of the counts from `from` on. */
function sum(s: S.State, from: number, end: number): number {
  let total = 0;
  for (let i = 0; i < end; i++) total += s[from + i];
  return total;
}

/** Moves the cards below index `end` of those counts into the deck; returns their number. */
function moveIn(s: S.State, from: number, end: number): number {
  let moved = 0;
  for (let card = 0; card < end; card++) {
    for (; s[from + card] > 0; s[from + card]--) {
      addToDeck(s, card);
      moved++;
    }
  }
  return moved;
}

/** Goods in the deck: Pirates! are there or in the discard pile, four in all (PV-002). */
const goodsInDeck = (s: S.State): number =>
  s[S.DECK_SIZE] - (COUNT_OF[PIRATES] - s[S.DISCARD + PIRATES]);

/** PV-036: the whole discard pile goes into the deck. */
export function returnPirates(s: S.State, chance: Chance, sink: EventSink | null): void {
  const discard = moveIn(s, S.DISCARD, CARDS.length);
  shuffled(s, 'fourPirates', discard, 0, 0, chance, sink);
}

/** Section 5.8, steps 1 and 2: fills the deck so that `k` cards, or `k` goods, can be drawn. */
function replenish(s: S.State, k: number, chance: Chance, sink: EventSink | null): void {
  const goods = goodsInDeck(s) + sum(s, S.DISCARD, RAW);
  const isShort = goods < k; // PV-044
  const isShortOfWharf = isShort && goods + sum(s, S.WHARF, RAW) < k;
  const before = s[S.DECK_SIZE];
  // PV-032
  const discard = isShort || before < k ? moveIn(s, S.DISCARD, CARDS.length) : 0;
  const wharf = isShort ? moveIn(s, S.WHARF, RAW) : 0;
  const market = isShortOfWharf ? moveIn(s, S.MARKET, RAW) : 0;
  if (s[S.DECK_SIZE] === before) return;
  shuffled(s, isShort ? 'shortGoods' : 'shortDeck', discard, wharf, market, chance, sink);
}

function shuffled(
  s: S.State,
  because: Because,
  discard: number,
  wharf: number,
  market: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  shuffleDeck(s, chance);
  if (!sink) return;
  tell(sink, { type: 'reshuffled', because, discard, wharf, market, deck: s[S.DECK_SIZE] });
}

/** Section 5.8: draws `k` new shipments, or as many as there are; none if no good is among them. */
export function drawShipments(
  s: S.State,
  k: number,
  instead: boolean,
  chance: Chance,
  sink: EventSink | null,
): void {
  replenish(s, k, chance, sink);
  if (goodsInDeck(s) === 0) return;
  const first = s[S.NEW_SIZE];
  const count = Math.min(k, s[S.DECK_SIZE]);
  for (let i = 0; i < count; i++) s[S.NEW + s[S.NEW_SIZE]++] = takeTop(s);
  if (!sink) return;
  const drawn = s.subarray(S.NEW + first, S.NEW + s[S.NEW_SIZE]);
  const cards = Array.from(drawn, (card) => CARDS[card]) as Extract<
    PvEvent,
    { type: 'shipmentsDrawn' }
  >['cards'];
  tell(sink, { type: 'shipmentsDrawn', cards, instead, deck: s[S.DECK_SIZE] });
}
