/**
 * Where the pieces of Strozzi stand: surfaces and spots, derived from the landmarks. There are two
 * arrangements: for pictures that are wide, and for upright ones, where the camera stands at
 * Naples and everything that is written turns to it.
 */

import type { City, Port } from '../../../../engine/games/strozzi/data.ts';
import { inset, newPose, type Pose, place, type Surface } from '../../../table/board/surface.ts';
import {
  ANCHORAGE,
  FEET,
  HALF_STAIR,
  LIGHTHOUSE,
  LOGGIA,
  MOLE,
  MOLES,
  palazzo,
  QUAY,
  wayAt,
} from '../scenery/landmarks.ts';

const GROUND = QUAY + 0.06;
/** Scale of the ship at anchor and of ships in their berths: the form is 10 long. */
export const SHIP = { anchored: 1.85, moored: 0.66 } as const;
/** Size of a bearer, and the way from one of a step to the next. */
const BEARER = 1.36;
export const BEARER_PITCH = 2.08;
/** Where bearers begin, from the middle of a step: its right end carries its number. */
const BEARERS_FROM = -6.7;
/** Middle of a step's plate. */
export const PLATE_U = 6.35;
/** Slabs lean towards the camera by this much. */
export const LEAN = 0.78;
/** Width and depth of a house's yard in its own measures. */
export const YARD = { w: 17.4, back: 7, front: -6.2 } as const;
/** Places in a yard. */
export const POLES = [-8.5, -5.5, -2.5] as const;
export const POLE_V = 3;
export const POLE_HEIGHT = 10;
export const NICHES = [2.1, 4.85, 7.6] as const;
export const NICHE_V = 1.8;
export const MONEY = { u: -7.6, v: -2.1 } as const;
export const LAMP = { u: 0.5, v: -0.6 } as const;

export interface Sites {
  readonly upright: boolean;
  /** Turn of everything that is written. */
  readonly yaw: number;
  /** The ship at anchor, its sail turned to the camera. */
  readonly anchorage: Surface;
  /** The tile on each plinth. */
  readonly display: readonly Surface[];
  /** What is still to come: ships, rounds. */
  readonly board: Surface;
  /** Over the gate of each city. */
  readonly signs: { readonly [city in City]: Surface };
}

const flat = (x: number, z: number, yaw: number, y = GROUND, scale = 1): Surface => ({
  ...{ x, y, z, yaw, scale, tilt: 0 },
});

function arrange(upright: boolean): Sites {
  const yaw = upright ? -Math.PI / 2 : 0;
  const sign = (city: City): Surface => {
    const { x, y, z } = wayAt(city, 1);
    const florence = city === 'florence';
    return { ...flat(x, z + (florence ? 1.2 : 0.4), yaw, y + (florence ? 3.4 : 6.4)), tilt: 1.1 };
  };
  return {
    upright,
    yaw,
    anchorage: flat(ANCHORAGE.x, ANCHORAGE.z, yaw, 0, SHIP.anchored),
    display: [-1, 0, 1].map((k) =>
      flat(LOGGIA.x + k * 4.93, LOGGIA.z + 0.9, yaw, QUAY + 0.5, 1.45),
    ),
    board: { ...flat(LIGHTHOUSE.x - 8.6, LIGHTHOUSE.z - 1.4, yaw, QUAY + 2.2), tilt: LEAN },
    signs: {
      venice: sign('venice'),
      rome: sign('rome'),
      naples: sign('naples'),
      florence: sign('florence'),
    },
  };
}

const WIDE = arrange(false);
const UPRIGHT = arrange(true);
/** The arrangement for a picture of `aspect` = width / height; as the camera's overview turns. */
export const sitesFor = (aspect: number): Sites => (aspect < 0.8 ? UPRIGHT : WIDE);

/** The ground of a house: u along the shore, v inland. */
export function yard(s: Sites, seat: number, seats: number): Surface {
  const { x, z, room } = palazzo(seat, seats);
  const scale = Math.min(1.12, room / 18.2);
  const tall = Math.min(1.3, room / 14.4);
  return flat(x, z + 2.6, s.yaw, GROUND, s.upright ? tall : scale);
}

/** The middle of step `space` of a way with `top` steps; 0 is the quay at its foot. */
export function step(s: Sites, city: City, space: number, top: number): Surface {
  if (space === 0) {
    const { x, z } = FEET[city];
    return flat(x, z + 2.5, s.yaw);
  }
  const { x, y, z } = wayAt(city, (space - 0.5) / top);
  return flat(x, z, s.yaw, stepTop(space, top, y), 1);
}

/** Height of a step: half a rise over the slope under its middle. */
const stepTop = (space: number, top: number, y: number): number =>
  y + 5.25 / top + 0.1 * (space / top);

/** Which way bearers stand in a row: along the step, whatever the camera's turn. */
export function bearer(
  s: Sites,
  city: City,
  space: number,
  index: number,
  top: number,
  out: Pose = newPose(),
): Pose {
  const ground = step(s, city, space, top);
  const along = BEARERS_FROM + index * BEARER_PITCH;
  // In an upright picture a step runs from foot to head: the first stands farthest away.
  if (s.upright) place(ground, 0, -along, 0, out);
  else place(ground, along, 0, 0, out);
  out.size *= BEARER;
  return out;
}

/** The plate with the number of a step. */
export function plate(s: Sites, city: City, space: number, top: number): Surface {
  const ground = step(s, city, space, top);
  return s.upright ? inset(ground, 0, -PLATE_U, 0) : inset(ground, PLATE_U, 0, 0);
}

/** Berth `k` (0 = fastest, at the town) of a port. */
export function berth(s: Sites, port: Port, k: number, out: Pose = newPose()): Pose {
  const { x, z, side } = MOLES[port];
  out.x = x + side * (MOLE.wide / 2 + 4.1);
  out.y = 0;
  out.z = z + 2.7 + k * MOLE.pitch;
  out.yaw = s.yaw;
  out.tilt = 0;
  out.spin = 0;
  out.size = SHIP.moored;
  return out;
}
/** Where the prize of a berth is painted on its mole. */
export function berthPlate(s: Sites, port: Port, k: number): Surface {
  const { x, z } = MOLES[port];
  return flat(x, z + 2.7 + k * MOLE.pitch, s.yaw);
}

/** Where crates go in a city: the right tower of its gate. */
export function tower(city: City, out: Pose = newPose()): Pose {
  const { x, y, z } = wayAt(city, 1);
  out.x = x + 5.4;
  out.y = y + 8;
  out.z = z - 3.4;
  out.yaw = 0;
  out.tilt = 0;
  out.spin = 0;
  out.size = 0.6;
  return out;
}

/** Places in a yard as poses. */
export function inYard(ground: Surface, u: number, v: number, n: number, out: Pose): Pose {
  return place(ground, u, v, n, out);
}

/** Half of a step's width and its depth, for the pieces that it is made of. */
export const STEP = { half: HALF_STAIR } as const;
