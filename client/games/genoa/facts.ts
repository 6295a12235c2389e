/** Look-ups in the components and in the view that several panels need. */

import { YIELD } from '../../../engine/games/genoa/buildings.ts';
import { CARD, CARD_IDS } from '../../../engine/games/genoa/cards.ts';
import {
  type CardId,
  COMMODITIES,
  type Commodity,
  KINDS,
  type Kind,
  MOST_MOVES,
  TILES,
  type Tile,
} from '../../../engine/games/genoa/data.ts';
import {
  BUILDINGS,
  type BuildingId,
  isBuilding as isBuildingIndex,
  isStreet as isStreetIndex,
  NEIGHBOURS,
  SPACE_AT,
  SPACES,
  type SpaceId,
} from '../../../engine/games/genoa/map.ts';
import { DEFAULTS } from '../../../engine/games/genoa/options.ts';
import type {
  OfferView,
  Options,
  PublicView,
  SeatView,
  View,
} from '../../../engine/games/genoa/types.ts';

/** The options of a table, including those at their usual values. */
export const optionsOf = ({ options }: PublicView): Options => ({ ...DEFAULTS, ...options });

/** Squares along one side of the town. */
export const SIDE = 8;

/** The space of a square, counted from 1; row 1 is the far edge. */
export const spaceOn = (blue: number, red: number): SpaceId =>
  SPACES[SPACE_AT[blue - 1 + SIDE * (red - 1)] ?? 0] ?? 'market';

export const isBuilding = (space: SpaceId): space is BuildingId =>
  isBuildingIndex(SPACES.indexOf(space));
export const isStreet = (space: SpaceId): boolean => isStreetIndex(SPACES.indexOf(space));

/** The spaces that share an edge with a space (GE-301). */
export const neighbours = (space: SpaceId): readonly SpaceId[] =>
  (NEIGHBOURS[SPACES.indexOf(space)] ?? []).flatMap((other) => SPACES[other] ?? []);

/** The yield of a building's action, in words of the rules. */
export interface Yields {
  readonly goods: readonly Commodity[];
  readonly tile: Tile | null;
  readonly markers: number;
  readonly draws: { readonly kind: Kind; readonly n: number } | null;
  readonly villa: boolean;
}

export function yieldOf(building: BuildingId): Yields {
  const given = YIELD[BUILDINGS.indexOf(building)];
  if (!given) throw new Error(`"${building}" is no building.`);
  const { first, tile, markers, draw, cards, villa } = given;
  const kind = KINDS[draw];
  return {
    goods: first < 0 ? [] : COMMODITIES.slice(first, first + 2),
    tile: TILES[tile] ?? null,
    draws: kind ? { kind, n: cards } : null,
    markers,
    villa,
  };
}

/** The kind of cards that the building draws; null for none. */
export const drawnAt = (space: SpaceId): Kind | null =>
  isBuilding(space) ? (yieldOf(space).draws?.kind ?? null) : null;

/** A card's face in words of the rules. */
export interface Face {
  readonly kind: Kind;
  /** A large order's Villa, a message's two buildings, or another card's one building. */
  readonly buildings: readonly BuildingId[];
  /** The goods that an order needs. */
  readonly goods: readonly Commodity[];
}

const FACES = new Map<CardId, Face>(
  CARD.map(({ id, kind, buildings, goods }) => [
    id,
    {
      kind: KINDS[kind] ?? 'LO',
      buildings: buildings.flatMap((one) => BUILDINGS[one] ?? []),
      goods: goods.flatMap((one) => COMMODITIES[one] ?? []),
    },
  ]),
);
export function faceOf(card: CardId): Face {
  const face = FACES.get(card);
  if (!face) throw new Error(`"${card}" is no card.`);
  return face;
}
/** By kind, then number. */
export const byCard = (a: CardId, b: CardId): number => CARD_IDS.indexOf(a) - CARD_IDS.indexOf(b);

export const seatOf = ({ seats }: PublicView, seat: number): SeatView => {
  const found = seats[seat];
  if (!found) throw new Error(`There is no seat ${seat}.`);
  return found;
};

/** Ducats of a seat as this viewer knows them; null = a closed purse. */
export const ducatsOf = (view: View, seat: number): number | null =>
  view.you?.seat === seat ? view.you.ducats : (view.public.seats[seat]?.ducats ?? null);

/** GE-403, GE-904, GE-1103: actions that a seat has left in this turn. */
export function leftOf(table: PublicView, seat: number): number {
  const { seats, merchant } = table;
  const { taken, extra } = seatOf(table, seat);
  const second =
    seats.length === 2 && seat === merchant && seats.some((one) => one.seat !== seat && one.taken);
  return 1 + extra + (second ? 1 : 0) - taken;
}

/** The number of a seat's Extra action tiles. */
const extraTiles = (table: PublicView, seat: number): number =>
  seatOf(table, seat).tiles.extraAction ?? 0;

/** GE-538: whether a seat can get an action at all, with a tile if necessary. */
export const eligible = (table: PublicView, seat: number): boolean =>
  leftOf(table, seat) >= 1 || extraTiles(table, seat) > 0;

/** Whether an action there would cost an Extra action tile (GE-904). */
export const needsExtra = (table: PublicView, seat: number, space: SpaceId): boolean =>
  isBuilding(space) && leftOf(table, seat) < 1;

/** Whether the tower can move to the space now, or stands on it during its claim. */
export function isNear(table: PublicView, space: SpaceId): boolean {
  const { state, tower, movesUsed, path } = table;
  if (tower === null) return false;
  if (state === 'CLAIM') return space === tower;
  return movesUsed < MOST_MOVES && !path.includes(space) && neighbours(tower).includes(space);
}

/** Spaces that the tower can still reach in this turn, with the fewest moves to each. */
export function reach({ tower, path, movesUsed }: PublicView): ReadonlyMap<SpaceId, number> {
  const found = new Map<SpaceId, number>();
  if (tower === null) return found;
  let edge: readonly SpaceId[] = [tower];
  for (let moves = 1; moves <= MOST_MOVES - movesUsed; moves++) {
    const next = edge
      .flatMap(neighbours)
      .filter((space) => !path.includes(space) && !found.has(space));
    for (const space of next) found.set(space, moves);
    edge = [...new Set(next)];
  }
  return found;
}

/** Spaces for which offers can be made now: the claimed building first, then by moves. */
export function open(table: PublicView): readonly SpaceId[] {
  const { state, tower } = table;
  if (state !== 'CLAIM' && state !== 'MOVE' && state !== 'ACTION') return [];
  const far = [...reach(table)].sort(([, a], [, b]) => a - b).map(([space]) => space);
  return state === 'CLAIM' && tower ? [tower, ...far] : far;
}

/** The party of an offer that is not the merchant. */
export const playerOf = ({ merchant }: PublicView, { maker, taker }: OfferView): number =>
  maker === merchant ? taker : maker;

const isEmpty = (basket: OfferView['ask']): boolean => Object.keys(basket).length === 0;

/** GE-526: offers of which the merchant must take one, unless he acts himself. */
export const forcing = (table: PublicView): readonly OfferView[] =>
  table.state !== 'CLAIM'
    ? []
    : table.offers.filter(
        ({ maker, target, ask }) =>
          maker !== table.merchant && target === table.tower && isEmpty(ask),
      );
