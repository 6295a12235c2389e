/** MV-308, MV-316: in his main turn a pawn steps to the dock or shop that its owner uses. */

import type { EventSink } from '../../../core/events.ts';
import { LOCATIONS, SHOPS } from '../data.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';
import { tell } from './emit.ts';

const { KIND_MAIN, PAWN_SPOT, TURN_KIND, TURN_PLACE } = state;

/** `spot`: dock 0 … 3 or shop 0 … 4. */
export function stepPawn(s: State, seat: number, spot: number, sink: EventSink | null): void {
  if (s[TURN_KIND] !== KIND_MAIN || s[PAWN_SPOT + at(seat)] === spot) return;
  s[PAWN_SPOT + at(seat)] = spot;
  if (sink === null) return;
  const place = s[TURN_PLACE];
  const name = place === 0 ? String(spot + 1) : SHOPS[spot];
  tell(sink, { type: 'pawnStepped', seat, location: LOCATIONS[place], spot: name });
}
