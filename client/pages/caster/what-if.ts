/**
 * Consequences of another choice, computed in the caster's browser. It starts from board and hands
 * of the shown moment; the order of everything unknown is drawn anew, so nothing of the real
 * match's future is in it.
 */

import { SeededChance } from '../../../engine/core/chance.ts';
import { accepted } from '../../../engine/core/command.ts';
import type {
  ActionBase,
  Game,
  JsonObject,
  SeatInfo,
  State,
  ViewBase,
} from '../../../engine/core/contract.ts';

/** Board and every seat's own knowledge, and the rules. */
export interface Known {
  readonly game: Game;
  readonly view: ViewBase;
  readonly hands: readonly JsonObject[];
  readonly seats: readonly SeatInfo[];
}

export interface Chooser {
  readonly seat: number;
  /** Its own view, for the words. */
  readonly view: ViewBase;
  readonly choices: readonly ActionBase[];
}

function stateOf({ game, view, hands }: Known): State | null {
  const { seq, version } = view;
  // The view may have been opened for the panels: only its public part counts, and that is
  // unchanged.
  const open = { version, seq, public: view.public };
  return game.fromHands?.(open, hands, new SeededChance(`what if ${seq}`)) ?? null;
}

/** The deciding seats, and their legal actions by the rules; none if the game cannot say. */
export function choosers(known: Known): Chooser[] {
  const { game } = known;
  const state = stateOf(known);
  if (!state) return [];
  const codes = new Int32Array(game.maxLegal);
  const deciders = game.deciders(state);
  return known.seats.flatMap((_, seat) => {
    if (((deciders >> seat) & 1) === 0) return [];
    const count = game.legal(state, seat, codes);
    const choices = Array.from(codes.subarray(0, count), (code) => game.decode(state, seat, code));
    return [{ seat, view: game.view(state, seat, known.seats), choices }];
  });
}

/** Board and hands after `action` of `seat`; null if it is not legal there. */
export function after(
  known: Known,
  seat: number,
  action: ActionBase,
): { readonly view: ViewBase; readonly hands: readonly (JsonObject | null)[] } | null {
  const { game } = known;
  const state = stateOf(known);
  const command = state && accepted(game, state, seat, action);
  if (!state || command === null) return null;
  game.apply(state, seat, command, new SeededChance(`then ${known.view.seq}`), null);
  return {
    view: game.view(state, 'public', known.seats),
    hands: known.seats.map((_, k) => (game.view(state, k, known.seats).you ?? null) as JsonObject),
  };
}
