/** The knowledge of everybody at a table about a position, for comparisons. */

import type { Game, SeatInfo, State, ViewBase } from '../../engine/core/contract.ts';

const infos = (seats: number): SeatInfo[] =>
  Array.from({ length: seats }, (_, k) => ({ name: `S${k}`, color: 'red', bot: false }));

export interface AllViews {
  readonly open: ViewBase;
  readonly own: readonly ViewBase[];
}

export function viewsOf(game: Game, state: State, seats: number): AllViews {
  const info = infos(seats);
  const own = info.map((_, seat) => structuredClone(game.view(state, seat, info)));
  return { open: structuredClone(game.view(state, 'public', info)), own };
}

/** The listed codes of each seat. */
export function legalOf(game: Game, state: State): number[][] {
  const codes = new Int32Array(game.maxLegal);
  const deciders = game.deciders(state);
  return Array.from({ length: 32 }, (_, seat) => {
    if (((deciders >> seat) & 1) === 0) return [];
    return Array.from(codes.subarray(0, game.legal(state, seat, codes)));
  });
}
