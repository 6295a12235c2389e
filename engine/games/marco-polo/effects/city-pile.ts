/** City cards drawn openly to choose one of them (rules, AV-151, AV-153). */

import type { EventSink } from '../../../core/events.ts';
import { push } from '../../../kit/lists.ts';
import { CITY_CARD_IDS } from '../cards.ts';
import { ARGHUN_CARDS } from '../data/gifts.ts';
import { SLOTS } from '../data/spaces.ts';
import { ask, PICK_CARD } from '../questions.ts';
import * as S from '../state.ts';
import { tell } from './emit.ts';

const DRAWN = 3;

/**
 * Draws three cards, of which one is kept (`slot` = -1) or laid into a slot; a single card is not a
 * choice. The others go to the box.
 */
export function drawCityCards(
  s: S.State,
  p: number,
  slot: number,
  source: number,
  sink: EventSink | null,
): void {
  for (let i = 0; i < DRAWN && s[S.CITY_SIZE] > 0; i++) {
    const top = S.CITY_PILE + --s[S.CITY_SIZE];
    s[S.SHOWN + s[S.SHOWN_SIZE]++] = s[top];
    s[top] = -1;
  }
  const shown = Array.from(s.subarray(S.SHOWN, S.SHOWN + s[S.SHOWN_SIZE]));
  if (sink && shown.length > 0) {
    const cards = shown.map((card) => CITY_CARD_IDS[card]);
    tell(sink, { type: 'cityCardsShown', seat: p, cards });
  }
  if (shown.length > 1) {
    ask(s, p, PICK_CARD, source, 0, slot);
    return;
  }
  s.fill(0, S.SHOWN, S.SHOWN + s[S.SHOWN_SIZE]);
  s[S.SHOWN_SIZE] = 0;
  if (shown.length === 1) takeCityCard(s, p, slot, shown[0], sink);
}

/** The chosen card is kept, or is in the slot from now on. */
export function takeCityCard(
  s: S.State,
  p: number,
  slot: number,
  card: number,
  sink: EventSink | null,
): void {
  const named = CITY_CARD_IDS[card];
  if (slot < 0) {
    s[S.KEPT + S.at(p)] = card;
    if (sink) tell(sink, { type: 'cityCardKept', seat: p, card: named });
    return;
  }
  s[S.CARD_IN + slot] = card;
  if (sink) tell(sink, { type: 'cityCardLaid', seat: p, slot: SLOTS[slot], card: named });
}

/** The top of the city card pile, which must not be empty. */
function draw(s: S.State): number {
  const top = S.CITY_PILE + --s[S.CITY_SIZE];
  const card = s[top];
  s[top] = -1;
  return card;
}

function tellShown(s: S.State, p: number, sink: EventSink | null): void {
  const at = S.ARGHUN + S.at(p);
  const cards = Array.from(s.subarray(at, at + s[S.ARGHUN_SIZE + S.at(p)]));
  if (!sink || cards.length === 0) return;
  tell(sink, { type: 'cityCardsShown', seat: p, cards: cards.map((card) => CITY_CARD_IDS[card]) });
}

/** AV-108: cards for a round, as far as the pile goes (AV-R35). */
export function drawArghunCards(s: S.State, p: number, n: number, sink: EventSink | null): void {
  for (let i = 0; i < n && s[S.CITY_SIZE] > 0; i++) {
    push(s, S.ARGHUN_SIZE + S.at(p), S.ARGHUN + S.at(p), draw(s));
  }
  tellShown(s, p, sink);
}

/** AV-108: the rest of them goes to the box. */
export function returnArghunCards(s: S.State, p: number): void {
  const at = S.ARGHUN + S.at(p);
  s.fill(-1, at, at + ARGHUN_CARDS);
  s[S.ARGHUN_SIZE + S.at(p)] = 0;
}

/** AV-180: open cards beside Arghun while he is offered. */
export function layArghunCards(s: S.State): void {
  for (let i = 0; i < ARGHUN_CARDS && s[S.CITY_SIZE] > 0; i++) {
    push(s, S.OFFERED_CARDS_SIZE, S.OFFERED_CARDS, draw(s));
  }
}

/** AV-180: they go to his owner (`p` = -1: to the box). */
export function takeArghunCards(s: S.State, p: number, sink: EventSink | null): void {
  for (let i = 0; p >= 0 && i < s[S.OFFERED_CARDS_SIZE]; i++) {
    push(s, S.ARGHUN_SIZE + S.at(p), S.ARGHUN + S.at(p), s[S.OFFERED_CARDS + i]);
  }
  s.fill(-1, S.OFFERED_CARDS, S.OFFERED_CARDS + ARGHUN_CARDS);
  s[S.OFFERED_CARDS_SIZE] = 0;
  if (p >= 0) tellShown(s, p, sink);
}
