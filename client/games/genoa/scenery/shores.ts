/** The shores: the town's tongue of land with its terraces, the cape of the Lanterna, the old mole. */

import type { Point } from '../../../world/plan.ts';
import { LANTERNA, MOLE, TRAY } from './plan.ts';

const points = (list: readonly (readonly [x: number, z: number])[]): Point[] =>
  list.map(([x, z]) => ({ x, z }));

/** Beyond the storage on both sides, and in front of the terraces. */
const [SIDE, NEAR] = [61.4, 47.4];
const FRONT = TRAY.z1 + 1.4;
const OUT = 150;

/** The town, and the land under the hills behind it. */
const TOWN = points([
  [-OUT, -130],
  [-OUT, -30],
  [-112, -31],
  [-96, -37],
  [-82, -45],
  [-70, -47.6],
  [-64, -46],
  [-SIDE, -42],
  [-SIDE, FRONT - 2],
  [-SIDE + 2, FRONT],
  [-52.6, FRONT],
  [-50.6, FRONT + 2],
  [-50.6, NEAR - 1],
  [-49.6, NEAR],
  [49.6, NEAR],
  [50.6, NEAR - 1],
  [50.6, FRONT + 2],
  [52.6, FRONT],
  [SIDE - 2, FRONT],
  [SIDE, FRONT - 2],
  [SIDE, -42],
  [64, -45],
  // The root of the old mole.
  [MOLE.x - MOLE.wide / 2, -40],
  [MOLE.x - MOLE.wide / 2, MOLE.z1 - 1],
  [MOLE.x - MOLE.wide / 2 + 1, MOLE.z1],
  [MOLE.x + MOLE.wide / 2 - 1, MOLE.z1],
  [MOLE.x + MOLE.wide / 2, MOLE.z1 - 1],
  [MOLE.x + MOLE.wide / 2, -36],
  [84, -40],
  [98, -36],
  [112, -28],
  [OUT, -24],
  [OUT, -130],
]);

const { x: LX, z: LZ } = LANTERNA;
/** The cape on which the Lanterna stands. */
export const CAPE = points([
  [LX + 5.4, LZ + 0.5],
  [LX + 4, LZ + 4.4],
  [LX - 1, LZ + 6],
  [LX - 9, LZ + 5],
  [LX - 20, LZ + 7],
  [LX - 40, LZ + 4],
  [-OUT, LZ + 6],
  [-OUT, LZ - 8],
  [LX - 36, LZ - 7],
  [LX - 18, LZ - 5],
  [LX - 6, LZ - 5.6],
  [LX + 1, LZ - 5],
  [LX + 5, LZ - 2.6],
]);

export const LAND: readonly (readonly Point[])[] = [TOWN, CAPE];
