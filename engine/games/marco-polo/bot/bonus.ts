/** Value of a bonus action for a seat, in points; below 0 it is better left out. */

import type { ActionBase } from '../../../core/contract.ts';
import { CITY_CARD_IDS, CONTRACT_COST, CONTRACT_GAIN, CONTRACT_IDS } from '../cards.ts';
import { GF12, GF15, GIFT_IDS } from '../data/gifts.ts';
import * as R from '../data/people.ts';
import { RUSTICIANO_CARDS } from '../data/people.ts';
import { COINS_FOR_GOOD } from '../data/spaces.ts';
import { CAMEL, COIN, GOOD_IDS, PEPPER, VP } from '../data/vocabulary.ts';
import { BLACK_DIE_COST, CARD_VALUE, ROUNDS, RU01_COST, SCRIBE_VP } from '../data.ts';
import { NODES } from '../map.ts';
import { readUseWords } from '../placing/action.ts';
import { CardUse } from '../placing/placing.ts';
import * as S from '../state.ts';
import type { Action } from '../types.ts';
import { playedWorth } from './cards.ts';
import { spare, worth } from './market.ts';
import { companionWorth, room } from './placements.ts';
import { postWorth } from './posts.ts';
import { costWorth, diceLeft, gainWorth, markerWorth } from './rewards.ts';

/** A rolled black die, before the last round and in it. */
const A_BLACK_DIE = 2.4;
/** More than any other: a complete contract is completed at once. */
const AT_ONCE = 20;

const use = new CardUse();

/** `action` is one that is listed now. */
export function bonusWorth(s: S.State, p: number, action: ActionBase): number {
  const asked = action as Action;
  switch (asked.type) {
    case 'completeContract':
      return completing(s, p, asked);
    case 'buyBlackDie':
      return A_BLACK_DIE + worth(CAMEL, -BLACK_DIE_COST) - (spare(CAMEL) < 3 ? 1 : 0);
    case 'moneylenderGood': {
      const good = PEPPER + GOOD_IDS.indexOf(asked.good);
      return worth(COIN, COINS_FOR_GOOD) + worth(good, -1) - 0.3;
    }
    case 'saracenTrade': {
      const sign = asked.direction === 'camelsToCoins' ? 1 : -1;
      return worth(COIN, sign * asked.n) + worth(CAMEL, -sign * asked.n) - 0.5;
    }
    case 'useKeptCityCard': {
      readUseWords(asked, use);
      // Better later in the match, when there is more to exchange.
      const waits = s[S.ROUND] < ROUNDS || diceLeft(s, p) > 1 ? 3 : 0;
      return playedWorth(s, p, s[S.KEPT + S.at(p)], CARD_VALUE, use) - waits;
    }
    case 'useArghunCard': {
      readUseWords(asked, use);
      // One in each turn, and six in all: only for a real gain.
      const waits = left(s) > 0 || diceLeft(s, p) > 1 ? 2 : 0;
      return playedWorth(s, p, CITY_CARD_IDS.indexOf(asked.card), CARD_VALUE, use) - waits;
    }
    case 'useGift':
      return usingGift(s, p, GIFT_IDS.indexOf(asked.gift));
    case 'playRusticiano':
      return rusticiano(s, p, asked);
    default:
      return -1;
  }
}

function completing(
  s: S.State,
  p: number,
  { contract, scribe, double }: Action & { readonly type: 'completeContract' },
): number {
  const index = CONTRACT_IDS.indexOf(contract);
  const gains = CONTRACT_GAIN[index];
  let sum = AT_ONCE + gains[VP] - costWorth(CONTRACT_COST[index], 1);
  if (scribe === 'vp') sum += SCRIBE_VP;
  else if (scribe) sum += worth(PEPPER + GOOD_IDS.indexOf(scribe), 1);
  // RU10 waits for a contract with gains besides points.
  if (double) sum += gainWorth(s, p, gains) - gains[VP] - (s[S.ROUND] < ROUNDS ? 2 : 0);
  return sum;
}

/** A gift for contracts if there is room for them, one for a step at once. */
function usingGift(s: S.State, p: number, gift: number): number {
  if (gift === GF15) return 0.5;
  return gift !== GF12 && room(s, p) > 0 && left(s) > 0 ? 2 : -1;
}

const left = (s: S.State): number => ROUNDS - s[S.ROUND];

/** A card is played when its gain is complete; each has its own time. */
function rusticiano(
  s: S.State,
  p: number,
  { card, node, companion }: Action & { readonly type: 'playRusticiano' },
): number {
  const to = node === undefined ? -1 : NODES.indexOf(node);
  switch (RUSTICIANO_CARDS.indexOf(card)) {
    case R.RU01:
      return postWorth(s, p, to) + worth(COIN, -RU01_COST) - 1;
    case R.RU02:
      return room(s, p) > 0 && left(s) > 0 ? 2 + worth(CAMEL, 2) + room(s, p) : worth(CAMEL, 2) - 2;
    case R.RU03:
      return left(s) === 0 && diceLeft(s, p) <= 1 ? s[S.POSTS_SIZE + S.at(p)] >> 1 : -1;
    case R.RU06:
      return companionWorth(s, p, R.COMPANION_IDS.indexOf(companion ?? '')) - (left(s) > 0 ? 1 : 0);
    case R.RU07:
      return A_BLACK_DIE;
    case R.RU08:
      return markerWorth(s, p, to) - (left(s) > 1 ? 2 : 0);
    case R.RU09:
      return left(s) < 2 ? 2 : -1;
    default:
      return -1;
  }
}
