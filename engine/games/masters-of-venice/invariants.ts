/** What holds in every position (section 10). */

import type { State } from './state.ts';

export function invariants(_s: State): string[] {
  return [];
}
