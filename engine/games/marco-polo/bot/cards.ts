/** Value of a city card's use for a seat. */

import { ANY_CARD, CARDS, SEARCH_CARD } from '../cards.ts';
import { EXCHANGES, FIXED_GAIN, USABLE } from '../city-cards/usable.ts';
import { GOODS, OWN_BONUS, PEPPER } from '../data/vocabulary.ts';
import { ownMarkers } from '../effects/posts.ts';
import { NODES } from '../map.ts';
import type { CardUse } from '../placing/placing.ts';
import * as S from '../state.ts';
import { worth } from './market.ts';
import { costWorth, gainWorth, markerWorth } from './rewards.ts';

/** Points for the choice of one contract among those that a search shows, and for each more shown. */
const SEARCHED = 1.4;
const PER_SHOWN = 0.3;

/** Gain of `p` from this use of `card` with a die of this value, minus its cost. */
export function playedWorth(
  s: S.State,
  p: number,
  card: number,
  value: number,
  use: CardUse,
): number {
  const used = card === ANY_CARD ? use.target : card;
  const rules = USABLE[used];
  if (used === SEARCH_CARD) {
    return gainWorth(s, p, FIXED_GAIN[used][value]) + SEARCHED + PER_SHOWN * value;
  }
  if (rules.kind === 'exchange' || rules.kind === 'either') return exchanged(s, p, used, use);
  const gains = FIXED_GAIN[used][value];
  const times =
    rules.kind === 'perPip' ? value : rules.kind === 'perCount' ? counted(s, p, used, value) : 1;
  return gainWorth(s, p, gains, times) + ownBonuses(s, p, gains[OWN_BONUS]);
}

function counted(s: S.State, p: number, card: number, value: number): number {
  const rules = CARDS[card];
  const size = rules.kind === 'perCount' && rules.count === 'posts' ? S.POSTS_SIZE : S.DONE_SIZE;
  return Math.min(value, s[size + S.at(p)]);
}

function exchanged(s: S.State, p: number, card: number, use: CardUse): number {
  const { cost, gain, chosen } = EXCHANGES[card][Math.max(0, use.option)];
  const { times } = use;
  let sum = gainWorth(s, p, gain, times) + ownBonuses(s, p, gain[OWN_BONUS] * times);
  if (chosen === 0) return sum - costWorth(cost, times);
  for (let good = 0; good < GOODS.length; good++) {
    if (use.pay[good] > 0) sum += worth(PEPPER + good, -use.pay[good]);
  }
  return sum;
}

/** The best `n` of the seat's markers. */
function ownBonuses(s: S.State, p: number, n: number): number {
  if (n === 0) return 0;
  const own = ownMarkers(s, p);
  const each: number[] = [];
  for (let node = 0; node < NODES.length; node++) {
    if ((own >>> node) & 1) each.push(markerWorth(s, p, node));
  }
  return each
    .sort((a, b) => b - a)
    .slice(0, n)
    .reduce((sum, one) => sum + one, 0);
}
