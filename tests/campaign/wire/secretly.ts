/**
 * Secret actions of a seat that leave no trace: each change is changed back. Only the number of its
 * commands distinguishes a match with them from one without, and nobody else may know that number.
 */

import { SeededChance } from '../../../engine/core/chance.ts';
import { accepted } from '../../../engine/core/command.ts';
import type { ActionBase, Game, State } from '../../../engine/core/contract.ts';
import { seatsIn } from '../../battery/play.ts';
import type { Samples } from '../../battery/samples.ts';

/** Secret actions draw nothing. */
const NO_CHANCE = new SeededChance('');

export class Secretly {
  private readonly game: Game;
  private readonly asides: readonly ActionBase[];
  private readonly types: readonly string[];
  private readonly will: SeededChance;
  /** The last decision of each seat, which it may replace while others still owe theirs. */
  private readonly decided = new Map<number, ActionBase>();
  /** Known alternatives of the decision, by their text. */
  private readonly choices = new Map<string, ActionBase>();

  /** @param types of the secret commands */
  constructor(game: Game, samples: Samples, types: readonly string[], will: SeededChance) {
    this.game = game;
    this.types = types;
    this.will = will;
    const asides = samples.asides as unknown as readonly ActionBase[];
    this.asides = asides.filter(({ type }) => types.includes(type));
  }

  /** `seat` decides `action`, one of these. */
  note(seat: number, action: ActionBase, choices: readonly ActionBase[]): void {
    this.decided.set(seat, action);
    for (const one of choices) {
      if (this.types.includes(one.type)) this.choices.set(JSON.stringify(one), one);
    }
  }

  /**
   * One hidden command of `seat`, and the one that changes it back; alone if it changes nothing.
   * Empty if there is none now.
   */
  commands(state: State, seat: number): ActionBase[] {
    const options: [ActionBase, readonly ActionBase[]][] = this.asides.map((one) => [
      one,
      this.asides,
    ]);
    const owes = seatsIn(this.game.deciders(state)).includes(seat);
    const last = this.decided.get(seat);
    if (last && !owes && this.types.includes(last.type)) {
      for (const one of this.choices.values()) {
        if (one.type === last.type) options.push([one, [last]]);
      }
    }
    const start = this.will.below(Math.max(1, options.length));
    for (let i = 0; i < options.length; i++) {
      const [one, others] = options[(start + i) % options.length];
      const changed = this.after(state, seat, one);
      if (!changed) continue;
      if (this.isSame(state, changed)) return [one];
      const back = others.find((other) => {
        const again = other.type === one.type && this.after(changed, seat, other);
        return again && this.isSame(state, again);
      });
      if (back) return [one, back];
    }
    return [];
  }

  private after(state: State, seat: number, action: ActionBase): State | null {
    const command = accepted(this.game, state, seat, action);
    if (command === null) return null;
    const copy = state.slice();
    this.game.apply(copy, seat, command, NO_CHANCE, null);
    return copy;
  }

  /** Except for the count of actions. */
  private isSame(one: State, other: State): boolean {
    const text = (state: State) => JSON.stringify({ ...this.game.describe(state), seq: 0 });
    return text(one) === text(other);
  }
}
