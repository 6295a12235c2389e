/** The things in the desert, painted by vertex; y upwards, world units. */

import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  DodecahedronGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { Parts } from '../../../client/pieces/forms.ts';
import { seeded } from '../../../client/world/clock.ts';
import { heightAt } from './dunes.ts';
import { RING } from './ring.ts';

const [BARK, LEAF, LEAF_2] = [0x8a6844, 0x4f8f3f, 0x3d7a38];
const [CLOTH, STRIPE, FLAG] = [0xf3e7cf, 0xb8352c, 0xe2b84a];
const [STONE, WATER, HIDE, HOOF] = [0xcdb794, 0x2f8fa8, 0xb98a52, 0x6d4a2a];
const ROUND = 6.2832;

/** A palm of height 8: a leaning trunk, a crown of leaves that hang. */
export function palm() {
  const parts = new Parts().add(
    new CylinderGeometry(0.22, 0.42, 6.2, 6),
    BARK,
    0.3,
    3.1,
    0,
    [0, 0, -0.1],
  );
  for (let leaf = 0; leaf < 7; leaf++) {
    const turn = (leaf / 7) * ROUND;
    const blade = new ConeGeometry(0.55, 3.6, 4).scale(1, 1, 0.3);
    const [x, z] = [0.6 + Math.cos(turn) * 1.5, -Math.sin(turn) * 1.5];
    parts.add(blade, leaf % 2 ? LEAF : LEAF_2, x, 6, z, [0, turn, -1.95]);
  }
  return parts.build();
}

/** A stall of a market: striped cloth on four posts, a counter with goods. */
export function stall() {
  const parts = new Parts().add(new BoxGeometry(6, 1.6, 2.4), BARK, 0, 0.8, 0);
  for (const [x, z] of [
    [-3, -1.6],
    [3, -1.6],
    [-3, 1.6],
    [3, 1.6],
  ] as const) {
    parts.add(new CylinderGeometry(0.14, 0.14, 4.4, 5), BARK, x, 2.2, z);
  }
  for (let k = 0; k < 6; k++) {
    const at = -3.1 + k * 1.24;
    parts.add(new BoxGeometry(1.24, 0.16, 4.4), k % 2 ? CLOTH : STRIPE, at, 4.6, 0, [0.22, 0, 0]);
  }
  for (const [k, good] of [0xf6f2e8, 0x9a4f8e, 0x7a4a22].entries()) {
    parts.add(new SphereGeometry(0.6, 6, 4), good, -1.9 + 1.9 * k, 1.9, 0.3);
  }
  return parts.build();
}

/** A well: a ring of stone, dark water, a beam with its bucket. */
export function well() {
  const parts = new Parts()
    .add(new CylinderGeometry(2, 2.2, 1.6, 12, 1, true), STONE, 0, 0.8, 0)
    .add(new TorusGeometry(1.8, 0.32, 5, 14), STONE, 0, 1.6, 0, [0, 1.571, 0])
    .add(new CylinderGeometry(1.7, 1.7, 0.1, 12), WATER, 0, 1.2, 0)
    .add(new CylinderGeometry(0.12, 0.12, 4.2, 5), BARK, 0, 4.2, 0, [0, 0, 1.571])
    .add(new CylinderGeometry(0.35, 0.28, 0.8, 7), BARK, 0, 3, 0);
  for (const x of [-2, 2]) parts.add(new CylinderGeometry(0.15, 0.15, 4.4, 5), BARK, x, 2.2, 0);
  return parts.build();
}

/** The caravan's tent. */
export function tent() {
  const parts = new Parts();
  for (let k = 0; k < 8; k++) {
    const side = new ConeGeometry(4.2, 6.4, 1, 1, true, (k / 8) * ROUND, ROUND / 8);
    parts.add(side, k % 2 ? CLOTH : STRIPE, 0, 5.2, 0);
    const wall = new CylinderGeometry(3.7, 3.7, 2.2, 1, 1, true, (k / 8) * ROUND, ROUND / 8);
    parts.add(wall, k % 2 ? STRIPE : CLOTH, 0, 1.1, 0);
  }
  return parts
    .add(new CylinderGeometry(0.1, 0.1, 3, 5), BARK, 0, 9, 0)
    .add(new BoxGeometry(1.8, 1, 0.1), FLAG, 0.9, 10, 0)
    .build();
}

/** A camel, its pack on its hump. */
export function camel() {
  const parts = new Parts()
    .add(new SphereGeometry(1.25, 8, 6).scale(1.35, 0.85, 0.8), HIDE, 0, 2.6, 0)
    .add(new ConeGeometry(0.75, 1.3, 6), HIDE, -0.1, 3.9, 0)
    .add(new BoxGeometry(1.5, 0.8, 2.2), STRIPE, -0.1, 3.35, 0)
    .add(new CylinderGeometry(0.28, 0.4, 2.2, 6), HIDE, 1.8, 3.5, 0, [0, 0, -0.55])
    .add(new BoxGeometry(1.1, 0.6, 0.6), HIDE, 2.7, 4.6, 0);
  for (const [x, z] of [
    [-0.9, -0.5],
    [-0.9, 0.5],
    [0.9, -0.5],
    [0.9, 0.5],
  ] as const) {
    parts.add(new CylinderGeometry(0.2, 0.16, 2.3, 5), HOOF, x, 1.15, z);
  }
  return parts.build();
}

/** Groves and rocks in the middle of the ring and far out, away from the play. */
export function groves() {
  const random = seeded(23);
  const parts: BufferGeometry[] = [];
  while (parts.length < 70) {
    const [x, z] = [(random() * 2 - 1) * 230, (random() * 2 - 1) * 200];
    const out = Math.hypot(x / RING.x, z / RING.z);
    if ((out > 0.8 && out < 1.3) || out < 0.45) continue;
    for (let k = 0; k < 3; k++) {
      const [u, v] = [x + (random() - 0.5) * 26, z + (random() - 0.5) * 20];
      const size = 1.6 + random();
      const one =
        k < 2 ? palm() : new Parts().add(new DodecahedronGeometry(1.8), STONE, 0, 0.5, 0).build();
      parts.push(
        one
          .rotateY(random() * ROUND)
          .scale(size, size, size)
          .translate(u, heightAt(u, v), v),
      );
    }
  }
  return mergeGeometries(parts);
}

/** A goal's mark: a pole with a pennant in the colour of its seat. */
export function goal() {
  return new Parts()
    .add(new CylinderGeometry(0.18, 0.18, 10, 5), 0xffffff, 0, 5, 0)
    .add(new ConeGeometry(1.3, 4, 4).scale(1, 1, 0.2), 0xffffff, 2, 8.6, 0, [0, 0, -1.571])
    .build();
}
