/** The evaluation's features of a position, from one seat's point of view; each about 1 in size. */

import { featuresOf } from '../../../search/contract.ts';
import { CONTRACT_COST, GOAL_CITIES, GOAL_VP } from '../cards.ts';
import { BEIJING_SLOTS } from '../data/map-nodes.ts';
import { CHARACTERS } from '../data/people.ts';
import { V7A } from '../data/spaces.ts';
import { PALAZZI } from '../data/venice.ts';
import { CAMEL, COIN, GOODS, PEPPER } from '../data/vocabulary.ts';
import { colorMask, DIE_FACES, KEPT_GOALS, ROUNDS } from '../data.ts';
import { IN_PURSE } from '../effects/purse.ts';
import { BEIJING, CONNECTED, FIRST_PALAZZO, SLOT_NODE } from '../map.ts';
import * as S from '../state.ts';
import { at, type State } from '../state.ts';
import { measureMap } from './outlook.ts';
import { CARD_WORTH, MARKER_WORTH, PRICES, REWARDS } from './prices.ts';

/** In the order in which `measure` writes them. */
export const features = featuresOf(
  {
    base: ['one'],
    points: ['points'],
    purse: ['coins', 'fewCoins', 'camels', 'fewCamels'],
    goods: ['pepper', 'silk', 'gold', 'needed', 'spare', 'inBeijing'],
    contracts: [
      'completed',
      'lead',
      'behind',
      'held',
      'rewards',
      'missing',
      'nearest',
      'ready',
      'second',
    ],
    posts: ['posts', 'lastPosts', 'income', 'cards', 'bestCard', 'allCards', 'beijing'],
    venice: ['palazzi', 'palazzoPoints', 'palazzoNear'],
    goals: ['goalCards', 'goalCities', 'halfWay'],
    map: ['prospect', 'nextProspect', 'goalsNear', 'beijingNear'],
    dice: ['dice', 'pips', 'highDice', 'blackDice', 'tokens'],
    tempo: ['waits', 'hourglass', 'first', 'blocked'],
    helpers: ['companions', 'cardsLeft', 'charactersLeft', 'gifts', 'kept'],
    people: [...CHARACTERS],
  },
  ['behind', 'missing', 'nearest', 'second', 'waits', 'blocked'],
);

/** Writes the figures of seat `p` into `out`. */
export function measure(s: State, p: number, out: Float64Array): void {
  const base = at(p);
  let i = 0;
  out[i++] = 1;
  out[i++] = s[S.SCORE + base] / 20;
  const coins = s[S.PURSE + COIN + base];
  const camels = s[S.PURSE + CAMEL + base];
  out[i++] = coins / 15;
  out[i++] = Math.min(coins, 6) / 6;
  out[i++] = camels / 6;
  out[i++] = Math.min(camels, 3) / 3;
  i = measureGoods(s, p, out, i);
  i = measureContracts(s, p, out, i);
  i = measurePosts(s, p, out, i);
  i = measureGoals(s, p, out, i);
  i = measureMap(s, p, out, i);
  i = measureDice(s, p, out, i);
  i = measureTempo(s, p, out, i);
  out[i++] = bitsIn(s[S.COMPANIONS_HELD + base] & ~s[S.SET_ASIDE + base]) / 2;
  out[i++] = bitsIn(s[S.RUSTICIANO_LEFT + base]) / 4;
  out[i++] = bitsIn(s[S.BELLELA_LEFT + base]) / 4;
  out[i++] = bitsIn(s[S.GIFTS + base]);
  out[i++] = (s[S.KEPT + base] >= 0 ? 1 : 0) + s[S.ARGHUN_SIZE + base] / 3;
  for (let k = 0; k < CHARACTERS.length; k++) out[i + k] = 0;
  if (s[S.CHAR + base] >= 0) out[i + s[S.CHAR + base]] = 1;
}

function bitsIn(mask: number): number {
  let n = 0;
  for (let left = mask; left !== 0; left &= left - 1) n++;
  return n;
}

/** The needs of the contracts in hand. [what] */
const need = new Int32Array(IN_PURSE);

function measureGoods(s: State, p: number, out: Float64Array, from: number): number {
  const base = at(p);
  for (let what = 0; what < IN_PURSE; what++) need[what] = 0;
  for (let k = 0; k < s[S.HELD_SIZE + base]; k++) {
    const cost = CONTRACT_COST[s[S.HELD + base + k]];
    for (let what = CAMEL; what < IN_PURSE; what++) need[what] += cost[what];
  }
  let i = from;
  let needed = 0;
  let spare = 0;
  let goods = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const n = s[S.PURSE + PEPPER + good + base];
    goods += n;
    out[i++] = n / 3;
    const used = Math.min(n, need[PEPPER + good]);
    needed += used * PRICES[PEPPER + good];
    spare += (n - used) * PRICES[PEPPER + good];
  }
  out[i++] = needed / 5;
  out[i++] = spare / 5;
  out[i++] = S.hasPost(s, p, BEIJING) ? goods / 5 : 0;
  return i;
}

function measureContracts(s: State, p: number, out: Float64Array, from: number): number {
  const base = at(p);
  const own = s[S.DONE_SIZE + base];
  let most = 0;
  for (let q = 0; q < s[S.SEATS]; q++) {
    if (q !== p) most = Math.max(most, s[S.DONE_SIZE + at(q)]);
  }
  let rewards = 0;
  let missing = 0;
  let ready = 0;
  let nearest = s[S.HELD_SIZE + base] > 0 ? Number.POSITIVE_INFINITY : 8;
  for (let k = 0; k < s[S.HELD_SIZE + base]; k++) {
    const contract = s[S.HELD + base + k];
    const lacks = lacking(s, p, contract);
    rewards += REWARDS[contract];
    missing += lacks;
    nearest = Math.min(nearest, lacks);
    if (lacks === 0) ready += REWARDS[contract];
  }
  let i = from;
  out[i++] = own / 4;
  out[i++] = Math.max(0, Math.min(2, own - most)) / 2;
  out[i++] = own < most ? Math.min(3, most - own) / 3 : 0;
  out[i++] = s[S.HELD_SIZE + base] / 2;
  out[i++] = rewards / 10;
  out[i++] = missing / 8;
  out[i++] = Math.min(8, nearest) / 4;
  out[i++] = ready / 8;
  out[i++] = s[S.HELD_SIZE + base] > 1 ? Math.min(8, missing - nearest) / 4 : 2;
  return i;
}

/** The price of the things that `p` lacks for a contract. */
function lacking(s: State, p: number, contract: number): number {
  const cost = CONTRACT_COST[contract];
  let sum = 0;
  for (let what = CAMEL; what < IN_PURSE; what++) {
    const lacks = cost[what] - s[S.PURSE + what + at(p)];
    if (lacks > 0) sum += lacks * PRICES[what];
  }
  return sum;
}

function measurePosts(s: State, p: number, out: Float64Array, from: number): number {
  const base = at(p);
  const posted = s[S.POSTED + base];
  const placed = s[S.POSTS_SIZE + base];
  let income = 0;
  for (let k = 0; k < placed; k++) {
    const marker = s[S.BONUS_AT + s[S.POST + base + k]];
    if (marker >= 0) income += MARKER_WORTH[marker];
  }
  let cards = 0;
  let best = 0;
  let all = 0;
  for (let slot = 0; slot < SLOT_NODE.length; slot++) {
    if (s[S.CARD_IN + slot] < 0 || ((posted >>> SLOT_NODE[slot]) & 1) === 0) continue;
    const worth = CARD_WORTH[s[S.CARD_IN + slot]];
    cards++;
    best = Math.max(best, worth);
    all += worth;
  }
  let beijing = 0;
  for (let k = 0; k < BEIJING_SLOTS.length; k++) {
    if (s[S.BEIJING_SEAT + k] === p) beijing = BEIJING_SLOTS[k];
  }
  let palazzi = 0;
  let points = 0;
  for (let k = 0; k < PALAZZI.length; k++) {
    if (((posted >>> (FIRST_PALAZZO + k)) & 1) === 0) continue;
    palazzi++;
    points += PALAZZI[k].vp;
  }
  let i = from;
  out[i++] = placed / 6;
  out[i++] = Math.max(0, placed + 5 - S.colorPosts(s)) / 3;
  out[i++] = (income * (ROUNDS - s[S.ROUND])) / 8;
  out[i++] = Math.min(2, cards) / 2;
  out[i++] = best / 5;
  out[i++] = all / 12;
  out[i++] = beijing / 10;
  out[i++] = palazzi / 3;
  out[i++] = points / 6;
  out[i++] = nextPalazzo(posted) / 6;
  return i;
}

/** Points of the palazzi that one post more can reach. */
function nextPalazzo(posted: number): number {
  let most = 0;
  for (let k = 0; k < CONNECTED.length; k++) {
    const { from, to } = CONNECTED[k];
    if (from < 0 || ((posted >>> from) & 1) === 0 || ((posted >>> to) & 1) === 1) continue;
    most = Math.max(most, PALAZZI[to - FIRST_PALAZZO].vp);
  }
  return most;
}

/** MP-135 */
const CITIES_VP: readonly number[] = [0, 1, 3, 6, 10];

function measureGoals(s: State, p: number, out: Float64Array, from: number): number {
  let cards = 0;
  let half = 0;
  let cities = 0;
  let seen = 0;
  for (let k = 0; k < KEPT_GOALS; k++) {
    const goal = s[S.GOAL + k + at(p)];
    if (goal < 0) continue;
    let there = 0;
    for (let c = 0; c < 2; c++) {
      const city = GOAL_CITIES[goal][c];
      if (!S.hasPost(s, p, city)) continue;
      there++;
      if (((seen >>> city) & 1) === 0) cities++;
      seen |= 1 << city;
    }
    if (there === 2) cards += GOAL_VP[goal];
    else if (there === 1) half += GOAL_VP[goal];
  }
  out[from] = cards / 8;
  out[from + 1] = CITIES_VP[cities] / 6;
  out[from + 2] = half / 8;
  return from + 3;
}

function measureDice(s: State, p: number, out: Float64Array, from: number): number {
  const held = s[S.HAND + at(p)];
  let dice = 0;
  let pips = 0;
  let high = 0;
  for (let left = held; left !== 0; left &= left - 1) {
    // Raschid's dice show nothing and can be anything.
    const value = s[S.VALUE + 31 - Math.clz32(left & -left)] || DIE_FACES - 1;
    dice++;
    pips += value;
    if (value >= DIE_FACES - 1) high++;
  }
  out[from] = dice / 5;
  out[from + 1] = pips / 18;
  out[from + 2] = high / 2;
  out[from + 3] = bitsIn(held & ~colorMask(p));
  out[from + 4] = bitsIn(s[S.TOKENS_LEFT + at(p)]) / 4;
  return from + 5;
}

function measureTempo(s: State, p: number, out: Float64Array, from: number): number {
  const n = s[S.SEATS];
  const isTurn = s[S.PHASE] === S.TURNS && s[S.ACTIVE] >= 0;
  out[from] = isTurn ? ((p - s[S.ACTIVE] + n) % n) / n : 0;
  out[from + 1] = s[S.LAST_TRAVELLER] === p ? 1 : 0;
  out[from + 2] = s[S.START_SEAT] === p ? 1 : 0;
  // MP-042: spaces with dice of the player's own colour.
  const own = colorMask(p);
  let blocked = 0;
  for (let k = 0; k < s[S.PLACEMENTS]; k++) {
    const placed = S.placementAt(k);
    if (s[placed + S.P_SPACE] < V7A && (s[placed + S.P_DICE] & own) !== 0) blocked++;
  }
  out[from + 3] = s[S.HAND + at(p)] === 0 ? 0 : blocked / 3;
  return from + 4;
}
