/** The houses themselves as things to point at: church, halls, offices, shops, palazzi. */

import { SHOPS as SHOP_IDS } from '../../../../../engine/games/masters-of-venice/data.ts';
import type { BoardTarget } from '../../targets.ts';
import {
  CHURCH,
  GUILD_HALL,
  MERCATO,
  OFFICE_NORTH,
  OFFICE_SOUTH,
  PALAZZI,
  QUAY,
  SHOPS,
  STOCK_MARKET,
} from '../landmarks.ts';
import type { Pen } from '../pen.ts';
import type { Shown } from '../shown.ts';

interface Site {
  readonly x: number;
  readonly z: number;
  readonly turn?: number;
}

/** Width, depth and height of the houses, a little less than the drawn ones. */
const CHURCH_SIZE = [12, 11, 12] as const;
const HALL_SIZE = [13, 8, 8] as const;
const OFFICE_SIZE = [11, 7, 9] as const;
const SHOP_SIZE = [15, 6, 9] as const;
const PALAZZO_SIZE = [10, 8, 11] as const;

function house(
  pen: Pen,
  target: BoardTarget,
  { x, z, turn = 0 }: Site,
  [w, d, h]: readonly [number, number, number],
): void {
  pen.on({ x, y: QUAY, z, yaw: turn, tilt: 0, scale: 1 });
  pen.pick(target, 0, 0, h / 2, w, d, h, 'house');
}

export function composeHouses(shown: Shown, pen: Pen): void {
  house(pen, { kind: 'place', location: 'church' }, CHURCH, CHURCH_SIZE);
  house(pen, { kind: 'place', location: 'mercato' }, MERCATO, HALL_SIZE);
  house(pen, { kind: 'place', location: 'guildHall' }, GUILD_HALL, HALL_SIZE);
  house(pen, { kind: 'place', location: 'stockMarket' }, STOCK_MARKET, HALL_SIZE);
  house(pen, { kind: 'office', location: 'officeNorth' }, OFFICE_NORTH, OFFICE_SIZE);
  house(pen, { kind: 'office', location: 'officeSouth' }, OFFICE_SOUTH, OFFICE_SIZE);
  SHOP_IDS.forEach((shop, k) => {
    const site = SHOPS[k];
    if (site) house(pen, { kind: 'shop', shop }, site, SHOP_SIZE);
  });
  for (const { seat } of shown.seats) {
    const site = PALAZZI[seat];
    if (!site) continue;
    const turn = -site.side * (Math.PI / 2 - 0.35);
    house(pen, { kind: 'palazzo', seat }, { ...site, turn }, PALAZZO_SIZE);
  }
}
