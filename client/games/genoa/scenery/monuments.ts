/**
 * The frame of the town: the tray's rim, storage, terraces; the Lanterna, the old mole and its
 * ships.
 */

import type { BufferGeometry } from 'three';
import { BUILDINGS, SPACES } from '../../../../engine/games/genoa/map.ts';
import { deck, type Hull, planks } from '../../../pieces/hull.ts';
import { Carving } from '../../../world/carving.ts';
import { cathedral, cityHall, guildHall, type House, market, postOffice } from './centre.ts';
import { heightAt } from './hills.ts';
import { banner, battlements, pane, STONE, striped } from './parts.ts';
import {
  type Area,
  binRect,
  houseRect,
  LANTERNA,
  MOLE,
  middleOf,
  QUAY,
  RIM,
  SHELL,
  SQUARE,
  STORES,
  spaceRect,
  TRAY,
  terraceOf,
} from './plan.ts';
import { slopes } from './slopes.ts';
import { TRADE } from './trade.ts';
import { VILLAS } from './villas.ts';

const HOUSES: Readonly<Record<(typeof BUILDINGS)[number], House>> = {
  guildHall,
  cathedral,
  postOffice,
  cityHall,
  ...TRADE,
  ...VILLAS,
};

/** The 18 buildings and the Market; `lean`: with fewer sides. */
export function town(lean = false): BufferGeometry {
  const c = new Carving();
  for (const id of BUILDINGS) {
    const rect = houseRect(id);
    const { x, z } = middleOf(rect);
    c.at(x, QUAY, z);
    HOUSES[id](c, rect.x1 - rect.x0, rect.z1 - rect.z0);
  }
  market(c, lean);
  return c.build(1.2);
}

/** The tray of the town, its storage and `seats` terraces; the monuments in front of it. */
export function surroundings(seats: number, lean = false): BufferGeometry {
  const c = new Carving();
  rim(c);
  kerbs(c);
  stores(c);
  shell(c);
  for (let seat = 0; seat < seats; seat++) terrace(c, terraceOf(seat, seats).area);
  lanterna(c);
  mole(c, lean);
  return c.build();
}

/** The houses on the hills. */
export function backdrop(lean = false): BufferGeometry {
  const c = new Carving();
  slopes(c, lean);
  return c.build();
}

/** A rim in black and white around the grid, with a white stone at every corner. */
function rim(c: Carving): void {
  c.at(0, QUAY, 0);
  const across = TRAY.x1 - TRAY.x0 + 2 * RIM;
  const deep = TRAY.z1 - TRAY.z0;
  const { x: mx, z: mz } = middleOf(TRAY);
  const stones = 2;
  const run = (
    long: number,
    pitch: number,
    put: (at: number, w: number, color: number) => void,
  ): void => {
    const count = Math.round((long / pitch) * stones);
    for (let k = 0; k < count; k++) {
      const w = long / count;
      put((k + 0.5) * w - long / 2, w, k % 2 ? STONE.black : STONE.white);
    }
  };
  for (const side of [-1, 1]) {
    run(across, SQUARE.w, (at, w, color) =>
      c.box(w, 0.5, RIM, { x: mx + at, z: mz + side * (deep / 2 + RIM / 2), color }),
    );
    run(deep, SQUARE.d, (at, w, color) =>
      c.box(RIM, 0.5, w, { x: mx + side * (across / 2 - RIM / 2), z: mz + at, color }),
    );
  }
  for (const x of [TRAY.x0 - RIM / 2, TRAY.x1 + RIM / 2])
    for (const z of [TRAY.z0 - RIM / 2, TRAY.z1 + RIM / 2]) {
      c.box(2, 1, 2, { x, z, color: STONE.white });
      c.drum(0.6, 0.9, { x, y: 1, z, color: STONE.black }, 0.4, 8);
      c.ball(0.5, { x, y: 2.1, z, color: STONE.gilt }, 8);
      if (z < 0) banner(c, 8.4, { x, y: 1.4, z }, 1.7);
    }
}

/** A frame of low bars around an area. */
function frame(
  c: Carving,
  { x0, z0, x1, z1 }: Area,
  wide: number,
  high: number,
  color: number,
): void {
  const { x, z } = middleOf({ x0, z0, x1, z1 });
  for (const at of [z0 + wide / 2, z1 - wide / 2]) c.box(x1 - x0, high, wide, { x, z: at, color });
  for (const at of [x0 + wide / 2, x1 - wide / 2])
    c.box(wide, high, z1 - z0 - 2 * wide, { x: at, z, color });
}

/** Kerbs of white stone around every lot: a building is one clear shape. */
function kerbs(c: Carving): void {
  c.at(0, QUAY, 0);
  for (const id of SPACES) {
    if (id.startsWith('s') && id.length === 3) continue;
    const { x0, z0, x1, z1 } = spaceRect(id);
    const gap = 0.34;
    const area = { x0: x0 + gap, z0: z0 + gap, x1: x1 - gap, z1: z1 - gap };
    frame(c, area, 0.34, 0.34, STONE.white);
  }
}

/** Storage: compartments of walnut between bars of brass. */
function stores(c: Carving): void {
  c.at(0, QUAY, 0);
  for (const side of ['left', 'right'] as const) {
    frame(c, { ...STORES[side] }, 0.3, 0.62, 0x5d3f28);
    for (let row = 1; row < 8; row++) {
      const { x0, x1, z1 } = binRect(side, row);
      c.box(x1 - x0, 0.5, 0.36, { x: (x0 + x1) / 2, z: z1 + 0.4, color: 0x6d4c30 });
      for (const x of [x0, x1]) c.box(0.5, 0.66, 0.5, { x, z: z1 + 0.4, color: STONE.gilt });
    }
  }
}

/** The shell for the dice: its fan is painted, its rim stands in scallops. */
function shell(c: Carving): void {
  c.at(SHELL.x, QUAY, SHELL.z);
  const lobes = 17;
  for (let k = 0; k < lobes; k++) {
    const a = ((k + 0.5) / lobes - 0.5) * Math.PI * 1.4;
    const at = { x: Math.sin(a) * SHELL.radius, z: -Math.cos(a) * SHELL.radius };
    c.ball(0.62, { ...at, y: 0.1, color: k % 2 ? 0xf0bfa8 : 0xfdf3ea }, 8);
  }
  for (const side of [-1, 1])
    c.block(0.2, 1.7, 0.7, 0.9, {
      x: side,
      z: SHELL.radius * 0.94,
      turn: side * 0.35,
      color: 0xf0bfa8,
    });
}

/** A terrace of white marble inlaid with slate; steps lead down to the sea. */
function terrace(c: Carving, area: Area): void {
  c.at(0, QUAY, 0);
  frame(c, area, 0.4, 0.34, STONE.white);
  for (const x of [area.x0 + 0.2, area.x1 - 0.2])
    for (const z of [area.z0 + 0.2, area.z1 - 0.2]) {
      c.box(0.9, 0.62, 0.9, { x, z, color: STONE.black });
      c.ball(0.42, { x, y: 0.95, z, color: STONE.gilt }, 6);
    }
}

/** The Lanterna: two square towers, one on the other, and the light of the harbour. */
function lanterna(c: Carving): void {
  const { x, z, high } = LANTERNA;
  const foot = heightAt(x, z) - 0.4;
  c.at(x, foot, z);
  c.box(7.6, 3, 6.6, { y: -1, color: 0xd3c3a6, surface: 'ashlar' });
  battlements(c, 7.6, 6.6, { y: 2 }, 0xd3c3a6);
  const rise = high - (foot - QUAY) - 3;
  const tower = (w: number, y: number, tall: number): void => {
    c.box(w, tall, w, { y, color: 0xf1e6d2, surface: 'ashlar' });
    for (const up of [0.3, 0.62])
      pane(c, 0.55, 1, { y: y + tall * up, z: w / 2 + 0.03, color: STONE.pane, glow: 0.6 });
    c.box(w + 0.9, 0.5, w + 0.9, { y: y + tall, color: STONE.white });
    battlements(c, w + 0.9, w + 0.9, { y: y + tall + 0.5 }, STONE.white);
  };
  const lower = rise * 0.5;
  tower(4.6, 2, lower);
  // The town's arms on the lower tower.
  c.box(2.2, 2.5, 0.16, { y: 2 + lower * 0.62, z: 2.34, color: STONE.white });
  c.box(0.44, 2.5, 0.22, { y: 2 + lower * 0.62, z: 2.36, color: STONE.red });
  c.box(2.2, 0.44, 0.22, { y: 3.1 + lower * 0.62, z: 2.36, color: STONE.red });
  tower(3.1, 2.5 + lower, rise * 0.36);
  const top = 3 + lower + rise * 0.36;
  c.drum(1.05, 1.9, { y: top, color: 0xffe6a0, glow: 1 }, 1.05, 10);
  for (let k = 0; k < 6; k++) {
    const a = (k / 6) * Math.PI * 2;
    c.box(0.14, 1.9, 0.14, {
      x: Math.sin(a) * 1.1,
      y: top,
      z: Math.cos(a) * 1.1,
      color: STONE.iron,
    });
  }
  c.cone(1.5, 1.5, { y: top + 1.9, color: STONE.dark }, 10);
  c.ball(0.35, { y: top + 3.6, color: STONE.gilt }, 6);
  for (let k = 0; k < 14; k++) {
    const a = k * 2.4;
    const [dx, dz] = [Math.cos(a) * 5.8 - 1, Math.sin(a) * 5.6];
    const at = { x: dx, y: 0.2 - foot, z: dz, turn: a * 2, lean: 0.4 };
    c.rock(0.7 + (k % 4) * 0.36, { ...at, color: k % 3 ? 0x8f887c : 0x7a746a });
  }
}

/** Lines of a galleon, broad and high at both ends. */
const HULL: Hull = {
  stations: 8,
  long: 12,
  section: (t) => ({
    half:
      1.9 * Math.sqrt(Math.max(0.02, 1 - Math.max(0, t) ** 2.4)) * (t < 0 ? 1 - 0.18 * t * t : 1),
    rail: 1.9 + 1.1 * Math.max(0, -t - 0.3) * 2 + 0.9 * Math.max(0, t - 0.5) * 2,
    keel: -0.6 + 0.5 * Math.max(0, Math.abs(t) - 0.7),
  }),
};

/** Berths of ships at the mole: middle, and the direction of their bows. */
const BERTHS = [
  { x: 65.6, z: -24, turn: Math.PI / 2, color: 0x7a4a2c, sail: 0xf2e8d2 },
  { x: 65.4, z: -4, turn: Math.PI / 2, color: 0x5f3b2a, sail: 0xe9dcc0 },
  { x: 79.4, z: 8, turn: Math.PI / 2, color: 0x83552f, sail: 0xf4ead6 },
  { x: 79.6, z: -12, turn: -Math.PI / 2, color: 0x6b4430, sail: 0xeadfc6 },
] as const;

/** The old mole: a wall with arches towards the sea, a small light at its head, ships on both sides. */
function mole(c: Carving, lean: boolean): void {
  const { x, z0, z1, wide } = MOLE;
  c.at(x, QUAY, 0);
  const count = 6;
  for (let k = 0; k < count; k++) {
    const z = z0 - 14 + ((z1 - z0 + 6) * (k + 0.5)) / count;
    c.box(1.1, 2.2, (z1 - z0 + 6) / count, {
      x: wide / 2 - 0.7,
      z,
      color: k % 2 ? 0xd9ccb6 : 0xcdbfa6,
      surface: 'ashlar',
    });
  }
  striped(c, [2.4, 5, 2.4], { z: z1 - 2.6 }, 0.62);
  c.box(3, 0.3, 3, { y: 5, z: z1 - 2.6, color: STONE.white });
  c.drum(0.8, 1.2, { y: 5.3, z: z1 - 2.6, color: 0xffe6a0, glow: 1 }, 0.8, 8);
  c.cone(1.2, 1.1, { y: 6.5, z: z1 - 2.6, color: STONE.dark }, 8);
  for (const [k, berth] of BERTHS.entries()) if (!lean || k < 3) ship(c, berth);
}

/** A galleon at anchor: three masts, sails furled or drying, Saint George's banner. */
function ship(c: Carving, { x, z, turn, color, sail }: (typeof BERTHS)[number]): void {
  c.at(x, 0.1, z, turn);
  c.add(planks(HULL, 0, 0.62, 2), { color });
  c.add(planks(HULL, 0.62, 0.78), { color: STONE.gilt });
  c.add(planks(HULL, 0.78, 1), { color: 0x3a2c24 });
  c.add(deck(HULL, 1.5, 0), { color: 0xb98f5c });
  c.box(2.6, 1.3, 2.7, { x: -4.6, y: 1.5, color });
  c.box(2.9, 0.2, 2.9, { x: -4.6, y: 2.8, color: 0xb98f5c });
  for (const [u, high, w] of [
    [-3.4, 6.6, 3],
    [0, 9.4, 4.6],
    [3.6, 7.4, 3.6],
  ] as const) {
    c.drum(0.18, high, { x: u, y: 1.2, color: STONE.wood }, 0.1, 5);
    for (const up of [0.52, 0.84]) {
      const long = w * (up > 0.6 ? 0.66 : 1);
      c.box(0.16, 0.16, long, { x: u, y: 1.2 + high * up, color: STONE.wood });
      c.box(0.14, high * 0.27, long * 0.9, {
        x: u + 0.24,
        y: 1.2 + high * (up - 0.27),
        lean: 0,
        color: sail,
      });
    }
  }
  c.box(3.4, 0.16, 0.16, { x: 7, y: 2.9, roll: 0.35, color: STONE.wood });
  banner(c, 2, { y: 10.2 }, 0.8);
}
