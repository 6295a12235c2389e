/** The routes inlaid in brass, and the places of their prices. */

import {
  MAP_NODES,
  type Price,
  ROUTES,
} from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { CONNECTIONS } from '../../../../engine/games/marco-polo/data/venice.ts';
import type { Carving } from '../../../world/carving.ts';
import type { Point } from '../../../world/plan.ts';
import { nodeSpot, type Place } from './plan.ts';
import { heightAt, inland } from './relief.ts';

/** Distance between a node's middle and the ends of its routes, by kind. */
const FREE: Readonly<Record<string, number>> = {
  oasis: 2.3,
  small: 2.9,
  large: 3.5,
  start: 3.5,
  beijing: 4.4,
};
const kindOf = new Map<string, string>(MAP_NODES.map(({ id, kind }) => [id, kind]));
/** Distance between a node's middle and the ends of its routes. */
export const freeOf = (node: string): number => FREE[kindOf.get(node) ?? ''] ?? 2.4;

/** The bow of a route out of the straight line, in units: to the left of the way from a to b. */
const BOWS: { readonly [route: string]: number } = {
  'venezia alexandria': 1.4,
  'adana kochi': -2.6,
  'kochi sumatra': -2,
  'o10 sumatra': 1.6,
  'alexandria o9': 1,
  'beijing o10': 2.2,
  'karachi o8': -0.8,
};

/** A way from node to node: a point for each share 0 … 1 of it. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly at: (share: number) => Place;
  readonly long: number;
}

function wayOf(from: string, to: string): Way {
  const [a, b] = [nodeSpot(from), nodeSpot(to)];
  const [dx, dz] = [b.x - a.x, b.z - a.z];
  const long = Math.hypot(dx, dz);
  const bow = BOWS[`${from} ${to}`] ?? 0;
  const at = (share: number): Place => {
    const out = bow * Math.sin(share * Math.PI);
    const [x, z] = [a.x + dx * share + (dz / long) * out, a.z + dz * share - (dx / long) * out];
    return { x, y: heightAt(x, z), z };
  };
  return { from, to, at, long };
}

const WAYS: readonly Way[] = ROUTES.map(([from, to]) => wayOf(from, to));

/** The way between two neighbours, in the given direction; null where there is no route. */
export function wayBetween(from: string, to: string): Way | null {
  const there = WAYS.find((way) => way.from === from && way.to === to);
  if (there) return there;
  const back = WAYS.find((way) => way.from === to && way.to === from);
  return back ? { ...back, from, to, at: (share) => back.at(1 - share) } : null;
}

/** A price on a route or a bridge: the place of its tag. */
export interface Toll {
  readonly price: Price;
  readonly spot: Place;
}
const priced = (price: Price): boolean => Object.keys(price).length > 0;

/** Routes whose tags would hide something: their tags stand a little farther along. */
const ALONG: { readonly [route: string]: number } = {
  'samarcanda o6': 0.37,
  'ormuz karachi': 0.44,
  'o6 kashgar': 0.46,
  'kashgar lanzhou': 0.44,
  'anxi karakorum': 0.5,
  'alexandria o7': 0.55,
};

const tagAt = ({ from, to, at }: Way): Place => at(ALONG[`${from} ${to}`] ?? 0.5);

/**
 * The place of a route's tag, also for a route without a price.
 * @throws Error where there is no route
 */
export function tollSpot(from: string, to: string): Place {
  const way = WAYS.find((one) => one.from === from && one.to === to);
  if (way) return tagAt(way);
  const back = WAYS.find((one) => one.from === to && one.to === from);
  if (!back) throw new Error(`no route from ${from} to ${to}`);
  return tagAt(back);
}

export const TOLLS: readonly Toll[] = ROUTES.flatMap(([from, to, price]) =>
  priced(price) ? [{ price, spot: tollSpot(from, to) }] : [],
);

const half = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, z: (a.z + b.z) / 2 });
export const BRIDGE_TOLLS: readonly Toll[] = CONNECTIONS.flatMap(([from, to, price]) => {
  const [a, b] = [nodeSpot(from), nodeSpot(to)];
  return priced(price) ? [{ price, spot: { ...half(a, b), y: a.y + 0.9 } }] : [];
});

/** Brass in the wood: a band on land, dashes over water. @param step length of a piece */
export function routes(c: Carving, step: number): void {
  for (const { from, to, at, long } of WAYS) {
    const [head, tail] = [freeOf(from) / long, 1 - freeOf(to) / long];
    const count = Math.max(2, Math.round(((tail - head) * long) / step));
    for (let k = 0; k < count; k++) {
      const [a, b] = [
        at(head + ((tail - head) * k) / count),
        at(head + ((tail - head) * (k + 1)) / count),
      ];
      const { x, z } = half(a, b);
      const [dx, dz] = [b.x - a.x, b.z - a.z];
      const piece = Math.hypot(dx, dz);
      const turn = Math.atan2(dx, dz);
      const lean = -Math.atan2(b.y - a.y, piece);
      const y = Math.max((a.y + b.y) / 2, heightAt(x, z));
      const afloat = inland(x, z) < 0;
      if (afloat && k % 2) continue;
      const w = afloat ? 0.6 : 0.86;
      c.at(0, 0, 0);
      c.box(w + 0.3, 0.1, piece * (afloat ? 1 : 1.06), {
        x,
        y: y - 0.02,
        z,
        turn,
        lean,
        color: 0x4a2c16,
      });
      c.box(w, 0.16, piece * (afloat ? 0.9 : 1.06), {
        x,
        y: y - 0.02,
        z,
        turn,
        lean,
        color: 0xf0bd52,
      });
    }
  }
}
