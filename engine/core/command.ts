/** The one way from a value off the wire to a command that the rules carry out. */

import type { Command, Game, State } from './contract.ts';

/** `action` as a command that `seat` may give now; null if the rules refuse it. */
export function accepted(
  game: Pick<Game, 'encode' | 'check'>,
  state: State,
  seat: number,
  action: unknown,
): Command | null {
  const command = game.encode(state, seat, action);
  return game.check(state, seat, command) === 0 ? command : null;
}
