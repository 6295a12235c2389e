/**
 * All messages to a caster: no synchronized state, no talk. `cast-state` describes the present;
 * `cast` brings the steps that may be shown by now, each with every seat's knowledge. Later steps
 * have not left the server.
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
  /** The delay of the match, or of the next one, in the game's unit; 0 = after the end. */
  readonly delay: number;
  /** The match's progress in that unit, which everybody sees. */
  readonly count: number;
  /** Options of the match. */
  readonly options: JsonObject;
  /** The seats when the match began. */
  readonly seats: readonly SeatInfo[];
  /** The server could not replay the match: no further steps will come. */
  readonly failed?: boolean;
}

/** Board and hands at one moment. */
export type CastMoment = {
  /** The public view, `public` with its envelope. */
  readonly view: JsonObject;
  /** Per seat the `you` of its view. */
  readonly hands: readonly Json[];
};

/** One accepted command. */
export interface CastStep extends EventsMessage {
  /** The match's progress after it, in the game's unit. */
  readonly count: number;
  /** From the previous moment (`{}` before the first) to the one after this step. */
  readonly delta: Delta;
}

/** `cast`: steps that may be shown now, in order and without gaps. */
export interface CastMessage {
  readonly matchId: string;
  /** Number of the first of them: 0 is the set-up. */
  readonly from: number;
  readonly steps: readonly CastStep[];
  /** More steps follow at once. */
  readonly more: boolean;
}
