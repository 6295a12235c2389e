/** The steep amphitheatre behind the town: its heights and its plants. Pure. */

import { smooth } from '../../../world/clock.ts';
import {
  type Hill,
  hillsAt,
  mixed,
  type Relief,
  type Rgb,
  type Slope,
} from '../../../world/relief.ts';
import { inside } from '../../../world/site.ts';
import { LANTERNA, QUAY } from './plan.ts';
import { CAPE } from './shores.ts';

const HILLS: readonly Hill[] = [
  { x: -46, z: -104, wide: 46, high: 12 },
  { x: 14, z: -112, wide: 52, high: 15 },
  { x: 62, z: -98, wide: 40, high: 11 },
  { x: -100, z: -74, wide: 40, high: 13 },
  { x: 108, z: -70, wide: 40, high: 14 },
];
/** Distance of the foot of the hills behind the town; nearer to the camera at both sides. */
const footAt = (x: number): number =>
  -50 + 13 * smooth(Math.min(1, Math.max(0, (Math.abs(x) - 66) / 50)));

/** Height of the land at a spot; QUAY on all that is level. */
export function heightAt(x: number, z: number): number {
  if (Math.hypot((x - LANTERNA.x) / 1.2, z - LANTERNA.z) < 14 || z > -20) return capeAt(x, z);
  const back = footAt(x) - z;
  if (back <= 0) return QUAY;
  const rise = 30 * smooth(Math.min(1, back / 56)) + Math.max(0, back - 56) * 0.2;
  const rough =
    Math.min(1, back / 24) * 0.8 * Math.sin(x * 0.19 + z * 0.13) * Math.sin(z * 0.23 - x * 0.07);
  return QUAY + rise + hillsAt(HILLS, x, z) * smooth(Math.min(1, back / 30)) + rough;
}

function capeAt(x: number, z: number): number {
  const off = Math.hypot((x - LANTERNA.x + 2) / 8, (z - LANTERNA.z) / 5);
  const away = Math.max(0, LANTERNA.x - 8 - x) / 60;
  return QUAY + 3.4 * smooth(Math.min(1, Math.max(0, 1.1 - off))) + 6 * smooth(Math.min(1, away));
}

const GRASS: Rgb = [0.42, 0.53, 0.27];
const OLIVE: Rgb = [0.47, 0.53, 0.33];
const PINE: Rgb = [0.22, 0.37, 0.22];
const TERRACE: Rgb = [0.68, 0.64, 0.5];
const ROCK: Rgb = [0.6, 0.56, 0.5];

/** Terraced gardens held by dry walls, olives, pines above, bare rock where it is steep. */
function paint({ x, y, z, steep, chance }: Slope): Rgb {
  const up = (y - QUAY) / 30;
  let color = mixed(TERRACE, OLIVE, up * 9);
  color = mixed(color, GRASS, (up - 0.1) * 3 + 0.6 * Math.sin(x * 0.11) * Math.sin(z * 0.17));
  color = mixed(color, PINE, (up - 0.5) * 2.4 + 0.6 * Math.sin(x * 0.07 + 2));
  // Walls of the terraces run level along the slope.
  const wall = Math.abs(((y / 1.9) % 1) - 0.5) < 0.1 && up < 0.8 ? 0.4 : 0;
  color = mixed(color, TERRACE, wall);
  color = mixed(color, ROCK, (steep - 1.1) * 2);
  const tone = 0.92 + 0.14 * chance;
  return [color[0] * tone, color[1] * tone, color[2] * tone];
}

/** The mesh's height away from the hills: below paving and water. */
const SUNK = -0.6;

const raised = (x: number, z: number): boolean => heightAt(x, z) > QUAY + 0.04;

/** The hills with cells of `step` units. */
export const hills = (step: number): Relief => ({
  area: { x: [-148, 148], z: [-128, -34] },
  step,
  height: (x, z) => (raised(x, z) ? heightAt(x, z) : SUNK),
  paint,
  covers: raised,
});
/** The rock of the Lanterna. */
export const cape = (step: number): Relief => ({
  area: { x: [LANTERNA.x - 75, LANTERNA.x + 8], z: [LANTERNA.z - 9, LANTERNA.z + 9] },
  step,
  height: (x, z) => (inside(CAPE, x, z) ? capeAt(x, z) + 0.14 : SUNK),
  paint: ({ chance, y }) =>
    mixed(ROCK, mixed(GRASS, OLIVE, chance), (y - QUAY) / 4 - 0.2 + chance * 0.4),
  covers: (x, z) => inside(CAPE, x, z),
});
