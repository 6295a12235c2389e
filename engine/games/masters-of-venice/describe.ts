/** The full state in the vocabulary of scenarios. */

import type { JsonObject } from '../../core/contract.ts';
import type { State } from './state.ts';

export function describe(_s: State): JsonObject {
  return {};
}
