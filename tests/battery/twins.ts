/**
 * Whether a level of the house gives the same answer in positions that its seat cannot distinguish.
 */

import { SeededChance } from '../../engine/core/chance.ts';
import type { Game, State } from '../../engine/core/contract.ts';
import { LEVEL_NAMES } from '../../engine/search/level-names.ts';
import type { Table } from './games.ts';
import { type Moment, playRandom, seatInfos } from './play.ts';

/** Random matches of all numbers of seats; `each` examines each decision. */
export function along(
  { game, samples }: Table,
  matches: number,
  each: (moment: Moment) => void,
): void {
  for (let number = 0; number < matches; number++) {
    playRandom({ game, samples, number, asideEvery: 6, seed: 'search ' }, (moment) => {
      if (moment.seat >= 0) each(moment);
    });
  }
}

/** A position that differs only in facts that `seat` cannot know. */
export function twinOf(game: Game, state: State, seat: number, will: SeededChance): State {
  const twin = state.slice();
  game.determinize(twin, seat, will);
  return twin;
}

/** A level's answer to the view of `seat`. */
function answer(game: Game, name: string, state: State, seat: number, count: number): string {
  const view = JSON.parse(JSON.stringify(game.view(state, seat, seatInfos(count))));
  return JSON.stringify(game.bots[name]().think(view, new SeededChance('thought')));
}

/** How many decisions differ between twins, by level, of one in `oneIn` of some matches. */
export function told(
  table: Table,
  game: Game,
  matches: number,
  oneIn: number,
): Map<string, number> {
  const found = new Map<string, number>();
  const will = new SeededChance('twins of thoughts');
  along(table, matches, ({ state, seat, seats }) => {
    if (will.below(oneIn) > 0) return;
    const twin = twinOf(game, state, seat, will);
    for (const name of LEVEL_NAMES) {
      const differs =
        answer(game, name, state, seat, seats.length) !==
        answer(game, name, twin, seat, seats.length);
      found.set(name, (found.get(name) ?? 0) + (differs ? 1 : 0));
    }
  });
  return found;
}
