/** The places that can be looked at and pressed, and the keys that turn to them. */

import type { Site } from '../../../world/scenery.ts';
import { houseId, wayId } from '../sites.ts';
import {
  ANCHORAGE,
  CLIMB,
  DUOMO,
  FEET,
  ISLET,
  LIGHTHOUSE,
  LOGGIA,
  MOLE,
  MOLES,
  palazzo,
  QUAY,
} from './landmarks.ts';

/** A harbour: its mole with the ships in it. */
const harbours: readonly Site[] = (['venice', 'rome', 'naples'] as const).map((port) => {
  const { x, z, side } = MOLES[port];
  return {
    id: port,
    x: x + side * 4,
    z: z + MOLE.long * 0.26,
    y: 0,
    turn: 0,
    half: 8,
    top: 8,
    look: 54,
    ahead: 0,
  };
});

/** The way up of a city. */
const ways: readonly Site[] = (['venice', 'rome', 'naples', 'florence'] as const).map((city) => ({
  id: wayId(city),
  x: FEET[city].x,
  z: FEET[city].z - CLIMB.far / 2,
  turn: 0,
  y: QUAY + 3,
  half: 8,
  top: 8,
  look: 62,
  ahead: 2,
}));

/** The possible numbers of houses: the place of each depends on the number. */
const HOUSES = [3, 4, 5, 6];
const houses: readonly Site[] = HOUSES.flatMap((seats) =>
  Array.from({ length: seats }, (_, seat): Site => {
    const { x, z } = palazzo(seat, seats);
    // With the flags on their poles.
    return { id: houseId(seat, seats), x, z, turn: 0, half: 9, top: 14, look: 56, ahead: 0 };
  }),
);

export const SITES: readonly Site[] = [
  ...harbours,
  ...ways,
  // With the flag over its mast.
  { id: 'ship', ...ANCHORAGE, y: 2, turn: 0, half: 10, top: 22, look: 64, ahead: 0 },
  { id: 'loggia', ...LOGGIA, turn: 0, half: 8, top: 6, look: 48, ahead: 2 },
  {
    id: 'duomo',
    ...DUOMO,
    y: QUAY + CLIMB.high,
    turn: 0,
    half: 12,
    top: 18,
    look: 84,
    ahead: 8,
  },
  { id: 'headland', ...LIGHTHOUSE, turn: 0, half: 9, top: 15, look: 72, ahead: 2 },
  { id: 'islet', x: ISLET.x, z: ISLET.z, turn: 0, half: 6, top: 8, look: 44, ahead: 1 },
  ...houses,
];
