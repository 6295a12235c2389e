/**
 * Ways for figures that place posts in passing (Wilhelm, RU05): the passed cities and their order
 * count as much as the end; the final city counts as reached the first time. Of ways through the
 * same cities in the same order to the same end, only those are kept that no other equals or beats.
 */

import { MOST_STEPS } from '../data/spaces.ts';
import { IS_CITY, MAP_SIZE } from '../map.ts';
import { beats, isBefore, type Route, type Steps, stepsOf } from './routes.ts';

export interface Walk extends Route {
  /** Cities passed, in the order in which they are first entered. */
  readonly cities: readonly number[];
  /** How many of those are entered before the city in which the way ends: all, unless it is passed. */
  readonly before: number;
}

function walksFrom(start: number, steps: Steps): readonly Walk[] {
  const byEffect = new Map<string, Walk[]>();
  const admit = (path: readonly number[], coins: number, camels: number): void => {
    const to = path[path.length - 1];
    const passed = path.slice(0, -1).filter((node) => IS_CITY[node] && node !== to);
    const cities = [...new Set(passed)];
    const reached = path.slice(0, path.indexOf(to)).filter((node) => cities.includes(node));
    const before = new Set(reached).size;
    const walk = { to, steps: path.length, coins, camels, path, cities, before };
    const key = [to, before, ...cities].join();
    const rivals = byEffect.get(key) ?? [];
    if (rivals.some((other) => beats(other, walk))) return;
    byEffect.set(key, [...rivals.filter((other) => !beats(walk, other)), walk]);
  };
  const extend = (path: readonly number[], at: number, coins: number, camels: number): void => {
    for (const to of steps.from(at)) {
      const longer = [...path, to];
      const newCoins = coins + steps.coins(at, to);
      const newCamels = camels + steps.camels(at, to);
      admit(longer, newCoins, newCamels);
      if (longer.length < MOST_STEPS) extend(longer, to, newCoins, newCamels);
    }
  };
  extend([], start, 0, 0);
  return [...byEffect.values()].flat().sort((a, b) => (isBefore(a.path, b.path) ? -1 : 1));
}

const known: (readonly Walk[] | undefined)[] = Array.from({ length: MAP_SIZE });

/** The walks from a node; a walk's number is its place in the list. Computed on first use. */
export function walksOf(start: number): readonly Walk[] {
  const walks = known[start] ?? walksFrom(start, stepsOf(false));
  known[start] = walks;
  return walks;
}
