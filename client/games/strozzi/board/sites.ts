/**
 * The places of the pieces of Strozzi: surfaces and spots, derived from the landmarks. There are
 * two arrangements: for wide pictures, and for upright ones, where the camera stands at Naples and
 * all writing turns to it.
 */

import type { City, Port } from '../../../../engine/games/strozzi/data.ts';
import type { PurseSpot } from '../../../table/board/purse.ts';
import { inset, newPose, type Pose, place, type Surface } from '../../../table/board/surface.ts';
import {
  ANCHORAGE,
  FEET,
  ISLET,
  LOGGIA,
  MOLE,
  MOLES,
  palazzo,
  QUAY,
  store,
  wayAt,
} from '../scenery/landmarks.ts';

const GROUND = QUAY + 0.06;
/** Scale of the ship at anchor and of ships in their berths: the form is 10 long. */
export const SHIP = { anchored: 1.85, moored: 0.73 } as const;
/** Size of a bearer, and the distance from one to the next on a step. */
const BEARER = 1.36;
const BEARER_PITCH = 2.08;
/** The start of a row of bearers, from the middle of a step: its right end carries its number. */
const BEARERS_FROM = -6.7;
/** Middle of a step's plate. */
const PLATE_U = 6.35;
/** Slabs lean towards the camera by this much. */
const LEAN = 0.78;
/** Width and depth of a house's yard in its own measures. */
export const YARD = { w: 17.4, back: 7, front: -6.2 } as const;
/** Places in a yard. */
export const POLES = [-8.4, -4.7, -1] as const;
export const POLE_V = 3;
export const POLE_HEIGHT = 10;
export const NICHES = [2.1, 4.85, 7.6] as const;
export const NICHE_V = 1.8;
export const MONEY = { u: -7.6, v: -2.1 } as const;
/** Coins of a pile are smaller than in the form: a pile must fit its corner of the yard. */
export const PURSE: PurseSpot = {
  ...MONEY,
  coin: 0.92,
  chest: { u: MONEY.u + 2.2, v: MONEY.v, n: 0.1, size: 1.1 },
};
export const LAMP = { u: 0.5, v: -0.6 } as const;

export interface Sites {
  readonly upright: boolean;
  /** Turn of all writing. */
  readonly yaw: number;
  /** The ship at anchor, its sail turned to the camera. */
  readonly anchorage: Surface;
  /** The tile on each plinth. */
  readonly display: readonly Surface[];
  /** The ships and rounds still to come. */
  readonly board: Surface;
  /** Over the gate of each city. */
  readonly signs: { readonly [city in City]: Surface };
}

const flat = (x: number, z: number, yaw: number, y = GROUND, scale = 1): Surface => ({
  x,
  y,
  z,
  yaw,
  scale,
  tilt: 0,
});

function arrange(upright: boolean): Sites {
  const yaw = upright ? -Math.PI / 2 : 0;
  const sign = (city: City): Surface => {
    const { x, y, z } = wayAt(city, 1);
    const florence = city === 'florence';
    // An upright picture would cut the sign off over the gate: it stands beside the steps there.
    if (upright) {
      const { x: foot, z: quay } = FEET[city];
      const aside = florence ? 9.4 : 6.4;
      return { ...flat(foot + aside, quay - 12, yaw, QUAY + 7, 1.2), tilt: 1.1 };
    }
    return { ...flat(x, z + (florence ? 1.2 : 0.4), yaw, y + (florence ? 3.4 : 6.4)), tilt: 1.1 };
  };
  return {
    upright,
    yaw,
    anchorage: flat(ANCHORAGE.x, ANCHORAGE.z, yaw, 0, SHIP.anchored),
    display: [-1, 0, 1].map((k) =>
      flat(LOGGIA.x + k * 4.93, LOGGIA.z + 0.9, yaw, QUAY + 0.5, 1.45),
    ),
    board: { ...flat(ISLET.x, ISLET.z, yaw, QUAY + 2.6, 1.16), tilt: LEAN },
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
  // Three houses have the shore to themselves: their yards are larger.
  const scale = Math.max(room / 23.4, Math.min(1.3, room / 18.2));
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

/** The direction of a row of bearers: along the step, for any turn of the camera. */
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
  // In an upright picture a step runs from foot to head: the first bearer stands farthest away.
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

/**
 * The distance from the middle of a mole to that of a ship in its berth: its bowsprit just reaches
 * the stone.
 */
const OFF_MOLE = MOLE.wide / 2 + 5.1;
const berthZ = (z: number, k: number): number => z + 2.2 + k * MOLE.pitch;

/** Berth `k` (0 = fastest, at the town) of a port. */
export function berth(s: Sites, port: Port, k: number, out: Pose = newPose()): Pose {
  const { x, z, side } = MOLES[port];
  out.x = x + side * OFF_MOLE;
  out.y = 0;
  out.z = berthZ(z, k);
  out.yaw = s.yaw;
  out.tilt = 0;
  out.spin = 0;
  out.size = SHIP.moored;
  return out;
}
/** The place of a berth's prize, painted on its mole. */
export function berthPlate(s: Sites, port: Port, k: number): Surface {
  const { x, z } = MOLES[port];
  return flat(x, berthZ(z, k), s.yaw);
}

/** How far a crane's jib reaches, and the height of its tip, from its foot: over a deck. */
export const JIB = { reach: OFF_MOLE, tip: 9.3 } as const;

/** The stand of a mole's crane, and the turn of its jib. */
export interface CraneStand {
  readonly x: number;
  readonly z: number;
  /** 0: to the right. */
  readonly turn: number;
}

/** At the end of its mole, out of everybody's way. */
export function craneRests(port: Port): CraneStand {
  const { x, z, side } = MOLES[port];
  return { x, z: z + MOLE.long - 2.4, turn: side > 0 ? 0 : Math.PI };
}
/** Beside berth `k`, its jib over the deck. */
export function craneLifts(port: Port, k: number): CraneStand {
  const { x, z, side } = MOLES[port];
  return { x, z: berthZ(z, k), turn: side > 0 ? 0 : Math.PI };
}
/** At the town, its jib over the store: it turns there over the land. */
export function craneStores(port: Port): CraneStand {
  const { x, z } = MOLES[port];
  const to = store(port);
  const at = z + 1.2;
  return { x, z: at, turn: Math.atan2(at - to.z, to.x - x) };
}
