/** Set-up (rules, section 3). */

import type { Chance } from '../../core/chance.ts';
import type { EventSink } from '../../core/events.ts';
import { draw, shuffle } from '../../kit/draws.ts';
import {
  CARDS,
  COMMODITIES,
  EACH_COMMODITY,
  EACH_KIND,
  EACH_TILE,
  FIRST_OF,
  KINDS,
  MARKERS,
  START_DUCATS,
} from './data.ts';
import { downAt, drawCard } from './effects/cards.ts';
import { forget } from './effects/hand-over.ts';
import { startTurn } from './flow.ts';
import { MARKET } from './map.ts';
import { firstRounds, writeOptions } from './options.ts';
import * as S from './state.ts';
import type { Options } from './types.ts';

/** A table before cards are shuffled or dealt: all pieces are in supply, and no turn has begun. */
export function blank(seats: number, options: Options): S.State {
  const s: S.State = new Int32Array(S.STATE_LENGTH);
  s[S.SEATS] = seats;
  writeOptions(s, options);
  s[S.ROUNDS_LEFT] = firstRounds(s);
  s[S.ACQUIRING] = -1;
  s[S.ACTOR] = -1;
  forget(s);
  // GE-009
  s.fill(EACH_COMMODITY, S.SUPPLY, S.SUPPLY + COMMODITIES.length);
  s.set(EACH_TILE, S.TILE_SUPPLY);
  s.fill(-1, S.OWNER, S.OWNER + MARKET);
  s.fill(-1, S.HOLDER, S.HOLDER + CARDS);
  // GE-011: colours without a seat are not used.
  for (let p = 0; p < seats; p++) {
    s[S.DUCATS + S.at(p)] = START_DUCATS; // GE-014
    s[S.GENERAL + S.at(p)] = MARKERS; // GE-010
  }
  return s;
}

/** Chance in this order: first player (GE-R01), the four piles in their order. */
export function setup(
  seats: number,
  options: Options,
  chance: Chance,
  sink: EventSink | null,
): S.State {
  const s = blank(seats, options);
  s[S.FIRST] = draw(s, S.DRAWS, chance, seats); // GE-017
  for (let kind = 0; kind < KINDS.length; kind++) {
    for (let i = 0; i < EACH_KIND[kind]; i++) s[downAt(kind) + i] = FIRST_OF[kind] + i;
    s[S.DOWN_SIZE + kind] = EACH_KIND[kind];
    shuffle(s, S.DRAWS, s, downAt(kind), EACH_KIND[kind], chance); // GE-012
  }
  // GE-013: a card of each pile, from the first player on.
  for (let kind = 0; kind < KINDS.length; kind++) {
    for (let i = 0; i < seats; i++) drawCard(s, (s[S.FIRST] + i) % seats, kind, chance, sink);
  }
  startTurn(s, s[S.FIRST], sink); // GE-018, GE-103
  return s;
}
