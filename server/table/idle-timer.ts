/** A table that nobody is at: bots and clocks wait at once, and after a while it is put to sleep. */

import type { Room } from '../colyseus.ts';
import { isExpecting } from './connection.ts';

/** The part of a table that waits with it. */
interface Pausable {
  setPaused(paused: boolean): void;
}

export class IdleTimer {
  private readonly room: Room;
  private readonly table: Pausable;
  private readonly seconds: number;
  private timer: NodeJS.Timeout | null = null;

  /** @param seconds after which an empty room is closed */
  constructor(room: Room, table: Pausable, seconds: number) {
    this.room = room;
    this.table = table;
    this.seconds = seconds;
  }

  /** Somebody is there. */
  end(): void {
    this.stop();
    this.table.setPaused(false);
  }

  /** Somebody has left: perhaps nobody is there any more. */
  beginIfEmpty(): void {
    if (this.room.clients.length > 0) return;
    this.table.setPaused(true);
    this.stop();
    this.timer = setTimeout(() => {
      if (this.room.clients.length > 0) return;
      if (isExpecting(this.room)) this.beginIfEmpty();
      else void this.room.disconnect();
    }, this.seconds * 1000);
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}
