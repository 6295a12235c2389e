/** Look-ups in the components of the game that several panels need. */

import {
  CATEGORIES,
  type Category,
  type City,
  PORTS,
  type Port,
  SHIPS,
  type Ship,
  SPEED_PRIZES,
  TILES,
  TRACK_PRIZES,
  WARE_OF_PORT,
  WARES,
  type Ware,
} from '../../../engine/games/strozzi/data.ts';
import { DEFAULTS } from '../../../engine/games/strozzi/options.ts';
import type { Options, PublicView } from '../../../engine/games/strozzi/types.ts';

/** Ports and cities around the bay, from left to right: the order of all lists. */
export const PORTS_SEEN: readonly Port[] = ['naples', 'rome', 'venice'];
export const CITIES_SEEN: readonly City[] = ['naples', 'rome', 'florence', 'venice'];

const SHIP_OF: ReadonlyMap<string, Ship> = new Map(SHIPS.map((ship) => [ship.id, ship]));

/**
 * The face of a ship card.
 * @throws Error for an id that is none
 */
export const shipOf = (card: string): Ship => found(SHIP_OF.get(card), card);

export interface TileFace {
  readonly category: Category;
  readonly value: number;
  /** The ware of a tile of value 1; null on one of value 2. */
  readonly ware: Ware | null;
}

const FACES: ReadonlyMap<string, TileFace> = new Map(
  TILES.map(({ id, category, value, ware }) => [
    id,
    { category: CATEGORIES[category] ?? 'art', value, ware: WARES[ware] ?? null },
  ]),
);

/**
 * The face of a promotion tile.
 * @throws Error for an id that is none
 */
export const tileOf = (id: string): TileFace => found(FACES.get(id), id);

function found<T>(thing: T | undefined, id: string): T {
  if (!thing) throw new Error(`There is no ship or tile "${id}".`);
  return thing;
}

/** ST-032: the ware that a port takes. */
export const wareOf = (port: Port): Ware => WARES[WARE_OF_PORT[PORTS.indexOf(port)] ?? 0] ?? 'gold';

/** The ware that a city wants; null in Florence, where scrolls count. */
export const wantedIn = (city: City): Ware | null => (city === 'florence' ? null : wareOf(city));

/** ST-042: ducats for a place in a harbour, 0 = fastest. */
export const speedPrize = (place: number): number => SPEED_PRIZES[place] ?? 0;

/** ST-044: ducats for a place in a city, 0 = leader; 0 for a seat that has not left the quay. */
export const trackPrize = (space: number, rank: number): number =>
  space > 0 ? (TRACK_PRIZES[rank] ?? 0) : 0;

/** The options of a table, default values included. */
export const optionsOf = ({ options }: PublicView): Options => ({ ...DEFAULTS, ...options });

/** ST-045: ducats that a space pays in addition, every round. */
export function topBonusAt(open: PublicView, space: number): number {
  const { topBonus, trackTop } = optionsOf(open);
  return topBonus?.[space - (trackTop - 2)] ?? 0;
}

/** The space on which a marker stands, 0 = start. */
export const spaceOf = (open: PublicView, city: City, seat: number): number =>
  open.tracks[city].findIndex((seats) => seats.includes(seat));

/** ST-034: seats of a city by rank, the leader first. */
export const rankingOf = (open: PublicView, city: City): readonly number[] =>
  [...open.tracks[city]].reverse().flat();

/** The sum of a seat's tiles in one category. */
export const sumOf = (tiles: readonly string[], category: Category): number =>
  tiles.map(tileOf).reduce((sum, tile) => sum + (tile.category === category ? tile.value : 0), 0);

/**
 * ST-051: seats with tiles of the category, the greatest patron first, then by Florence (ST-052).
 */
export function patronsOf(open: PublicView, category: Category): { seat: number; sum: number }[] {
  return rankingOf(open, 'florence')
    .map((seat) => ({ seat, sum: sumOf(open.seats[seat]?.tiles ?? [], category) }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum);
}

/** Seats that the poll may still ask after the one asked now, in their order (ST-012, ST-017). */
export function stillAsked(open: PublicView, overFlag: boolean): readonly number[] {
  const { phase, decider, drawer, seats } = open;
  const [asked] = decider;
  if (phase !== 'claim' || asked === undefined) return [];
  const found: number[] = [];
  for (let seat = (asked + 1) % seats.length; seat !== drawer; seat = (seat + 1) % seats.length) {
    const flags = seats[seat]?.flagsUnused ?? [];
    if (overFlag ? flags.includes('pirate') : flags.length > 0) found.push(seat);
  }
  return found;
}
