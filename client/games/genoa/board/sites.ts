/** Positions of this game's pieces: surfaces and spots, derived from the plan of the town. */

import type { Commodity, Kind, Tile } from '../../../../engine/games/genoa/data.ts';
import { COMMODITIES, KINDS, TILES } from '../../../../engine/games/genoa/data.ts';
import type { BuildingId, SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { PurseSpot } from '../../../table/board/purse.ts';
import { newPose, type Pose, type Surface } from '../../../table/board/surface.ts';
import type { Point } from '../../../world/plan.ts';
import {
  pileOf,
  QUAY,
  SHELL,
  spaceCentre,
  stockSpots,
  type Terrace,
  TRAY,
  terraceOf,
  tileSpots,
  towerSpot,
} from '../scenery/plan.ts';
import { OFFER, offerSpot } from '../scenery/trays.ts';
import { METAL } from './looks.ts';

export interface Sites {
  readonly upright: boolean;
}

const WIDE: Sites = { upright: false };
const UPRIGHT: Sites = { upright: true };
/** The arrangement for a picture of `aspect` = width / height: the town is seen from the near edge. */
export const sitesFor = (aspect: number): Sites => (aspect < 0.8 ? UPRIGHT : WIDE);

/** Slightly above the paving. */
export const GROUND = QUAY + 0.06;
/** The lean towards the camera of everything with writing on it. */
export const LEAN = 0.75;
/** Size of goods in the stores, on terraces and trays, and in front of their buildings. */
export const GOOD = { store: 1.6, terrace: 1.4, yield: 1.55 } as const;
/** Width of a special tile, of a card and of a marker lying on the ground. */
export const TILE = 1.9;
export const CARD = { w: 1.75, d: 2.4 } as const;
export const MARKER = 0.5;

/** Flat ground at a point. */
export const ground = ({ x, z }: Point, y = GROUND, scale = 1): Surface => ({
  x,
  y,
  z,
  yaw: 0,
  tilt: 0,
  scale,
});
/** A pose on the ground at a point. */
export const at = ({ x, z }: Point, y = GROUND, size = 1): Pose => ({
  ...newPose(),
  x,
  y,
  z,
  size,
});

export const spaceOf = (space: SpaceId): Surface => ground(spaceCentre(space));
/** The foot of the tower, or of the drum that it leaves, on a space. */
export const drumOf = (space: SpaceId): Pose => at(towerSpot(space));

const orFirst = (points: readonly Point[], k: number): Point =>
  points[Math.max(0, Math.min(points.length - 1, k))] ?? { x: 0, z: 0 };

/** Poses of a store's `k`th good and of a tile: the front ones are the last to go. */
export const stockOf = (good: Commodity, k: number): Pose =>
  at(orFirst(stockSpots(good), k), GROUND + 0.5, GOOD.store);
export const tileStoreOf = (tile: Tile, k: number): Pose =>
  at(orFirst(tileSpots(tile), k), GROUND + 0.56);
/** Size of the cards in piles. */
const PILE = 1.3;
/** The top of a pile of cards, and of the open cards under it. */
export const pileTop = (kind: Kind, down: number): Pose =>
  at(pileOf(kind).down, GROUND + 0.6 + 0.09 * down, PILE);
export const discardTop = (kind: Kind, up: number): Pose =>
  at(pileOf(kind).up, GROUND + 0.6 + 0.09 * up, PILE);

/** The pose of a die in the shell. */
export const dieOf = (die: 'blue' | 'red'): Pose => at(SHELL[die], SHELL.y + 0.2, DIE_SIZE);
/** Radius of the dice. */
const DIE_SIZE = 1.75;

/** The lean of a tray towards the camera; seen from high above it lies nearly flat. */
const TRAY_LEAN = { wide: 0.62, upright: 0.25 } as const;
/**
 * The factor by which trays are larger in an upright picture, and the distance of their rows there:
 * along the ground, not up.
 */
const UPRIGHT_TRAY = { larger: 1.25, row: 4.3 } as const;

/**
 * The `k`th of `count` trays over a space, side by side; further rows hang above, or beyond in an
 * upright picture.
 */
export function trayOf(sites: Sites, space: SpaceId, k: number, count: number): Pose {
  const { x, y, z, size, row, abreast } = offerSpot(space, k, count);
  if (!sites.upright) return { ...newPose(), x, y, z, size, tilt: TRAY_LEAN.wide };
  const { larger, row: away } = UPRIGHT_TRAY;
  const large = size * larger;
  // The whole row stays within the grid.
  const middle = spaceCentre(space).x;
  const most = TRAY.x1 - (OFFER.w * large * 1.07 * abreast) / 2;
  const within = Math.max(-most, Math.min(most, middle));
  return {
    ...newPose(),
    x: within + (x - middle) * larger,
    y: offerSpot(space, 0, count).y,
    z: z - row * away * large,
    size: large,
    tilt: TRAY_LEAN.upright,
  };
}
export { OFFER };

/** A house's terrace. */
export const terrace = (seat: number, seats: number): Terrace => terraceOf(seat, seats);
/** The place of its ducats in the ground's measures, from the middle of its purse. */
export const PURSE: PurseSpot = {
  u: -1.8,
  v: 0.2,
  coin: 0.95,
  metal: METAL,
  chest: { u: 0, v: 0, n: 0, size: 0.95 },
};
export const purseGround = (seat: number, seats: number): Surface =>
  ground(terrace(seat, seats).purse);
/** The edge of a house towards the town, in front of its name. */
export const edgeOf = (seat: number, seats: number): Surface =>
  ground(terrace(seat, seats).edge, GROUND + 0.2);
export const homeOf = (seat: number, seats: number): Surface => {
  const { area } = terrace(seat, seats);
  return ground({ x: (area.x0 + area.x1) / 2, z: (area.z0 + area.z1) / 2 });
};
export const ownGood = (seat: number, seats: number, good: Commodity): Pose =>
  at(orFirst(terrace(seat, seats).goods, COMMODITIES.indexOf(good)), GROUND, GOOD.terrace);
export const ownTile = (seat: number, seats: number, tile: Tile): Pose =>
  at(orFirst(terrace(seat, seats).tiles, TILES.indexOf(tile)), GROUND + 0.1);
export const ownCard = (seat: number, seats: number, kind: Kind): Pose =>
  at(orFirst(terrace(seat, seats).hand, KINDS.indexOf(kind)), GROUND + 0.2);
export const ownMarker = (
  seat: number,
  seats: number,
  where: 'personal' | 'general',
  k: number,
): Pose => at(orFirst(terrace(seat, seats)[where], k), GROUND + 0.05);

/** The surface over a building where its action is shown. */
export const overOf = (building: BuildingId): Surface => ground(spaceCentre(building), QUAY + 6.5);
