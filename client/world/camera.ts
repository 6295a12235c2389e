/** Wished view of the camera. CameraRig.tsx carries it out. */

import { create } from 'zustand';
import { stir } from './clock.ts';
import type { Spot } from './framing.ts';
import type { Hand } from './hand.ts';
import type { Pose } from './orbit.ts';

/** `overview`: the whole board; `focus`: one place; `free`: the person's own orbit. */
export type CameraMode = 'overview' | 'focus' | 'free';

/** Parts of the canvas covered by panels, in CSS pixels: the overview keeps clear of them. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Size of the area that the panels leave of a canvas, in CSS pixels. */
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
  /** A site's id or a spot; null in the overview. */
  readonly target: string | Spot | null;
  readonly inset: Inset;
  /** A site that the overview leans towards, as long as nobody has taken the camera. */
  readonly suggested: string | null;
  /** Photo mode: no panel covers anything. */
  readonly photo: boolean;
  /** Counts how often a place or the overview was asked for. */
  readonly asked: number;
  /** Turns to a site of the scenery or to a spot; null is the overview. */
  focus(target: string | Spot | null): void;
  overview(): void;
  /** The person has taken the camera. */
  release(): void;
  /** An event at a site. Only the overview follows it: it suggests, and never forces. */
  suggest(site: string | null): void;
  /** Begins or ends the photo mode; the camera then returns to its former view. */
  setPhoto(photo: boolean): void;
  setInset(inset: Partial<Inset>): void;
}

/** The view before the photo mode. */
let before: Pick<CameraStore, 'mode' | 'target'> = { mode: 'overview', target: null };

export const useCamera = create<CameraStore>()((set, get) => ({
  mode: 'overview',
  target: null,
  inset: { top: 0, right: 0, bottom: 0, left: 0 },
  suggested: null,
  photo: false,
  asked: 0,
  focus(target) {
    const mode = target === null ? 'overview' : 'focus';
    set({ mode, target, suggested: null, asked: get().asked + 1 });
    stir();
  },
  overview() {
    get().focus(null);
  },
  release() {
    if (get().mode !== 'free') set({ mode: 'free', target: null, suggested: null });
  },
  suggest(site) {
    const { mode, photo, suggested } = get();
    if (site === suggested || (site && (mode !== 'overview' || photo))) return;
    set({ suggested: site });
    stir();
  },
  setPhoto(photo) {
    const { mode, target } = get();
    if (photo === get().photo) return;
    if (photo) before = { mode, target };
    set({ photo, suggested: null, ...(photo ? {} : before) });
    stir();
  },
  setInset(change) {
    set({ inset: { ...get().inset, ...change } });
    stir();
  },
}));

/**
 * Present view of the camera, for labels that turn to the viewer; `moves` counts how often the rig
 * has moved it.
 */
export const view = { yaw: 0, pitch: 0.85, distance: 150, x: 0, y: 0, z: 0, moves: 0 };

/** How far a press on the board reaches into the next: a double press is then not for the camera. */
const CLAIM = 700;
let claimed = -CLAIM;

/** The board has taken a press: it chooses or confirms, and is not to move the camera. */
export function claimPress(now = performance.now()): void {
  claimed = now;
}

/** Whether the board took a press a moment ago. */
export function pressClaimed(now = performance.now()): boolean {
  return now - claimed < CLAIM;
}

/**
 * A function that steers the camera from frame to frame in place of flights: gets the picture's
 * aspect and answers the camera's pose; null leaves it to the rig.
 */
export const helm: { current: ((aspect: number) => Pose | null) | null } = { current: null };

/** The rig's functions for the page outside the canvas. */
export interface Rig {
  readonly hand: Hand;
  /**
   * The picture as a PNG, `scale` device pixels to a CSS pixel; null if the browser provides none.
   */
  capture(scale: number): Promise<Blob | null>;
}

/** The rig of the city that is on the page; null while there is none. */
export const rig: { current: Rig | null } = { current: null };
