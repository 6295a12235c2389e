/**
 * Where everything of Masters of Venice stands in the city. World units; x to the right, y up,
 * z towards the default camera; the water's surface is y = 0, quays are y = QUAY.
 * The city (client/city) builds land, canal and houses from this plan and knows no game.
 */

import type { CityPlan } from '../../../city/plan.ts';

export const QUAY = 1.1;

/** Centre and radius of the Grand Canal's arc (rules, section 2.9: a semicircle of 16 spaces). */
export const CANAL_CENTRE = { x: 0, z: 20 } as const;
export const CANAL_RADIUS = 34;
export const CANAL_WIDTH = 9;

/** Place of canal space `i` (1 … 16) and the heading of a boat that moves on. Radians. */
export function canalSpace(i: number): { x: number; z: number; heading: number } {
  const theta = Math.PI * (1 - (i - 1) / 15);
  return {
    x: CANAL_CENTRE.x + CANAL_RADIUS * Math.cos(theta),
    z: CANAL_CENTRE.z - CANAL_RADIUS * Math.sin(theta),
    heading: theta - Math.PI / 2,
  };
}

/** Docks 1 … 4 lie on the near quay of the inner island. */
export const DOCKS = [-21, -7, 7, 21].map((x) => ({ x, z: 33 }));
/** Shops in the order of the rules (alphabetical), far side, façades towards the camera. */
export const SHOPS = [-38, -19, 0, 19, 38].map((x) => ({ x, z: -35 }));

export const CHURCH = { x: -9, z: 9, turn: 0 } as const;
export const MERCATO = { x: 11, z: 12, turn: 0 } as const;
export const GUILD_HALL = { x: -51, z: -5, turn: 0.5 } as const;
export const STOCK_MARKET = { x: 51, z: -21, turn: -0.5 } as const;
export const OFFICE_NORTH = { x: -52, z: -24, turn: 0.5 } as const;
export const OFFICE_SOUTH = { x: 52, z: 0, turn: -0.5 } as const;

/** Palazzi of the seats with their yards towards the canal; seat k takes entry k. */
export const PALAZZI = [
  { x: -57, z: 15, side: -1 },
  { x: 57, z: 17, side: 1 },
  { x: -57, z: 29, side: -1 },
  { x: 57, z: 31, side: 1 },
  { x: -57, z: 43, side: -1 },
] as const;

export const PLAN: CityPlan = {
  quay: QUAY,
  canal: {
    centre: CANAL_CENTRE,
    radius: CANAL_RADIUS,
    width: CANAL_WIDTH,
    /** Space numbers at which a bridge would hide something: bridges keep away from them. */
    keepClear: Array.from({ length: 16 }, (_, k) => canalSpace(k + 1)),
  },
  landmarks: [
    { id: 'church', kind: 'church', ...CHURCH },
    { id: 'mercato', kind: 'market', ...MERCATO },
    { id: 'guildHall', kind: 'hall', ...GUILD_HALL },
    { id: 'stockMarket', kind: 'loggia', ...STOCK_MARKET },
    { id: 'officeNorth', kind: 'office', ...OFFICE_NORTH },
    { id: 'officeSouth', kind: 'office', ...OFFICE_SOUTH },
    ...DOCKS.map((d, k) => ({ id: `dock${k + 1}`, kind: 'dock' as const, ...d, turn: 0 })),
    { id: 'blacksmith', kind: 'shop', trade: 'anvil', ...at(0) },
    { id: 'jeweler', kind: 'shop', trade: 'gem', ...at(1) },
    { id: 'miller', kind: 'shop', trade: 'wheat', ...at(2) },
    { id: 'spiceShop', kind: 'shop', trade: 'mortar', ...at(3) },
    { id: 'tailor', kind: 'shop', trade: 'cloth', ...at(4) },
    ...PALAZZI.map((p, k) => ({
      id: `palazzo${k}`,
      kind: 'palazzo' as const,
      x: p.x,
      z: p.z,
      turn: -p.side * (Math.PI / 2 - 0.35),
    })),
  ],
};

function at(k: number): { x: number; z: number; turn: number } {
  const { x, z } = SHOPS[k] ?? { x: 0, z: 0 };
  return { x, z, turn: 0 };
}
