/** The room of the Doge's palace: arcade over the lagoon, walls, carpet, the great table and its trays. */

import type { BufferGeometry } from 'three';
import { Carving } from '../../../world/carving.ts';
import type { Perch } from '../../../world/life/anchors.ts';
import { carpets, furniture } from './furniture.ts';
import { landmarks } from './landmarks.ts';
import { arcade, TONE } from './parts.ts';
import {
  type Area,
  boardArea,
  DRAWER,
  FLOOR,
  LINE,
  MAP,
  middleOf,
  ROOM,
  seatPlace,
  sizeOf,
  TABLE,
  TOP,
  TRAYS,
  trayArea,
  VENICE,
} from './plan.ts';
import { routes } from './routes.ts';
import { withoutCompanions, withoutVenice } from './still-life.ts';
import { venice } from './venice.ts';

/** A frame of low bars around the outside of an area. */
function frame(c: Carving, area: Area, wide: number, high: number, y: number, color: number): void {
  const { x, z } = middleOf(area);
  const [w, d] = sizeOf(area);
  for (const side of [-1, 1]) {
    c.block(wide * 0.2, w + 2 * wide, high, wide, {
      x,
      y,
      z: z + side * (d / 2 + wide / 2),
      color,
    });
    c.block(wide * 0.2, wide, high, d, { x: x + side * (w / 2 + wide / 2), y, z, color });
  }
}

/** The modules on a table. */
export interface Modules {
  readonly venice: boolean;
  readonly companions: boolean;
}

/**
 * Everything on the table that is the same for all players: landmarks and routes, Venice where it
 * is played.
 */
export function models(lean: boolean, played: boolean): BufferGeometry {
  const c = new Carving();
  landmarks(c);
  routes(c, lean ? 1.9 : 1.1);
  if (played) venice(c);
  return c.build();
}

/** The table with its trays for `seats` players. */
export function table(seats: number, played: Modules): BufferGeometry {
  const c = new Carving();
  c.at(0, 0, 0);
  const { x, z } = middleOf(TABLE);
  const [w, d] = sizeOf(TABLE);
  c.block(0.6, w, 2.2, d, { x, y: TOP - 2.2, z, color: 0xa9794c });
  c.box(w + 0.5, 0.5, d + 0.5, { x, y: TOP - 1.6, z, color: TONE.brass });
  c.block(0.5, w - 6, 3, d - 6, { x, y: TOP - 5, z, color: TONE.walnut });
  planks(c);
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) {
      const at = { x: sx * (w / 2 - 5), z: z + sz * (d / 2 - 5) };
      c.drum(2.2, TOP - FLOOR - 2, { ...at, y: FLOOR, color: TONE.umber }, 1.5, 10);
      c.ball(2.3, { ...at, y: FLOOR + 2.6, color: TONE.umber }, 10);
    }
  for (const area of played.venice ? [MAP, VENICE] : [MAP]) {
    frame(c, area, 0.9, 1.5, TOP, TONE.walnut);
    frame(
      c,
      { x0: area.x0 - 0.3, x1: area.x1 + 0.3, z0: area.z0 - 0.3, z1: area.z1 + 0.3 },
      0.3,
      1.62,
      TOP,
      TONE.gilt,
    );
  }
  for (const id of TRAYS) tray(c, trayArea(id), 0xc39867);
  if (played.companions) drawer(c);
  else withoutCompanions(c);
  if (!played.venice) withoutVenice(c);
  c.at(0, 0, 0);
  for (let seat = 0; seat < seats; seat++) board(c, seat, seats);
  line(c);
  for (const spot of CANDLES) candle(c, spot.x, spot.z);
  return c.build();
}

/** The table's top in boards of light walnut, a calm ground for the things on it. */
function planks(c: Carving): void {
  const count = 13;
  const [w, d] = sizeOf(TABLE);
  for (let k = 0; k < count; k++) {
    const tone = [0xb98f64, 0xb68c61, 0xbc9267, 0xb78d62][k % 4] ?? 0xb98f64;
    c.box(w - 2.4, 0.06, (d - 2.4) / count - 0.05, {
      y: TOP,
      color: tone,
      z: middleOf(TABLE).z + ((k + 0.5) / count - 0.5) * (d - 2.4),
    });
  }
}

/** The companions' drawer with its brass pull. */
function drawer(c: Carving): void {
  tray(c, DRAWER, 0xa87b4e);
  const { x } = middleOf(DRAWER);
  c.block(0.1, 5, 0.5, 0.5, { x, y: TOP + 0.5, z: DRAWER.z1 + 0.25, color: TONE.brass });
}

/** A tray of wood with a felt floor. */
function tray(c: Carving, area: Area, color: number): void {
  const { x, z } = middleOf(area);
  const [w, d] = sizeOf(area);
  c.block(0.2, w, 0.3, d, { x, y: TOP, z, color });
  const rim = 0.42;
  for (const side of [-1, 1]) {
    c.block(0.1, w, 0.85, rim, { x, y: TOP, z: z + side * (d / 2 - rim / 2), color });
    c.block(0.1, rim, 0.85, d - 2 * rim, { x: x + side * (w / 2 - rim / 2), y: TOP, z, color });
  }
}

/** A player's place: a leather mat, a bowl of turned wood for the dice. */
function board(c: Carving, seat: number, seats: number): void {
  const area = boardArea(seat, seats);
  const { x, z } = middleOf(area);
  const [w, d] = sizeOf(area);
  c.block(0.12, w, 0.3, d, { x, y: TOP, z, color: 0x8a4f3c });
  frame(
    c,
    { x0: area.x0 + 0.7, x1: area.x1 - 0.7, z0: area.z0 + 0.7, z1: area.z1 - 0.7 },
    0.14,
    0.1,
    TOP + 0.28,
    TONE.gilt,
  );
  const { bowl } = seatPlace(seat, seats);
  c.drum(
    bowl.radius - 0.6,
    0.5,
    { x: bowl.x, y: TOP + 0.2, z: bowl.z, color: 0xa87444 },
    bowl.radius + 0.2,
    20,
  );
  c.ring(bowl.radius + 0.2, 0.34, { x: bowl.x, y: TOP + 0.85, z: bowl.z, color: 0xb98450 });
  c.ring(bowl.radius + 0.2, 0.12, { x: bowl.x, y: TOP + 1.16, z: bowl.z, color: TONE.gilt });
}

/** The two posts and the line between them. */
function line(c: Carving): void {
  for (const x of [LINE.x0 - 1.6, LINE.x1 + 1.4]) {
    c.drum(0.8, 0.6, { x, y: TOP, z: LINE.z, color: TONE.brass }, 0.6, 10);
    c.drum(0.32, LINE.y - TOP, { x, y: TOP, z: LINE.z, color: TONE.walnut }, 0.26, 8);
    c.ball(0.55, { x, y: LINE.y + 0.3, z: LINE.z, color: TONE.gilt }, 8);
  }
  const count = 16;
  const [from, to] = [LINE.x0 - 1.6, LINE.x1 + 1.4];
  for (let k = 0; k < count; k++) {
    const sag = (part: number): number => LINE.y - 0.5 * Math.sin(part * Math.PI);
    const [a, b] = [k / count, (k + 1) / count];
    const long = (to - from) / count;
    c.box(long + 0.05, 0.14, 0.14, {
      x: from + long * (k + 0.5),
      z: LINE.z,
      color: TONE.silk,
      y: (sag(a) + sag(b)) / 2,
      roll: Math.atan2(sag(b) - sag(a), long),
    });
  }
}

/** Places of candles on the table; the flames' height over it. */
export const CANDLES = [
  { x: -63.3, z: -46.8 },
  { x: -36, z: -47.2 },
  { x: -63.4, z: 29.4 },
  { x: 63.4, z: 29.4 },
  { x: -63.4, z: 46.4 },
  { x: 63.4, z: 46.4 },
] as const;
const FLAME = 5.2;

function candle(c: Carving, x: number, z: number): void {
  c.drum(0.95, 0.3, { x, y: TOP, z, color: TONE.brass }, 0.8, 10);
  c.drum(0.24, 2.2, { x, y: TOP, z, color: TONE.brass }, 0.2, 8);
  c.drum(0.3, 0.3, { x, y: TOP + 2.1, z, color: TONE.brass }, 0.62, 8);
  c.drum(0.34, 2.1, { x, y: TOP + 2.4, z, color: 0xf6ecd2 }, 0.32, 8);
  c.cone(0.2, 0.7, { x, y: TOP + FLAME - 0.65, z, color: TONE.flame, glow: 1 }, 6);
}

/** Places of lamps in the arcade. */
const LAMPS = [-60, -36, -12, 12, 36, 60];
const LAMP_Y = FLOOR + 11.4;
/** All flames of the room, for their glow in the air. */
export const FLAMES: readonly Perch[] = [
  ...CANDLES.map(({ x, z }) => ({ x, y: TOP + FLAME, z })),
  ...LAMPS.map((x) => ({ x, y: LAMP_Y, z: ROOM.z0 + 3 })),
];

const ARCH = { wide: 12, high: 19.5 } as const;

/** Walls, columns, curtains, the carpet. */
export function room(lean: boolean): BufferGeometry {
  const c = new Carving();
  const z = ROOM.z0 + 1.2;
  c.at(0, FLOOR, z);
  c.add(arcade(ARCH.wide, ARCH.high, 16, 1.4), { z: -0.7, color: 0xf1e8d6 });
  for (let k = 0; k <= 16; k++) {
    const x = (k - 8) * ARCH.wide;
    c.block(0.2, 2.6, 1.2, 2.6, { x, color: TONE.shade });
    c.drum(0.85, 7.4, { x, y: 1.2, color: k % 2 ? 0xe6d9c2 : 0xd9b9a0 }, 0.74, lean ? 8 : 12);
    c.drum(0.8, 1.1, { x, y: 8.6, color: TONE.white }, 1.3, 8);
    c.box(2.5, 0.6, 2.3, { x, y: 9.7, color: TONE.white });
  }
  c.box(16 * ARCH.wide, 0.7, 2.2, { y: ARCH.high, color: TONE.white });
  c.box(16 * ARCH.wide, 5, 1.8, { y: ARCH.high + 0.7, color: 0xd8a890 });
  balustrade(c, lean);
  for (const [k, x] of [-84, -72, 72, 84].entries()) curtain(c, x, k);
  for (const x of LAMPS) lantern(c, x);
  carpets(c);
  furniture(c);
  return c.build();
}

/** A low balustrade between the columns, towards the water. */
function balustrade(c: Carving, lean: boolean): void {
  c.at(0, FLOOR, ROOM.z0 + 1.2);
  c.box(16 * ARCH.wide, 0.4, 0.9, { y: 2.8, color: TONE.white });
  const pitch = lean ? 2.4 : 1.5;
  const count = Math.floor((16 * ARCH.wide) / pitch);
  for (let k = 0; k < count; k++)
    c.drum(0.3, 2.8, { x: (k - (count - 1) / 2) * pitch, color: 0xe9dec8 }, 0.22, 5);
}

/** Silk gathered at a column. */
function curtain(c: Carving, x: number, k: number): void {
  c.at(x, FLOOR, ROOM.z0 + 3.4);
  const color = k % 2 ? 0xa8332e : 0x8e2629;
  for (let fold = 0; fold < 5; fold++) {
    const u = (fold - 2) * 0.9;
    c.drum(0.7, 6.4, { x: u * 0.8, y: 0.4, color: fold % 2 ? color : 0xb8443a }, 0.5, 6);
    c.drum(0.5, 6.2, { x: u, y: 6.8, color: fold % 2 ? color : 0xb8443a }, 0.75, 6);
  }
  c.box(4.2, 0.6, 1.6, { y: 6.4, color: TONE.gilt });
  c.box(6, 0.5, 0.5, { y: 13, color: TONE.brass });
}

function lantern(c: Carving, x: number): void {
  c.at(x, 0, ROOM.z0 + 3);
  c.box(0.1, FLOOR + ARCH.high - LAMP_Y, 0.1, { y: LAMP_Y + 1, color: TONE.iron });
  c.drum(0.7, 1.5, { y: LAMP_Y - 0.7, color: TONE.flame, glow: 1 }, 0.55, 6);
  c.cone(0.95, 0.8, { y: LAMP_Y + 0.8, color: TONE.brass }, 6);
  c.drum(0.4, 0.3, { y: LAMP_Y - 1, color: TONE.brass }, 0.75, 6);
}
