/**
 * Every message between client and room, in both directions: the only thing the client takes from
 * the server. Schemas that validate them stand beside this file; this one has types alone.
 *
 * A room's id is the table's code. Requests go through `room.request(name, body)` and are always
 * answered explicitly; a failure is `{ ok: false, … }`, never a thrown error.
 *
 * What a client knows at any time: the synchronized `TableState` (public, the same for everybody)
 * and the last `private` message of its seat. Both carry `seq`, the number of accepted actions;
 * they belong together when the numbers agree.
 */

import type { GameEvent, Json, JsonObject, Refusal } from '../../engine/core/contract.ts';

export const ROOM_NAME = 'table';

/** Close code: the seat's owner has come by another connection (a second tab, say). */
export const CLOSE_REPLACED = 4101;
/** Close code: another process has taken the table over; join again by code and token. */
export const CLOSE_MOVED = 4102;

/** Options of `client.create(ROOM_NAME, …)`. */
export interface CreateOptions {
  readonly game: string;
  /** Table options of the game (rules, section 11). */
  readonly options?: JsonObject;
  /** Number of seats; default 3. */
  readonly seats?: number;
  /** Whom to seat on all the other chairs at once: bot names; the match starts when full and `start`. */
  readonly bots?: readonly string[];
  /** Start as soon as all chairs are taken (quick play). */
  readonly start?: boolean;
  /** How long bots take before a person's eyes: 'slow' | 'normal' | 'fast' | 'instant'. */
  readonly pace?: Pace;
  readonly name?: string;
  readonly color?: string;
}

/** Options of `client.joinById(code, …)`. */
export interface JoinOptions {
  /** The seat's own token, given by `welcome`: back into that seat. */
  readonly token?: string;
  readonly name?: string;
  readonly color?: string;
  /** Only watch. */
  readonly spectate?: boolean;
}

export type Pace = 'slow' | 'normal' | 'fast' | 'instant';
export const COLORS = ['red', 'blue', 'green', 'yellow', 'purple'] as const;
export type Color = (typeof COLORS)[number];

// -- client to room: requests ---------------------------------------------------------------------

/** `act`: one action of the own seat. A repeated id is answered again, never carried out twice. */
export interface ActRequest {
  readonly id: string;
  readonly action: JsonObject;
}
/** `undo`: take back the own last action, as far as `private.undoable` says. */
export interface UndoRequest {
  readonly id: string;
}
/** `lobby`: what the table does before and after a match. Host only, but for `sit`, `stand`, `rename`. */
export type LobbyRequest =
  | { readonly op: 'sit'; readonly seat: number }
  | { readonly op: 'stand' }
  | { readonly op: 'rename'; readonly name: string; readonly color?: string }
  /** Random bytes for the chance of the next match (`chance.ts`): `keyHash` is its `nextKeyHash`. */
  | { readonly op: 'contribute'; readonly keyHash: string; readonly contribution: string }
  | { readonly op: 'seats'; readonly count: number }
  | { readonly op: 'bot'; readonly seat: number; readonly bot: string | null }
  | { readonly op: 'options'; readonly options: JsonObject }
  | { readonly op: 'pace'; readonly pace: Pace }
  | { readonly op: 'start' }
  | { readonly op: 'rematch' }
  /** After a match: back to the lobby, to change seats or options. */
  | { readonly op: 'reopen' };

export type Reply =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly error: RequestError; readonly refusal?: Refusal };

/** Why a request failed outside the rules; texts are in the client's catalogue. */
export type RequestError =
  | 'refused' // by the rules: see `refusal`
  | 'malformed' // the message breaks its schema
  | 'notSeated'
  | 'notHost'
  | 'notNow' // not in this stage of the table
  | 'seatTaken'
  | 'contributed' // other bytes of this person stand for the next match
  | 'nothingToUndo'
  | 'options' // the game does not accept these options
  | 'tooFast'
  | 'storage' // the journal could not be written; nothing was done
  | 'moved'; // another process has the table by now: join again and send the same id there

// -- room to client: messages ---------------------------------------------------------------------

/** `welcome`: after each join, and again whenever the own seat changes (`sit`, `stand`). */
export interface Welcome {
  /** Own seat, null for a spectator. */
  readonly seat: number | null;
  /** Proves the seat after a reload or a restart of the server; null for a spectator. */
  readonly token: string | null;
  readonly host: boolean;
  /** Addresses under which others reach this table, the local network's first. */
  readonly links: readonly string[];
}

/** `private`: what only the own seat may know, after every change. */
export interface PrivateMessage {
  readonly seq: number;
  /** `view.you` of the game; null before the match. */
  readonly you: JsonObject | null;
  /** How many of the own last actions can be taken back now. */
  readonly undoable: number;
  /** Milliseconds of the server's clock when this was sent: what `deadline` is measured by. */
  readonly serverNow?: number;
}

/** `events`: what happened in one accepted action, as this viewer may see it. */
export interface EventsMessage {
  /** seq after the action. */
  readonly seq: number;
  readonly seat: number | null;
  readonly events: readonly GameEvent[];
  /** Set when an undo withdrew the events after this seq. */
  readonly withdrawnTo?: number;
}

/** `history`: once after each join, what happened last, so that a log does not begin empty. */
export interface HistoryMessage {
  readonly steps: readonly EventsMessage[];
}

/** The synchronized state (Colyseus schema; this is its JSON form). */
export interface TableState {
  readonly code: string;
  readonly game: string;
  readonly stage: 'lobby' | 'playing' | 'finished';
  /** Seat of the host, -1 if none is present. */
  readonly host: number;
  readonly pace: Pace;
  /** Table options as text (JSON scalars), for the lobby. */
  readonly options: { readonly [name: string]: string };
  readonly seats: readonly TableSeat[];
  readonly spectators: number;
  readonly matchId: string;
  /** SHA-256 of the match's chance key, hex, before the first draw; the key itself after the end. */
  readonly keyHash: string;
  readonly key: string;
  /** The same hash for the match after this one; in the lobby it is `keyHash`. */
  readonly nextKeyHash: string;
  /** What each seat added to the chance of this match, by seat, hex; '' for nothing. */
  readonly contributions: readonly string[];
  /** Head of the chain over all that happened in public (`engine/core/public-chain.ts`). */
  readonly chain: string;
  /** Digest of the whole log, once the match is over; '' before. */
  readonly digest: string;
  readonly seq: number;
  /**
   * When the running clock ends, in milliseconds of the server's clock (`serverNow` of the last
   * `private` message tells the difference); 0 = no clock runs.
   */
  readonly deadline?: number;
  /** The seats whose clock runs out then, as a bit mask. */
  readonly deadlineSeats?: number;
  /** Nobody is at the table: the bots wait. */
  readonly paused?: boolean;
  /** The public part of the view: typed fields after the game's `publicShape`; null in the lobby. */
  readonly view: Json;
}

export interface TableSeat {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
  /** Name of the bot that owns this chair, '' for a person or an empty chair. */
  readonly bot: string;
  /** A person owns this chair. */
  readonly taken: boolean;
  readonly connected: boolean;
  /** A bot plays for its absent person at the moment. */
  readonly held: boolean;
}
