/** The common parts of workshops: walls with white quoins, windows, roofs of tiles, and paints. */

import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Carving, Surface } from '../../../../world/carving.ts';

export const WHITE = 0xf3ecdc;
export const STONE = 0xd9cfb8;
export const WOOD = 0x8a5a33;
export const DARK_WOOD = 0x55351f;
const PANE = 0x2c2a2c;
const TILES = 0xc25a36;
export const ROSE = 0xd98f7c;
export const VERDIGRIS = 0x6aa595;
export const BRICK = 0xb0654a;
export const OCHRE = 0xe3b56a;
export const CREAM = 0xf0dcb4;
export const GOLD = 0xe9b53a;
export const IRON = 0x4a4d55;
export const ROPE = 0xc9a66a;
export const FIRE = 0xff8a2a;
export const SMOKE = 0xb9b2ab;

/** A hall: its middle, width, height of its walls and depth. */
export interface Hall {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  readonly w: number;
  readonly h: number;
  readonly d: number;
  readonly color: number;
  readonly surface?: Surface;
}

/** Walls with a base course, quoins and a cornice of white stone. */
export function walls(c: Carving, hall: Hall): void {
  const { x = 0, y = 0, z = 0, w, h, d, color, surface = 'plaster' } = hall;
  c.box(w, h, d, { x, y, z, color, surface });
  c.box(w + 0.24, 0.5, d + 0.24, { x, y, z, color: STONE, surface: 'ashlar' });
  c.block(0.06, w + 0.4, 0.34, d + 0.4, { x, y: y + h - 0.2, z, color: WHITE });
  for (const u of [-1, 1])
    for (const v of [-1, 1])
      c.box(0.46, h, 0.46, {
        x: x + (u * (w - 0.24)) / 2,
        y,
        z: z + (v * (d - 0.24)) / 2,
        color: WHITE,
        surface: 'ashlar',
      });
}

/** A window of white stone with a pane that is lit at night; `turn` 0 looks to the front. */
export function pane(c: Carving, x: number, y: number, z: number, w: number, h: number, turn = 0) {
  c.box(w + 0.36, h + 0.34, 0.16, { x, y: y - 0.12, z, turn, color: WHITE });
  c.box(w, h, 0.26, { x, y, z, turn, color: PANE, glow: 0.8 });
}

/** Rows of windows on the front and both sides; nobody sees the back. */
export function panes(c: Carving, hall: Hall, count: number, y: number, w = 0.7, h = 1.1): void {
  const { x = 0, z = 0, w: wide, d } = hall;
  for (let k = 0; k < count; k++) {
    const u = x + ((k + 0.5) / count - 0.5) * (wide - 0.9);
    pane(c, u, y, z + d / 2, w, h);
  }
  const deep = Math.max(1, Math.round(count * (d / wide) * 0.8));
  for (let k = 0; k < deep; k++) {
    const v = z + ((k + 0.5) / deep - 0.5) * (d - 0.9);
    for (const side of [-1, 1]) pane(c, x + (side * wide) / 2, y, v, w, h, Math.PI / 2);
  }
}

/** A door under a round arch, on the front. */
export function door(c: Carving, x: number, z: number, w: number, h: number, turn = 0): void {
  c.box(w + 0.5, h + 0.3, 0.2, { x, z, turn, color: WHITE });
  c.box(w, h, 0.34, { x, z, turn, color: 0x4a2f22, glow: 0.3 });
}

/** A hipped roof: `w` × `d` at its eaves, its ridge along x. */
function hip(w: number, h: number, d: number): BufferGeometry {
  const [x, z] = [w / 2, d / 2];
  const r = Math.max(0, (w - d) / 2);
  const corners: readonly (readonly [number, number, number])[] = [
    [-x, 0, z],
    [x, 0, z],
    [x, 0, -z],
    [-x, 0, -z],
    [-r, h, 0],
    [r, h, 0],
  ];
  const faces = [0, 1, 5, 0, 5, 4, 2, 3, 4, 2, 4, 5, 1, 2, 5, 3, 0, 4];
  const form = new BufferGeometry();
  const positions = faces.flatMap((k) => corners[k]);
  form.setAttribute('position', new Float32BufferAttribute(positions, 3));
  form.computeVertexNormals();
  return form;
}

/** A roof of tiles on a hall, with its ridge of white stone. */
export function roof(c: Carving, hall: Hall, high: number, color = TILES, gable = false): void {
  const { x = 0, y = 0, z = 0, w, h, d } = hall;
  const how = { x, y: y + h + 0.1, z, color, surface: 'tile' as const };
  if (gable) c.gable(w + 0.7, high, d + 0.8, how);
  else c.add(hip(w + 0.8, high, d + 0.8), how);
  const ridge = gable ? w + 0.7 : Math.max(0.4, w - d);
  c.box(ridge, 0.2, 0.26, { x, y: y + h + high, z, color: 0xa9573c });
}

/** A chimney of the city: a flue that widens to its pot. */
export function chimney(c: Carving, x: number, y: number, z: number, h: number, w = 0.7): void {
  c.box(w, h, w, { x, y, z, color: BRICK, surface: 'brick' });
  c.drum(w * 0.5, 0.7, { x, y: y + h, z, color: 0xd8a892 }, w * 0.95, 8);
}

/** A striped cloth between two heights: an awning that leans from `y` at `z` down to the front. */
export function awning(
  c: Carving,
  x: number,
  y: number,
  z: number,
  w: number,
  deep: number,
  colors: readonly [number, number],
  stripes = 7,
): void {
  const wide = w / stripes;
  for (let k = 0; k < stripes; k++) {
    const color = colors[k % 2];
    const u = x + (k - (stripes - 1) / 2) * wide;
    c.box(wide, 0.1, deep, { x: u, y, z: z + deep * 0.46, lean: 0.42, color });
    c.box(wide, 0.42, 0.08, { x: u, y: y - deep * 0.2 - 0.36, z: z + deep * 0.92, color });
  }
}

/** A pole from the ground, with a gilded knob. */
export function mast(c: Carving, x: number, y: number, z: number, h: number, r = 0.11): void {
  c.drum(r, h, { x, y, z, color: WOOD }, r * 0.8, 5);
  c.ball(r * 2, { x, y: y + h, z, color: GOLD }, 5);
}
