/** Sites of the gulf whose names depend on a city or a seat. */

import type { City } from '../../../engine/games/strozzi/data.ts';

/** The way up of a city. */
export const wayId = (city: City): string => `${city}Way`;
/** The house of a seat among `seats`: its place depends on the number of seats. */
export const houseId = (seat: number, seats: number): string => `palazzo${seat}of${seats}`;
