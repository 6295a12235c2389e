/**
 * Decorations in the place of an unused module: a portolan and an astrolabe for Venice, charts and
 * a purse.
 */

import type { Carving } from '../../../world/carving.ts';
import { TONE } from './parts.ts';
import { type Area, DRAWER, middleOf, TOP, VENICE } from './plan.ts';

const PAPER = 0xeedcb4;
const INK = 0x8a5a3a;

/** An open book of charts: two pages, a coast drawn over them, lines of the winds. */
function portolan(c: Carving): void {
  c.block(0.2, 19, 0.5, 13.4, { color: 0x6e2a26 });
  for (const side of [-1, 1]) {
    for (const [k, wide] of [8.9, 8.7, 8.4].entries())
      c.block(0.1, wide, 0.34, 12.4 - k * 0.2, {
        x: side * (wide / 2 + 0.12),
        y: 0.45 + k * 0.26,
        color: k === 2 ? PAPER : 0xd9c294,
      });
    for (let k = 0; k < 6; k++)
      c.box(7.6, 0.03, 0.07, {
        x: side * 4.4,
        y: 1.32,
        z: -0.4,
        turn: k * 0.52 + side * 0.1,
        color: 0xc9a878,
      });
    c.box(7.2, 0.04, 0.12, { x: side * 4.4, y: 1.31, z: -5.4, color: INK });
    c.box(7.2, 0.04, 0.12, { x: side * 4.4, y: 1.31, z: 5.4, color: INK });
  }
  // The coast of the inner sea, piece by piece.
  for (let k = 0; k < 26; k++) {
    const x = -7.6 + k * 0.61;
    if (Math.abs(x) < 0.4) continue;
    const z = 1.6 * Math.sin(k * 0.62) + Math.sin(k * 1.7) * 0.7;
    c.box(0.72, 0.05, 0.3, { x, y: 1.33, z, turn: Math.sin(k * 1.3) * 0.6, color: 0x2f7d8e });
    c.box(0.5, 0.05, 0.22, { x, y: 1.33, z: z - 0.6, turn: -Math.sin(k), color: INK });
  }
  c.box(0.5, 0.03, 9, { x: 0.3, y: 1.34, z: 2.6, color: TONE.silk });
}

/** A mariner's astrolabe, lying. */
function astrolabe(c: Carving): void {
  const flat = { lean: Math.PI / 2 };
  c.drum(3.5, 0.18, { color: 0x8f6a2a }, 3.5, 28);
  c.ring(3.6, 0.34, { ...flat, y: 0.3, color: TONE.brass });
  c.ring(2.3, 0.16, { ...flat, y: 0.3, z: -0.5, color: TONE.gilt });
  c.ring(0.7, 0.26, { ...flat, y: 0.3, z: -4.4, color: TONE.brass });
  for (let k = 0; k < 24; k++) {
    const a = (k / 24) * Math.PI * 2;
    const [x, z] = [Math.sin(a) * 3.05, Math.cos(a) * 3.05];
    c.box(0.12, 0.06, k % 6 ? 0.4 : 0.8, { x, y: 0.2, z, turn: a, color: TONE.umber });
  }
  c.block(0.08, 0.6, 0.22, 6.4, { y: 0.34, turn: 0.7, color: TONE.gilt });
  c.drum(0.4, 0.4, { y: 0.34, color: TONE.brass }, 0.3, 10);
}

/** Books in a pile, each a little turned. */
function books(c: Carving): void {
  for (const [k, [w, d, color]] of (
    [
      [8, 6, 0x35526b],
      [7.4, 5.6, 0x7a2a28],
      [6.4, 4.8, 0x5d6a34],
    ] as const
  ).entries()) {
    const turn = [0.1, -0.22, 0.34][k] ?? 0;
    c.block(0.12, w, 1.3, d, { y: k * 1.3, turn, color });
    c.block(0.06, w - 0.5, 0.9, d - 0.1, { y: k * 1.3 + 0.2, z: 0.2, turn, color: PAPER });
  }
}

/** Rolled charts, tied with silk. */
function rolls(c: Carving, count: number): void {
  for (let k = 0; k < count; k++) {
    const [x, turn] = [k * 1.9 - count * 0.95, Math.sin(k * 2.4) * 0.16];
    const long = 9 + (k % 3) * 1.6;
    const lie = { x, y: 0.75, lean: Math.PI / 2, turn };
    c.drum(0.7, long, { ...lie, z: -long / 2, color: k % 2 ? PAPER : 0xe2cb9a }, 0.7, 10);
    c.drum(0.76, 0.5, { ...lie, z: -0.25, color: TONE.silk }, 0.76, 10);
  }
}

/** A leather purse, and coins that rolled out of it. */
function purse(c: Carving): void {
  c.ball(1.7, { y: 1.2, color: 0x7a4a2a }, 12);
  c.drum(0.7, 1.1, { y: 2.3, color: 0x8a5632 }, 1.1, 10);
  c.ring(0.78, 0.16, { y: 2.5, lean: Math.PI / 2, color: TONE.gilt });
  for (let k = 0; k < 9; k++)
    c.drum(0.55, 0.16, {
      x: 2 + (k % 3) * 1.1 + Math.sin(k) * 0.3,
      z: Math.floor(k / 3) * 1.1 - 0.8,
      y: k === 4 ? 0.16 : 0,
      color: TONE.gilt,
    });
}

/** Ink and a quill. */
function ink(c: Carving): void {
  c.drum(0.9, 1, { color: 0x2c3a4a }, 0.7, 10);
  c.drum(0.72, 0.12, { y: 1, color: TONE.brass }, 0.72, 10);
  c.cone(0.34, 5, { x: 0.5, y: 0.9, roll: -0.32, color: 0xf4ecd8 }, 5);
}

const spot = ({ x0, z0, x1, z1 }: Area, u: number, v: number) =>
  [x0 + (x1 - x0) * u, TOP, z0 + (z1 - z0) * v] as const;

/** The decorations in Venice's place. */
export function withoutVenice(c: Carving): void {
  const [x, y, z] = spot(VENICE, 0.5, 0.46);
  c.at(x, y, z, 0.12);
  portolan(c);
  c.at(...spot(VENICE, 0.28, 0.82), 0.4);
  astrolabe(c);
  c.at(...spot(VENICE, 0.7, 0.16), -0.2);
  books(c);
  c.at(...spot(VENICE, 0.24, 0.17), 0.34);
  rolls(c, 4);
  c.at(...spot(VENICE, 0.8, 0.78));
  ink(c);
}

/** The decorations in the drawer's place. */
export function withoutCompanions(c: Carving): void {
  const { x, z } = middleOf(DRAWER);
  c.at(x - 5, TOP, z, 1.2);
  rolls(c, 5);
  c.at(x + 6, TOP, z + 2);
  purse(c);
}
