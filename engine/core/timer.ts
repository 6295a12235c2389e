/** A game's description of its timers; the server has the clocks. */

import type { JsonObject } from './json.ts';

/**
 * A running timer. The engine knows no time: a game says whose time a timer measures, which table
 * option holds its seconds, and how it differs from every other; the server has the clocks. When a
 * seat's time runs out, the server sends the rules' action for an absent seat (`standIn`) until the
 * timer no longer runs for it. A seat's time runs under only one timer at once.
 */
export interface Timer {
  /** Identifies the timer: used time stays used, also while it does not run. */
  readonly id: string;
  /** Seats whose time it is, as a bit mask. Public: the mask reveals no secret. */
  readonly seats: number;
  /** The table option that holds its time in whole seconds; 0 or null = off. */
  readonly option: string;
  /** After it the seats' time banks run down. */
  readonly bank: boolean;
  /**
   * A short question instead of a turn: a person who lets it pass keeps the seat, and bots answer
   * at once.
   */
  readonly question: boolean;
  /** How events prolong it. */
  readonly extension?: TimerExtension;
  /**
   * A grace: it measures no decision, but delays certain actions until its end. Its seats are told
   * of it; it runs for any of them, and nothing is sent when it ends.
   */
  readonly delays?: TimerDelay;
}

/** Each counted event leaves at least so many seconds, but never more in all than a cap. */
export interface TimerExtension {
  /** The number of such events: only a rise counts. */
  readonly count: number;
  /** The table options that hold the seconds left after each, and the most in all; absent = no cap. */
  readonly option: string;
  readonly cap?: string;
}

/** Types of action that wait for the end of a grace, and their refusal before it. */
export interface TimerDelay {
  readonly types: readonly string[];
  readonly code: string;
  readonly rule: string;
}

/**
 * How strict the clocks of a table are, in one word: the table options of its timers, and banks.
 */
export interface ClockPreset {
  readonly options: JsonObject;
  /** Time bank of each seat for a whole match, in seconds; 0 = none. */
  readonly bank: number;
}
