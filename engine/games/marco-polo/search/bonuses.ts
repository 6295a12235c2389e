/**
 * The best bonus action of a seat: immediate gains, against keeping for later (rules, section 12).
 */

import { body } from '../../../kit/rows.ts';
import { legalArghun } from '../bonus/arghun.ts';
import { contractOf, isDouble, legalComplete, POINTS, scribeOf } from '../bonus/contract.ts';
import { legalGifts } from '../bonus/gift.ts';
import { legalHelpers } from '../bonus/helpers.ts';
import { legalKept } from '../bonus/kept-card.ts';
import { legalRusticiano } from '../bonus/rusticiano.ts';
import { played, unpackPlayed } from '../bonus/rusticiano-words.ts';
import { playedWorth } from '../bot/cards.ts';
import { spare, worth } from '../bot/market.ts';
import { companionWorth, room } from '../bot/placements.ts';
import { postWorth } from '../bot/posts.ts';
import { costWorth, diceLeft, gainWorth, markerWorth } from '../bot/rewards.ts';
import { CONTRACT_COST, CONTRACT_GAIN } from '../cards.ts';
import { readUse, USE_BITS } from '../city-cards/list.ts';
import { BUY_BLACK_DIE, MONEYLENDER_GOOD } from '../codes.ts';
import { GF12, GF15, GIFTS } from '../data/gifts.ts';
import * as R from '../data/people.ts';
import { COINS_FOR_GOOD } from '../data/spaces.ts';
import { CAMEL, COIN, PEPPER, VP } from '../data/vocabulary.ts';
import { BLACK_DIE_COST, CARD_VALUE, ROUNDS, RU01_COST, SCRIBE_VP } from '../data.ts';
import { CardUse } from '../placing/placing.ts';
import * as S from '../state.ts';
import { empty, offers, raise } from './offer.ts';

const listed = new Int32Array(2 ** 14);
const use = new CardUse();
const [best] = offers(1);

/** A rolled black die. */
const A_BLACK_DIE = 2.4;
/** Points that the three camels are worth besides, if they are needed. */
const CAMELS_MISSED = 1;

/** The code of a bonus action that is worth doing now; -1 = there is none. */
export function bestBonus(s: S.State, p: number): number {
  empty(best);
  best.worth = 0;
  if (s[S.HELD_SIZE + S.at(p)] > 0) tryContracts(s, p);
  if (best.arg >= 0) return best.arg;
  if (s[S.BLACK_BOUGHT] === 0 && s[S.POOL] !== 0) tryBlackDie(s, p);
  if (s[S.COMPANIONS_HELD + S.at(p)] !== 0) tryMoneylender(s, p);
  if (s[S.KEPT + S.at(p)] >= 0) tryKept(s, p);
  if (s[S.ARGHUN_SIZE + S.at(p)] > 0) tryArghun(s, p);
  if (s[S.GIFTS + S.at(p)] !== 0) tryGifts(s, p);
  if (s[S.RUSTICIANO_LEFT + S.at(p)] !== 0) tryRusticiano(s, p);
  return best.arg;
}

/** A complete contract is completed at once; with RU10 one with gains besides points. */
function tryContracts(s: S.State, p: number): void {
  const count = legalComplete(s, p, listed, 0);
  for (let i = 0; i < count; i++) {
    const contract = contractOf(listed[i]);
    const scribe = scribeOf(listed[i]);
    const gains = CONTRACT_GAIN[contract];
    let sum = AT_ONCE + gains[VP] - costWorth(CONTRACT_COST[contract], 1);
    if (scribe === POINTS) sum += SCRIBE_VP;
    else if (scribe > 0) sum += worth(PEPPER + scribe - 1, 1);
    if (isDouble(listed[i])) {
      sum += gainWorth(s, p, gains) - gains[VP] - (s[S.ROUND] < ROUNDS ? KEPT_FOR_LATER : 0);
    }
    raise(best, listed[i], sum);
  }
}
const AT_ONCE = 20;
/** Points that keeping a card for later is worth. */
const KEPT_FOR_LATER = 2;

function tryBlackDie(s: S.State, p: number): void {
  if (s[S.PURSE + S.at(p) + CAMEL] < BLACK_DIE_COST) return;
  const missed = spare(CAMEL) < BLACK_DIE_COST ? CAMELS_MISSED : 0;
  raise(best, BUY_BLACK_DIE, A_BLACK_DIE + worth(CAMEL, -BLACK_DIE_COST) - missed);
}

/** The Moneylender's good; the Saracen's trades are left to a deeper search. */
function tryMoneylender(s: S.State, p: number): void {
  const count = legalHelpers(s, p, listed, 0);
  for (let i = 0; i < count; i++) {
    const good = PEPPER + body(listed[i]);
    if (listed[i] !== MONEYLENDER_GOOD + good - PEPPER) continue;
    raise(best, listed[i], worth(COIN, COINS_FOR_GOOD) + worth(good, -1) - 0.3);
  }
}

/** Whether more of this match is left than the turn's last die. */
const isEarly = (s: S.State, p: number): boolean => s[S.ROUND] < ROUNDS || diceLeft(s, p) > 1;

/** Better later in the match, when there is more to exchange. */
function tryKept(s: S.State, p: number): void {
  const count = legalKept(s, p, listed, 0);
  const waits = isEarly(s, p) ? 3 : 0;
  for (let i = 0; i < count; i++) {
    if (!readUse(s, s[S.KEPT + S.at(p)], body(listed[i]), use)) continue;
    const gained = playedWorth(s, p, s[S.KEPT + S.at(p)], CARD_VALUE, use);
    raise(best, listed[i], gained - waits);
  }
}

/** One in each turn, and six in all: only for a real gain. */
function tryArghun(s: S.State, p: number): void {
  const count = legalArghun(s, p, listed, 0);
  const waits = isEarly(s, p) ? 2 : 0;
  for (let i = 0; i < count; i++) {
    const card = body(listed[i]) >> USE_BITS;
    if (!readUse(s, card, body(listed[i]) & (2 ** USE_BITS - 1), use)) continue;
    raise(best, listed[i], playedWorth(s, p, card, CARD_VALUE, use) - waits);
  }
}

/** Bits of die and value below the gift in a code of `useGift`. */
const GIFT_SHIFT = 9;

/** A gift for contracts if there is room for them, one for a step at once. */
function tryGifts(s: S.State, p: number): void {
  const count = legalGifts(s, p, listed, 0);
  for (let i = 0; i < count; i++) {
    const gift = body(listed[i]) >> GIFT_SHIFT;
    if (gift === GF12 || gift >= GIFTS.length) continue;
    if (gift === GF15) raise(best, listed[i], 0.5);
    else if (room(s, p) > 0 && s[S.ROUND] < ROUNDS) raise(best, listed[i], KEPT_FOR_LATER);
  }
}

function tryRusticiano(s: S.State, p: number): void {
  const count = legalRusticiano(s, p, listed, 0);
  for (let i = 0; i < count; i++) {
    if (unpackPlayed(body(listed[i]))) raise(best, listed[i], cardWorth(s, p));
  }
}

/** The value of the card `played`: each has its own time. */
function cardWorth(s: S.State, p: number): number {
  const left = ROUNDS - s[S.ROUND];
  const { card, node, what } = played;
  switch (card) {
    case R.RU01:
      return postWorth(s, p, node) + worth(COIN, -RU01_COST) - 1;
    case R.RU02:
      return worth(CAMEL, 2) + (room(s, p) > 0 && left > 0 ? 2 + room(s, p) : -KEPT_FOR_LATER);
    case R.RU03:
      return left === 0 && diceLeft(s, p) <= 1 ? s[S.POSTS_SIZE + S.at(p)] >> 1 : -1;
    case R.RU06:
      return companionWorth(s, p, what) - (left > 0 ? 1 : 0);
    case R.RU07:
      return A_BLACK_DIE;
    case R.RU08:
      return markerWorth(s, p, node) - (left > 1 ? KEPT_FOR_LATER : 0);
    case R.RU09:
      return left < 2 ? KEPT_FOR_LATER : -1;
    default:
      return -1;
  }
}
