/** The places of the quarter that can be looked at and pressed. */

import { MAX_SEATS, MIN_SEATS } from '../../../../engine/games/patrons-of-venice/data.ts';
import { CAMPI, SITES as LOTS } from '../../../../engine/games/patrons-of-venice/map.ts';
import type { Site } from '../../../world/scenery.ts';
import { houseId } from '../sites.ts';
import { CAMPO_AREAS, DAIS, MARKET, middleOf, quayOf, RAFT, SITE_AREAS, WHARF } from './plan.ts';

/** Building sites under their ids, B01 … B22. */
const lots: readonly Site[] = SITE_AREAS.map((area, at) => ({
  id: LOTS[at],
  ...middleOf(area),
  turn: 0,
  half: (area.x1 - area.x0 + area.z1 - area.z0) / 4,
  top: 6,
  look: 34,
  ahead: 0.5,
}));

/** Campi under their ids, with the sites about them. */
const campi: readonly Site[] = CAMPO_AREAS.map((area, at) => ({
  id: CAMPI[at],
  ...middleOf(area),
  turn: 0,
  half: (area.x1 - area.x0 + area.z1 - area.z0) / 4,
  top: 5,
  look: 58,
  ahead: 1,
}));

const SEATS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, k) => MIN_SEATS + k);
const houses: readonly Site[] = SEATS.flatMap((seats) =>
  Array.from({ length: seats }, (_, seat): Site => {
    const { berths, mole } = quayOf(seat, seats);
    return {
      id: houseId(seat, seats),
      x: berths[1].x,
      z: middleOf(mole).z - 2,
      turn: 0,
      half: 11,
      top: 6,
      look: 50,
      ahead: 0,
    };
  }),
);

export const SITES: readonly Site[] = [
  ...lots,
  ...campi,
  { id: 'market', x: MARKET.x, z: MARKET.z, turn: 0, half: 15, top: 5, look: 66, ahead: 0 },
  { id: 'wharf', x: WHARF.x, z: WHARF.z, turn: 0, half: 12, top: 5, look: 58, ahead: 0 },
  { id: 'seals', x: DAIS.x, z: DAIS.z, turn: 0, half: 13, top: 8, look: 56, ahead: 0 },
  { id: 'raft', x: RAFT.x, z: RAFT.z, y: 0, turn: 0, half: 10, top: 4, look: 48, ahead: 0 },
  ...houses,
];
