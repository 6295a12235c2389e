/** How much a city card gives by the value of its die, where that is all that one chooses. */

import type { SeatView } from '../../../engine/games/marco-polo/types.ts';
import { cityCardOf } from './card-data.ts';

/** Grows with what the card gives its seat; values that bring the same are equal. */
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
