/** What a game says can be answered beforehand. */

import { answerBeforehand, chosenIn } from '../../../engine/core/beforehand.ts';
import type { Beforehand, Command, State } from '../../../engine/core/contract.ts';
import { isEqual, isSame, Observer } from '../pass.ts';
import { type Moment, seatsIn } from '../play.ts';

/** Answers of one seat in a row that others do not interrupt. */
const MOST_IN_A_ROW = 40;

/**
 * An answer given beforehand is a legal command of the asked seat, the same in every position that
 * this seat considers possible; it changes nothing by being looked for, and does not go on for ever.
 */
export class GivenBeforehand extends Observer {
  readonly looks = 60;
  /** How often each of them answered. */
  readonly answered = new Map<string, number>();

  look({ state, seats }: Moment): void {
    const { game, will } = this;
    for (const kind of game.beforehand ?? []) {
      const value = this.anyValue(kind);
      const given = [{ id: kind.id, value }];
      this.insist(chosenIn(game, given[0]) !== null, () => `${kind.id} has no choice ${value}`);
      for (const seat of seats.keys()) {
        const before = state.slice();
        const command = answerBeforehand(game, state, seat, given);
        this.insist(isEqual(before, state), () => `${kind.id} changes the position`);
        if (command === null) continue;
        const { id } = kind;
        this.answered.set(id, (this.answered.get(id) ?? 0) + 1);
        const asked = seatsIn(game.deciders(state)).includes(seat);
        this.insist(asked, () => `${id} answers for ${seat}, who is not asked`);
        const legal = game.check(state, seat, command) === 0;
        this.insist(legal, () => `${id} gives an answer that is refused`);
        this.readsTheSame(state, seat, id, command);
        const twin = state.slice();
        game.determinize(twin, seat, will);
        const there = answerBeforehand(game, twin, seat, given);
        this.insist(isSame(there, command), () => `${id} tells ${seat} what it may not know`);
        this.ends(state, seat, given);
      }
    }
  }

  private anyValue({ value }: Beforehand): string | number | undefined {
    if (!value) return undefined;
    if ('words' in value) return value.words[this.will.below(value.words.length)];
    const { least, most, step } = value;
    return least + step * this.will.below(Math.floor((most - least) / step) + 1);
  }

  private readsTheSame(state: State, seat: number, id: string, command: Command): void {
    const { game } = this;
    const action = JSON.parse(JSON.stringify(game.decode(state, seat, command)));
    const same = isSame(game.encode(state, seat, action), command);
    this.insist(same, () => `${id} gives ${JSON.stringify(action)}, which reads otherwise`);
  }

  private ends(state: State, seat: number, given: readonly { readonly id: string }[]): void {
    const { game, will } = this;
    const copy = state.slice();
    let answers = 0;
    for (; answers < MOST_IN_A_ROW; answers++) {
      const command = answerBeforehand(game, copy, seat, given);
      if (command === null) break;
      game.apply(copy, seat, command, will, null);
    }
    this.insist(answers < MOST_IN_A_ROW, () => `${given[0].id} answers without end`);
  }
}
