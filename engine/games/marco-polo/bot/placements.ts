/** Value of a placement for a seat: the gain of the action, minus its cost and its dice. */

import { wideBody } from '../../../kit/rows.ts';
import { cardOn } from '../city-cards/use.ts';
import * as C from '../data/people.ts';
import * as P from '../data/spaces.ts';
import { CAMEL, COIN, GOODS, PEPPER } from '../data/vocabulary.ts';
import { DIE_FACES, MOST_HELD, ROUNDS, TRADER_GAIN } from '../data.ts';
import { CONNECTED, connectionOf } from '../map.ts';
import { due, landings, type Movement, reckon, stepCost } from '../movement/movement.ts';
import { isToken, Placing } from '../placing/placing.ts';
import { readCode } from '../placing/read.ts';
import { costOf, statesValues } from '../placing/value.ts';
import * as S from '../state.ts';
import { playedWorth } from './cards.ts';
import { worth } from './market.ts';
import { knownWorth, postWorth, promise } from './posts.ts';
import { contractWorth, diceLeft, gainWorth } from './rewards.ts';

const g = new Placing();

/** The alternative value of a die in the round: a base, and an amount for each pip. */
const A_DIE = 0.95;
const A_PIP = 0.2;
/** A token must be used, one a round. */
const A_TOKEN = 0.9;
/** Points for having the first turn of the next round. */
const HOURGLASS = 0.4;

/** Value of the listed placement `code` for `p`; call `studyMap` first. */
export function placementWorth(s: S.State, p: number, code: number): number {
  readCode(s, p, wideBody(code), g);
  const value = g.value(s);
  const cost = costOf(s, p, g, value);
  return actionWorth(s, p, value, cost) - diceWorth(s, p);
}

function diceWorth(s: S.State, p: number): number {
  let sum = 0;
  for (let i = 0; i < g.count; i++) {
    if (isToken(g.dice[i])) sum += A_TOKEN;
    else if (statesValues(s, p)) sum += A_DIE + A_PIP * 4;
    else sum += A_DIE + A_PIP * s[S.VALUE + g.dice[i]];
  }
  return sum;
}

function actionWorth(s: S.State, p: number, value: number, cost: number): number {
  const paid = worth(COIN, -cost);
  const { space } = g;
  if (space === P.COINS5) return worth(COIN, P.COINS_OF_FIVE - cost);
  if (space === P.MONEYLENDER_SPACE) return worth(COIN, P.COINS_OF_MONEYLENDER);
  if (P.isBazaar(space)) {
    const rises = S.hasCompanion(s, p, C.TRADER) ? TRADER_GAIN : 0;
    const row = g.row > 0 ? g.row : Math.min(DIE_FACES, value + rises);
    return paid + gainWorth(s, p, P.BAZAAR_ROWS[space - P.BAZAAR_CAMEL][row - 1]);
  }
  if (space === P.KHAN) return worth(CAMEL, P.CAMELS_OF_KHAN) + worth(PEPPER + g.good, 1);
  if (space === P.CONTRACTS_SPACE) return paid + picksWorth(s, p);
  if (space === P.TRAVEL) return travelWorth(s, p, cost);
  if (space === P.VENICE || space === P.GONDOLIER_SPACE) return veniceWorth(s, p);
  if (space === P.COMPANION_STACK) {
    const joined = g.companion < 0 ? 0 : companionWorth(s, p, g.companion);
    return paid + worth(PEPPER + g.good, 1) + joined;
  }
  // The Diplomat is spent.
  const lost = g.diplomat ? 0.5 : 0;
  return playedWorth(s, p, cardOn(s, space), value, g.use) - lost;
}

/** Contracts taken minus those discarded, with the gains of spaces 5 and 6. */
function picksWorth(s: S.State, p: number): number {
  let sum = 0;
  for (let i = 0; i < g.picks.length; i++) {
    const space = g.picks[i];
    if (space === 0) continue;
    sum += contractWorth(s, p, s[S.ROW + space - 1]);
    const bonus = P.ROW_BONUS[space - 1];
    if (bonus > 0) sum += worth(g.bonus[space - 5] === 1 ? CAMEL : COIN, bonus);
  }
  for (let i = 0; i < g.discards; i++) sum -= 1 + contractWorth(s, p, g.discard[i]);
  // Goods have a value only with a contract in hand.
  return sum + (s[S.HELD_SIZE + S.at(p)] === 0 && s[S.ROUND] < ROUNDS ? 1.5 : 0);
}

const MOST_LANDINGS = 8;
const landed = new Int32Array(MOST_LANDINGS);

/** Posts of a movement and its final nodes, minus its cost; `coins` are paid besides. */
export function movementWorth(
  s: S.State,
  p: number,
  m: Movement,
  stepCoins: number,
  coins: number,
): number {
  const n = landings(s, p, m, landed);
  reckon(s, p, m, stepCoins);
  let sum = worth(COIN, -due.coins - coins) + worth(CAMEL, -due.camels);
  let taken = 0;
  for (let i = 0; i < n; i++) {
    sum += knownWorth(landed[i]);
    taken |= 1 << landed[i];
  }
  for (let leg = 0; leg < m.legs; leg++) {
    const from = s[S.FIGURE + S.at(p) + m.figure[leg]];
    sum += promise(m.end(leg), taken) - promise(from, 0);
  }
  return sum;
}

function travelWorth(s: S.State, p: number, cost: number): number {
  const m = g.movement;
  const claimed = s[S.LAST_TRAVELLER] === p || s[S.ROUND] === ROUNDS ? 0 : HOURGLASS;
  return claimed + movementWorth(s, p, m, stepCost(s, p, m.steps), cost);
}

/** Points for coming closer to the palazzi that count, by the rounds that are left. [rounds] */
const TOWARDS: readonly number[] = [0, 0.6, 1, 1.2, 1.4];

function veniceWorth(s: S.State, p: number): number {
  const { coins, camels, goods } = CONNECTED[connectionOf(g.via, g.palazzo)];
  let sum = postWorth(s, p, g.palazzo) + (TOWARDS[ROUNDS - s[S.ROUND]] ?? 0);
  sum += worth(COIN, -coins) + worth(CAMEL, -camels);
  for (let good = 0; goods > 0 && good < GOODS.length; good++) {
    sum += worth(PEPPER + good, -g.pay[good]);
  }
  return sum;
}

/** Value of a companion for the rest of the round, in points. */
export function companionWorth(s: S.State, p: number, companion: number): number {
  const dice = diceLeft(s, p);
  switch (companion) {
    case C.MONEYLENDER:
      return 0.55 * Math.max(0, dice - 1) + 0.4;
    case C.GONDOLIER:
      return s[S.POSTED + S.at(p)] === 0 ? 1 : 1.2;
    case C.SCRIBE:
      return s[S.HELD_SIZE + S.at(p)] * 1.3 + 0.3;
    case C.BODYGUARD:
      return dice > 2 ? 1.6 : 0;
    case C.CARTOGRAPHER:
      return dice > 2 ? 0.9 : 0;
    case C.NUN:
      return 0.35 * dice;
    case C.TRADER:
      return dice > 1 ? 1.5 : 0.7;
    case C.DIPLOMAT:
      return dice > 1 ? 0.8 : 0;
    default:
      return 0.5;
  }
}
/** Contracts that `p` may still hold. */
export const room = (s: S.State, p: number): number => MOST_HELD - s[S.HELD_SIZE + S.at(p)];
