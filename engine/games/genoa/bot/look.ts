/** A position from one seat's point of view: its knowledge of hands, piles and time. */

import { CARDS, FIRST_OF, KINDS, MAX_SEATS } from '../data.ts';
import { upAt } from '../effects/cards.ts';
import * as S from '../state.ts';
import type { Holding, Sight } from './sight.ts';
import { type Style, TRADER } from './style.ts';
import { holdingOf, worth } from './values.ts';

export function look(s: S.State, p: number, style: Style = TRADER): Sight {
  const holds = new Float64Array(MAX_SEATS * CARDS);
  const unseen = KINDS.map((_, kind) => unseenOf(s, p, kind));
  for (let q = 0; q < s[S.SEATS]; q++) {
    for (let kind = 0; kind < KINDS.length; kind++) {
      let known = 0;
      for (let card = FIRST_OF[kind]; card < FIRST_OF[kind + 1]; card++) {
        if (!knowsIn(s, p, q, card)) continue;
        holds[q * CARDS + card] = 1;
        known++;
      }
      const cards = unseen[kind];
      const share = (s[S.HAND + S.at(q) + kind] - known) / Math.max(1, cards.length);
      for (let i = 0; i < cards.length; i++) holds[q * CARDS + cards[i]] = share;
    }
  }
  const held: Holding[] = [];
  const base: number[] = [];
  const sight: Sight = { s, p, style, turns: turnsLeft(s), holds, unseen, held, base };
  for (let q = 0; q < s[S.SEATS]; q++) {
    held.push(holdingOf(sight, q));
    base.push(worth(sight, held[q]));
  }
  return sight;
}

/** Whether `p` knows that `card` is in the hand of `q`. */
const knowsIn = (s: S.State, p: number, q: number, card: number): boolean =>
  s[S.HOLDER + card] === q && (q === p || S.knows(s, p, card));

/** Whether `p` knows where a card is: in a hand, or face up. */
const isSeen = (s: S.State, p: number, card: number): boolean =>
  s[S.HOLDER + card] === p || S.knows(s, p, card);

function unseenOf(s: S.State, p: number, kind: number): number[] {
  const cards: number[] = [];
  for (let card = FIRST_OF[kind]; card < FIRST_OF[kind + 1]; card++) {
    if (!isSeen(s, p, card) && !isFaceUp(s, kind, card)) cards.push(card);
  }
  return cards;
}

function isFaceUp(s: S.State, kind: number, card: number): boolean {
  for (let i = 0; i < s[S.UP_SIZE + kind]; i++) if (s[upAt(kind) + i] === card) return true;
  return false;
}

/** GE-101, GE-102: turns of the rounds left, if no more towers start on the Market. */
function turnsLeft(s: S.State): number {
  const seats = s[S.SEATS];
  const gone = (s[S.MERCHANT] - s[S.FIRST] + seats) % seats;
  return (s[S.ROUNDS_LEFT] - 1) * seats + seats - gone;
}
