/** Where the pieces of this game stand: surfaces and spots, derived from the plan of the quarter. */

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
  FURNITURE,
  HEAPS,
  middleOf,
  QUAY,
  quayOf,
  RAFT_SPOTS,
  SEALS,
  SITE_AREAS,
  STALLS,
} from '../scenery/plan.ts';
import { BANNER_AT, DECK, HOLD, SAIL } from './forms/afloat.ts';

export interface Sites {
  readonly upright: boolean;
  /** Turn of everything that is written, and of whatever has a front. */
  readonly yaw: number;
  /** Turn of the camera: upright pictures are seen from the left edge. */
  readonly facing: number;
}

const WIDE: Sites = { upright: false, yaw: 0, facing: 0 };
const UPRIGHT: Sites = { upright: true, yaw: 0, facing: -Math.PI / 2 };
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
export const PLATFORM = 0.5;
/** Height of workshops' roofs, where incomes rise. */
export const ROOF = 6;
/** A raft's planks. */
export const RAFT_DECK = 0.76;

/** Places on a mole, from its middle: u along it, v away from the viewer. */
export const NAME = { u: -5.6, v: -1.1, w: 17.4, d: 3.1 } as const;
export const HAND = { u: 10, v: 0.6, pitch: 1.3 } as const;
export const FAVOURS = { u: 4.6, v: 1.5, pitch: 1.1 } as const;
export const POSTS = { u: -13.6, v: 1.9, pitch: 1.05 } as const;
/** Where ducats lie on a mole. */
export const PURSE: PurseSpot = {
  ...{ u: 3.8, v: -0.9, coin: 1.15, metal: 0xf7bd3c },
  chest: { u: 5.6, v: -0.7, n: 0, size: 1.15 },
};

/** Flat ground at a point, everything on it turned to the camera. */
export const ground = ({ yaw }: Sites, { x, z }: Point, y = GROUND, scale = 1): Surface => ({
  ...{ x, y, z, yaw, tilt: 0, scale },
});
/** A pose upright at a point. */
const upright = ({ yaw }: Sites, { x, z }: Point, y: number, size: number): Pose => ({
  ...{ x, y, z, yaw, tilt: 0, spin: 0, size },
});
const orFirst = (points: readonly Point[], at: number): Point => points[Math.max(0, at)];

/** A house's mole, where it keeps what it has. */
export const moleOf = (sites: Sites, seat: number, seats: number): Surface =>
  ground(sites, middleOf(quayOf(seat, seats).mole));
/** Where goods are brought ashore at a house: where its hand lies. */
export function storeOf(sites: Sites, seat: number, seats: number): Pose {
  const { x, z } = middleOf(quayOf(seat, seats).mole);
  return upright(sites, { x: x + HAND.u + 2, z: z - HAND.v }, GROUND, GOOD.ashore);
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
/** Where cargo lies on a ship's deck, and its masthead, where a reservation flies. */
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
    GROUND + PLATFORM,
    GOOD.ashore,
  );

/** The place of shipment `k` on the rafts. */
export const raftSpot = (sites: Sites, k: number): Pose =>
  upright(sites, RAFT_SPOTS[Math.min(k, RAFT_SPOTS.length - 1)], RAFT_DECK, GOOD.aboard);

/** A seal of the dais, by its index in `LEAD_ACTIONS`. */
export const sealOf = (sites: Sites, at: number): Surface => ground(sites, SEALS[at]);

/** The ground of a building site, and over the roof of what stands there. */
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
  /** Where the owner's banner stands. */
  readonly pole: { readonly u: number; readonly v: number };
  /** Where things may stand about; null: there is no room. */
  readonly room: { readonly u: number; readonly v: number } | null;
  /** Where the site's number is written. */
  readonly sign: { readonly u: number; readonly v: number };
}
/** Foot of a workshop of size 1, with a little room about it. */
const FOOT = { w: 6.3, d: 6.1 } as const;

/** How a site is laid out: the workshop at its back, in wide ones at the left. [site] */
export const LOTS: readonly Lot[] = SITE_AREAS.map(({ x0, z0, x1, z1 }) => {
  const [w, d] = [x1 - x0, z1 - z0];
  const size = Math.min((w - 0.8) / FOOT.w, (d - 0.5) / FOOT.d, 1.12);
  const beside = w - size * FOOT.w;
  const before = d - size * FOOT.d;
  const u = beside > 2 ? -(beside - 1) / 2 : 0;
  const v = before > 1 ? (before - 0.7) / 2 : 0;
  return {
    ...{ w, d, size, u, v },
    pole: beside > 2 ? { u: w / 2 - 2, v: d / 2 - 1.2 } : { u: w / 2 - 0.8, v: -d / 2 + 1.6 },
    room:
      beside > 2
        ? { u: w / 2 - 1.8, v: beside > 4 ? 0.6 : 0 }
        : before > 1.6
          ? { u: 0.4, v: -d / 2 + 1.5 }
          : null,
    sign: { u: beside > 2 ? w / 2 - 1.6 : -w / 2 + 1.4, v: -d / 2 + 1.1 },
  };
});
