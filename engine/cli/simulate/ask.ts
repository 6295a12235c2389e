/** Asks a bot as over the wire: it gets the bytes of its seat's view. */

import type { Chance } from '../../core/chance.ts';
import { accepted } from '../../core/command.ts';
import type { Bot, Command, Game, SeatInfo, State } from '../../core/contract.ts';

/** Names for the seats of a match without spectators. */
export const namesFor = (seats: number): SeatInfo[] =>
  Array.from({ length: seats }, (_, p) => ({ name: `Seat ${p + 1}`, color: '', bot: true }));

/**
 * @returns null if the bot waits for others.
 * @throws Error if its answer is refused
 */
export function ask(
  game: Game,
  state: State,
  seat: number,
  bot: Bot,
  seats: readonly SeatInfo[],
  thoughts: Chance,
): Command | null {
  const bytes = JSON.stringify(game.view(state, seat, seats));
  const action = bot.think(JSON.parse(bytes), thoughts);
  if (action === null) return null;
  const command = accepted(game, state, seat, action);
  if (command !== null) return command;
  const why = game.explain(state, seat, action)?.code;
  throw new Error(`${bot.name} proposed ${JSON.stringify(action)}: ${why}`);
}

/** The decision of a seat that owes one. */
export interface Step {
  readonly seat: number;
  readonly command: Command;
}

/** The first decision among those owed; a bot that waits for the others is asked after them. */
export function firstToAct(mask: number, choose: (seat: number) => Command | null): Step {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const seat = 31 - Math.clz32(rest & -rest);
    const command = choose(seat);
    if (command !== null) return { seat, command };
  }
  throw new Error('All who are asked wait for one another.');
}
