/** The town: names, yields, owners, the tower's way, and the viewer's own errands. */

import { MOST_MOVES } from '../../../../../engine/games/genoa/data.ts';
import {
  BUILDINGS,
  type BuildingId,
  NEIGHBOURS,
  SPACES,
  type SpaceId,
} from '../../../../../engine/games/genoa/map.ts';
import { inset, newPose, type Pose } from '../../../../table/board/surface.ts';
import { isBuilding, yieldOf } from '../../facts.ts';
import {
  bannerSpot,
  contractSpot,
  houseRect,
  liesAcross,
  ROOF,
  signSpot,
  spaceRect,
  towerSpot,
  yieldSpots,
} from '../../scenery/plan.ts';
import { PLATE_LONG } from '../cells.ts';
import { DRUM, POLE } from '../forms/things.ts';
import type { GenoaPen } from '../genoa-pen.ts';
import { emblemOf, figureOn, GILT, IVORY, paintOf, SLATE } from '../looks.ts';
import { merchantOf, type Shown, towerOf } from '../shown.ts';
import { at, drumOf, GOOD, GROUND, ground, LEAN, type Sites, spaceOf } from '../sites.ts';
import {
  drawBanner,
  drawCard,
  drawDrums,
  drawGood,
  drawMarker,
  drawTile,
  drawTower,
} from '../vessel.ts';
import { composeErrands } from './errands.ts';

const PLATES = BUILDINGS.map((id) => `plate:${id}`);
/** Spaces that the tower can reach with its next move. */
function reachable({ path, phase }: Shown): ReadonlySet<number> {
  const last = SPACES.indexOf(path[path.length - 1] ?? 'market');
  const done = path.length === 0 || path.length > MOST_MOVES || phase === 'ACQUIRE';
  const next = done || phase === 'OVER' ? [] : (NEIGHBOURS[last] ?? []);
  return new Set(next.filter((space) => !path.includes(SPACES[space] ?? 'market')));
}

export function composeTown(shown: Shown, pen: GenoaPen, sites: Sites): void {
  const near = reachable(shown);
  SPACES.forEach((space, k) => {
    const { x0, x1, z0, z1 } = spaceRect(space);
    const [w, d] = [x1 - x0, z1 - z0];
    if (near.has(k)) goal(shown, pen, space, w, d);
    pen.on(spaceOf(space));
    if (shown.path.includes(space) && space !== towerOf(shown)) {
      pen.ink('shade', 0, 0, w - 0.2, d - 0.2, 0xffffff, 0.04);
    }
    const high = isBuilding(space) ? 5 : 0.3;
    pen.pick({ kind: 'space', space }, 0, 0, high / 2, w - 0.8, d - 0.8, high, 'frame');
  });
  BUILDINGS.forEach((building, k) => {
    sign(shown, pen, sites, building, k);
    yields(shown, pen, building);
    owner(shown, pen, building, k);
  });
  way(shown, pen);
  revealed(shown, pen);
  composeErrands(shown, pen);
}

const AMBER = 0xf0a018;
/** A space that the tower can reach: framed in amber, with a place for its foot. */
function goal({ phase }: Shown, pen: GenoaPen, space: SpaceId, w: number, d: number): void {
  const moves = phase === 'MOVE';
  pen.on(spaceOf(space));
  // Ink first, since pale paving would wash out the light.
  pen.ink('field', 0, 0, w - 0.3, d - 0.3, moves ? AMBER : 0xd8b070, 0.04);
  if (!moves) return;
  pen.put('light', 0, 0, 0.08, w - 0.3, 1, d - 0.3, 0x6a4410, 'field');
  pen.on(ground(towerSpot(space)));
  pen.put('disc', 0, 0, 0, 2.3, 0.12, 2.3, GILT);
  pen.put('disc', 0, 0, 0.02, 1.9, 0.16, 1.9, 0x7a4a10);
  pen.ink('sign:tower', 0, 0, 2.5, 2.5, 0xffffff, 0.22);
}

/**
 * Position of a building's name: in front of it, on posts over a neighbour, at its front behind a
 * Villa.
 */
export const NAMED_AT = BUILDINGS.map((id) => {
  const { x, z } = signSpot(id);
  const { x0, z1 } = spaceRect(id);
  const isBefore = (other: BuildingId): boolean =>
    Math.abs(spaceRect(other).z0 - z1) < 0.1 && spaceRect(other).x0 === x0;
  const before = BUILDINGS.find(isBefore);
  const high = before ? ROOF[before] : 0;
  if (before && yieldOf(before).villa)
    return { x, z: houseRect(id).z1 + 0.9, up: 3.2, posts: false };
  return { x, z, up: high > 0 ? high - 1.6 : 0, posts: high > 0 };
});

/** Height of a building's plate in a wide picture. */
export function plateOf(building: BuildingId): number {
  const { w, d } = signSpot(building);
  const size = liesAcross(building) ? 1.15 : 1;
  return Math.min(d * 1.1, (w - 0.6) / PLATE_LONG) * size;
}

/** A building's name on slate that leans to the camera, backed by its owner's colour. */
function sign(shown: Shown, pen: GenoaPen, sites: Sites, building: BuildingId, k: number): void {
  const spot = signSpot(building);
  const size = liesAcross(building) ? (sites.upright ? 1.5 : 1.15) : 1;
  const seat = shown.seats[shown.owners[k] ?? -1];
  const high = Math.min(spot.d * 1.1, (spot.w - 0.6) / PLATE_LONG) * size;
  const named = NAMED_AT[k] ?? { ...spot, up: 0, posts: false };
  pen.on(ground(named));
  if (named.posts) for (const u of [-4, 4]) pen.box(u, -0.1, 0.3, 0.3, named.up + 0.5, 0x27313a);
  // Its lower edge stands on the ground.
  const middle = Math.sin(LEAN) * (high / 2 + 0.3);
  pen.on(inset(ground(named), 0, 0, middle + named.up, LEAN));
  if (seat) pen.box(0, 0, high * PLATE_LONG + 0.9, high + 0.7, 0.18, paintOf(seat.color), -0.34);
  pen.box(0, 0, high * PLATE_LONG + 0.2, high + 0.16, 0.24, 0x27313a, -0.26);
  pen.card(0, 0, high * PLATE_LONG, high, SLATE, PLATES[k], 0.02);
}

const pose = newPose();
const stand = (spot: { x: number; z: number }, size: number, tilt = 0): Pose => {
  Object.assign(pose, newPose(), { x: spot.x, y: GROUND, z: spot.z, size, tilt });
  return pose;
};

/** The yield of the action stands in front of its building until it is handed out. */
function yields(shown: Shown, pen: GenoaPen, building: BuildingId): void {
  const status = shown.status[building];
  if (status === 'taken') return;
  const { goods, tile, markers, draws } = yieldOf(building);
  const count = goods.length + (tile ? 1 : 0) + markers + (draws?.n ?? 0);
  const spots = yieldSpots(building, count);
  const onStep = (k: number, size: number, tilt = 0): Pose => {
    const spot = spots[k] ?? spots[0] ?? { x: 0, z: 0 };
    pen.on(ground(spot)).box(0, 0, 2, 1.9, 0.2, status === 'unused' ? 0x6a6a6a : 0xe8dcc4);
    const raised = stand(spot, size, tilt);
    raised.y += 0.2 + (tilt > 0 ? 0.9 : 0);
    return raised;
  };
  if (status === 'unused') {
    // The building's action is over for this turn: the steps stay bare.
    for (let k = 0; k < count; k++) onStep(k, 1);
    return;
  }
  goods.forEach((good, k) => {
    drawGood(pen, onStep(k, GOOD.yield), good);
  });
  if (tile) drawTile(pen, onStep(0, 1.4, LEAN), tile);
  for (let k = 0; k < markers; k++) drawMarker(pen, onStep(k, 0.85, 0.5), null);
  for (let k = 0; k < (draws?.n ?? 0); k++)
    drawCard(pen, onStep(k, draws?.n === 1 ? 1.3 : 1.1, LEAN), draws?.kind ?? 'CT');
}

/** An owner's banner on the roof. */
function owner(shown: Shown, pen: GenoaPen, building: BuildingId, k: number): void {
  const seat = shown.seats[shown.owners[k] ?? -1];
  if (!seat) return;
  const foot = bannerSpot(building);
  pen.on(ground(foot, foot.y - 0.4)).put('pole', 0, 0, 0, 1, 1.15, 1, 0xffffff);
  drawBanner(pen, at(foot, foot.y + POLE * 1.15 - 1.9, 1.05), seat.color);
}

/** Drums on the visited spaces, the tower on the last one, a line along its way. */
function way(shown: Shown, pen: GenoaPen): void {
  shown.path.forEach((space, k) => {
    const before = shown.path[k - 1];
    if (before) stretch(pen, before, space, paintOf(merchantOf(shown).color));
  });
  const tower = towerOf(shown);
  const { color } = merchantOf(shown);
  const stands = tower !== null && isStanding(shown);
  for (const [space, drums] of Object.entries(shown.discs) as [SpaceId, number][]) {
    if (drums === 0) continue;
    if (space !== tower) drawDrums(pen, drumOf(space), drums, color);
    else if (!shown.hopping) {
      if (stands) drawTower(pen, drumOf(space), drums, color);
      else drawDrums(pen, drumOf(space), drums, color);
    }
  }
  if (stands && !shown.hopping) glory(pen, tower, paintOf(color));
}

/**
 * Whether the tower stands upright: once the acquiring of buildings begins, only its drums are
 * left.
 */
const isStanding = ({ phase }: Shown): boolean => phase !== 'ACQUIRE' && phase !== 'OVER';

/** Light around the tower's foot, and behind it a pillar of light in the merchant's colour. */
function glory(pen: GenoaPen, space: SpaceId, color: number): void {
  const { x, z } = towerSpot(space);
  pen.on(ground({ x, z })).light('halo', 0, 0, 17, 0x7a5a26, 0.2);
  pen.on(inset(ground({ x, z: z - DRUM.radius }), 0, 0, 0, Math.PI / 2));
  pen.put('light', 0, 11, 0, 9, 1, 22, color, 'pillar');
}

/** At the end the contracts lie open over their buildings, in the colours of their holders. */
function revealed(shown: Shown, pen: GenoaPen): void {
  for (const { color, contracts } of shown.seats)
    for (const building of contracts) {
      const spot = contractSpot(building);
      pen.on(inset(ground(spot, spot.y), 0, 0, 0, LEAN));
      pen.box(0, 0, 2.9, 3.7, 0.2, paintOf(color), -0.22);
      pen.card(0, 0, 2.3, 3.1, IVORY, 'back:CT', 0);
      pen.put('disc', 0.9, -1.3, 0.06, 0.7, 0.14, 0.7, paintOf(color));
      pen.ink(emblemOf(color), 0.9, -1.3, 0.9, 0.9, figureOn(color), 0.24);
    }
}

/** An inlay of the merchant's colour between brass from one foot of the tower to the next. */
function stretch(pen: GenoaPen, from: SpaceId, to: SpaceId, color: number): void {
  const [a, b] = [towerSpot(from), towerSpot(to)];
  const [dx, dz] = [b.x - a.x, b.z - a.z];
  pen.on({ ...ground({ x: (a.x + b.x) / 2, z: (a.z + b.z) / 2 }), yaw: Math.atan2(-dz, dx) });
  pen.box(0, 0, Math.hypot(dx, dz), 1.5, 0.1, 0xd9a83e, 0.02);
  pen.box(0, 0, Math.hypot(dx, dz), 0.9, 0.12, color, 0.02);
}
