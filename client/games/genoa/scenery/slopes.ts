/** The town on the hills: tall painted houses under slate, churches, the walls on the ridge. */

import type { Carving } from '../../../world/carving.ts';
import { seeded } from '../../../world/clock.ts';
import { heightAt } from './hills.ts';
import { banner, dome, hip, pane, STONE, striped, tree, walls } from './parts.ts';
import { QUAY } from './plan.ts';

/** Plaster of the old town, shutters. */
const WALLS = [
  0xe8a58c, 0xf2cf94, 0xd9816a, 0xf4e3c2, 0xe9b46e, 0xd9998c, 0xf0d8b8, 0xc9745c, 0xe6c9a0,
  0xb9c9a8, 0xf3c9b4, 0xa9bcc9,
] as const;
const SHUTTERS = [0x3f7a57, 0x4a6f6a, 0x6a4a3a, 0x35684c] as const;
const SLATES = [STONE.slate, STONE.dark, 0x78848e, 0x616c78] as const;

/** Rows along the slope: distance to the back, both ends, and the height of the houses. */
const ROWS: readonly (readonly [z: number, reach: number, high: number])[] = [
  [-48.5, 57, 6.4],
  [-53, 70, 6.6],
  [-57.4, 80, 6.8],
  [-62, 88, 6.6],
  [-66.8, 94, 6.4],
  [-72.4, 98, 6],
  [-79, 100, 5.4],
  [-87, 100, 5],
];
/** Room for the churches between the houses. */
const CHURCHES = [
  { x: -27, z: -56, kind: 'dome' },
  { x: 34, z: -58, kind: 'striped' },
] as const;

const near = (x: number, z: number): boolean =>
  CHURCHES.some((church) => Math.abs(church.x - x) < 6.4 && Math.abs(church.z - z) < 4.6);

/** The whole slope. `lean`: fewer windows, and no back rows. */
export function slopes(c: Carving, lean: boolean): void {
  const random = seeded(101);
  for (const [row, [z, reach, high]] of ROWS.entries()) {
    let x = -reach + random() * 3;
    while (x < reach) {
      const w = 3.6 + random() * 2.4;
      const tall = high * (0.78 + random() * 0.44) * (row > 3 && random() < 0.4 ? 0.6 : 1);
      const gap = row > 3 ? random() * 5 : random() < 0.16 ? 2.4 : 0.12;
      const back = z - random() * 1.6 - Math.max(0, Math.abs(x) - 60) * -0.16;
      const at = { x: x + w / 2, z: back, w, d: 3.6 + random(), tall, row };
      x += w + gap;
      if (near(at.x, at.z) || (lean && row > 4)) continue;
      house(c, at, random, lean);
      if (gap > 2 && random() < 0.7) {
        c.at(x - gap / 2, heightAt(x - gap / 2, back) - 0.2, back);
        tree(c, 0, 0.6, 1 + random() * 0.5, random() < 0.6);
      }
    }
  }
  for (const church of CHURCHES) carve(c, church);
  ridge(c, lean);
  woods(c, lean ? 60 : 190);
}

interface House {
  readonly x: number;
  readonly z: number;
  readonly w: number;
  readonly d: number;
  readonly tall: number;
  readonly row: number;
}

function house(
  c: Carving,
  { x, z, w, d, tall, row }: House,
  random: () => number,
  lean: boolean,
): void {
  const foot = Math.min(heightAt(x - w / 2, z), heightAt(x + w / 2, z), heightAt(x, z + d / 2));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const wall = pick(WALLS);
  c.at(x, foot - 0.6, z, (random() - 0.5) * 0.07);
  const noble = random() < 0.1;
  if (noble) striped(c, [w, tall + 0.6, d], {}, 0.56);
  else
    walls(
      c,
      w,
      d,
      [
        [1.5, 0xcfc6ba],
        [tall - 0.9, wall],
      ],
      { surface: 'plaster' },
    );
  const slate = pick(SLATES);
  hip(c, [w + 0.5, 0.7 + random() * 0.8, d + 0.5], { y: tall + 0.6 }, slate);
  const floors = Math.max(2, Math.round(tall / 1.6));
  const columns = w > 4.8 ? 3 : 2;
  const [shutter, wide] = [pick(SHUTTERS), w / columns];
  for (let floor = lean && row > 1 ? 1 : 0; floor < floors; floor++)
    for (let k = 0; k < columns; k++) {
      const spot = { x: (k - (columns - 1) / 2) * wide, y: 1.1 + floor * ((tall - 0.8) / floors) };
      // The shutters are one pane behind that of the window.
      if (!lean)
        pane(c, 1.25, 0.95, { ...spot, z: d / 2 + 0.02, color: noble ? STONE.white : shutter });
      pane(c, 0.6, 0.95, {
        ...spot,
        z: d / 2 + 0.04,
        color: STONE.glass,
        glow: random() < 0.55 ? 0.75 : 0.3,
      });
    }
  if (random() < 0.3) c.box(0.5, 1.3, 0.5, { x: w * 0.25, y: tall + 0.7, color: 0xc9b9a8 });
  if (!lean && random() < 0.16) {
    // A roof terrace with a little garden.
    c.box(1.6, 1.5, 1.6, { x: -w * 0.16, y: tall + 0.7, color: wall });
    c.ball(0.5, { x: -w * 0.16, y: tall + 2.4, color: STONE.leaf }, 5);
  }
}

function carve(c: Carving, { x, z, kind }: (typeof CHURCHES)[number]): void {
  c.at(x, heightAt(x, z + 3) - 0.8, z);
  if (kind === 'dome') {
    c.box(8, 5.6, 5.4, { color: 0xf3ddb0, surface: 'plaster' });
    c.gable(5.8, 2, 8.6, { y: 5.6, turn: Math.PI / 2, color: STONE.white });
    for (const u of [-2.6, 0, 2.6])
      pane(c, 1, 2, { x: u, y: 2.2, z: 2.72, color: STONE.pane, glow: 0.7 });
    c.drum(2.5, 2.4, { y: 7, z: -0.6, color: STONE.white }, 2.5, 10);
    dome(c, 2.7, { y: 9.4, z: -0.6 }, 0x5f9a86);
    for (const u of [-3.6, 3.6]) {
      c.box(1.5, 8.6, 1.5, { x: u, z: 1.9, color: 0xf3ddb0 });
      hip(c, [1.8, 1.3, 1.8], { x: u, y: 8.6, z: 1.9 });
    }
    return;
  }
  striped(c, [6.4, 6.4, 6], {}, 0.58);
  c.gable(6.4, 2, 7, { y: 6.4, turn: Math.PI / 2, color: STONE.slate, surface: 'tile' });
  c.drum(1, 0.2, { y: 5, z: 2.95, lean: Math.PI / 2, color: STONE.pane, glow: 0.7 }, 1, 12);
  pane(c, 1.4, 2.4, { y: 0.8, z: 3.04, color: STONE.pane, glow: 0.6 });
  striped(c, [2, 11, 2], { x: 4.4, z: 1 }, 0.62);
  c.cone(1.5, 3.4, { x: 4.4, y: 11, z: 1, color: STONE.slate }, 4);
}

/** Pines and cypresses between the houses. */
function woods(c: Carving, count: number): void {
  const random = seeded(109);
  for (let k = 0; k < count; k++) {
    const [x, z] = [(random() - 0.5) * 276, -42 - random() * 80];
    const y = heightAt(x, z);
    const size = 1.3 + random() * 1.3;
    const built = ROWS.some(([row, reach]) => Math.abs(row - z) < 5 && Math.abs(x) < reach + 7);
    if (built || y < QUAY + 1.5) continue;
    c.at(x, y - 0.2, z);
    if (random() < 0.4) tree(c, 0, 0, size * 0.8, true);
    else {
      c.drum(0.2, size * 1.5, { color: STONE.wood }, 0.16, 4);
      c.cone(size * 1.25, size * 1.1, { y: size * 1.1, color: 0x3f6a38 }, 6);
    }
  }
}

/** The new walls along the ridge, and Porta Soprana's two towers at the town's edge. */
function ridge(c: Carving, lean: boolean): void {
  const way = [-118, -92, -66, -40, -14, 14, 40, 66, 92, 118].map((x, k) => ({
    x,
    z: -104 + 8 * Math.sin(k * 1.9) + Math.abs(x) * 0.26,
  }));
  way.slice(0, -1).forEach((from, k) => {
    const to = way[k + 1] ?? from;
    const parts = lean ? 2 : 4;
    for (let p = 0; p < parts; p++) {
      const at = (t: number): number => from.x + (to.x - from.x) * t;
      const t = (p + 0.5) / parts;
      const [x, z] = [at(t), from.z + (to.z - from.z) * t];
      const long = Math.hypot(to.x - from.x, to.z - from.z) / parts + 0.4;
      c.at(x, heightAt(x, z) - 2, z, -Math.atan2(to.z - from.z, to.x - from.x));
      c.box(long, 4.4, 1, { color: 0xd9cdb8, surface: 'ashlar' });
      if (!lean)
        for (let m = 0; m < 4; m++)
          c.box(0.8, 0.7, 1, { x: (m - 1.5) * (long / 4), y: 4.4, color: 0xd9cdb8 });
    }
    c.at(from.x, heightAt(from.x, from.z) - 2, from.z);
    c.box(3, 7.4, 3, { color: 0xcfc2ac, surface: 'ashlar' });
  });
  c.at(-66, QUAY, -49.4, 0.2);
  for (const side of [-1, 1]) {
    c.drum(2, 9.6, { x: side * 3, color: 0xd8cbb6, surface: 'ashlar' }, 1.9, 10);
    c.drum(2.3, 0.9, { x: side * 3, y: 9.4, color: STONE.white }, 2.3, 10);
    for (let k = 0; k < 7; k++) {
      const a = (k / 7) * Math.PI * 2;
      c.box(0.6, 0.7, 0.6, {
        x: side * 3 + Math.sin(a) * 2,
        y: 10.3,
        z: Math.cos(a) * 2,
        color: STONE.white,
      });
    }
    banner(c, 4, { x: side * 3, y: 9.8 }, 0.9);
  }
  c.box(4, 6, 2, { color: 0xd8cbb6, surface: 'ashlar' });
  pane(c, 2.2, 3.8, { z: 1.02, color: STONE.pane, glow: 0.5 });
}
