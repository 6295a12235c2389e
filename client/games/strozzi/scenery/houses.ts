/** The sites of the palazzi: where each lies depends on how many houses play. */

/** The site of a seat's house among `seats`. */
export const houseId = (seat: number, seats: number): string => `palazzo${seat}of${seats}`;
