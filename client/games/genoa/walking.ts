/** The grid of the town under arrow keys: from a space to the one beside it. */

import {
  BUILDING,
  BUILDINGS,
  MARKET,
  SPACE_AT,
  SPACES,
  type SpaceId,
} from '../../../engine/games/genoa/map.ts';
import { SIDE, spaceOn } from './facts.ts';

/** Steps to the right and down. */
export const ARROWS: { readonly [key: string]: readonly [blue: number, red: number] } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

type Square = readonly [blue: number, red: number];

/** The squares of a space, counted from 1. */
export function squaresOf(space: SpaceId): readonly Square[] {
  const index = SPACES.indexOf(space);
  const own = BUILDING[BUILDINGS.indexOf(space as (typeof BUILDINGS)[number])];
  if (own && index < MARKET) return own.squares;
  return SPACE_AT.flatMap((at, k) =>
    at === index ? [[1 + (k % SIDE), 1 + Math.floor(k / SIDE)] as const] : [],
  );
}

/** The space beside it in the direction of an arrow; the same space at the edge of the town. */
export function beside(space: SpaceId, key: string): SpaceId {
  const [right, down] = ARROWS[key] ?? [0, 0];
  const squares = squaresOf(space);
  // From the middle of the edge in the arrow's direction.
  const ahead = squares
    .map(([blue, red]): Square => [blue + right, red + down])
    .filter(([blue, red]) => blue >= 1 && blue <= SIDE && red >= 1 && red <= SIDE)
    .map(([blue, red]) => spaceOn(blue, red))
    .filter((one) => one !== space);
  return ahead[Math.floor((ahead.length - 1) / 2)] ?? space;
}
