/**
 * What a caster gets, and nothing else: no synchronized state, no talk. `cast-state` says how things
 * stand; `cast` brings the steps that may be shown by now, each with every seat's knowledge. What is
 * too young has not left the server.
 */

import type { Json, JsonObject, SeatInfo } from '../../engine/core/contract.ts';
import type { Delta } from './delta.ts';
import type { EventsMessage, TableState } from './messages.ts';

/** `cast-state`: after the join and after every change of it. */
export interface CastState {
  readonly code: string;
  readonly game: string;
  readonly stage: TableState['stage'];
  /** '' before the first match. */
  readonly matchId: string;
  /** The delay of the match, or of the one to come, in what the game counts; 0 = after the end. */
  readonly delay: number;
  /** How far the match is in that count, which everybody sees. */
  readonly count: number;
  /** Options of the match. */
  readonly options: JsonObject;
  /** Who sat where when the match began. */
  readonly seats: readonly SeatInfo[];
  /** The server could not replay the match: nothing more will come. */
  readonly failed?: boolean;
}

/** Board and hands at one moment. */
export interface CastMoment {
  /** The public view, `public` with its envelope. */
  readonly view: JsonObject;
  /** Per seat the `you` of its view. */
  readonly hands: readonly Json[];
}

/** One accepted command. */
export interface CastStep extends EventsMessage {
  /** How far the match was after it, in what the game counts. */
  readonly count: number;
  /** From the moment before it (`{}` before the first) to the one after it. */
  readonly delta: Delta;
}

/** `cast`: steps that may be shown now, in order and without gaps. */
export interface CastMessage {
  readonly matchId: string;
  /** Number of the first of them: 0 is the setting up. */
  readonly from: number;
  readonly steps: readonly CastStep[];
  /** Others follow at once. */
  readonly more: boolean;
}
