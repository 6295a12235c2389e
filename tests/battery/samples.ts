/** What the battery must be told about a game: each game's tests hold one such list. */

import type { JsonObject } from '../../engine/core/contract.ts';
import { samples as mastersOfVenice } from '../rules/masters-of-venice/samples.ts';
import { samples as patronsOfVenice } from '../rules/patrons-of-venice/samples.ts';
import { samples as strozzi } from '../rules/strozzi/samples.ts';

export interface Samples {
  readonly game: string;
  /** Table options to play under. */
  readonly optionSets: readonly JsonObject[];
  /** The same for a number of seats. */
  readonly perSeat: (options: JsonObject, seats: number) => JsonObject;
  /** Options under which a table of nobody but absent seats comes to its end; `{}` where it is not named. */
  readonly absent?: JsonObject;
  /** Commands that may be legal although nobody owes them. */
  readonly asides: readonly JsonObject[];
  /** Types of action that may be accepted without being listed. */
  readonly unlisted: readonly string[];
  /** Types whose parameters are nobody else's business as long as the views stay equal. */
  readonly secret: readonly string[];
  /** Actions that are mostly or always illegal, malformed ones among them. */
  readonly nonsense: readonly JsonObject[];
}

export const allSamples: readonly Samples[] = [mastersOfVenice, strozzi];

/** Of the games that are on no list of the house yet (`tests/guest/rehearsed.ts`). */
export const rehearsedSamples: readonly Samples[] = [patronsOfVenice];
