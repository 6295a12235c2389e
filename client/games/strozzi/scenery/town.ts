/** The houses of the four cities on their hillsides, each city in the colours of its own plaster. */

import type { City } from '../../../../engine/games/strozzi/data.ts';
import type { Placement } from '../../../world/assemble.ts';
import { seeded } from '../../../world/clock.ts';
import { type Tint, tint } from '../../../world/tint.ts';
import { ACCENTS, ROOFS } from '../../../world/venice/town.ts';
import {
  DUOMO,
  FEET,
  HALF_STAIR,
  LIGHTHOUSE,
  LOGGIA,
  PANTHEON,
  QUAY,
  VESUVIUS,
  wayAt,
} from './landmarks.ts';
import { isLand, reliefAt } from './relief.ts';
import { inVineyard } from './vineyards.ts';

interface Quarter {
  readonly city: City;
  /** Rows of houses, wall to wall along x: middle, how far back and how long. */
  readonly rows: readonly (readonly [x: number, z: number, long: number])[];
  readonly models: readonly string[];
  readonly walls: readonly Tint[];
}

const LOW = ['low-a', 'low-b', 'low-c', 'low-d', 'low-e', 'low-f'];
const MID = ['plain-e', 'plain-i', 'plain-b', 'plain-d'];

/** Houses on the hills are smaller than those on the near shore: the theatre looks deeper. */
const SCALE = 0.72;

const QUARTERS: readonly Quarter[] = [
  {
    city: 'naples',
    rows: [
      ...([
        [-68, -18, 9],
        [-69, -24, 12],
        [-70, -31, 14],
        [-70, -38, 14],
        [-43, -23, 5],
        [-43, -37, 9],
        [-44, -44, 12],
        [-54, -48, 22],
        [-58, -54, 26],
      ] as const),
    ],
    models: [...LOW, 'plain-e', 'plain-i'],
    walls: [0xe8a07c, 0xf0c27a, 0xe3826a, 0xf4dcae, 0xd9705e, 0xefb48e].map(tint),
  },
  {
    city: 'rome',
    rows: [
      ...([
        [-9.5, -23, 7],
        [-9, -30, 9],
        [-8, -37, 10],
        [-9, -44, 12],
        [-24, -50, 24],
        [-28, -56, 22],
        [-33, -45, 8],
      ] as const),
    ],
    models: [...LOW, ...MID],
    walls: [0xd98e52, 0xe4a868, 0xcc7a48, 0xeac898, 0xd49a6c, 0xe8b880].map(tint),
  },
  {
    city: 'florence',
    rows: [
      ...([
        [-7, -51, 12],
        [-10, -58, 10],
        [31, -27, 13],
        [31, -34, 14],
        [31, -41, 13],
        [32, -48, 12],
        [10, -65, 34],
      ] as const),
    ],
    models: [...LOW, ...MID],
    walls: [0xf0dfb4, 0xe6cc94, 0xf3e6c8, 0xdcc08a, 0xe9d2a4].map(tint),
  },
  {
    city: 'venice',
    rows: [
      ...([
        [67, -17, 11],
        [68, -24, 13],
        [69, -31, 14],
        [69, -38, 14],
        [42, -24.5, 4],
        [54, -46, 24],
        [58, -53, 24],
      ] as const),
    ],
    models: ['gothic-e', 'plain-d', 'low-a', 'low-d', 'gothic-f', 'low-e', 'plain-i', 'low-f'],
    walls: [0xd96f5c, 0xf0d2c4, 0xe59c8c, 0xc75f50, 0xf4e2d4, 0xe8b4a4].map(tint),
  },
];

/** About how wide a house stands, at scale 1. */
const WIDTH: Readonly<Record<string, number>> = {
  'gothic-e': 9.4,
  'gothic-f': 8.4,
  'plain-e': 7.4,
};

/** All houses of the model workshop that stand on the hills. */
export function houses(): Placement[] {
  const random = seeded(73);
  const out: Placement[] = [];
  for (const { rows, models, walls } of QUARTERS)
    for (const [middle, z, long] of rows) {
      let used = 0;
      let last = '';
      while (used < long - 2) {
        const free = models.filter((model) => model !== last);
        const model = free[Math.floor(random() * free.length)];
        last = model;
        const scale = SCALE * (0.94 + 0.14 * random());
        const w = (WIDTH[model] ?? 6.2) * scale;
        const x = middle - long / 2 + used + w / 2;
        used += w + 0.1;
        const back = z + (random() - 0.5) * 1.4;
        const y = Math.min(reliefAt(x - w / 2, back), reliefAt(x + w / 2, back)) - 0.35;
        out.push({
          model,
          x,
          y,
          z: back,
          scale,
          turn: (random() - 0.5) * 0.16,
          mirrored: random() < 0.5,
          wall: walls[Math.floor(random() * walls.length)],
          accent: ACCENTS[Math.floor(random() * ACCENTS.length)],
          roof: ROOFS[Math.floor(random() * ROOFS.length)],
        });
      }
    }
  return [...out, ...towers(), ...trees(out)];
}

/** Venice's bell tower, and the churches that each city hides among its roofs. */
function towers(): Placement[] {
  const at = (model: string, x: number, z: number, scale: number, wall?: number): Placement => ({
    model,
    x,
    z,
    scale,
    turn: 0,
    y: reliefAt(x, z) - 0.3,
    ...(wall === undefined ? {} : { wall: tint(wall) }),
  });
  return [
    at('campanile', 41.5, -31, 1.15),
    at('church', 66, -47.5, 0.72),
    at('church', -66, -46, 0.66),
    at('campanile', -5, -37, 0.62, 0xd8a878),
  ];
}

/** Cypresses in rows and groves, clear of houses and ways. */
function trees(houses: readonly Placement[]): Placement[] {
  const random = seeded(19);
  const out: Placement[] = [];
  const free = (x: number, z: number): boolean =>
    isLand(x, z) &&
    !inVineyard(x, z) &&
    houses.every((h) => Math.abs(h.x - x) > 3.4 || Math.abs(h.z - z) > 3.2) &&
    Object.entries(FEET).every(
      ([city, foot]) =>
        Math.abs(foot.x - x) > HALF_STAIR + (city === 'florence' ? 4.6 : 1.2) ||
        z > foot.z + 8 ||
        z < wayAt(city as City, 1).z - 6,
    ) &&
    Math.hypot(x - DUOMO.x, z - DUOMO.z) > 15 &&
    Math.hypot(x - PANTHEON.x, z - PANTHEON.z - 3) > 11 &&
    Math.hypot(x - VESUVIUS.x, z - VESUVIUS.z) > VESUVIUS.wide * 0.55 &&
    Math.hypot(x - LOGGIA.x, z - LOGGIA.z) > 11 &&
    Math.hypot(x - LIGHTHOUSE.x, z - LIGHTHOUSE.z) > 4;
  const grow = (x: number, z: number): void => {
    if (!free(x, z)) return;
    const cypress = random() < 0.62;
    out.push({
      model: cypress ? 'cypress' : 'tree',
      x,
      z,
      y: reliefAt(x, z) - 0.1,
      turn: random() * 6,
      scale: (cypress ? 0.8 : 0.62) + random() * 0.4,
      decorates: random() < 0.8,
    });
  };
  for (let k = 0; k < 230; k++) grow((random() - 0.5) * 210, -20 - random() * 66);
  // The road to Florence is lined with cypresses.
  for (let k = 0; k < 12; k++)
    for (const side of [-1, 1]) {
      const at = wayAt('florence', (k + 0.5) / 12);
      const x = at.x + side * (HALF_STAIR + 2.1);
      out.push({
        model: 'cypress',
        x,
        z: at.z,
        turn: k,
        scale: 0.78 + 0.2 * random(),
        y: Math.max(QUAY, reliefAt(x, at.z) - 0.2),
      });
    }
  return out;
}
