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
import type { ChatPreset, TalkLine } from './talk.ts';

export const ROOM_NAME = 'table';

/** Close code: too many messages came over this connection, or one that cannot be read. */
export const CLOSE_DROPPED = 4002;
/** Close code: the seat's owner has come by another connection (a second tab, say). */
export const CLOSE_REPLACED = 4101;
/** Close code: another process has taken the table over; join again by code and token. */
export const CLOSE_MOVED = 4102;
/** Close code: the caster's link is valid no more. */
export const CLOSE_REVOKED = 4103;
/** Close code: the match that a caster was to see is played in the same browser. */
export const CLOSE_SEATED = 4104;

/** Close code: the server is full, and this table was needed least; it sleeps until somebody comes. */
export const CLOSE_GAVE_WAY = 4105;

/** HTTP status of a request to join a table that is just being put away: ask again in a moment. */
export const TOO_EARLY = 425;
/** HTTP status: this browser has another seat here, or has seen another hand of the match. */
export const OTHER_HAND = 409;

/** Options of `client.create(ROOM_NAME, …)`. */
export interface CreateOptions extends Pick<JoinOptions, 'name' | 'color' | 'browser'> {
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
  /** One of the game's presets: sets the timers among the options, and the time bank. */
  readonly clock?: string;
  /** On the public list of tables (`GET /tables`). */
  readonly listed?: boolean;
  /**
   * Whoever opens the table takes no seat: a big screen around which people sit with phones. The
   * bots named fill the last chairs.
   */
  readonly screen?: boolean;
}

/** Options of `client.joinById(code, …)`. */
export interface JoinOptions {
  /** The own token, given by `welcome`: back into that seat, or the table's big screen again. */
  readonly token?: string;
  readonly name?: string;
  readonly color?: string;
  /** Only watch. */
  readonly spectate?: boolean;
  /** Of whoever opens a table: as the big screen that it belongs to. */
  readonly screen?: boolean;
  /** The token of a caster's link: see `casting.ts`. Such a connection gets `cast` messages alone. */
  readonly caster?: string;
  /** A random id of this browser: nobody sees two hands of a match. Told to nobody, kept as a hash. */
  readonly browser?: string;
}

export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

// -- client to room: requests ---------------------------------------------------------------------

/**
 * The decision that an act or an undo was made for: as the last `private` message numbered it when
 * the person pressed. Where this seat's decision has been taken since, by whichever hand, or has
 * passed, the answer is `stale`, and nothing is done. Absent (pages from before this field, scripts):
 * the request is taken as made now.
 */
export interface Asked {
  readonly match: string;
  readonly decision: number;
}
/** What a vote was made on: match, `seq` and `question` of the state that showed it. */
export interface Seen {
  readonly match: string;
  readonly seq: number;
  /** Absent: `seq` alone says what was seen. */
  readonly question?: number | undefined;
}

/** `act`: one action of the own seat. A repeated id is answered again, never carried out twice. */
export interface ActRequest {
  readonly id: string;
  readonly action: JsonObject;
  readonly asked?: Asked;
}
/** `undo`: take back the own last action, as far as `private.undoable` says. */
export interface UndoRequest {
  readonly id: string;
  readonly asked?: Asked;
}
/** `lobby`: everything at a table that is no move of the game. Host only, but for `PersonRequest`. */
export type LobbyRequest = HostRequest | PersonRequest;

export type HostRequest =
  | { readonly op: 'seats'; readonly count: number }
  | { readonly op: 'bot'; readonly seat: number; readonly bot: string | null }
  | { readonly op: 'options'; readonly options: JsonObject }
  /** The timers among the options and the time bank, by one word. */
  | { readonly op: 'clock'; readonly clock: string }
  | { readonly op: 'pace'; readonly pace: Pace }
  /** Whether the table is on the public list. */
  | { readonly op: 'listed'; readonly listed: boolean }
  /** What players may be shown of the house's thinking: agreed before a match, for all of it. */
  | ({ readonly op: 'aids' } & Aids)
  /** Whether those who watch may talk, as far as the chat of the table goes. */
  | { readonly op: 'gallery'; readonly talk: boolean }
  | CasterRequest
  | { readonly op: 'start' }
  | { readonly op: 'rematch' }
  /** After a match: back to the lobby, to change seats or options. */
  | { readonly op: 'reopen' };

/** What players may be shown while they play with others; who plays against bots alone may anyway. */
export interface Aids {
  /** Up to three sensible choices, with reasons. */
  readonly hints: boolean;
  /** The odds of winning, by what the own seat knows. */
  readonly odds: boolean;
}

/**
 * A caster may see all hands with a `delay` in whole rounds, ships, whatever the game counts; 0 =
 * after the end. `token` is the
 * SHA-256 of a new link's token, hex; null revokes the link; absent keeps it. A shorter delay
 * counts from the next match on.
 */
export interface CasterRequest {
  readonly op: 'caster';
  readonly delay: number;
  readonly token?: string | null;
}

/**
 * What every person with a seat may ask; `sit`, `take` and `return` also somebody who watches, who
 * alone may `ask`. Those who watch may talk, too, where the table lets them.
 */
export type PersonRequest =
  /** On a free chair of the lobby; during a match on a bot's chair that is `open`. */
  | { readonly op: 'sit'; readonly seat: number }
  /** The same on whichever chair is to be had: the table chooses, and two who come at once get one each. */
  | { readonly op: 'take' }
  /** Whoever was removed takes the chair back, with the old token, as long as a bot has it. */
  | { readonly op: 'return' }
  /** To somebody who watches: asks those at the table for a chair; `ask: false` takes it back. */
  | { readonly op: 'ask'; readonly ask: boolean }
  /** Grants or declines that: the host in the lobby, everybody who sits there in a match. */
  | { readonly op: 'admit'; readonly guest: number; readonly admit: boolean }
  | { readonly op: 'stand' }
  | { readonly op: 'rename'; readonly name: string; readonly color?: string }
  /** Random bytes for the chance of the next match (`chance.ts`): `keyHash` is its `nextKeyHash`. */
  | { readonly op: 'contribute'; readonly keyHash: string; readonly contribution: string }
  /** For good: a bot takes the chair, and the own token opens nothing any more. */
  | { readonly op: 'leave' }
  /** "I am reading": more time for the own decision, as far as the table gives any. */
  | { readonly op: 'more'; readonly asked?: Asked }
  /** "I am back": the bot that plays for the own seat hands it back. An own action does the same. */
  | { readonly op: 'back' }
  /** Whether somebody who comes may take this bot's chair in the running match. */
  | { readonly op: 'open'; readonly seat: number; readonly open: boolean }
  /** For the removal of somebody who keeps the table waiting; `remove: false` takes it back. */
  | { readonly op: 'vote'; readonly seat: number; readonly remove: boolean; readonly seen?: Seen }
  /** Asks for a pause, or agrees; `agree: false` takes it back or declines. */
  | { readonly op: 'pause'; readonly agree: boolean; readonly seen?: Seen }
  | { readonly op: 'resume'; readonly seen?: Seen }
  /** Chat: a preset sentence by its name, or free text where the table allows it. */
  | { readonly op: 'say'; readonly preset: ChatPreset }
  | { readonly op: 'write'; readonly text: string };

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
  | 'stale' // the decision that it was made for has been taken or has passed; nothing was done
  | 'seatTaken'
  | 'full' // no chair is to be had
  | 'otherHand' // the sender has seen another hand of the running match
  | 'oneSeat' // the sender's browser has a chair at this table
  | 'crowded' // so many have had a chair in this match that no more are written down
  | 'reserved' // one voter alone has emptied this chair: it waits for its person
  | 'notRemovable' // this person does not keep the table waiting
  | 'notAlone' // somebody who is there and thinks is not removed by one person
  | 'paused' // by agreement: nobody moves
  | 'chatOff' // the table's chat does not take this
  | 'watchersOff' // those who watch do not talk at this table
  | 'manyAsk' // as many guests as may be are asking for a chair
  | 'declined' // the table has just declined to give this guest a chair
  | 'enough' // this decision has been prolonged as often as may be
  | 'contributed' // other bytes of this person stand for the next match
  | 'nothingToUndo'
  | 'changes' // this seat has changed its mind too often in this match
  | 'options' // the game does not accept these options
  | 'tooFast'
  | 'daily' // so much was played from this address today that no further match begins
  | 'nobody' // bots alone play no further match: somebody has to sit
  | 'storage' // the journal could not be written; nothing was done
  | 'internal' // the server failed at this request by a fault of its own; its log has it
  | 'moved'; // another process has the table by now: join again and send the same id there

// -- room to client: messages ---------------------------------------------------------------------

/** `welcome`: after each join, and again whenever the own seat changes (`sit`, `stand`). */
export interface Welcome {
  /** Own seat, null for a spectator. */
  readonly seat: number | null;
  /** This is the big screen that the table belongs to: its host as long as no person is. */
  readonly screen?: boolean;
  /** Proves seat, right or screen after a reload or a restart of the server; null for a spectator. */
  readonly token: string | null;
  /** The chair that this guest was removed from and may take back while a bot has it (`return`). */
  readonly former?: number;
  /** The number by which this guest asks for a chair. */
  readonly guest?: number;
  readonly host: boolean;
  /** Addresses under which others reach this table, the local network's first. */
  readonly links: readonly string[];
  /** The build of the client that this server has; a page of another one loads again. */
  readonly build?: string;
}

/** `private`: what only the own seat may know, after every change. */
export interface PrivateMessage {
  readonly seq: number;
  /** `view.you` of the game; null before the match. */
  readonly you: JsonObject | null;
  /** How many of the own last actions can be taken back now. */
  readonly undoable: number;
  /**
   * For each of them, oldest first, the seq that stands when it is taken back: the first is the line
   * behind which nothing can be undone.
   */
  readonly undoTo: readonly number[];
  /** Numbers the decision that this seat is asked, or would take next: see `Asked`. */
  readonly decision?: number;
  /** Milliseconds of the server's clock when this was sent: what deadlines are measured by. */
  readonly serverNow?: number;
}

/**
 * `events`: what happened in one accepted action, as this viewer may see it. On the wire in the
 * shorter form of `terse.ts`; `readEvents` is the way back.
 */
export interface EventsMessage {
  /** seq after the action. */
  readonly seq: number;
  readonly seat: number | null;
  readonly events: readonly GameEvent[];
  /** Set when an undo withdrew the events after this seq. */
  readonly withdrawnTo?: number;
  /** In a history: an undo has withdrawn these events since. */
  readonly withdrawn?: boolean;
}

/** `talk`: lines of the chat and notices of the table; the last ones after each join, then each. */
export interface TalkMessage {
  readonly lines: readonly TalkLine[];
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
  /** Guests who watch and ask for a chair, in the order in which they asked; absent = none. */
  readonly asking?: readonly AskingGuest[];
  /** Whether those who watch may talk; absent where there is no server. */
  readonly gallery?: boolean;
  readonly matchId: string;
  /** SHA-256 of the match's chance key, hex, before the first draw; the key itself after the end. */
  readonly keyHash: string;
  readonly key: string;
  /** The same hash for the match after this one; in the lobby it is `keyHash`. */
  readonly nextKeyHash: string;
  /** What each seat added to the chance of this match, by seat, hex; '' for nothing. */
  readonly contributions: readonly string[];
  /** A recent head of the chain over all that happened in public (`engine/core/public-chain.ts`). */
  readonly chain: string;
  /** Digest of the whole log, once the match is over; '' before. */
  readonly digest: string;
  readonly seq: number;
  /** The clocks that run, the game's most important first; absent = none. */
  readonly timers?: readonly TableTimer[];
  /** What else ends while somebody thinks; absent = nothing. */
  readonly limits?: readonly TableLimit[];
  /** Nobody is at the table: the bots wait. */
  readonly paused?: boolean;
  /** Time bank with which each seat begins a match, in milliseconds; 0 = none. */
  readonly bank: number;
  /** A pause by agreement: somebody asks, or it is on and nobody moves. */
  readonly pause: PauseState;
  /** Who asks for the pause or has agreed to it, as a bit mask. */
  readonly pauseSeats: number;
  /** Rises with each question to all that begins or ends; absent where there is no server. */
  readonly question?: number;
  readonly votes: readonly RemovalVote[];
  /** On the public list of tables. */
  readonly listed: boolean;
  /** The table belongs to a big screen. */
  readonly screen: boolean;
  /** What its players may be shown of the house's thinking; absent where there is no server. */
  readonly hints?: boolean;
  readonly odds?: boolean;
  /** A caster may see all hands with a delay; null or absent if none may. */
  readonly caster?: CasterState | null;
  /** The public part of the view: typed fields after the game's `publicShape`; null in the lobby. */
  readonly view: Json;
}

/** A guest who asks for a chair. */
export interface AskingGuest {
  /** Counts up at this table: what `admit` names. */
  readonly guest: number;
  readonly name: string;
}

/** A clock that runs. No seat's time runs under two at once, but for graces. */
export interface TableTimer {
  /**
   * When its own time ends or has ended, in milliseconds of the server's clock (`serverNow` of the
   * last `private` message tells the difference).
   */
  readonly deadline: number;
  /** Whose time it is, as a bit mask. */
  readonly seats: number;
  /** No decision is measured: some actions must wait for its end. */
  readonly grace: boolean;
  /** How often `more` prolongs it yet. */
  readonly more?: number;
}

/** An end that no clock of the game sets, but that comes all the same while somebody thinks. */
export interface TableLimit {
  /** About when it comes, in milliseconds of the server's clock. */
  readonly deadline: number;
  /** Whom it is about, as a bit mask. */
  readonly seats: number;
  /** `bot`: one that waits for them goes on. `idle`: a stand's bot has their chair again. */
  readonly kind: 'bot' | 'idle';
  /** The bot's seat. */
  readonly by: number;
  /** How often `more` prolongs it yet. */
  readonly more: number;
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
  /** A bot plays for its person, who is away or, being connected, has let the time run out. */
  readonly held: boolean;
  /**
   * What is left of the time bank in milliseconds; once the deadline of the seat's timer has passed,
   * the time since then is yet to be taken off.
   */
  readonly bank: number;
  /** A bot's chair that somebody who comes may take during the match. */
  readonly open: boolean;
  /** A bot's chair that one voter alone has emptied: only who was removed from it may have it. */
  readonly reserved: boolean;
  /** The others have long been waiting for this person, or a bot has played for them for long. */
  readonly keepsWaiting: boolean;
  /** They are enough to vote to remove this person. */
  readonly removable: boolean;
}

export type PauseState = 'none' | 'asked' | 'on';

/** A vote to hand somebody's chair to a bot. It lapses when the person acts or comes back. */
export interface RemovalVote {
  readonly seat: number;
  /** Who is for it, as a bit mask. */
  readonly yes: number;
  /** How many must be for it. */
  readonly needed: number;
}

/** What everybody at a table is told of its caster. Delays in what the game counts; 0 = after the end. */
export interface CasterState {
  /** From the next match on, and in this one if that is longer than `held`. */
  readonly delay: number;
  /** Of the running match. */
  readonly held: number;
  /** How many casters watch now. */
  readonly watching: number;
}
