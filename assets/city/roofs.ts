/** Roofs in rows of tiles, ridges, chimneys, altane. */

import { type Carver, ROLE, type V3 } from './carver.ts';
import { IRON, STONE, TILE, TILE_RIDGE, WOOD, WOOD_LIGHT } from './palette.ts';

/** Width of one row of tiles. */
const ROW = 0.62;

/**
 * One slope: eave from a to b (as seen from outside, left to right), upper edge from d to c;
 * c and d may be the same point. Rows run straight up the slope and end at the hips.
 */
export function slope(c: Carver, a: V3, b: V3, up: V3, ridge: V3, row = ROW): void {
  const along = sub(b, a);
  const long = length(along);
  const e = scale(along, 1 / long);
  const toTop = sub(up, a);
  const s0 = dot(toTop, e);
  const s1 = dot(sub(ridge, a), e);
  const rise = sub(toTop, scale(e, s0));
  const high = length(rise);
  const u = scale(rise, 1 / high);
  const out = cross(e, u);
  const reach = (s: number): number => {
    if (s < s0) return s0 <= 0 ? high : (high * s) / s0;
    if (s > s1) return s1 >= long ? high : (high * (long - s)) / (long - s1);
    return high;
  };
  const point = (s: number, h: number, lift: number): V3 => [
    a[0] + e[0] * s + u[0] * h + out[0] * lift,
    a[1] + e[1] * s + u[1] * h + out[1] * lift,
    a[2] + e[2] * s + u[2] * h + out[2] * lift,
  ];
  if (!c.rich) {
    c.paint(TILE, ROLE.roof);
    c.face(s1 - s0 > 0.05 ? [a, b, ridge, up] : [a, b, up]);
    return;
  }
  const n = Math.max(2, Math.round(long / row));
  const w = long / n;
  const courses = 2;
  for (let k = 0; k < n; k++) {
    const [l, m, r] = [k * w, (k + 0.5) * w, (k + 1) * w];
    const [hl, hm, hr] = [reach(l), reach(m), reach(r)];
    for (let q = 0; q < courses; q++) {
      // Laps over the course below, so that no daylight shows between them.
      const f0 = q / courses - (q > 0 ? 0.05 : 0);
      const f1 = (q + 1) / courses;
      // Each course of tiles lies over the one below it.
      const [y0, y1] = [0.05, 0];
      c.paint(TILE, ROLE.roof, 0.13);
      c.face([
        point(l, hl * f0, y0 * 0.4),
        point(m, hm * f0, 0.17 + y0),
        point(m, hm * f1, 0.17 + y1),
        point(l, hl * f1, 0),
      ]);
      c.face(
        [
          point(m, hm * f0, 0.17 + y0),
          point(r, hr * f0, y0 * 0.4),
          point(r, hr * f1, 0),
          point(m, hm * f1, 0.17 + y1),
        ],
        undefined,
        0.93,
      );
    }
    c.paint(0x8a3f22, ROLE.roof);
    c.face([point(l, 0, 0), point(m, 0, -0.04), point(r, 0, 0), point(m, 0, 0.22)]);
  }
}

/** Capping tiles along an edge. */
export function ridge(c: Carver, a: V3, b: V3, size = 0.34): void {
  const way = sub(b, a);
  const long = length(way);
  if (long < 0.2) return;
  const e = scale(way, 1 / long);
  const side = unit(cross(e, [0, 1, 0]));
  const n = c.rich ? Math.max(1, Math.round(long / 0.8)) : 1;
  for (let k = 0; k < n; k++) {
    const p = add(a, scale(e, (long * k) / n));
    const q = add(a, scale(e, (long * (k + 1)) / n));
    const lift = c.rich ? 0.05 : 0;
    c.paint(TILE_RIDGE, ROLE.roof, 0.1);
    const [pl, pr] = [add(p, scale(side, -size)), add(p, scale(side, size))];
    const [ql, qr] = [add(q, scale(side, -size)), add(q, scale(side, size))];
    const top = (v: V3, h: number): V3 => [v[0], v[1] + h, v[2]];
    c.face([pr, qr, top(q, size * 0.75), top(p, size * 0.75 + lift)]);
    c.face([ql, pl, top(p, size * 0.75 + lift), top(q, size * 0.75)]);
  }
}

export interface RoofStyle {
  /** Height over the eaves per unit of half depth. */
  readonly steep?: number;
  readonly over?: number;
  /** 1: hipped on all sides; 0: gables left and right. */
  readonly hip?: number;
}

/** Roof over a rectangle w × d centred on the origin, eaves at y. Returns the ridge's height. */
export function roof(c: Carver, w: number, d: number, y: number, style: RoofStyle = {}): number {
  const { steep = 0.52, over = 0.42, hip = 1 } = style;
  if (d > w) {
    let top = 0;
    c.at(0, 0, 0, Math.PI / 2, () => {
      top = roof(c, d, w, y, style);
    });
    return top;
  }
  const [x, z] = [w / 2 + over, d / 2 + over];
  const top = y + z * steep;
  const rx = Math.max(0.01, x - z * hip);
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
      ridge(c, p, q, 0.26);
  } else {
    c.paint(0xffffff, ROLE.wall);
    for (const s of [-1, 1]) {
      const gx = (s * w) / 2;
      const tri: V3[] = [
        [gx, y - 0.1, (s * d) / 2],
        [gx, y - 0.1, (-s * d) / 2],
        [gx, top - 0.15, 0],
      ];
      c.face(tri);
    }
  }
  ridge(c, tl, tr, 0.3);
  // The eaves from below.
  c.paint(0x6b4a35);
  c.face([
    [-x, y - 0.02, -z],
    [x, y - 0.02, -z],
    [x, y - 0.02, z],
    [-x, y - 0.02, z],
  ]);
  return top;
}

/** A Venetian chimney: shaft and a cone that widens upwards against sparks. */
export function chimney(c: Carver, x: number, y: number, z: number, h: number, size = 0.42): void {
  c.at(x, y, z, 0, () => {
    c.paint(0xffffff, ROLE.wall, 0.05).box(0, -0.8, 0, size, h + 0.8, size, 'fklr');
    const seg = c.rich ? 8 : 4;
    c.paint(STONE).at(0, h, 0, c.rich ? 0 : Math.PI / 4, () => {
      c.lathe(
        [
          [size * 0.72, -0.08],
          [size * 0.72, 0.06],
          [size * 0.6, 0.06],
        ],
        seg,
        false,
      );
      c.paint(0xd9b48f, ROLE.fixed, 0.08);
      c.lathe(
        [
          [size * 0.55, 0.06],
          [size * 1.15, 0.85],
        ],
        seg,
        false,
      );
      c.paint(STONE);
      c.lathe(
        [
          [size * 1.22, 0.85],
          [size * 1.22, 0.98],
          [size * 0.5, 1.12],
          [0, 1.12],
        ],
        seg,
        false,
      );
    });
  });
}

/** A wooden terrace on posts over the roof, with laundry. */
export function altana(c: Carver, x: number, y: number, z: number, w = 2.8, d = 2.2): void {
  if (!c.rich) return;
  c.at(x, y, z, 0, () => {
    c.paint(WOOD, ROLE.fixed, 0.08);
    for (const sx of [-1, 1])
      for (const sz of [-1, 1]) c.box((sx * w) / 2, -1.6, (sz * d) / 2, 0.14, 2.5, 0.14, 'fklr');
    c.paint(WOOD_LIGHT, ROLE.fixed, 0.08).box(0, 0, 0, w + 0.2, 0.12, d + 0.2, 'fklrtb');
    c.paint(WOOD);
    for (const sz of [-1, 1]) c.box(0, 0.78, (sz * d) / 2, w, 0.1, 0.1, 'fkt');
    for (const sx of [-1, 1]) c.box((sx * w) / 2, 0.78, 0, 0.1, 0.1, d, 'lrt');
    const wash = [0xf3efe4, 0xd9e4ea, 0xe9c9b0];
    for (let k = 0; k < 3; k++) {
      const px = -w / 2 + 0.4 + k * 0.85;
      c.paint(wash[k] as number);
      c.sheet([
        [px, 0.25, 0],
        [px + 0.6, 0.25, 0.04],
        [px + 0.6, 0.95, 0],
        [px, 0.95, 0],
      ]);
    }
    c.paint(IRON).bar([-w / 2, 0.96, 0], [w / 2, 0.96, 0], 0.03);
  });
}

function sub(a: V3, b: V3): V3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
function add(a: V3, b: V3): V3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}
function scale(a: V3, k: number): V3 {
  return [a[0] * k, a[1] * k, a[2] * k];
}
function dot(a: V3, b: V3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
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
