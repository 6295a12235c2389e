/**
 * The places of Masters of Venice in the world. World units; x to the right, y up, z towards the
 * default camera; the water's surface is y = 0, quays are y = QUAY.
 */

export const QUAY = 1.1;

/** Centre and radius of the Grand Canal's arc (rules, section 2.9: a semicircle of 16 spaces). */
export const CANAL_CENTRE = { x: 0, z: 20 } as const;
export const CANAL_RADIUS = 34;
export const CANAL_WIDTH = 9;

/** Spaces of the canal. */
export const CANAL_SPACES = 16;

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
/** The bell tower beside it. */
export const CAMPANILE = { x: -18.2, z: 19 } as const;
export const MERCATO = { x: 11, z: 12, turn: 0 } as const;
export const GUILD_HALL = { x: -51, z: -5, turn: 0.5 } as const;
export const STOCK_MARKET = { x: 51, z: -21, turn: -0.5 } as const;
export const OFFICE_NORTH = { x: -52, z: -24, turn: 0.5 } as const;
export const OFFICE_SOUTH = { x: 52, z: 0, turn: -0.5 } as const;

/** Palazzi of the seats with their yards towards the canal; seat k takes entry k. */
export const PALAZZI = [
  { x: -58.6, z: 15, side: -1 },
  { x: 58.6, z: 19, side: 1 },
  { x: -58.6, z: 29, side: -1 },
  { x: 58.6, z: 33, side: 1 },
  { x: -58.6, z: 45, side: -1 },
] as const;
