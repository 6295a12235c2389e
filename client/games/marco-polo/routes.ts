/**
 * Journeys as they are drawn: step after step along the routes, with the bill so far. What is legal
 * and what it costs is the engine's to say; here stands where one can go on.
 */

import { JOHANNES } from '../../../engine/games/marco-polo/data/people.ts';
import { MOST_STEPS } from '../../../engine/games/marco-polo/data/spaces.ts';
import { MAP_IDS, NODES } from '../../../engine/games/marco-polo/map.ts';
import {
  due,
  judge,
  landings,
  Movement,
  reckon,
  stepCost,
} from '../../../engine/games/marco-polo/movement/movement.ts';
import { stepsOf } from '../../../engine/games/marco-polo/movement/routes.ts';
import { readMovement } from '../../../engine/games/marco-polo/placing/action.ts';
import * as S from '../../../engine/games/marco-polo/state.ts';
import type { Leg, MovementWords } from '../../../engine/games/marco-polo/types.ts';
import type { Position } from './position.ts';
import { ownSeatOf } from './spots.ts';

/** Coins and camels of a route between two nodes. */
export interface Toll {
  readonly coins: number;
  readonly camels: number;
}

/** A node next to where the figure stands, with the price of the route there. */
export interface Onward extends Toll {
  readonly node: string;
}

/** What a journey costs and does, as far as it is drawn. */
export interface Bill {
  readonly steps: number;
  /** Steps that the dice or the reward allow. */
  readonly most: number;
  /** Coins for the steps themselves. */
  readonly forSteps: number;
  /** Coins and camels in all, help taken off. */
  readonly coins: number;
  readonly camels: number;
  /** Cities in which posts would be placed, in the order reached. */
  readonly posts: readonly string[];
  /** What the seat has of it. */
  readonly purse: Toll;
}

const moves = new Movement();
const landed = new Int32Array(16);

const stepping = ({ state, seat }: Position) => stepsOf(S.ability(state, seat) === JOHANNES);

/** The node on which a figure of the seat stands. */
export const standsOn = (position: Position, figure: number): string =>
  ownSeatOf(position).figures.find((one) => one.figure === figure)?.node ?? 'venezia';

/** Where a leg has come to. */
export const endOf = (position: Position, { figure, path }: Leg): string =>
  path.at(-1) ?? standsOn(position, figure);

/** The nodes next to one, with the prices of the routes. */
export function onward(position: Position, from: string): readonly Onward[] {
  const steps = stepping(position);
  const at = NODES.indexOf(from);
  return steps.from(at).map((to) => ({
    node: NODES[to] ?? '',
    coins: steps.coins(at, to),
    camels: steps.camels(at, to),
  }));
}

/** What the route between two neighbours costs. */
export function toll(position: Position, from: string, to: string): Toll {
  const found = onward(position, from).find(({ node }) => node === to);
  return { coins: found?.coins ?? 0, camels: found?.camels ?? 0 };
}

/** The bill of a movement. @param most steps that may be gone; @param isTravel steps are paid for */
export function billOf(
  position: Position,
  words: MovementWords,
  most: number,
  isTravel: boolean,
): Bill {
  const { state, seat } = position;
  const legs = words.legs.filter(({ path }) => path.length > 0);
  readMovement({ ...words, legs }, moves);
  const { steps } = moves;
  const forSteps = isTravel && steps > 0 ? stepCost(state, seat, Math.min(6, steps)) : 0;
  reckon(state, seat, moves, forSteps);
  const { coins, camels } = due;
  const n = landings(state, seat, moves, landed);
  const own = ownSeatOf(position);
  return {
    steps,
    most,
    forSteps,
    coins,
    camels,
    posts: Array.from({ length: n }, (_, i) => NODES[landed[i] ?? 0] ?? ''),
    purse: { coins: own.coins, camels: own.camels },
  };
}

/** What a camel is worth where the Cartographer spares camels or coins: five coins are more than two. */
const CAMEL_WORTH = 2;

/**
 * AV-085: what the Cartographer can spare a movement, the better one first; empty without him, or where
 * nothing is due.
 */
export function mapped(
  position: Position,
  legs: readonly Leg[],
  isTravel: boolean,
): readonly ('coins' | 'camels')[] {
  const isHere = ownSeatOf(position).companions.some(({ id }) => id === 'cartographer');
  if (!isHere || legs.length === 0) return [];
  const { coins, camels } = billOf(position, { legs }, MOST_STEPS, isTravel);
  const spared = { coins: Math.min(5, coins), camels: CAMEL_WORTH * Math.min(2, camels) };
  return (['coins', 'camels'] as const)
    .filter((what) => spared[what] > 0)
    .sort((a, b) => spared[b] - spared[a]);
}

/** The word with which the Cartographer is asked: what was chosen, where it goes, else the better one. */
export function mappedFor(
  position: Position,
  legs: readonly Leg[],
  isTravel: boolean,
  chosen: unknown,
): { readonly cartographer?: 'coins' | 'camels' } {
  const helps = mapped(position, legs, isTravel);
  const cartographer = helps.find((one) => one === chosen) ?? helps[0];
  return cartographer ? { cartographer } : {};
}

/** Whether the rules take a movement of at most so many steps, paid with these coins. */
export function isWalkable(
  { state, seat }: Position,
  words: MovementWords,
  most: number,
  coins: number,
  isTravel: boolean,
): boolean {
  return readMovement(words, moves) && judge(state, seat, moves, most, coins, isTravel) === 0;
}

/**
 * The way from one node to another with the fewest steps, of equals the cheapest (a camel counts like
 * two coins); null where it takes more steps than these.
 */
export function wayTo(
  position: Position,
  from: string,
  to: string,
  most: number,
): readonly string[] | null {
  const steps = stepping(position);
  const target = NODES.indexOf(to);
  let ways: { readonly path: readonly number[]; readonly price: number }[] = [
    { path: [], price: 0 },
  ];
  for (let n = 1; n <= most; n++) {
    const best = new Map<number, { readonly path: readonly number[]; readonly price: number }>();
    for (const { path, price } of ways) {
      const at = path.at(-1) ?? NODES.indexOf(from);
      for (const next of steps.from(at)) {
        const way = {
          path: [...path, next],
          price: price + steps.coins(at, next) + 2 * steps.camels(at, next),
        };
        if (way.price < (best.get(next)?.price ?? Number.POSITIVE_INFINITY)) best.set(next, way);
      }
    }
    const found = best.get(target);
    if (found) return found.path.map((node) => NODES[node] ?? '');
    ways = [...best.values()];
  }
  return null;
}

/** Whether a node lies on the map of the journeys; palazzi do not. */
export const isOnMap = (node: string): boolean => MAP_IDS.some((id) => id === node);

/**
 * The legs of a journey when a node is pointed at: the way goes on there, or back to it where it has
 * been; null where it cannot come there with these steps.
 */
export function drawnTo(
  position: Position,
  legs: readonly Leg[],
  node: string,
  most: number,
): readonly Leg[] | null {
  const figures = ownSeatOf(position).figures;
  const [first] = figures;
  if (!first) return null;
  // A second figure begins where one points at it.
  const other = figures.find(
    (one) => one.node === node && !legs.some(({ figure }) => figure === one.figure),
  );
  const last = legs.at(-1) ?? { figure: (other ?? first).figure, path: [] };
  const before = legs.slice(0, -1);
  if (other && legs.length > 0 && last.path.length > 0) {
    return [...legs, { figure: other.figure, path: [] }];
  }
  const been = last.path.indexOf(node);
  if (been >= 0 && been < last.path.length - 1) {
    return [...before, { ...last, path: last.path.slice(0, been + 1) }];
  }
  if (node === standsOn(position, last.figure) && last.path.length > 0) {
    return before;
  }
  const left = most - legs.reduce((sum, { path }) => sum + path.length, 0);
  const goOn = wayTo(position, endOf(position, last), node, left);
  // With two figures that one goes which stands nearer, as long as it has not set out yet.
  const rests = figures.find(({ figure }) => ![last, ...legs].some((leg) => leg.figure === figure));
  const nearer = rests && wayTo(position, rests.node, node, left);
  if (rests && nearer && nearer.length < (goOn?.length ?? Number.POSITIVE_INFINITY)) {
    return [...legs, { figure: rests.figure, path: nearer }];
  }
  return goOn && [...before, { ...last, path: [...last.path, ...goOn] }];
}

/** Legs that go somewhere: what an action may name. */
export const walked = (legs: readonly Leg[]): readonly Leg[] =>
  legs.filter(({ path }) => path.length > 0);

/** AV-147, AV-185: cities that a journey only passes, for whoever has a card or a gift. */
export function passable(position: Position, legs: readonly Leg[]): readonly string[] {
  const ends = legs.map(({ path }) => path.at(-1));
  const { posts } = ownSeatOf(position);
  const passed = legs.flatMap(({ path }) => path.slice(0, -1));
  return [...new Set(passed)].filter(
    (node) => !/^(o\d|venezia)/.test(node) && !posts.includes(node) && !ends.includes(node),
  );
}
