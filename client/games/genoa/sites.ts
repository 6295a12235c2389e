/** Sites of the town whose names depend on a seat. */

/** The terrace of a seat among `seats`: its position depends on the number of players. */
export const houseId = (seat: number, seats: number): string => `terrace${seat}of${seats}`;
