/**
 * Things that a page points out on the board, by the keys of their targets: they are marked
 * strongly, and the page gets their places in the picture, so that its words can be beside them.
 */

import { type Camera, Vector3 } from 'three';
import { create } from 'zustand';
import { targetKey } from '../seat/targets.ts';
import type { PickBox } from './pen.ts';

/** In CSS pixels of the window. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PointedStore {
  readonly keys: ReadonlySet<string>;
  /** The box of each of them in the picture. */
  readonly boxes: ReadonlyMap<string, ScreenBox>;
  point(keys: readonly string[]): void;
}

const NOTHING: ReadonlyMap<string, ScreenBox> = new Map();

export const usePointed = create<PointedStore>()((set) => ({
  keys: new Set(),
  boxes: NOTHING,
  point: (keys) => set({ keys: new Set(keys), boxes: NOTHING }),
}));

/** Less is no move, in pixels. */
const LEAST = 1.5;
const corner = new Vector3();

/**
 * The frame around a box of the board in a picture of this size; null if it is behind the camera.
 */
export function framed(
  box: PickBox,
  camera: Camera,
  size: { readonly width: number; readonly height: number },
): ScreenBox | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const [ca, sa] = [Math.cos(box.yaw), Math.sin(box.yaw)];
  const [cb, sb] = [Math.cos(box.tilt), Math.sin(box.tilt)];
  for (let k = 0; k < 8; k++) {
    const u = (k & 1 ? 1 : -1) * box.hu;
    const n = (k & 2 ? 1 : -1) * box.hn;
    const v = (k & 4 ? 1 : -1) * box.hv;
    // The axes of its surface, as in `rayBox`.
    corner.set(
      box.x + ca * u + sa * sb * n + sa * cb * v,
      box.y + cb * n - sb * v,
      box.z - sa * u + ca * sb * n + ca * cb * v,
    );
    corner.project(camera);
    if (corner.z > 1) return null;
    const x = ((corner.x + 1) * size.width) / 2;
    const y = ((1 - corner.y) * size.height) / 2;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

const same = (a: ScreenBox | undefined, b: ScreenBox): boolean =>
  a !== undefined &&
  Math.abs(a.left - b.left) + Math.abs(a.right - b.right) < LEAST &&
  Math.abs(a.top - b.top) + Math.abs(a.bottom - b.bottom) < LEAST;

/**
 * Finds the places of all pointed-out things. Runs in each frame; does nothing without such things.
 */
export function lookAtPointed(
  picks: readonly PickBox[],
  camera: Camera,
  size: { readonly width: number; readonly height: number },
): void {
  const { keys, boxes } = usePointed.getState();
  if (keys.size === 0) return;
  const found = new Map<string, ScreenBox>();
  for (const pick of picks) {
    const key = targetKey(pick.target);
    if (pick.mark === 'house' || !keys.has(key)) continue;
    const box = framed(pick, camera, size);
    if (box) found.set(key, joined(found.get(key), box));
  }
  const still =
    found.size === boxes.size && [...found].every(([key, box]) => same(boxes.get(key), box));
  if (!still) usePointed.setState({ boxes: found });
}

/** A thing may have several boxes. */
const joined = (a: ScreenBox | undefined, b: ScreenBox): ScreenBox =>
  a === undefined
    ? b
    : {
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      };
