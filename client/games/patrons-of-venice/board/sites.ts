/**
 * The places of the pieces of this game: surfaces and spots, derived from the plan of the quarter.
 */

import {
  GOODS,
  type Good,
  isTradeOnly,
  RAW_GOODS,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import type { PurseSpot } from '../../../table/board/purse.ts';
import { newPose, type Pose, place, type Surface } from '../../../table/board/surface.ts';
import type { Point } from '../../../world/plan.ts';
import {
  type Area,
  DAIS,
  FURNITURE,
  HEAPS,
  middleOf,
  QUAY,
  quayOf,
  RAFT_SPOTS,
  SEALS,
  SITE_AREAS,
  STALLS,
  WHARF,
} from '../scenery/plan.ts';
import { BANNER_AT, DECK, HOLD, SAIL } from './forms/afloat.ts';

export interface Sites {
  readonly upright: boolean;
  /** Turn of all writing, and of all pieces that have a front. */
  readonly yaw: number;
}

const WIDE: Sites = { upright: false, yaw: 0 };
/** Upright pictures are seen from the left edge. */
const UPRIGHT: Sites = { upright: true, yaw: -Math.PI / 2 };
/** The arrangement for a picture of `aspect` = width / height. */
export const sitesFor = (aspect: number): Sites => (aspect < 0.8 ? UPRIGHT : WIDE);

/** A hair over the paving. */
export const GROUND = QUAY + 0.06;
/** Goods that may lie in the market, in the order of its stalls. */
export const MARKET_GOODS = GOODS.filter((_good, at) => !isTradeOnly(at));
/** Size of goods on deck and ashore. */
export const GOOD = { aboard: 1.5, ashore: 1.3 } as const;
/** Size of cargo on a galley's deck. */
export const CARGO_SIZE = GOOD.aboard * 0.8;
/** Height of a stall's table and of a heap's platform, over the ground. */
export const TABLE = 1.1;
const PLATFORM = 0.5;
/** Height of workshops' roofs, where incomes rise. */
const ROOF = 6;
/** A raft's planks. */
const RAFT_DECK = 0.76;

/** Something in a row: its first place, and the way to the next. */
export interface Row {
  readonly u: number;
  readonly v: number;
  readonly du: number;
  readonly dv: number;
}
/**
 * The places of a house's things on its mole, from its middle: u to the right, v away from the
 * viewer.
 */
export interface MolePlan {
  readonly name: { readonly u: number; readonly v: number; readonly w: number; readonly d: number };
  readonly purse: PurseSpot;
  readonly favours: Row;
  readonly posts: Row;
  readonly hand: Row;
  /** How many cards are in the hand. */
  readonly count: { readonly u: number; readonly v: number };
}
/** Ducats are gold. */
export const METAL = 0xf7bd3c;
const ALONG: MolePlan = {
  name: { u: -5.6, v: -1.1, w: 17.4, d: 3.1 },
  purse: {
    u: 3.8,
    v: -0.9,
    coin: 1.15,
    metal: METAL,
    chest: { u: 5.6, v: -0.7, n: 0, size: 1.15 },
  },
  favours: { u: 6.2, v: 1.5, du: 0.9, dv: 0 },
  posts: { u: -13.6, v: 1.9, du: 1.05, dv: 0 },
  hand: { u: 8.4, v: 0.5, du: 1.1, dv: 0 },
  count: { u: 13, v: -1.4 },
};
/** In upright pictures a mole leads away from the camera, and its name lies over the water too. */
const AWAY: MolePlan = {
  name: { u: 3.2, v: -7.4, w: 12, d: 3.4 },
  purse: {
    u: -2,
    v: -2.6,
    coin: 1,
    metal: METAL,
    chest: { u: 0, v: -2, n: 0, size: 1.15 },
  },
  favours: { u: -1.6, v: 1, du: 0.85, dv: 0 },
  posts: { u: 1.9, v: 4.2, du: 0, dv: 1.05 },
  hand: { u: -0.9, v: 6, du: 0, dv: 1.3 },
  count: { u: -0.8, v: 3.6 },
};
export const molePlan = ({ upright: isUpright }: Sites): MolePlan => (isUpright ? AWAY : ALONG);
/** The place of ducats on a mole. */
export const purseOf = (sites: Sites): PurseSpot => molePlan(sites).purse;

/** Flat ground at a point, everything on it turned to the camera. */
export const ground = ({ yaw }: Sites, { x, z }: Point, y = GROUND, scale = 1): Surface => ({
  x,
  y,
  z,
  yaw,
  tilt: 0,
  scale,
});
/** A pose upright at a point. */
const upright = ({ yaw }: Sites, { x, z }: Point, y: number, size: number): Pose => ({
  x,
  y,
  z,
  yaw,
  tilt: 0,
  spin: 0,
  size,
});
const orFirst = (points: readonly Point[], at: number): Point => points[Math.max(0, at)];

/** The mole of a house: the place of its holdings. */
export const moleOf = (sites: Sites, seat: number, seats: number): Surface =>
  ground(sites, middleOf(quayOf(seat, seats).mole));
/** The spot where goods are brought ashore at a house: its hand's. */
export function storeOf(sites: Sites, seat: number, seats: number): Pose {
  const { u, v, du, dv } = molePlan(sites).hand;
  const pose = place(moleOf(sites, seat, seats), u + 2 * du, v + 2 * dv, 0.1, newPose());
  return { ...pose, size: GOOD.ashore };
}

/** The berth of a ship (index in `SHIPS`), its bow to the city, on the water. */
export function berthOf(seat: number, seats: number, ship: number): Pose {
  const { berths, turn } = quayOf(seat, seats);
  const { x, z } = berths[ship];
  return { x, y: 0, z, yaw: turn, tilt: 0, spin: 0, size: 1 };
}
/** A place on a ship: `along` it from its middle to the bow, `high` over the water. */
function aboard(
  sites: Sites,
  seat: number,
  seats: number,
  ship: number,
  along: number,
  high: number,
): Pose {
  const { x, z, yaw } = berthOf(seat, seats, ship);
  const at = { x: x + Math.cos(yaw) * along, z: z - Math.sin(yaw) * along };
  return upright(sites, at, high, 1);
}
/** The spot of cargo on a ship's deck, and the masthead with the banner of a reservation. */
export function deckOf(sites: Sites, seat: number, seats: number, ship: number): Pose {
  const at = aboard(sites, seat, seats, ship, HOLD, DECK);
  at.size = CARGO_SIZE;
  return at;
}
export const mastOf = (sites: Sites, seat: number, seats: number, ship: number): Pose =>
  aboard(sites, seat, seats, ship, SAIL.x, BANNER_AT);

/** The stall of a good in the market, and the middle of its table before it. */
export const standOf = (sites: Sites, good: Good): Surface =>
  ground(sites, orFirst(STALLS, MARKET_GOODS.indexOf(good)));
export const stallOf = (sites: Sites, good: Good): Pose => ({
  ...place(standOf(sites, good), 0, -1.5, TABLE, newPose()),
  size: GOOD.ashore,
});
/** On the heap of a good at the wharf. */
export const heapOf = (sites: Sites, good: Good): Pose =>
  upright(
    sites,
    orFirst(HEAPS, (RAW_GOODS as readonly Good[]).indexOf(good)),
    WHARF.deck + PLATFORM,
    GOOD.ashore,
  );

/** The place of shipment `k` on the rafts. */
export const raftSpot = (sites: Sites, k: number): Pose =>
  upright(sites, RAFT_SPOTS[Math.min(k, RAFT_SPOTS.length - 1)], RAFT_DECK, GOOD.aboard);

/** A seal of the dais, by its index in `LEAD_ACTIONS`. */
export const sealOf = (sites: Sites, at: number): Surface =>
  ground(sites, SEALS[at], DAIS.deck + 0.02);

/** The ground of a building site, and the space over the roof of its building. */
export const siteOf = (sites: Sites, site: number): Surface =>
  ground(sites, middleOf(SITE_AREAS[site]));
export const roofOf = (sites: Sites, site: number): Surface =>
  ground(sites, middleOf(SITE_AREAS[site]), GROUND + ROOF);

/** Size of statues and of the plinths that wait for them. */
export const STATUE = 1.3;
/** The ground of a campo's plinth. */
export const plinthOf = (sites: Sites, campo: number): Surface =>
  ground(sites, FURNITURE[campo].plinth);

/** Size of a workshop on its site, and where it stands from the site's middle. */
export interface Lot {
  readonly w: number;
  readonly d: number;
  /** The workshop's scale and its middle. */
  readonly size: number;
  readonly u: number;
  readonly v: number;
  /** The place of the owner's banner. */
  readonly pole: { readonly u: number; readonly v: number };
  /** Where clutter may stand; null: there is no room. */
  readonly room: { readonly u: number; readonly v: number } | null;
  /** The place of the site's number. */
  readonly sign: { readonly u: number; readonly v: number };
}
/** Foot of a workshop of size 1, with a little room about it. */
const FOOT = { w: 6.3, d: 6.1 } as const;

/** The layout of a site of `w` × `d`: the workshop at its back, in wide ones at the left. */
function lot(w: number, d: number): Lot {
  const size = Math.min((w - 0.8) / FOOT.w, (d - 0.5) / FOOT.d, 1.12);
  const beside = w - size * FOOT.w;
  const before = d - size * FOOT.d;
  const wide = beside > 2;
  const room = before > 1.6 ? { u: w / 2 - 2.2, v: -d / 2 + 1.7 } : null;
  return {
    w,
    d,
    size,
    u: wide ? -(beside - 1) / 2 : 0,
    v: before > 1 ? (before - 0.7) / 2 : 0,
    pole: wide ? { u: w / 2 - 2, v: d / 2 - 1.2 } : { u: w / 2 - 0.8, v: -d / 2 + 1.6 },
    room: wide ? { u: w / 2 - 1.8, v: beside > 4 ? 0.6 : 0 } : room,
    sign: { u: wide ? w / 2 - 2.3 : -w / 2 + 2.3, v: -d / 2 + 1.1 },
  };
}

const LOTS = SITE_AREAS.map(({ x0, z0, x1, z1 }) => lot(x1 - x0, z1 - z0));
const LOTS_AWAY = SITE_AREAS.map(({ x0, z0, x1, z1 }) => lot(z1 - z0, x1 - x0));
/** The lot of a site as the camera sees it. */
export const lotOf = ({ upright: isUpright }: Sites, site: number): Lot =>
  (isUpright ? LOTS_AWAY : LOTS)[site];
/** Width and depth of an area of the plan as the camera sees it. */
export function sizeOf({ upright: isUpright }: Sites, { x0, z0, x1, z1 }: Area): [number, number] {
  return isUpright ? [z1 - z0, x1 - x0] : [x1 - x0, z1 - z0];
}
