/** Cards of a described position: hands, knowledge of them, piles. */

import type { Chance } from '../../../core/chance.ts';
import { PositionError } from '../../../core/position-error.ts';
import type { Reader } from '../../../kit/reader.ts';
import { shuffled } from '../../../kit/unseen.ts';
import { CARD_IDS, kindOf } from '../cards.ts';
import { CARDS, KINDS } from '../data.ts';
import { downAt, upAt } from '../effects/cards.ts';
import * as S from '../state.ts';

export function readCards(
  s: S.State,
  given: Reader,
  seats: readonly Reader[],
  chance: Chance,
): void {
  const placed = new Set<number>();
  const place = (card: number): void => {
    if (placed.has(card)) {
      throw new PositionError('every card lies in one place', `${CARD_IDS[card]} lies in two`);
    }
    placed.add(card);
  };
  seats.forEach((seat, p) => {
    for (const card of seat.ids('hand', CARD_IDS)) {
      place(card);
      s[S.HOLDER + card] = p;
      s[S.KNOWN + card] = 1 << p;
      s[S.HAND + S.at(p) + kindOf(card)]++;
    }
  });
  readKnown(s, given);
  const piles = given.record('piles');
  piles.allow(KINDS);
  const deck = given.record('deck');
  deck.allow(KINDS);
  KINDS.forEach((kind, i) => {
    const pile = piles.record(kind);
    pile.allow(['faceDown', 'faceUp']);
    for (const card of pile.ids('faceUp', CARD_IDS)) {
      place(card);
      s[upAt(i) + s[S.UP_SIZE + i]++] = card;
    }
    const top = deck.ids(kind, CARD_IDS);
    top.forEach(place);
    readDown(s, i, top, placed, chance);
  });
}

/** The named cards on top, below them all of the kind that have no other place. */
function readDown(
  s: S.State,
  kind: number,
  top: readonly number[],
  placed: ReadonlySet<number>,
  chance: Chance,
): void {
  const rest = CARD_IDS.map((_, card) => card).filter(
    (card) => kindOf(card) === kind && !placed.has(card),
  );
  const wrong = top.find((card) => kindOf(card) !== kind);
  if (wrong !== undefined) {
    throw new PositionError('every card lies in its pile', `${CARD_IDS[wrong]} does not`);
  }
  const pile = [...top, ...shuffled(rest, chance)].reverse();
  pile.forEach((card, i) => {
    s[downAt(kind) + i] = card;
  });
  s[S.DOWN_SIZE + kind] = pile.length;
}

/** Seats that know a card in another hand, besides its holder. */
function readKnown(s: S.State, given: Reader): void {
  const known = given.record('known');
  known.allow(CARD_IDS);
  for (let card = 0; card < CARDS; card++) {
    if (!known.has(CARD_IDS[card])) continue;
    if (s[S.HOLDER + card] < 0) known.fail(CARD_IDS[card], 'is in no hand');
    for (const p of known.ints(CARD_IDS[card])) s[S.KNOWN + card] |= 1 << p;
  }
}
