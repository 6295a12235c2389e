/** Pointing at the board: boxes that represent targets, met by a ray without any mesh. */

import { type Intersection, Object3D, type Raycaster, Vector3 } from 'three';
import type { Target } from '../seat/targets.ts';
import type { PickBox } from './pen.ts';

/** A little more room than the piece itself: fingers are broad. */
const SLACK = 0.12;
/** Houses come last: anything else along the ray is smaller. */
const BACKDROP = 1000;

/**
 * Distance along a ray (unit direction) to a box, Infinity if it misses. Six numbers of the ray:
 * origin and direction.
 */
function rayBox(
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  box: PickBox,
  slack = SLACK,
): number {
  const ca = Math.cos(box.yaw);
  const sa = Math.sin(box.yaw);
  const cb = Math.cos(box.tilt);
  const sb = Math.sin(box.tilt);
  const px = ox - box.x;
  const py = oy - box.y;
  const pz = oz - box.z;
  let near = 0;
  let far = Number.POSITIVE_INFINITY;
  for (let axis = 0; axis < 3; axis++) {
    // The surface's axes: right, out of it, and towards the viewer's foot.
    const ax = axis === 0 ? ca : axis === 1 ? sa * sb : sa * cb;
    const ay = axis === 0 ? 0 : axis === 1 ? cb : -sb;
    const az = axis === 0 ? -sa : axis === 1 ? ca * sb : ca * cb;
    const half = (axis === 0 ? box.hu : axis === 1 ? box.hn : box.hv) + slack;
    const o = px * ax + py * ay + pz * az;
    const d = dx * ax + dy * ay + dz * az;
    if (Math.abs(d) < 1e-9) {
      if (Math.abs(o) > half) return Number.POSITIVE_INFINITY;
      continue;
    }
    const a = (-half - o) / d;
    const b = (half - o) / d;
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
    if (near > far) return Number.POSITIVE_INFINITY;
  }
  return near;
}

/** The first box that a ray meets; small things win over the ground below them. */
export function pickAt<T extends Target>(
  origin: { x: number; y: number; z: number },
  direction: { x: number; y: number; z: number },
  boxes: readonly PickBox<T>[],
): { box: PickBox<T>; distance: number } | null {
  let found: PickBox<T> | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (const box of boxes) {
    const d = rayBox(origin.x, origin.y, origin.z, direction.x, direction.y, direction.z, box);
    if (d === Number.POSITIVE_INFINITY) continue;
    // A flat frame is a ground: things on it come first.
    const rank =
      d +
      (box.mark === 'house' ? BACKDROP : 0) +
      (box.mark === 'frame' ? 4 + Math.min(6, box.hu * 0.5) : 0);
    if (rank < best) {
      best = rank;
      found = box;
    }
  }
  return found ? { box: found, distance: best } : null;
}

/** Of the boxes that a ray passes by no farther than `reach`, the one whose middle is nearest to it. */
function pickNear<T extends Target>(
  origin: Vector3,
  direction: Vector3,
  boxes: readonly PickBox<T>[],
  reach: number,
): { box: PickBox<T>; distance: number } | null {
  let found: { box: PickBox<T>; distance: number } | null = null;
  let best = Number.POSITIVE_INFINITY;
  const { x, y, z } = origin;
  for (const box of boxes) {
    const distance = rayBox(x, y, z, direction.x, direction.y, direction.z, box, reach);
    if (distance === Number.POSITIVE_INFINITY) continue;
    const [dx, dy, dz] = [box.x - x, box.y - y, box.z - z];
    const along = dx * direction.x + dy * direction.y + dz * direction.z;
    const aside = dx * dx + dy * dy + dz * dz - along * along;
    if (aside < best) {
      best = aside;
      found = { box, distance };
    }
  }
  return found;
}

/** The scene's object that receives the pointer for the whole board. */
export class PickField<T extends Target = Target> extends Object3D {
  boxes: readonly PickBox<T>[] = [];
  /** The box that the last ray met. */
  met: PickBox<T> | null = null;
  /** The box exactly there, regardless of a pressing finger's tolerance. */
  under: PickBox<T> | null = null;
  /** Tolerance of a finger beside a thing, world units; 0: none. */
  reach = 0;
  /** Whether pressing this would mean anything now. */
  means: (box: PickBox<T>) => boolean = () => true;
  private readonly point = new Vector3();

  override raycast(raycaster: Raycaster, intersects: Intersection[]): void {
    const { origin, direction } = raycaster.ray;
    const exact = pickAt(origin, direction, this.boxes);
    this.under = exact?.box ?? null;
    const hit = this.reach > 0 ? this.touch(origin, direction, exact) : exact;
    this.met = hit?.box ?? null;
    if (!hit) return;
    raycaster.ray.at(hit.distance, this.point);
    intersects.push({ distance: hit.distance, point: this.point, object: this });
  }

  /**
   * A finger's target: a thing on its ground before the ground, a possible one before a blocked
   * one.
   */
  private touch(
    origin: Vector3,
    direction: Vector3,
    exact: ReturnType<typeof pickAt<T>>,
  ): ReturnType<typeof pickAt<T>> {
    const meant = exact !== null && this.means(exact.box);
    if (meant && exact.box.mark !== 'frame') return exact;
    const around = this.boxes.filter(this.means);
    const things = around.filter((box) => box.mark !== 'frame');
    return (
      pickNear(origin, direction, things, this.reach) ??
      (meant ? exact : pickNear(origin, direction, around, this.reach)) ??
      exact
    );
  }
}
