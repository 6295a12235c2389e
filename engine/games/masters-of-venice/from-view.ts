/** A state that the viewer of a view holds possible. */

import type { Chance } from '../../core/chance.ts';
import { STATE_LENGTH, type State } from './state.ts';
import type { View } from './types.ts';

export function fromView(_view: View, _chance: Chance): State {
  return new Int32Array(STATE_LENGTH);
}
