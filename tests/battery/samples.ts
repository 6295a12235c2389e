/** What the battery must be told about a game: each game's tests hold one such list. */

import type { JsonObject } from '../../engine/core/contract.ts';
import { samples as mastersOfVenice } from '../rules/masters-of-venice/samples.ts';
import { samples as patronsOfVenice } from '../rules/patrons-of-venice/samples.ts';
import { samples as strozzi } from '../rules/strozzi/samples.ts';

export interface Samples {
  readonly game: string;
  /** Table options to play under; under the first of them even absent seats alone come to an end. */
  readonly optionSets: readonly JsonObject[];
  /** The same for a number of seats. */
  readonly perSeat: (options: JsonObject, seats: number) => JsonObject;
  /** Commands that may be legal although nobody owes them. */
  readonly asides: readonly JsonObject[];
  /** Types of action that may be accepted without being listed. */
  readonly unlisted: readonly string[];
  /** Types whose parameters are nobody else's business as long as the views stay equal. */
  readonly secret: readonly string[];
  /**
   * What an event shows to everybody and no view keeps, by its type: a card that is turned up and
   * goes away again. Twins in which it differs are known apart.
   */
  readonly shown?: { readonly [type: string]: readonly string[] };
  /** Actions that are mostly or always illegal, malformed ones among them. */
  readonly nonsense: readonly JsonObject[];
}

export const allSamples: readonly Samples[] = [mastersOfVenice, strozzi, patronsOfVenice];

/** Of the games that are on no list of the house yet (`tests/guest/rehearsed.ts`). */
export const rehearsedSamples: readonly Samples[] = [];
