/** Parts of Genoa's buildings: striped marble, slate roofs, painted fronts. For `Carving`. */

import {
  BufferGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
  Vector2,
} from 'three';
import type { Carved, Carving } from '../../../world/carving.ts';

export const STONE = {
  white: 0xf4efe6,
  shade: 0xdcd4c8,
  black: 0x34373d,
  slate: 0x6d7a85,
  dark: 0x525d68,
  pane: 0x2f3540,
  glass: 0x4d5a68,
  gilt: 0xe9b93c,
  iron: 0x33343a,
  wood: 0x7c5637,
  red: 0xc8322c,
  green: 0x3f7a57,
  leaf: 0x4e7f3c,
  hedge: 0x3c6a35,
  water: 0x4fa7bd,
} as const;

/** The spot of a part, without its colour. */
export type Spot = Omit<Carved, 'color'>;

type Band = readonly [high: number, color: number];

/** Four walls in bands from below, without top and floor: `w` wide, `d` deep. */
export function walls(
  c: Carving,
  w: number,
  d: number,
  bands: readonly Band[],
  spot: Spot = {},
): void {
  const positions: number[] = [];
  const colors: number[] = [];
  const [x, z] = [w / 2, d / 2];
  const ring = [
    [-x, z],
    [x, z],
    [x, -z],
    [-x, -z],
  ] as const;
  let y = 0;
  for (const [high, color] of bands) {
    ring.forEach(([ax, az], k) => {
      const [bx, bz] = ring[(k + 1) % 4];
      const top = y + high;
      positions.push(ax, y, az, bx, y, bz, bx, top, bz, ax, y, az, bx, top, bz, ax, top, az);
      for (let corner = 0; corner < 6; corner++)
        colors.push(((color >> 16) & 255) / 255, ((color >> 8) & 255) / 255, (color & 255) / 255);
    });
    y += high;
  }
  const form = new BufferGeometry();
  form.setAttribute('position', new Float32BufferAttribute(positions, 3));
  form.setAttribute('color', new Float32BufferAttribute(colors, 3));
  form.computeVertexNormals();
  c.add(form, { ...spot, color: STONE.white });
}

/** Courses of white and black marble, a privilege of the town's great families. */
export const stripes = (high: number, course = 0.62, dark: number = STONE.black): Band[] =>
  Array.from({ length: Math.max(1, Math.round(high / course)) }, (_, k) => [
    high / Math.max(1, Math.round(high / course)),
    k % 2 ? dark : STONE.white,
  ]);

/** Striped walls `high` units high. */
export function striped(
  c: Carving,
  [w, high, d]: readonly [number, number, number],
  spot: Spot = {},
  course?: number,
): void {
  walls(c, w, d, stripes(high, course), spot);
}

/** A roof with four slopes over `w` × `d`; its ridge runs along the longer side. */
export function hip(
  c: Carving,
  [w, high, d]: readonly [number, number, number],
  spot: Spot = {},
  color: number = STONE.slate,
): void {
  const [x, z] = [w / 2, d / 2];
  const ridge = Math.max(0, Math.abs(w - d) / 2);
  const [rx, rz] = w >= d ? [ridge, 0] : [0, ridge];
  const a = [-x, 0, z];
  const b = [x, 0, z];
  const e = [x, 0, -z];
  const f = [-x, 0, -z];
  const [p, q] =
    w >= d
      ? [
          [-rx, high, 0],
          [rx, high, 0],
        ]
      : [
          [0, high, rz],
          [0, high, -rz],
        ];
  const faces =
    w >= d
      ? [a, b, q, a, q, p, e, f, p, e, p, q, b, e, q, f, a, p]
      : [a, b, p, e, f, q, b, e, q, b, q, p, f, a, p, f, p, q];
  const form = new BufferGeometry();
  form.setAttribute('position', new Float32BufferAttribute(faces.flat(), 3));
  form.computeVertexNormals();
  c.add(form, { surface: 'tile', ...spot, color });
}

/** A slate roof over a cornice: eaves of white stone, four slopes. */
export function roof(
  c: Carving,
  [w, high, d]: readonly [number, number, number],
  spot: Spot = {},
  color?: number,
): void {
  const { y = 0 } = spot;
  c.box(w + 0.5, 0.28, d + 0.5, { ...spot, color: STONE.white });
  hip(c, [w + 0.9, high, d + 0.9], { ...spot, y: y + 0.26 }, color);
}

/** A flat pane, its foot at the spot, looking towards +z; two triangles. */
export function pane(c: Carving, w: number, high: number, spot: Carved): void {
  c.add(new PlaneGeometry(w, high).translate(0, high / 2, 0), spot);
}

/** A window or door with a round head; its foot at the spot. `sides`: pieces of its arch. */
export function arch(c: Carving, w: number, high: number, spot: Carved, sides = 8): void {
  const r = w / 2;
  const shape = new Shape();
  shape.moveTo(-r, 0);
  shape.lineTo(r, 0);
  shape.lineTo(r, high - r);
  shape.absarc(0, high - r, r, 0, Math.PI, false);
  shape.closePath();
  c.add(new ShapeGeometry(shape, sides), spot);
}

/** An opening with a round head in a white frame. */
export function gate(
  c: Carving,
  w: number,
  high: number,
  spot: Spot,
  color: number = STONE.pane,
): void {
  const { z = 0 } = spot;
  arch(c, w + 0.42, high + 0.24, { ...spot, z: z + 0.03, color: STONE.white });
  arch(c, w, high, { ...spot, z: z + 0.06, color, glow: color === STONE.pane ? 0.7 : 0 });
}

/** Windows in rows on a front that looks towards +z. */
export interface Windows {
  readonly columns: number;
  readonly rows: number;
  /** Distance between two windows. */
  readonly pitch: readonly [x: number, y: number];
  readonly w: number;
  readonly high: number;
  /** Colour of the shutters; absent: there are none. */
  readonly shutters?: number;
  readonly lit?: number;
}

/** The rows of windows; the spot is the foot of the lowest row, its middle. */
export function windows(c: Carving, how: Windows, { x = 0, y = 0, z = 0 }: Spot): void {
  const { columns, rows, pitch, w, high, shutters, lit = 0.55 } = how;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = { x: x + (column - (columns - 1) / 2) * pitch[0], y: y + row * pitch[1] };
      pane(c, w + 0.26, high + 0.26, { x: at.x, y: at.y - 0.13, z: z + 0.03, color: STONE.white });
      // No two windows light up at the same hour.
      const glow = lit * (0.75 + 0.5 * (((column * 7 + row * 5) % 4) / 4));
      pane(c, w, high, { ...at, z: z + 0.06, color: STONE.glass, glow });
      if (shutters === undefined) continue;
      for (const side of [-1, 1])
        pane(c, w * 0.42, high, {
          x: at.x + side * w * 0.76,
          y: at.y,
          z: z + 0.07,
          color: shutters,
        });
    }
}

/** A front painted on plaster: a base, bands under every floor and painted pillars at the sides. */
export function painted(
  c: Carving,
  [w, high, d]: readonly [number, number, number],
  color: number,
  floors: number,
  spot: Spot = {},
): void {
  const { y = 0, z = 0 } = spot;
  c.box(w, high, d, { surface: 'plaster', ...spot, color });
  const trim = STONE.white;
  for (let floor = 1; floor < floors; floor++)
    c.box(w + 0.16, 0.18, d + 0.16, { ...spot, y: y + (high / floors) * floor, color: trim });
  for (const side of [-1, 1])
    pane(c, 0.42, high, {
      ...spot,
      x: (spot.x ?? 0) + side * (w / 2 - 0.24),
      z: z + d / 2 + 0.02,
      color: trim,
    });
}

/** Battlements along the four edges of `w` × `d`. */
export function battlements(c: Carving, w: number, d: number, spot: Spot, color: number): void {
  const { x = 0, z = 0 } = spot;
  const along = (long: number): number[] => {
    const count = Math.max(2, Math.round(long / 1.1));
    return Array.from({ length: count }, (_, k) => (k / (count - 1) - 0.5) * (long - 0.5));
  };
  for (const u of along(w))
    for (const side of [-1, 1])
      c.box(0.5, 0.55, 0.4, { ...spot, x: x + u, z: z + side * (d / 2 - 0.2), color });
  for (const v of along(d).slice(1, -1))
    for (const side of [-1, 1])
      c.box(0.4, 0.55, 0.5, { ...spot, x: x + side * (w / 2 - 0.2), z: z + v, color });
}

/** Saint George's banner, red on white, from a pole of `high` units; cloth that sways. */
export function banner(c: Carving, high: number, { x = 0, y = 0, z = 0 }: Spot, size = 1): void {
  const [w, h] = [2.1 * size, 1.4 * size];
  c.drum(0.08, high, { x, y, z, color: STONE.iron }, 0.06, 5);
  const at = { y: y + high - h, z };
  c.box(w, h, 0.06, { ...at, x: x + w / 2, color: STONE.white });
  c.box(w + 0.02, h * 0.24, 0.1, { ...at, x: x + w / 2, y: at.y + h * 0.38, color: STONE.red });
  c.box(w * 0.17, h + 0.02, 0.1, { ...at, x: x + w * 0.5, color: STONE.red });
}

/** A turned form about the upright axis, by radius and height. */
export const turned = (
  points: readonly (readonly [number, number])[],
  sides: number,
): LatheGeometry =>
  new LatheGeometry(
    points.map(([x, y]) => new Vector2(x, y)),
    sides,
  );

/** A dome of slate with a lantern on it; `radius` at its foot. */
export function dome(c: Carving, radius: number, spot: Spot, color: number = STONE.slate): void {
  const { y = 0 } = spot;
  const shell = Array.from({ length: 5 }, (_, k): [number, number] => {
    const t = (k / 4) * 1.4;
    return [radius * Math.cos(t), radius * 1.05 * Math.sin(t)];
  });
  c.add(turned(shell, 10), { ...spot, color });
  c.drum(
    radius * 0.22,
    radius * 0.5,
    { ...spot, y: y + radius, color: STONE.white },
    radius * 0.2,
    6,
  );
  c.cone(radius * 0.3, radius * 0.4, { ...spot, y: y + radius * 1.5, color }, 6);
}

/** A clipped tree in a round shape, or a cypress. */
export function tree(c: Carving, x: number, z: number, size: number, cypress = false): void {
  if (cypress) {
    c.cone(size * 0.5, size * 3.2, { x, z, color: 0x2f5a34 }, 6);
    return;
  }
  c.drum(0.14 * size, 0.9 * size, { x, z, color: STONE.wood }, 0.12 * size, 5);
  c.ball(0.85 * size, { x, y: 1.5 * size, z, color: STONE.leaf }, 6);
}

/** A fountain: a basin, a stem, a bowl with water. */
export function fountain(c: Carving, x: number, z: number, size: number): void {
  c.drum(1.3 * size, 0.4 * size, { x, z, color: STONE.white }, 1.4 * size, 10);
  c.drum(1.15 * size, 0.04, { x, y: 0.4 * size, z, color: STONE.water }, 1.15 * size, 10);
  c.drum(0.2 * size, 1.2 * size, { x, z, color: STONE.white }, 0.16 * size, 6);
  c.drum(0.2 * size, 0.3 * size, { x, y: 1.1 * size, z, color: STONE.white }, 0.7 * size, 8);
  c.drum(0.6 * size, 0.03, { x, y: 1.42 * size, z, color: STONE.water }, 0.6 * size, 8);
}
