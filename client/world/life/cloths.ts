/** Washing between the houses and flags over the roofs: cloths that the wind moves. Pure. */

import { seeded } from '../clock.ts';
import type { Level } from '../quality.ts';
import type { Tint } from '../tint.ts';
import type { Anchors, Line, Perch } from './anchors.ts';

export interface Cloth {
  readonly positions: readonly number[];
  /** Red, green, blue per corner. */
  readonly colors: readonly number[];
  readonly index: readonly number[];
  /** How far the wind moves each corner, units. */
  readonly weights: readonly number[];
  /** Which way it is moved. */
  readonly normal: readonly [number, number, number];
  readonly phase: number;
}

const tint = (hex: number): Tint => [
  ((hex >> 16) & 255) / 255,
  ((hex >> 8) & 255) / 255,
  (hex & 255) / 255,
];
const WASH = [0xf3efe4, 0xf3efe4, 0xe2b8a0, 0x9fb8c4, 0xe9d7a0, 0xc98a74, 0xf3efe4, 0xb4bfa0].map(
  tint,
);
const FLAGS = [0xa8242c, 0xa8242c, 0xc9962f].map(tint);
const GOLD = tint(0xe0b24a);
const WOOD = tint(0x5a4030);
const ROPE = tint(0x4a4038);

export function cloths(found: Anchors, level: Level): Cloth[] {
  const low = level === 'low';
  const random = seeded(97);
  const out: Cloth[] = [];
  // On small machines every third line is hung, and every other flag flies.
  found.lines.forEach((line, k) => {
    const one = washing(line, random);
    if (!low || k % 3 === 0) out.push(one);
  });
  const spots = found.perches.filter((_, k) => k % 3 === 1);
  const high = [...spots].sort((a, b) => b.y - a.y);
  const poles: Perch[] = [];
  for (const spot of high) {
    if (poles.length >= (low ? 5 : 12)) break;
    if (poles.every((p) => Math.hypot(p.x - spot.x, p.z - spot.z) > 15)) poles.push(spot);
  }
  for (const pole of poles) out.push(flag(pole, random));
  return out;
}

/** Collects quads that are seen from both sides. */
class Loom {
  readonly positions: number[] = [];
  readonly colors: number[] = [];
  readonly index: number[] = [];
  readonly weights: number[] = [];
  quad(corners: readonly (readonly [number, number, number])[], weights: Four, color: Tint): void {
    const base = this.weights.length;
    corners.forEach((p, k) => {
      this.positions.push(...p);
      this.colors.push(...color);
      this.weights.push(weights[k]);
    });
    this.index.push(base, base + 1, base + 2, base, base + 2, base + 3);
  }
}
type Four = readonly [number, number, number, number];

/** Shirts and sheets on a line that sags a little. */
function washing({ from, to }: Line, random: () => number): Cloth {
  const loom = new Loom();
  const long = Math.hypot(to.x - from.x, to.z - from.z);
  const [ux, uz] = [(to.x - from.x) / long, (to.z - from.z) / long];
  const at = (s: number): [number, number, number] => {
    const t = s / long;
    return [from.x + ux * s, from.y - 0.22 * long * 0.5 * t * (1 - t) * 2, from.z + uz * s];
  };
  const rope = (a: number, b: number): void => {
    const [p, q] = [at(a), at(b)];
    const up = (v: readonly [number, number, number]) => [v[0], v[1] + 0.05, v[2]] as const;
    loom.quad([p, q, up(q), up(p)], [0, 0, 0, 0], ROPE);
  };
  rope(0, long / 2);
  rope(long / 2, long);
  for (let s = 0.25; s < long - 0.6; ) {
    const wide = Math.min(0.4 + random() * 0.45, long - s - 0.2);
    const deep = 0.55 + random() * 0.6;
    const color = WASH[Math.floor(random() * WASH.length)];
    const [a, b] = [at(s), at(s + wide)];
    const down = (p: readonly [number, number, number], d: number) =>
      [p[0], p[1] - d, p[2]] as const;
    loom.quad([down(a, deep / 2), down(b, deep / 2), b, a], [0.09, 0.09, 0, 0], color);
    loom.quad(
      [down(a, deep), down(b, deep), down(b, deep / 2), down(a, deep / 2)],
      [0.2, 0.2, 0.09, 0.09],
      [color[0] * 0.93, color[1] * 0.93, color[2] * 0.93],
    );
    s += wide + 0.12 + random() * 0.3;
  }
  return { ...loom, normal: [-uz, 0, ux], phase: random() * 6.3 };
}

/** A pole on a ridge with a long flag, forked at its end. */
function flag(at: Perch, random: () => number): Cloth {
  const loom = new Loom();
  const tall = 2.7 + random() * 0.6;
  // All flags fly the same way: there is one wind.
  const turn = 0.35 + (random() - 0.5) * 0.2;
  const [ux, uz] = [Math.cos(turn), -Math.sin(turn)];
  const p = (u: number, y: number): [number, number, number] => [
    at.x + ux * u,
    at.y + y,
    at.z + uz * u,
  ];
  const still: Four = [0, 0, 0, 0];
  loom.quad([p(-0.06, -0.4), p(0.06, -0.4), p(0.05, tall), p(-0.05, tall)], still, WOOD);
  loom.quad(
    [p(-0.12, tall), p(0.12, tall), p(0.12, tall + 0.2), p(-0.12, tall + 0.2)],
    still,
    GOLD,
  );
  const color = FLAGS[Math.floor(random() * FLAGS.length)];
  const [low, high] = [tall - 1.15, tall - 0.1];
  const parts = 4;
  const wide = 2.1;
  for (let k = 0; k < parts; k++) {
    const [a, b] = [(k / parts) * wide, ((k + 1) / parts) * wide];
    const [wa, wb] = [(k / parts) * 0.4, ((k + 1) / parts) * 0.4];
    const paint = k === 0 ? GOLD : color;
    if (k < parts - 1) {
      loom.quad([p(a, low), p(b, low), p(b, high), p(a, high)], [wa, wb, wb, wa], paint);
      continue;
    }
    const middle = (low + high) / 2;
    loom.quad([p(a, low), p(b, low), p(a, middle), p(a, middle)], [wa, wb, wa, wa], paint);
    loom.quad([p(a, middle), p(b, high), p(a, high), p(a, middle)], [wa, wb, wa, wa], paint);
  }
  return { ...loom, normal: [-uz, 0, ux], phase: random() * 6.3 };
}
