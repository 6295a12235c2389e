/** Description of a house, and the measures that follow. Pure: the client reads it too. */

import type { WindowStyle } from './openings.ts';

export interface Floor {
  readonly h: number;
  /**
   * `arcade`: arches in the middle, single windows beside; `row`: n windows evenly; `portico`: n
   * open arches; `gate`: one wide arch for boats and goods; `door`, `shop`: ground floors.
   */
  readonly plan: 'door' | 'shop' | 'portico' | 'gate' | 'arcade' | 'row';
  readonly n: number;
  readonly window: WindowStyle;
  readonly foils?: boolean;
  readonly balcony?: boolean;
  /** Share of the width by which an arcade is moved out of the middle. */
  readonly shift?: number;
}

export interface RoofStyle {
  /** Height over the eaves per unit of half depth. */
  readonly steep?: number;
  readonly over?: number;
  /** 1: hipped on all sides; 0: gables left and right. */
  readonly hip?: number;
  /** Colour of the gables; without it they take the house's. */
  readonly gable?: number;
}

export interface House {
  readonly name: string;
  readonly w: number;
  readonly d: number;
  readonly seed: number;
  readonly floors: readonly Floor[];
  /** Stone corners, bands between the floors, a cornice with brackets. */
  readonly noble: boolean;
  readonly roof?: RoofStyle;
  /** White battlements in place of eaves. */
  readonly merlons?: boolean;
  /** Bare brick in place of plaster. */
  readonly brick?: boolean;
  /** Ground floor of stone blocks. */
  readonly rustic?: boolean;
  /** Flat white pillars between the windows. */
  readonly pilasters?: boolean;
  /** Overhang of the upper floors over the street, on wooden brackets. */
  readonly jetty?: number;
  /** A gable with a round window in the middle of the eaves. */
  readonly gablet?: boolean;
}

/** Height of the stone foot. */
export const PLINTH = 0.55;

/** Height of the eaves over the ground. */
export function eavesOf(h: House): number {
  return h.floors.reduce((sum, f) => sum + f.h, PLINTH);
}

/** The roof as it is built: behind battlements it has no overhang. */
export function roofOf(h: House): RoofStyle {
  return h.merlons ? { ...h.roof, over: 0.05 } : (h.roof ?? {});
}

/** Height of the ridge over the eaves of a roof over w × d. */
export function roofRise(w: number, d: number, style: RoofStyle = {}): number {
  const { steep = 0.52, over = 0.42 } = style;
  return (Math.min(w, d) / 2 + over) * steep;
}

/** Height of the roof over the ground at a place of the house's plan. */
export function roofAt(h: House, x: number, z: number): number {
  const { steep = 0.52, over = 0.42, hip = 1 } = roofOf(h);
  const shift = (h.jetty ?? 0) / 2;
  const depth = h.d / 2 + shift + over - Math.abs(z - shift);
  const width = h.w / 2 + over - Math.abs(x);
  const along = h.d + (h.jetty ?? 0) > h.w;
  if (hip > 0) return eavesOf(h) + steep * Math.max(0, Math.min(depth, width));
  return eavesOf(h) + steep * Math.max(0, along ? width : depth);
}
