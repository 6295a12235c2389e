/** Half the length and half the breadth of the ring, world units. */
export const RING = { x: 130, z: 110 } as const;
