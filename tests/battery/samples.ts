/** What the battery must be told about a game: each game's tests hold one such list. */

import type { JsonObject } from '../../engine/core/contract.ts';
import { samples as genoa } from '../rules/genoa/samples.ts';
import { samples as marcoPolo } from '../rules/marco-polo/samples.ts';
import { samples as mastersOfVenice } from '../rules/masters-of-venice/samples.ts';
import { samples as patronsOfVenice } from '../rules/patrons-of-venice/samples.ts';
import { samples as strozzi } from '../rules/strozzi/samples.ts';

/** A random match: the seed of the run in which it was played, and its number there. */
export interface Pinned {
  readonly seed: string;
  readonly number: number;
}

export interface Samples {
  readonly game: string;
  /** Table options to play under; under the first of them even absent seats alone come to an end. */
  readonly optionSets: readonly JsonObject[];
  /** The same for a number of seats. */
  readonly perSeat: (options: JsonObject, seats: number) => JsonObject;
  /** Commands that may be legal although nobody owes them. */
  readonly asides: readonly JsonObject[];
  /** Answers that a stand-in may need to end a decision; absent = 3. */
  readonly standInAnswers?: number;
  /** Asides come only where nobody has anything that could be taken back. */
  readonly asidesApart?: true;
  /** Types of action that may be accepted without being listed. */
  readonly unlisted: readonly string[];
  /** Types whose parameters are nobody else's business as long as the views stay equal. */
  readonly secret: readonly string[];
  /** Fields of a view that their seat may change again unnoticed, and the type that does it. */
  readonly changedBy?: { readonly [field: string]: string };
  /** Of those fields the ones of asides, which no one else notices at all. */
  readonly unnoticed?: readonly string[];
  /** Fields that an event tells its own seat alone. */
  readonly toldAlone?: readonly string[];
  /**
   * What an event shows to everybody and no view keeps, by its type: a card that is turned up and
   * goes away again. Twins in which it differs are known apart.
   */
  readonly shown?: { readonly [type: string]: readonly string[] };
  /**
   * Codes of refusals that a view may answer where the state knows an earlier reason, because the view
   * forgets what is over (offers that have ended). It is a refusal either way.
   */
  readonly forgets?: readonly string[];
  /** Of the usual number of random matches as many as will do: one is as long as several of others. */
  readonly share?: number;
  /** Random matches that found something once: they are played in every run (`pass.ts`). */
  readonly pinned?: readonly Pinned[];
  /**
   * What was answered may be owed again within a turn (an offer is withdrawn), and not everybody who
   * may answer keeps the others waiting: such a one has no clock.
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

/** Of the games that are on no list of the house yet (`tests/guest/rehearsed.ts`). */
export const rehearsedSamples: readonly Samples[] = [];
