/** Positions of Genoa from a seat's point of view, and the table that goes on from there. */

import { type Position, positionOf } from '../../../client/games/genoa/position.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { ActionBase, JsonObject } from '../../../engine/core/contract.ts';
import { erase } from '../../../engine/core/erase.ts';
import { genoa } from '../../../engine/games/genoa/index.ts';
import type { Action, View } from '../../../engine/games/genoa/types.ts';

export const game = erase(genoa);
const chance = new SeededChance('deals');

const infos = (seats: number) =>
  Array.from({ length: seats }, (_, k) => ({
    name: ['Anna', 'Bruno', 'Chiara', 'Dario', 'Elena'][k] ?? '',
    color: game.colors[k] ?? '',
    bot: false,
  }));

/** A table in a described position; every seat sees its own view. */
export class Table {
  private readonly state;
  private readonly seats: number;

  constructor(description: object) {
    this.state = game.position(description as JsonObject, {});
    this.seats = (description as { seats: readonly object[] }).seats.length;
  }

  /** The position for a seat's reasoning. */
  at(seat: number): Position {
    const view = structuredClone(game.view(this.state, seat, infos(this.seats))) as View;
    const position = positionOf(view);
    if (!position) throw new Error(`Seat ${seat} sees nothing of its own.`);
    return position;
  }

  /** @throws Error naming the refusal */
  do(seat: number, action: Action): this {
    const command = game.encode(this.state, seat, action as ActionBase);
    const error = game.check(this.state, seat, command);
    if (error !== 0) throw new Error(`${game.errors[error - 1]}: ${JSON.stringify(action)}`);
    game.apply(this.state, seat, command, chance, null);
    return this;
  }
}
