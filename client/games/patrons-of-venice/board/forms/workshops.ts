/**
 * The seven workshops: their foot is about 6.2 × 6, their front looks to +z. Each has its own
 * silhouette from above and from afar, and a moving part.
 */

import { type BufferGeometry, CylinderGeometry, SphereGeometry, TorusGeometry } from 'three';
import type { BusinessId } from '../../../../../engine/games/patrons-of-venice/data.ts';
import { Carving, puffs, sways } from '../../../../world/carving.ts';
import { gondola } from './goods.ts';
import {
  awning,
  BRICK,
  CREAM,
  chimney,
  DARK_WOOD,
  door,
  FIRE,
  GOLD,
  type Hall,
  IRON,
  mast,
  OCHRE,
  pane,
  panes,
  ROPE,
  ROSE,
  roof,
  SMOKE,
  STONE,
  VERDIGRIS,
  WHITE,
  WOOD,
  walls,
} from './shell.ts';
import { robe, suit, tentForm, wheel } from './things.ts';

const CRIMSON = 0xb3264a;
const SHADED = 2.2;

/** A cloth that hangs from a line: its upper edge is held, its lower one swings. */
function hung(c: Carving, x: number, y: number, z: number, w: number, h: number, color: number) {
  c.box(w, h * 0.5, 0.07, { x, y: y - h * 0.5, z, color });
  c.box(w, h * 0.54, 0.07, { x, y: y - h, z, color, life: sways(0.2) });
}

/** Cloth in all its colours dries on two lines over the terrace of the roof. */
function draper(): BufferGeometry {
  const c = new Carving();
  const hall: Hall = { w: 5.6, h: 3, d: 3.6, z: -0.9, color: ROSE };
  walls(c, hall);
  panes(c, hall, 3, 1.3);
  door(c, 0, 0.92, 1, 1.9);
  // The terrace: a white parapet about a floor of brick.
  c.box(5.2, 0.12, 3.2, { y: 3.15, z: -0.9, color: 0xc98d6a, surface: 'brick' });
  for (const v of [-2.6, 0.8]) c.box(5.9, 0.5, 0.2, { y: 3.1, z: v, color: WHITE });
  for (const u of [-2.85, 2.85]) c.box(0.2, 0.5, 3.6, { x: u, y: 3.1, z: -0.9, color: WHITE });
  const dyes = [CRIMSON, 0xe9b53a, 0x2f6f9a, 0x4f9a6a, 0xd8703a, 0x7a4a8a];
  for (const [row, v] of [-1.9, 0.2].entries()) {
    for (const u of [-2.6, 2.6]) mast(c, u, 3.1, v, 3.4, 0.12);
    c.box(5.2, 0.06, 0.06, { y: 6.2, z: v, color: ROPE });
    for (let k = 0; k < 3; k++) {
      const color = dyes[(row * 3 + k) % dyes.length];
      hung(c, (k - 1) * 1.66, 6.2, v, 1.42, 2.2 + 0.3 * ((k + row) % 2), color);
    }
  }
  // Bales before the door.
  for (const [u, color] of [
    [-1.9, CRIMSON],
    [1.9, 0x2f6f9a],
  ] as const) {
    const lying = { roll: Math.PI / 2, z: 1.9 };
    c.drum(0.48, 1.5, { ...lying, x: u + 0.75, y: 0.5, color }, 0.48, 10);
    c.drum(0.3, 1.54, { ...lying, x: u + 0.77, y: 0.5, color: CREAM }, 0.3, 8);
  }
  return c.build(SHADED);
}

/** A sail loft: a long roof of verdigris, and a great sail that dries on its mast. */
function canvaser(): BufferGeometry {
  const c = new Carving();
  const hall: Hall = { w: 5.6, h: 2.6, d: 3.4, z: -1, color: CREAM };
  walls(c, hall);
  panes(c, hall, 2, 1);
  door(c, 0, 0.72, 1.8, 1.9);
  roof(c, hall, 1.5, VERDIGRIS, true);
  // The sail hangs from its yard and is drawn out to the front, so that the sun dries it.
  mast(c, -0.2, 0, 0.5, 8.2, 0.17);
  c.drum(0.1, 5.8, { x: 2.7, y: 7.3, z: 0.55, roll: Math.PI / 2, color: DARK_WOOD }, 0.1, 6);
  const strips = 5;
  for (let k = 0; k < strips; k++) {
    const u = -2.4 + k * 1.1;
    const belly = 0.3 * Math.sin(((k + 0.5) / strips) * Math.PI);
    const how = { x: u, lean: -0.5 };
    c.box(1.12, 2.1, 0.08, { ...how, y: 5.4, z: 1.6 + belly, color: 0xfffbf0 });
    c.box(1.12, 0.7, 0.1, { ...how, y: 4.8, z: 1.93 + belly, color: 0xc03a30 });
    c.box(1.12, 2, 0.08, {
      ...how,
      y: 3.1,
      z: 2.86 + belly,
      color: 0xfdf3da,
      life: sways(0.16),
    });
  }
  c.add(new TorusGeometry(0.5, 0.16, 5, 12), { x: 2.3, y: 0.5, z: 1.7, color: ROPE });
  c.drum(0.42, 0.9, { x: 2.2, z: 0.9, color: 0xe8dcc0 }, 0.36, 8);
  return c.build(SHADED);
}

/** A shed open to the front, a great wheel on its roof, and a half-built wagon in the yard. */
function wainwright(): BufferGeometry {
  const c = new Carving();
  const hall: Hall = { w: 5.6, h: 2.7, d: 2.9, z: -1.3, color: 0xc98a52, surface: 'brick' };
  walls(c, hall);
  c.box(3.4, 2, 0.3, { x: -0.7, z: 0.1, color: 0x3a2a20, glow: 0.4 });
  pane(c, 2, 1.1, 0.15, 0.6, 0.9);
  roof(c, hall, 1.2, 0x7d8a86);
  wheel(c, 0, 2.9, 0.5, 2.3, 0, -0.2, 0xd9983c);
  // The wagon: a bed on two axles, three of its wheels on.
  c.block(0.06, 3, 0.5, 1.5, { x: -0.6, y: 0.95, z: 1.9, color: 0xc08a4c });
  for (const u of [-1.9, -1.2, -0.5, 0.2, 0.8])
    c.box(0.12, 0.8, 1.5, { x: u, y: 1.3, z: 1.9, color: WOOD });
  for (const [u, v] of [
    [-1.6, 2.75],
    [0.4, 2.75],
    [-1.6, 1.05],
  ] as const)
    wheel(c, u, 0, v, 0.78);
  wheel(c, 2.35, 0, 1.5, 0.95, 0.5, -0.2);
  for (let k = 0; k < 3; k++)
    c.box(2.2, 0.22, 0.3, {
      x: 2.1,
      y: k * 0.22,
      z: 2.5 + (k % 2) * 0.1,
      color: 0xd9a860,
      turn: 0.1,
    });
  return c.build(SHADED);
}

/** A forge: dark brick, a great chimney that smokes, fire in the hearth, armour before the door. */
function armourer(): BufferGeometry {
  const c = new Carving();
  const hall: Hall = { w: 5.4, h: 2.9, d: 3.4, z: -1, color: 0x8c5f54, surface: 'brick' };
  walls(c, hall);
  roof(c, hall, 1.3, 0x6d4b48);
  // The hearth in the front, its light on the worker.
  c.box(2.6, 2, 0.3, { x: -0.9, z: 0.68, color: 0x2a1c18 });
  c.box(1.7, 0.9, 0.4, { x: -0.9, y: 0.4, z: 0.7, color: FIRE, glow: 1 });
  pane(c, 1.7, 1.2, 0.7, 0.7, 1);
  c.box(1.9, 5.6, 1.7, { x: 1.3, z: -1.6, color: BRICK, surface: 'brick' });
  c.block(0.06, 2.3, 0.4, 2.1, { x: 1.3, y: 5.5, z: -1.6, color: WHITE });
  c.box(1.2, 0.5, 1, { x: 1.3, y: 5.7, z: -1.6, color: 0x2a1c18 });
  for (let k = 0; k < 5; k++)
    c.add(new SphereGeometry(0.62, 6, 4), {
      x: 1.3,
      y: 6.4,
      z: -1.6,
      color: SMOKE,
      life: puffs(0.62),
      begins: k / 5,
    });
  for (let k = 0; k < 4; k++)
    c.add(new SphereGeometry(0.16, 4, 3), {
      x: -0.9 + 0.3 * (k % 2),
      y: 1,
      z: 1.1,
      color: 0xffc24a,
      glow: 1,
      life: puffs(0.16),
      begins: k / 4,
    });
  // Anvil, and a suit of armour on its stand.
  c.drum(0.42, 0.7, { x: -1, z: 2.1, color: WOOD }, 0.36, 8);
  c.block(0.05, 1.5, 0.4, 0.6, { x: -1, y: 0.7, z: 2.1, color: IRON });
  suit(c, 1.9, 2.1, 1.15);
  // A shield as sign over the gable.
  c.add(new CylinderGeometry(1.35, 1.35, 0.24, 14).rotateX(Math.PI / 2), {
    x: -1,
    y: 4,
    z: 0.6,
    lean: -0.3,
    color: 0xc9ced6,
  });
  c.add(new CylinderGeometry(0.5, 0.5, 0.4, 10).rotateX(Math.PI / 2), {
    x: -1,
    y: 4,
    z: 0.66,
    lean: -0.3,
    color: GOLD,
  });
  for (const [w, h] of [
    [2.2, 0.34],
    [0.34, 2.2],
  ] as const)
    c.box(w, h, 0.3, { x: -1, y: 4 - h / 2, z: 0.62, lean: -0.3, color: 0x9a2f3a });
  return c.build(SHADED);
}

/** Striped tents stand on the flat roof, the largest in front. */
function tentmaker(): BufferGeometry {
  const c = new Carving();
  const hall: Hall = { w: 5.8, h: 2.6, d: 4.4, z: -0.6, color: OCHRE };
  walls(c, hall);
  panes(c, hall, 3, 1);
  door(c, 0, 1.62, 1.1, 1.8);
  c.box(5.4, 0.12, 4, { y: 2.75, z: -0.6, color: 0xc98d6a, surface: 'brick' });
  awning(c, 0, 2.35, 1.6, 3, 1, [0xb8352c, WHITE], 5);
  tentForm(c, -1.15, 2.85, 0, 1.55, [0xb8352c, 0xf8efd8]);
  tentForm(c, 1.55, 2.85, -0.4, 1.2, [0x2f6f9a, 0xf8efd8]);
  tentForm(c, 0.4, 2.85, -1.9, 1, [0xe3a52a, 0xf8efd8]);
  return c.build(SHADED);
}

/** A narrow house with a great window, the tailor's figures in it, and golden shears on the roof. */
function tailor(): BufferGeometry {
  const c = new Carving();
  const hall: Hall = { w: 4.8, h: 4.1, d: 3.8, z: -0.7, color: 0xe7c0b4 };
  walls(c, hall);
  roof(c, hall, 1.4);
  pane(c, -1.5, 2.4, 1.2, 0.7, 1.1);
  pane(c, 1.5, 2.4, 1.2, 0.7, 1.1);
  for (const side of [-1, 1])
    for (const v of [-1.6, 0.2]) pane(c, side * 2.4, 1.9, v, 0.7, 1.2, Math.PI / 2);
  // The show window with two robes.
  c.box(3.6, 2, 0.24, { z: 1.25, color: WHITE });
  c.box(3.2, 1.7, 0.34, { y: 0.2, z: 1.25, color: 0x5a3a30, glow: 0.9 });
  robe(c, -0.8, 0.2, 1.55, 0.78, 0x7a2f6a);
  robe(c, 0.8, 0.2, 1.55, 0.78, 0x2f7a5a);
  awning(c, 0, 2.1, 1.2, 3.8, 0.9, [0x7a4a8a, WHITE], 5);
  // Shears, open, upright before the ridge.
  for (const side of [-1, 1]) {
    const lean = { lean: -0.12, z: 1.15, color: GOLD };
    c.box(0.42, 3.1, 0.24, { ...lean, x: side * 0.12, y: 5.5, roll: side * 0.36 });
    c.add(new TorusGeometry(0.6, 0.19, 5, 11), { ...lean, x: side * 0.9, y: 4.75 });
  }
  c.ball(0.2, { y: 5.75, z: 1.2, color: IRON }, 6);
  return c.build(SHADED);
}

/** A squero: a tarred wooden shed, and a black hull on the slip before it. */
function gondolaMaker(): BufferGeometry {
  const c = new Carving();
  const hall: Hall = { w: 5.4, h: 2.3, d: 2.6, z: -1.6, color: 0x6d4a34, surface: 'smooth' };
  c.block(0.08, hall.w, hall.h, hall.d, { z: hall.z, color: hall.color });
  for (let k = 0; k < 9; k++)
    c.box(0.1, 2.3, 2.7, { x: -2.6 + k * 0.65, z: -1.6, color: 0x553726 });
  for (const u of [-1.3, 1.3]) c.box(1.7, 1.7, 0.4, { x: u, z: -0.4, color: 0x231a16, glow: 0.5 });
  roof(c, hall, 1.7, TAR, true);
  for (const u of [-2.4, 0, 2.4]) c.box(0.24, 2.4, 0.24, { x: u, z: 0.1, color: DARK_WOOD });
  c.box(5.8, 0.14, 1.5, { y: 2.35, z: 0, lean: 0.2, color: 0x8a5a3c });
  // The slip, and the hull on its blocks.
  c.box(6.1, 0.16, 2.4, { y: 0.1, z: 1.7, lean: 0.06, color: 0xe0cb9e });
  for (let k = 0; k < 6; k++)
    c.box(0.2, 0.12, 2.4, { x: -2.5 + k, y: 0.22, z: 1.7, color: 0xc79b62 });
  c.add(gondola().scale(1.14, 1.2, 1.35), { y: 0.5, z: 1.75, turn: 0.05, color: 0xffffff });
  mast(c, 2.7, 0, 0.6, 3.4);
  c.add(new TorusGeometry(0.36, 0.12, 5, 10), { x: -2.6, y: 0.5, z: 0.7, color: ROPE });
  chimney(c, 1.7, 2.6, -2.2, 1.7);
  c.box(0.5, 0.4, 0.5, { x: 2.3, z: 2.9, color: STONE });
  return c.build(SHADED);
}
const TAR = 0x4d4a52;

export const WORKSHOPS: Readonly<Record<BusinessId, () => BufferGeometry>> = {
  draper,
  canvaser,
  wainwright,
  armourer,
  tentmaker,
  tailor,
  gondolaMaker,
};
