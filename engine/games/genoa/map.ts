/**
 * The town (rules, section 2.2): the squares of each space, and its neighbours. A square is `[blue,
 * red]`: column and row from 1 to 8, row 1 on the far edge (GE-001, GE-201).
 */

import { DIE_FACES } from './data.ts';

type Square = readonly [blue: number, red: number];

export interface Building {
  readonly id: BuildingId;
  readonly name: string;
  readonly squares: readonly Square[];
}

/** GE-002, in the order of the rules' list. */
export const BUILDINGS = [
  ...(['guildHall', 'cathedral', 'postOffice', 'cityHall', 'villaRicci', 'spices'] as const),
  ...(['coachHouse', 'park', 'metals', 'villaColini', 'tavern', 'villaZasteri'] as const),
  ...(['fabric', 'palace', 'harbor', 'drinks', 'villaMonetti', 'inn'] as const),
] as const;
export type BuildingId = (typeof BUILDINGS)[number];
export type StreetId = `s${number}`;
export type SpaceId = BuildingId | StreetId | 'market';

const building = (id: BuildingId, name: string, ...squares: readonly Square[]): Building => ({
  id,
  name,
  squares,
});

/** GE-002: in the order of `BUILDINGS`. */
export const BUILDING: readonly Building[] = [
  building('guildHall', 'Guild Hall', [4, 3], [5, 3]),
  building('cathedral', 'Cathedral', [6, 4], [6, 5]),
  building('postOffice', 'Post Office', [4, 6], [5, 6]),
  building('cityHall', 'City Hall', [3, 4], [3, 5]),
  building('villaRicci', 'Villa Ricci', [1, 1], [1, 2], [1, 3]),
  building('spices', 'Spices', [2, 1], [2, 2]),
  building('coachHouse', 'Coach House', [3, 1], [4, 1]),
  building('park', 'Park', [5, 1], [6, 1]), // GE-305
  building('metals', 'Metals', [7, 1], [7, 2]),
  building('villaColini', 'Villa Colini', [8, 1], [8, 2], [8, 3]),
  building('tavern', 'Tavern', [8, 4], [8, 5]),
  building('villaZasteri', 'Villa Zasteri', [8, 6], [8, 7], [8, 8]),
  building('fabric', 'Fabric', [7, 7], [7, 8]),
  building('palace', 'Palace', [5, 8], [6, 8]),
  building('harbor', 'Harbor', [3, 8], [4, 8]), // GE-305
  building('drinks', 'Drinks', [2, 7], [2, 8]),
  building('villaMonetti', 'Villa Monetti', [1, 6], [1, 7], [1, 8]),
  building('inn', 'Inn', [1, 4], [1, 5]),
];

/** GE-203 */
const MARKET_SQUARES: readonly Square[] = [
  [4, 4],
  [5, 4],
  [4, 5],
  [5, 5],
];

/** As `sXY`, in the order of the rules' list. */
const STREETS = [
  32, 42, 52, 62, 23, 33, 63, 73, 24, 74, 25, 75, 26, 36, 66, 76, 37, 47, 57, 67,
].map((xy): StreetId => `s${xy}`);

/** GE-304: a space has one index: buildings, the Market, streets. */
export const SPACES: readonly SpaceId[] = [...BUILDINGS, 'market', ...STREETS];
export const MARKET = BUILDINGS.length;
export const FIRST_STREET = MARKET + 1;
/** The number of an unknown name. */
export const NO_SPACE = SPACES.length;

export const isBuilding = (space: number): boolean => space < MARKET;
export const isStreet = (space: number): boolean => space >= FIRST_STREET && space < NO_SPACE;

/** GE-304: all squares of a building, or of the Market, are one space. */
const squaresOf = (space: number): readonly Square[] => {
  if (space < MARKET) return BUILDING[space].squares;
  if (space === MARKET) return MARKET_SQUARES;
  const [, blue, red] = SPACES[space];
  return [[Number(blue), Number(red)]];
};

/** GE-202, GE-207: the space of a square. [(blue - 1) + 8 × (red - 1)] */
export const SPACE_AT: readonly number[] = (() => {
  const at = Array<number>(DIE_FACES * DIE_FACES).fill(NO_SPACE);
  for (let space = 0; space < SPACES.length; space++) {
    for (const [blue, red] of squaresOf(space)) at[blue - 1 + DIE_FACES * (red - 1)] = space;
  }
  return at;
})();

/** GE-301: spaces that share an edge, in the order of the indices. [space] */
export const NEIGHBOURS: readonly (readonly number[])[] = SPACES.map((_, space) =>
  SPACES.map((_other, other) => other).filter(
    (other) =>
      other !== space &&
      squaresOf(space).some(([x, y]) =>
        squaresOf(other).some(([u, v]) => Math.abs(x - u) + Math.abs(y - v) === 1),
      ),
  ),
);

/** Whether two spaces share an edge, as a table. [a × spaces + b] */
const ADJACENT = new Uint8Array(SPACES.length * SPACES.length);
NEIGHBOURS.forEach((list, space) => {
  for (const other of list) ADJACENT[space * SPACES.length + other] = 1;
});
export const areAdjacent = (a: number, b: number): boolean => ADJACENT[a * SPACES.length + b] === 1;

/** Buildings at each street space, two everywhere. [space] */
export const BUILDINGS_AT: readonly (readonly number[])[] = NEIGHBOURS.map((list) =>
  list.filter(isBuilding),
);

/** GE-812: the outer buildings, a closed ring. */
export const OUTER_RING: readonly number[] = (
  [
    ...(['villaRicci', 'spices', 'coachHouse', 'park', 'metals', 'villaColini'] as const),
    ...(['tavern', 'villaZasteri', 'fabric', 'palace', 'harbor', 'drinks'] as const),
    ...(['villaMonetti', 'inn'] as const),
  ] as const
).map((id) => BUILDINGS.indexOf(id));
