/** The course of a Sail action: shipments are drawn, Pirates! met, ships unloaded, moved and loaded. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { removeAt } from '../../../kit/lists.ts';
import { LEFT, MIDDLE, RAW_GOODS, RIGHT } from '../data.ts';
import { drawShipments } from '../effects/deck.ts';
import { tell } from '../effects/emit.ts';
import { meetPirates } from '../effects/pirates.ts';
import { ask, endTurn, following } from '../flow.ts';
import * as S from '../state.ts';

/** PV-031 */
export function startSail(s: S.State, chance: Chance, sink: EventSink | null): void {
  drawShipments(s, s[S.SEATS], false, chance, sink);
  meetPirates(s, chance, sink);
  unloadFrom(s, s[S.LEAD], sink);
}

/** The receiver of a board's right shipment: PV-038, PV-039. */
export function receiverOf(s: S.State, board: number): number {
  const cube = s[S.CUBE_ON + S.at(board) + RIGHT];
  return cube >= 0 ? cube : board;
}

/** PV-045: asks about the first laden right ship from `board` on in turn order (-1: there is none). */
export function unloadFrom(s: S.State, board: number, sink: EventSink | null): void {
  let next = board;
  while (next >= 0 && s[S.SHIP + S.at(next) + RIGHT] < 0) next = following(s, next);
  s[S.BOARD] = next;
  if (next >= 0) {
    ask(s, S.PHASE_UNLOAD, receiverOf(s, next));
  } else {
    sailOn(s, sink);
    placeFrom(s, s[S.LEAD], sink);
  }
}

/** PV-042; cubes sail along (PV-028). */
function sailOn(s: S.State, sink: EventSink | null): void {
  for (let p = 0; p < s[S.SEATS]; p++) {
    for (const field of CARRIED) {
      const at = field + S.at(p);
      s[at + RIGHT] = s[at + MIDDLE];
      s[at + MIDDLE] = s[at + LEFT];
      s[at + LEFT] = -1;
    }
  }
  if (sink) tell(sink, { type: 'shipsSailed' });
}

const CARRIED = [S.SHIP, S.CUBE_ON] as const;

/**
 * Asks `p` to take one of the new shipments; the last one is taken without a question. Without any
 * the turn is over, and the left ships of later seats stay empty.
 */
export function placeFrom(s: S.State, p: number, sink: EventSink | null): void {
  if (s[S.NEW_SIZE] > 1) {
    ask(s, S.PHASE_PLACE, p);
    return;
  }
  if (s[S.NEW_SIZE] === 1) load(s, p, 0, true, sink);
  endTurn(s, sink);
}

/** PV-043: puts the new shipment at `index` on the left ship of `p`. */
export function load(
  s: S.State,
  p: number,
  index: number,
  unasked: boolean,
  sink: EventSink | null,
): void {
  const good = removeAt(s, S.NEW_SIZE, S.NEW, index);
  s[S.SHIP + S.at(p) + LEFT] = good;
  if (sink) tell(sink, { type: 'shipmentPlaced', seat: p, good: RAW_GOODS[good], unasked });
}
