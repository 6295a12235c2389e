/** Look-ups in the components of the game that several panels need. */

import {
  CATEGORIES,
  type Category,
  type City,
  PORTS,
  type Port,
  SHIP_IDS,
  SHIPS,
  type Ship,
  SPEED_PRIZES,
  TILE_IDS,
  TILES,
  TRACK_PRIZES,
  WARE_OF_PORT,
  WARES,
  type Ware,
} from '../../../engine/games/strozzi/data.ts';
import { DEFAULTS } from '../../../engine/games/strozzi/options.ts';
import type { Options, PublicView } from '../../../engine/games/strozzi/types.ts';

/** Ports and cities as they lie around the bay, from left to right: so are they listed everywhere. */
export const PORTS_SEEN: readonly Port[] = ['naples', 'rome', 'venice'];
export const CITIES_SEEN: readonly City[] = ['naples', 'rome', 'florence', 'venice'];

/** What a ship card shows. @throws Error for an id that is none */
export function shipOf(card: string): Ship {
  const ship = SHIPS[SHIP_IDS.indexOf(card)];
  if (!ship) throw new Error(`There is no ship "${card}".`);
  return ship;
}

export interface TileFace {
  readonly category: Category;
  readonly value: number;
  /** The ware of a tile of value 1; null on one of value 2. */
  readonly ware: Ware | null;
}

/** What a promotion tile shows. @throws Error for an id that is none */
export function tileOf(id: string): TileFace {
  const tile = TILES[TILE_IDS.indexOf(id)];
  const category = tile && CATEGORIES[tile.category];
  if (!category) throw new Error(`There is no tile "${id}".`);
  return { category, value: tile.value, ware: WARES[tile.ware] ?? null };
}

/** ST-032: the ware that a port takes. */
export const wareOf = (port: Port): Ware => WARES[WARE_OF_PORT[PORTS.indexOf(port)] ?? 0] ?? 'gold';

/** The ware that a city wants; null in Florence, where scrolls count. */
export const wantedIn = (city: City): Ware | null => (city === 'florence' ? null : wareOf(city));

/** ST-042: ducats for a place in a harbour, 0 = fastest. */
export const speedPrize = (place: number): number => SPEED_PRIZES[place] ?? 0;

/** ST-044: ducats for a place in a city, 0 = leader; nothing for who has not left the quay. */
export const trackPrize = (space: number, rank: number): number =>
  space > 0 ? (TRACK_PRIZES[rank] ?? 0) : 0;

/** The options of a table, those that are as usual included. */
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
  open.tracks[city].toReversed().flat();

/** The sum of a seat's tiles in one category. */
export const sumOf = (tiles: readonly string[], category: Category): number =>
  tiles.map(tileOf).reduce((sum, tile) => sum + (tile.category === category ? tile.value : 0), 0);

/** ST-051: seats with tiles of the category, the greatest patron first. */
export function patronsOf(open: PublicView, category: Category): readonly number[] {
  const sums = open.seats.map(({ tiles }) => sumOf(tiles, category));
  const florence = rankingOf(open, 'florence');
  return florence
    .filter((seat) => (sums[seat] ?? 0) > 0)
    .toSorted((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0));
}

/** Seats that the poll may still ask after whoever is asked now, in their order (ST-012, ST-017). */
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
