/** The places of a planned journey's pieces: computed once for a journey, not in a frame. */

import type { Surface } from '../../../../table/board/surface.ts';
import { MAP, nodeSpot, type Place } from '../../scenery/plan.ts';
import { freeOf, tollSpot, type Way, wayBetween } from '../../scenery/routes.ts';
import { kindOf, LEAN } from '../sites.ts';
import type { Plan, Stretch } from './plan.ts';

/** A lit piece of a way, along v, and its length. */
export interface Lit {
  readonly face: Surface;
  readonly long: number;
}
/** The sign of a stretch: its number and its toll. */
export interface Sign extends Stretch {
  readonly face: Surface;
}
export interface Laid {
  readonly lit: readonly Lit[];
  readonly signs: readonly Sign[];
  /** The place of the whole journey's bill. */
  readonly bill: Surface;
}

/** Length of a lit piece in units, and its height over the brass. */
const PIECE = 1.1;
const OVER = 0.28;
/** Height of a leap without a route, as Johannes makes it; its pieces. */
const LEAP = 7;
const LEAP_PIECES = 16;
/** Distance of the bill's foot in front of a node's middle. */
const BEFORE: { readonly [kind: string]: number } = { oasis: 3.6, beijing: 6.9 };

function leap(from: string, to: string): Way {
  const [a, b] = [nodeSpot(from), nodeSpot(to)];
  const at = (share: number): Place => ({
    x: a.x + (b.x - a.x) * share,
    y: a.y + 1 + (b.y - a.y) * share + LEAP * Math.sin(share * Math.PI),
    z: a.z + (b.z - a.z) * share,
  });
  return { from, to, at, long: Math.hypot(b.x - a.x, b.z - a.z) };
}

const known = new Map<string, { readonly lit: readonly Lit[]; readonly sign: Place }>();

/** The lit pieces of a step, and the place of its sign. */
function stepOf(from: string, to: string): { readonly lit: readonly Lit[]; readonly sign: Place } {
  const key = `${from} ${to}`;
  const found = known.get(key);
  if (found) return found;
  const way = wayBetween(from, to);
  const along = way ?? leap(from, to);
  const { at, long } = along;
  const [head, tail] = way ? [freeOf(from) / long, 1 - freeOf(to) / long] : [0.04, 0.96];
  const count = way ? Math.max(2, Math.round(((tail - head) * long) / PIECE)) : LEAP_PIECES;
  const lit: Lit[] = [];
  for (let k = 0; k < count; k++) {
    const a = at(head + ((tail - head) * k) / count);
    const b = at(head + ((tail - head) * (k + 1)) / count);
    lit.push(piece(a, b));
  }
  const step = { lit, sign: way ? tollSpot(from, to) : at(0.5) };
  known.set(key, step);
  return step;
}

function piece(a: Place, b: Place): Lit {
  const [dx, dy, dz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  const flat = Math.hypot(dx, dz);
  return {
    face: {
      x: (a.x + b.x) / 2,
      y: (a.y + b.y) / 2 + OVER,
      z: (a.z + b.z) / 2,
      yaw: Math.atan2(-dx, -dz),
      tilt: Math.atan2(dy, flat),
      scale: 1,
    },
    long: Math.hypot(flat, dy),
  };
}

/** Half the most width of a bill, to keep it over the map. */
const HALF_BILL = 8;

/**
 * The pieces of a journey.
 * @param larger factor on signs and figures: more on a small picture
 */
export function layPlan({ stretches, end }: Plan, larger: number): Laid {
  const steps = stretches.map((stretch) => ({ stretch, step: stepOf(stretch.from, stretch.to) }));
  const { x, y, z } = nodeSpot(end);
  const half = HALF_BILL * larger;
  return {
    lit: steps.flatMap(({ step }) => step.lit),
    signs: steps.map(({ stretch, step: { sign } }) => ({
      ...stretch,
      face: {
        x: sign.x,
        y: sign.y + 1.15 * larger,
        z: sign.z + 0.15,
        yaw: 0,
        tilt: LEAN,
        scale: 1.2 * larger,
      },
    })),
    bill: {
      x: Math.min(MAP.x1 - half, Math.max(MAP.x0 + half, x)),
      y: y + 1.4,
      z: Math.min(MAP.z1 - 1.4 * larger, z + (BEFORE[kindOf(end)] ?? 5.9)),
      yaw: 0,
      tilt: LEAN,
      scale: 1.3 * larger,
    },
  };
}
