/**
 * Places at a table for people without a seat. Colyseus reserves one on request and keeps it for
 * some seconds, used or not; the owner of a seat gets in even if all are taken.
 */

import type { Room } from '../colyseus.ts';
import { joinOptions } from '../protocol/schemas.ts';
import type { Publicity } from '../watch/publicity.ts';
import type { Seats } from './seats.ts';

/** Places kept free of spectators for people who sit down or come back. */
const PLACES_FOR_SEATS = 50;

/** Colyseus' own reservation, which knows no owners. */
interface Reserving {
  _reserveSeat(session: string, options: unknown, ...more: unknown[]): Promise<boolean>;
  readonly _reservedSeats: {
    [session: string]: readonly [unknown, unknown, used: boolean, returns: boolean];
  };
  readonly _reservedSeatTimeouts: { [session: string]: NodeJS.Timeout };
}

/** The text with which Colyseus reports a full room in another process. */
const FULL = 'is already full';

/** Whether the answer to a reservation was that the room is full. */
export const isFull = (error: unknown): boolean => String(error).includes(FULL);

/** The parts of a table that prove a right to enter. */
interface Owned {
  readonly seats: Seats;
  readonly publicity: Publicity;
}

/** Whether these options prove a seat, the screen or the caster's link. */
export function ownsPlace({ seats, publicity }: Owned, options: unknown): boolean {
  const { token, caster } = joinOptions.catch({}).parse(options);
  if (caster !== undefined) return publicity.isCaster(caster);
  return token !== undefined && (seats.byToken(token) >= 0 || publicity.isScreen(token));
}

export class Places {
  private readonly room: Room;
  private readonly reserving: Reserving;
  private readonly most: number;
  /** Reserved places of owners, which do not count against the others. */
  private readonly owners = new Set<string>();

  /**
   * Replaces the reservation of `room` from now on.
   * @param spectators how many may watch
   */
  constructor(room: Room & { readonly table: Owned }, spectators: number) {
    this.room = room;
    this.most = spectators + PLACES_FOR_SEATS;
    // Colyseus types what it keeps about reservations as private, and has no other way to them.
    const reserving = room as unknown as Reserving;
    this.reserving = reserving;
    const reserve = reserving._reserveSeat.bind(room);
    reserving._reserveSeat = async (session, options, ...more) => {
      // A broken connection returns to its own place, and has no options.
      const returns = options === true;
      const owner = !returns && ownsPlace(room.table, options);
      if (!returns && !owner && this.taken >= this.most) return false;
      if (owner) this.owners.add(session);
      return reserve(session, options, ...more);
    };
    const disconnect = room.disconnect.bind(room);
    room.disconnect = (code) => {
      this.forget();
      return disconnect(code);
    };
  }

  /** A closing room must not wait for people who have only reserved a place, as Colyseus would. */
  private forget(): void {
    const { _reservedSeats, _reservedSeatTimeouts } = this.reserving;
    for (const [session, [, , used, returns]] of Object.entries(_reservedSeats)) {
      if (used || returns) continue;
      clearTimeout(_reservedSeatTimeouts[session]);
      delete _reservedSeatTimeouts[session];
      delete _reservedSeats[session];
    }
  }

  private get taken(): number {
    const reserved = Object.keys(this.reserving._reservedSeats);
    const known = new Set(reserved);
    for (const session of this.owners) if (!known.has(session)) this.owners.delete(session);
    return this.room.clients.length + reserved.length - this.owners.size;
  }
}
