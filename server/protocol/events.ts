/**
 * Events of a stand or a club: what people, the big screen and the operator are told, and what they
 * ask. Without packages: the client uses it, too.
 */

import type { Json } from '../../engine/core/contract.ts';
import type { Introduction } from './company.ts';
import type { Pace } from './messages.ts';

/** Longest name of an event, in code points. */
export const MAX_EVENT_NAME = 60;
/** Rounds that an event can have, without a final. */
export const MAX_ROUNDS = 12;
/** People who can enter an event. */
export const MAX_ENTRANTS = 400;
/** Points of a table's first; its last has none, and the others stand evenly between. */
export const FIRST_POINTS = 12;

/** How long a match waits for its people before it begins with bots for them, in seconds. */
export const EVENT_GATHER_S = 20;

/** `swiss`: rounds paired by standing. `groups`: rounds within groups, and a final of the best. */
export type EventForm = 'swiss' | 'groups';
/** What becomes of chairs where the numbers do not divide: tables of other sizes, or bots. */
export type SpareChairs = 'sizes' | 'bots';

/** What the operator chooses when the event is opened. */
export interface EventRules {
  readonly name: string;
  readonly game: string;
  /** Options of the game that differ from the usual ones. */
  readonly options: { readonly [name: string]: Json };
  /** A preset of the game's clocks; '' for a game without any. */
  readonly clock: string;
  /** Of the bots. */
  readonly pace: Pace;
  readonly form: EventForm;
  /** Without the final. */
  readonly rounds: number;
  /** Wanted at a table. */
  readonly seats: number;
  readonly spare: SpareChairs;
  /** People who can enter. */
  readonly most: number;
  /** Matches count for ratings. */
  readonly rated: boolean;
}

/** `between`: a round is over and the next has not begun. */
export type EventStage = 'entering' | 'round' | 'between' | 'closed';

/**
 * `away`: did not come, or left a table; sits out until back. `left`: on purpose. `removed`: by the
 * operator.
 */
export type EntrantStatus = 'in' | 'away' | 'left' | 'removed';

/** Somebody's place in the event so far. */
export interface EventPlace {
  readonly id: number;
  /** '' of somebody who has erased everything, or was removed. */
  readonly name: string;
  readonly status: EntrantStatus;
  /** From 1 on; shared by those whom nothing tells apart. */
  readonly place: number;
  /** Matches that count. */
  readonly played: number;
  readonly points: number;
  /** Points of the people met at tables. */
  readonly opponents: number;
  /** Sum of the scores above the averages of the tables, in the game's unit. */
  readonly above: number;
  /** From 1 on; 0 without groups. */
  readonly group: number;
}

/** Somebody at a table of the event. */
export interface EventSeat {
  /** 0: a bot. */
  readonly id: number;
  readonly name: string;
  /** Once the match is over. */
  readonly place?: number;
  readonly score?: number;
  readonly points?: number;
}

/** `void`: does not count. */
export type EventTableState = 'open' | 'done' | 'void';

export interface EventTable {
  readonly round: number;
  readonly number: number;
  readonly code: string;
  readonly final: boolean;
  readonly state: EventTableState;
  readonly seats: readonly EventSeat[];
  /** While it is played: the round of the game, 0 before the match begins. */
  readonly at: number;
  /** Who is ahead by what everybody sees; '' before anybody is. */
  readonly leader: string;
}

/** `GET /event/CODE/state`: what everybody may see of an event. */
export interface EventView extends EventRules {
  readonly code: string;
  readonly stage: EventStage;
  /** The round in play, or the last one; 0 before the first. */
  readonly round: number;
  /** Rounds in all, with the final. */
  readonly total: number;
  /** People who are in for the next round. */
  readonly people: number;
  /** Milliseconds between two looks. */
  readonly again: number;
  /** Address to enter, best first. */
  readonly links: readonly string[];
  readonly places: readonly EventPlace[];
  /** Of this round, the last one included. */
  readonly tables: readonly EventTable[];
}

/** `GET /events`. */
export interface RunningEvents {
  readonly events: readonly {
    readonly code: string;
    readonly name: string;
    readonly game: string;
  }[];
}

/** `POST /event/CODE/ask`. */
export type EventAsk =
  | {
      readonly op: 'enter';
      readonly name: string;
      /** The random id of this browser, which enters once. */
      readonly browser: string;
      readonly introduction?: Introduction;
    }
  /** Comes back by the person's key. */
  | { readonly op: 'find'; readonly browser: string; readonly introduction: Introduction }
  | { readonly op: 'mine'; readonly token: string; readonly seen?: string }
  /** Takes no more part, or takes part again from the next round on. */
  | { readonly op: 'leave' | 'back'; readonly token: string };

/** Where somebody plays now. */
export interface EventChair {
  readonly code: string;
  readonly number: number;
  readonly seat: number;
  /** Proves the seat at the table. */
  readonly token: string;
}

export interface EventMine {
  readonly id: number;
  readonly name: string;
  readonly status: EntrantStatus;
  readonly chair: EventChair | null;
}

/** Why a request was not carried out. */
export type EventRefusal =
  | 'malformed'
  | 'gone' // there is no such event
  | 'closed' // the event is over
  | 'unknown' // nobody with this token or key has entered
  | 'removed' // the operator has removed this person
  | 'name' // this name cannot be used here
  | 'twice' // this browser, or this person, has entered already
  | 'full' // as many people have entered as can
  | 'barred'
  | 'tooFast'
  | 'storage'; // nothing could be written, and nothing was done

export type EventReply =
  | {
      readonly ok: true;
      readonly mine: EventMine;
      /** Name of this state of the event. */
      readonly seen: string;
      /** Absent if the asker has seen it. */
      readonly event?: EventView;
      /** To a newcomer: proves who it is from now on. */
      readonly token?: string;
    }
  | { readonly ok: false; readonly error: EventRefusal };

/** `POST /operator/events`, with the operator's token. */
export type EventDeskAsk =
  | { readonly op: 'show'; readonly code?: string }
  | { readonly op: 'open'; readonly rules: EventRules }
  /** Begins a round; its number, so that it begins once. */
  | { readonly op: 'start'; readonly code: string; readonly round: number }
  /** Bots finish every match of the round. */
  | { readonly op: 'end'; readonly code: string; readonly round: number }
  | { readonly op: 'remove' | 'readmit'; readonly code: string; readonly id: number }
  /** The same people play again, and the table does not count. */
  | {
      readonly op: 'replay' | 'void';
      readonly code: string;
      readonly round: number;
      readonly number: number;
    }
  | { readonly op: 'close'; readonly code: string }
  | { readonly op: 'csv'; readonly code: string; readonly what: 'standings' | 'results' };

export type EventDeskRefusal =
  | 'gone' // there is no such event, person or table
  | 'notNow' // the event is at another point by now
  | 'nobody' // nobody has entered who could play
  | 'running' // a round is in play: end it first
  | 'rules' // the game does not accept these rules
  | 'tooMany' // so many events run already
  | 'storage';

export interface EventLine {
  readonly code: string;
  readonly name: string;
  readonly game: string;
  readonly stage: EventStage;
  readonly round: number;
  readonly total: number;
  /** Epoch milliseconds. */
  readonly opened: number;
}

export interface EventDeskStatus {
  /** The latest first. */
  readonly events: readonly EventLine[];
  /** The one that was asked for. */
  readonly event: EventView | null;
  /** All tables of that one. */
  readonly tables: readonly EventTable[];
  readonly csv?: string;
}
