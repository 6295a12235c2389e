/**
 * The one clock of a server: what time it is, and what happens by itself in a while. Whatever is a rule
 * of time (clocks of decisions, the pace of bots, absences, sleep, what an address may do in a minute)
 * asks it; the tests bring one that they move themselves.
 */

export interface Timer {
  /** It alone does not keep the process alive. */
  unref(): unknown;
}

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  setTimeout(run: () => void, ms: number): Timer;
  setInterval(run: () => void, ms: number): Timer;
  /** Ends a timer; harmless where it is over, or there was none. */
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
