/** The road: the leader travels with his dice and sells on the way. */

import type { Chance } from '../../../engine/core/chance.ts';
import type { Command, State } from '../../../engine/core/contract.ts';
import type { EventSink } from '../../../engine/core/events.ts';
import { draw } from '../../../engine/kit/draws.ts';
import { amount, basket, list, maybe, open, picks, word } from '../../../engine/kit/fields.ts';
import { body, type CodedRow, codeWith, type OpenRow } from '../../../engine/kit/rows.ts';
import * as D from './data.ts';
import { E } from './rule-index.ts';
import * as S from './state.ts';
import { OK, type Travel, tell } from './types.ts';

const KINDS = D.GOODS.length;

/** Up to three legs fit a code: five bits each above nine for the sale. More stay an object. */
const CODED_LEGS = 3;
const legMask = (command: Command<Travel>, leg: number): number => {
  if (typeof command === 'number') return leg < CODED_LEGS ? (command >> (9 + 5 * leg)) & 31 : 0;
  return (command.legs[leg] ?? []).reduce((mask, die) => mask | (1 << die), 0);
};
const sold = (command: Command<Travel>, good: number): number => {
  if (typeof command === 'number') return (command >> (3 * good)) & 7;
  return command.sell?.[D.GOODS[good]] ?? 0;
};

export const travel: OpenRow<Travel> = {
  type: 'travel',
  code: codeWith(3, 0),
  rule: 'CV-1004',
  refusals: { E_DICE: 'CV-1005', E_GOODS: 'CV-1008' },
  open: {
    legs: list(open(picks(D.DICE)), D.DICE),
    sell: maybe(open(basket(D.GOODS, 99, 7))),
  },
  listed: {
    pack: (_s, _seat, { legs, sell = {} }) => {
      if (legs.length > CODED_LEGS || legs.some((leg) => leg.length === 0)) return -1;
      if (Object.values(sell).some((count) => count > 7)) return -1;
      const action: Travel = { type: 'travel', legs, sell };
      let code = 0;
      for (let g = 0; g < KINDS; g++) code |= sold(action, g) << (3 * g);
      for (let i = 0; i < legs.length; i++) code |= legMask(action, i) << (9 + 5 * i);
      return code;
    },
    unpack: (_s, _seat, code) => {
      const legs = [0, 1, 2].map((leg) => picks(D.DICE).write(legMask(code, leg)));
      const sell = basket(D.GOODS, 7, 3).write(code & 511);
      const parts = { legs: legs.filter((leg) => leg.length > 0) };
      return { type: 'travel', ...parts, ...(Object.keys(sell).length > 0 && { sell }) };
    },
  },
  check: (s, seat, command) => {
    if (S.leaderOf(s) !== seat) return E('E_LEADER');
    let used = 0;
    for (let leg = 0; leg < D.DICE; leg++) {
      const mask = legMask(command, leg);
      const isEmpty = mask === 0 && typeof command !== 'number' && leg < command.legs.length;
      if ((used & mask) !== 0 || isEmpty) return E('E_DICE'); // CV-1005
      used |= mask;
    }
    if (used === 0) return E('E_DICE');
    for (let g = 0; g < KINDS; g++) {
      if (sold(command, g) > s[S.STOCK + S.at(seat) + g]) return E('E_GOODS');
    }
    return OK;
  },
  apply: (s, seat, command, chance, sink) => {
    let stop = s[S.CARAVAN];
    let earned = 0;
    for (let leg = 0; leg < D.DICE; leg++) {
      const mask = legMask(command, leg);
      if (mask === 0) continue;
      for (let die = 0; die < D.DICE; die++) if ((mask >> die) & 1) stop += s[S.DIE + die]; // CV-1006
      stop %= D.OASES;
      s[S.VISITS + stop]++;
      if (stop % D.WELL_EVERY === 0) earned += D.WELL_COINS; // CV-1007
    }
    for (let g = 0; g < KINDS; g++) {
      const count = sold(command, g);
      s[S.STOCK + S.at(seat) + g] -= count;
      // CV-1008
      earned += count * D.PRICES[g] * (stop % D.MARKET_EVERY === 0 ? 2 : 1);
    }
    s[S.CARAVAN] = stop;
    s[S.COINS + S.at(seat)] += earned;
    if (sink) tell(sink, { type: 'travelled', seat, stop, earned });
    endRound(s, chance, sink);
  },
};

/** CV-1011: a die is turned by a pip. */
export const turn: CodedRow = {
  type: 'turn',
  code: codeWith(4, 0),
  rule: 'CV-1011',
  refusals: { E_DICE: 'CV-1011', E_COINS: 'CV-1011' },
  fields: { die: amount(0, D.DICE - 1), by: word(['up', 'down']) },
  check: (s, seat, code) => {
    if (S.leaderOf(s) !== seat) return E('E_LEADER');
    const pips = s[S.DIE + (body(code) >> 1)];
    if ((code & 1) === 0 ? pips === 6 : pips === 1) return E('E_DICE');
    return s[S.COINS + S.at(seat)] < D.TURN_COINS ? E('E_COINS') : OK;
  },
  apply: (s, seat, code, _chance, sink) => {
    const die = body(code) >> 1;
    s[S.DIE + die] += (code & 1) === 0 ? 1 : -1;
    s[S.COINS + S.at(seat)] -= D.TURN_COINS;
    if (sink) tell(sink, { type: 'turned', seat, die, pips: s[S.DIE + die] });
  },
};

/** TR-2009: offers end; everybody gets dates; the next leader rolls, or the match is over. */
function endRound(s: State, chance: Chance, sink: EventSink | null): void {
  s.fill(0, S.OFFERS, S.OFFER + D.MAX_SEATS * D.MAX_STANDING * S.OFFER_LENGTH);
  s[S.MADE] = 0;
  for (let p = 0; p < s[S.SEATS]; p++) {
    s[S.PASSED + S.at(p)] = 0;
    s[S.TRIES + S.at(p)] = 0;
    s[S.STOCK + S.at(p) + 2]++;
  }
  if (s[S.ROUND] === s[S.OPT_ROUNDS]) {
    s[S.OVER] = 1;
    if (sink) tell(sink, { type: 'ended' });
    return;
  }
  s[S.ROUND]++;
  roll(s, chance, sink);
}

/** CV-1002: five dice. */
export function roll(s: State, chance: Chance, sink: EventSink | null): void {
  for (let die = 0; die < D.DICE; die++) s[S.DIE + die] = 1 + draw(s, S.DRAWS, chance, 6);
  if (sink) {
    const dice = Array.from(s.subarray(S.DIE, S.DIE + D.DICE));
    tell(sink, { type: 'rolled', round: s[S.ROUND], dice });
  }
}
