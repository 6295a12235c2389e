/** The quarter's landmarks and its unique buildings; carved in code, one draw. */

import { type BufferGeometry, LatheGeometry, Vector2 } from 'three';
import { Carving } from '../../../world/carving.ts';
import { seeded } from '../../../world/clock.ts';
import { beast, bishop } from './figures.ts';
import { gardens } from './gardens.ts';
import { CLOCK, DAIS, DOME, FURNITURE, LION, MARKET, QUAY, SAINT, WHARF } from './plan.ts';
import { wells } from './wells.ts';

const MARBLE = 0xf3e9d8;
const SHADE = 0xdccab2;
const ROSE = 0xdb9484;
const VERDIGRIS = 0x74b09c;
const VERDIGRIS_DARK = 0x548d7d;
export const GILT = 0xe8b93e;
const BRONZE = 0x8a6a3c;
const DARK = 0x39302f;
const LAZULI = 0x2b5598;
const TAR = 0x2a2524;

/** The clock's foot, and its dial's middle over that and before the tower's. */
export const DIAL = { foot: QUAY - 1.5, high: 7.75, ahead: 3.6 } as const;

/** All of it as one geometry; `lean`: with fewer sides. */
export function monuments(lean = false): BufferGeometry {
  const c = new Carving();
  const sides = lean ? 6 : 10;
  church(c, lean);
  clockTower(c, sides);
  arcade(c);
  dais(c);
  lion(c, sides);
  saint(c, sides);
  pier(c, lean);
  wells(c, FURNITURE);
  gardens(c);
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
  const base = 8.6;
  c.at(DOME.x, QUAY, DOME.z);
  c.box(14.4, 5.4, 10, { color: ROSE, surface: 'plaster' });
  c.box(15, 0.6, 10.6, { y: 5.1, color: MARBLE });
  c.drum(6.5, 3, { y: 5.5, z: -0.6, color: MARBLE, surface: 'ashlar' }, 6.5, sides);
  for (let k = 0; k < 10; k++) {
    const a = (k / 10) * Math.PI * 2;
    const at = { x: Math.sin(a) * 6.3, z: Math.cos(a) * 6.3 - 0.6, turn: a };
    c.box(1.1, 1.7, 0.6, { ...at, y: 6.2, color: DARK, glow: 0.75 });
  }
  c.drum(7.1, 0.5, { y: base - 0.4, z: -0.6, color: SHADE }, 7.1, sides);
  const [ribs, parts] = lean ? [8, 5] : [12, 9];
  const shell = Array.from({ length: parts + 1 }, (_, k): [number, number] => {
    const t = (k / parts) * 1.42;
    return [6.9 * Math.cos(t), 7.8 * Math.sin(t) ** 0.94];
  });
  c.add(lathe(shell, sides), { y: base, z: -0.6, color: VERDIGRIS });
  for (let k = 0; k < ribs; k++) {
    const a = (k / ribs) * Math.PI * 2;
    for (let i = 0; i < parts; i++) {
      const [[r0, h0], [r1, h1]] = [shell[i], shell[i + 1]];
      c.box(0.34, Math.hypot(r1 - r0, h1 - h0) + 0.08, 0.26, {
        x: Math.sin(a) * r0,
        y: base + h0,
        z: Math.cos(a) * r0 - 0.6,
        turn: a,
        lean: -Math.atan2(r0 - r1, h1 - h0),
        color: VERDIGRIS_DARK,
      });
    }
  }
  const top = base + 7.5;
  c.drum(1.3, 1.9, { y: top, z: -0.6, color: MARBLE }, 1.2, 10);
  for (let k = 0; k < 5; k++) {
    const a = (k / 5) * Math.PI * 2;
    c.box(0.45, 1.2, 0.4, {
      x: Math.sin(a) * 1.2,
      y: top + 0.3,
      z: Math.cos(a) * 1.2 - 0.6,
      turn: a,
      color: DARK,
      glow: 0.8,
    });
  }
  c.cone(1.7, 1.6, { y: top + 1.9, z: -0.6, color: VERDIGRIS }, 10);
  c.ball(0.45, { y: top + 3.7, z: -0.6, color: GILT });
  // The porch.
  c.box(14, 0.4, 6.4, { z: 7, color: SHADE, surface: 'ashlar' });
  c.box(13, 0.8, 5.4, { z: 7, color: SHADE, surface: 'ashlar' });
  for (let k = 0; k < 6; k++)
    c.drum(0.5, 3.9, { x: -5.2 + k * 2.08, y: 0.8, z: 8.9, color: MARBLE }, 0.42, 10);
  c.box(2.4, 3.2, 0.5, { y: 0.8, z: 5.1, color: DARK, glow: 0.7 });
  c.box(12.6, 0.9, 5.2, { y: 4.7, z: 7.2, color: MARBLE });
  c.gable(5.4, 2.3, 13, { y: 5.6, z: 7.2, turn: Math.PI / 2, color: VERDIGRIS });
  c.drum(0.8, 0.3, { y: 6.5, z: 9.9, lean: Math.PI / 2, color: LAZULI }, 0.8, 12);
}

/** The clock tower: a blue dial, the lion in the stars, and the Moors with their bell. */
function clockTower(c: Carving, sides: number): void {
  c.at(CLOCK.x, DIAL.foot, CLOCK.z);
  c.box(8, 15.6, 6.4, { color: ROSE, surface: 'ashlar' });
  for (const side of [-1, 1]) c.box(0.9, 15.8, 6.7, { x: side * 3.7, color: MARBLE });
  for (const y of [4.8, 10.3, 13.4]) c.box(8.4, 0.45, 6.8, { y, color: MARBLE });
  c.box(3.2, 3.6, 0.5, { z: 3.05, color: DARK, glow: 0.7 });
  c.drum(1.6, 0.5, { y: 3.4, z: 2.8, lean: Math.PI / 2, color: DARK, glow: 0.7 }, 1.6, 14);
  // The dial.
  const flat = { z: 3.2, y: DIAL.high, lean: Math.PI / 2 };
  c.box(6.2, 5, 0.3, { y: 5.2, z: 3.15, color: MARBLE });
  c.drum(2.4, 0.3, { ...flat, color: GILT }, 2.4, 24);
  c.drum(2.1, 0.34, { ...flat, color: LAZULI, glow: 0.5 }, 2.1, 24);
  c.drum(1.2, 0.4, { ...flat, color: 0x3d6cb4, glow: 0.45 }, 1.2, 20);
  for (let k = 0; k < 12; k++) {
    const a = (k / 12) * Math.PI * 2;
    c.box(0.3, 0.3, 0.3, {
      x: Math.sin(a) * 1.68,
      y: DIAL.high - 0.15 + Math.cos(a) * 1.68,
      z: 3.6,
      color: GILT,
    });
  }
  c.box(6, 2.5, 0.2, { y: 10.8, z: 3.2, color: LAZULI, glow: 0.25 });
  for (const [x, y] of [
    ...([
      [-2.5, 12.6],
      [-2.1, 11.4],
      [2.5, 12.7],
      [2.2, 11.3],
      [-1.3, 12.9],
    ] as const),
  ])
    c.box(0.18, 0.18, 0.1, { x, y, z: 3.3, color: GILT, glow: 0.5 });
  beast(c, -0.1, 10.9, 3.6, 0.62, sides);
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

/** A column of rose granite on steps; its top is at `high` over the ground. */
function column(c: Carving, x: number, z: number, high: number): void {
  c.at(x, QUAY, z);
  c.drum(1.9, 0.4, { color: SHADE }, 1.9, 8);
  c.drum(1.4, 0.4, { y: 0.4, color: MARBLE }, 1.4, 8);
  c.drum(0.66, high - 1.9, { y: 0.8, color: 0xc98a7c }, 0.54, 14);
  c.drum(0.56, 0.6, { y: high - 1.2, color: MARBLE }, 0.98, 12);
  c.box(2, 0.5, 2, { y: high - 0.6, color: MARBLE });
}

function lion(c: Carving, sides: number): void {
  column(c, LION.x, LION.z, 9.4);
  beast(c, 0, 9.3, 0, 1, sides);
}

function saint(c: Carving, sides: number): void {
  column(c, SAINT.x, SAINT.z, 9.4);
  bishop(c, 0, 9.3, 0, sides);
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
          x: at + (half - 0.8) / columns / 2,
          y: 0.3,
          z: -1.4,
          color: DARK,
          glow: 0.6,
        });
    }
    c.box(half + 0.3, 0.9, 0.7, { y: 3.2, z: 1.2, color: MARBLE });
    c.gable(half + 0.9, 1.5, 4.6, { y: 4.1, z: -0.1, color: VERDIGRIS });
  }
}

/** The Pirate Wharf: tarred planks on piles, a lantern with a skull, a black rag. */
function pier(c: Carving, lean: boolean): void {
  const { area, deck } = WHARF;
  const [long, deep] = [area.x1 - area.x0, area.z1 - area.z0];
  const random = seeded(13);
  c.at((area.x0 + area.x1) / 2, 0, (area.z0 + area.z1) / 2);
  // Planks of every length, none quite in its place.
  const planks = lean ? 18 : 34;
  const wide = long / planks;
  for (let k = 0; k < planks; k++) {
    const color = [0x55443a, 0x483a32, 0x5f4d40, 0x4d3f36][Math.floor(random() * 4)];
    c.box(wide - 0.09, 0.2, deep + (random() - 0.6) * 0.9, {
      x: -long / 2 + (k + 0.5) * wide,
      y: deck - 0.2 + random() * 0.05,
      z: (random() - 0.5) * 0.4,
      turn: (random() - 0.5) * 0.025,
      color,
    });
  }
  for (let k = 0; k <= 8; k++)
    for (const side of [-1, 1]) {
      const x = -long / 2 + 0.3 + (k * (long - 0.6)) / 8;
      const high = 1.9 + random() * 1.2;
      const pile = { x, y: -0.6, z: side * (deep / 2 + 0.1), lean: (random() - 0.5) * 0.12 };
      c.drum(0.3, high, { ...pile, color: TAR }, 0.26, 7);
      // Rope about the heads of some.
      if (k % 2) c.drum(0.34, 0.34, { ...pile, y: high - 1.2, color: 0xa58a5c }, 0.34, 7);
    }
  for (const z of [deep / 2 - 0.4, 0, -deep / 2 + 0.4])
    c.box(long, 0.28, 0.36, { y: deck - 0.5, z, color: TAR });
  // The gangway from Santa Margherita's quay.
  for (let k = 0; k < 5; k++)
    c.box(0.52, 0.14, 4.6, {
      x: 0.2 + k * 0.6,
      y: QUAY + 0.14,
      z: -deep / 2 - 1.9,
      color: 0x5f4d40,
    });
  lantern(c, -long / 2 + 1, -deep / 2 + 0.6);
  rag(c, long / 2 - 1, -deep / 2 + 0.5);
  for (const [x, z, turn] of [
    [13, -1.9, 0],
    [13.2, -0.7, 1],
    [12, -1.6, 2],
    [-13, 1.9, 0],
  ] as const)
    c.drum(0.52, 1.15, { x, y: deck, z, turn, color: 0x6b4f38 }, 0.46, 9);
  // The wreck of a galley: ribs that stand out of the water.
  for (let k = 0; k < 6; k++) {
    const at = { x: -long / 2 - 3.6 + k * 0.9, y: -0.5, color: 0x4a3b32 };
    const high = 1.9 - Math.abs(k - 2.5) * 0.25;
    for (const side of [-1, 1])
      c.box(0.2, high, 0.24, { ...at, z: 3.4 + side * 0.9, lean: -side * 0.35 });
  }
  c.box(5.6, 0.3, 0.3, { x: -long / 2 - 1.4, y: -0.1, z: 3.4, color: 0x4a3b32 });
}

/** A skull that shines over the pier. */
function lantern(c: Carving, x: number, z: number): void {
  c.drum(0.22, 5.8, { x, y: 0, z, color: TAR }, 0.16, 7);
  c.box(2, 0.18, 0.18, { x: x + 0.8, y: 5.6, z, color: TAR });
  const at = x + 1.6;
  c.drum(0.05, 0.5, { x: at, y: 5.1, z, color: TAR }, 0.05, 4);
  c.ball(0.74, { x: at, y: 4.5, z, color: 0xf4eeda, glow: 0.85 }, 10);
  c.box(0.7, 0.55, 0.6, { x: at, y: 3.6, z: z + 0.14, color: 0xe6dcc4, glow: 0.6 });
  for (const side of [-1, 1])
    c.ball(0.2, { x: at + side * 0.28, y: 4.48, z: z + 0.62, color: TAR }, 6);
  c.box(0.12, 0.2, 0.12, { x: at, y: 4.1, z: z + 0.7, color: TAR });
  for (let k = -1; k <= 1; k++)
    c.box(0.05, 0.3, 0.06, { x: at + k * 0.18, y: 3.65, z: z + 0.46, color: TAR });
}

/** A torn black flag with two crossed bones, towards the camera. */
function rag(c: Carving, x: number, z: number): void {
  c.drum(0.15, 6.8, { x, y: 0, z, color: TAR }, 0.1, 6);
  for (let k = 0; k < 5; k++) {
    const high = [1.9, 1.8, 1.9, 1.6, 1.2][k];
    c.box(0.62, high, 0.08, {
      x: x - 0.4 - k * 0.6,
      y: 6.5 - high - k * 0.06,
      z: z + 0.1 * Math.sin(k * 1.9),
      color: 0x1d1a1c,
    });
  }
  c.ball(0.36, { x: x - 1.4, y: 5.75, z: z + 0.16, color: 0xf0ead8 }, 8);
  for (const side of [-1, 1])
    c.box(1.3, 0.14, 0.08, { x: x - 1.4, y: 5.1 + side * 0.1, z: z + 0.2, color: 0xf0ead8 });
}
