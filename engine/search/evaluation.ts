/**
 * The value of a position to a seat by a game's features and weights: linear, softmax for the win.
 */

import type { State } from '../core/contract.ts';
import { type Searching, type SearchRules, WEIGHT_UNIT, type Weights } from './contract.ts';

/** Sum of products of `a` and `b`. */
function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

/** A row of a weights file as factors. */
export const weighed = (row: readonly number[]): Float64Array =>
  Float64Array.from(row, (weight) => weight / WEIGHT_UNIT);

/** Turns logits into shares that add up to 1, in place, of the first `count`. */
export function softmax(logits: Float64Array, count = logits.length): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) most = Math.max(most, logits[i]);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    logits[i] = Math.exp(logits[i] - most);
    sum += logits[i];
  }
  for (let i = 0; i < count; i++) logits[i] /= sum;
}

/** @throws Error if the weights were made for other features or buckets */
export function checkWeights({ features, buckets }: Searching, weights: Weights): void {
  const names = features.map(({ name }) => name).join();
  const fits = [weights.win, weights.score].every(
    (table) =>
      table.length === buckets &&
      table.every((row) => row.length === features.length && row.every(Number.isInteger)),
  );
  if (fits && weights.features.join() === names) return;
  throw new Error('These weights were made for other features: make them anew with npm run train.');
}

/** Weighted figures, one a feature. */
export interface Terms {
  readonly all: Float64Array;
  /** Only those whose weight agrees with a person's judgement: more of a good thing is better. */
  readonly sound: Float64Array;
}

export class Evaluation {
  private readonly rules: SearchRules;
  private readonly game: Searching;
  private readonly figures: Float64Array;
  private readonly win: readonly Float64Array[];
  private readonly score: readonly Float64Array[];
  private readonly odds: Float64Array;
  private readonly scores: Float64Array;

  /** @throws Error if the weights were made for other features or buckets */
  constructor(rules: SearchRules, game: Searching, weights: Weights = game.weights) {
    checkWeights(game, weights);
    this.rules = rules;
    this.game = game;
    this.figures = new Float64Array(game.features.length);
    this.win = weights.win.map(weighed);
    this.score = weights.score.map(weighed);
    this.odds = new Float64Array(rules.seats.max);
    this.scores = new Float64Array(rules.seats.max);
  }

  /**
   * Value of the position to `seat`: its odds of winning, and `leadWeight` for each unit of score
   * by which it will lead the others' mean.
   */
  value(state: State, seats: number, seat: number): number {
    this.look(state, seats);
    return this.odds[seat] + this.game.leadWeight * this.leadOf(seats, seat);
  }

  /** The two parts of `value`, for people: its odds of winning, and its lead in the game's unit. */
  parts(
    state: State,
    seats: number,
    seat: number,
  ): { readonly odds: number; readonly lead: number } {
    this.look(state, seats);
    return { odds: this.odds[seat], lead: this.leadOf(seats, seat) };
  }

  /**
   * The contribution of each feature to the win of `seat`: adds its weighted figures to `own`, and
   * those of the others' mean to `others`. A finished match has none.
   * @returns whether there are any
   */
  addTerms(state: State, seats: number, seat: number, own: Terms, others: Terms): boolean {
    if (this.rules.isFinished(state)) return false;
    const { features } = this.game;
    const weights = this.win[this.game.bucket(state)];
    for (let p = 0; p < seats; p++) {
      this.game.measure(state, p, this.figures);
      const [out, share] = p === seat ? [own, 1] : [others, 1 / (seats - 1)];
      for (let i = 0; i < weights.length; i++) {
        const term = share * weights[i] * this.figures[i];
        out.all[i] += term;
        if (weights[i] > 0 !== (features[i].less === true)) out.sound[i] += term;
      }
    }
    return true;
  }

  private leadOf(seats: number, seat: number): number {
    let others = 0;
    for (let p = 0; p < seats; p++) if (p !== seat) others += this.scores[p];
    return this.scores[seat] - others / (seats - 1);
  }

  /** Odds of winning of each seat, written into `out`: they add up to 1. */
  oddsOf(state: State, seats: number, out: Float64Array): void {
    this.look(state, seats);
    for (let p = 0; p < seats; p++) out[p] = this.odds[p];
  }

  /** Fills `odds` and `scores`; a finished match has its real ones. */
  private look(state: State, seats: number): void {
    if (this.rules.isFinished(state)) {
      this.readEnd(state);
      return;
    }
    const bucket = this.game.bucket(state);
    for (let p = 0; p < seats; p++) {
      this.game.measure(state, p, this.figures);
      this.odds[p] = dot(this.figures, this.win[bucket]);
      this.scores[p] = dot(this.figures, this.score[bucket]);
    }
    softmax(this.odds, seats);
  }

  private readEnd(state: State): void {
    const standings = this.rules.standings(state);
    const winners = standings.filter(({ winner }) => winner).length;
    for (const { seat, score, winner } of standings) {
      this.odds[seat] = winner ? 1 / winners : 0;
      this.scores[seat] = score;
    }
  }
}
