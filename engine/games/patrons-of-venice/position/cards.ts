/** Open cards, hands and deck of a described position. */

import type { Chance } from '../../../core/chance.ts';
import { PositionError } from '../../../core/position-error.ts';
import type { Reader } from '../../../kit/reader.ts';
import { shuffled } from '../../../kit/unseen.ts';
import { CANVAS, CARDS, CLOTH, COUNT_OF, FAVOURS, GOODS, PIRATES, RAW } from '../data.ts';
import * as S from '../state.ts';

/** Market, Wharf, discard pile and hands; piles get the rest of their cards, unless named. */
export function readCards(s: S.State, given: Reader, seats: readonly Reader[]): void {
  given.counts('market', GOODS, s, S.MARKET);
  given.counts('wharf', GOODS, s, S.WHARF);
  given.counts('discard', CARDS, s, S.DISCARD);
  seats.forEach((seat, p) => {
    if (seat.tells('hand')) seat.counts('hand', GOODS, s, S.HAND + S.at(p));
  });
  for (const good of [CLOTH, CANVAS]) {
    let outside = s[S.MARKET + good];
    for (let p = 0; p < s[S.SEATS]; p++) outside += s[S.HAND + S.at(p) + good];
    s[S.PILE + good - CLOTH] = given.int(`${GOODS[good]}Pile`, COUNT_OF[good] - outside);
  }
  let favours = 0;
  for (let p = 0; p < s[S.SEATS]; p++) favours += s[S.FAVOURS_WON + S.at(p)];
  s[S.FAVOUR_PILE] = given.int('favourPile', FAVOURS - favours);
}

/** Raw cards and Pirates! without another place. */
function cardsLeft(s: S.State): number[] {
  const left = COUNT_OF.map((count, card) => count - s[S.DISCARD + card]);
  for (let good = 0; good < RAW; good++) {
    left[good] -= s[S.MARKET + good] + s[S.WHARF + good];
    for (let p = 0; p < s[S.SEATS]; p++) left[good] -= s[S.HAND + S.at(p) + good];
  }
  for (let p = 0; p < s[S.SEATS]; p++) {
    for (let ship = 0; ship < 3; ship++) {
      const good = s[S.SHIP + S.at(p) + ship];
      if (good >= 0) left[good]--;
    }
  }
  for (let i = 0; i < s[S.NEW_SIZE]; i++) left[s[S.NEW + i]]--;
  return left;
}

/** The named cards on top, below them all without another place. */
export function readDeck(s: S.State, given: Reader, chance: Chance): void {
  const named = given.isList('drawDeck') ? given.ids('drawDeck', CARDS) : [];
  const left = cardsLeft(s);
  for (const card of named) left[card]--;
  const rest = CARDS.flatMap((name, card) => {
    if (card >= RAW && card !== PIRATES) return [];
    if (left[card] >= 0) return Array<number>(left[card]).fill(card);
    throw new PositionError('every card lies in one place', `there are ${COUNT_OF[card]} ${name}`);
  });
  const deck = [...named, ...shuffled(rest, chance)].reverse();
  if (typeof given.raw('drawDeck') === 'number' && given.int('drawDeck', 0) !== deck.length) {
    given.fail('drawDeck', `must be ${deck.length}`);
  }
  s[S.DECK_SIZE] = deck.length;
  deck.forEach((card, i) => {
    s[S.DECK + i] = card;
  });
}
