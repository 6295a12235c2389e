/** Which house stands where: rows from the plan filled with houses, no two neighbours alike. */

import type { Placement, Tint } from './assemble.ts';
import { seeded } from './clock.ts';
import type { CityPlan, HouseRow } from './plan.ts';
import type { Footprint } from './site.ts';

interface Size {
  readonly w: number;
  readonly d: number;
}

/** Widths and depths of the models, as the workshop carves them. */
export const SIZES: Record<string, Size> = {
  'gothic-a': { w: 9.6, d: 7.4 },
  'gothic-b': { w: 8.4, d: 7 },
  'gothic-c': { w: 10.6, d: 7.6 },
  'round-a': { w: 9.2, d: 7.2 },
  'round-b': { w: 8, d: 6.8 },
  'round-c': { w: 10.2, d: 7.4 },
  'plain-a': { w: 6.2, d: 6 },
  'plain-b': { w: 5.2, d: 5.8 },
  'plain-c': { w: 7, d: 6.2 },
  'plain-d': { w: 5.8, d: 5.6 },
  'plain-e': { w: 6.6, d: 5.8 },
  'plain-f': { w: 5.6, d: 5.8 },
  'low-a': { w: 5.4, d: 4.8 },
  'low-b': { w: 4.8, d: 4.6 },
  'low-c': { w: 6, d: 5 },
  'low-d': { w: 5, d: 4.8 },
  'tall-a': { w: 5.6, d: 6 },
  'tall-b': { w: 6.8, d: 6.2 },
  church: { w: 10.4, d: 13 },
  campanile: { w: 3.2, d: 3.2 },
  hall: { w: 12, d: 8 },
  loggia: { w: 13.6, d: 8.2 },
  market: { w: 11, d: 3.6 },
  office: { w: 9.4, d: 6.6 },
  'shop-anvil': { w: 12.6, d: 7 },
  'shop-gem': { w: 12.6, d: 7 },
  'shop-wheat': { w: 12.6, d: 7 },
  'shop-mortar': { w: 12.6, d: 7 },
  'shop-cloth': { w: 12.6, d: 7 },
  crates: { w: 2, d: 1.6 },
  well: { w: 2, d: 2 },
  tree: { w: 1.2, d: 1.2 },
};

const FAMILIES: Record<HouseRow['height'], readonly string[]> = {
  low: ['low-a', 'low-b', 'low-c', 'low-d'],
  mid: ['plain-a', 'plain-b', 'plain-d', 'plain-e', 'plain-f', 'low-a'],
  tall: ['plain-a', 'tall-a', 'plain-c', 'round-b', 'tall-b', 'plain-f', 'gothic-b'],
  grand: ['gothic-a', 'round-a', 'gothic-b', 'round-c', 'gothic-c', 'round-b'],
};

function tint(hex: number): Tint {
  return [((hex >> 16) & 255) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255];
}

/** Plaster of the town: ochres, roses, bricks, creams, a rare green and blue. */
export const WALLS: readonly Tint[] = [
  0xe3b062, 0xd98f62, 0xc86a4e, 0xeed7a6, 0xdd9f8b, 0xb9553f, 0xe8c98a, 0xd7a45a, 0xe9b9a0,
  0xcf7f56, 0xf0e2c2, 0xc9b58e, 0xd8c08c, 0xb8c4a4,
].map(tint);
export const ACCENTS: readonly Tint[] = [
  0x3f6b52, 0x2f5f78, 0x7a4a34, 0x4d7a5a, 0x8a3b34, 0x50708a, 0x5d6b3a,
].map(tint);
export const ROOFS: readonly Tint[] = [
  0xf4e4d8, 0xe2cdc0, 0xd2b8ae, 0xf0d8c0, 0xc8b4aa, 0xe8d8cc,
].map(tint);

/** Houses of all rows of the plan. */
export function town(plan: CityPlan): Placement[] {
  const random = seeded(41);
  const placements: Placement[] = [];
  for (const row of plan.rows) fillRow(plan, row, random, placements);
  return placements;
}

function fillRow(plan: CityPlan, row: HouseRow, random: () => number, out: Placement[]): void {
  const dx = row.to.x - row.from.x;
  const dz = row.to.z - row.from.z;
  const long = Math.hypot(dx, dz);
  const family = FAMILIES[row.height];
  // Façades look along the row's left side; a model's façade looks towards +z.
  const turn = Math.atan2(-dz, dx) + (row.flip ? Math.PI : 0);
  const chosen: string[] = [];
  let used = 0;
  while (true) {
    const fits = family.filter((name) => name !== chosen.at(-1) && name !== chosen.at(-2));
    const pick = fits[Math.floor(random() * fits.length)] ?? family[0];
    if (!pick) return;
    const wide = SIZES[pick]?.w ?? 6;
    if (used + wide > long + 1.2) break;
    chosen.push(pick);
    used += wide;
  }
  const gap = chosen.length > 0 ? (long - used) / chosen.length : 0;
  let at = 0;
  let lastWall = -1;
  for (const model of chosen) {
    const size = SIZES[model] as Size;
    const middle = (at + gap / 2 + size.w / 2) / long;
    at += size.w + gap;
    const back = (random() - 0.5) * 0.5 * (row.flip ? -1 : 1);
    let wall = Math.floor(random() * WALLS.length);
    if (wall === lastWall) wall = (wall + 3) % WALLS.length;
    lastWall = wall;
    out.push({
      model,
      x: row.from.x + dx * middle - (dz / long) * back,
      y: plan.quay,
      z: row.from.z + dz * middle + (dx / long) * back,
      turn,
      wall: WALLS[wall] as Tint,
      accent: ACCENTS[Math.floor(random() * ACCENTS.length)] as Tint,
      roof: ROOFS[Math.floor(random() * ROOFS.length)] as Tint,
    });
  }
}

/** Ground plans of placed houses, for the light that they take from the ground. */
export function footprints(placements: readonly Placement[]): Footprint[] {
  return placements.flatMap(({ model, x, z, turn, scale = 1 }) => {
    const size = SIZES[model];
    return size ? [{ x, z, turn, halfX: (size.w / 2) * scale, halfZ: (size.d / 2) * scale }] : [];
  });
}
