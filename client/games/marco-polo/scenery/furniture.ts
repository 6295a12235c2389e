/** Furniture of the room: carpets, globes, chests, books, benches down the hall. */

import type { Carving } from '../../../world/carving.ts';
import { TONE } from './parts.ts';
import { FLOOR, middleOf, ROOM, sizeOf, TABLE } from './plan.ts';

/** A carpet of silk under the table: borders of gold, umber and red. */
function underTable(c: Carving): void {
  c.at(0, FLOOR, middleOf(TABLE).z);
  const [w, d] = sizeOf(TABLE);
  for (const [k, color] of [0xb08d4c, 0x622427, 0xb08d4c, 0x74302f, 0x6e2d2d, 0x74302f].entries())
    c.box(w + 22 - k * 2.4, 0.12 + k * 0.05, d + 18 - k * 2.4, { color });
}

/** A globe, chests, books, rolled charts. */
export function furniture(c: Carving): void {
  for (const side of [-1, 1]) {
    c.at(side * 78, FLOOR, -40);
    c.drum(2.6, 0.8, { color: TONE.walnut }, 2.2, 12);
    c.drum(0.4, 4, { y: 0.8, color: TONE.brass }, 0.4, 8);
    c.ball(3.4, { y: 7.6, color: side < 0 ? 0x2f6f86 : 0x24364e }, 14);
    c.ring(3.9, 0.2, { y: 7.6, roll: 0.4, color: TONE.brass });
    c.ring(3.9, 0.16, { y: 7.6, lean: Math.PI / 2, color: TONE.brass });
    c.at(side * 78, FLOOR, -14);
    c.block(0.3, 8, 4, 12, { color: TONE.umber });
    c.block(0.2, 8.3, 0.7, 12.3, { y: 4, color: 0x83552f });
    for (const z of [-4, 4]) c.box(8.4, 4.1, 0.7, { z, color: TONE.iron });
    for (let k = 0; k < 5; k++)
      c.drum(
        0.5,
        6 + (k % 3),
        { x: -1.6 + k * 0.8, y: 5.2 + (k % 2) * 0.5, z: -3, lean: Math.PI / 2, color: 0xeedcb4 },
        0.5,
        8,
      );
    c.at(side * 80, FLOOR, 18);
    c.block(0.2, 6, 7, 16, { color: 0x53331d });
    for (let k = 0; k < 16; k++) {
      const color = [0x8e2a2a, 0x35526b, 0x6b7a3a, 0xc49a4a][k % 4] ?? 0x8e2a2a;
      c.box(3.4, 2.4 + (k % 3) * 0.4, 0.8, { x: 0, y: 7, z: -7 + k * 0.95, color });
    }
  }
}

/** Half the width of the carpet down the hall; the place of its medallions, and their pitch. */
const HALL = 47;
const [FIRST, PITCH] = [88, 34];
const count = Math.floor((ROOM.z1 - FIRST - PITCH / 2) / PITCH) + 1;

/** The carpet down the hall, on this side of the table: upright pictures are full of it. */
function downTheHall(c: Carving): void {
  const [z0, z1] = [FIRST - PITCH / 2 - 6, FIRST + (count - 0.5) * PITCH + 6];
  const long = z1 - z0;
  c.at(0, FLOOR, (z0 + z1) / 2);
  for (const [k, color] of [0xc9973f, 0x6e2022, 0xc9973f, 0x35495e, 0xc9973f, 0x7e2426].entries())
    c.box(HALL * 2 - k * 3.2, 0.1 + k * 0.1, long - k * 3.2, { color });
  for (let k = 0; k < count; k++) {
    c.at(0, FLOOR + 0.58, FIRST + k * PITCH);
    const turn = Math.PI / 4;
    // Each layer lies clearly above the one before: from afar they must not flicker.
    for (const [layer, [size, color]] of (
      [
        [20, 0xc9973f],
        [18.6, 0x35495e],
        [13, 0xc9973f],
        [11.8, 0x9c3030],
        [5, 0xe2b85c],
      ] as const
    ).entries())
      c.box(size, 0.12 + layer * 0.12, size, { turn, color });
    for (const side of [-1, 1]) {
      for (const near of [-1, 1]) {
        const at = { x: side * 27, z: near * 8.5, turn };
        c.box(5.6, 0.12, 5.6, { ...at, color: 0xc9973f });
        c.box(4.4, 0.24, 4.4, { ...at, color: near > 0 ? 0x3f6a58 : 0x35495e });
      }
      c.box(3.4, 0.12, 3.4, { x: side * 34, z: PITCH / 2, turn, color: 0xe2b85c });
    }
  }
}

/** Benches with cushions, and candelabra between them, along both sides of the hall. */
function benches(c: Carving): void {
  for (let k = 0; k < count; k++)
    for (const side of [-1, 1]) {
      const z = FIRST + k * PITCH;
      c.at(side * 62, FLOOR, z);
      c.block(0.3, 7, 0.8, 19, { y: 3, color: 0x83552f });
      for (const end of [-1, 1]) c.block(0.2, 6, 3, 1.6, { z: end * 7.4, color: TONE.umber });
      c.block(0.5, 6.2, 1, 17.6, { y: 3.7, color: k % 2 ? 0x35526b : 0x8e2a2a });
      c.at(side * 62, FLOOR, z + PITCH / 2);
      c.drum(1.7, 0.5, { color: TONE.brass }, 1.2, 10);
      c.drum(0.3, 9, { y: 0.5, color: TONE.brass }, 0.24, 6);
      c.ring(1.5, 0.2, { y: 9.4, lean: Math.PI / 2, color: TONE.brass });
      for (const turn of [0, 2.1, 4.2])
        c.drum(0.32, 1.7, {
          x: Math.sin(turn) * 1.5,
          y: 9.5,
          z: Math.cos(turn) * 1.5,
          color: 0xf6ecd2,
        });
    }
}

export function carpets(c: Carving): void {
  underTable(c);
  downTheHall(c);
  benches(c);
}
