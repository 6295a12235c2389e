/** Positions of this game's pieces: surfaces and poses, derived from the plan of the room. */

import { BEIJING_SLOTS, MAP_NODES } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { inset, newPose, type Pose, type Surface } from '../../../table/board/surface.ts';
import type { Point } from '../../../world/plan.ts';
import {
  boardArea,
  GROUND,
  isPalazzo,
  isTray,
  middleOf,
  nodeSpot,
  type Place,
  rowSpot,
  seatPlace,
  TOP,
  TRAY_FLOOR,
  trayArea,
} from '../scenery/plan.ts';

export interface Sites {
  readonly upright: boolean;
}
const WIDE: Sites = { upright: false };
const UPRIGHT: Sites = { upright: true };
/** The arrangement for a picture of `aspect` = width / height: all are seen from the near edge. */
export const sitesFor = (aspect: number): Sites => (aspect < 0.8 ? UPRIGHT : WIDE);

/** The lean towards the camera of everything with writing on it. */
export const LEAN = 0.8;
/** Edge of a die. */
export const DIE = 1.9;
/** Height of a seat's mat. */
export const MAT = TOP + 0.32;

export const ground = ({ x, z }: Point, y: number, scale = 1): Surface => ({
  x,
  y,
  z,
  yaw: 0,
  tilt: 0,
  scale,
});
export const on = ({ x, y, z }: Place, scale = 1): Surface => ground({ x, z }, y, scale);
export const pose = ({ x, z }: Point, y: number, size = 1): Pose => ({
  ...newPose(),
  x,
  y,
  z,
  size,
});

const KINDS = new Map<string, string>(MAP_NODES.map(({ id, kind }) => [id, kind]));
export const kindOf = (node: string): string => KINDS.get(node) ?? 'palazzo';

/** The ground of a node. */
export const nodeOn = (node: string): Surface => on(nodeSpot(node));

/** Positions of the cities' slates, from their node's middle. */
const SLATE_AT: { readonly [slot: string]: readonly [x: number, z: number] } = {
  alexandria: [-5.4, -0.6],
  sumatra1: [5.6, 1.1],
  sumatra2: [10.9, 1.1],
  sumatra3: [16.2, 1.1],
  v1: [4.9, 1.4],
  v4: [-5.6, 1.6],
  v6: [-5.8, 1.6],
};
export const SLATE = { w: 4.9, h: 3.5 } as const;

/** The slate of a slot: the foot of its face, leaning to the camera. */
export function slateOn(slot: string): Surface {
  const { x, y, z } = nodeSpot(slot.replace(/^(sumatra)\d$/, '$1'));
  const [dx, dz] = SLATE_AT[slot] ?? [5.6, -1];
  return { x: x + dx, y: y + 0.1, z: z + dz, yaw: 0, tilt: 1.02, scale: 1 };
}
/** The place for the die of a city card, in front of its slate. */
export function slotDie(slot: string): Place {
  const { x, y, z } = slateOn(slot);
  return { x: x + 1.7, y, z: z + 1.05 };
}

/** The surface for markers and outposts at a node. */
export function markerOn(node: string): Surface {
  const { x, y, z } = nodeSpot(node);
  const aside = isPalazzo(node) ? 2.9 : kindOf(node) === 'large' ? -4.1 : -3.4;
  const dx = node === 'alexandria' ? 4.2 : aside;
  return { x: x + dx, y: y + 0.3, z: z + 0.6, yaw: 0, tilt: LEAN, scale: 1 };
}

/** The pose of a city's `k`th post: in an arc in front of its landmark. */
export function postAt(node: string, k: number): Pose {
  const { x, y, z } = nodeSpot(node);
  if (node === 'beijing') {
    const slot = Math.min(k, BEIJING_SLOTS.length - 1);
    return pose({ x: x - 3.4 + slot * 1.7, z: z + 1.3 - 0.1 * slot }, y + 0.55 - slot * 0.1, 1.25);
  }
  const wide = isPalazzo(node) ? 1.15 : 1.3;
  const u = (k - 2) * wide;
  return pose({ x: x + u, z: z + 1.25 - Math.abs(k - 2) * 0.3 }, y + 0.12, 1.15);
}

/** The pose of the `k`th traveller in a node. */
export function figureAt(node: string, k: number): Pose {
  const { x, y, z } = nodeSpot(node);
  const row = Math.floor(k / 3);
  const u = ((k % 3) - 1) * 2.1;
  const ahead = kindOf(node) === 'oasis' ? 1.1 : 2.5;
  return pose({ x: x + u, z: z + ahead + row * 1.4 }, y + 0.1, 1.15);
}

/** A seat, and the number of seats. */
interface Owner {
  readonly seat: number;
  readonly seats: number;
}

/** AV-068: spaces on companions: their dice lie before the companion's owner. */
const PRIVATE: readonly string[] = ['moneylender', 'gondolier'];
/** Behind the owner's bowl; the Gondolier's die is at the end of the row. */
function privateAt(space: string, k: number, { seat, seats }: Owner): Pose {
  const { x1, z0 } = boardArea(seat, seats);
  const [column, layer] = [k % 3, Math.floor(k / 3)];
  const x = space === 'gondolier' ? x1 - 1.6 : x1 - 9 + column * 1.8;
  return pose({ x, z: z0 - 1 }, TOP + 0.1 + layer * 1.5, 1.5);
}

/**
 * The pose of the `i`th die of `count` in a space's `k`th placement.
 * @param owner the seat of the dice, for the space of a companion
 */
export function placedAt(
  space: string,
  k: number,
  i: number,
  count: number,
  owner: Owner = { seat: 0, seats: 2 },
): Pose {
  if (PRIVATE.includes(space)) return privateAt(space, k, owner);
  if (space === 'venice') return pose(rowSpot(Math.min(4, k)), rowSpot(0).y + 0.2, DIE);
  if (isTray(space)) {
    const area = trayArea(space);
    const { x } = middleOf(area);
    if (space === 'khan' || space === 'moneyBag' || space === 'coins5') {
      const across = space === 'khan' ? 4 : 3;
      const pitch = space === 'khan' ? 3 : 2.3;
      const [column, row] = [k % across, Math.floor(k / across)];
      const u = (column - (across - 1) / 2) * pitch;
      return pose({ x: x + u, z: area.z1 - 2.6 - row * 2.3 }, TRAY_FLOOR, DIE);
    }
    // Rows of up to three dice, the first nearest to the viewer.
    const size = k < 2 ? DIE : DIE * 0.7;
    const u = (i - (count - 1) / 2) * 2.2 * (size / DIE) + (k >= 2 ? 0 : 0);
    const back = k < 2 ? k * 2.25 : 4.1 + (k - 2) * 1.5;
    return pose({ x: x + u, z: area.z1 - 2 - back }, TRAY_FLOOR, size);
  }
  if (space === 'v7a' || space === 'v7b') {
    const { x, y, z } = nodeSpot('v7');
    return pose(
      { x: x + (space === 'v7a' ? -3.6 : 3.6) + k * 0.6, z: z + 2.6 },
      y + 0.2,
      DIE * 0.8,
    );
  }
  if (space === 'companions') {
    return pose({ x: -39.4, z: 25.6 - k * 2.1 }, TOP + 0.5, DIE * 0.85);
  }
  const { x, y, z } = slotDie(space);
  return pose({ x: x + k * 0.8 + i * 1.9, z }, y, DIE * 0.86);
}

/** The pose of the `k`th die in a seat's bowl. */
export function bowlDie(seat: number, seats: number, k: number): Pose {
  const { dice } = seatPlace(seat, seats);
  const spot = dice[Math.min(k, dice.length - 1)] ?? { x: 0, z: 0 };
  return pose(spot, TOP + 0.72, k < 6 ? DIE : DIE * 0.8);
}

/** Least number of columns of the cards and gifts before a seat; two rows. */
const COLUMNS = 3;
/** The surface of the `k`th of `n` cards and gifts before a seat: between contracts and stores. */
export function heldOn(seat: number, seats: number, k: number, n: number): Surface {
  const { held } = seatPlace(seat, seats);
  const columns = Math.max(COLUMNS, Math.ceil(n / 2));
  const scale = COLUMNS / columns;
  const u = ((k % columns) - (columns - 1) / 2) * 2.65 * scale;
  const z = held.z + (Math.floor(k / columns) - 0.5) * 1.95;
  return { x: held.x + u, y: MAT + 0.3, z, yaw: 0, tilt: 0.3, scale };
}

/** A seat's mat, from its middle. */
export const matOn = (seat: number, seats: number): Surface =>
  ground(middleOf(boardArea(seat, seats)), MAT);
export const homeOf = (seat: number, seats: number): Surface => {
  const { x, z } = middleOf(boardArea(seat, seats));
  return ground({ x, z: z - 3 }, MAT + 3);
};
export const STORES = ['coins', 'camels', 'pepper', 'silk', 'gold'] as const;
export type Store = (typeof STORES)[number];
/** The place of a seat's coins, camels or goods. */
export const storeAt = (seat: number, seats: number, store: Store): Pose =>
  pose(seatPlace(seat, seats).stores[STORES.indexOf(store)] ?? { x: 0, z: 0 }, MAT);
/** The middle of an action space, for lights and figures over it. */
export function spaceOver(space: string, owner?: Owner): Surface {
  if (isTray(space)) return ground(middleOf(trayArea(space)), TRAY_FLOOR + 2);
  const { x, y, z } = placedAt(space, 0, 0, 1, owner);
  return ground({ x, z }, y + 2);
}
export const leaning = (surface: Surface): Surface => inset(surface, 0, 0, 0, LEAN);
/** The terrace of Beijing, slot by slot, from the highest. */
export const terraceOn = (slot: number): Surface => {
  const { x, y, z } = postAt('beijing', slot);
  return { x, y: Math.max(GROUND, y - 0.1), z, yaw: 0, tilt: 0, scale: 1 };
};
