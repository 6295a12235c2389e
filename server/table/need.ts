/** How much the people at a table need it awake. */

import type { Client } from '../colyseus.ts';
import type { Need } from '../http/shares.ts';
import type { TableState } from '../protocol/messages.ts';
import type { Seats } from './seats.ts';

/** The part of a room that decides this. */
interface NeededRoom {
  readonly table: {
    readonly stage: TableState['stage'];
    readonly seats: Seats;
    readonly overDays?: boolean;
  };
  readonly clients: Iterable<Client> & { readonly length: number };
  seatOf(client: Client): number;
  isScreen(client: Client): boolean;
}

export function needOf(room: NeededRoom): Need {
  const { seats, stage } = room.table;
  if (seats.unhosted) return 'house';
  // A person who has only just lost the connection still counts as thinking.
  const thinks = seats.chairs.some(({ session }, seat) => {
    // Over days nobody is expected, and the match goes on after a sleep.
    const awaited = !room.table.overDays && !seats.isHeld(seat);
    return seats.isPerson(seat) && (session !== null || awaited);
  });
  if (stage === 'playing' && thinks) return 'playing';
  if (room.clients.length === 0) return 'empty';
  const own = [...room.clients].some((one) => room.seatOf(one) >= 0 || room.isScreen(one));
  return own ? 'waiting' : 'watched';
}
