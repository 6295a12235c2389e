/** The landmarks by which each city is known from afar, carved in code. */

import {
  BufferGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  SphereGeometry,
  Vector2,
} from 'three';
import { Carving } from '../../../world/carving.ts';
import {
  CLIMB,
  DUOMO,
  FEET,
  HALF_STAIR,
  ISLET,
  LIGHTHOUSE,
  LOGGIA,
  PANTHEON,
  QUAY,
  STORE_DOOR,
  store,
  VESUVIUS,
  wayAt,
} from './landmarks.ts';
import { reliefAt } from './relief.ts';
import { vineyards } from './vineyards.ts';

const MARBLE = 0xf1e8d6;
const SHADE = 0xd8cbb0;
const TILES = 0xc4603a;
const BRICK = 0xb56a48;
const GILT = 0xe8b93e;
const VERDIGRIS = 0x6f9f92;
const DARK = 0x3a3130;
const GREEN_MARBLE = 0x55705e;

/** Every monument as one geometry, and the vineyards; `lean`: without the vineyards. */
export function monuments(lean = false): BufferGeometry {
  const c = new Carving();
  duomo(c);
  pantheon(c);
  lighthouse(c);
  loggia(c);
  gates(c);
  castle(c);
  stores(c);
  islet(c);
  if (!lean) vineyards(c);
  return c.build();
}

const lathe = (points: readonly (readonly [number, number])[], sides: number): LatheGeometry =>
  new LatheGeometry(
    points.map(([x, y]) => new Vector2(x, y)),
    sides,
  );

/** Brunelleschi's dome: eight ribs of marble on red tiles, over drum, nave and Giotto's tower. */
function duomo(c: Carving): void {
  const y = QUAY + CLIMB.high;
  c.at(DUOMO.x, y, DUOMO.z);
  c.box(19, 6.2, 9, { x: -2, color: MARBLE, surface: 'ashlar', z: -0.5 });
  c.gable(19.6, 2.6, 9.8, { x: -2, y: 6.2, z: -0.5, color: TILES, surface: 'tile' });
  for (let k = 0; k < 5; k++) {
    c.box(0.5, 6.3, 9.3, { x: -10 + k * 3.2, z: -0.5, color: GREEN_MARBLE });
    c.drum(0.75, 0.3, {
      x: -8.4 + k * 3.2,
      y: 3.9,
      z: 4.0,
      lean: Math.PI / 2,
      color: DARK,
      glow: 0.9,
    });
  }
  c.drum(7, 8.4, { x: 4.5, color: MARBLE, surface: 'ashlar', turn: Math.PI / 8 }, 7, 8);
  c.drum(7.25, 0.7, { x: 4.5, y: 8.2, color: SHADE, turn: Math.PI / 8 }, 7.25, 8);
  c.drum(6.3, 3.2, { x: 4.5, y: 8.8, color: MARBLE, turn: Math.PI / 8 }, 6.3, 8);
  // Bands of green marble, and a tall window in each side.
  for (const y of [0.9, 3.6, 6.9])
    c.drum(7.06, 0.34, { x: 4.5, y, color: GREEN_MARBLE, turn: Math.PI / 8 }, 7.06, 8);
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * Math.PI * 2;
    const at = { x: 4.5 + Math.sin(a) * 6.4, z: Math.cos(a) * 6.4, turn: a };
    c.box(1.5, 3, 0.5, { ...at, y: 3.9, color: GREEN_MARBLE });
    c.box(0.9, 2.4, 0.7, { ...at, y: 4.2, color: DARK, glow: 0.7 });
  }
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * Math.PI * 2;
    const [s, co] = [Math.sin(a), Math.cos(a)];
    c.drum(0.85, 0.2, {
      x: 4.5 + s * 5.85,
      y: 10.4,
      z: co * 5.85,
      turn: a,
      lean: Math.PI / 2,
      color: DARK,
      glow: 0.8,
    });
  }
  const shell: (readonly [number, number])[] = [];
  for (let k = 0; k <= 9; k++) {
    const t = k / 9;
    shell.push([6.5 * Math.cos(t * 1.36), 8.4 * Math.sin(t * 1.36) ** 0.92]);
  }
  const dome = lathe(shell, 8).rotateY(Math.PI / 8);
  c.add(dome.toNonIndexed(), { x: 4.5, y: 12, color: TILES, surface: 'tile' });
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * Math.PI * 2 + Math.PI / 8;
    for (let i = 0; i < 9; i++) {
      const [r0, h0] = shell[i];
      const [r1, h1] = shell[i + 1];
      const long = Math.hypot(r1 - r0, h1 - h0) + 0.1;
      c.box(0.46, long, 0.4, {
        x: 4.5 + Math.sin(a) * (r0 + 0.02),
        y: 12 + h0,
        z: Math.cos(a) * (r0 + 0.02),
        turn: a,
        lean: -Math.atan2(r0 - r1, h1 - h0),
        color: MARBLE,
      });
    }
  }
  c.drum(1.5, 2.6, { x: 4.5, y: 19.9, color: MARBLE }, 1.3, 8);
  c.cone(1.55, 1.9, { x: 4.5, y: 22.5, color: MARBLE }, 8);
  c.ball(0.55, { x: 4.5, y: 24.7, color: GILT });
  // Half domes round the drum.
  for (const [dx, dz] of [
    [0, 6.4],
    [6.6, 0],
  ] as const) {
    c.drum(3.4, 5.4, { x: 4.5 + dx, z: dz, color: MARBLE, surface: 'ashlar' }, 3.4, 10);
    c.add(new SphereGeometry(3.5, 12, 5, 0, Math.PI * 2, 0, Math.PI / 2), {
      x: 4.5 + dx,
      y: 5.4,
      z: dz,
      color: TILES,
      surface: 'tile' as const,
    });
  }
  // Giotto's bell tower, in courses of white, green and rose.
  for (let k = 0; k < 6; k++) {
    const color = [MARBLE, 0xe4c3b0, MARBLE, 0xdde3d2, MARBLE, 0xe4c3b0][k];
    c.box(3.5, 2.7, 3.5, { x: -13.6, y: k * 2.8, z: 2, color, surface: 'ashlar' });
    c.box(3.8, 0.3, 3.8, { x: -13.6, y: k * 2.8 + 2.6, z: 2, color: GREEN_MARBLE });
    if (k > 1) c.box(1.3, 1.7, 3.7, { x: -13.6, y: k * 2.8 + 0.4, z: 2, color: DARK, glow: 0.5 });
  }
  c.box(4.1, 0.6, 4.1, { x: -13.6, y: 16.8, z: 2, color: SHADE });
}

/** The Pantheon: a low round dome with its eye, and a front of eight columns. */
function pantheon(c: Carving): void {
  c.at(PANTHEON.x, QUAY + 4.6, PANTHEON.z, 0.12);
  c.drum(7, 6.2, { color: 0xd9b48c, surface: 'brick' }, 7, 24);
  for (const y of [2.6, 4.4, 6]) c.drum(7.15, 0.35, { y, color: SHADE }, 7.15, 24);
  for (let k = 0; k < 4; k++) {
    c.drum(6.9 - k * 0.55, 0.5, { y: 6.2 + k * 0.45, color: 0xc9b896 }, 6.9 - k * 0.55, 24);
  }
  const shell: (readonly [number, number])[] = [];
  for (let k = 0; k <= 7; k++) {
    const a = 0.18 + (k / 7) * (1.36 - 0.18);
    shell.push([5.9 * Math.cos(a), 5.2 * Math.sin(a) - 0.6]);
  }
  c.add(lathe([...shell, [1.1, 4.1]], 24), { y: 7, color: 0xb9c0bd });
  c.drum(1.15, 0.12, { y: 11.28, color: DARK, glow: 0.4 }, 1.15, 16);
  // The porch.
  c.box(11, 0.7, 5.2, { z: 8.2, color: SHADE, surface: 'ashlar' });
  for (let k = 0; k < 8; k++)
    c.drum(0.46, 5, { x: -4.7 + k * 1.343, y: 0.7, z: 10.2, color: MARBLE }, 0.38, 10);
  c.box(9.6, 5, 0.5, { y: 0.7, z: 7.4, color: 0xb08a68 });
  c.box(2, 3.8, 0.7, { y: 0.7, z: 7.5, color: DARK, glow: 0.7 });
  c.box(10.8, 1, 5, { y: 5.7, z: 8.4, color: MARBLE });
  c.gable(5, 2.7, 11.2, { y: 6.7, z: 8.4, turn: Math.PI / 2, color: MARBLE });
}

function lighthouse(c: Carving): void {
  const y = reliefAt(LIGHTHOUSE.x, LIGHTHOUSE.z) - 0.3;
  c.at(LIGHTHOUSE.x, y, LIGHTHOUSE.z);
  c.box(5.4, 2.2, 4.6, { color: 0xe6d2a8, surface: 'ashlar' });
  for (let k = 0; k < 5; k++) {
    const r = 1.75 - k * 0.16;
    const color = k % 2 === 0 ? 0xf6efe0 : 0xbd3b34;
    c.drum(r, 2.1, { y: 2.2 + k * 2.1, color }, r - 0.16, 14);
  }
  c.drum(1.75, 0.5, { y: 12.6, color: SHADE }, 1.75, 14);
  c.drum(0.85, 1.7, { y: 13, color: 0xffe9a8, glow: 1 }, 0.85, 10);
  c.cone(1.5, 1.5, { y: 14.7, color: VERDIGRIS }, 12);
  c.ball(0.35, { y: 16.4, color: GILT });
  // Rocks in the surf.
  for (let k = 0; k < 18; k++) {
    const a = k * 2.4;
    const r = 4.4 + (k % 5) * 1.1;
    const size = 0.6 + (k % 4) * 0.35;
    const [x, z] = [Math.cos(a) * r * 1.35 - 0.6, Math.sin(a) * r * 0.72];
    c.rock(size, { x, y: 0.25 - y, z, turn: a * 2, lean: 0.4, color: k % 3 ? 0x9a8b74 : 0x877a68 });
  }
}

/** Three arches, open to the viewer: a plinth of the display stands in each. */
function loggia(c: Carving): void {
  c.at(LOGGIA.x, QUAY, LOGGIA.z);
  c.box(16.4, 0.5, 6.2, { color: MARBLE, surface: 'ashlar' });
  c.box(16.4, 5.4, 0.6, { y: 0.5, z: -2.8, color: 0xe9cfa0, surface: 'plaster' });
  for (let k = 0; k < 4; k++) {
    const x = -7.4 + k * 4.93;
    c.drum(0.42, 3.9, { x, y: 0.5, z: -1.9, color: MARBLE }, 0.36, 10);
    c.box(1.1, 0.35, 1.1, { x, y: 4.3, z: -1.9, color: SHADE });
  }
  c.box(16.6, 1.3, 2.2, { y: 4.7, z: -2.1, color: MARBLE });
  for (let k = 0; k < 3; k++) {
    c.ring(0.62, 0.13, {
      x: -4.93 + k * 4.93,
      y: 5.35,
      z: -0.95,
      lean: Math.PI / 2,
      color: 0x3c6ea0,
    });
  }
  c.gable(17.2, 1.6, 3.4, { y: 6, z: -2.2, color: TILES, surface: 'tile' });
}

/** The gate at the head of each way. */
function gates(c: Carving): void {
  const look = {
    naples: { wall: 0xdb9a68, merlon: 0xc9b48c },
    rome: { wall: 0xe2c69a, merlon: MARBLE },
    florence: { wall: 0xcdb288, merlon: SHADE },
    venice: { wall: 0xe6a898, merlon: MARBLE },
  } as const;
  for (const city of ['naples', 'rome', 'venice'] as const) {
    const { x, y, z } = wayAt(city, 1);
    const { wall, merlon } = look[city];
    c.at(x, y - 0.4, z - 3.4);
    for (const side of [-1, 1]) {
      c.drum(2.3, 7.4, { x: side * 5.4, color: wall, surface: 'ashlar' }, 2.1, 14);
      c.drum(2.6, 0.9, { x: side * 5.4, y: 7.2, color: merlon }, 2.6, 14);
      for (let k = 0; k < 8; k++) {
        const a = (k / 8) * Math.PI * 2;
        c.box(0.7, 0.8, 0.7, {
          x: side * 5.4 + Math.sin(a) * 2.25,
          y: 8.1,
          z: Math.cos(a) * 2.25,
          turn: a,
          color: merlon,
        });
      }
    }
    c.box(8.4, 5.6, 2.2, { color: wall, surface: 'ashlar' });
    c.box(3.6, 3.6, 2.4, { color: DARK, glow: 0.6 });
    c.drum(1.8, 2.4, { y: 3.6, z: -1.2, lean: Math.PI / 2, color: DARK, glow: 0.6 }, 1.8, 16);
    for (let k = 0; k < 5; k++) c.box(0.9, 0.9, 2.2, { x: -3.2 + k * 1.6, y: 5.6, color: merlon });
    c.box(HALF_STAIR * 3, 3.2, 1.4, { z: -0.4, y: -1.4, color: wall, surface: 'ashlar' });
  }
}

/** The castle in the sea before Naples. */
function castle(c: Carving): void {
  const { x, z } = FEET.naples;
  c.at(x - 21.5, QUAY, z + 4.4, 0.3);
  c.box(9, 5.4, 6, { color: 0xd8bb84, surface: 'ashlar' });
  c.box(9.4, 0.6, 6.4, { y: 5.2, color: SHADE });
  for (const [dx, dz] of [
    [-4.5, -3],
    [4.5, -3],
    [-4.5, 3],
    [4.5, 3],
  ] as const) {
    c.drum(1.7, 7, { x: dx, z: dz, color: 0xd0b07a, surface: 'ashlar' }, 1.5, 12);
    c.drum(1.8, 0.7, { x: dx, y: 7, z: dz, color: SHADE }, 1.8, 12);
  }
  c.box(3, 3, 3, { y: 5.4, color: BRICK, surface: 'brick' });
}

/** The towers in which towns keep their wares, open above: a crane lowers them there. */
function stores(c: Carving): void {
  const walls = { naples: 0xd8a878, rome: 0xdcc49a, venice: 0xe2a090 } as const;
  for (const port of ['naples', 'rome', 'venice'] as const) {
    const { x, z } = store(port);
    c.at(x, QUAY, z);
    c.drum(2.1, 0.6, { color: SHADE, surface: 'ashlar' }, 2.1, 14);
    c.drum(1.8, STORE_DOOR - 1, { y: 0.6, color: walls[port], surface: 'ashlar' }, 1.66, 14);
    c.drum(2, 0.5, { y: STORE_DOOR - 0.5, color: MARBLE }, 2.15, 14);
    c.drum(1.55, 0.1, { y: STORE_DOOR, color: DARK, glow: 0.35 }, 1.55, 14);
    for (let k = 0; k < 10; k++) {
      const a = (k / 10) * Math.PI * 2;
      c.box(0.75, 0.75, 0.4, {
        x: Math.sin(a) * 1.92,
        y: STORE_DOOR,
        z: Math.cos(a) * 1.92,
        turn: a,
        color: MARBLE,
      });
    }
    c.box(1.1, 1.9, 0.5, { z: 1.75, y: 0.5, color: DARK, glow: 0.5 });
  }
}

/** Rocks around the harbour master's islet, and a beacon on it for the night. */
function islet(c: Carving): void {
  const { x, z, radius } = ISLET;
  c.at(x, QUAY, z);
  for (let k = 0; k < 14; k++) {
    const a = k * 2.4;
    const size = 0.5 + (k % 4) * 0.3;
    const [dx, dz] = [Math.cos(a) * (radius + 0.3), Math.sin(a) * (radius + 0.3)];
    const color = k % 3 ? 0x9a8b74 : 0x877a68;
    c.rock(size, { x: dx, y: -0.9, z: dz, turn: a * 2, lean: 0.4, color });
  }
  for (const side of [-1, 1]) {
    c.drum(0.3, 2.6, { x: side * 4.5, z: -1.6, color: 0x6b4a2c }, 0.24, 8);
    c.drum(0.36, 0.7, { x: side * 4.5, y: 2.6, z: -1.6, color: 0xffe9a8, glow: 1 }, 0.44, 8);
    c.cone(0.56, 0.5, { x: side * 4.5, y: 3.3, z: -1.6, color: VERDIGRIS }, 8);
  }
}

/** Vesuvius: two slopes that steepen, a broken rim, ash above vineyards. */
export function vesuvius(): BufferGeometry {
  const { x, z, high, wide } = VESUVIUS;
  const [rings, sides] = [15, 40];
  const positions: number[] = [];
  const colors: number[] = [];
  const index: number[] = [];
  for (let r = 0; r <= rings; r++)
    for (let s = 0; s <= sides; s++) {
      const a = (s / sides) * Math.PI * 2;
      const t = r / rings;
      const crater = t < 0.16;
      const rough = 0.05 * Math.sin(a * 5 + t * 7) + 0.035 * Math.sin(a * 11 - t * 5);
      const radius =
        wide *
        (0.1 + 0.9 * (crater ? t * 0.55 : (t - 0.16) / 0.84)) *
        (1 + rough * (crater ? 1 : t));
      const slope = ((t - 0.16) / 0.84) ** 0.62;
      const y = crater
        ? high * (0.9 + 0.06 * Math.sin(a * 2 + 1)) - (0.16 - t) * 16
        : high * (1 - slope) * (0.96 + 0.06 * Math.sin(a * 2 + 1));
      positions.push(
        Math.cos(a) * (t === 0 ? 0.01 : radius),
        y,
        Math.sin(a) * (t === 0 ? 0.01 : radius),
      );
      const ash = Math.min(1, Math.max(0, (y / high - 0.32 + rough * 3) * 2.2));
      const green = [0.42, 0.5, 0.28];
      const grey = crater ? [0.26, 0.19, 0.19] : [0.46, 0.36, 0.36];
      const glow = crater && t < 0.055;
      for (let k = 0; k < 3; k++)
        colors.push(glow ? [0.85, 0.32, 0.12][k] : green[k] * (1 - ash) + grey[k] * ash);
      if (r < rings && s < sides) {
        const i = r * (sides + 1) + s;
        index.push(i, i + 1, i + sides + 1, i + 1, i + sides + 2, i + sides + 1);
      }
    }
  const form = new BufferGeometry();
  form.setAttribute('position', new Float32BufferAttribute(positions, 3));
  form.setAttribute('color', new Float32BufferAttribute(colors, 3));
  form.setIndex(index);
  form.computeVertexNormals();
  return new Carving().at(x, 0.6, z).add(form, { color: 0xffffff }).build();
}
