/** MV-462: the plaza is refilled to two face-up favors at once, as far as the stack goes (Q16). */

import type { EventSink } from '../../../core/events.ts';
import { FAVOR_IDS } from '../data.ts';
import * as state from '../state.ts';
import { push, removeAt, type State } from '../state.ts';
import { tell } from './emit.ts';

const { FAVORS_SHOWN, PLAZA, PLAZA_SIZE, STACK, STACK_SIZE } = state;

export function refillPlaza(s: State, sink: EventSink | null): void {
  while (s[PLAZA_SIZE] < 2 && s[STACK_SIZE] > 0) {
    const favor = removeAt(s, STACK_SIZE, STACK, 0);
    push(s, PLAZA_SIZE, PLAZA, favor);
    s[FAVORS_SHOWN] |= 1 << favor;
    if (sink !== null) tell(sink, { type: 'plazaRefilled', favor: FAVOR_IDS[favor] });
  }
}
