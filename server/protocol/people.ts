/**
 * `GET /open`: tables that are open to everybody, and how many people wait for a match. The room
 * `QUEUE_ID`: people who wait.
 */

import type { Json } from '../../engine/core/contract.ts';
import type { Introduction } from './company.ts';
import type { Pace } from './messages.ts';

/** Somebody at an open table; `free` has no name. */
export interface OpenSeat {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'free';
  /** In this game; absent if there is none, or it is not shown. */
  readonly rating?: number;
}

/** A table at which any visitor may take a chair. */
export interface OpenTable {
  readonly code: string;
  readonly game: string;
  readonly stage: 'lobby' | 'playing';
  readonly seats: readonly OpenSeat[];
  /** Chairs that a visitor may take: free ones, and those where a bot makes room. */
  readonly free: number;
  readonly pace: Pace;
  /** The preset of its clocks by name; null if they were set one by one, or the game has none. */
  readonly clock: string | null;
  /** The options that differ from the usual, without the clocks. */
  readonly options: { readonly [name: string]: Json };
  /** The current round; 0 in the lobby. */
  readonly round: number;
  /** The language of its host's page, such as `de`; absent if it is not known, and in the queue. */
  readonly language?: string;
  /** Its matches count for ratings. */
  readonly rated?: true;
  /** It was opened by the queue, and its bots' chairs are for the next ones there. */
  readonly queue?: true;
}

/** `GET /open?page=0`, with `game=ID` for one game alone. */
export interface OpenTables {
  readonly tables: readonly OpenTable[];
  /** There is a further page. */
  readonly more: boolean;
  /** How many wait in each queue that is not empty. */
  readonly waiting: readonly WaitingCount[];
}

/** How many people wait for a match of a game with one of its clocks. */
export interface WaitingCount {
  readonly game: string;
  readonly clock: string;
  readonly people: number;
}

/** Name and id of the room in which people wait; no table has such a code. */
export const QUEUE_ID = 'queue';

/** Options of `client.joinById(QUEUE_ID, …)`. */
export interface QueueOptions {
  readonly game: string;
  /** A preset of the game's clocks; absent for a game without any. */
  readonly clock?: string;
  /** The random id of this browser, which has one place. */
  readonly browser: string;
  /** The person plays elsewhere until somebody comes. */
  readonly later?: boolean;
  /** Tables at which the person got no chair. */
  readonly except?: readonly string[];
  /** Proves the key of this browser to the server. */
  readonly introduction?: Introduction;
}

/** `queue`, a request: ready to begin now (`later: false`), or only when somebody comes. */
export interface QueueRequest {
  readonly later: boolean;
}

/** `queue`, a message: how the receiver's queue is, after each change. Times in milliseconds. */
export interface QueueState {
  readonly game: string;
  readonly clock: string;
  /** How many play a match. */
  readonly seats: number;
  /** Who is ready to begin, the receiver among them unless that one plays elsewhere. */
  readonly people: number;
  /** Others who play elsewhere until somebody comes. */
  readonly others: number;
  /** The receiver plays elsewhere. */
  readonly later: boolean;
  /** To one who plays elsewhere: a match has a bot's chair to take. */
  readonly chair: boolean;
  /** How long the receiver has waited. */
  readonly waited: number;
  /** Until the match begins with bots on the free chairs; null while nobody is ready. */
  readonly left: number | null;
  /** The server had no room for a table; it tries again. */
  readonly busy: boolean;
}

/** `begin`: the receiver's match is at this table. Join it with `open: true`. */
export interface QueueBegin {
  readonly code: string;
}

/** HTTP status of a refused seat: the host has just withdrawn the table from the list. */
export const WITHDRAWN = 410;
/** HTTP status of a refused seat: somebody else has just taken it. */
export const SEAT_GONE = 423;
