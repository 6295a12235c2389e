/** Sites of the quarter whose names depend on a seat. */

/** The quay of a seat among `seats`: where it lies depends on how many play. */
export const houseId = (seat: number, seats: number): string => `quay${seat}of${seats}`;
