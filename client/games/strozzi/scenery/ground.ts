/** The hills behind the quays as one painted mesh: grass, vineyards, bare earth, rock. */

import type { BufferGeometry } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import {
  mixed as mix,
  type Relief,
  type Rgb,
  reliefGeometry,
  type Slope,
} from '../../../world/relief.ts';
import { LIGHTHOUSE, QUAY } from './landmarks.ts';
import { isLand, reliefAt } from './relief.ts';

/** Edge of a cell of the land, and the same on small machines. */
const STEP = 2;
const WIDE_STEP = 3.8;
const GRASS: Rgb = [0.5, 0.59, 0.3];
const MEADOW: Rgb = [0.63, 0.65, 0.34];
const OLIVE: Rgb = [0.4, 0.51, 0.3];
const WHEAT: Rgb = [0.83, 0.72, 0.4];
const VINES: Rgb = [0.34, 0.47, 0.22];
const PLOUGHED: Rgb = [0.66, 0.5, 0.34];
const HEDGE: Rgb = [0.3, 0.41, 0.21];
const EARTH: Rgb = [0.74, 0.58, 0.38];
const ROCK: Rgb = [0.62, 0.55, 0.46];

/** Edge of a field, and the crops of the fields. */
const FIELD = 11;
const CROPS: readonly Rgb[] = [GRASS, WHEAT, OLIVE, MEADOW, GRASS, PLOUGHED, VINES, MEADOW];
const chanceOf = (i: number, j: number): number => {
  const s = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
  return s - Math.floor(s);
};

/** The field of (x, z), and the nearness of its hedge: 0 at the hedge, 1 in the middle. */
function fieldAt(x: number, z: number): { crop: number; inside: number; rows: number } {
  // Borders follow the slopes: they bend, and no two fields are alike.
  const u = (x + 4 * Math.sin(z * 0.07) + 2.4 * Math.sin(z * 0.19 + x * 0.03)) / FIELD;
  const v = (z + 3.4 * Math.sin(x * 0.08) + 1.8 * Math.sin(x * 0.21 + 2)) / (FIELD * 0.8);
  const row = Math.floor(v);
  const along = u + chanceOf(row, 3) * 0.7;
  const column = Math.floor(along);
  const edge = Math.min(along - column, column + 1 - along, v - row, row + 1 - v);
  const crop = Math.floor(chanceOf(column, row) * CROPS.length);
  return { crop, inside: Math.min(1, edge / 0.16), rows: (along - column) * 9 };
}

/** The colour of the plants there; heath on the headland. */
function paint({ x, z, y, steep, chance }: Slope): Rgb {
  if (z > 0) return mix(mix(MEADOW, GRASS, chance), ROCK, (steep - 0.4) * 2.4);
  const { crop, inside, rows } = fieldAt(x, z);
  let color = CROPS[crop] ?? GRASS;
  // Vines and furrows run in rows.
  if (color === VINES) color = mix(VINES, PLOUGHED, 0.5 + 0.5 * Math.sin(rows * Math.PI * 2));
  color = mix(color, GRASS, 0.4);
  color = mix(HEDGE, color, 0.25 + 0.75 * inside);
  // Woods and bare rock higher up.
  color = mix(color, GRASS, (y - 17) / 9);
  color = mix(color, EARTH, 1 - (y - QUAY) / 1.6);
  color = mix(color, ROCK, (steep - 0.62) * 3);
  const tone = 0.93 + 0.12 * chance;
  return [color[0] * tone, color[1] * tone, color[2] * tone];
}

/** Whether the land rises there: ground level with the quays is paved. */
const raised = (x: number, z: number): boolean => isLand(x, z) && reliefAt(x, z) > QUAY + 0.03;

/** Just over the paving where it rises, under it where it does not; `sunk`: under other ground. */
const heightBy =
  (sunk: number): Relief['height'] =>
  (x, z) =>
    (isLand(x, z) ? reliefAt(x, z) : QUAY - 2.5) + (raised(x, z) ? 0.04 : -0.12) - sunk;

const { x: LX, z: LZ } = LIGHTHOUSE;
const BACK = [-116, -14] as const;
/** Beyond the pictures' usual edges ground is coarse, and lies under the finer one where they meet. */
const BEYOND = 12;

/** Everything that is higher than the quays. `lean`: coarser. */
export function hills(lean = false): BufferGeometry {
  const step = lean ? WIDE_STEP : STEP;
  const part = (x: Relief['area']['x'], z: Relief['area']['z'], cell = step): BufferGeometry => {
    const height = heightBy(cell === BEYOND ? 0.3 : 0);
    return reliefGeometry({ area: { x, z }, step: cell, height, paint, covers: raised });
  };
  return mergeGeometries([
    part([-128, 128], BACK),
    part([-212, -126], BACK, BEYOND),
    part([126, 212], BACK, BEYOND),
    part([LX - 8, LX + 40], [LZ - 8, LZ + 6]),
  ]);
}
