/**
 * The one clock of a server: the current time, and timers. Every rule of time (clocks of decisions,
 * the pace of bots, absences, sleep, limits per minute of an address) asks it; tests bring a clock
 * that they move themselves.
 */

export interface Timer {
  /** The timer alone does not keep the process alive. */
  unref(): unknown;
}

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  setTimeout(run: () => void, ms: number): Timer;
  setInterval(run: () => void, ms: number): Timer;
  /** Ends a timer; harmless if it is over or was never set. */
  clear(timer: Timer | null | undefined): void;
}

/** The time of this machine. */
export const HOST_CLOCK: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  setInterval: (run, ms) => setInterval(run, ms),
  clear: (timer) => {
    if (timer) clearTimeout(timer as NodeJS.Timeout);
  },
};
