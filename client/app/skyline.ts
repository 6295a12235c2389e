/** The town's outline in layers from far to near, drawn from the plan. Pure. */

import { seeded } from '../world/clock.ts';
import type { CityPlan } from '../world/plan.ts';

/** A house as three paths; `tint` chooses among the colours of walls. */
export interface Outline {
  readonly walls: string;
  readonly roof: string;
  readonly windows: string;
  readonly tint: number;
}

/** One layer: its houses, those behind first, and the quays on which they stand. */
export interface Layer {
  readonly houses: readonly Outline[];
  readonly quays: string;
}

/** How many colours walls have. */
export const TINTS = 4;

/** Size of the view box of a layer; 0 is its waterline, upwards is negative. */
export const BOX = { width: 1000, height: 150 } as const;

/** Depths (z) at which layers begin, from far to near. */
const DEPTHS = [-42, -28, -6, 22] as const;
const LAYERS = DEPTHS.length + 1;
/** Half of the board's width in the world. */
const HALF = 76;

const ROWS = { low: 30, mid: 46, tall: 58, grand: 66 } as const;
const MARKS = {
  church: 78,
  market: 34,
  hall: 56,
  loggia: 48,
  office: 42,
  dock: 8,
  shop: 50,
  palazzo: 60,
} as const;

interface House {
  readonly x: number;
  readonly wide: number;
  readonly tall: number;
  readonly roof: 'gable' | 'dome' | 'spire' | 'flat';
}

const layerOf = (z: number): number => DEPTHS.filter((depth) => z >= depth).length;

/** Where something stands in its layer: what is near is wider apart. */
function across(x: number, layer: number): number {
  const spread = 0.78 + 0.22 * (layer / (LAYERS - 1));
  return BOX.width / 2 + (x / HALF) * (BOX.width / 2) * spread;
}

/** The layers of a plan, the farthest first. */
export function skyline(plan: CityPlan): readonly Layer[] {
  const random = seeded(23);
  const layers: House[][] = Array.from({ length: LAYERS }, () => []);
  const put = (x: number, z: number, house: Omit<House, 'x'>): void => {
    const layer = layerOf(z);
    const near = 0.74 + 0.26 * (layer / (LAYERS - 1));
    const { wide, tall } = house;
    layers[layer]?.push({ ...house, x: across(x, layer), wide: wide * near, tall: tall * near });
  };
  for (const { from, to, height } of plan.rows) {
    const long = Math.hypot(to.x - from.x, to.z - from.z);
    const count = Math.max(1, Math.round(long / 6.6));
    for (let k = 0; k < count; k++) {
      const part = (k + 0.5) / count;
      const tall = ROWS[height] * (0.82 + random() * 0.36);
      const at = from.x + (to.x - from.x) * part;
      const z = from.z + (to.z - from.z) * part;
      put(at, z, { wide: 34 + random() * 12, tall, roof: 'gable' });
    }
  }
  for (const { kind, x, z } of plan.landmarks) {
    if (kind === 'dock') continue;
    const roof = kind === 'church' ? 'dome' : kind === 'market' ? 'flat' : 'gable';
    put(x, z, { wide: kind === 'church' ? 64 : 58, tall: MARKS[kind], roof });
  }
  for (const { kind, x, z } of plan.ornaments)
    if (kind === 'campanile') put(x, z, { wide: 17, tall: 118, roof: 'spire' });
  return layers.map((houses) => ({
    quays: quaysOf(houses),
    houses: houses
      .sort((one, other) => other.tall - one.tall)
      .map((house) => ({
        ...outline(house),
        windows: windowsOf(house, random),
        tint: Math.floor(random() * TINTS),
      })),
  }));
}

const r = (value: number): string => value.toFixed(1);

/** Farther apart than this, houses do not stand on one quay. */
const APART = 46;

/** Low walls of stone from the first house of a group to its last. */
function quaysOf(houses: readonly House[]): string {
  const spans = houses
    .map(({ x, wide }): [number, number] => [x - wide / 2 - 9, x + wide / 2 + 9])
    .sort(([a], [b]) => a - b);
  const quays: [number, number][] = [];
  for (const [from, to] of spans) {
    const last = quays.at(-1);
    if (last && from - last[1] < APART) last[1] = Math.max(last[1], to);
    else quays.push([from, to]);
  }
  return quays.map(([from, to]) => `M${r(from)} 0v-5H${r(to)}v5z`).join('');
}

function outline({ x, wide, tall, roof }: House): { walls: string; roof: string } {
  const [left, right] = [x - wide / 2, x + wide / 2];
  const eaves = roof === 'gable' ? tall * 0.84 : tall * 0.7;
  const walls = `M${r(left)} 0V${r(-eaves)}H${r(right)}V0Z`;
  const at = (height: number): string => r(-height);
  switch (roof) {
    case 'gable':
      return {
        walls,
        roof: `M${r(left - 2)} ${at(eaves - 1)}L${r(x - wide * 0.3)} ${at(tall)}H${r(x + wide * 0.3)}L${r(right + 2)} ${at(eaves - 1)}Z`,
      };
    case 'dome': {
      const span = wide * 0.3;
      return {
        walls,
        roof: `M${r(x - span)} ${at(eaves)}C${r(x - span)} ${at(tall * 1.1)} ${r(x + span)} ${at(tall * 1.1)} ${r(x + span)} ${at(eaves)}z`,
      };
    }
    case 'spire':
      return {
        walls: `${walls}M${r(left - 2)} ${at(eaves)}v-4H${r(right + 2)}v4zM${r(left + 2)} ${at(eaves + 4)}V${at(tall * 0.82)}H${r(right - 2)}V${at(eaves + 4)}z`,
        roof: `M${r(left)} ${at(tall * 0.82)}L${r(x)} ${at(tall)}L${r(right)} ${at(tall * 0.82)}z`,
      };
    case 'flat':
      return { walls, roof: `M${r(left - 3)} ${at(eaves - 5)}l5 -9H${r(right - 2)}l5 9z` };
  }
}

/** Some of its windows: upright openings in rows. */
function windowsOf({ x, wide, tall, roof }: House, random: () => number): string {
  if (roof === 'spire') return '';
  const eaves = tall * (roof === 'gable' ? 0.82 : 0.7);
  const floors = Math.max(1, Math.floor(eaves / 17));
  const columns = Math.max(2, Math.floor(wide / 11));
  let path = '';
  for (let floor = 0; floor < floors; floor++)
    for (let column = 0; column < columns; column++) {
      if (random() < 0.3) continue;
      const at = x - wide / 2 + ((column + 0.5) / columns) * wide;
      const foot = -(floor + 0.3) * (eaves / floors);
      path += `M${r(at - 1.8)} ${r(foot)}v-6q1.8 -3 3.6 0v6z`;
    }
  return path;
}
