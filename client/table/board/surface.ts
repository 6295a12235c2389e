/** A surface for pieces: a flat yard, a tilted slab, an upright board. */

export interface Surface {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Radians about y; 0 = turned to a camera at +z. */
  readonly yaw: number;
  /** Radians it leans towards the viewer: 0 = flat, π/2 = upright. */
  readonly tilt: number;
  /** Scale of the things on it. */
  readonly scale: number;
}

/** A point and a piece's turn there. */
export interface Pose {
  x: number;
  y: number;
  z: number;
  yaw: number;
  tilt: number;
  spin: number;
  size: number;
}

export const newPose = (): Pose => ({ x: 0, y: 0, z: 0, yaw: 0, tilt: 0, spin: 0, size: 1 });

/**
 * The world's place of (u, v, n) on a surface: u to the right, v away from the viewer (up on an
 * upright one), n out of it, all in the surface's scale. Writes into `out` and returns it.
 */
export function place(s: Surface, u: number, v: number, n: number, out: Pose): Pose {
  const ca = Math.cos(s.yaw) * s.scale;
  const sa = Math.sin(s.yaw) * s.scale;
  const cb = Math.cos(s.tilt);
  const sb = Math.sin(s.tilt);
  out.x = s.x + ca * u - sa * cb * v + sa * sb * n;
  out.y = s.y + (sb * v + cb * n) * s.scale;
  out.z = s.z - sa * u - ca * cb * v + ca * sb * n;
  out.yaw = s.yaw;
  out.tilt = s.tilt;
  out.spin = 0;
  out.size = s.scale;
  return out;
}

/** A surface on another one, flat or leaning by `tilt` more. */
export function inset(s: Surface, u: number, v: number, n: number, tilt = 0): Surface {
  const { x, y, z } = place(s, u, v, n, newPose());
  return { x, y, z, yaw: s.yaw, tilt: s.tilt + tilt, scale: s.scale };
}

/** A movable surface, so that none is made in a frame. */
export type Sheet = { -readonly [k in keyof Surface]: Surface[k] };
export const newSheet = (): Sheet => ({ x: 0, y: 0, z: 0, yaw: 0, tilt: 0, scale: 1 });

/** `sheet` at a pose, leaning by `lean`, its scale the pose's size; returns it. */
export function laid(sheet: Sheet, pose: Pose, lean = 0): Sheet {
  sheet.x = pose.x;
  sheet.y = pose.y;
  sheet.z = pose.z;
  sheet.yaw = pose.yaw + pose.spin;
  sheet.tilt = pose.tilt + lean;
  sheet.scale = Math.max(0.001, pose.size);
  return sheet;
}
