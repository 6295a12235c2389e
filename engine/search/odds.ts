/**
 * The odds of winning for a viewer: from a view alone, or from a view and all hands if the viewer
 * may see them. The same view always gives the same odds.
 */

import { type Chance, SeededChance } from '../core/chance.ts';
import type { Game, JsonObject, State, ViewBase } from '../core/contract.ts';
import type { Searching, SearchRules } from './contract.ts';
import { Evaluation } from './evaluation.ts';
import { playOn } from './flat.ts';
import { sharpened } from './sharpen.ts';

/** Possible positions for one answer. */
const ODDS_BELIEFS = 24;
/** The same if all hands are known, and only piles are drawn. */
const ODDS_DEALS = 8;
/** If best and worst differ by less, nobody leads. */
const LEAST_SPREAD = 0.03;

/** A viewer's knowledge of a position. */
export interface Sight {
  /** A seat's, or the public one. */
  readonly view: ViewBase;
  /** The `you` of every seat, for a viewer who may know them all; null for all others. */
  readonly hands: readonly JsonObject[] | null;
}

export class Odds {
  private readonly game: Game;
  private readonly searching: Searching;
  private readonly rules: SearchRules;
  private readonly evaluation: Evaluation;
  private readonly trial: State;
  private readonly from: number;
  private readonly now: Float64Array;

  constructor(game: Game, searching: Searching) {
    this.game = game;
    this.searching = searching;
    this.rules = game;
    this.evaluation = new Evaluation(this.rules, searching);
    this.trial = new Int32Array(game.stateLength);
    this.now = new Float64Array(game.seats.max);
    this.from = searching.oddsFrom ?? 1;
  }

  /**
   * Each seat's odds, which add up to 1.
   * @returns null while they are open: too early to rank anybody
   */
  of(sight: Sight): readonly number[] | null {
    const { view } = sight;
    const seats = (view.public as { readonly seats: readonly unknown[] }).seats.length;
    const chance = new SeededChance(`odds ${view.seq}`);
    const sum = new Float64Array(seats);
    const one = new Float64Array(seats);
    const root = this.game.fromView(view, chance);
    if (!this.rules.isFinished(root) && this.searching.bucket(root) < this.from) return null;
    const count = sight.hands ? ODDS_DEALS : ODDS_BELIEFS;
    const state = this.trial;
    for (let nth = 0; nth < count; nth++) {
      this.believe(state, root, sight, chance);
      this.foretell(state, seats, chance, one);
      for (let p = 0; p < seats; p++) sum[p] += one[p] / count;
    }
    const looker = sight.hands ? 'hands' : view.you ? 'seat' : 'public';
    const odds = sharpened(sum, this.searching.sharpness?.[looker] ?? 1);
    return Math.max(...odds) - Math.min(...odds) < LEAST_SPREAD ? null : odds;
  }

  /**
   * Odds at the next stage, to which `state` is played on, or at once; written into `out`. If that
   * is the end of the match, its result alone would be too sure: the present evaluation counts as
   * much.
   */
  private foretell(state: State, seats: number, chance: Chance, out: Float64Array): void {
    const { rules, searching, evaluation, now } = this;
    const over = rules.isFinished(state);
    if (searching.oddsAtOnce) {
      evaluation.oddsOf(state, seats, out);
      return;
    }
    evaluation.oddsOf(state, seats, now);
    playOn(rules, searching, state, searching.stage(state), chance);
    evaluation.oddsOf(state, seats, out);
    if (over || !rules.isFinished(state)) return;
    for (let p = 0; p < seats; p++) out[p] = (out[p] + now[p]) / 2;
  }

  /**
   * Fills `state` with a position that fits the viewer's knowledge; `root` is one that fits the
   * view.
   */
  private believe(state: State, root: State, { view, hands }: Sight, chance: Chance): void {
    const { game, searching } = this;
    if (hands && game.fromHands) {
      const { version, seq } = view;
      state.set(game.fromHands({ version, seq, public: view.public }, hands, chance));
      return;
    }
    const you = view.you as { readonly seat: number } | undefined;
    state.set(root);
    game.determinize(state, you?.seat ?? 'public', chance);
    searching.believe(state, you?.seat ?? -1, chance);
  }
}
