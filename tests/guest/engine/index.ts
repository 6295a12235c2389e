/**
 * The test guest: a tiny game that differs from the flagship in every respect. Six seats, money as
 * score, options that are yes or no, a list or nothing, offers from seats that owe nothing, two
 * timers at once and a grace, a decision with a large composed parameter, dice, a long road. For
 * tests only.
 */

import type { Chance } from '../../../engine/core/chance.ts';
import { COLORS } from '../../../engine/core/colors.ts';
import type {
  ActionBase,
  Bot,
  Command,
  State,
  Timer,
  ViewBase,
} from '../../../engine/core/contract.ts';
import type { EventSink } from '../../../engine/core/events.ts';
import { shuffle } from '../../../engine/kit/draws.ts';
import { decidingOf, gameOf } from '../../../engine/kit/game.ts';
import { removeAt } from '../../../engine/kit/lists.ts';
import { explaining } from '../../../engine/kit/refusals.ts';
import * as A from './actions.ts';
import { beforehand } from './beforehand.ts';
import { clocks } from './clock-presets.ts';
import * as D from './data.ts';
import * as K from './knowledge.ts';
import { EVENT_WORDS } from './reading.ts';
import { roll } from './road.ts';
import { ERRORS, rules } from './rule-index.ts';
import * as S from './state.ts';
import type { Action } from './types.ts';

const MAX_LEGAL = 512;

function setup(seats: number, chosen: S.Options, chance: Chance, sink: EventSink | null): State {
  const s = new Int32Array(S.STATE_LENGTH);
  s[S.SEATS] = seats;
  s[S.ROUND] = 1;
  S.writeOptions(s, chosen);
  // CV-1003: a goal each.
  s.set(D.GOALS, S.DECK);
  s[S.DECK_SIZE] = D.GOALS.length;
  shuffle(s, S.DRAWS, s, S.DECK, D.GOALS.length, chance);
  for (let p = 0; p < seats; p++) {
    s[S.COINS + S.at(p)] = D.START_COINS;
    s.set(D.START_GOODS, S.STOCK + S.at(p));
    s[S.GOAL + S.at(p)] = removeAt(s, S.DECK_SIZE, S.DECK, 0);
  }
  s.fill(0, S.DECK + s[S.DECK_SIZE], S.DECK + D.GOALS.length);
  roll(s, chance, sink);
  return s;
}

/**
 * The leader's journey and the others' offers run at once; while offers may come, the leader waits
 * a little.
 */
function timers(s: State): Timer[] {
  if (s[S.OVER] === 1) return [];
  const leader = 1 << S.leaderOf(s);
  const others = A.deciders(s) & ~leader;
  const name = (what: string): string => `${s[S.ROUND]}.${what}`;
  const travel = { id: name('travel'), seats: leader, option: 'travelTimer', question: false };
  if (others === 0) return [{ ...travel, bank: true }];
  return [
    { ...travel, bank: true },
    {
      id: name('offers'),
      seats: others,
      option: 'offerTimer',
      bank: false,
      question: true,
      extension: { count: s[S.MADE], option: 'offerMore', cap: 'offerCap' },
    },
    {
      ...travel,
      id: name('grace'),
      option: 'graceTimer',
      bank: false,
      delays: { types: ['travel'], code: 'E_GRACE', rule: 'TR-2008' },
    },
  ];
}

/** A seat that has passed may still make an offer; bots do so twice a round at most. */
function mayAct(s: State): number {
  let mask = 0;
  for (let p = 0; p < s[S.SEATS] && s[S.OVER] === 0; p++) {
    const idle = p !== S.leaderOf(s) && s[S.PASSED + S.at(p)] === 1;
    if (idle && s[S.TRIES + S.at(p)] < D.LISTED_OFFERS) mask |= 1 << p;
  }
  return mask;
}

const listed = new Int32Array(MAX_LEGAL);

/** Any listed action; without one, sometimes an offer of dates (`offers`) or nothing. */
function bot(name: string, offers: boolean): Bot {
  return {
    name,
    think(view: ViewBase, chance: Chance) {
      const own = view as K.View;
      const seat = own.you?.seat ?? 0;
      const s = K.fromView(own, chance);
      const count = A.legal(s, seat, listed);
      if (count > 0) return A.codec.decode(s, seat, listed[chance.below(count)]);
      const dates: Action = { type: 'offer', give: { dates: 1 }, ask: D.PRICE_STEP };
      return offers && A.check(s, seat, A.codec.encode(s, seat, dates)) === 0 ? dates : null;
    },
  };
}

const { encode, decode } = A.codec;

const explain = explaining({
  errors: ERRORS,
  schema: { error: 'E_FORM', rule: 'CV-1001' },
  codec: A.codec,
  encode,
  check: A.check,
  ruleOf: (_s, _row, _command, error) => (error === 'E_OVER' ? 'CV-1010' : null),
  params: () => ({}),
  remedy: (s, seat, _command, error): { kind: string; wait?: number[] } => {
    const leader = S.leaderOf(s);
    return error === 'E_LEADER' && leader !== seat
      ? { kind: 'yourTurn', wait: [leader] }
      : { kind: error };
  },
  instead: (s, seat) => {
    const owes = (A.deciders(s) >> seat) & 1;
    return owes ? decode(s, seat, A.standIn(s, seat)) : null;
  },
});

const deciding = decidingOf<Action, K.View, S.Options, ActionBase>({
  id: 'caravan',
  errors: ERRORS,
  maxLegal: MAX_LEGAL,
  codec: A.codec,
  deciders: A.deciders,
  legal: A.legal,
  check: A.check,
  explain,
  fromView: K.fromView,
});

export const caravan = gameOf<Action, K.View, S.Options, ActionBase>(deciding, {
  version: '1.0.0',
  seats: { min: 2, max: D.MAX_SEATS },
  rules,
  publicShape: K.publicShape,
  scoreUnit: 'money',
  colors: COLORS,
  deals: true,
  asides: { match: 200, turn: 12 },
  eventWords: EVENT_WORDS,
  stateLength: S.STATE_LENGTH,
  options: S.options,
  setup,
  over: { at: S.OVER, is: 1 },
  mayAct,
  turn: (s) => s[S.ROUND],
  round: (s) => s[S.ROUND],
  apply: A.apply,
  view: K.view,
  determinize: K.determinize,
  secrets: K.secrets,
  fromHands: K.fromHands,
  position: K.position,
  describe: K.describe,
  invariants: K.invariants,
  standings: K.standings,
  drawsAt: S.DRAWS,
  reveals: (before, after) =>
    before[S.DRAWS] !== after[S.DRAWS] || before[S.OVER] !== after[S.OVER],
  standIn: (s, seat): Command => A.standIn(s, seat),
  beforehand,
  bots: {
    random: () => bot('random', false),
    trader: () => bot('trader', true),
  },
  stand: { seats: 5, options: { openPurses: true }, from: { one: 4, two: 2, full: 1 } },
  timers,
  clocks,
});
