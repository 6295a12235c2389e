/** Things that change hands: by a deal, and by a promise out of an action (rules, 5.7.4). */

import type { EventSink } from '../../../core/events.ts';
import { CARD_IDS, kindOf } from '../cards.ts';
import { CARDS, COMMODITIES, KINDS, TILES } from '../data.ts';
import * as R from '../offers/record.ts';
import * as S from '../state.ts';
import { moveCard, seenBy } from './cards.ts';
import { tell, tellOnly } from './emit.ts';

/** GE-510: markers go home, and the receiver takes as many of his own colour. */
function handMarkers(s: S.State, from: number, to: number, markers: number): void {
  s[S.PERSONAL + S.at(from)] -= markers;
  s[S.GENERAL + S.at(from)] += markers;
  s[S.GENERAL + S.at(to)] -= markers;
  s[S.PERSONAL + S.at(to)] += markers;
}

/**
 * Moves the contents of a record's basket from one seat to the other; wildcards are filled already.
 */
export function handBasket(
  s: S.State,
  from: number,
  to: number,
  record: Int32Array,
  basket: number,
  sink: EventSink | null,
): void {
  if (R.isEmpty(record, basket)) return;
  const giver = S.at(from);
  const taker = S.at(to);
  s[S.DUCATS + giver] -= record[basket + R.DUCATS];
  s[S.DUCATS + taker] += record[basket + R.DUCATS];
  for (let good = 0; good < COMMODITIES.length; good++) {
    s[S.GOODS + giver + good] -= record[basket + R.GOODS + good];
    s[S.GOODS + taker + good] += record[basket + R.GOODS + good];
  }
  for (let tile = 0; tile < TILES.length; tile++) {
    s[S.TILE + giver + tile] -= record[basket + R.TILE + tile];
    s[S.TILE + taker + tile] += record[basket + R.TILE + tile];
  }
  handMarkers(s, from, to, record[basket + R.MARKERS]);
  if (R.hasCards(record, basket)) {
    for (let card = 0; card < CARDS; card++) {
      if (!R.hasCard(record, basket, card)) continue;
      moveCard(s, card, to, seenBy(s, from, to, R.shownTo(record, basket, card) === R.TO_ALL));
    }
  }
  if (sink) tellBasket(from, to, record, basket, sink);
}

function tellBasket(
  from: number,
  to: number,
  record: Int32Array,
  basket: number,
  sink: EventSink,
): void {
  const cards = CARD_IDS.map((_, card) => card).filter((card) => R.hasCard(record, basket, card));
  const kinds: { [kind: string]: number } = {};
  for (const card of cards) {
    const kind = KINDS[kindOf(card)];
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  tell(sink, {
    type: 'handed',
    from,
    to,
    ducats: record[basket + R.DUCATS],
    commodities: amounts(record, basket + R.GOODS, COMMODITIES),
    tiles: amounts(record, basket + R.TILE, TILES),
    markers: record[basket + R.MARKERS],
    cards: kinds,
  });
  tellCards(from, to, cards, sink);
}

function tellCards(from: number, to: number, cards: readonly number[], sink: EventSink): void {
  if (cards.length === 0) return;
  const event = {
    ...({ type: 'cardsHanded', from, to } as const),
    cards: cards.map((card) => CARD_IDS[card]),
  };
  tellOnly(sink, from, event);
  tellOnly(sink, to, event);
}

/** Counts as a sparse map. */
function amounts<W extends string>(
  from: Int32Array,
  start: number,
  words: readonly W[],
): { [word in W]?: number } {
  const map: { [word in W]?: number } = {};
  words.forEach((word, i) => {
    if (from[start + i] > 0) map[word] = from[start + i];
  });
  return map;
}

/**
 * GE-513, GE-539: the deal's promised part of this action goes to the merchant, as far as it is
 * available.
 * @param drawn the drawn cards to hand over, by place, as a mask; -1 = a question will choose them
 */
export function handOverNow(s: S.State, p: number, drawn: number, sink: EventSink | null): void {
  const isAsked = drawn < 0;
  if (isAsked) drawn = 0;
  const to = s[S.MERCHANT];
  const goods = s[S.OWED + R.D_GOODS];
  const tile = s[S.OWED + R.D_TILE];
  const markers = s[S.OWED + R.D_MARKERS];
  const ducats = s[S.OWED + R.D_DUCATS];
  for (let good = 0; good < COMMODITIES.length; good++) {
    if (((goods >> good) & 1) === 0) continue;
    s[S.GOODS + S.at(p) + good]--;
    s[S.GOODS + S.at(to) + good]++;
  }
  if (tile >= 0) {
    s[S.TILE + S.at(p) + tile]--;
    s[S.TILE + S.at(to) + tile]++;
  }
  handMarkers(s, p, to, markers);
  s[S.DUCATS + S.at(p)] -= ducats;
  s[S.DUCATS + S.at(to)] += ducats;
  const isAnything = goods !== 0 || tile >= 0 || markers > 0 || ducats > 0 || drawn !== 0;
  if (sink && isAnything) tellOwed(s, p, to, drawn, sink);
  const left = isAsked ? s[S.OWED + R.D_CARDS] : 0;
  forget(s);
  s[S.OWED + R.D_CARDS] = left;
  for (let i = 0; i < s[S.PENDING_SIZE]; i++) {
    if (((drawn >> i) & 1) === 1) {
      moveCard(s, s[S.PENDING_CARD + i], to, seenBy(s, p, to, false));
    }
  }
}

function tellOwed(s: S.State, from: number, to: number, drawn: number, sink: EventSink): void {
  const tile = s[S.OWED + R.D_TILE];
  const cards: number[] = [];
  for (let i = 0; i < s[S.PENDING_SIZE]; i++) {
    if (((drawn >> i) & 1) === 1) cards.push(s[S.PENDING_CARD + i]);
  }
  const kind = cards.length === 0 ? null : KINDS[kindOf(cards[0])];
  tell(sink, {
    type: 'handed',
    from,
    to,
    ducats: s[S.OWED + R.D_DUCATS],
    commodities: Object.fromEntries(
      COMMODITIES.filter((_, good) => ((s[S.OWED + R.D_GOODS] >> good) & 1) === 1).map((good) => [
        good,
        1,
      ]),
    ),
    tiles: tile < 0 ? {} : { [TILES[tile]]: 1 },
    markers: s[S.OWED + R.D_MARKERS],
    cards: kind ? { [kind]: cards.length } : {},
  });
  tellCards(from, to, cards, sink);
}

/** Clears all debts to the merchant. */
export function forget(s: S.State): void {
  s.fill(0, S.OWED, S.OWED + R.DEFERRED);
  s[S.OWED + R.D_TILE] = -1;
  s[S.OWED + R.D_COMMIT] = -1;
}
