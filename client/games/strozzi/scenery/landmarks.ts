/**
 * The places of the gulf's cities, moles, roads and houses. World units; x to the right, y up, z
 * towards the default camera; the water's surface is y = 0, quays are y = QUAY.
 */

import type { City, Port } from '../../../../engine/games/strozzi/data.ts';

export const QUAY = 1.1;

interface Place {
  readonly x: number;
  readonly z: number;
}

/** The foot of each city's way up: its start space lies here, on the quay. */
export const FEET: { readonly [city in City]: Place } = {
  naples: { x: -54, z: -12 },
  rome: { x: -22, z: -16 },
  florence: { x: 11, z: -17 },
  venice: { x: 52, z: -12 },
};

/** How far a way goes inland and how high, from its foot to its top, for any form of its steps. */
export const CLIMB = { far: 26, high: 10.5 } as const;
/** Half width of a stairway, and of Florence's road. */
export const HALF_STAIR = 7.6;

/** Bends of the road to Florence: how far to the side, and how many times over its length. */
const BENDS = { by: 4.2, times: 1.5 } as const;

/** The middle of a way at `share` 0 … 1 of its length; the ground under it is `y`. */
export function wayAt(city: City, share: number): { x: number; y: number; z: number } {
  const { x, z } = FEET[city];
  const aside = city === 'florence' ? BENDS.by * Math.sin(share * BENDS.times * Math.PI * 2) : 0;
  return { x: x + aside, y: QUAY + CLIMB.high * share, z: z - CLIMB.far * share };
}

/** A mole: the point where it leaves the quay, and the side on which its ships lie. */
export interface Mole extends Place {
  readonly side: 1 | -1;
}
export const MOLES: { readonly [port in Port]: Mole } = {
  naples: { x: -60.5, z: -7, side: 1 },
  rome: { x: -28.5, z: -11, side: 1 },
  venice: { x: 58.5, z: -7, side: -1 },
};
/** Length and width of a mole, and the way from one berth to the next. */
export const MOLE = { long: 26, wide: 3.6, pitch: 4.3 } as const;

/** The store of a town's wares: a tower behind its mole, on the side without ships. */
export function store(port: Port): Place {
  const { x, z, side } = MOLES[port];
  return { x: x - side * 5.1, z: z - 3.7 };
}
/** Height at which a store takes wares in, from its foot. */
export const STORE_DOOR = 5.4;

/** The place of the drawn ship at anchor. */
export const ANCHORAGE = { x: 12, z: 5 } as const;
/** The headland and its lighthouse. */
export const LIGHTHOUSE = { x: 71, z: 13 } as const;
/** The islet in the bay with the harbour master's board. */
export const ISLET = { x: -9.5, z: 12.5, radius: 5.2 } as const;
/**
 * The way of a ship that comes round the headland, from the open sea to its anchorage: between
 * Venice's mole and the near shore.
 */
export const APPROACH: readonly Place[] = [
  { x: 106, z: 27 },
  { x: 82, z: 23.6 },
  { x: 66, z: 23.4 },
  { x: 54, z: 21.4 },
  { x: 40, z: 13 },
  { x: 26, z: 6.5 },
  { x: ANCHORAGE.x, z: ANCHORAGE.z },
];

/** The loggia of promotion, on Florence's quay. */
export const LOGGIA = { x: 32, z: -15 } as const;
export const DUOMO = { x: 11, z: -54 } as const;
export const PANTHEON = { x: -37.6, z: -33 } as const;
export const VESUVIUS = { x: -58, z: -68, high: 25, wide: 30 } as const;

/** Middle of the row of palazzi on the near shore, and its length. */
const SHORE = { z: 31, long: 112, front: 23.5 } as const;

/** Middle of house `seat` of `seats`, and the room that it has. */
export function palazzo(seat: number, seats: number): Place & { readonly room: number } {
  const room = Math.min(seats > 3 ? 27 : 34, SHORE.long / seats);
  return { x: (seat - (seats - 1) / 2) * room, z: SHORE.z, room };
}
