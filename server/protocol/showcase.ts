/**
 * What the showcase tells its screens (`GET /showcase/state`, for everybody) and its operator
 * (`POST /operator/ask`, with the token). The client takes them, too.
 */

import type { CasterRequest, CasterState } from './messages.ts';

/** How much of a match is played before people, as its game divides it: the end, more, or all of it. */
export type ShowLength = 'one' | 'two' | 'full';

/**
 * `preparing`: bots play the opening at full speed, hidden behind the pictures of how to play.
 * `waiting`: the match stands, and begins when somebody sits down or the pictures are through.
 */
export type ShowPhase = 'preparing' | 'waiting' | 'playing' | 'result' | 'sleeping';

/** The operator's choice that shows one game after the other. */
export const ALL_GAMES = 'all';

/** What the operator chooses. */
export interface ShowSettings {
  /** Id of the game that is shown, from the next match on; `ALL_GAMES`: all in turn; '': the first. */
  readonly game: string;
  readonly length: ShowLength;
  /** A bot of the game, or `mixed`: each chair another one; of any other name: the game's first. */
  readonly bot: string;
  /** Volume of the screen, 0 … 1. */
  readonly volume: number;
  /** Seconds without a sign of life after which a seat goes back to its bot. */
  readonly idleSeconds: number;
  /** Hours of sleep as minutes after midnight of the server's clock; null: it never sleeps. */
  readonly sleep: { readonly from: number; readonly to: number } | null;
  /** Keys and pointer do nothing at the screen but lead to the operator's page. */
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
  /** Code of the table: what phones scan stays the same from match to match of a game. */
  readonly code: string;
  readonly game: string;
  /** Another one with each start of the server. */
  readonly boot: string;
  readonly phase: ShowPhase;
  /** The round from which on this match is played before people. */
  readonly from: number;
  /** Milliseconds that are left of this phase; null: until something happens. */
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
  /** Leaves the match as it is and begins the next one. */
  | { readonly op: 'restart' }
  | { readonly op: 'clearScores' }
  /** Takes every score of this name off the day's list. */
  | { readonly op: 'unlist'; readonly name: string }
  /** The bot of this person gets the chair again; the name says that nobody else has taken it. */
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
  /** Names of the bots that may be chosen: those of the game that comes next. */
  readonly bots: readonly string[];
  /** Seconds since the start of the server. */
  readonly uptime: number;
  /** Matches that came to their end today. */
  readonly matchesToday: number;
  /** Bytes of the server's process. */
  readonly memory: { readonly heap: number; readonly rss: number };
  /** Screens that have asked in the last ten seconds. */
  readonly screens: number;
  /** Who holds a seat. */
  readonly persons: readonly SeatedPerson[];
  /** Since when the match has not moved, in seconds. */
  readonly still: number;
}
