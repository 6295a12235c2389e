/**
 * Handles a table without people: bots and clocks wait at once, and after a while it is put to
 * sleep.
 */

import type { Clock, Timer } from '../clock.ts';
import type { Room } from '../colyseus.ts';
import { isExpecting } from './connection.ts';

/** The part of a table that pauses. */
interface Pausable {
  /** A bot has to decide in a match that goes on without people. */
  readonly isBusy?: boolean;
  setPaused(paused: boolean): void;
}

export class IdleTimer {
  private readonly room: Room;
  private readonly table: Pausable;
  private readonly seconds: number;
  private readonly clock: Clock;
  private timer: Timer | null = null;

  /** @param seconds after which an empty room is closed */
  constructor(room: Room, table: Pausable, seconds: number, clock: Clock) {
    this.clock = clock;
    this.room = room;
    this.table = table;
    this.seconds = seconds;
  }

  /** Somebody is present. */
  end(): void {
    this.stop();
    this.table.setPaused(false);
  }

  /** Somebody has left: the room may be empty now. */
  beginIfEmpty(): void {
    if (this.room.clients.length > 0) return;
    this.table.setPaused(true);
    this.stop();
    this.timer = this.clock.setTimeout(() => {
      if (this.room.clients.length > 0) return;
      if (isExpecting(this.room) || this.table.isBusy) this.beginIfEmpty();
      else void this.room.disconnect();
    }, this.seconds * 1000);
  }

  stop(): void {
    this.clock.clear(this.timer);
    this.timer = null;
  }
}
