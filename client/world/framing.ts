/** Where the camera must stand so that everything that matters is in the picture. Pure. */

import type { CityPlan, Landmark } from './plan.ts';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly distance: number;
}

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

/** Vertical field of view of the free part of the canvas, radians. */
export const FIELD_OF_VIEW = (28 * Math.PI) / 180;

/** Half width and height of what must be seen of a landmark, and how close a look at it is. */
export const EXTENT: Record<Landmark['kind'], { half: number; top: number; look: number }> = {
  church: { half: 7, top: 12, look: 48 },
  market: { half: 6, top: 5, look: 38 },
  hall: { half: 7, top: 9, look: 48 },
  loggia: { half: 8, top: 8, look: 52 },
  office: { half: 8, top: 7, look: 52 },
  dock: { half: 6, top: 2, look: 36 },
  shop: { half: 8, top: 12, look: 54 },
  palazzo: { half: 8, top: 8, look: 44 },
};

/** Pictures narrower than this leave roofs at both sides out, so that figures stay large. */
const NARROW = 1.2;
const UPRIGHT = 0.8;
const NARROW_REACH = 52;
/** The turn of upright pictures: the board stands on its side. */
const UPRIGHT_YAW = -Math.PI / 2;
/** Pictures that are not wide look from high above. */
const STEEP = 1.08;
/** How far before its front the middle of what belongs to a place lies, where it is special. */
const AHEAD: Partial<Record<Landmark['kind'], number>> = {
  ...{ shop: 5, dock: -3, palazzo: 8 },
  // Their towers stand high: the eye rests nearer to them.
  ...{ loggia: 1.5, office: 2.6 },
};
/**
 * Upright pictures are as wide as a hand: backs of houses leave them on every side, so that prices
 * and boats are as large as they can be. What is left out is roofs; whatever can be pressed is in.
 */
const UPRIGHT_REACH = { x: 56, far: -33, near: 50, roof: 5 } as const;

/** Corners of everything that the overview must hold in a picture of `aspect`. */
export function framedPoints(
  plan: CityPlan,
  aspect = 16 / 9,
): readonly (readonly [number, number, number])[] {
  const points: [number, number, number][] = [];
  for (const mark of plan.landmarks) {
    const { half, top } = EXTENT[mark.kind];
    // Of a palazzo its yard side must be seen; its back may leave the picture.
    const sides = mark.kind === 'palazzo' ? [0, -Math.sign(mark.x) * half] : [-half, half];
    for (const sx of sides)
      for (const sz of [-half, half])
        for (const y of [0, top]) points.push([mark.x + sx, y, mark.z + sz]);
  }
  const reach = plan.canal.width / 2;
  for (const { x, z } of plan.canal.keepClear)
    for (const sx of [-reach, reach])
      for (const sz of [-reach, reach]) points.push([x + sx, 0, z + sz]);
  if (aspect >= NARROW) return points;
  if (aspect >= UPRIGHT) return points.map(([x, y, z]) => [clamp(x, NARROW_REACH), y, z] as const);
  const { x: side, far, near, roof } = UPRIGHT_REACH;
  return points.map(
    ([x, y, z]) => [clamp(x, side), Math.min(y, roof), Math.min(near, Math.max(far, z))] as const,
  );
}

const clamp = (value: number, reach: number): number => Math.min(reach, Math.max(-reach, value));

/**
 * The overview for a picture of `aspect` = width / height. Wide pictures look at the façades from
 * the front; upright ones turn the board by a quarter, so that the canal runs from foot to head.
 */
export function overviewFrame(plan: CityPlan, aspect: number): Frame {
  const upright = aspect < UPRIGHT;
  const yaw = upright ? UPRIGHT_YAW : 0;
  // Seen more from above the board is deeper: it fills a picture that is nearly square.
  const pitch = aspect < NARROW ? STEEP : aspect < 1.5 ? 0.92 : 0.82;
  return fitFrame(framedPoints(plan, aspect), yaw, pitch, aspect);
}

/** Distance and centre at which all points just fit, for a camera of the given turn. */
export function fitFrame(
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

/** A close look at a landmark or a spot. Unknown ids give null: stay where you are. */
export function focusFrame(plan: CityPlan, target: string | Spot, aspect: number): Frame | null {
  const widen = Math.max(1, 1.25 / aspect);
  if (typeof target !== 'string') {
    return {
      x: target.x,
      y: target.y ?? plan.quay,
      z: target.z,
      yaw: target.yaw ?? 0,
      pitch: target.pitch ?? 0.72,
      distance: (target.distance ?? 46) * widen,
    };
  }
  const mark = plan.landmarks.find((m) => m.id === target);
  if (!mark) return null;
  const { half, top, look } = EXTENT[mark.kind];
  const front = mark.kind === 'palazzo' ? mark.turn * 0.55 : mark.turn * 0.8;
  // In an upright picture whatever is written is turned to the head of the canal, and houses stand
  // between it and the eye: seen from higher they do not hide it.
  const upright = aspect < UPRIGHT;
  const yaw = upright ? UPRIGHT_YAW : front;
  const ahead = AHEAD[mark.kind] ?? half * (upright ? 0.9 : 0.5);
  return {
    x: mark.x + Math.sin(mark.turn) * ahead,
    y: plan.quay + top * 0.25,
    z: mark.z + Math.cos(mark.turn) * ahead,
    yaw,
    pitch: upright ? STEEP : 0.66,
    distance: look * widen,
  };
}
