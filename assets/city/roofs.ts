/** Roofs, ridges, dormers. Rows of tiles are drawn by the shader (client/world/surfaces.ts). */

import { type Carver, ROLE, type V3 } from './carver.ts';
import { type RoofStyle, roofRise } from './house-plan.ts';
import { TILE, TILE_RIDGE, WOOD_DARK } from './palette.ts';

/** Thickness of the tiles at the eaves. */
const LIP = 0.17;

/**
 * One slope: eave from a to b (as seen from outside, left to right), upper edge from d to c;
 * c and d may be the same point. `courses` cut it for the painted and baked light.
 */
export function slope(c: Carver, a: V3, b: V3, up: V3, ridge: V3): void {
  const pointed = length(sub(ridge, up)) < 0.05;
  c.paint(TILE, ROLE.roof, 0.03);
  const courses = c.rich ? 2 : 1;
  for (let k = 0; k < courses; k++) {
    const [f0, f1] = [k / courses, (k + 1) / courses];
    const [l0, r0] = [mix(a, up, f0), mix(b, ridge, f0)];
    const [l1, r1] = [mix(a, up, f1), mix(b, ridge, f1)];
    c.face(pointed && k === courses - 1 ? [l0, r0, up] : [l0, r0, r1, l1], undefined, 1 - 0.05 * k);
  }
  const down = (p: V3): V3 => [p[0], p[1] - LIP, p[2]];
  c.paint(TILE, ROLE.roof);
  c.face([down(a), down(b), b, a], undefined, 0.9);
}

/** Capping tiles along an edge: a low round back. */
export function ridge(c: Carver, a: V3, b: V3, size = 0.26): void {
  const way = sub(b, a);
  const long = length(way);
  if (long < 0.2) return;
  const side = unit(cross(scale(way, 1 / long), [0, 1, 0]));
  const at = (p: V3, out: number, high: number): V3 => [
    p[0] + side[0] * out,
    p[1] + high,
    p[2] + side[2] * out,
  ];
  c.paint(TILE_RIDGE, ROLE.roof, 0.06);
  const profile: readonly (readonly [number, number])[] = c.rich
    ? [
        [size, -0.06],
        [size * 0.62, size * 0.62],
        [-size * 0.62, size * 0.62],
        [-size, -0.06],
      ]
    : [
        [size, 0],
        [0, size * 0.7],
        [-size, 0],
      ];
  for (let k = 0; k + 1 < profile.length; k++) {
    const [o0, h0] = profile[k];
    const [o1, h1] = profile[k + 1];
    c.face([at(a, o0, h0), at(b, o0, h0), at(b, o1, h1), at(a, o1, h1)]);
  }
  for (const [p, s] of c.rich
    ? ([
        [a, 1],
        [b, -1],
      ] as const)
    : []) {
    const end = profile.map(([o, h]) => at(p, o, h));
    c.face(s > 0 ? end : end.reverse(), undefined, 0.6);
  }
}

/** Roof over a rectangle w × d centred on the origin, eaves at y. Returns the ridge's height. */
export function roof(c: Carver, w: number, d: number, y: number, style: RoofStyle = {}): number {
  const { over = 0.42, hip = 1 } = style;
  if (d > w) {
    let top = 0;
    c.at(0, 0, 0, Math.PI / 2, () => {
      top = roof(c, d, w, y, style);
    });
    return top;
  }
  const [x, z] = [w / 2 + over, d / 2 + over];
  const top = y + roofRise(w, d, style);
  const rx = hip > 0 ? Math.max(0.01, x - z * hip) : x;
  const at = (px: number, py: number, pz: number): V3 => [px, py, pz];
  const [nl, nr, fl, fr] = [at(-x, y, z), at(x, y, z), at(-x, y, -z), at(x, y, -z)];
  const [tl, tr] = [at(-rx, top, 0), at(rx, top, 0)];
  slope(c, nl, nr, tl, tr);
  slope(c, fr, fl, tr, tl);
  if (hip > 0) {
    slope(c, nr, fr, tr, tr);
    slope(c, fl, nl, tl, tl);
    for (const [p, q] of [
      [nl, tl],
      [nr, tr],
      [fl, tl],
      [fr, tr],
    ] as const)
      ridge(c, p, q, 0.2);
  } else gables(c, w, d, y, top, style);
  ridge(c, at(-rx, top, 0), at(rx, top, 0));
  // The eaves from below.
  c.paint(0x6b4a35);
  c.face([
    [-x, y - 0.06, -z],
    [x, y - 0.06, -z],
    [x, y - 0.06, z],
    [-x, y - 0.06, z],
  ]);
  return top;
}

/** Triangles of wall left and right under a roof, and the boards along its verges. */
function gables(c: Carver, w: number, d: number, y: number, top: number, style: RoofStyle): void {
  const over = style.over ?? 0.42;
  for (const s of [-1, 1]) {
    if (style.gable === undefined) c.paint(0xffffff, ROLE.wall);
    else c.paint(style.gable, ROLE.brick);
    const gx = (s * w) / 2;
    const drop = (top - y) * (over / (d / 2 + over));
    c.face([
      [gx, y - 0.2, (s * d) / 2],
      [gx, y - 0.2, (-s * d) / 2],
      [gx, y + drop - 0.08, (-s * d) / 2],
      [gx, top - 0.08, 0],
      [gx, y + drop - 0.08, (s * d) / 2],
    ]);
    const vx = s * (w / 2 + over);
    for (const side of [-1, 1]) {
      const z = side * (d / 2 + over);
      const board: V3[] = [
        [vx, y - LIP, z],
        [vx, y + 0.02, z],
        [vx, top + 0.02, 0],
        [vx, top - LIP, 0],
      ];
      c.paint(WOOD_DARK);
      c.face(s * side > 0 ? board : board.reverse());
      const soffit: V3[] = [
        [gx, y + drop * 0 - LIP, z],
        [vx, y - LIP, z],
        [vx, top - LIP, 0],
        [gx, top - LIP, 0],
      ];
      c.paint(0x5a3d2c);
      c.face(s * side > 0 ? soffit : soffit.reverse());
      ridge(c, [vx - s * 0.14, y, z], [vx - s * 0.14, top, 0], 0.15);
    }
  }
}

function mix(a: V3, b: V3, t: number): V3 {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}
function sub(a: V3, b: V3): V3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
function scale(a: V3, k: number): V3 {
  return [a[0] * k, a[1] * k, a[2] * k];
}
function cross(a: V3, b: V3): V3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
function length(a: V3): number {
  return Math.hypot(...a);
}
function unit(a: V3): V3 {
  return scale(a, 1 / (length(a) || 1));
}
