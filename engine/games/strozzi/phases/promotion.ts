/** A ship with the promotion icon: its owner takes one of the open tiles. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { word } from '../../../kit/fields.ts';
import { indexIn, push, removeAt } from '../../../kit/lists.ts';
import { body } from '../../../kit/rows.ts';
import { TAKE } from '../codes.ts';
import { CITY_OF_WARE, TILE_IDS, TILES } from '../data.ts';
import { advance } from '../effects/advance.ts';
import { tell } from '../effects/emit.ts';
import * as E from '../errors.ts';
import { settled } from '../flow.ts';
import type { StRow } from '../row.ts';
import * as S from '../state.ts';

/** ST-037; the only tile is taken unasked. */
export function startPromotion(
  s: S.State,
  p: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  if (s[S.DISPLAY_SIZE] === 1) {
    take(s, p, s[S.DISPLAY], chance, sink);
  } else {
    s[S.PHASE] = S.PHASE_PROMO;
    s[S.DECIDER] = p;
  }
}

export function legal(s: S.State, _p: number, out: Int32Array): number {
  for (let i = 0; i < s[S.DISPLAY_SIZE]; i++) out[i] = TAKE + s[S.DISPLAY + i];
  return s[S.DISPLAY_SIZE];
}

const placeOf = (s: S.State, tile: number): number => indexIn(s, S.DISPLAY_SIZE, S.DISPLAY, tile);

export const takeTileRow: StRow = {
  type: 'takeTile',
  code: TAKE,
  phase: S.PHASE_PROMO,
  fields: { tile: word(TILE_IDS) },
  rule: 'ST-012',
  schemaRule: 'ST-004',
  refusals: { TILE_NOT_OFFERED: 'ST-037' },
  check: (s, _p, code) => (placeOf(s, body(code)) < 0 ? E.TILE_NOT_OFFERED : E.OK),
  apply: (s, p, code, chance, sink) => take(s, p, body(code), chance, sink),
};

/** Gives `p` a tile and its step; the display stays unchanged. */
export function grant(s: S.State, p: number, tile: number, sink: EventSink | null): void {
  push(s, S.TILES_SIZE + S.at(p), S.OWN_TILES + S.at(p), tile);
  if (sink) tell(sink, { type: 'tileTaken', seat: p, tile: TILES[tile].id });
  const { ware } = TILES[tile];
  // ST-039, with or without a ship there; ST-040
  if (ware >= 0) advance(s, p, CITY_OF_WARE[ware], 1, 'tile', sink);
}

function take(s: S.State, p: number, tile: number, chance: Chance, sink: EventSink | null): void {
  grant(s, p, tile, sink);
  removeAt(s, S.DISPLAY_SIZE, S.DISPLAY, placeOf(s, tile));
  refill(s, sink);
  settled(s, p, chance, sink);
}

/** ST-038: the new tile comes last. */
function refill(s: S.State, sink: EventSink | null): void {
  if (s[S.STACK_SIZE] === 0) return;
  const tile = removeAt(s, S.STACK_SIZE, S.STACK, s[S.STACK_SIZE] - 1);
  push(s, S.DISPLAY_SIZE, S.DISPLAY, tile);
  if (sink) tell(sink, { type: 'tileRevealed', tile: TILES[tile].id });
}
