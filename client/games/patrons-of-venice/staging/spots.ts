/** Where motions of the quarter begin and end, from its plan. */

import {
  GOODS,
  type Good,
  isTradeOnly,
  RAW_GOODS,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import type { CampoId } from '../../../../engine/games/patrons-of-venice/map.ts';
import type { PurseSpot } from '../../../table/board/purse.ts';
import type { Pose, Surface } from '../../../table/board/surface.ts';
import type { Point } from '../../../world/plan.ts';
import type { Sites } from '../board/sites.ts';
import {
  campoAt,
  DAIS,
  FURNITURE,
  HEAPS,
  MARKET,
  middleOf,
  QUAY,
  quayOf,
  RAFT,
  RAFT_SPOTS,
  SEALS,
  SITE_AREAS,
  STALLS,
  WHARF,
} from '../scenery/plan.ts';

/** Goods that may lie on the market, in the order of its stalls. */
const MARKET_GOODS = GOODS.filter((_good, at) => !isTradeOnly(at));

const GROUND = QUAY + 0.06;
/** Height of a galley's deck, and of the banner on its mast. */
const DECK = 1.5;
const MAST = 6.4;
/** Size of goods, on deck and ashore. */
export const GOOD = { aboard: 1.5, ashore: 1.3 } as const;
/** Height of workshops' roofs. */
const ROOF = 5;

/** Where ducats lie on a mole. */
export const PURSE: PurseSpot = {
  ...{ u: -6, v: 0.2, coin: 1 },
  chest: { u: -4, v: 0.2, n: 0, size: 1.3 },
};

/** Flat ground at a point, everything on it turned to the camera. */
export const ground = ({ yaw }: Sites, { x, z }: Point, y = GROUND): Surface => ({
  ...{ x, y, z, yaw, tilt: 0, scale: 1 },
});
/** A pose upright at a point. */
const upright = ({ yaw }: Sites, { x, z }: Point, y: number, size: number): Pose => ({
  ...{ x, y, z, yaw, tilt: 0, spin: 0, size },
});
const orFirst = (points: readonly Point[], at: number): Point => points[Math.max(0, at)];

/** A house's mole, where it keeps what it has. */
export const moleOf = (sites: Sites, seat: number, seats: number): Surface =>
  ground(sites, middleOf(quayOf(seat, seats).mole));
/** Where goods are brought ashore at a house. */
export function storeOf(sites: Sites, seat: number, seats: number): Pose {
  const { mole, side } = quayOf(seat, seats);
  const { x, z } = middleOf(mole);
  return upright(sites, { x: x - side * 5, z }, GROUND, GOOD.ashore);
}
/** The deck of a ship (index in `SHIPS`). */
export const deckOf = (sites: Sites, seat: number, seats: number, ship: number): Pose =>
  upright(sites, quayOf(seat, seats).berths[ship], DECK, GOOD.aboard);
/** The mast of a ship, where a reservation flies. */
export const mastOf = (sites: Sites, seat: number, seats: number, ship: number): Pose =>
  upright(sites, quayOf(seat, seats).berths[ship], MAST, 1);
/** The berth of a ship, on the water. */
export const berthOf = (sites: Sites, seat: number, seats: number, ship: number): Surface =>
  ground(sites, quayOf(seat, seats).berths[ship], 0.2);
/** Before a house's door: banners of its own come from there. */
export function doorOf(sites: Sites, seat: number, seats: number): Pose {
  const { palazzo, side } = quayOf(seat, seats);
  return upright(sites, { x: palazzo.x - side * 3, z: palazzo.z + 3 }, GROUND + 2.5, 1);
}

/** The stall of a good on the market, and its heap at the wharf. */
export const stallOf = (sites: Sites, good: Good): Pose =>
  upright(sites, orFirst(STALLS, MARKET_GOODS.indexOf(good)), GROUND + 1, GOOD.ashore);
export const heapOf = (sites: Sites, good: Good): Pose =>
  upright(sites, orFirst(HEAPS, RAW_GOODS.indexOf(good as never)), GROUND, GOOD.ashore);
export const marketOf = (sites: Sites): Surface => ground(sites, MARKET);
export const wharfOf = (sites: Sites): Surface => ground(sites, WHARF);

/** The raft, and the place of its shipment `k` of `count`. */
export const raftOf = (sites: Sites): Surface => ground(sites, RAFT, 0.8);
export const raftSpot = (sites: Sites, k: number): Pose =>
  upright(sites, RAFT_SPOTS[Math.min(k, RAFT_SPOTS.length - 1)], 0.9, GOOD.aboard);
/** Whence shipments come: out of the haze behind the market. */
export const roadsOf = (sites: Sites, k: number): Pose =>
  upright(sites, { x: RAFT.x + 22 + k * 2, z: RAFT.z - 26 }, 3, 0.5);

/** A seal of the dais, by its index. */
export const sealOf = (sites: Sites, at: number): Pose => upright(sites, SEALS[at], GROUND + 1, 1);
export const daisOf = (sites: Sites): Surface => ground(sites, DAIS);

/** The ground of a building site, and over the roof of what stands there. */
export const siteOf = (sites: Sites, site: number): Surface =>
  ground(sites, middleOf(SITE_AREAS[site]));
export const roofOf = (sites: Sites, site: number): Surface =>
  ground(sites, middleOf(SITE_AREAS[site]), GROUND + ROOF);
/** A campo's ground, and the plinth on it. */
export const plinthOf = (sites: Sites, campo: CampoId): Surface =>
  ground(sites, FURNITURE[campoAt(campo)].plinth);

/** Windows of aristocrats: upper floors of great houses that are seen from everywhere. */
const WINDOWS: readonly (Point & { readonly y: number })[] = [
  { x: -27, z: -45.8, y: 8 },
  { x: 8, z: -42, y: 8 },
  { x: 35, z: -42, y: 8 },
  { x: -37.2, z: -6, y: 5.5 },
  { x: 19, z: 7.6, y: 5.5 },
  { x: 2, z: 15.4, y: 5.5 },
];
/** The window nearest to a building site. */
export function windowOf(sites: Sites, site: number): Surface {
  const { x, z } = middleOf(SITE_AREAS[site]);
  const far = (at: Point): number => Math.hypot(at.x - x, at.z - z);
  const near = WINDOWS.reduce((best, at) => (far(at) < far(best) ? at : best));
  return ground(sites, near, near.y);
}

/** Where the lead's banner hangs in the sky. */
export const skyOf = ({ yaw, upright: isUpright }: Sites): Pose => ({
  ...{ x: 0, y: isUpright ? 30 : 26, z: isUpright ? 10 : 4, yaw, tilt: 0.75, spin: 0, size: 1 },
});
