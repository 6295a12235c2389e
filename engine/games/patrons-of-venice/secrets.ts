/** The facts that a viewer cannot know (section 7), defined by redrawing them. */

import type { Chance } from '../../core/chance.ts';
import type { Viewer } from '../../core/contract.ts';
import { type Changed, shuffled } from '../../kit/unseen.ts';
import { GOODS, PIRATES, RAW } from './data.ts';
import * as S from './state.ts';

/** Every secret field, in the words of `describe`. */
export const secrets: readonly string[] = ['drawDeck', 'seats.hand', 'seats.ducats'];

/** Greatest assumed amount in a hidden purse, in Ducats: twice the mean of simulated matches. */
const MOST_GUESSED = 20;

/**
 * Redraws all facts in place that `viewer` cannot know from a view, and names each changed field
 * through `changed`. The log reveals more of hands and Ducats than the view; using it is up to the
 * viewer.
 */
export function determinize(
  s: S.State,
  viewer: Viewer,
  chance: Chance,
  changed: Changed = () => {},
): void {
  const isOver = s[S.PHASE] === S.PHASE_OVER;
  const others = Array.from({ length: s[S.SEATS] }, (_, p) => p).filter((p) => p !== viewer);
  redrawCards(s, isOver || s[S.OPT_OPEN_HANDS] === 1 ? [] : others, chance, changed);
  if (isOver || s[S.OPT_OPEN_MONEY] === 1) return;
  for (const p of others) {
    const ducats = chance.below(MOST_GUESSED + 1);
    if (s[S.DUCATS + S.at(p)] !== ducats) changed('seats.ducats');
    s[S.DUCATS + S.at(p)] = ducats;
  }
}

/**
 * The deck and the hands of these seats, each of which keeps its number of cards (PV-015). Cloth and
 * canvas are never in the deck, Pirates! never in a hand.
 */
export function redrawCards(
  s: S.State,
  seats: readonly number[],
  chance: Chance,
  changed: Changed = () => {},
): void {
  const deck = Array.from(s.subarray(S.DECK, S.DECK + s[S.DECK_SIZE]));
  const held = seats.map((p) => cardsOf(s, p));
  const inHands = held.flat();
  const isRaw = (card: number): boolean => card < RAW;
  const raw = shuffled([...deck, ...inHands].filter(isRaw), chance);
  const made = inHands.filter((card) => !isRaw(card));
  const dealt = shuffled([...made, ...raw.splice(0, inHands.length - made.length)], chance);
  seats.forEach((p, i) => {
    if (setHand(s, p, dealt.splice(0, held[i].length))) changed('seats.hand');
  });
  const pirates = deck.filter((card) => card === PIRATES);
  shuffled([...raw, ...pirates], chance).forEach((card, i) => {
    if (deck[i] !== card) changed('drawDeck');
    s[S.DECK + i] = card;
  });
}

/** The cards in a hand, one by one. */
const cardsOf = (s: S.State, p: number): number[] =>
  GOODS.flatMap((_, good) => Array<number>(s[S.HAND + S.at(p) + good]).fill(good));

/** Returns whether the hand has changed. */
function setHand(s: S.State, p: number, cards: readonly number[]): boolean {
  const hand = s.subarray(S.HAND + S.at(p), S.HAND + S.at(p) + GOODS.length);
  const before = hand.slice();
  hand.fill(0);
  for (const card of cards) hand[card]++;
  return hand.some((count, good) => count !== before[good]);
}
