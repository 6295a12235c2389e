/** Travellers, posts, goods, frames, dice: the carved forms of this board. Origin: the foot's middle. */

import { type BufferGeometry, CylinderGeometry } from 'three';
import { Carving } from '../../../../world/carving.ts';
import { TONE } from '../../scenery/parts.ts';

/** A camel that stands, its head to +x, about 1.7 long; white, to be tinted. */
export function camel(): BufferGeometry {
  const c = new Carving();
  const color = 0xffffff;
  for (const [x, z] of [
    [-0.48, -0.17],
    [-0.48, 0.17],
    [0.4, -0.17],
    [0.4, 0.17],
  ] as const)
    c.drum(0.1, 0.72, { x, z, color: 0xd8d8d8 }, 0.12, 5);
  c.block(0.14, 1.3, 0.5, 0.52, { y: 0.62, color });
  for (const x of [-0.3, 0.28]) c.cone(0.3, 0.5, { x, y: 1, color: 0xf0f0f0 }, 7);
  c.block(0.06, 0.24, 0.85, 0.24, { x: 0.78, y: 0.75, roll: -0.5, color });
  c.block(0.06, 0.5, 0.26, 0.26, { x: 1.2, y: 1.42, roll: -0.12, color });
  c.box(0.05, 0.4, 0.05, { x: -0.68, y: 0.62, color: 0x9a9a9a });
  return c.build();
}

/** The traveller on its back: cloak and hat; white, to be tinted by the seat. */
export function rider(): BufferGeometry {
  const c = new Carving();
  c.block(0.05, 0.66, 0.12, 0.72, { y: 1.08, color: 0xd9d9d9 });
  c.drum(0.42, 0.95, { y: 1.15, color: 0xffffff }, 0.24, 10);
  c.drum(0.3, 0.16, { y: 2, color: 0xe2e2e2 }, 0.2, 10);
  c.drum(0.44, 0.1, { y: 2.42, color: 0xffffff }, 0.4, 10);
  c.ball(0.27, { y: 2.56, color: 0xffffff }, 8);
  return c.build();
}
/** The parts of the traveller that keep their own colour: face, pack, the plinth of brass. */
export function pack(): BufferGeometry {
  const c = new Carving();
  c.ball(0.24, { y: 2.26, color: 0xe3b58c }, 8);
  for (const z of [-0.42, 0.42])
    c.block(0.06, 0.5, 0.4, 0.26, { x: -0.42, y: 0.6, z, color: TONE.silk });
  c.drum(0.2, 0.7, { x: -0.5, y: 1.1, z: 0, lean: Math.PI / 2, color: 0xf1e4c4 }, 0.2, 8);
  c.drum(1.28, 0.16, { y: -0.02, color: TONE.brass }, 1.2, 16);
  return c.build();
}

/** A trading post: walls and a steep roof, 1 wide; white, to be tinted. */
export function post(): BufferGeometry {
  const c = new Carving();
  c.block(0.05, 0.9, 0.62, 0.8, { color: 0xf2f2f2 });
  c.gable(1.06, 0.56, 1, { y: 0.58, color: 0xffffff, turn: Math.PI / 2 });
  c.box(0.16, 0.4, 0.16, { x: 0.28, y: 0.72, z: -0.2, color: 0xd0d0d0 });
  return c.build();
}
/** Its door, its window and its step, in their own colours. */
export function sill(): BufferGeometry {
  const c = new Carving();
  c.box(0.24, 0.38, 0.04, { z: 0.4, color: TONE.dark });
  c.box(1.06, 0.07, 1, { y: -0.02, color: TONE.brass });
  return c.build();
}

export function pepper(): BufferGeometry {
  const c = new Carving();
  c.drum(0.52, 0.6, { color: 0x8a7352 }, 0.6, 10);
  c.drum(0.6, 0.26, { y: 0.6, color: 0x9a8260 }, 0.5, 10);
  c.ball(0.44, { y: 0.78, color: 0x2f2823 }, 10);
  for (const [x, z] of [
    [-0.2, 0.1],
    [0.18, -0.08],
    [0, 0.24],
  ] as const)
    c.ball(0.11, { x, y: 1.12, z, color: 0x52443a }, 5);
  return c.build();
}
export function silk(): BufferGeometry {
  const c = new Carving();
  for (const [k, color] of [0xc43a6a, 0x2f8fa0, 0xe0a83a].entries()) {
    const [z, y] = k < 2 ? [(k - 0.5) * 0.66, 0.32] : [0, 0.86];
    c.drum(0.32, 1.3, { x: 0.65, y, z, roll: Math.PI / 2, color }, 0.32, 10);
    c.drum(0.12, 1.4, { x: 0.7, y, z, roll: Math.PI / 2, color: 0xf3e6c8 }, 0.12, 8);
  }
  return c.build();
}
export function gold(): BufferGeometry {
  const c = new Carving();
  for (const [x, y, z] of [
    [0, 0, -0.32],
    [0, 0, 0.32],
    [0, 0.36, 0],
  ] as const)
    c.block(0.08, 1.25, 0.36, 0.58, { x, y, z, color: 0xf4bf3a });
  return c.build();
}

/** A framed slate of 1 × 1, lying face up. Scaled to its contents. */
export function slate(): BufferGeometry {
  const c = new Carving();
  c.box(1.08, 0.1, 1.1, { color: TONE.walnut });
  c.box(1.02, 0.04, 1.03, { y: 0.1, color: TONE.gilt });
  return c.build();
}
/** The rods of a scroll of width 1. */
export function rod(): BufferGeometry {
  const c = new Carving();
  c.drum(0.05, 1.16, { x: 0.58, roll: Math.PI / 2, color: TONE.walnut }, 0.05, 8);
  for (const x of [-0.58, 0.58]) c.ball(0.075, { x, color: TONE.gilt }, 6);
  return c.build();
}
/** A place for dice: a recess with a rim of brass, 1 × 1. */
export function recess(): BufferGeometry {
  const c = new Carving();
  c.box(1, 0.1, 1, { color: TONE.brass });
  c.box(0.88, 0.04, 0.88, { y: 0.09, color: 0x6a3c3a });
  return c.build();
}
/** A die of edge 1, standing on its foot; white, to be tinted. */
export function die(): BufferGeometry {
  const c = new Carving();
  c.block(0.13, 1, 1, 1, { color: 0xffffff });
  return c.build();
}
/** A door of the Palazzo Ducale: its hinge at x = 0, its leaf towards +x. */
export function door(): BufferGeometry {
  const c = new Carving();
  c.box(0.9, 1.5, 0.1, { x: 0.45, color: 0x2f6b58 });
  for (const y of [0.15, 0.8]) c.box(0.6, 0.5, 0.04, { x: 0.45, y, z: 0.06, color: 0x3f8a70 });
  c.ball(0.08, { x: 0.8, y: 0.75, z: 0.1, color: TONE.gilt }, 5);
  return c.build();
}
/** The hourglass of the first player. */
export function hourglass(): BufferGeometry {
  const c = new Carving();
  for (const y of [0, 2]) c.drum(0.75, 0.2, { y, color: TONE.brass }, 0.75, 10);
  c.drum(0.6, 0.9, { y: 0.2, color: 0xe9dcc0 }, 0.1, 10);
  c.drum(0.1, 0.9, { y: 1.1, color: 0xe9dcc0 }, 0.6, 10);
  c.drum(0.5, 0.4, { y: 0.22, color: 0xe0b45a }, 0.3, 8);
  for (const a of [0, 2.1, 4.2])
    c.drum(
      0.06,
      1.8,
      { x: Math.sin(a) * 0.62, y: 0.2, z: Math.cos(a) * 0.62, color: TONE.gilt },
      0.06,
      5,
    );
  return c.build();
}
/** Radius 1 and height 1, on the ground. */
export const coin = (): BufferGeometry => new CylinderGeometry(0.94, 1, 1, 10).translate(0, 0.5, 0);
