/** Tracks absent persons: after a while a bot plays for them. */

import { type Clock, HOST_CLOCK, type Timer } from '../clock.ts';

export class Absences {
  private readonly timers = new Map<number, Timer>();
  private readonly clock: Clock;
  private readonly ms: number;
  private readonly onAbsent: (seat: number) => void;

  /** @param seconds of grace @param onAbsent called once for a seat that stays away longer */
  constructor(seconds: number, onAbsent: (seat: number) => void, clock = HOST_CLOCK) {
    this.clock = clock;
    this.ms = seconds * 1000;
    this.onAbsent = onAbsent;
  }

  begin(seat: number): void {
    this.end(seat);
    const timer = this.clock.setTimeout(() => {
      this.timers.delete(seat);
      this.onAbsent(seat);
    }, this.ms);
    this.timers.set(seat, timer);
  }

  end(seat: number): void {
    this.clock.clear(this.timers.get(seat));
    this.timers.delete(seat);
  }

  stop(): void {
    for (const timer of this.timers.values()) this.clock.clear(timer);
    this.timers.clear();
  }
}
