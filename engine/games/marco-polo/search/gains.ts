/** Gains of a choice, in points, pieces and places, for hints and reviews. */

import type { JsonObject } from '../../../core/contract.ts';
import { type Gain, type Gains, gainOf, type Line } from '../../../search/gains.ts';
import { CONTRACT_COST, CONTRACT_IDS, GOAL_CITIES, GOAL_VP } from '../cards.ts';
import { GAINS, GOODS } from '../data/vocabulary.ts';
import { KEPT_GOALS } from '../data.ts';
import { IN_PURSE } from '../effects/purse.ts';
import type { Amounts, MpEvent } from '../events.ts';
import { NODES } from '../map.ts';
import { resultTable } from '../scoring.ts';
import * as S from '../state.ts';
import { PRICES, REWARDS } from './prices.ts';

export type Told =
  /** A completed contract; `plan`: by a following answer. */
  | { readonly kind: 'completes'; readonly contract: string; readonly plan: boolean }
  /** A post on a node; the additional points of the seat's goal cards, and its further gains. */
  | {
      readonly kind: 'post';
      readonly node: string;
      readonly plan: boolean;
      readonly goals: number;
      readonly gain: JsonObject;
    }
  /** Kept goal cards: their points, and their cities. */
  | { readonly kind: 'goals'; readonly n: number; readonly cities: number }
  /** The purse at the turn's end. */
  | { readonly kind: 'keeps'; readonly purse: JsonObject }
  /** A black die, and the number of dice left to place. */
  | { readonly kind: 'die'; readonly dice: number }
  /** A contract from the row, and its missing goods; none = it can be completed. */
  | { readonly kind: 'contract'; readonly contract: string; readonly lacks: JsonObject }
  /** Received and spent things. */
  | { readonly kind: 'gets'; readonly gain: JsonObject; readonly pays: JsonObject }
  | { readonly kind: 'goes'; readonly node: string; readonly steps: number };

/** About, in points. */
const POST = 3;
const GOAL = 2;
const STEP = 1;
const COMPLETED = 1.5;
const KEPT = 0.4;
const DIE = 1.2;
const LEAST = 0.1;

const TURN_OVER: readonly string[] = ['turnEnded', 'turnStarted', 'roundStarted', 'roundEnded'];
/** Phases in which everybody's gains of a round come with the choice. */
const BEFORE_A_ROUND: readonly number[] = [S.DRAFT, S.CHOOSE_GOALS, S.CHARACTER, S.BELLELA_PHASE];

type Counts = { [what: string]: number };

function found({ before, after, seat, events, own }: Line): readonly Gain[] {
  const all = events as readonly MpEvent[];
  if (all[0]?.type === 'turnEnded') return kept(before, seat);
  const end = all.findIndex(({ type }) => TURN_OVER.includes(type));
  const told = end < 0 ? all : all.slice(0, end);
  const list: Gain[] = [];
  for (const [nth, event] of told.entries()) {
    if (!('seat' in event) || event.seat !== seat) continue;
    const plan = nth >= own;
    if (event.type === 'goalsChosen') list.push(goals(after, seat));
    if (event.type === 'contractCompleted') {
      const { contract } = event;
      const worth = REWARDS[CONTRACT_IDS.indexOf(contract)] + COMPLETED;
      list.push(gainOf('contracts', worth, { kind: 'completes', contract, plan }));
    }
    if (event.type === 'postPlaced' || event.type === 'postRelocated') {
      const gain = fromNode(told, event.node);
      list.push(posted({ before, after }, seat, { node: event.node, plan, gain }));
    }
    if (event.type === 'contractsTaken' && !plan) {
      list.push(...event.contracts.map(taken(after, seat)));
    }
    if (event.type === 'blackDieTaken' && !plan) {
      list.push(gainOf('dice', DIE, { kind: 'die', dice: bits(after[S.HAND + S.at(seat)]) }));
    }
    if (event.type === 'moved') list.push(...went(event.legs));
  }
  if (BEFORE_A_ROUND.includes(before[S.PHASE])) return list;
  const { gain, pays } = sums(told.slice(0, own), seat);
  if (Object.keys(gain).length > 0) {
    const worth = Math.max(LEAST, worthOf(gain) - worthOf(pays));
    list.push(gainOf(groupOf(gain), worth, { kind: 'gets', gain, pays }));
  }
  return list;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function kept(before: S.State, seat: number): readonly Gain[] {
  const purse: Counts = {};
  for (let what = 0; what < IN_PURSE; what++) {
    const n = before[S.PURSE + what + S.at(seat)];
    if (n > 0) purse[GAINS[what]] = n;
  }
  return Object.keys(purse).length > 0 ? [gainOf('purse', KEPT, { kind: 'keeps', purse })] : [];
}

function goals(after: S.State, seat: number): Gain {
  const own = ownGoals(after, seat);
  const n = own.reduce((sum, goal) => sum + GOAL_VP[goal], 0);
  const cities = new Set(own.flatMap((goal) => GOAL_CITIES[goal])).size;
  return gainOf('goals', n / 2 - cities / 2, { kind: 'goals', n, cities });
}

/** The sums of the events: a thing that is both received and paid counts once. */
function sums(events: readonly MpEvent[], seat: number): { gain: Counts; pays: Counts } {
  const all: Counts = {};
  const add = (amounts: Amounts, sign: number): void => {
    for (const [what, n] of Object.entries(amounts)) all[what] = (all[what] ?? 0) + sign * n;
  };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'gained') add(event.gain, 1);
    if (event.type === 'paid') add(event.cost, -1);
  }
  const gain: Counts = {};
  const pays: Counts = {};
  for (const what of GAINS) {
    const n = all[what] ?? 0;
    if (n > 0) gain[what] = n;
    if (n < 0) pays[what] = -n;
  }
  return { gain, pays };
}

/** The events right after a post was placed, until the next one. */
function fromNode(events: readonly MpEvent[], node: string): Counts {
  const at = events.findIndex((event) => event.type === 'postPlaced' && event.node === node);
  const [placed, ...rest] = at < 0 ? [] : events.slice(at);
  if (placed?.type !== 'postPlaced') return {};
  const next = rest.findIndex(({ type }) => type !== 'gained' && type !== 'outpostTaken');
  return sums(next < 0 ? rest : rest.slice(0, next), placed.seat).gain;
}

const worthOf = (amounts: Counts): number =>
  Object.entries(amounts).reduce(
    (sum, [what, n]) => sum + n * (PRICES[WORDS.indexOf(what)] ?? 0),
    0,
  );
const WORDS: readonly string[] = GAINS;

function groupOf(gain: Counts): string {
  if (gain.vp) return 'points';
  return GOODS.some((good) => gain[good]) ? 'goods' : 'purse';
}

interface Posted {
  readonly node: string;
  readonly plan: boolean;
  readonly gain: Counts;
}

function posted(
  { before, after }: Pick<Line, 'before' | 'after'>,
  seat: number,
  { node, plan, gain }: Posted,
): Gain {
  const more = goalPoints(after, seat) - goalPoints(before, seat);
  const place = NODES.indexOf(node);
  const isGoal = ownGoals(after, seat).some((goal) => GOAL_CITIES[goal].includes(place));
  const worth = POST + more + (isGoal ? GOAL : 0) + worthOf(gain);
  return gainOf(more > 0 ? 'goals' : 'posts', worth, {
    kind: 'post',
    node,
    plan,
    goals: more,
    gain,
  });
}

const ownGoals = (s: S.State, seat: number): readonly number[] =>
  Array.from(s.subarray(S.GOAL + S.at(seat), S.GOAL + S.at(seat) + KEPT_GOALS)).filter(
    (goal) => goal >= 0,
  );

function goalPoints(s: S.State, seat: number): number {
  const { goalCards, goalCities } = resultTable(s)[seat];
  return goalCards + goalCities;
}

const taken =
  (after: S.State, seat: number) =>
  (contract: string): Gain => {
    const cost = CONTRACT_COST[CONTRACT_IDS.indexOf(contract)];
    const lacks: Counts = {};
    for (let what = 0; what < IN_PURSE; what++) {
      const n = cost[what] - after[S.PURSE + what + S.at(seat)];
      if (n > 0) lacks[GAINS[what]] = n;
    }
    const reward = REWARDS[CONTRACT_IDS.indexOf(contract)];
    const worth = Math.max(0.5, reward / 2 - worthOf(lacks) / 2);
    const takes = CONTRACT_IDS.indexOf(contract);
    return gainOf('contracts', worth, { kind: 'contract', contract, lacks }, { takes });
  };

function went(legs: readonly { readonly path: readonly string[] }[]): readonly Gain[] {
  const walked = legs.filter(({ path }) => path.length > 0);
  const node = walked.at(-1)?.path.at(-1);
  if (node === undefined) return [];
  const steps = walked.reduce((sum, { path }) => sum + path.length, 0);
  return [gainOf('map', STEP * steps, { kind: 'goes', node, steps })];
}

export const gains: Gains = {
  found,
  figures: [
    { name: 'points', group: 'points', worth: 1, least: 0.8, others: true },
    { name: 'contracts', group: 'contracts', worth: 4, least: 0.6 },
    { name: 'posts', group: 'posts', worth: 3, least: 0.6 },
    { name: 'coins', group: 'purse', worth: 0.33, least: 1.5 },
    { name: 'camels', group: 'purse', worth: 0.6, least: 1 },
    { name: 'goods', group: 'goods', worth: 1.4, least: 0.8 },
  ],
  count: (s, seat, out) => {
    const base = S.at(seat);
    out[0] = s[S.SCORE + base];
    out[1] = s[S.DONE_SIZE + base];
    out[2] = s[S.POSTS_SIZE + base];
    out[3] = s[S.PURSE + base];
    out[4] = s[S.PURSE + 1 + base];
    out[5] = 0;
    for (let good = 0; good < GOODS.length; good++) out[5] += s[S.PURSE + 2 + good + base];
  },
  holder: (s, contract) => {
    for (let p = 0; p < s[S.SEATS]; p++) {
      const base = S.at(p);
      const held = s.subarray(S.HELD + base, S.HELD + base + s[S.HELD_SIZE + base]);
      const done = s.subarray(S.DONE + base, S.DONE + base + s[S.DONE_SIZE + base]);
      if (held.includes(contract) || done.includes(contract)) return p;
    }
    return -1;
  },
};
