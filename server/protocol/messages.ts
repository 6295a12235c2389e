/**
 * Every message between client and room, in both directions: the client imports nothing else from
 * the server. The schemas that validate them are beside this file; this one has only types.
 *
 * A room's id is the table's code. Requests go through `room.request(name, body)` and are always
 * answered explicitly; a failure is `{ ok: false, … }`, never a thrown error.
 *
 * A client knows at any time the synchronized `TableState` (public, the same for everybody) and the
 * last `private` message of its seat. Both carry `seq`, the number of accepted actions; they belong
 * together when the numbers agree.
 */

import type { GameEvent, Json, JsonObject, Refusal } from '../../engine/core/contract.ts';
import type { Introduction } from './company.ts';
import type { DayPace, GivenBeforehand, Night, OwnDays } from './days.ts';
import type { Verdict } from './ratings.ts';
import type { ChatPreset, TalkLine } from './talk.ts';

export const ROOM_NAME = 'table';

/** Close code: too many messages came over this connection, or one that cannot be read. */
export const CLOSE_DROPPED = 4002;
/** Close code: the seat's owner has connected again elsewhere (in a second tab, for example). */
export const CLOSE_REPLACED = 4101;
/** Close code: another process has taken the table over; join again by code and token. */
export const CLOSE_MOVED = 4102;
/** Close code: the caster's link is no longer valid. */
export const CLOSE_REVOKED = 4103;
/** Close code: the caster's browser also plays in this match. */
export const CLOSE_SEATED = 4104;

/** Close code: the operator has barred this person. */
export const CLOSE_BARRED = 4106;

/** Close code: the server is full and needed this table least; it sleeps until somebody comes. */
export const CLOSE_GAVE_WAY = 4105;

/** HTTP status: the table is being put to sleep; ask again in a moment. */
export const TOO_EARLY = 425;
/** HTTP status: this browser has another seat here, or has seen another hand in this match. */
export const OTHER_HAND = 409;

/** Options of `client.create(ROOM_NAME, …)`. */
export interface CreateOptions
  extends Pick<JoinOptions, 'name' | 'color' | 'browser' | 'introduction'> {
  readonly game: string;
  /** Table options of the game (rules, section 11). */
  readonly options?: JsonObject;
  /** Number of seats; default 3. */
  readonly seats?: number;
  /**
   * Names of bots for the other chairs; with `start`, the match starts when all chairs are taken.
   */
  readonly bots?: readonly string[];
  /** Start as soon as all chairs are taken (quick play). */
  readonly start?: boolean;
  /** How long bots take if a person watches: 'slow' | 'normal' | 'fast' | 'instant'. */
  readonly pace?: Pace;
  /**
   * One of the game's presets, or a pace over days: sets the timers among the options, and the time
   * bank.
   */
  readonly clock?: string;
  /** Show the table on the public list (`GET /tables`). */
  readonly listed?: boolean;
  /** Open it to everybody: it is on the list of open tables (`GET /open`). */
  readonly everybody?: boolean;
  /** The language of the creator's page, which the list of open tables names. */
  readonly language?: string;
  /** Matches count for the ratings of their people. */
  readonly rated?: boolean;
  /**
   * The creator of the table takes no seat: it is a big screen around which people sit with phones.
   * The named bots fill the last chairs.
   */
  readonly screen?: boolean;
}

/** Options of `client.joinById(code, …)`. */
export interface JoinOptions {
  /** The token from `welcome`: back into that seat, or the table's big screen again. */
  readonly token?: string;
  readonly name?: string;
  readonly color?: string;
  /** Only watch. */
  readonly spectate?: boolean;
  /**
   * The person comes by the list of open tables: for any chair that is free there, or not at all.
   * Refused with `WITHDRAWN` or `SEAT_GONE` (`people.ts`).
   */
  readonly open?: boolean;
  /** The creator of the table joins as its big screen. */
  readonly screen?: boolean;
  /**
   * The token of a caster's link: see `casting.ts`. Such a connection gets only `cast` messages.
   */
  readonly caster?: string;
  /**
   * A random id of this browser, so that nobody sees two hands of a match. It is not passed on, and
   * stored as a hash.
   */
  readonly browser?: string;
  /** Proves the key of this browser to the server. */
  readonly introduction?: Introduction;
}

export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

// -- client to room: requests ---------------------------------------------------------------------

/**
 * The decision that an act or an undo was made for: its number in the last `private` message when
 * the person pressed. If this seat's decision has been taken since, by anybody, or has passed, the
 * answer is `stale` and nothing is done. Absent (pages from before this field, scripts): the
 * request counts as made now.
 */
export interface Asked {
  readonly match: string;
  readonly decision: number;
}
/** The state that a voter saw: its match, `seq` and `question`. */
export interface Seen {
  readonly match: string;
  readonly seq: number;
  /** Absent: only `seq` identifies the state. */
  readonly question?: number | undefined;
}

/**
 * `act`: one action of the sender's seat. A repeated id is answered again, never carried out twice.
 */
export interface ActRequest {
  readonly id: string;
  readonly action: JsonObject;
  readonly asked?: Asked;
}
/** `undo`: takes back the sender's last action, as far as `private.undoable` says. */
export interface UndoRequest {
  readonly id: string;
  readonly asked?: Asked;
}
/**
 * `lobby`: every request that is no move of the game. Only the host may send them, except
 * `PersonRequest`.
 */
export type LobbyRequest = HostRequest | PersonRequest;

export type HostRequest =
  | { readonly op: 'seats'; readonly count: number }
  | { readonly op: 'bot'; readonly seat: number; readonly bot: string | null }
  | { readonly op: 'options'; readonly options: JsonObject }
  /** The timers among the options and the time bank, chosen by one word. */
  | { readonly op: 'clock'; readonly clock: string }
  | { readonly op: 'pace'; readonly pace: Pace }
  /** Whether the table is on the public list. */
  | { readonly op: 'listed'; readonly listed: boolean }
  /** Whether any visitor may find the table and take a free chair. */
  /** `language` of the host's page, which the list of open tables names. */
  | { readonly op: 'everybody'; readonly everybody: boolean; readonly language?: string }
  /** Help that players may be shown: agreed before a match, for all of it. */
  | ({ readonly op: 'aids' } & Aids)
  /** Whether matches count for the ratings of their people: agreed before a match. */
  | { readonly op: 'rated'; readonly rated: boolean }
  /** Whether spectators may talk, within the table's chat option. */
  | { readonly op: 'gallery'; readonly talk: boolean }
  | CasterRequest
  | { readonly op: 'start' }
  | { readonly op: 'rematch' }
  /** After a match: back to the lobby, to change seats or options. */
  | { readonly op: 'reopen' };

/**
 * Help that players may be shown while they play with others; against bots alone it is always
 * allowed.
 */
export interface Aids {
  /** Up to three sensible choices, with reasons. */
  readonly hints: boolean;
  /** The odds of winning, from the knowledge of the player's own seat. */
  readonly odds: boolean;
}

/**
 * A caster may see all hands with a `delay` in the game's unit (whole rounds, ships …); 0 = after
 * the end. `token` is the SHA-256 of a new link's token, hex; null revokes the link; absent keeps
 * it. A shorter delay counts from the next match on.
 */
export interface CasterRequest {
  readonly op: 'caster';
  readonly delay: number;
  readonly token?: string | null;
}

/**
 * Requests that every person with a seat may send; spectators may send `sit`, `take` and `return`,
 * and only they `ask`. Spectators may also talk if the table allows it.
 */
export type PersonRequest =
  /** On a free chair of the lobby; during a match on a bot's chair that is `open`. */
  | { readonly op: 'sit'; readonly seat: number }
  /** Takes any available chair: the table chooses, and two people who come at once get one each. */
  | { readonly op: 'take' }
  /** A person who was removed takes the chair back, with the old token, as long as a bot has it. */
  | { readonly op: 'return' }
  /** A spectator asks those at the table for a chair; `ask: false` takes it back. */
  | { readonly op: 'ask'; readonly ask: boolean }
  /** Grants or declines that: the host in the lobby, each seated person during a match. */
  | { readonly op: 'admit'; readonly guest: number; readonly admit: boolean }
  | { readonly op: 'stand' }
  | { readonly op: 'rename'; readonly name: string; readonly color?: string }
  /** Random bytes for the chance of the next match (`chance.ts`): `keyHash` is its `nextKeyHash`. */
  | { readonly op: 'contribute'; readonly keyHash: string; readonly contribution: string }
  /** For good: a bot takes the chair, and the sender's token is no longer valid. */
  | { readonly op: 'leave' }
  /** Over days: the hours that do not count for the sender, from the next decision on. */
  | { readonly op: 'night'; readonly night: Night | null }
  /** Over days: the sender is away for so many days from now on, on the reserve; 0 = is back. */
  | { readonly op: 'away'; readonly days: number }
  /** At a table of the queue over days: the sender would begin now, with bots on the free chairs. */
  | { readonly op: 'begin'; readonly now: boolean }
  /** Over days: the sender answers a question of the game beforehand, or takes that back (null). */
  | {
      readonly op: 'beforehand';
      readonly id: string;
      readonly given: Omit<GivenBeforehand, 'id'> | null;
    }
  /** "I am reading": more time for the sender's decision, as far as the table gives any. */
  | { readonly op: 'more'; readonly asked?: Asked }
  /**
   * "I am back": the bot that plays for the sender's seat hands it back. An action of the sender
   * does the same.
   */
  | { readonly op: 'back' }
  /** Whether a newcomer may take this bot's chair in the running match. */
  | { readonly op: 'open'; readonly seat: number; readonly open: boolean }
  /** Votes for removing a person who keeps the table waiting; `remove: false` takes it back. */
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

/** Why a request failed outside the rules; the client's catalogue has the texts. */
export type RequestError =
  | 'refused' // by the rules: see `refusal`
  | 'malformed' // the message breaks its schema
  | 'notSeated'
  | 'notHost'
  | 'notNow' // not in this stage of the table
  | 'stale' // the decision that it was made for has been taken or has passed; nothing was done
  | 'seatTaken'
  | 'full' // no chair is available
  | 'otherHand' // the sender has seen another hand of the running match
  | 'oneSeat' // the sender's browser has a chair at this table
  | 'crowded' // too many people have had a chair in this match to record another one
  | 'reserved' // a single voter emptied this chair: it waits for its person
  | 'notRemovable' // this person does not keep the table waiting
  | 'notAlone' // a single person cannot remove somebody who is present and thinking
  | 'paused' // paused by agreement: nobody moves
  | 'chatOff' // the table's chat does not take this
  | 'silenced' // the operator has taken this person's right to talk
  | 'name' // this name cannot be used here
  | 'watchersOff' // spectators do not talk at this table
  | 'manyAsk' // the greatest allowed number of guests already ask for a chair
  | 'declined' // the table has just declined this guest's request for a chair
  | 'beforehand' // the game has no such answer beforehand, or no such choice with it
  | 'enough' // this decision has been prolonged as often as allowed
  | 'contributed' // other bytes of this person already count for the next match
  | 'nothingToUndo'
  | 'changes' // this seat has changed its mind too often in this match
  | 'options' // the game does not accept these options
  | 'tooFast'
  | 'daily' // this address has played too much today to begin a further match
  | 'nobody' // bots alone play no further match: somebody has to sit
  | 'storage' // the journal could not be written; nothing was done
  | 'internal' // an error of the server itself; its log has the details
  | 'moved'; // another process has taken the table: join again and send the same id there

// -- room to client: messages ---------------------------------------------------------------------

/** `welcome`: after each join, and again whenever the receiver's seat changes (`sit`, `stand`). */
export interface Welcome {
  /** The receiver's seat, null for a spectator. */
  readonly seat: number | null;
  /** The receiver is the table's big screen: its host as long as no person is. */
  readonly screen?: boolean;
  /**
   * Proves seat, host's right or screen after a reload or a restart of the server; null for a
   * spectator.
   */
  readonly token: string | null;
  /** The chair that this guest was removed from and may take back while a bot has it (`return`). */
  readonly former?: number;
  /** The number by which this guest asks for a chair. */
  readonly guest?: number;
  readonly host: boolean;
  /** Addresses under which others reach this table, the local network's first. */
  readonly links: readonly string[];
  /** The server's build of the client; a page of another build reloads. */
  readonly build?: string;
}

/**
 * `private`: knowledge of the receiver's seat alone, after every change of it. It comes before the
 * events of the step that changed it; events without one before them leave it as it was, and it
 * holds for their position, too.
 */
export interface PrivateMessage {
  readonly seq: number;
  /** `view.you` of the game; null before the match. */
  readonly you: JsonObject | null;
  /** How many of the seat's last actions can be taken back now. */
  readonly undoable: number;
  /**
   * For each of them, oldest first, the seq after it is taken back: nothing before the first can be
   * undone.
   */
  readonly undoTo: readonly number[];
  /** Number of the decision that this seat owes, or would take next: see `Asked`. */
  readonly decision?: number;
  /** Milliseconds of the server's clock when this was sent: the reference for deadlines. */
  readonly serverNow?: number;
  /** In a match over days: what this seat's person has said about it. */
  readonly days?: OwnDays;
}

/**
 * `events`: the events of one accepted action, as this viewer may see them. On the wire in the
 * shorter form of `terse.ts`; `readEvents` decodes it.
 */
export type EventsMessage = {
  /** seq after the action. */
  readonly seq: number;
  readonly seat: number | null;
  readonly events: readonly GameEvent[];
  /** Set if an undo withdrew the events after this seq. */
  readonly withdrawnTo?: number;
  /** In a history: an undo has withdrawn these events since. */
  readonly withdrawn?: boolean;
};

/** `talk`: lines of the chat and notices of the table; the last ones after each join, then each. */
export interface TalkMessage {
  readonly lines: readonly TalkLine[];
}

/** `history`: the latest events, once after each join, so that a log does not begin empty. */
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
  /** Spectators who ask for a chair, in the order in which they asked; absent = none. */
  readonly asking?: readonly AskingGuest[];
  /** Whether spectators may talk; absent if there is no server. */
  readonly gallery?: boolean;
  readonly matchId: string;
  /** SHA-256 of the match's chance key, hex, before the first draw; the key itself after the end. */
  readonly keyHash: string;
  readonly key: string;
  /** The same hash for the match after this one; in the lobby it is `keyHash`. */
  readonly nextKeyHash: string;
  /** Contribution of each seat to the chance of this match, hex; '' for nothing. */
  readonly contributions: readonly string[];
  /** A recent head of the chain over all public events (`engine/core/public-chain.ts`). */
  readonly chain: string;
  /** Digest of the whole log, once the match is over; '' before. */
  readonly digest: string;
  readonly seq: number;
  /** The clocks that run, the game's most important first; absent = none. */
  readonly timers?: readonly TableTimer[];
  /** Other deadlines that run while somebody thinks; absent = none. */
  readonly limits?: readonly TableLimit[];
  /** The pace of a match over days; '' or absent: other clocks. */
  readonly days?: DayPace | '';
  /** Nobody is at the table: the bots wait. */
  readonly paused?: boolean;
  /** Time bank with which each seat begins a match, in milliseconds; 0 = none. */
  readonly bank: number;
  /** A pause by agreement: somebody asks for one, or it is on and nobody moves. */
  readonly pause: PauseState;
  /** Seats that ask for the pause or have agreed to it, as a bit mask. */
  readonly pauseSeats: number;
  /** Rises when a question to all begins or ends; absent if there is no server. */
  readonly question?: number;
  readonly votes: readonly RemovalVote[];
  /** The table is on the public list. */
  readonly listed: boolean;
  /** Any visitor may find the table and take a free chair; absent if there is no server. */
  readonly everybody?: boolean;
  /** The queue has opened it, and its match begins by itself as soon as its people are here. */
  readonly gathers?: boolean;
  /** Over days: when bots take its free chairs, epoch milliseconds; 0 or absent = they do not. */
  readonly begins?: number;
  /** The table belongs to a big screen. */
  readonly screen: boolean;
  /** Help that its players may be shown; absent if there is no server. */
  readonly hints?: boolean;
  readonly odds?: boolean;
  /** The running match, or else the next one, counts for ratings; absent if there is no server. */
  readonly rated?: boolean;
  /** What the finished match has done to ratings; '' for nothing, or while that is not known. */
  readonly verdict?: Verdict;
  /** A caster may see all hands with a delay; null or absent if none may. */
  readonly caster?: CasterState | null;
  /**
   * The public part of the view: typed fields according to the game's `publicShape`; null in the
   * lobby.
   */
  readonly view: Json;
}

/** A guest who asks for a chair. */
export interface AskingGuest {
  /** Counts up at this table; `admit` names it. */
  readonly guest: number;
  readonly name: string;
}

/** A running clock. A seat's time runs under only one at once, except for graces. */
export interface TableTimer {
  /**
   * When its own time ends or has ended, in milliseconds of the server's clock (compare `serverNow`
   * of the last `private` message).
   */
  readonly deadline: number;
  /** The seats whose time it is, as a bit mask. */
  readonly seats: number;
  /** It measures no decision: some actions must wait for its end. */
  readonly grace: boolean;
  /** How often `more` can still prolong it. */
  readonly more?: number;
}

/** A deadline that belongs to no clock of the game, but ends somebody's thinking all the same. */
export interface TableLimit {
  /** Its approximate time, in milliseconds of the server's clock. */
  readonly deadline: number;
  /** The seats that it concerns, as a bit mask. */
  readonly seats: number;
  /** `bot`: a bot that waits for them goes on. `idle`: a stand's bot takes their chair again. */
  readonly kind: 'bot' | 'idle';
  /** The bot's seat. */
  readonly by: number;
  /** How often `more` can still prolong it. */
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
  /**
   * A bot plays for its person: the person is away, or is connected and has let the time run out.
   */
  readonly held: boolean;
  /**
   * Rest of the time bank in milliseconds; after the deadline of the seat's timer, the time since
   * then must still be subtracted.
   */
  readonly bank: number;
  /** Over days: its person is away until then, epoch milliseconds; 0 or absent: is not. */
  readonly away?: number;
  /** A bot's chair that a newcomer may take during the match. */
  readonly open: boolean;
  /** A bot's chair that a single voter emptied: only the person removed from it may have it. */
  readonly reserved: boolean;
  /** The others have long been waiting for this person, or a bot has long been playing for them. */
  readonly keepsWaiting: boolean;
  /** The others are enough to vote for removing this person. */
  readonly removable: boolean;
  /** The person's rating in this game; 0 or absent if there is none, or it is not shown. */
  readonly rating?: number;
}

export type PauseState = 'none' | 'asked' | 'on';

/** A vote to hand somebody's chair to a bot. It lapses when the person acts or comes back. */
export interface RemovalVote {
  readonly seat: number;
  /** Votes for it, as a bit mask. */
  readonly yes: number;
  /** Number of votes needed. */
  readonly needed: number;
}

/** Public facts about a table's caster. Delays in the game's unit; 0 = after the end. */
export interface CasterState {
  /** From the next match on, and in this one if longer than `held`. */
  readonly delay: number;
  /** Delay of the running match. */
  readonly held: number;
  /** How many casters watch now. */
  readonly watching: number;
}
