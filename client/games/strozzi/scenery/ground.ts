/** The hills behind the quays as one painted mesh: grass, vineyards, bare earth, rock. */

import { BufferGeometry, Float32BufferAttribute } from 'three';
import { Carving } from '../../../world/carving.ts';
import { seeded } from '../../../world/clock.ts';
import { LIGHTHOUSE, QUAY } from './landmarks.ts';
import { isLand, reliefAt } from './relief.ts';

/** Edge of a cell of the land, and where machines are small. */
const STEP = 2;
const WIDE_STEP = 3.8;
type Rgb = readonly [number, number, number];
const GRASS: Rgb = [0.5, 0.59, 0.3];
const MEADOW: Rgb = [0.63, 0.65, 0.34];
const OLIVE: Rgb = [0.4, 0.51, 0.3];
const WHEAT: Rgb = [0.83, 0.72, 0.4];
const VINES: Rgb = [0.34, 0.47, 0.22];
const PLOUGHED: Rgb = [0.66, 0.5, 0.34];
const HEDGE: Rgb = [0.3, 0.41, 0.21];
const EARTH: Rgb = [0.74, 0.58, 0.38];
const ROCK: Rgb = [0.62, 0.55, 0.46];

const mix = (a: Rgb, b: Rgb, t: number): Rgb => {
  const k = Math.min(1, Math.max(0, t));
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
};

/** Edge of a field, and what grows in one or the other. */
const FIELD = 11;
const CROPS: readonly Rgb[] = [GRASS, WHEAT, OLIVE, MEADOW, GRASS, PLOUGHED, VINES, MEADOW];
const chanceOf = (i: number, j: number): number => {
  const s = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
  return s - Math.floor(s);
};

/** The field in which (x, z) lies, and how near its hedge is: 0 in it, 1 in the middle. */
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

/** What grows at (x, z) on ground of height `y` that rises by `steep`; heath on the headland. */
function paint(x: number, z: number, y: number, steep: number, chance: number): Rgb {
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

interface Patch {
  readonly x: readonly [number, number];
  readonly z: readonly [number, number];
}
const PATCHES: readonly Patch[] = [
  { x: [-128, 128], z: [-116, -14] },
  { x: [LIGHTHOUSE.x - 8, LIGHTHOUSE.x + 40], z: [LIGHTHOUSE.z - 8, LIGHTHOUSE.z + 6] },
];

/** Everything that is higher than the quays; what is level with them is paved. `lean`: coarser. */
export function hills(lean = false): BufferGeometry {
  const step = lean ? WIDE_STEP : STEP;
  const random = seeded(31);
  const positions: number[] = [];
  const colors: number[] = [];
  const index: number[] = [];
  for (const { x: xs, z: zs } of PATCHES) {
    const [nx, nz] = [Math.round((xs[1] - xs[0]) / step), Math.round((zs[1] - zs[0]) / step)];
    const from = positions.length / 3;
    const raised: boolean[] = [];
    for (let j = 0; j <= nz; j++)
      for (let i = 0; i <= nx; i++) {
        const [x, z] = [xs[0] + i * step, zs[0] + j * step];
        const y = isLand(x, z) ? reliefAt(x, z) : QUAY - 2.5;
        const dx = (reliefAt(x + 0.5, z) - reliefAt(x - 0.5, z)) / 1;
        const dz = (reliefAt(x, z + 0.5) - reliefAt(x, z - 0.5)) / 1;
        raised.push(y > QUAY + 0.03);
        // Just over the paving where it rises, under it where it does not.
        positions.push(x, y > QUAY + 0.03 ? y + 0.04 : y - 0.12, z);
        colors.push(...paint(x, z, y, Math.hypot(dx, dz), random()));
      }
    const at = (i: number, j: number): number => j * (nx + 1) + i;
    for (let j = 0; j < nz; j++)
      for (let i = 0; i < nx; i++) {
        const corners = [at(i, j), at(i + 1, j), at(i, j + 1), at(i + 1, j + 1)];
        if (!corners.some((k) => raised[k])) continue;
        const [a = 0, b = 0, c = 0, d = 0] = corners.map((k) => k + from);
        index.push(a, c, b, b, c, d);
      }
  }
  const form = new BufferGeometry();
  form.setAttribute('position', new Float32BufferAttribute(positions, 3));
  form.setAttribute('color', new Float32BufferAttribute(colors, 3));
  form.setIndex(index);
  form.computeVertexNormals();
  return new Carving().at(0, 0, 0).add(form, { color: 0xffffff }).build();
}
