/** Matches of Strozzi as their viewers see them, for the tests of its board and staging. */

import type { Take as TakeOf } from '../../../client/table/staging/player.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { GameEvent, JsonObject, Viewer } from '../../../engine/core/contract.ts';
import { EventList } from '../../../engine/core/events.ts';
import { strozzi } from '../../../engine/games/strozzi/index.ts';
import type { View } from '../../../engine/games/strozzi/types.ts';

export type Take = TakeOf<View>;

export const COLORS = ['red', 'blue', 'green', 'yellow', 'purple', 'black'];

/** Takes of a match with random choices, but few passes, as one viewer sees it. */
export function match(
  seats: number,
  seed: number,
  viewer: Viewer,
  options: JsonObject = {},
): Take[] {
  const chance = new SeededChance(seed);
  const pick = new SeededChance(`picks ${seed}`);
  const state = strozzi.setup(seats, strozzi.options(options, seats), chance);
  const info = COLORS.slice(0, seats).map((color) => ({ name: color, color, bot: true }));
  const codes = new Int32Array(strozzi.maxLegal);
  const takes: Take[] = [];
  let before = strozzi.view(state, viewer, info);
  while (!strozzi.isFinished(state)) {
    const seat = 31 - Math.clz32(strozzi.deciders(state));
    const count = strozzi.legal(state, seat, codes);
    const from = count > 1 && pick.below(3) > 0 ? 1 : 0;
    const list = new EventList();
    strozzi.apply(state, seat, codes[from + pick.below(count - from)] ?? 0, chance, list);
    const after = strozzi.view(state, viewer, info);
    const events = list.items
      .map((emitted) => strozzi.eventFor(emitted, viewer))
      .filter((event): event is GameEvent => event !== null);
    takes.push({ events, before, after });
    before = after;
  }
  return takes;
}

/** The views along the takes. */
export const viewsOf = (takes: readonly Take[]): View[] => takes.map(({ after }) => after);
