/**
 * State of the showcase for its screens (`GET /showcase/state`, for everybody) and its operator
 * (`POST /operator/ask`, with the token). The client uses these types, too.
 */

import type { CasterRequest, CasterState } from './messages.ts';

/**
 * How much of a match is played in public, in the game's own divisions: the end, more, or all of
 * it.
 */
export type ShowLength = 'one' | 'two' | 'full';

/**
 * `preparing`: bots play the opening at full speed, hidden behind the pictures of how to play.
 * `waiting`: the match is halted, and begins when somebody sits down or the pictures are over.
 */
export type ShowPhase = 'preparing' | 'waiting' | 'playing' | 'result' | 'sleeping';

/** The operator's choice that shows one game after the other. */
export const ALL_GAMES = 'all';

/** The operator's settings. */
export interface ShowSettings {
  /** Id of the game to show from the next match on; `ALL_GAMES`: all in turn; '': the first. */
  readonly game: string;
  readonly length: ShowLength;
  /**
   * A bot of the game, or `mixed`: a different one for each chair; any other name: the game's
   * first.
   */
  readonly bot: string;
  /** Volume of the screen, 0 … 1. */
  readonly volume: number;
  /** Seconds without a sign of life after which a seat returns to its bot. */
  readonly idleSeconds: number;
  /** Hours of sleep as minutes after midnight of the server's clock; null: never. */
  readonly sleep: { readonly from: number; readonly to: number } | null;
  /** Keys and pointer at the screen only lead to the operator's page. */
  readonly lock: boolean;
}

/** A score of today. */
export interface DayScore {
  /** Id of the game; '' from versions that showed only one. */
  readonly game: string;
  readonly name: string;
  readonly score: number;
}

export interface ShowState {
  /** Code of the table: the code that phones scan stays the same from match to match of a game. */
  readonly code: string;
  readonly game: string;
  /** Changes with each start of the server. */
  readonly boot: string;
  readonly phase: ShowPhase;
  /** The round from which this match is played in public. */
  readonly from: number;
  /** Milliseconds left of this phase; null: it lasts until something happens. */
  readonly left: number | null;
  readonly settings: ShowSettings;
  /** Today's best of this game, best first. */
  readonly scores: readonly DayScore[];
  /** Addresses of the page for phones, the local network's first. */
  readonly links: readonly string[];
}

export type OperatorAsk =
  | { readonly op: 'status' }
  | { readonly op: 'set'; readonly settings: Partial<ShowSettings> }
  /** Ends the current match and begins the next one. */
  | { readonly op: 'restart' }
  | { readonly op: 'clearScores' }
  /** Takes every score of this name off the day's list. */
  | { readonly op: 'unlist'; readonly name: string }
  /**
   * Gives this person's chair back to the bot; the name makes sure that nobody else has taken it
   * since.
   */
  | { readonly op: 'free'; readonly seat: number; readonly name: string }
  | CasterRequest;

export interface SeatedPerson {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
}

export interface OperatorStatus {
  readonly state: ShowState;
  /** The caster of its table; null: none may come. */
  readonly caster: CasterState | null;
  /** Ids of the games that may be shown. */
  readonly games: readonly string[];
  /** Today's best of all games. */
  readonly scores: readonly DayScore[];
  /** Names of the bots that may be chosen: those of the next game. */
  readonly bots: readonly string[];
  /** Seconds since the start of the server. */
  readonly uptime: number;
  /** Matches that came to their end today. */
  readonly matchesToday: number;
  /** Bytes of the server's process. */
  readonly memory: { readonly heap: number; readonly rss: number };
  /** Screens that have sent a request in the last ten seconds. */
  readonly screens: number;
  /** Persons who hold a seat. */
  readonly persons: readonly SeatedPerson[];
  /** Seconds since the match last moved. */
  readonly still: number;
}
