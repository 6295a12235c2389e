/** Where the camera is meant to look: the wish. CameraRig.tsx carries it out. */

import { create } from 'zustand';
import { stir } from './clock.ts';

/** A place to look at, in world units and radians; what is absent follows from the place. */
export interface Spot {
  readonly x: number;
  readonly y?: number;
  readonly z: number;
  /** Distance of the camera. */
  readonly distance?: number;
  /** Turn of the camera about y; 0 looks towards -z. */
  readonly yaw?: number;
  /** Angle above the horizon. */
  readonly pitch?: number;
}

/** `overview`: the whole board; `focus`: one place; `free`: where the person has turned it. */
export type CameraMode = 'overview' | 'focus' | 'free';

/** Parts of the canvas covered by panels, in CSS pixels: the overview keeps clear of them. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Size of what the panels leave of a canvas, in CSS pixels. */
export function freeArea(
  size: { readonly width: number; readonly height: number },
  inset: Inset,
): { readonly width: number; readonly height: number } {
  return {
    width: Math.max(80, size.width - inset.left - inset.right),
    height: Math.max(80, size.height - inset.top - inset.bottom),
  };
}

export interface CameraStore {
  readonly mode: CameraMode;
  /** A landmark's id or a spot; null in the overview. */
  readonly target: string | Spot | null;
  readonly inset: Inset;
  /** Turns to a landmark of the plan or to a spot; null is the overview. */
  focus(target: string | Spot | null): void;
  overview(): void;
  /** The person has taken the camera. */
  release(): void;
  setInset(inset: Partial<Inset>): void;
}

export const useCamera = create<CameraStore>()((set, get) => ({
  mode: 'overview',
  target: null,
  inset: { top: 0, right: 0, bottom: 0, left: 0 },
  focus(target) {
    set(target === null ? { mode: 'overview', target } : { mode: 'focus', target });
    stir();
  },
  overview() {
    set({ mode: 'overview', target: null });
    stir();
  },
  release() {
    if (get().mode !== 'free') set({ mode: 'free', target: null });
  },
  setInset(change) {
    set({ inset: { ...get().inset, ...change } });
    stir();
  },
}));

/** Where the camera is now; written each frame by the rig, for labels that turn to the viewer. */
export const view = { yaw: 0, pitch: 0.85, distance: 150, x: 0, y: 0, z: 0 };
