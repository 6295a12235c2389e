/** The figures of a refusal: the needed amounts, and the missing part. Nothing that others hide. */

import type { Json, JsonObject } from '../../core/contract.ts';
import { CITY_CARD_IDS, CONTRACT_COST, CONTRACT_IDS } from './cards.ts';
import { EXCHANGES } from './city-cards/usable.ts';
import { cardOn, mostTimes } from './city-cards/use.ts';
import { CONTRACTS_SPACE, isBazaar, TRAVEL } from './data/spaces.ts';
import * as V from './data/vocabulary.ts';
import { ADJUST_COST, BLACK_DIE_COST, MOST_HELD, REROLL_COST, RU01_COST } from './data.ts';
import { leastValue } from './effects/dice.ts';
import { IN_PURSE } from './effects/purse.ts';
import { CONNECTED, connectionOf, isPalazzo } from './map.ts';
import { due, Movement, reckon, stepCost } from './movement/movement.ts';
import { nodeNamed, readAction, readMovement, readUseWords } from './placing/action.ts';
import { diceFor } from './placing/check.ts';
import { type CardUse, Placing } from './placing/placing.ts';
import { costOf } from './placing/value.ts';
import { DO_MOVE, questionOf } from './questions.ts';
import { SPACE_RULES } from './spaces/index.ts';
import * as S from './state.ts';
import type { Action } from './types.ts';

type Figures = { readonly [name: string]: Json };

const g = new Placing();
const movement = new Movement();

/** Coins, camels, goods that were to be paid, by number; see `owed`. */
const bill = new Int32Array(V.ANY_GOOD + 1);

/** The figures of `error` for a well-formed action; empty if the error needs none. */
export function figures(s: S.State, p: number, action: Action, error: string): Figures {
  if (error === 'CANNOT_PAY' || error === 'CANNOT_PAY_OCCUPANCY') {
    bill.fill(0);
    charge(s, p, action, error);
    return owed(s, p);
  }
  if (error === 'CONTRACT_LIMIT') return { most: MOST_HELD };
  if (action.type === 'doMove' && error === 'BAD_STEP_COUNT') {
    readMovement(action, movement);
    const most = s[questionOf(s, p, action.q, DO_MOVE) + S.Q_N];
    return { steps: movement.steps, most };
  }
  if (action.type !== 'place' || !readAction(s, action, g) || g.space < 0) return {};
  if (error === 'WRONG_DICE_COUNT') return { dice: diceFor(s, p, g.space) };
  if (error === 'DIE_TOO_LOW') return tooLow(s, p);
  if (error === 'BAD_STEP_COUNT') return { steps: g.movement.steps, most: g.value(s) };
  if (error !== 'TOO_MANY_TIMES') return {};
  return { times: g.use.times, most: mostTimes(s, p, usedCard(s), g.value(s)) };
}

const usedCard = (s: S.State): number => (g.use.target >= 0 ? g.use.target : cardOn(s, g.space));

/** The value of the dice, and the least sufficient one. */
function tooLow(s: S.State, p: number): Figures {
  const needed = SPACE_RULES[g.space].need(s, p, g);
  const suffices = isBazaar(g.space) || g.space === CONTRACTS_SPACE;
  return { value: g.value(s), least: suffices ? needed : leastValue(s, g.space) };
}

/** The price, and the missing part of `p`: only missing things appear in both. */
function owed(s: S.State, p: number): Figures {
  const amounts: { [what: string]: number } = {};
  const missing: { [what: string]: number } = {};
  let goods = 0;
  for (let what = 0; what < IN_PURSE; what++) {
    const own = s[S.PURSE + S.at(p) + what];
    if (what >= V.PEPPER) goods += own;
    if (bill[what] === 0) continue;
    amounts[V.GAINS[what]] = bill[what];
    if (bill[what] > own) missing[V.GAINS[what]] = bill[what] - own;
  }
  if (bill[V.ANY_GOOD] > 0) {
    amounts.good = bill[V.ANY_GOOD];
    if (bill[V.ANY_GOOD] > goods) missing.good = bill[V.ANY_GOOD] - goods;
  }
  return { due: amounts as JsonObject, missing: missing as JsonObject };
}

/** Puts the price of an action on the bill. */
function charge(s: S.State, p: number, action: Action, error: string): void {
  switch (action.type) {
    case 'place':
      if (readAction(s, action, g) && g.space >= 0) chargePlacing(s, p, error);
      return;
    case 'doMove':
      readMovement(action, movement);
      chargeMovement(s, p, movement, 0);
      return;
    case 'completeContract': {
      const cost = CONTRACT_COST[CONTRACT_IDS.indexOf(action.contract)];
      for (let what = V.CAMEL; what < IN_PURSE; what++) bill[what] += cost[what];
      if (action.scribe && action.scribe !== 'vp') bill[goodNamed(action.scribe)]--;
      return;
    }
    case 'reroll':
      bill[V.CAMEL] = REROLL_COST;
      return;
    case 'adjust':
      bill[V.CAMEL] = ADJUST_COST;
      return;
    case 'buyBlackDie':
      bill[V.CAMEL] = BLACK_DIE_COST;
      return;
    case 'moneylenderGood':
      bill[goodNamed(action.good)] = 1;
      return;
    case 'saracenTrade':
      bill[action.direction === 'camelsToCoins' ? V.CAMEL : V.COIN] = action.n;
      return;
    case 'useArghunCard':
      readUseWords(action, g.use);
      chargeUse(g.use.target >= 0 ? g.use.target : CITY_CARD_IDS.indexOf(action.card), g.use);
      return;
    case 'useKeptCityCard':
      readUseWords(action, g.use);
      chargeUse(g.use.target >= 0 ? g.use.target : s[S.KEPT + S.at(p)], g.use);
      return;
    case 'playRusticiano':
      bill[V.COIN] = RU01_COST;
      if (action.node) chargePost(nodeNamed(action.node), nodeNamed(action.via));
      return;
    default:
  }
}

const goodNamed = (id: string): number => V.PEPPER + V.GOOD_IDS.indexOf(id);

function chargePlacing(s: S.State, p: number, error: string): void {
  bill[V.COIN] += costOf(s, p, g, g.value(s));
  if (error === 'CANNOT_PAY_OCCUPANCY') return;
  if (g.space === TRAVEL) chargeMovement(s, p, g.movement, stepCost(s, p, g.movement.steps));
  else if (isPalazzo(g.palazzo)) chargePost(g.palazzo, g.via);
  else chargeUse(usedCard(s), g.use);
}

function chargeMovement(s: S.State, p: number, m: Movement, stepCoins: number): void {
  reckon(s, p, m, stepCoins);
  bill[V.COIN] += due.coins;
  bill[V.CAMEL] += due.camels;
}

function chargePost(palazzo: number, via: number): void {
  const connection = connectionOf(via, palazzo);
  if (connection < 0) return;
  const { coins, camels, goods } = CONNECTED[connection];
  bill[V.COIN] += coins;
  bill[V.CAMEL] += camels;
  bill[V.ANY_GOOD] += goods;
}

function chargeUse(card: number, { option, times, hasPay, pay }: CardUse): void {
  const exchange = EXCHANGES[card][Math.max(0, option)];
  if (!exchange) return;
  for (let what = 0; what < IN_PURSE; what++) bill[what] += exchange.cost[what] * times;
  for (let good = 0; hasPay && good < pay.length; good++) bill[V.PEPPER + good] += pay[good];
}
