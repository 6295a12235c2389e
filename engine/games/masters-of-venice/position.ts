/** Positions from partial descriptions. */

import type { JsonObject } from '../../core/contract.ts';
import { STATE_LENGTH, type State } from './state.ts';

export function position(_given: JsonObject, _options?: JsonObject): State {
  return new Int32Array(STATE_LENGTH);
}
