/**
 * A player who has learnt a game only from its lesson: the proof of the lesson. It chooses among
 * the kinds of action that the scenes have shown, looks at the result of each choice by itself, and
 * judges that by the game's evaluation, limited to the features whose importance the scenes have
 * shown. A rule that decides matches and that no scene teaches shows in its play.
 */

import { type Chance, SeededChance } from '../core/chance.ts';
import type { Bot, Game, State, ViewBase } from '../core/contract.ts';
import type { Searching, SearchRules, Weights } from '../search/contract.ts';
import { Evaluation } from '../search/evaluation.ts';
import { actionsShown, factsShown, type Scene, type Thoughts } from './lesson.ts';

/** Default of a lesson's `thoughts`. */
const THOUGHTS: Thoughts = { steps: 40, beliefs: 3 };

/** The same weights, with zero for features that were not shown. */
function weightsOf({ features, weights }: Searching, shown: ReadonlySet<string>): Weights {
  const kept = (rows: Weights['win']): Weights['win'] =>
    rows.map((row) => row.map((weight, i) => (shown.has(features[i].group) ? weight : 0)));
  return { ...weights, win: kept(weights.win), score: kept(weights.score) };
}

/** A bot that has seen these scenes of a game. */
export function newcomer(
  game: Game,
  searching: Searching,
  scenes: readonly Scene[],
  { steps, beliefs }: Thoughts = THOUGHTS,
): Bot {
  const kinds = actionsShown(scenes);
  const weights = weightsOf(searching, factsShown(scenes));
  const rules: SearchRules = game;
  const evaluation = new Evaluation(rules, searching, weights);
  const codes = new Int32Array(game.maxLegal);
  const inner = new Int32Array(game.maxLegal);

  /**
   * Writes the listed choices of a shown kind into `out`. If there are none: all choices, or none
   * while other seats, which go first, are asked as well.
   */
  function known(state: State, seat: number, out: Int32Array): number {
    const count = game.legal(state, seat, out);
    let kept = 0;
    const all = out.slice(0, count);
    for (const code of all) {
      if (kinds.has(game.decode(state, seat, code).type)) out[kept++] = code;
    }
    if (kept > 0) return searching.prune?.(state, seat, out, kept) ?? kept;
    if ((game.deciders(state) & ~(1 << seat)) !== 0) return 0;
    out.set(all);
    return searching.prune?.(state, seat, out, count) ?? count;
  }

  /** The choice that looks best at once, without a look ahead; null: others go first. */
  function atOnce(state: State, seats: number, seat: number, chance: Chance): number | null {
    const count = known(state, seat, inner);
    if (count === 0) return null;
    const options = inner.slice(0, count);
    const trial = state.slice();
    let best = options[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const code of count > 1 ? options : []) {
      trial.set(state);
      rules.apply(trial, seat, code, chance, null);
      const value = evaluation.value(trial, seats, seat);
      if (value > most) {
        most = value;
        best = code;
      }
    }
    return best;
  }

  /** The value of a choice at the end of its stage if no other seat acts in between. */
  function worth(state: State, seats: number, seat: number, code: number, seed: string): number {
    const chance = new SeededChance(seed);
    const trial = state.slice();
    const stage = searching.stage(trial);
    rules.apply(trial, seat, code, chance, null);
    for (let k = 0; k < steps; k++) {
      if (game.isFinished(trial) || searching.stage(trial) !== stage) break;
      const asked = game.deciders(trial);
      const own = (asked & (1 << seat)) === 0 ? null : atOnce(trial, seats, seat, chance);
      if (own !== null) {
        rules.apply(trial, seat, own, chance, null);
        continue;
      }
      const others = asked & ~(1 << seat);
      const other = 31 - Math.clz32(others & -others);
      const answer = game.standIn(trial, other);
      if (typeof answer !== 'number') break;
      rules.apply(trial, other, answer, chance, null);
    }
    return evaluation.value(trial, seats, seat);
  }

  return {
    name: 'newcomer',
    think(view: ViewBase, chance: Chance) {
      const { seats: list } = view.public as { readonly seats: readonly unknown[] };
      const { seat } = view.you as { readonly seat: number };
      const root = game.fromView(view, chance);
      if ((game.deciders(root) & (1 << seat)) === 0) return null;
      const count = known(root, seat, codes);
      if (count === 0) return null;
      const options = codes.slice(0, count);
      if (count === 1) return game.decode(root, seat, options[0]);
      const sums = new Float64Array(count);
      const twin = root.slice();
      for (let k = 0; k < beliefs; k++) {
        game.determinize(twin, seat, chance);
        const seed = `newcomer ${chance.below(1 << 30)}`;
        options.forEach((code, i) => {
          sums[i] += worth(twin, list.length, seat, code, seed);
        });
      }
      return game.decode(root, seat, options[sums.indexOf(Math.max(...sums))]);
    },
  };
}
