/** Position of the camera with everything important in the picture. Pure. */

import type { Corner, Scenery, Site } from './scenery.ts';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly distance: number;
}

/** A target of the camera, in world units and radians; absent values follow from the place. */
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

/** Vertical field of view of the free part of the canvas, radians. */
export const FIELD_OF_VIEW = (28 * Math.PI) / 180;

/** Pictures narrower than this are not wide: they may cut the surroundings beside the board. */
export const NARROW = 1.2;
/** Pictures narrower than this are upright: a phone in a hand. */
export const UPRIGHT = 0.8;
/** Pictures that are not wide look from high above. */
const STEEP = 1.08;

/** The corners of a site's visible volume, from its foot to its top. */
export function cornersOf({ x, z, half, top, y = 0 }: Site): Corner[] {
  const sides = [-half, half];
  return sides.flatMap((sx) =>
    sides.flatMap((sz) => [y, y + top].map((at): Corner => [x + sx, at, z + sz])),
  );
}

/** The overview for a picture of `aspect` = width / height. */
export function overviewFrame({ framing }: Pick<Scenery, 'framing'>, aspect: number): Frame {
  // Seen more from above the board is deeper: it fills a nearly square picture.
  const usual = aspect < NARROW ? STEEP : aspect < 1.5 ? 0.92 : 0.82;
  const yaw = aspect < UPRIGHT ? (framing.uprightYaw ?? 0) : 0;
  return fitFrame(framing.corners(aspect), yaw, framing.pitch?.(aspect) ?? usual, aspect);
}

/** Distance and centre at which all points just fit, for a camera of the given turn. */
function fitFrame(
  points: readonly (readonly [number, number, number])[],
  yaw: number,
  pitch: number,
  aspect: number,
): Frame {
  const tanV = Math.tan(FIELD_OF_VIEW / 2) * 0.985;
  const tanH = tanV * aspect;
  const right = [Math.cos(yaw), 0, -Math.sin(yaw)] as const;
  const back = [
    Math.sin(yaw) * Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(yaw) * Math.cos(pitch),
  ] as const;
  const up = [
    -Math.sin(yaw) * Math.sin(pitch),
    Math.cos(pitch),
    -Math.cos(yaw) * Math.sin(pitch),
  ] as const;
  const centre = { x: 0, y: 0, z: 0 };
  let distance = 0;
  for (let pass = 0; pass < 8; pass++) {
    distance = 0;
    for (const p of points) {
      const [u, v, w] = cameraAxes(p, centre, right, up, back);
      distance = Math.max(distance, Math.abs(u) / tanH + w, Math.abs(v) / tanV + w);
    }
    let [left, rightmost, low, high] = [1, -1, 1, -1];
    for (const p of points) {
      const [u, v, w] = cameraAxes(p, centre, right, up, back);
      const depth = distance - w;
      left = Math.min(left, u / depth / tanH);
      rightmost = Math.max(rightmost, u / depth / tanH);
      low = Math.min(low, v / depth / tanV);
      high = Math.max(high, v / depth / tanV);
    }
    const du = ((left + rightmost) / 2) * distance * tanH;
    const dv = (((low + high) / 2) * distance * tanV) / Math.sin(pitch);
    centre.x += right[0] * du - Math.sin(yaw) * dv;
    centre.z += right[2] * du - Math.cos(yaw) * dv;
  }
  return { ...centre, yaw, pitch, distance };
}

function cameraAxes(
  p: readonly [number, number, number],
  centre: { x: number; y: number; z: number },
  right: readonly [number, number, number],
  up: readonly [number, number, number],
  back: readonly [number, number, number],
): [number, number, number] {
  const dx = p[0] - centre.x;
  const dy = p[1] - centre.y;
  const dz = p[2] - centre.z;
  return [
    dx * right[0] + dy * right[1] + dz * right[2],
    dx * up[0] + dy * up[1] + dz * up[2],
    dx * back[0] + dy * back[1] + dz * back[2],
  ];
}

/** A close look at a site or a spot. Unknown ids give null: the camera stays. */
export function focusFrame(
  { ground, height, sites, framing }: Pick<Scenery, 'ground' | 'height' | 'sites' | 'framing'>,
  target: string | Spot,
  aspect: number,
): Frame | null {
  const widen = Math.max(1, 1.25 / aspect);
  if (typeof target !== 'string') {
    return {
      x: target.x,
      y: target.y ?? height?.(target.x, target.z) ?? ground,
      z: target.z,
      yaw: target.yaw ?? 0,
      pitch: target.pitch ?? 0.72,
      distance: (target.distance ?? 46) * widen,
    };
  }
  const site = sites.find(({ id }) => id === target);
  if (!site) return null;
  const { half, top, look, turn, follows = 0.8 } = site;
  // In an upright picture written surfaces may be turned to another side, and houses may be in
  // front of them: seen from higher they do not hide them.
  const upright = aspect < UPRIGHT;
  const ahead = site.ahead ?? half * (upright ? 0.9 : 0.5);
  return {
    x: site.x + Math.sin(turn) * ahead,
    y: (site.y ?? ground) + top * 0.25,
    z: site.z + Math.cos(turn) * ahead,
    yaw: upright ? (framing.uprightYaw ?? 0) : turn * follows,
    pitch: upright ? STEEP : 0.66,
    distance: look * widen,
  };
}
