/** What is known of the quarter from afar, and what only it has; carved in code, one draw. */

import { type BufferGeometry, LatheGeometry, Vector2 } from 'three';
import { Carving } from '../../../world/carving.ts';
import { CLOCK, DAIS, DOME, FURNITURE, LION, MARKET, QUAY, SAINT, WHARF } from './plan.ts';
import { wells } from './wells.ts';

export const MARBLE = 0xf3e9d8;
export const SHADE = 0xdccab2;
export const ROSE = 0xdb9484;
export const BRICK = 0xc0705f;
export const VERDIGRIS = 0x74b09c;
const VERDIGRIS_DARK = 0x548d7d;
export const GILT = 0xe8b93e;
export const BRONZE = 0x8a6a3c;
export const DARK = 0x39302f;
const LAZULI = 0x2b5598;
const TAR = 0x2a2524;

/** All of it as one geometry; `lean`: with fewer sides. */
export function monuments(lean = false): BufferGeometry {
  const c = new Carving();
  church(c, lean);
  clockTower(c);
  arcade(c);
  dais(c);
  lion(c);
  saint(c);
  pier(c);
  wells(c, FURNITURE);
  return c.build();
}

const lathe = (points: readonly (readonly [number, number])[], sides: number): LatheGeometry =>
  new LatheGeometry(
    points.map(([x, y]) => new Vector2(x, y)),
    sides,
  );

/** A porch of columns, and over it a dome of copper larger than the church. */
function church(c: Carving, lean: boolean): void {
  const sides = lean ? 16 : 28;
  c.at(DOME.x, QUAY, DOME.z);
  c.box(15, 7.4, 11, { color: ROSE, surface: 'plaster' });
  c.box(15.6, 0.7, 11.6, { y: 7.1, color: MARBLE });
  c.drum(6.9, 3.4, { y: 7.6, z: -0.6, color: MARBLE, surface: 'ashlar' }, 6.9, sides);
  for (let k = 0; k < 10; k++) {
    const a = (k / 10) * Math.PI * 2;
    const at = { x: Math.sin(a) * 6.7, z: Math.cos(a) * 6.7 - 0.6, turn: a };
    c.box(1.1, 1.9, 0.6, { ...at, y: 8.4, color: DARK, glow: 0.75 });
  }
  c.drum(7.5, 0.6, { y: 10.9, z: -0.6, color: SHADE }, 7.5, sides);
  const shell = Array.from({ length: 10 }, (_, k): [number, number] => {
    const t = (k / 9) * 1.42;
    return [7.3 * Math.cos(t), 9.4 * Math.sin(t) ** 0.94];
  });
  c.add(lathe(shell, sides), { y: 11.4, z: -0.6, color: VERDIGRIS });
  for (let k = 0; k < 12; k++) {
    const a = (k / 12) * Math.PI * 2;
    for (let i = 0; i < 9; i++) {
      const [[r0, h0], [r1, h1]] = [shell[i], shell[i + 1]];
      c.box(0.34, Math.hypot(r1 - r0, h1 - h0) + 0.08, 0.26, {
        ...{ x: Math.sin(a) * r0, y: 11.4 + h0, z: Math.cos(a) * r0 - 0.6 },
        ...{ turn: a, lean: -Math.atan2(r0 - r1, h1 - h0), color: VERDIGRIS_DARK },
      });
    }
  }
  c.drum(1.5, 2.4, { y: 20.5, z: -0.6, color: MARBLE }, 1.4, 10);
  for (let k = 0; k < 5; k++) {
    const a = (k / 5) * Math.PI * 2;
    c.box(0.5, 1.5, 0.4, {
      ...{ x: Math.sin(a) * 1.4, y: 20.9, z: Math.cos(a) * 1.4 - 0.6, turn: a },
      ...{ color: DARK, glow: 0.8 },
    });
  }
  c.cone(1.9, 1.8, { y: 22.9, z: -0.6, color: VERDIGRIS }, 10);
  c.ball(0.5, { y: 25, z: -0.6, color: GILT });
  // The porch.
  c.box(13, 0.8, 5.4, { z: 7.4, color: SHADE, surface: 'ashlar' });
  c.box(14, 0.4, 6.4, { z: 7.4, color: SHADE, surface: 'ashlar' });
  for (let k = 0; k < 6; k++)
    c.drum(0.52, 5.2, { x: -5.2 + k * 2.08, y: 0.8, z: 9.3, color: MARBLE }, 0.44, 10);
  c.box(2.4, 4, 0.5, { y: 0.8, z: 5.5, color: DARK, glow: 0.7 });
  c.box(12.6, 1.1, 5.2, { y: 6, z: 7.6, color: MARBLE });
  c.gable(5.4, 2.6, 13, { y: 7.1, z: 7.6, turn: Math.PI / 2, color: VERDIGRIS });
  c.drum(0.9, 0.3, { y: 8.1, z: 10.3, lean: Math.PI / 2, color: LAZULI }, 0.9, 12);
}

/** The clock tower: a blue dial, the lion in the stars, and the Moors with their bell. */
function clockTower(c: Carving): void {
  c.at(CLOCK.x, QUAY, CLOCK.z);
  c.box(8, 15.6, 6.4, { color: ROSE, surface: 'ashlar' });
  for (const side of [-1, 1]) c.box(0.9, 15.8, 6.7, { x: side * 3.7, color: MARBLE });
  for (const y of [4.8, 10.3, 13.4]) c.box(8.4, 0.45, 6.8, { y, color: MARBLE });
  c.box(3.2, 3.6, 0.5, { z: 3.05, color: DARK, glow: 0.7 });
  c.drum(1.6, 0.5, { y: 3.4, z: 2.8, lean: Math.PI / 2, color: DARK, glow: 0.7 }, 1.6, 14);
  // The dial.
  const flat = { z: 3.2, lean: Math.PI / 2 };
  c.box(6.2, 5, 0.3, { y: 5.2, z: 3.15, color: MARBLE });
  c.drum(2.4, 0.3, { ...flat, y: 7.75, color: GILT }, 2.4, 24);
  c.drum(2.1, 0.34, { ...flat, y: 7.75, color: LAZULI, glow: 0.5 }, 2.1, 24);
  c.drum(1.2, 0.4, { ...flat, y: 7.75, color: 0x3d6cb4, glow: 0.45 }, 1.2, 20);
  for (let k = 0; k < 12; k++) {
    const a = (k / 12) * Math.PI * 2;
    c.box(0.3, 0.3, 0.3, {
      ...{ x: Math.sin(a) * 1.68, y: 7.6 + Math.cos(a) * 1.68, z: 3.6, color: GILT },
    });
  }
  c.box(0.2, 1.7, 0.14, { y: 7.75, z: 3.68, color: GILT });
  c.drum(0.36, 0.2, { y: 7.75, z: 3.58, lean: Math.PI / 2, color: GILT }, 0.36, 10);
  c.box(6, 2.5, 0.2, { y: 10.8, z: 3.2, color: LAZULI, glow: 0.25 });
  beast(c, 0, 11, 3.5, 0.62);
  // The terrace with the bell.
  c.box(9, 0.6, 7.2, { y: 15.4, color: MARBLE });
  for (let k = 0; k < 5; k++)
    for (const z of [-3.4, 3.4]) c.box(0.5, 0.8, 0.4, { x: -4 + k * 2, y: 16, z, color: MARBLE });
  c.drum(1.15, 1.5, { y: 17.2, color: BRONZE }, 0.7, 14);
  c.drum(0.12, 1.6, { y: 16, color: DARK }, 0.12, 6);
  for (const side of [-1, 1]) {
    c.drum(0.5, 1.5, { x: side * 2.1, y: 16, color: 0x4a3a2c }, 0.36, 8);
    c.ball(0.36, { x: side * 2.1, y: 17.8, color: 0x4a3a2c }, 8);
    c.box(1.3, 0.18, 0.18, { x: side * 1.5, y: 17.3, color: 0x4a3a2c });
  }
  c.drum(0.16, 2.6, { y: 18.6, color: GILT }, 0.08, 6);
  c.ball(0.3, { y: 21.2, color: GILT });
}

/** A winged lion that looks to the right, its foot's middle at (x, y, z). */
export function beast(c: Carving, x: number, y: number, z: number, size: number): void {
  const s = size;
  const box = (
    w: number,
    h: number,
    d: number,
    dx: number,
    dy: number,
    dz: number,
    color = GILT,
  ): void => {
    c.box(w * s, h * s, d * s, { x: x + dx * s, y: y + dy * s, z: z + dz * s, color });
  };
  box(3, 1.1, 0.9, 0, 1, 0);
  for (const dx of [-1.2, -0.8, 0.9, 1.3]) box(0.36, 1.1, 0.36, dx, 0, dx % 0.5 ? 0.22 : -0.22);
  c.ball(0.78 * s, { x: x + 1.55 * s, y: y + 2.1 * s, z, color: 0xd9a630 }, 9);
  box(0.5, 0.45, 0.6, 2.2, 1.75, 0);
  // Wings and tail.
  for (const side of [-1, 1])
    for (let k = 0; k < 3; k++)
      c.box(0.5 * s, (2.1 - k * 0.45) * s, 0.16 * s, {
        ...{ x: x + (0.3 - k * 0.55) * s, y: y + 1.7 * s, z: z + side * 0.42 * s },
        ...{ lean: side * 0.18, color: k % 2 ? 0xf0cf6a : GILT },
      });
  box(0.2, 1.5, 0.2, -1.75, 1.3, 0);
  // The book under its paw.
  box(0.9, 0.7, 0.3, 1.7, 0.1, 0.3, MARBLE);
}

/** A column of rose granite on steps; its top is at `high` over the ground. */
function column(c: Carving, x: number, z: number, high: number): void {
  c.at(x, QUAY, z);
  c.drum(1.9, 0.4, { color: SHADE }, 1.9, 8);
  c.drum(1.4, 0.4, { y: 0.4, color: MARBLE }, 1.4, 8);
  c.drum(0.66, high - 1.9, { y: 0.8, color: 0xc98a7c }, 0.54, 14);
  c.drum(0.56, 0.6, { y: high - 1.2, color: MARBLE }, 0.98, 12);
  c.box(2, 0.5, 2, { y: high - 0.6, color: MARBLE });
}

function lion(c: Carving): void {
  column(c, LION.x, LION.z, 9.4);
  beast(c, -0.2, 9.3, 0, 0.86);
}

function saint(c: Carving): void {
  column(c, SAINT.x, SAINT.z, 9.4);
  c.drum(0.62, 1.7, { y: 9.3, color: VERDIGRIS_DARK }, 0.42, 10);
  c.ball(0.4, { y: 11.4, color: VERDIGRIS_DARK }, 8);
  c.ring(0.5, 0.07, { y: 11.5, color: GILT });
  c.box(0.12, 3.2, 0.12, { x: 0.75, y: 9.2, color: GILT });
  c.box(1.8, 0.5, 0.8, { y: 9.2, z: 0.4, color: VERDIGRIS });
}

/** Three broad steps of white stone, on which the seals lie. */
function dais(c: Carving): void {
  const { x, z, deck, pitch } = DAIS;
  const long = pitch * 4;
  const rise = (deck - QUAY) / 2;
  c.at(x, QUAY, z);
  c.box(long + 7.4, rise, 7, { color: SHADE, surface: 'ashlar' });
  c.box(long + 6.2, rise, 5.8, { y: rise, color: MARBLE });
  for (let k = -2; k <= 2; k++)
    c.drum(2.45, 0.06, { x: k * pitch, y: deck - QUAY, color: ROSE }, 2.45, 24);
}

/** The market's arcade behind its stalls, under copper. */
function arcade(c: Carving): void {
  const { area, x, z } = MARKET;
  const long = area.x1 - area.x0;
  for (const side of [-1, 1]) {
    const half = long / 2 - 8;
    const middle = x + side * (8 + half / 2);
    c.at(middle, QUAY, z - 4.4);
    c.box(half, 0.25, 3.4, { color: SHADE, surface: 'ashlar' });
    c.box(half, 4.4, 0.4, { z: -1.5, color: 0xeec4b2, surface: 'plaster' });
    const columns = 4;
    for (let k = 0; k <= columns; k++) {
      const at = -half / 2 + 0.4 + (k * (half - 0.8)) / columns;
      c.drum(0.34, 3, { x: at, y: 0.25, z: 1.2, color: MARBLE }, 0.28, 8);
      if (k < columns)
        c.box(1.1, 2.2, 0.5, {
          ...{ x: at + (half - 0.8) / columns / 2, y: 0.3, z: -1.4, color: DARK, glow: 0.6 },
        });
    }
    c.box(half + 0.3, 0.9, 0.7, { y: 3.2, z: 1.2, color: MARBLE });
    c.gable(half + 0.9, 1.5, 4.6, { y: 4.1, z: -0.1, color: VERDIGRIS });
  }
}

/** The Pirate Wharf: tarred planks on piles, a lantern with a skull, a black rag. */
function pier(c: Carving): void {
  const { area, deck } = WHARF;
  const [long, deep] = [area.x1 - area.x0, area.z1 - area.z0];
  const middle = (area.x0 + area.x1) / 2;
  c.at(middle, 0, (area.z0 + area.z1) / 2);
  const planks = 19;
  for (let k = 0; k < planks; k++) {
    const color = [0x4a3b32, 0x42352e, 0x524238][k % 3];
    const wide = long / planks;
    c.box(wide - 0.06, 0.22, deep - (k % 4) * 0.12, {
      ...{ x: -long / 2 + (k + 0.5) * wide, y: deck - 0.22, z: (k % 3) * 0.08, color },
    });
  }
  for (let k = 0; k <= 8; k++)
    for (const side of [-1, 1]) {
      const x = -long / 2 + 0.3 + (k * (long - 0.6)) / 8;
      const high = k % 2 ? 2.6 : 2.1;
      c.drum(0.28, high, { x, y: -0.6, z: side * (deep / 2 + 0.1), color: TAR }, 0.24, 7);
    }
  c.box(long, 0.3, 0.4, { y: deck - 0.6, z: deep / 2 - 0.3, color: TAR });
  // The gangway from Santa Margherita's quay.
  c.box(3, 0.18, 5, { x: 1.4, y: deck - 0.28, z: -deep / 2 - 1.8, color: 0x4a3b32 });
  // The lantern.
  const pole = -long / 2 + 1;
  c.drum(0.2, 5.6, { x: pole, y: 0, z: -deep / 2 + 0.6, color: TAR }, 0.16, 7);
  c.box(1.8, 0.16, 0.16, { x: pole + 0.8, y: 5.4, z: -deep / 2 + 0.6, color: TAR });
  const [sx, sz] = [pole + 1.5, -deep / 2 + 0.6];
  c.ball(0.62, { x: sx, y: 4.5, z: sz, color: 0xf0ead8, glow: 0.9 }, 9);
  c.box(0.6, 0.5, 0.5, { x: sx, y: 3.65, z: sz + 0.1, color: 0xe6dcc4, glow: 0.6 });
  for (const side of [-1, 1])
    c.ball(0.17, { x: sx + side * 0.24, y: 4.48, z: sz + 0.52, color: TAR }, 6);
  // Barrels and a torn black flag.
  for (const [x, z] of [
    [12.6, -2],
    [13.4, -1],
    [12.2, -0.8],
  ] as const)
    c.drum(0.5, 1.1, { x, y: deck, z, color: 0x5a4332 }, 0.5, 9);
  c.drum(0.14, 6.4, { x: -pole - 0.2, y: 0, z: -deep / 2 + 0.5, color: TAR }, 0.1, 6);
  c.box(2.6, 1.5, 0.1, { x: -pole - 1.6, y: 4.7, z: -deep / 2 + 0.5, color: 0x1d1a1b });
}
