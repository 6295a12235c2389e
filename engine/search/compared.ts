/**
 * Compares choices by their results in the same possible positions, and finds their differences.
 */

import type { Game, State } from '../core/contract.ts';
import type { Searching } from './contract.ts';
import type { Evaluation, Terms } from './evaluation.ts';
import type { Asked } from './flat.ts';
import type { Side } from './gains.ts';

/** Standard errors beyond which chance does not explain a difference. */
const SURE = 2;
/** In value: a smaller difference is not worth mentioning. */
const LEAST_VALUE = 0.02;
/** In value: choices that are closer are equivalent. */
const SAME_VALUE = 0.01;
/** In logits of the win: a smaller difference sets nothing apart. */
const LEAST_AHEAD = 0.02;
/** In logits of the win: plans that differ by no more in any group are one plan. */
const SAME_PLAN = 0.1;
/** Share of the strongest reason: a weaker one is no reason for a choice. */
const LEAST_SHARE = 0.5;

/**
 * The strongest reason for a choice: a group of the game's features, its own or one that others
 * lose.
 */
export interface Reason {
  readonly group: string;
  readonly of: Side;
}

const noTerms = (count: number): Terms => ({
  all: new Float64Array(count),
  sound: new Float64Array(count),
});

/** The results of one choice. */
export class Seen {
  lead = 0;
  value = 0;
  /** Odds of each seat. */
  readonly seats: Float64Array;
  /** Of each position. */
  readonly values: Float64Array;
  /**
   * Reasons for it, by position and then by `reasons`: all of them, and those that a person would
   * count.
   */
  readonly all: Float64Array;
  readonly sound: Float64Array;
  /** Whether every position had terms: a finished match has none. */
  told = true;
  readonly reasons: readonly Reason[];
  private readonly count: number;
  private readonly searching: Searching;
  private readonly own: Terms;
  private readonly others: Terms;
  private readonly one: Float64Array;
  /** The seat that the figures describe. */
  readonly seat: number;
  /**
   * Figures of the game's gains, by position, seat and figure; before the choice, by seat and
   * figure.
   */
  private readonly counted: Float64Array;
  private readonly before: Float64Array;
  private readonly row: Float64Array;
  /** For each thing that choices take: how often each seat has it at the end of the play-outs. */
  private readonly holders: ReadonlyMap<number, Float64Array>;
  private at = 0;

  constructor(
    searching: Searching,
    { seats, seat, root }: Asked,
    count: number,
    things: readonly number[] = [],
  ) {
    const { features, gains } = searching;
    this.searching = searching;
    this.count = count;
    this.seat = seat;
    this.row = new Float64Array(gains?.figures.length ?? 0);
    this.counted = new Float64Array(count * seats * this.row.length);
    this.before = new Float64Array(seats * this.row.length);
    this.countInto(this.before, root, seats, 0);
    this.holders = new Map(things.map((thing) => [thing, new Float64Array(seats)]));
    this.seats = new Float64Array(seats);
    this.one = new Float64Array(seats);
    this.values = new Float64Array(count);
    this.own = noTerms(features.length);
    this.others = noTerms(features.length);
    const groups = [...new Set(features.map(({ group }) => group))];
    this.reasons = groups.flatMap((group) => [
      { group, of: 'own' as const },
      { group, of: 'others' as const },
    ]);
    this.all = new Float64Array(count * this.reasons.length);
    this.sound = new Float64Array(count * this.reasons.length);
  }

  /** Adds the end of one position. */
  add(leaf: State, evaluation: Evaluation, { seats, seat }: Asked): void {
    const { odds, lead } = evaluation.parts(leaf, seats, seat);
    evaluation.oddsOf(leaf, seats, this.one);
    for (let p = 0; p < seats; p++) this.seats[p] += this.one[p] / this.count;
    const value = odds + this.searching.leadWeight * lead;
    this.lead += lead / this.count;
    this.value += value / this.count;
    this.values[this.at] = value;
    for (const { all, sound } of [this.own, this.others]) {
      all.fill(0);
      sound.fill(0);
    }
    if (evaluation.addTerms(leaf, seats, seat, this.own, this.others)) this.speak();
    else this.told = false;
    this.countInto(this.counted, leaf, seats, this.at * seats * this.row.length);
    this.countHolders(leaf);
    this.at++;
  }

  private countInto(out: Float64Array, state: State, seats: number, from: number): void {
    const { gains } = this.searching;
    if (!gains) return;
    for (let p = 0; p < seats; p++) {
      gains.count(state, p, this.row);
      out.set(this.row, from + p * this.row.length);
    }
  }

  private countHolders(leaf: State): void {
    const { gains } = this.searching;
    for (const [thing, seats] of this.holders) {
      const holder = gains?.holder?.(leaf, thing) ?? -1;
      if (holder >= 0) seats[holder]++;
    }
  }

  /** The share of play-outs in which a seat has the thing at the end, 0 … 1. */
  shareOf(thing: number, seat: number): number {
    return (this.holders.get(thing)?.[seat] ?? 0) / this.count;
  }

  /**
   * The lead of figure `k` of a seat over the mean of the other choices; without others, over its
   * present value.
   */
  figureAhead(beside: readonly Seen[], seat: number, k: number): Difference {
    const width = this.seats.length * this.row.length;
    const at = seat * this.row.length + k;
    return difference(this.count, (nth) => {
      let others = 0;
      for (const other of beside) others += other.counted[nth * width + at];
      const mean = beside.length === 0 ? this.before[at] : others / beside.length;
      return this.counted[nth * width + at] - mean;
    });
  }

  private speak(): void {
    const from = this.at * this.reasons.length;
    for (const [k, { group, of }] of this.reasons.entries()) {
      const terms = this[of];
      const sign = of === 'own' ? 1 : -1;
      for (const [i, feature] of this.searching.features.entries()) {
        if (feature.group !== group) continue;
        this.all[from + k] += sign * terms.all[i];
        this.sound[from + k] += sign * terms.sound[i];
      }
    }
  }
}

export interface Difference {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}

/** Mean and error of paired figures. */
function difference(count: number, of: (nth: number) => number): Difference {
  let sum = 0;
  let squares = 0;
  for (let nth = 0; nth < count; nth++) {
    const one = of(nth);
    sum += one;
    squares += one * one;
  }
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean * mean);
  return { mean, error: Math.sqrt(variance / Math.max(1, count - 1)) };
}

/** Whether `best` is better than `one`, by more than chance and by a relevant amount. */
export function isWorse(one: Seen, best: Seen): boolean {
  const { mean, error } = difference(
    one.values.length,
    (nth) => best.values[nth] - one.values[nth],
  );
  return mean > LEAST_VALUE && mean > SURE * error;
}

/** The lead of `one` over the mean of `beside` in reason number `k`. */
function ahead(one: Seen, beside: readonly Seen[], kind: 'all' | 'sound', k: number): Difference {
  const width = one.reasons.length;
  return difference(one.values.length, (nth) => {
    const at = nth * width + k;
    let others = 0;
    for (const other of beside) others += other[kind][at];
    return one[kind][at] - others / beside.length;
  });
}

/**
 * The group with the choice's greatest lead over the mean of the others. It counts only if the
 * figures that a person would count lead as well, by more than chance, and few other groups lead
 * more.
 */
export function reasonFor(one: Seen, beside: readonly Seen[]): Reason | null {
  if (beside.length === 0 || !one.told || beside.some(({ told }) => !told)) return null;
  const groups = one.reasons
    .map((reason, k) => ({ reason, k, all: ahead(one, beside, 'all', k) }))
    .sort((a, b) => b.all.mean - a.all.mean);
  const least = Math.max(LEAST_AHEAD, LEAST_SHARE * (groups[0]?.all.mean ?? 0));
  const found = groups.find(({ k, all }) => {
    const sound = ahead(one, beside, 'sound', k);
    return [all, sound].every(({ mean, error }) => mean > least && mean > SURE * error);
  });
  return found?.reason ?? null;
}

/** Whether two choices of one kind have the same value and the same visible consequences. */
function isSamePlan(a: Seen, b: Seen): boolean {
  if (Math.abs(a.value - b.value) > SAME_VALUE) return false;
  if (!a.told || !b.told) return false;
  return a.reasons.every((_, k) => Math.abs(ahead(a, [b], 'all', k).mean) < SAME_PLAN);
}

/**
 * The choices in `order`, with equivalent plans after the first of them.
 * @returns numbers of choices, the shown one first
 */
export function distinct(
  found: readonly Seen[],
  codes: readonly number[],
  order: readonly number[],
  { root, seat }: Asked,
  game: Game,
): readonly (readonly number[])[] {
  const kind = (k: number): string => game.decode(root, seat, codes[k]).type;
  const kept: number[][] = [];
  for (const k of order) {
    const same = kept.find(([one]) => kind(one) === kind(k) && isSamePlan(found[one], found[k]));
    if (same) same.push(k);
    else kept.push([k]);
  }
  return kept;
}
