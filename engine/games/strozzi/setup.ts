/** Set-up (rules, section 3). */

import type { Chance } from '../../core/chance.ts';
import type { EventSink } from '../../core/events.ts';
import { draw } from '../../kit/draws.ts';
import { lineUp } from './effects/advance.ts';
import { clearPorts } from './effects/harbour.ts';
import { shuffleTiles } from './effects/shuffle.ts';
import { startRound } from './flow.ts';
import { writeOptions } from './options.ts';
import * as S from './state.ts';
import type { Options } from './types.ts';

/** A table with nothing on it: every pile empty, nobody asked. */
export function blank(seats: number, options: Options): S.State {
  const s: S.State = new Int32Array(S.STATE_LENGTH).fill(-1);
  s[S.SEATS] = seats;
  writeOptions(s, options);
  for (const field of [S.SEQ, S.DRAWS, S.ROUND, S.DECK_SIZE, S.REMOVED_SIZE]) s[field] = 0;
  for (const field of [S.UNCLAIMED_SIZE, S.STACK_SIZE, S.DISPLAY_SIZE]) s[field] = 0;
  for (let p = 0; p < seats; p++) {
    for (const field of [S.MONEY, S.UNUSED, S.TILES_SIZE]) s[field + S.at(p)] = 0;
  }
  clearPorts(s);
  return s;
}

/** Chance in this order: start player, promotion tiles, ships of the first round. */
export function setup(
  seats: number,
  options: Options,
  chance: Chance,
  sink: EventSink | null,
): S.State {
  const s = blank(seats, options);
  const first = startPlayer(s, chance);
  lineUp(s, first);
  shuffleTiles(s, chance);
  startRound(s, first, chance, sink);
  return s;
}

/** ST-008: by chance, or as the host has chosen. */
function startPlayer(s: S.State, chance: Chance): number {
  if (s[S.OPT_START] >= 0) return s[S.OPT_START];
  return draw(s, S.DRAWS, chance, s[S.SEATS]);
}
