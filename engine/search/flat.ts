/**
 * Flat search: each candidate of one decision is played on by the game's policy to the next stage
 * in the same possible positions, and evaluated there.
 */

import { type Chance, SeededChance } from '../core/chance.ts';
import type { State } from '../core/contract.ts';
import type { EventSink } from '../core/events.ts';
import { BeliefPool } from './beliefs.ts';
import type { Searching, SearchRules, Weights } from './contract.ts';
import { Evaluation } from './evaluation.ts';
import { type Arm, halve } from './halving.ts';
import { firstSeat } from './playout.ts';

/** Most candidates that are played out. */
export const MOST_CANDIDATES = 16;
/** A stage that has not ended after so many decisions is evaluated in its present state. */
export const MOST_STEPS = 400;
/** Beliefs used for the order by one ply. */
const ORDER_BELIEFS = 2;
const NOTHING: readonly number[] = [];

/** A candidate and its results. */
export interface Candidate {
  readonly code: number;
  /** Mean value of its roll-outs: see `Evaluation.value`. */
  readonly value: number;
  readonly rollouts: number;
}

export interface Decision {
  /** The best first. */
  readonly candidates: readonly Candidate[];
  readonly rollouts: number;
}

/** A seat that owes a decision. */
export interface Asked {
  /** Any position that gives the seat its view: facts that it cannot know are drawn anew. */
  readonly root: State;
  readonly seats: number;
  readonly seat: number;
}

export class FlatSearch {
  readonly evaluation: Evaluation;
  private readonly rules: SearchRules;
  private readonly game: Searching;
  private readonly pool: BeliefPool;
  private readonly codes: Int32Array;
  private readonly trial: State;
  /** Steps of the roll-outs since a decision began. */
  private steps = 0;

  constructor(rules: SearchRules, game: Searching, weights: Weights = game.weights) {
    this.rules = rules;
    this.game = game;
    this.evaluation = new Evaluation(rules, game, weights);
    this.pool = new BeliefPool(rules, game);
    this.codes = new Int32Array(rules.maxLegal);
    this.trial = new Int32Array(rules.stateLength);
  }

  /**
   * Looks for the best decision of `seat`, which owes one.
   *
   * @param root any position that gives the seat its view: facts that it cannot know are drawn anew
   *
   * @param rollouts largest number, at least one per candidate and pass, and never more than the
   * game's `mostRollouts`
   */
  decide(root: State, seats: number, seat: number, rollouts: number, chance: Chance): Decision {
    this.pool.reset(root, seat, chance);
    const candidates = this.candidates(root, seats, seat, chance);
    if (candidates.length === 1) {
      return { candidates: [{ code: candidates[0], value: Number.NaN, rollouts: 0 }], rollouts: 0 };
    }
    const luck = `${chance.below(1 << 30)}`;
    const budget = Math.min(rollouts, this.game.mostRollouts ?? rollouts);
    const { mostSteps } = this.game;
    this.steps = 0;
    let pulls = 0;
    const arms = halve(
      candidates.length,
      budget,
      (index, nth) => {
        pulls++;
        return this.rollout(
          nth,
          seats,
          seat,
          candidates[index],
          new SeededChance(`${luck} ${nth}`),
        );
      },
      // Later roll-outs are assumed to be as long as the earlier ones.
      () => (mostSteps && pulls > 0 ? ((mostSteps - this.steps) * pulls) / this.steps : budget),
    );
    const seen = ({ index, sum, pulls }: Arm): Candidate => {
      return { code: candidates[index], value: sum / pulls, rollouts: pulls };
    };
    return { candidates: arms.map(seen), rollouts: arms.reduce((all, arm) => all + arm.pulls, 0) };
  }

  /**
   * Plays each of `lines` on in the same `count` positions that the seat considers possible: fresh
   * ones, so that a choice that looked best by luck does not look so again.
   *
   * @param lines each a choice and the seat's next answers as long as nobody else decides
   *
   * @param each called with every end, to be read only; `index` is that of the line
   */
  compare(
    { root, seats, seat }: Asked,
    lines: readonly (readonly number[])[],
    count: number,
    chance: Chance,
    each: (index: number, leaf: State) => void,
  ): void {
    this.pool.reset(root, seat, chance);
    const luck = `${chance.below(1 << 30)}`;
    for (let nth = 0; nth < count; nth++) {
      for (const [index, [code, ...next]] of lines.entries()) {
        this.rollout(nth, seats, seat, code, new SeededChance(`${luck} ${nth}`), next);
        each(index, this.trial);
      }
    }
  }

  /** Draws new positions that the seat considers possible, for `follow`. */
  suppose({ root, seat }: Asked, chance: Chance): void {
    this.pool.reset(root, seat, chance);
  }

  /**
   * A choice and its answers, carried out in possible position number `nth` and no further.
   * @param chosen is shown the position after the choice, before the answers
   * @returns the positions before and after it, valid only until the next call
   */
  follow(
    { seat }: Asked,
    [code, ...next]: readonly number[],
    nth: number,
    luck: Chance,
    sink: EventSink,
    chosen: (state: State) => void,
  ): { readonly before: State; readonly after: State } {
    const before = this.pool.at(nth);
    this.trial.set(before);
    this.rules.apply(this.trial, seat, code, luck, sink);
    chosen(this.trial);
    this.answer(seat, next, luck, sink);
    return { before, after: this.trial };
  }

  /** The seat's answers to its next questions in `trial`, if they come at once and allow them. */
  private answer(
    seat: number,
    next: readonly number[],
    luck: Chance,
    sink: EventSink | null,
  ): void {
    const { rules, trial } = this;
    for (const answer of next) {
      if (rules.deciders(trial) !== 1 << seat) return;
      if (!this.codes.subarray(0, rules.legal(trial, seat, this.codes)).includes(answer)) return;
      rules.apply(trial, seat, answer, luck, sink);
    }
  }

  /** The policy's choice in the first position that the seat considers possible. */
  policyChoice(root: State, seat: number, chance: Chance): number {
    this.pool.reset(root, seat, chance);
    return this.game.policy(this.pool.at(0), seat, chance);
  }

  /** Any legal code that is worth a thought, each as likely as the others. */
  anyChoice(root: State, seat: number, chance: Chance): number {
    return this.codes[chance.below(this.list(root, seat))];
  }

  /** Fills `codes` with the legal choices worth a thought; returns their number. */
  private list(root: State, seat: number): number {
    const count = this.rules.legal(root, seat, this.codes);
    if (count === 0) throw new Error(`Seat ${seat} owes a decision and has no legal action.`);
    return this.game.prune?.(root, seat, this.codes, count) ?? count;
  }

  /** Legal codes worth a thought, the most promising by one ply first, the policy's among them. */
  private candidates(root: State, seats: number, seat: number, chance: Chance): number[] {
    const found = Array.from(this.codes.subarray(0, this.list(root, seat)));
    const usual = this.game.policy(this.pool.at(0), seat, chance);
    if (!found.includes(usual)) found.push(usual);
    if (found.length <= MOST_CANDIDATES) return found;
    const worth = new Map(found.map((code) => [code, this.onePly(seats, seat, code, chance)]));
    found.sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
    const best = found.slice(0, MOST_CANDIDATES);
    if (!best.includes(usual)) best[MOST_CANDIDATES - 1] = usual;
    return best;
  }

  private onePly(seats: number, seat: number, code: number, chance: Chance): number {
    let sum = 0;
    for (let i = 0; i < ORDER_BELIEFS; i++) {
      this.trial.set(this.pool.at(i));
      this.rules.apply(this.trial, seat, code, chance, null);
      sum += this.evaluation.value(this.trial, seats, seat);
    }
    return sum;
  }

  /**
   * Value of `code` in belief number `nth`, while the policy plays on through the horizon: see
   * `judgedFrom`.
   * @param next the seat's answers to its next questions, if they come at once and allow them
   */
  private rollout(
    nth: number,
    seats: number,
    seat: number,
    code: number,
    luck: Chance,
    next: readonly number[] = NOTHING,
  ): number {
    const { trial } = this;
    trial.set(this.pool.at(nth));
    const { rules, game } = this;
    let stage = game.stage(trial);
    rules.apply(trial, seat, code, luck, null);
    this.answer(seat, next, luck, null);
    const { horizon = 1, judgedFrom = horizon } = game;
    let sum = 0;
    for (let through = 1; through <= horizon; through++) {
      this.steps += playOn(rules, game, trial, stage, luck);
      stage = game.stage(trial);
      if (through >= judgedFrom) sum += this.evaluation.value(trial, seats, seat);
    }
    return sum / (horizon - judgedFrom + 1);
  }
}

/**
 * Plays on by the policy, in place, until the stage is no longer `stage` or the match is over.
 * @returns the number of decisions
 */
export function playOn(
  rules: SearchRules,
  game: Searching,
  state: State,
  stage: number,
  luck: Chance,
): number {
  let step = 0;
  for (; step < MOST_STEPS && game.stage(state) === stage; step++) {
    const mask = rules.deciders(state);
    if (mask === 0) return step;
    const seat = firstSeat(mask);
    rules.apply(state, seat, game.policy(state, seat, luck), luck, null);
  }
  return step;
}
