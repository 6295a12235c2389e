/** A table of the Voyages of Marco Polo for rule tests. */

import type { Chance } from '../../../engine/core/chance.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { erase } from '../../../engine/core/erase.ts';
import type { MpEvent } from '../../../engine/games/marco-polo/events.ts';
import { marcoPolo } from '../../../engine/games/marco-polo/index.ts';
import type { PublicView } from '../../../engine/games/marco-polo/types.ts';
import { described, fresh, RuleTable } from '../rule-table.ts';

export { A, B, C, D, E } from '../rule-table.ts';

export const game = erase(marcoPolo);

const COLORS = ['blue', 'yellow', 'green', 'red', 'purple'];

/** Dice of a seat's colour from its first on, with these values. */
export const dice = (seat: number, ...values: number[]): JsonObject[] =>
  values.map((value, i) => ({ id: `${COLORS[seat]}-${i + 1}`, value }));
export const black = (number: number, value: number): JsonObject => ({
  id: `black-${number}`,
  value,
});
/** Dice on a space. */
export const lying = (seat: number, ...lain: JsonObject[]): JsonObject => ({ seat, dice: lain });
/** The last die of a seat's colour, placed somewhere. */
export const last = (seat: number, value: number): JsonObject => ({
  id: `${COLORS[seat]}-5`,
  value,
});

export class Table extends RuleTable<PublicView, MpEvent> {
  /** A position of `n` players: the first has the turn. Undescribed seats have no dice. */
  static of(
    n: number,
    seats: { readonly [seat: number]: JsonObject },
    more: JsonObject = {},
    options: JsonObject = {},
    chance?: Chance,
  ): Table {
    const all = Array.from({ length: n }, (_, p) => ({ dice: [], ...seats[p] }));
    return new Table(game, described(game, { seats: all, ...more }, options), chance);
  }

  static fresh(n: number, options: JsonObject = {}, seed: number | string = 1): Table {
    const state = fresh(game, n, options, new SeededChance(seed));
    return new Table(game, state, new SeededChance(`${seed} on`));
  }

  place(seat: number, space: string, ids: readonly string[], more: JsonObject = {}): this {
    return this.do(seat, { type: 'place', space, dice: [...ids], ...more });
  }
  refusedPlace(seat: number, space: string, ids: readonly string[], more: JsonObject = {}) {
    return this.refusal(seat, { type: 'place', space, dice: [...ids], ...more });
  }
  seat(p: number) {
    return this.view.seats[p];
  }
  /** The purse of a seat, 0 left out: coins c, camels k, pepper p, silk s, gold g. */
  purse(p: number): string {
    const { coins, camels, pepper, silk, gold } = this.seat(p);
    return Object.entries({ c: coins, k: camels, p: pepper, s: silk, g: gold })
      .filter(([, n]) => n > 0)
      .map(([what, n]) => `${n}${what}`)
      .join(' ');
  }
  /** The hidden piles, top first. */
  get piles(): { readonly [pile: string]: string[] } {
    return game.describe(this.state).piles as unknown as { readonly [pile: string]: string[] };
  }
  /** The number of the open question, of which there is one. */
  get q(): number {
    return this.view.questions[0].q;
  }
}
