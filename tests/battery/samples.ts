/** The battery's data about a game: each game's tests have one such list. */

import type { JsonObject } from '../../engine/core/contract.ts';
import { samples as genoa } from '../rules/genoa/samples.ts';
import { samples as marcoPolo } from '../rules/marco-polo/samples.ts';
import { samples as mastersOfVenice } from '../rules/masters-of-venice/samples.ts';
import { samples as patronsOfVenice } from '../rules/patrons-of-venice/samples.ts';
import { samples as strozzi } from '../rules/strozzi/samples.ts';

/** A random match: the seed of its run, and its number there. */
export interface Pinned {
  readonly seed: string;
  readonly number: number;
}

export interface Samples {
  readonly game: string;
  /**
   * Table options to play under; under the first of them a match of absent seats alone must end.
   */
  readonly optionSets: readonly JsonObject[];
  /** The same for a number of seats. */
  readonly perSeat: (options: JsonObject, seats: number) => JsonObject;
  /** Commands that may be legal although no seat owes them. */
  readonly asides: readonly JsonObject[];
  /** Answers that a stand-in may need to end a decision; absent = 3. */
  readonly standInAnswers?: number;
  /** Asides are legal only while nobody has anything to take back. */
  readonly asidesApart?: true;
  /** Types of action that may be accepted without being listed. */
  readonly unlisted: readonly string[];
  /** Types whose parameters stay secret as long as the views are equal. */
  readonly secret: readonly string[];
  /** Fields of a view that their seat may change again unnoticed, and the type that does it. */
  readonly changedBy?: { readonly [field: string]: string };
  /** The aside fields among them, which nobody else notices at all. */
  readonly unnoticed?: readonly string[];
  /** Fields of events that only their own seat sees. */
  readonly toldAlone?: readonly string[];
  /**
   * Public facts of an event that no view keeps, by type: a card that is turned up and removed
   * again. Twins in which they differ are distinguishable.
   */
  readonly shown?: { readonly [type: string]: readonly string[] };
  /**
   * Codes of refusals that a view may give where the state has an earlier reason, because the view
   * forgets ended things (such as ended offers). The command is refused in both cases.
   */
  readonly forgets?: readonly string[];
  /** Share of the usual number of random matches: for a game whose matches are long. */
  readonly share?: number;
  /** Random matches that found something once: they are played in every run (`pass.ts`). */
  readonly pinned?: readonly Pinned[];
  /**
   * An answered decision may be owed again within a turn (an offer is withdrawn), and some seats
   * that may answer do not keep the others waiting: they have no clock.
   */
  readonly reopens?: true;
  /** Actions that are mostly or always illegal, malformed ones among them. */
  readonly nonsense: readonly JsonObject[];
}

export const allSamples: readonly Samples[] = [
  mastersOfVenice,
  strozzi,
  patronsOfVenice,
  genoa,
  marcoPolo,
];

/** Samples of games that are not registered yet (`tests/guest/rehearsed.ts`). */
export const rehearsedSamples: readonly Samples[] = [];
