/**
 * Journeys as they are drawn: step after step along the routes, with the bill so far. The engine
 * decides legality and cost; this module finds the next steps.
 */

import { JOHANNES } from '../../../engine/games/marco-polo/data/people.ts';
import { MOST_STEPS } from '../../../engine/games/marco-polo/data/spaces.ts';
import { MAP_IDS, NODES } from '../../../engine/games/marco-polo/map.ts';
import {
  due,
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

/** A node next to the figure's node, with the price of the route there. */
export interface Onward extends Toll {
  readonly node: string;
}

/** The cost and effects of a journey, as far as it is drawn. */
export interface Bill {
  readonly steps: number;
  /** The most steps, from the dice or the reward. */
  readonly most: number;
  /** Coins for the steps themselves. */
  readonly forSteps: number;
  /** Coins and camels in all, less the Cartographer's help. */
  readonly coins: number;
  readonly camels: number;
  /** Cities that would get a post, in the order reached. */
  readonly posts: readonly string[];
  /** The seat's coins and camels. */
  readonly purse: Toll;
}

const moves = new Movement();
const landed = new Int32Array(16);

const stepping = ({ state, seat }: Position) => stepsOf(S.ability(state, seat) === JOHANNES);

/** The node of a seat's figure. */
export const standsOn = (position: Position, figure: number): string =>
  ownSeatOf(position).figures.find((one) => one.figure === figure)?.node ?? 'venezia';

/** The last node of a leg. */
const endOf = (position: Position, { figure, path }: Leg): string =>
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

/** The cost of the route between two neighbours. */
export function toll(position: Position, from: string, to: string): Toll {
  const found = onward(position, from).find(({ node }) => node === to);
  return { coins: found?.coins ?? 0, camels: found?.camels ?? 0 };
}

/**
 * The bill of a movement.
 * @param most the most steps
 * @param isTravel whether the steps cost coins
 */
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

/**
 * A camel's worth in coins where the Cartographer spares camels or coins: five coins are more than
 * two camels.
 */
const CAMEL_WORTH = 2;

/**
 * AV-085: coins or camels that the Cartographer can spare a movement, the better choice first;
 * empty without him, or where nothing is due.
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

/**
 * The Cartographer's field of an action: the chosen help where it is possible, else the better one.
 */
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

/**
 * The way between two nodes with the fewest steps, of equals the cheapest (a camel counts like two
 * coins); null where it takes more steps than given.
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
 * The legs of a journey after a press on a node: the way goes on there, or back to it where it has
 * been; null where the steps do not suffice.
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
  // A second figure starts when its node is pressed.
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
  // With two figures the nearer one goes, as long as it has not set out yet.
  const rests = figures.find(({ figure }) => ![last, ...legs].some((leg) => leg.figure === figure));
  const nearer = rests && wayTo(position, rests.node, node, left);
  if (rests && nearer && nearer.length < (goOn?.length ?? Number.POSITIVE_INFINITY)) {
    return [...legs, { figure: rests.figure, path: nearer }];
  }
  return goOn && [...before, { ...last, path: [...last.path, ...goOn] }];
}

/** Legs with at least one step: an action may have only those. */
export const walked = (legs: readonly Leg[]): readonly Leg[] =>
  legs.filter(({ path }) => path.length > 0);

/** AV-147, AV-185: cities that a journey only passes, for seats with such a card or gift. */
export function passable(position: Position, legs: readonly Leg[]): readonly string[] {
  const ends = legs.map(({ path }) => path.at(-1));
  const { posts } = ownSeatOf(position);
  const passed = legs.flatMap(({ path }) => path.slice(0, -1));
  return [...new Set(passed)].filter(
    (node) => !/^(o\d|venezia)/.test(node) && !posts.includes(node) && !ends.includes(node),
  );
}
