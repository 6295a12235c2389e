/** The places of the map room for looking and pressing. */

import { MAP_NODES } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { PALAZZI } from '../../../../engine/games/marco-polo/data/venice.ts';
import { MAX_SEATS, MIN_SEATS } from '../../../../engine/games/marco-polo/data.ts';
import type { Site } from '../../../world/scenery.ts';
import {
  DRAWER,
  LINE,
  MAP,
  middleOf,
  nodeSpot,
  ROW,
  seatPlace,
  TOP,
  TRAYS,
  trayArea,
  VENICE,
} from './plan.ts';

/** The place of a seat among `seats`: its position depends on the number of players. */
export const houseId = (seat: number, seats: number): string => `place${seat}of${seats}`;

const nodes: readonly Site[] = [...MAP_NODES, ...PALAZZI].map(({ id }) => ({
  id,
  ...nodeSpot(id),
  turn: 0,
  half: 5,
  top: 6,
  look: 40,
  ahead: 0.6,
}));

const trays: readonly Site[] = TRAYS.map((id) => {
  const area = trayArea(id);
  return {
    id,
    ...middleOf(area),
    y: TOP,
    turn: 0,
    half: (area.x1 - area.x0) / 2 + 1,
    top: 2,
    look: 46,
    ahead: 0,
  };
});

const SEATS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, k) => MIN_SEATS + k);
const houses: readonly Site[] = SEATS.flatMap((seats) =>
  Array.from({ length: seats }, (_, seat): Site => {
    const middle = middleOf(seatPlace(seat, seats).area);
    return {
      id: houseId(seat, seats),
      ...middle,
      y: TOP,
      turn: 0,
      half: 12,
      top: 4,
      look: 50,
      ahead: 0,
    };
  }),
);

const [map, venice, drawer, row] = [MAP, VENICE, DRAWER, ROW].map(middleOf);

/**
 * Nodes, palazzi and action trays by their ids, seats by `houseId`; `map` is the carved world,
 * `line` the contracts, `palazzi` Venice, `row` its action row, `drawer` the companions.
 */
export const SITES: readonly Site[] = [
  ...nodes,
  ...trays,
  ...houses,
  { id: 'map', ...map, y: TOP, turn: 0, half: 46, top: 6, look: 128, ahead: 2 },
  { id: 'palazzi', ...venice, y: TOP, turn: 0, half: 24, top: 6, look: 84, ahead: 2 },
  { id: 'row', ...row, y: TOP, turn: 0, half: 12, top: 3, look: 46, ahead: 0 },
  { id: 'drawer', ...drawer, y: TOP, turn: 0, half: 12, top: 2, look: 50, ahead: 0 },
  {
    id: 'line',
    x: (LINE.x0 + LINE.x1) / 2,
    y: TOP + 4,
    z: LINE.z,
    turn: 0,
    half: 31,
    top: 12,
    look: 96,
    ahead: 0,
  },
];

const KNOWN: ReadonlySet<string> = new Set(SITES.map(({ id }) => id));

/** The site of an action space: its tray, the node of its slate, Venice's row, the drawer. */
export function spaceSite(space: string): string | null {
  if (space === 'venice' || space === 'gondolier') return 'row';
  if (space === 'companions') return 'drawer';
  if (space === 'v7a' || space === 'v7b') return 'v7';
  const site = space.replace(/^(sumatra)\d$/, '$1');
  return KNOWN.has(site) ? site : null;
}
