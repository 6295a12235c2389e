/** A place's outline in layers from far to near, drawn from its silhouettes. Pure. */

import { seeded } from '../world/clock.ts';
import type { Scenery, Silhouette } from '../world/scenery.ts';

/** A house as three paths; `tint` chooses among the colours of walls. */
export interface Outline {
  readonly walls: string;
  readonly roof: string;
  readonly windows: string;
  readonly tint: number;
}

/** One layer: its houses, back to front, and the quays under them. */
export interface Layer {
  readonly houses: readonly Outline[];
  readonly quays: string;
}

/** How many colours walls have. */
const TINTS = 4;

/** Size of the view box of a layer; 0 is its waterline, upwards is negative. */
export const BOX = { width: 1000, height: 150 } as const;

/** Depths at which layers begin, from far to near: shares of how far the place reaches. */
const DEPTHS = [-0.68, -0.45, -0.1, 0.35] as const;
const LAYERS = DEPTHS.length + 1;

type House = Pick<Silhouette, 'x' | 'wide' | 'tall' | 'roof'>;

/**
 * Horizontal position in a layer: near layers are spread wider.
 * @param x -1 … 1
 */
function across(x: number, layer: number): number {
  const spread = 0.78 + 0.22 * (layer / (LAYERS - 1));
  return (BOX.width / 2) * (1 + x * spread);
}

/** The layers of a place, the farthest first. */
export function skyline({
  silhouettes,
  reach,
}: Pick<Scenery, 'silhouettes' | 'reach'>): readonly Layer[] {
  const random = seeded(23);
  const layers: House[][] = Array.from({ length: LAYERS }, () => []);
  for (const { x, z, wide, tall, roof } of silhouettes()) {
    const layer = DEPTHS.filter((depth) => z / reach.z >= depth).length;
    const near = 0.74 + 0.26 * (layer / (LAYERS - 1));
    const at = across(x / reach.x, layer);
    layers[layer]?.push({ x: at, wide: wide * near, tall: tall * near, roof });
  }
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

/** Houses farther apart than this do not share a quay. */
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
