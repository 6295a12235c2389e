/** Picture quality: what each level draws, and the level that this machine bears. */

import { create } from 'zustand';

export type Level = 'low' | 'medium' | 'high';

export interface QualityPlan {
  /** Largest device pixel ratio. */
  readonly dpr: number;
  readonly antialias: boolean;
  /** Edge of the shadow map in texels. */
  readonly shadowMap: number;
  /** Shadows follow what moves; else they are drawn once per light. */
  readonly shadowsMove: boolean;
  /** Width and height of the mirrored picture in the water; null: sky only. */
  readonly mirror: readonly [number, number] | null;
  /** Balconies, laundry, altane, boats: what nobody needs to play. */
  readonly decoration: boolean;
  /** Full windows and rows of tiles; else painted ones. */
  readonly carved: boolean;
}

export const QUALITY: Record<Level, QualityPlan> = {
  low: {
    dpr: 1,
    antialias: false,
    shadowMap: 1024,
    shadowsMove: false,
    mirror: null,
    decoration: false,
    carved: false,
  },
  medium: {
    dpr: 1.25,
    antialias: true,
    shadowMap: 2048,
    shadowsMove: true,
    mirror: [512, 288],
    decoration: true,
    carved: true,
  },
  high: {
    dpr: 2,
    antialias: true,
    shadowMap: 2048,
    shadowsMove: true,
    mirror: [1024, 576],
    decoration: true,
    carved: true,
  },
};

/** The level in use, for every part of the picture; set by CityCanvas. */
export const useQuality = create<{
  level: Level;
  /** How often a lost WebGL context has come back: what was drawn into textures is gone. */
  restorations: number;
}>()(() => ({ level: 'medium', restorations: 0 }));

export function qualityPlan(): QualityPlan {
  return QUALITY[useQuality.getState().level];
}

/** A window of fewer CSS pixels is a phone's: fine screens, of which even 1.5 are few to draw. */
const SMALL_WINDOW = 500_000;

/** Least and largest device pixel ratio of a level in a window of `pixels` CSS pixels. */
export function dprOf(level: Level, pixels: number): [least: number, most: number] {
  const { dpr } = QUALITY[level];
  return [1, pixels < SMALL_WINDOW ? Math.max(dpr, 1.5) : dpr];
}

const ORDER: readonly Level[] = ['low', 'medium', 'high'];

/** One level down, if there is one: for machines that turn out to be slower than they looked. */
export function stepDown(): void {
  const at = ORDER.indexOf(useQuality.getState().level);
  const lower = ORDER[at - 1];
  if (lower) useQuality.setState({ level: lower });
}
