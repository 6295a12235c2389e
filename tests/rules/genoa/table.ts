/** A table of Genoa for rule tests, with the figures of the rules written out once more. */

import { type Chance, SeededChance } from '../../../engine/core/chance.ts';
import type { Json, JsonObject } from '../../../engine/core/contract.ts';
import { erase } from '../../../engine/core/erase.ts';
import type { GeEvent } from '../../../engine/games/genoa/events.ts';
import { genoa } from '../../../engine/games/genoa/index.ts';
import type { PublicView, You } from '../../../engine/games/genoa/types.ts';
import { described, fresh, RuleTable } from '../rule-table.ts';

export { A, B, C, D, E } from '../rule-table.ts';

export const game = erase(genoa);

/** Seats of which only the named differ from the set-up, without cards. */
export const seats = (n: number, named: { readonly [seat: number]: JsonObject } = {}): Json[] =>
  Array.from({ length: n }, (_, p) => named[p] ?? {});

/** A position of `n` players with the tower at the end of a path. */
export const on = (
  n: number,
  path: readonly string[],
  named: { readonly [seat: number]: JsonObject } = {},
  more: JsonObject = {},
): JsonObject => ({ seats: seats(n, named), path: [...path], ...more });

export class Table extends RuleTable<PublicView, GeEvent> {
  /** A position, as JSON describes it. */
  static of(given: object, options: JsonObject = {}, chance?: Chance): Table {
    return new Table(game, described(game, given as JsonObject, options), chance);
  }

  /** A position whose next dice have the given results. */
  static rolling(given: JsonObject, ...dice: readonly (readonly [number, number])[]): Table {
    const state = described(game, given);
    const rest = new SeededChance('on');
    return new Table(game, state, game.script?.(state, dice as unknown as Json[], rest));
  }

  static fresh(n: number, options: JsonObject = {}, seed: number | string = 1): Table {
    const state = fresh(game, n, options, new SeededChance(seed));
    return new Table(game, state, new SeededChance(`${seed} on`));
  }

  roll(seat: number): this {
    return this.do(seat, { type: 'roll' });
  }
  move(seat: number, ...spaces: string[]): this {
    for (const space of spaces) this.do(seat, { type: 'moveFree', space });
    return this;
  }
  offer(seat: number, target: string, give: JsonObject, more: JsonObject = {}): this {
    return this.do(seat, { type: 'offer', target, give, ...more });
  }
  propose(seat: number, player: number, target: string, give: JsonObject, more: JsonObject = {}) {
    return this.do(seat, { type: 'propose', player, target, give, ...more });
  }
  /** Accepts the offer of this number as it stands now. */
  accept(seat: number, number: number, more: JsonObject = {}): this {
    const offerId = `O${number}`;
    const version = this.view.offers.find(({ id }) => id === offerId)?.version ?? 1;
    return this.do(seat, { type: 'accept', offerId, version, ...more });
  }
  /** The merchant leaves the building unused, once all others have passed. */
  unused(): this {
    for (const p of [...this.view.decider]) {
      if (p !== this.view.merchant) this.do(p, { type: 'pass' });
    }
    return this.view.state === 'CLAIM'
      ? this.do(this.view.merchant, { type: 'leaveUnused' })
      : this;
  }
  /** The merchant acts here himself, with only the main effect. */
  act(main: JsonObject = {}): this {
    const { merchant } = this.view;
    return this.do(merchant, { type: 'takeAction' }).main(merchant, main).end(merchant);
  }
  main(seat: number, more: JsonObject = {}): this {
    return this.do(seat, { type: 'performMain', ...more });
  }
  end(seat: number): this {
    return this.do(seat, { type: 'endAction' });
  }
  acquire(seat: number, street: string, ...ops: readonly string[]): this {
    return this.do(seat, acquired(street, ...ops));
  }
  stop(): this {
    return this.do(this.view.merchant, { type: 'stop' });
  }

  /** The whole position, secrets included, in the words of positions. */
  get truth(): JsonObject {
    return game.describe(this.state);
  }
  seat(p: number) {
    return this.view.seats[p];
  }
  ducats(p: number): number {
    return (this.truth.seats as JsonObject[])[p].ducats as number;
  }
  hand(p: number): string[] {
    return (this.truth.seats as JsonObject[])[p].hand as string[];
  }
  you(p: number): You {
    return this.seenBy(p).you as unknown as You;
  }
  /** The listed actions of a seat. */
  listed(p: number): JsonObject[] {
    const codes = new Int32Array(game.maxLegal);
    const count = game.legal(this.state, p, codes);
    return Array.from(
      codes.subarray(0, count),
      (code) => game.decode(this.state, p, code) as unknown as JsonObject,
    );
  }
  /** Spaces that the merchant can go to freely, in the order of the list. */
  steps(): string[] {
    return this.listed(this.view.merchant)
      .filter(({ type }) => type === 'moveFree')
      .map(({ space }) => String(space));
  }
}

/** `place guildHall` and the like, as an action. */
export const acquired = (street: string, ...ops: readonly string[]): JsonObject => ({
  type: 'acquire',
  street,
  ops: ops.map((words) => {
    const [op = '', building = ''] = words.split(' ');
    return { op, building };
  }),
});
