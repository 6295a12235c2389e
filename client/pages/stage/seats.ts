/** The seats of the stage's tables. */

import type { SeatInfo } from '../../../engine/core/contract.ts';

const NAMES = ['Anna', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fabio'];

/** So many people, in a game's colours one after the other. */
export function stageSeats(count: number, colors: readonly string[]): SeatInfo[] {
  return Array.from({ length: count }, (_, k) => ({
    name: NAMES[k] ?? `Seat ${k + 1}`,
    color: colors[k] ?? '',
    bot: false,
  }));
}
