/**
 * Galleys: those of the houses, and the black one of the pirates. Bow at +x, 7.6 long, keel in the
 * water.
 */

import { type BufferGeometry, CylinderGeometry } from 'three';
import { deck, type Hull, planks } from '../../../../pieces/hull.ts';
import { Carving } from '../../../../world/carving.ts';
import { DARK_WOOD, GOLD, ROPE, WHITE, WOOD } from './shell.ts';

/** Height of the deck; where the sail hangs and the banner of the reserving house flies. */
export const DECK = 1.05;
export const SAIL = { x: -0.4, y: 4.7, w: 5.9, h: 4.5 } as const;
const MASTHEAD = 7.5;
/** Height of the hoist of a banner, and where cargo lies from the middle to the bow. */
export const BANNER_AT = MASTHEAD + 0.4;
export const HOLD = 1.5;

const lines: Hull = {
  section: (t) => {
    const bow = Math.max(0, t);
    const stern = Math.max(0, -t);
    return {
      half: 1.2 * (1 - bow ** 2.4) * (1 - 0.35 * stern ** 3) + 0.02,
      rail: 1.25 + 0.75 * bow ** 3 + 1.15 * stern ** 3,
      keel: -0.4 + 0.7 * bow ** 4 + 0.4 * stern ** 5,
    };
  },
  stations: 8,
  long: 7.6,
};

interface Paint {
  readonly hull: number;
  readonly band: number;
  readonly rail: number;
  readonly deck: number;
  readonly castle: number;
  readonly oars: number;
}

function hull(c: Carving, paint: Paint): void {
  c.add(planks(lines, 0, 0.6), { color: paint.hull });
  c.add(planks(lines, 0.58, 0.78), { color: paint.band });
  c.add(planks(lines, 0.76, 1), { color: paint.rail });
  c.add(deck(lines, DECK, 0.1), { color: paint.deck });
  // The castle at the stern with its windows, and the spur.
  c.box(1.5, 1.15, 1.7, { x: -2.95, y: DECK, color: paint.castle });
  c.box(1.7, 0.16, 1.9, { x: -2.95, y: DECK + 1.1, color: paint.rail });
  for (const x of [-2.95]) c.box(0.9, 0.4, 1.76, { x, y: DECK + 0.4, color: 0xffd98a, glow: 0.9 });
  c.drum(0.16, 2, { x: 3.4, y: 1.5, roll: -1.25, color: paint.rail }, 0.04, 6);
  for (const side of [-1, 1])
    for (let k = 0; k < 4; k++)
      c.box(0.1, 0.06, 2, {
        x: -1.5 + k * 1.05,
        y: 0.35,
        z: side * 2,
        lean: side * 0.32,
        color: paint.oars,
      });
  // Mast and yard.
  c.drum(0.17, MASTHEAD, { x: SAIL.x, z: -0.3, color: DARK_WOOD }, 0.11, 5);
  c.drum(
    0.1,
    SAIL.w + 0.7,
    {
      x: SAIL.x + SAIL.w / 2 + 0.35,
      y: SAIL.y + SAIL.h / 2,
      z: -0.3,
      roll: Math.PI / 2,
      color: DARK_WOOD,
    },
    0.1,
    6,
  );
}

/** A merchant galley: the colour of its band is the house's. */
export function galley(): BufferGeometry {
  const c = new Carving();
  hull(c, {
    hull: 0x8d5c35,
    band: 0xe6b43c,
    rail: 0xf0e2c2,
    deck: 0xd0a468,
    castle: 0xa56a3c,
    oars: 0xd8b078,
  });
  c.ball(0.24, { x: SAIL.x, y: MASTHEAD, z: -0.3, color: GOLD }, 5);
  c.drum(0.3, 0.2, { x: 2.6, y: DECK, color: ROPE }, 0.26, 7);
  return c.build();
}

/** The pirates: tarred, red at the rail, a skull on the sail, lanterns that glow. */
export function corsair(): BufferGeometry {
  const c = new Carving();
  hull(c, {
    hull: 0x26232a,
    band: 0x7d1f24,
    rail: 0x17151a,
    deck: 0x4a4038,
    castle: 0x2e2a31,
    oars: 0x3a3236,
  });
  for (const z of [-0.8, 0.8]) c.ball(0.26, { x: -3.7, y: 3.4, z, color: 0xff7a2a, glow: 1 }, 7);
  c.cone(0.3, 1.5, { x: 4.2, y: 1.9, roll: -1.3, color: 0x8a9098 }, 6);
  return c.build();
}

/** A raft of planks on barrels for the new shipments, 3.7 × 4. */
export function raft(): BufferGeometry {
  const c = new Carving();
  for (let k = 0; k < 5; k++)
    c.box(0.72, 0.26, 4, { x: -1.5 + k * 0.75, y: 0.5, color: k % 2 ? 0xc09158 : 0xb4844c });
  for (const z of [-1.5, 1.5]) c.box(3.8, 0.16, 0.34, { y: 0.72, z, color: WOOD });
  for (const z of [-1.3, 1.3])
    c.add(new CylinderGeometry(0.42, 0.42, 3.5, 7).rotateZ(Math.PI / 2), {
      y: 0.24,
      z,
      color: 0x7a4a28,
    });
  for (const x of [-1.75, 1.75]) {
    c.drum(0.12, 1.6, { x, y: 0.5, z: -1.8, color: 0xb8352c }, 0.12, 5);
    c.box(0.34, 0.34, 0.34, { x, y: 2.05, z: -1.8, color: WHITE });
  }
  return c.build(0.8);
}
