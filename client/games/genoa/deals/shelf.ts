/** Things for a tray: those that its giver has, as far as the composing seat knows. */

import {
  type CardId,
  COMMODITIES,
  type Commodity,
  KINDS,
  type Kind,
  LARGE_PAY,
  SMALL_PAY,
  TILES,
  type Tile,
} from '../../../../engine/games/genoa/data.ts';
import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { Deferred, View } from '../../../../engine/games/genoa/types.ts';
import { faceOf, isBuilding, leftOf, optionsOf, seatOf, yieldOf } from '../facts.ts';
import { drawn, yielded, yieldedTile } from '../forecast.ts';
import type { Thread } from './thread.ts';
import {
  type Side,
  type Tray,
  withAny,
  withCard,
  withGood,
  withMarkers,
  withTile,
} from './tray.ts';

/** One sort of thing on a shelf, and the number of it on the tray already. */
export type Thing = { readonly id: string; readonly n: number; readonly max: number } & (
  | { readonly sort: 'good'; readonly what: Commodity }
  | { readonly sort: 'tile'; readonly what: Tile }
  | { readonly sort: 'marker' }
  | { readonly sort: 'card'; readonly what: CardId }
  | { readonly sort: 'any'; readonly what: 'commodities' | 'tiles' | Kind }
);

/** The seat that gives on a side. */
const giverOf = ({ public: { merchant } }: View, thread: Thread, side: Side): number =>
  side === 'give' ? thread.player : merchant;

/** Everything that can lie on a side of a tray; on the other party's side a thing may stay open. */
export function shelf(view: View, seat: number, thread: Thread, side: Side, tray: Tray): Thing[] {
  const table = view.public;
  const giver = giverOf(view, thread, side);
  const { commodities, tiles, personal, handCount } = seatOf(table, giver);
  const basket = tray[side];
  const onTray = (basket.cards ?? []).map(({ id }) => id);
  const taker = side === 'give' ? table.merchant : thread.player;
  const own = giver === seat;
  // The tile that the player's own action costs is not for sale (GE-538).
  const spent = own && giver === thread.player && needs(view, thread) ? 1 : 0;
  const known = own
    ? (view.you?.hand ?? [])
    : (view.you?.known.find((one) => one.seat === giver)?.cards ?? []).concat(
        seatOf(table, giver).hand,
      );
  const all: Thing[] = [
    ...COMMODITIES.map(
      (what): Thing => ({
        sort: 'good',
        what,
        id: what,
        max: commodities[what] ?? 0,
        n: basket.commodities?.[what] ?? 0,
      }),
    ),
    ...TILES.map(
      (what): Thing => ({
        sort: 'tile',
        what,
        id: what,
        n: basket.tiles?.[what] ?? 0,
        max: (tiles[what] ?? 0) - (what === 'extraAction' ? spent : 0),
      }),
    ),
    {
      sort: 'marker',
      id: 'marker',
      n: basket.markers ?? 0,
      max: Math.min(personal, seatOf(table, taker).general),
    },
    ...known.map(
      (what): Thing => ({
        sort: 'card',
        what,
        id: what,
        max: 1,
        n: onTray.includes(what) ? 1 : 0,
      }),
    ),
    ...(own ? [] : openThings(commodities, tiles, handCount, basket.any ?? {})),
  ];
  return all.filter(({ n, max }) => max > 0 || n > 0);
}

const needs = ({ public: table }: View, { space, player }: Thread): boolean =>
  isBuilding(space) && leftOf(table, player) < 1;

type Counts = { readonly [word: string]: number | undefined };
const sum = (counts: Counts): number =>
  Object.values(counts).reduce((all: number, n) => all + (n ?? 0), 0);

/** Things that the giver chooses. */
function openThings(goods: Counts, tiles: Counts, hand: Counts, any: Tray['give']['any'] & object) {
  return [
    { sort: 'any', what: 'commodities', id: 'any', n: any.commodities ?? 0, max: sum(goods) },
    { sort: 'any', what: 'tiles', id: 'anyTile', n: any.tiles ?? 0, max: sum(tiles) },
    ...KINDS.map((what) => ({
      sort: 'any',
      what,
      id: `any${what}`,
      n: any.cards?.[what] ?? 0,
      max: hand[what] ?? 0,
    })),
  ] as Thing[];
}

/** The tray with this number of a thing on a side. */
export function put(view: View, tray: Tray, side: Side, thing: Thing, n: number): Tray {
  switch (thing.sort) {
    case 'good':
      return withGood(tray, side, thing.what, n);
    case 'tile':
      return withTile(tray, side, thing.what, n);
    case 'marker':
      return withMarkers(tray, side, n);
    case 'card':
      return n === thing.n
        ? tray
        : withCard(tray, side, thing.what, optionsOf(view.public).offerCards);
    case 'any':
      return withAny(tray, side, thing.what, n);
  }
}

/** The possible yield of the thread's building for the merchant; one switch each. */
export function promises(view: View, { space, player }: Thread): readonly Deferred[] {
  if (!isBuilding(space)) return [];
  const { seats, merchant } = view.public;
  const { markers } = yieldOf(space);
  const tile = yieldedTile(view, space);
  const most = Math.min(
    markers,
    seatOf(view.public, player).general,
    seats[merchant]?.general ?? 0,
  );
  const upTo = (n: number): number[] => Array.from({ length: n }, (_, k) => k + 1);
  return [
    ...yielded(view, space).map((good): Deferred => ({ commodities: [good] })),
    ...(tile ? [{ tile }] : []),
    ...upTo(most).map((n): Deferred => ({ markers: n })),
    ...upTo(drawn(view, space)).map((n): Deferred => ({ cards: n })),
  ];
}

/** Whether a promise is switched on. */
export function isPromised({ deferred }: Tray, what: Deferred): boolean {
  const [good] = what.commodities ?? [];
  if (good) return deferred.commodities?.includes(good) ?? false;
  if (what.tile) return deferred.tile === what.tile && deferred.commit === undefined;
  if (what.markers) return deferred.markers === what.markers;
  return deferred.cards === what.cards;
}

/** An own order that the action can deliver, and the most ducats that can be promised out of it. */
export interface Committable {
  readonly order: CardId;
  readonly most: number;
}

/**
 * GE-541, GE-550: in a player's own offer alone; its goods must be there once hands have changed.
 */
export function committable(view: View, seat: number, thread: Thread, tray: Tray): Committable[] {
  if (seat !== thread.player || !isBuilding(thread.space)) return [];
  const { commodities } = seatOf(view.public, seat);
  const has = (good: Commodity): number =>
    (commodities[good] ?? 0) +
    (tray.ask.commodities?.[good] ?? 0) -
    (tray.give.commodities?.[good] ?? 0);
  const given = (tray.give.cards ?? []).map(({ id }) => id);
  return (view.you?.hand ?? []).flatMap((order) => {
    const { kind, buildings, goods } = faceOf(order);
    if ((kind !== 'LO' && kind !== 'SO') || given.includes(order)) return [];
    if (buildings[0] !== (thread.space as SpaceId) || goods.some((good) => has(good) < 1))
      return [];
    return [{ order, most: kind === 'LO' ? LARGE_PAY : SMALL_PAY }];
  });
}
