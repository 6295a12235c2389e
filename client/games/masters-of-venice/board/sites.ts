/**
 * The places of the pieces of Masters of Venice: surfaces and spots, derived from the plan. There
 * are two arrangements: for wide pictures, and for upright ones, where the camera stands on the
 * left bank and all writing turns to it.
 */

import {
  type Location,
  RESOURCES,
  type Resource,
  SHOPS as SHOP_IDS,
  type Shop,
} from '../../../../engine/games/masters-of-venice/data.ts';
import { cubeSpot, type Spot } from '../../../pieces/cubes.ts';
import type { PurseSpot } from '../../../table/board/purse.ts';
import { inset, newPose, type Pose, place, type Surface } from '../../../table/board/surface.ts';
import {
  CANAL_CENTRE,
  CANAL_RADIUS,
  CHURCH,
  canalSpace,
  DOCKS,
  GUILD_HALL,
  MERCATO,
  OFFICE_NORTH,
  OFFICE_SOUTH,
  PALAZZI,
  QUAY,
  SHOPS,
  STOCK_MARKET,
} from './landmarks.ts';
import { type SlabPlan, UPRIGHT_SLAB, WIDE_SLAB } from './slab-plan.ts';

const GROUND = QUAY + 0.06;
/** Slabs lean towards the default camera, so that their writing faces the eye. */
const SLAB_TILT = 0.74;
export const LUMBER = { w: 11.5, h: 6.9 } as const;
export const MARKET = { w: 14, h: 6.4 } as const;
export const YARD = { w: 11.9, h: 12.8 } as const;
export const DOCK_CUBE = 1.62;
export const YARD_CUBE = 1.42;
/** Row of the cubes in a yard. */
export const YARD_CUBES_V = 1.35;
const YARD_COINS_V = -0.98;
/** Left end of a yard's pile of coins. */
const COINS_FROM = -5.9;
export const YARD_SHARES_V = -2.62;
export const YARD_CARDS_V = -4.22;
export const ORDER_PITCH = 3.8;
export const DISC_RADIUS = 2.35;

export interface Sites {
  readonly upright: boolean;
  /** Turn of all writing. */
  readonly yaw: number;
  readonly slab: SlabPlan;
  /** [shop] */
  readonly slabs: readonly Surface[];
  readonly lumber: Surface;
  readonly guildDeck: Surface;
  readonly market: Surface;
  /** [dock] */
  readonly docks: readonly Surface[];
  readonly offices: { readonly officeNorth: Surface; readonly officeSouth: Surface };
  readonly plaza: Surface;
  readonly counter: Surface;
  readonly bag: Surface;
  readonly drawn: Surface;
  readonly row: Surface;
  readonly order: Surface;
  /** [seat] */
  readonly yards: readonly Surface[];
}

interface Site {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
}

function arrange(upright: boolean): Sites {
  const yaw = upright ? -Math.PI / 2 : 0;
  const flat = (x: number, z: number, scale = 1): Surface => ({
    x,
    y: GROUND,
    z,
    yaw,
    tilt: 0,
    scale,
  });
  /** On the ground before a landmark, `d` away from its middle and `side` to its right. */
  const before = ({ x, z, turn }: Site, d: number, side = 0, scale = 1): Surface => {
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    return flat(x + s * d + c * side, z + c * d - s * side, scale);
  };
  const leaning = (ground: Surface, h: number): Surface => ({
    ...ground,
    y: ground.y + (0.3 + (h / 2) * Math.sin(SLAB_TILT)) * ground.scale,
    tilt: SLAB_TILT,
  });
  const slab = upright ? UPRIGHT_SLAB : WIDE_SLAB;
  return {
    upright,
    yaw,
    slab,
    slabs: SHOPS.map(({ x, z }) =>
      leaning(flat(x, z + (upright ? 11.8 : 9.5), upright ? 0.8 : 1), slab.h),
    ),
    // From above, the hall's roof hides the pieces at its front.
    lumber: leaning(upright ? flat(-37.8, -2.5, 0.9) : before(GUILD_HALL, 6.9, 4.4), LUMBER.h),
    guildDeck: upright ? flat(-36, -14.8) : before(GUILD_HALL, 6.4, 12.9),
    market: leaning(
      upright ? before(STOCK_MARKET, 12, 2.8, 1.25) : before(STOCK_MARKET, 9.6, -3.6),
      MARKET.h,
    ),
    // Decks lie as the quay does, wherever the camera stands; only their numbers turn.
    docks: DOCKS.map(({ x, z }) => ({ ...flat(x, z + 0.6), yaw: 0 })),
    offices: {
      // An upright slab would lie over its usual place.
      officeNorth: upright ? flat(-42.6, -15.9) : flat(OFFICE_NORTH.x + 10.5, OFFICE_NORTH.z + 6),
      officeSouth: flat(OFFICE_SOUTH.x - 11, OFFICE_SOUTH.z + 1),
    },
    // The bell tower hides the square right before the church.
    plaza: upright ? flat(-4.6, 25.7, 0.76) : before(CHURCH, 8.8),
    counter: before(MERCATO, upright ? 9 : 6.6, 0, upright ? 0.8 : 1),
    bag: flat(0.5, upright ? 27 : 26),
    drawn: upright ? flat(-5.6, 18.6, 0.7) : flat(0, 29.4),
    row: upright ? flat(-0.5, 8.4, 0.72) : flat(0.9, 8.6),
    order: upright ? flat(9.2, 0.2, 0.74) : flat(6.6, -1.4),
    yards: PALAZZI.map(({ z, side }) =>
      upright ? flat(side * 44.3, z, 0.86) : flat(side * 45.5, z - 0.4),
    ),
  };
}

const WIDE = arrange(false);
const UPRIGHT = arrange(true);
/** The arrangement for a picture of `aspect` = width / height; as the camera's overview turns. */
export const sitesFor = (aspect: number): Sites => (aspect < 0.8 ? UPRIGHT : WIDE);

// -- the canal ------------------------------------------------------------------------------------

/** Numbers lie in the inner lane, boats and letters keep the outer one, so that neither hides. */
const DISC_LANE = -1.35;
const BOAT_LANE = 2.05;
const BANK_LANE = 5.6;

export interface WaterSite {
  readonly x: number;
  readonly z: number;
  readonly heading: number;
}

function lane(space: number, offset: number): WaterSite {
  const { heading } = canalSpace(space);
  const theta = heading + Math.PI / 2;
  const r = CANAL_RADIUS + offset;
  const [x, z] = [CANAL_CENTRE.x + r * Math.cos(theta), CANAL_CENTRE.z - r * Math.sin(theta)];
  return { x, z, heading };
}
export const discSite = (space: number): WaterSite => lane(space, DISC_LANE);
/** Letters and boats; also between two spaces: any number from 1 to 16. */
export const boatSite = (space: number): WaterSite => lane(space, BOAT_LANE);
/** The landing of a BID space on the outer bank; the first one's has a yard there already. */
export const gateSite = (space: number): WaterSite =>
  lane(space, space === 1 ? -BANK_LANE : BANK_LANE);

// -- spots ----------------------------------------------------------------------------------------

const spot: Spot = { u: 0, v: 0, n: 0, spin: 0 };

function cubeOn(s: Surface, r: Resource, k: number, size: number, dv: number, out: Pose): Pose {
  cubeSpot(RESOURCES.indexOf(r), k, size, spot);
  place(s, spot.u, spot.v + dv, spot.n, out);
  out.spin = spot.spin;
  out.size = size * s.scale;
  return out;
}

/** Cube number `k` (from 0) of a resource on a dock (0 … 3). */
export const dockCube = (s: Sites, dock: number, r: Resource, k: number, out = newPose()): Pose =>
  cubeOn(s.docks[dock], r, k, DOCK_CUBE, 0, out);

/** Cube number `k` of a resource in the yard of a seat. */
export const yardCube = (s: Sites, seat: number, r: Resource, k: number, out = newPose()): Pose =>
  cubeOn(s.yards[seat], r, k, YARD_CUBE, YARD_CUBES_V, out);

export function officeCube(s: Sites, office: 'officeNorth' | 'officeSouth', out = newPose()): Pose {
  place(s.offices[office], 0, 0, 0.5 + DOCK_CUBE / 2, out);
  out.spin = 0.3;
  out.size = DOCK_CUBE;
  return out;
}

/** Drawn cube number `k` of those that wait for their docks. */
export function drawnCube(s: Sites, k: number, out = newPose()): Pose {
  place(s.drawn, (k - 1.5) * 2.5, 0, DOCK_CUBE / 2, out);
  out.size = DOCK_CUBE * s.drawn.scale;
  return out;
}

/** The mouth of the bag when it leans over. */
export function bagMouth(s: Sites, out = newPose()): Pose {
  place(s.bag, 0, -1.7, 2.9, out);
  out.size = DOCK_CUBE * 0.6;
  return out;
}

/** The sample cube of a resource on the mercato's counter. */
export function counterCube(s: Sites, r: Resource, out = newPose()): Pose {
  place(s.counter, (RESOURCES.indexOf(r) - 2.5) * 2.15, 0, 1.25, out);
  out.size = 1.3 * s.counter.scale;
  return out;
}

/** The place of a yard's ducats. */
export const PURSE: PurseSpot = {
  u: COINS_FROM,
  v: YARD_COINS_V,
  coin: 1,
  chest: { u: -3.6, v: YARD_COINS_V, n: 0, size: 0.95 },
};

/** The ground where the pawns at a place stand, its coins land and its light lies. */
export function placeSite(s: Sites, location: Location, spotName: string | null = null): Surface {
  switch (location) {
    case 'docks': {
      const dock = spotName === null ? undefined : s.docks[Number(spotName) - 1];
      return dock ?? inset(s.bag, s.upright ? 0.4 : 8.6, s.upright ? -14 : -3.5, 0);
    }
    case 'shops': {
      const k = spotName === null ? -1 : SHOP_IDS.indexOf(spotName as Shop);
      return k < 0 ? front(s.slabs[2], s.slab.h, 1.3, -9.4) : front(s.slabs[k], s.slab.h, 1.3);
    }
    case 'stockMarket':
      return front(s.market, MARKET.h, 2);
    case 'guildHall':
      return front(s.lumber, LUMBER.h, 2);
    case 'church':
      return inset(s.plaza, 0, -4.1, 0);
    case 'mercato':
      return inset(s.counter, 0, s.upright ? -4.3 : -4.9, 0);
    default:
      return inset(s.offices[location], 0, -3.4, 0);
  }
}

/** The stone with the docks' name, behind the pawns there. */
export const docksSign = (s: Sites): Surface =>
  inset(placeSite(s, 'docks'), 0, s.upright ? 1.9 : 2.4, 0);

/** The ground before the foot of a leaning slab. */
function front(slab: Surface, h: number, d: number, side = 0): Surface {
  const foot = inset(slab, side, -h / 2, 0, -slab.tilt);
  const { x, z } = place(foot, 0, -d, 0, newPose());
  return { ...foot, x, z, y: GROUND };
}

/** The place of a seat's pawn; null = off the board, at home. */
export function pawnSite(
  s: Sites,
  seat: number,
  at: { readonly location: Location; readonly spot: string | null } | null,
  out = newPose(),
): Pose {
  if (!at) return place(s.yards[seat], 5, 4.3, 0, out);
  const ground = placeSite(s, at.location, at.spot);
  if (at.location === 'docks' && at.spot !== null) {
    return place(ground, -5.9, (seat - 2) * 1.2, 0, out);
  }
  return place(ground, (seat - 2) * 2.05, 0, 0, out);
}

/** Place of a turn-order disk. */
export const orderSite = (s: Sites, rank: number, seats: number, out = newPose()): Pose =>
  place(s.order, (rank - (seats - 1) / 2) * ORDER_PITCH, 0, 0.1, out);

/** The place of a seat's dial, and the place where all dials open together. */
export const dialSite = (s: Sites, seat: number, out = newPose()): Pose =>
  place(s.yards[seat], 2.4, 4.2, 2.3, out);
/** Dials as they open: larger than they lie, so that all of them are read at once. */
const FAN = 1.5;
export function dialFan(s: Sites, seat: number, seats: number, out = newPose()): Pose {
  place(s.order, (seat - (seats - 1) / 2) * ORDER_PITCH * FAN, -0.4, 5.4, out);
  out.size *= FAN;
  return out;
}
