/** What a game says of its timers; the server has the clocks. */

import type { JsonObject } from './json.ts';

/**
 * A timer that runs now. The engine knows no time: a game says whose time a timer measures, which
 * table option holds its seconds, and what tells it from every other; the server has the clocks.
 * When a seat's time is out, the server sends what the rules foresee for an absent one (`standIn`)
 * until the timer no longer runs for it. No seat's time runs under two timers at once.
 */
export interface Timer {
  /** The same words = the same timer: what is used of it stays used, also while it does not run. */
  readonly id: string;
  /** Seats whose time it is, as a bit mask. Public: who they are tells no secret. */
  readonly seats: number;
  /** The table option that holds its time in whole seconds; 0 or null = off. */
  readonly option: string;
  /** After it the seats' time banks run down. */
  readonly bank: boolean;
  /** A short question and no turn: whoever lets it pass keeps the seat, and bots answer at once. */
  readonly question: boolean;
  /** What prolongs it. */
  readonly extension?: TimerExtension;
  /**
   * A grace: no decision is measured, but what must not be done before its end. It is told to the
   * seats, runs whoever they are, and nothing is sent when it is out.
   */
  readonly delays?: TimerDelay;
}

/** Each thing that counts leaves at least so many seconds, but never more in all than a cap. */
export interface TimerExtension {
  /** How much has happened that prolongs the timer: only whether it has risen counts. */
  readonly count: number;
  /** The table options that hold the seconds left after each, and the most in all; absent = no cap. */
  readonly option: string;
  readonly cap?: string;
}

/** The types of action that wait for the end of a grace, and the refusal that they get before. */
export interface TimerDelay {
  readonly types: readonly string[];
  readonly code: string;
  readonly rule: string;
}

/** How strict the clocks of a table are, by one word: the table options of its timers, and banks. */
export interface ClockPreset {
  readonly options: JsonObject;
  /** Time bank of each seat for a whole match, in seconds; 0 = none. */
  readonly bank: number;
}
