/** Answers to questions, and choices before the dice are rolled, from a handful of figures. */

import { body } from '../../../kit/rows.ts';
import { fromOf, movementOf, nodeOf } from '../answers/boards.ts';
import { OFFERED_BITS } from '../answers/cards.ts';
import { goodIn, MOST_CAMELS, PAIRS, timesOf } from '../answers/goods.ts';
import { giftWorth, promisingCard, STRENGTH } from '../bot/answers.ts';
import { worth } from '../bot/market.ts';
import { companionWorth, movementWorth } from '../bot/placements.ts';
import { postWorth, promise, wayBetween } from '../bot/posts.ts';
import { contractWorth, markerWorth } from '../bot/rewards.ts';
import { GOAL_CITIES, GOAL_VP } from '../cards.ts';
import * as C from '../codes.ts';
import { COINS_FOR_DIE } from '../data/gifts.ts';
import { COMPANIONS } from '../data/people.ts';
import { CAMEL, COIN, GOODS, PEPPER } from '../data/vocabulary.ts';
import { VENEZIA } from '../map.ts';
import { openOf, RELOCATE } from '../questions.ts';
import * as S from '../state.ts';

/** A black die of a gift, in points. */
const A_BLACK_DIE = 1.5;
/** Points of any contract in hand. */
const A_CONTRACT = 0.5;
const ROW_BITS = 25;
const row = (code: number): number => code >>> ROW_BITS;

/**
 * Value of the listed answer `code` of `p` in points; `market.ts` and `posts.ts` must have looked
 * at the seat.
 */
export function answerWorth(s: S.State, p: number, code: number): number {
  const own = body(code);
  switch (row(code)) {
    case row(C.PICK_CHARACTER):
      return STRENGTH[own];
    case row(C.CHOOSE_ROUND_CHARACTER):
      return STRENGTH[own >> 5] + ((own & 31) > 0 ? promise((own & 31) - 1, 0) / 10 : 0);
    case row(C.KEEP_GOALS):
      return goalsWorth(own >> 5, own & 31);
    case row(C.CHOOSE_START):
      return promise(own, 0);
    case row(C.TAKE_COMPANION):
      return own < COMPANIONS.length ? companionWorth(s, p, own) : 0;
    case row(C.CHOOSE_GOODS):
      return goodsWorth(goodIn(code, 0), goodIn(code, 1), goodIn(code, 2));
    case row(C.CHOOSE_PAIR):
      return pairsWorth(code);
    case row(C.CAMELS_OR_COINS):
      return camelsWorth(s, p, code & MOST_CAMELS);
    case row(C.DO_MOVE):
      return moveWorth(s, p, code);
    default:
      return cardsWorth(s, p, code, own);
  }
}

function cardsWorth(s: S.State, p: number, code: number, own: number): number {
  switch (row(code)) {
    case row(C.OTHER_BONUS):
      return markerWorth(s, p, nodeOf(code));
    case row(C.OWN_BONUS):
      return markersWorth(s, p, own);
    case row(C.DISCARD):
      return -heldWorth(s, p, own);
    case row(C.SEARCH):
      return shownWorth(s, p, own) - heldWorth(s, p, own >> OFFERED_BITS);
    case row(C.RELOCATE):
      return relocating(s, p, fromOf(code));
    case row(C.PICK_CARD):
      return promisingCard(own & 63);
    case row(C.CHOOSE_FIGURE):
      return promise(s[S.FIGURE + S.at(p) + 1 - (own & 1)], 0);
    case row(C.KEEP_GIFTS):
      return giftsWorth(s, p, own);
    case row(C.DIE_OR_COINS):
      return (own & 1) === 0 ? A_BLACK_DIE : worth(COIN, COINS_FOR_DIE);
    default:
      return 0;
  }
}

/** Points of both cards, less the way through their cities. */
function goalsWorth(a: number, b: number): number {
  let from = VENEZIA;
  let way = 0;
  let cities = 0;
  let open = 15;
  let done = 0;
  while (open !== 0) {
    let nearest = -1;
    for (let i = 0; i < 4; i++) {
      if (((open >> i) & 1) === 0) continue;
      const city = cityOf(a, b, i);
      if (((done >>> city) & 1) === 1) open &= ~(1 << i);
      else if (nearest < 0 || wayBetween(from, city) < wayBetween(from, cityOf(a, b, nearest))) {
        nearest = i;
      }
    }
    if (nearest < 0) break;
    const to = cityOf(a, b, nearest);
    way += wayBetween(from, to);
    done |= 1 << to;
    open &= ~(1 << nearest);
    cities++;
    from = to;
  }
  return GOAL_VP[a] + GOAL_VP[b] + 2 * cities - way / 2;
}
const cityOf = (a: number, b: number, i: number): number => GOAL_CITIES[i < 2 ? a : b][i & 1];

const goodsWorth = (pepper: number, silk: number, gold: number): number =>
  worth(PEPPER, pepper) + worth(PEPPER + 1, silk) + worth(PEPPER + 2, gold);

function pairsWorth(code: number): number {
  let sum = 0;
  for (let good = 0; good < GOODS.length; good++) {
    let n = 0;
    for (let pair = 0; pair < PAIRS.length; pair++) {
      if (PAIRS[pair][0] === good || PAIRS[pair][1] === good) n += timesOf(code, pair);
    }
    sum += worth(PEPPER + good, n);
  }
  return sum;
}

/** The total to choose is in the question. */
function camelsWorth(s: S.State, p: number, camels: number): number {
  for (let i = 0; i < s[S.QUESTIONS]; i++) {
    const at = S.questionAt(i);
    if (s[at + S.Q_SEAT] === p) return worth(CAMEL, camels) + worth(COIN, s[at + S.Q_N] - camels);
  }
  return 0;
}

function moveWorth(s: S.State, p: number, code: number): number {
  const m = movementOf(s, p, code);
  return !m || m.legs === 0 ? 0 : movementWorth(s, p, m, 0, 0);
}

function markersWorth(s: S.State, p: number, mask: number): number {
  let sum = 0;
  for (let i = 0; i < s[S.POSTS_SIZE + S.at(p)]; i++) {
    if ((mask >> i) & 1) sum += markerWorth(s, p, s[S.POST + S.at(p) + i]);
  }
  return sum;
}

/** Contracts in hand, by a mask of their places. */
function heldWorth(s: S.State, p: number, mask: number): number {
  let sum = 0;
  for (let i = 0; i < s[S.HELD_SIZE + S.at(p)]; i++) {
    if ((mask >> i) & 1) sum += A_CONTRACT + contractWorth(s, p, s[S.HELD + S.at(p) + i]);
  }
  return sum;
}

/** Contracts that are offered, by a mask of their places. */
function shownWorth(s: S.State, p: number, mask: number): number {
  let sum = 0;
  for (let i = 0; i < s[S.SHOWN_SIZE]; i++) {
    if ((mask >> i) & 1) sum += A_CONTRACT + contractWorth(s, p, s[S.SHOWN + i]);
  }
  return sum;
}

function giftsWorth(s: S.State, p: number, mask: number): number {
  let sum = 0;
  for (let i = 0; i < s[S.SHOWN_SIZE]; i++) {
    if ((mask >> i) & 1) sum += giftWorth(s, p, s[S.SHOWN + i]);
  }
  return sum;
}

/** The new post minus the one given up: markers, palazzi and goals still count. */
function relocating(s: S.State, p: number, from: number): number {
  const at = openOf(s, p, RELOCATE);
  if (from < 0 || at < 0) return 0;
  return postWorth(s, p, s[at + S.Q_NODE]) - postWorth(s, p, from);
}
