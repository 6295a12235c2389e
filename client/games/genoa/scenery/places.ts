/** The places of the town for looking and pressing. */

import { MAX_SEATS, MIN_SEATS } from '../../../../engine/games/genoa/data.ts';
import { SPACES } from '../../../../engine/games/genoa/map.ts';
import type { Site } from '../../../world/scenery.ts';
import { houseId } from '../sites.ts';
import { LANTERNA, MOLE, middleOf, SHELL, STORES, spaceRect, terraceOf } from './plan.ts';

/** All 39 spaces under their ids. */
const spaces: readonly Site[] = SPACES.map((id) => {
  const area = spaceRect(id);
  return {
    id,
    ...middleOf(area),
    turn: 0,
    half: (area.x1 - area.x0 + area.z1 - area.z0) / 4,
    top: 8,
    look: 52,
    ahead: 1,
  };
});

const SEATS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, k) => MIN_SEATS + k);
const houses: readonly Site[] = SEATS.flatMap((seats) =>
  Array.from({ length: seats }, (_, seat): Site => {
    const middle = middleOf(terraceOf(seat, seats).area);
    return {
      id: houseId(seat, seats),
      ...middle,
      turn: 0,
      half: 9,
      top: 4,
      look: 44,
      ahead: 0,
    };
  }),
);

const [left, right] = [middleOf(STORES.left), middleOf(STORES.right)];

/**
 * Spaces by their ids, terraces by `houseId`; `stock` are the commodities at the left edge, `tiles`
 * the special tiles at the right one, `piles` the cards and `dice` the shell below them.
 */
export const SITES: readonly Site[] = [
  ...spaces,
  ...houses,
  { id: 'stock', x: left.x + 4, z: left.z, turn: 0, half: 34, top: 3, look: 104, ahead: 2 },
  { id: 'tiles', x: right.x - 4, z: -19, turn: 0, half: 22, top: 3, look: 76, ahead: 2 },
  { id: 'piles', x: right.x - 3, z: 13, turn: 0, half: 10, top: 3, look: 48, ahead: 1 },
  { id: 'dice', x: SHELL.x - 2, z: SHELL.z, turn: 0, half: 6, top: 3, look: 44, ahead: 0 },
  { id: 'lanterna', x: LANTERNA.x, z: LANTERNA.z, turn: 0, half: 8, top: 26, look: 84, ahead: 2 },
  { id: 'mole', x: MOLE.x, z: 6, turn: 0, half: 16, top: 8, look: 78, ahead: 0 },
];
