/** The gain from a city card by the value of its die, where the value is the only choice. */

import type { SeatView } from '../../../engine/games/marco-polo/types.ts';
import { cityCardOf } from './card-data.ts';

/**
 * A number that grows with the card's gain for its seat; values with the same gain have the same
 * number.
 */
export function cardReach(seat: SeatView, id: string, value: number): number {
  const card = cityCardOf(id);
  switch (card.kind) {
    case 'threshold':
      return card.rows.findIndex(({ upTo }) => value <= upTo) + 1;
    case 'perCount': {
      const counted = card.count === 'posts' ? seat.posts : seat.completed;
      return Math.min(value, counted.length);
    }
    case 'perPip':
    case 'contractSearch':
      return value;
    default:
      return 0;
  }
}
