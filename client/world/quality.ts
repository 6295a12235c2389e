/** Picture quality: the features of each level, and the level in use. */

import { create } from 'zustand';

export type Level = 'low' | 'medium' | 'high' | 'cinematic';

/** From the cheapest to the richest. */
export const LEVELS: readonly Level[] = ['low', 'medium', 'high', 'cinematic'];

export interface QualityPlan {
  /** Largest device pixel ratio. */
  readonly dpr: number;
  readonly antialias: boolean;
  /** Edge of the shadow map in texels. */
  readonly shadowMap: number;
  /** Shadows follow motion; else they are redrawn once it has come to rest. */
  readonly shadowsMove: boolean;
  /** Width and height of the mirrored picture in the water; null: sky and the walls' colour. */
  readonly mirror: readonly [number, number] | null;
  /** Seconds by which the mirrored picture may lag behind motion. */
  readonly mirrorLag: number;
  /** Balconies, laundry, altane, boats: decoration that the game does not need. */
  readonly decoration: boolean;
  /** Full windows and rows of tiles; else painted ones. */
  readonly carved: boolean;
  /** While the camera rests, what does not move is kept as a picture (`kept/`). */
  readonly keeps: boolean;
}

export const QUALITY: Record<Level, QualityPlan> = {
  low: {
    dpr: 1,
    antialias: false,
    shadowMap: 1024,
    shadowsMove: false,
    mirror: null,
    mirrorLag: 0,
    decoration: false,
    carved: false,
    keeps: true,
  },
  medium: {
    dpr: 1.25,
    antialias: true,
    shadowMap: 2048,
    shadowsMove: true,
    mirror: [512, 288],
    mirrorLag: 0.05,
    decoration: true,
    carved: true,
    keeps: false,
  },
  high: {
    dpr: 2,
    antialias: true,
    shadowMap: 2048,
    shadowsMove: true,
    mirror: [1024, 576],
    mirrorLag: 0.03,
    decoration: true,
    carved: true,
    keeps: false,
  },
  // A texel of shadow takes 8 bytes (colour and depth), one of the mirror 12.
  cinematic: {
    dpr: 2.5,
    antialias: true,
    shadowMap: 2560,
    shadowsMove: true,
    mirror: [1280, 720],
    mirrorLag: 0,
    decoration: true,
    carved: true,
    keeps: false,
  },
};

/** The level in use, for every part of the picture; set by SceneryCanvas. */
export const useQuality = create<{
  level: Level;
  /** How often a lost WebGL context has come back: textures drawn before are gone. */
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
