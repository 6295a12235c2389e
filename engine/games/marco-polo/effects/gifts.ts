/**
 * Gifts: drawn, kept, acting (rules, AV-182 to AV-185). Rulings for cases that the rules leave
 * open:
 * - A gift that is of no use to its owner goes to the discards and another one is drawn.
 * - A gift that is used goes to the discards; a kept one stays with Bellela after her round.
 * - Of two gifts the second is drawn when the first has acted; without any left nothing is drawn.
 * - A gift without effect (no contract to draw, no step to take, the value that the die shows)
 *   cannot be used, like a card of Rusticiano (AV-R24).
 * - GF14 is not for a seat that has Wilhelm's ability in this round. Listed are journeys of one
 *   figure that spend it; those of two figures or with RU05 besides are only checked (section 5.8).
 */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { push } from '../../../kit/lists.ts';
import { FROM_CHARACTER, FROM_GIFT } from '../cards.ts';
import {
  COINS_FOR_DIE,
  FIRST_KEPT,
  GF05,
  GF12,
  GF13,
  GF14,
  GIFT_IDS,
  GIFTS,
  GIFTS_DRAWN,
  GIFTS_KEPT,
  MOST_GIFT_POINTS,
} from '../data/gifts.ts';
import { BERKE, NICOLAO, RASCHID, WILHELM } from '../data/people.ts';
import { COIN, gainOf, VP } from '../data/vocabulary.ts';
import { ask, DIE_OR_COINS, KEEP_GIFTS } from '../questions.ts';
import { shuffleNamed } from '../shuffles.ts';
import * as S from '../state.ts';
import * as agenda from './agenda.ts';
import { canTakeBlack } from './dice.ts';
import { tell } from './emit.ts';
import { give } from './give.ts';
import { gain, IN_PURSE } from './purse.ts';

/** [gift] */
export const GIFT_GAIN = GIFTS.map((gift) => gainOf(gift.gain ?? {}));
const OTHERS_GAIN = GIFTS.map(({ others }) => gainOf(others ?? {}));

export const holdsGift = (s: S.State, p: number, gift: number): boolean =>
  ((s[S.GIFTS + S.at(p)] >> gift) & 1) === 1;

/** AV-185: whether the character that `p` has now can do anything with it. */
function isUsableBy(s: S.State, p: number, gift: number): boolean {
  const character = S.ability(s, p);
  if (gift === GF12) return character !== RASCHID;
  if (gift === GF13) return character !== BERKE;
  return gift !== GF14 || character !== WILHELM;
}

export function discardGift(s: S.State, gift: number): void {
  push(s, S.GIFT_DISCARDS_SIZE, S.GIFT_DISCARDS, gift);
}

/** The top of the pile, which is reshuffled from the discards when it is empty; -1 for none. */
function top(s: S.State, chance: Chance): number {
  if (s[S.GIFT_SIZE] === 0) {
    const n = s[S.GIFT_DISCARDS_SIZE];
    s.copyWithin(S.GIFT_PILE, S.GIFT_DISCARDS, S.GIFT_DISCARDS + n);
    s.fill(-1, S.GIFT_DISCARDS, S.GIFT_DISCARDS + n);
    s[S.GIFT_SIZE] = n;
    s[S.GIFT_DISCARDS_SIZE] = 0;
    if (n > 1) shuffleNamed(s, 'gifts', s, S.GIFT_PILE, n, chance, true);
  }
  if (s[S.GIFT_SIZE] === 0) return -1;
  const at = S.GIFT_PILE + --s[S.GIFT_SIZE];
  const gift = s[at];
  s[at] = -1;
  return gift;
}

/** A gift that `p` can use; those of no use to him go to the discards (AV-185). -1 for none. */
function drawGift(s: S.State, p: number, chance: Chance): number {
  const useless: number[] = [];
  let gift = top(s, chance);
  while (gift >= 0 && !isUsableBy(s, p, gift)) {
    useless.push(gift);
    gift = top(s, chance);
  }
  for (const one of useless) discardGift(s, one);
  return gift;
}

/** AV-184, AV-185: a gift for `p`; one that is not kept acts at once. */
export function drawOne(
  s: S.State,
  p: number,
  source: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  const gift = drawGift(s, p, chance);
  if (gift < 0) return;
  if (sink) tell(sink, { type: 'giftsDrawn', seat: p, gifts: [GIFT_IDS[gift]] });
  takeGifts(s, p, [gift], source);
}

/** The gifts are the seat's: kept, or waiting to act, the first of them first. */
export function takeGifts(s: S.State, p: number, gifts: readonly number[], source: number): void {
  for (let i = gifts.length - 1; i >= 0; i--) {
    if (gifts[i] >= FIRST_KEPT) s[S.GIFTS + S.at(p)] |= 1 << gifts[i];
    else agenda.push(s, agenda.ACT, gifts[i], p, source);
  }
}

/** AV-182: Nicolao's three, of which one is kept. */
export function offerGifts(s: S.State, p: number, chance: Chance, sink: EventSink | null): void {
  for (let i = 0; i < GIFTS_DRAWN; i++) {
    const gift = drawGift(s, p, chance);
    if (gift >= 0) s[S.SHOWN + s[S.SHOWN_SIZE]++] = gift;
  }
  const shown = Array.from(s.subarray(S.SHOWN, S.SHOWN + s[S.SHOWN_SIZE]));
  if (shown.length === 0) return;
  if (sink) tell(sink, { type: 'giftsDrawn', seat: p, gifts: shown.map((one) => GIFT_IDS[one]) });
  const source = FROM_CHARACTER[NICOLAO];
  if (shown.length > GIFTS_KEPT) {
    ask(s, p, KEEP_GIFTS, source, 0);
    return;
  }
  s.fill(0, S.SHOWN, S.SHOWN + s[S.SHOWN_SIZE]);
  s[S.SHOWN_SIZE] = 0;
  takeGifts(s, p, shown, source);
}

/** AV-184: a gift acts and goes to the discards. @returns whether something was asked */
export function act(s: S.State, p: number, gift: number, sink: EventSink | null): boolean {
  spendGift(s, p, gift, sink);
  const source = FROM_GIFT + gift;
  for (let q = 0; q < s[S.SEATS]; q++) {
    for (let what = 0; q !== p && what < IN_PURSE; what++) {
      gain(s, q, what, OTHERS_GAIN[gift][what], source, sink);
    }
  }
  const { count } = GIFTS[gift];
  if (count) {
    const n = s[(count === 'posts' ? S.POSTS_SIZE : S.DONE_SIZE) + S.at(p)];
    gain(s, p, VP, Math.min(MOST_GIFT_POINTS, n), source, sink);
  }
  if (gift === GF05 && canTakeBlack(s)) {
    ask(s, p, DIE_OR_COINS, source, 0);
    return true;
  }
  if (gift === GF05) gain(s, p, COIN, COINS_FOR_DIE, source, sink);
  give(s, p, GIFT_GAIN[gift], 1, source, sink);
  return false;
}

/** The gift leaves the seat, if it was there, and its use is public. */
export function spendGift(s: S.State, p: number, gift: number, sink: EventSink | null): void {
  s[S.GIFTS + S.at(p)] &= ~(1 << gift);
  discardGift(s, gift);
  if (sink) tell(sink, { type: 'giftUsed', seat: p, gift: GIFT_IDS[gift] });
}
