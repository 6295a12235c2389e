/** The four buildings around the Market, and the Market itself. */

import { TorusGeometry } from 'three';
import type { Carving } from '../../../world/carving.ts';
import { larger, letter, scales, shield } from './emblems.ts';
import {
  banner,
  battlements,
  dome,
  gate,
  hip,
  painted,
  pane,
  roof,
  STONE,
  striped,
  stripes,
  turned,
  walls,
  windows,
} from './parts.ts';
import { BELL, QUAY, SUNDIAL } from './plan.ts';

/** Carves a house of `w` × `d` around the origin of the carving's own place, its front to +z. */
export type House = (c: Carving, w: number, d: number) => void;

/** Guild Hall: an arcade of striped arches under a red hall with the scales. */
export const guildHall: House = (c, w, d) => {
  striped(c, [w, 2.5, d]);
  for (let k = 0; k < 5; k++) gate(c, 1.7, 2, { x: (k - 2) * (w / 5), z: d / 2 });
  painted(c, [w, 2.7, d], 0xc75a45, 1, { y: 2.5 });
  windows(c, { columns: 6, rows: 1, pitch: [2.3, 0], w: 0.95, high: 1.5 }, { y: 3.1, z: d / 2 });
  roof(c, [w, 1.7, d], { y: 5.2 });
  for (const side of [-1, 1]) {
    c.drum(0.95, 6.4, { x: side * (w / 2), z: d / 2 - 0.3, color: STONE.white }, 0.95, 8);
    c.cone(1.2, 1.7, { x: side * (w / 2), y: 6.4, z: d / 2 - 0.3, color: STONE.dark }, 8);
  }
  larger(scales)(c, -1.8, 6.3, 0.6);
};

/** San Lorenzo: black and white from the ground to the belfry, three portals, the great rose. */
export const cathedral: House = (c, w, d) => {
  const front = d / 2;
  const course = 0.5;
  striped(c, [w * 0.62, 6.4, d - 0.6], { z: -0.3 }, course);
  striped(c, [w - 0.5, 3.6, d - 1], { z: -0.5 }, course);
  hip(c, [w - 0.2, 1.1, d - 0.6], { y: 3.6, z: -0.5 });
  c.gable(d, 2, w * 0.62 + 0.7, {
    y: 6.35,
    z: -0.3,
    turn: Math.PI / 2,
    color: STONE.slate,
    surface: 'tile',
  });
  // The west front, with its gable.
  striped(c, [w * 0.66, 6.8, 0.7], { z: front - 0.35 }, course);
  for (const [k, x] of [-2.1, 0, 2.1].entries())
    gate(c, k === 1 ? 1.7 : 1.3, k === 1 ? 3 : 2.4, { x, z: front });
  c.drum(1.25, 0.2, { y: 5.1, z: front - 0.1, lean: Math.PI / 2, color: STONE.white }, 1.25, 16);
  c.drum(
    0.95,
    0.24,
    { y: 5.1, z: front - 0.1, lean: Math.PI / 2, color: 0x274d86, glow: 0.8 },
    0.95,
    14,
  );
  for (let k = 0; k < 8; k++)
    c.box(0.1, 0.95, 0.1, { y: 5.1, z: front + 0.16, roll: (k / 4) * Math.PI, color: STONE.white });
  belfry(c, w, front, course);
  c.drum(1.9, 1.5, { y: 6.6, z: -2.9, color: STONE.white }, 1.9, 10);
  dome(c, 2, { y: 8.1, z: -2.9 });
};

/** The left tower rises, the right one was never finished. */
function belfry(c: Carving, w: number, front: number, course: number): void {
  const [x, z] = [1 - w * 0.5, front - 1.3];
  striped(c, [2.3, 5.4, 2.4], { x: -x, z }, course);
  hip(c, [2.7, 0.7, 2.8], { x: -x, y: 5.4, z });
  striped(c, [2.4, 8.6, 2.4], { x, z }, course);
  c.box(2.8, 0.3, 2.8, { x, y: 8.6, z, color: STONE.white });
  for (const u of [-0.85, 0.85])
    for (const v of [-0.85, 0.85])
      c.drum(0.24, 1.5, { x: x + u, y: 8.9, z: z + v, color: STONE.white }, 0.24, 6);
  c.drum(0.5, 0.7, { x, y: 9.3, z, color: 0x9a6f35 }, 0.26, 8);
  c.box(2.6, 0.3, 2.6, { x, y: 10.4, z, color: STONE.black });
  c.add(
    turned(
      [
        [1.15, 0],
        [1.05, 0.6],
        [0.6, 1.1],
        [0, 1.3],
      ],
      8,
    ),
    { x, y: 10.7, z, color: STONE.slate },
  );
  c.drum(0.07, 1.2, { x, y: 11.9, z, color: STONE.gilt }, 0.05, 4);
}

/** Post Office: yellow with green shutters, riders' gates, a dovecote, the letter. */
export const postOffice: House = (c, w, d) => {
  painted(c, [w, 4.7, d], 0xf0c45c, 2);
  for (const x of [-5.6, 0, 5.6]) gate(c, 1.6, 1.9, { x, z: d / 2 }, 0x4a6b4f);
  windows(
    c,
    { columns: 2, rows: 1, pitch: [5.6, 0], w: 0.8, high: 1.1, shutters: STONE.green },
    { y: 0.8, z: d / 2 },
  );
  windows(
    c,
    { columns: 6, rows: 1, pitch: [2.3, 0], w: 0.8, high: 1.3, shutters: STONE.green },
    { y: 2.9, z: d / 2 },
  );
  for (const side of [-1, 1])
    for (let k = 0; k < 5; k++) {
      const color = k % 2 ? 0xfaf3e4 : 0x3c8a62;
      c.box(0.5, 0.12, 1.3, {
        x: side * 2.8 + (k - 2) * 0.5,
        y: 2.25,
        z: d / 2 + 0.55,
        lean: 0.35,
        color,
      });
    }
  roof(c, [w, 1.5, d], { y: 4.7 });
  // The dovecote.
  c.box(1.9, 2.6, 1.9, { x: 2.6, y: 5.2, color: STONE.white });
  for (const y of [6, 6.7])
    for (const x of [-0.5, 0, 0.5])
      pane(c, 0.28, 0.34, { x: 2.6 + x, y, z: 0.97, color: STONE.pane });
  hip(c, [2.4, 1.1, 2.4], { x: 2.6, y: 7.8 });
  larger(letter)(c, -3, 5.9, 0.8);
};

/** City Hall: a painted front under battlements, the clock, Saint George's banner on the tower. */
export const cityHall: House = (c, w, d) => {
  const front = d / 2;
  striped(c, [w, 1.9, d]);
  painted(c, [w, 4, d], 0xe9b9a4, 2, { y: 1.9 });
  gate(c, 1.9, 2.6, { z: front });
  for (const side of [-1, 1]) gate(c, 1.2, 1.5, { x: side * 3, z: front });
  // Painted panels between the windows.
  for (const side of [-1, 1])
    for (const y of [2.4, 4.3]) {
      pane(c, 1.5, 1.3, { x: side * 3.4, y, z: front + 0.03, color: 0x4f7cae });
      pane(c, 0.55, 1, { x: side * 3.4, y: y + 0.1, z: front + 0.05, color: STONE.gilt });
    }
  windows(c, { columns: 3, rows: 2, pitch: [1.55, 1.9], w: 0.8, high: 1.2 }, { y: 2.5, z: front });
  c.box(w + 0.4, 0.35, d + 0.4, { y: 5.9, color: STONE.white });
  battlements(c, w + 0.3, d + 0.3, { y: 6.2 }, STONE.white);
  pane(c, w, d, { y: 6.28, z: d / 2, lean: -Math.PI / 2, color: STONE.slate, surface: 'ashlar' });
  // The tower with its clock.
  const at = { x: -1.6, z: -1.4 };
  walls(c, 2.8, 2.8, stripes(4.2, 0.7), { ...at, y: 6.1 });
  c.drum(
    0.95,
    0.16,
    { ...at, y: 9, z: at.z + 1.34, lean: Math.PI / 2, color: STONE.white, glow: 0.5 },
    0.95,
    12,
  );
  c.box(0.14, 0.7, 0.1, { ...at, y: 9, z: at.z + 1.54, color: STONE.black });
  c.box(0.5, 0.14, 0.1, { x: at.x + 0.25, y: 8.95, z: at.z + 1.54, color: STONE.black });
  c.box(3.2, 0.3, 3.2, { ...at, y: 10.3, color: STONE.white });
  battlements(c, 3.1, 3.1, { ...at, y: 10.6 }, STONE.white);
  banner(c, 4.2, { ...at, y: 10.4 }, 1.2);
  larger(shield, 1.2)(c, 2.4, 6.5, 2.6);
};

/** The Market: a sundial for the rounds, the bell in its arch, stalls at the far corners. */
export function market(c: Carving, lean: boolean): void {
  c.at(SUNDIAL.x, QUAY, SUNDIAL.z);
  const { radius } = SUNDIAL;
  const sides = lean ? 24 : 36;
  const high = SUNDIAL.y - QUAY;
  c.drum(radius + 0.9, high * 0.5, { color: STONE.black }, radius + 0.9, sides);
  c.drum(radius + 0.5, high * 0.75, { color: STONE.white }, radius + 0.4, sides);
  c.drum(radius, high - 0.03, { color: STONE.slate }, radius, sides);
  c.add(new TorusGeometry(radius * 0.62, 0.07, 4, sides).rotateX(Math.PI / 2), {
    y: high - 0.02,
    color: STONE.gilt,
  });
  for (let k = 0; k < 24; k++) {
    const a = ((k + 0.5) / 24) * Math.PI * 2;
    c.box(0.08, 0.05, 0.9, {
      x: Math.sin(a) * radius * 0.5,
      y: high - 0.03,
      z: -Math.cos(a) * radius * 0.5,
      turn: -a,
      color: STONE.gilt,
    });
  }
  // The pointer leans to the north star.
  c.box(0.3, 3.4, 0.5, { z: 1.4, lean: -0.62, color: STONE.gilt });
  c.drum(0.7, 0.16, { y: high - 0.05, z: 1.4, color: STONE.gilt }, 0.6, 10);
  bell(c);
  stalls(c);
}

function bell(c: Carving): void {
  const { x, y, z } = BELL;
  c.at(x, QUAY, z);
  for (const side of [-1, 1]) striped(c, [0.8, 4.6, 0.9], { x: side * 1.5 }, 0.46);
  c.box(4.4, 0.45, 1.3, { y: 4.5, color: STONE.white });
  c.gable(4.8, 1, 1.8, { y: 4.95, color: STONE.slate, surface: 'tile' });
  const hung = y - QUAY - 1.5;
  c.drum(0.85, 0.3, { y: hung - 0.1, color: 0x8a6a34 }, 0.8, 10);
  c.drum(0.74, 1, { y: hung + 0.2, color: STONE.gilt }, 0.36, 10);
  c.ball(0.2, { y: hung - 0.1, color: STONE.iron }, 6);
}

const STALLS = [
  { x: -9.4, z: -6.6, color: 0xb8322c },
  { x: -9.6, z: -2.6, color: 0x2f6aa0 },
  { x: 9.6, z: 2.2, color: 0x3c8a62 },
  { x: 9.4, z: 6.2, color: 0xd59a2c },
];

/** Awnings in stripes over tables with fruit. */
function stalls(c: Carving): void {
  for (const { x, z, color } of STALLS) {
    c.at(SUNDIAL.x + x, QUAY, SUNDIAL.z + z);
    c.box(2.6, 0.9, 1.2, { color: STONE.wood });
    for (let k = 0; k < 4; k++)
      c.box(0.5, 0.25, 0.8, {
        x: -0.9 + k * 0.6,
        y: 0.9,
        color: [0xd9482c, 0xe9a52a, 0x6b9a3c, 0xe8d27a][k] ?? color,
      });
    for (const u of [-1.3, 1.3]) c.drum(0.07, 2.2, { x: u, z: 0.7, color: STONE.wood }, 0.07, 4);
    for (let k = 0; k < 6; k++)
      c.box(0.5, 0.1, 2.1, {
        x: -1.25 + k * 0.5,
        y: 2.1,
        lean: 0.22,
        color: k % 2 ? STONE.white : color,
      });
  }
}
