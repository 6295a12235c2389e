/** Matches of Strozzi as a viewer sees them, action by action. */

import { SeededChance } from '../../../engine/core/chance.ts';
import type { GameEvent, JsonObject, State, Viewer } from '../../../engine/core/contract.ts';
import { EventList } from '../../../engine/core/events.ts';
import { choose } from '../../../engine/games/strozzi/bot/banker.ts';
import { strozzi as game } from '../../../engine/games/strozzi/index.ts';
import type { Action, View } from '../../../engine/games/strozzi/types.ts';

const COLORS = ['red', 'blue', 'green', 'yellow', 'purple', 'black'];
const NAMES = ['Anna', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fabio'];

export const infos = (seats: number) =>
  COLORS.slice(0, seats).map((color, k) => ({ name: NAMES[k] ?? color, color, bot: true }));

export interface Step {
  readonly seat: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly before: View;
  readonly after: View;
  /** The position before, as the rules have it. */
  readonly state: State;
}

/** How seats choose: at random, or as the banker does. */
export type Will = 'random' | 'banker';

/** A whole match; `viewer` null: through the eyes of whoever decides. */
export function played(
  seats: number,
  seed: number,
  viewer: Viewer | null = 'public',
  options: JsonObject = { openMoney: true },
  will: Will = 'random',
): Step[] {
  const chance = new SeededChance(seed);
  const pick = new SeededChance(`picks ${seed}`);
  const state = game.setup(seats, game.options(options, seats), chance);
  const codes = new Int32Array(game.maxLegal);
  const steps: Step[] = [];
  while (!game.isFinished(state)) {
    const seat = 31 - Math.clz32(game.deciders(state));
    const count = game.legal(state, seat, codes);
    const code = will === 'banker' ? choose(state, seat) : (codes[pick.below(count)] ?? 0);
    const eye = viewer ?? seat;
    const list = new EventList();
    const was = state.slice();
    game.apply(state, seat, code, chance, list);
    steps.push({
      ...{ seat, state: was, action: game.decode(was, seat, code) },
      events: list.items.flatMap((item) => game.eventFor(item, eye) ?? []),
      before: game.view(was, eye, infos(seats)),
      after: game.view(state, eye, infos(seats)),
    });
  }
  return steps;
}

/** Some of each size, by both wills. */
export const all = (viewer: Viewer | null = 'public', options?: JsonObject): Step[] =>
  [3, 4, 5, 6].flatMap((seats) => [
    ...played(seats, seats, viewer, options, 'random'),
    ...played(seats, seats + 10, viewer, options, 'banker'),
  ]);

/** What no sentence may show: a hole, a raw word of the code, a key of the catalogue. */
export const WRONG =
  /[{}|]|undefined|NaN|null|\b[A-Z]+_[A-Z_]+\b|\b[a-z]+\.[a-zA-Z]+\b|plusOne|[a-z]-\d-|\bS\d[abcd]\b/;
