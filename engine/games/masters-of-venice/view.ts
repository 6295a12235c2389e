/** What a viewer may know of a position (appendix A.2) and of an event (section 7). */

import type { GameEvent, SeatInfo, Viewer } from '../../core/contract.ts';
import type { Emitted } from '../../core/events.ts';
import { record, type Shape } from '../../core/shape.ts';
import type { State } from './state.ts';
import type { View } from './types.ts';

export const publicShape: Shape = record({});
export function view(_s: State, _viewer: Viewer, _seats: readonly SeatInfo[]): View {
  throw new Error('view');
}
export function eventFor(emitted: Emitted, _viewer: Viewer): GameEvent | null {
  return emitted.event;
}
