/**
 * Useful routes, computed once: from each node to each other one, those that no other equals or
 * beats in steps, coins and camels together (rules, section 5.8, 3). Figures that place no posts in
 * passing need no others.
 */

import { MOST_STEPS } from '../data/spaces.ts';
import { IS_OASIS, MAP_SIZE, NEIGHBOURS, ROUTE_CAMELS, ROUTE_COINS } from '../map.ts';

export interface Route {
  readonly to: number;
  readonly steps: number;
  readonly coins: number;
  readonly camels: number;
  /** The nodes entered, in order. */
  readonly path: readonly number[];
}

/** The single steps of a figure. */
export interface Steps {
  /** In the order of the rules. */
  readonly from: (node: number) => readonly number[];
  /** -1 if there is no way. */
  readonly coins: (from: number, to: number) => number;
  readonly camels: (from: number, to: number) => number;
}

const along = (table: Int8Array) => (from: number, to: number) => table[from * MAP_SIZE + to];
const byRoutes: Steps = {
  from: (node) => NEIGHBOURS[node],
  coins: along(ROUTE_COINS),
  camels: along(ROUTE_CAMELS),
};

const OASES = IS_OASIS.flatMap((is, node) => (is ? [node] : []));
const jumps = (from: number, to: number): boolean => IS_OASIS[from] && IS_OASIS[to] && from !== to;
const JUMPED = NEIGHBOURS.map((near, node) =>
  IS_OASIS[node]
    ? [...new Set([...near, ...OASES])].filter((to) => to !== node).sort((a, b) => a - b)
    : near,
);
/** MP-113: Johannes goes from any oasis to any other without the price of a route. */
const byJumps: Steps = {
  from: (node) => JUMPED[node],
  coins: (from, to) => (jumps(from, to) ? 0 : byRoutes.coins(from, to)),
  camels: (from, to) => (jumps(from, to) ? 0 : byRoutes.camels(from, to)),
};

/** The steps of `p`, as Johannes or as anybody else. */
export const stepsOf = (jumping: boolean): Steps => (jumping ? byJumps : byRoutes);

/** Whether a path comes first, node by node in the order of the rules. */
export const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i] < b[i];
  return a.length < b.length;
};

/** Whether `a` makes `b` superfluous: as good in all, and before it if they are equal. */
export function beats(a: Route, b: Route): boolean {
  if (a.steps > b.steps || a.coins > b.coins || a.camels > b.camels) return false;
  const same = a.steps === b.steps && a.coins === b.coins && a.camels === b.camels;
  return !same || isBefore(a.path, b.path);
}

/** Adds a route unless one of the list beats it; those that it beats go. */
function admit(list: Route[], route: Route): boolean {
  if (list.some((other) => beats(other, route))) return false;
  for (let i = list.length - 1; i >= 0; i--) if (beats(route, list[i])) list.splice(i, 1);
  list.push(route);
  return true;
}

function routesFrom(start: number, steps: Steps): readonly Route[] {
  const best: Route[][] = Array.from({ length: MAP_SIZE }, () => []);
  const loops: Route[] = [];
  let last: Route[] = [{ to: start, steps: 0, coins: 0, camels: 0, path: [] }];
  for (let n = 1; n <= MOST_STEPS; n++) {
    const next: Route[] = [];
    for (const route of last) {
      for (const to of steps.from(route.to)) {
        const longer = {
          to,
          steps: n,
          path: [...route.path, to],
          coins: route.coins + steps.coins(route.to, to),
          camels: route.camels + steps.camels(route.to, to),
        };
        if (to === start) admit(loops, longer);
        else if (admit(best[to], longer)) next.push(longer);
      }
    }
    last = next.filter((route) => best[route.to].includes(route));
  }
  return [...best.flat(), ...loops].sort((a, b) => (isBefore(a.path, b.path) ? -1 : 1));
}

const all = (steps: Steps): readonly (readonly Route[])[] =>
  Array.from({ length: MAP_SIZE }, (_, start) => routesFrom(start, steps));

const plain = all(byRoutes);
const jumping = all(byJumps);

/** The routes from each node; a route's number is its place in the list of its start. */
export const routesOf = (isJumping: boolean): readonly (readonly Route[])[] =>
  isJumping ? jumping : plain;
