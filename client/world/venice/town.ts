/** Houses and their positions: rows from the plan filled with houses, no two neighbours alike. */

import type { House } from '../../../assets/city/house-plan.ts';
import { HOUSES } from '../../../assets/city/houses.ts';
import type { Placement } from '../assemble.ts';
import { seeded } from '../clock.ts';
import type { Lantern } from '../lanterns.ts';
import type { Foot, HouseRow, TownPlan } from '../plan.ts';
import type { Footprint } from '../site.ts';
import { type Tint, tint } from '../tint.ts';

/** The houses' descriptions by name: the client builds with the measures they were carved by. */
export const MOULDS: ReadonlyMap<string, House> = new Map(HOUSES.map((h) => [h.name, h]));

/**
 * Widths and depths of other things that throw shade on the ground, as the workshop carves them.
 */
const FEET: Readonly<Record<string, Foot>> = {
  church: { w: 10.4, d: 13 },
  campanile: { w: 3.2, d: 3.2 },
  hall: { w: 12, d: 8 },
  loggia: { w: 12.6, d: 8.2 },
  market: { w: 11, d: 3.6 },
  office: { w: 9.4, d: 6.6 },
  crates: { w: 2, d: 1.6 },
  well: { w: 2, d: 2 },
  tree: { w: 1.2, d: 1.2 },
};

const FAMILIES: Record<HouseRow['height'], readonly string[]> = {
  low: ['low-a', 'low-b', 'low-c', 'low-d', 'low-e', 'low-f'],
  mid: ['plain-a', 'plain-b', 'plain-d', 'plain-e', 'plain-f', 'plain-g', 'plain-h', 'plain-i'],
  tall: [
    'plain-a',
    'tall-a',
    'plain-c',
    'round-b',
    'tall-b',
    'plain-f',
    'gothic-b',
    'tall-c',
    'plain-h',
    'gothic-f',
    'round-f',
    'plain-g',
  ],
  grand: [
    'gothic-a',
    'round-a',
    'gothic-b',
    'round-c',
    'gothic-d',
    'round-d',
    'gothic-c',
    'round-e',
    'gothic-f',
    'round-f',
    'gothic-e',
  ],
};

/** Plaster of the town: ochres, roses, bricks, creams, a rare green and blue. */
export const WALLS: readonly Tint[] = [
  0xe3b062, 0xd98f62, 0xc86a4e, 0xeed7a6, 0xdd9f8b, 0xc8694f, 0xe8c98a, 0xd7a45a, 0xe9b9a0,
  0xcf7f56, 0xf0e2c2, 0xc9b58e, 0xd8c08c, 0xb8c4a4, 0xe07f5e, 0xf2c98c, 0xba5b48, 0xe2cdb0,
].map(tint);
export const ACCENTS: readonly Tint[] = [
  0x3f6b52, 0x2f5f78, 0x7a4a34, 0x4d7a5a, 0x8a3b34, 0x50708a, 0x5d6b3a,
].map(tint);
export const ROOFS: readonly Tint[] = [
  0xf4e4d8, 0xe2cdc0, 0xd2b8ae, 0xf0d8c0, 0xc8b4aa, 0xe8d8cc,
].map(tint);

/** Houses of all rows of the plan. */
export function town(plan: TownPlan): Placement[] {
  const random = seeded(41);
  const placements: Placement[] = [];
  for (const row of plan.rows) fillRow(plan, row, random, placements);
  return placements;
}

/** Nearer than this, two houses of one mould or one colour are seen together. */
const IN_SIGHT = 15;

/** One of `all`, by chance, that `taken` does not hold; if it holds all, any. */
function pickNew<T>(all: readonly T[], taken: ReadonlySet<T>, random: () => number): T | undefined {
  const free = all.filter((one) => !taken.has(one));
  const from = free.length > 0 ? free : all;
  return from[Math.floor(random() * from.length)];
}

function fillRow(plan: TownPlan, row: HouseRow, random: () => number, out: Placement[]): void {
  const dx = row.to.x - row.from.x;
  const dz = row.to.z - row.from.z;
  const long = Math.hypot(dx, dz);
  // Façades look along the row's left side; a model's façade looks towards +z.
  const turn = Math.atan2(-dz, dx) + (row.flip ? Math.PI : 0);
  const chosen: { model: string; scale: number; w: number }[] = [];
  let used = 0;
  while (true) {
    const x = row.from.x + (dx * used) / long;
    const z = row.from.z + (dz * used) / long;
    const taken = new Set(chosen.slice(-3).map(({ model }) => model));
    for (const p of out) if (Math.hypot(p.x - x, p.z - z) < IN_SIGHT) taken.add(p.model);
    const model = pickNew(FAMILIES[row.height], taken, random);
    if (!model) return;
    const scale = 0.95 + random() * 0.09;
    const w = (MOULDS.get(model)?.w ?? 6) * scale;
    if (used + w > long + 1.2) break;
    chosen.push({ model, scale, w });
    used += w;
  }
  const gap = chosen.length > 0 ? (long - used) / chosen.length : 0;
  let at = 0;
  for (const { model, scale, w } of chosen) {
    const middle = (at + gap / 2 + w / 2) / long;
    at += w + gap;
    const back = (random() - 0.5) * 0.5 * (row.flip ? -1 : 1);
    const x = row.from.x + dx * middle - (dz / long) * back;
    const z = row.from.z + dz * middle + (dx / long) * back;
    const near = out.filter((p) => Math.hypot(p.x - x, p.z - z) < IN_SIGHT);
    out.push({
      model,
      x,
      y: plan.quay,
      z,
      turn,
      scale,
      mirrored: random() < 0.5,
      wall: pickNew(WALLS, new Set(near.map((p) => p.wall as Tint)), random) as Tint,
      accent: pickNew(
        ACCENTS,
        new Set(near.slice(-2).map((p) => p.accent as Tint)),
        random,
      ) as Tint,
      roof: pickNew(ROOFS, new Set(near.slice(-1).map((p) => p.roof as Tint)), random) as Tint,
    });
  }
}

/** Ground plans of placed houses, for the light that they take from the ground. */
export function footprints(placements: readonly Placement[]): Footprint[] {
  return placements.flatMap(({ model, foot, x, z, turn, scale = 1 }) => {
    const size = foot ?? MOULDS.get(model) ?? FEET[model];
    return size ? [{ x, z, turn, halfX: (size.w / 2) * scale, halfZ: (size.d / 2) * scale }] : [];
  });
}

/** Light from the doors and windows of houses, before their façades. */
export function houseLights(placements: readonly Placement[]): Lantern[] {
  return placements.flatMap(({ model, x, z, turn, scale = 1 }): Lantern[] => {
    const house = MOULDS.get(model);
    if (!house) return [];
    const ahead = (house.d / 2) * scale + 0.9;
    return [{ x: x + Math.sin(turn) * ahead, z: z + Math.cos(turn) * ahead, power: 0.5 }];
  });
}
