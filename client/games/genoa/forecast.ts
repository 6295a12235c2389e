/** The worth of a deal to the viewer, as far as the player's own view shows it. Pure. */

import type { CardId, Commodity, Tile } from '../../../engine/games/genoa/data.ts';
import {
  COMMODITIES,
  LARGE_PAY,
  MESSAGE_PAY,
  OWNER_INCOME,
  SMALL_PAY,
} from '../../../engine/games/genoa/data.ts';
import type { BuildingId, SpaceId } from '../../../engine/games/genoa/map.ts';
import type { Basket, View } from '../../../engine/games/genoa/types.ts';
import type { Tray } from './deals/tray.ts';
import { eligible, faceOf, isBuilding, reach, seatOf, yieldOf } from './facts.ts';

/** One thing that a deal brings or takes. */
export type Item =
  | { readonly kind: 'get' | 'lose'; readonly basket: Basket }
  /** Goods handed over out of the action: a gain for the merchant, a loss for the player. */
  | { readonly kind: 'promised'; readonly mine: boolean; readonly ducats: number }
  /** The action's yield without its promised part. */
  | { readonly kind: 'yield'; readonly building: BuildingId }
  | { readonly kind: 'order'; readonly card: CardId; readonly ducats: number }
  /** Goods that an own order still needs. */
  | { readonly kind: 'fits'; readonly card: CardId; readonly goods: readonly Commodity[] }
  | { readonly kind: 'message'; readonly card: CardId; readonly ducats: number }
  /** A message whose other building can still be reached in this turn. */
  | { readonly kind: 'half'; readonly card: CardId }
  | { readonly kind: 'owner'; readonly ducats: number };

export interface Worth {
  readonly items: readonly Item[];
  /** Certain ducats: for the deal, for messages that arrive, for owned buildings. */
  readonly ducats: number;
}

type Goods = { readonly [good in Commodity]?: number };
const sum = (a: Goods, b: Goods = {}, sign = 1): Goods =>
  Object.fromEntries(COMMODITIES.map((good) => [good, (a[good] ?? 0) + sign * (b[good] ?? 0)]));
const counted = (goods: readonly Commodity[]): Goods =>
  Object.fromEntries(goods.map((good) => [good, 1]));

/** The goods that an own order still needs; empty for one that can be delivered. */
export const missing = (card: CardId, have: Goods): readonly Commodity[] =>
  faceOf(card).goods.filter((good) => (have[good] ?? 0) < 1);

/** The goods of a building's action that the supply still has. */
export function yielded(view: View, building: BuildingId): readonly Commodity[] {
  const { supply } = view.public;
  return yieldOf(building).goods.filter((good) => (supply.commodities[good] ?? 0) > 0);
}
export function yieldedTile(view: View, building: BuildingId): Tile | null {
  const { tile } = yieldOf(building);
  return tile && (view.public.supply.tiles[tile] ?? 0) > 0 ? tile : null;
}

/** The number of cards that its action would draw now. */
export function drawn(view: View, building: BuildingId): number {
  const { draws } = yieldOf(building);
  if (!draws) return 0;
  const { faceDown, faceUp } = view.public.piles[draws.kind];
  return Math.min(draws.n, faceDown + faceUp.length);
}

/** Own messages that arrive when the tower comes to a space, and those that become half done. */
function messagesAt(view: View, hand: readonly CardId[], space: SpaceId): Item[] {
  const { path } = view.public;
  const far = reach(view.public);
  return hand.flatMap((card): Item[] => {
    const { kind, buildings } = faceOf(card);
    if (kind !== 'MS' || !buildings.some((one) => one === space)) return [];
    const [other] = buildings.filter((one) => one !== space);
    if (!other || path.includes(space)) return [];
    if (path.includes(other)) return [{ kind: 'message', card, ducats: MESSAGE_PAY }];
    return far.has(other) ? [{ kind: 'half', card }] : [];
  });
}

/** The goods and cards of this view's seat before and after the baskets change hands. */
function exchanged(view: View, got: Basket, lost: Basket) {
  const { you } = view;
  if (!you) return null;
  const before = seatOf(view.public, you.seat).commodities;
  const gone = (lost.cards ?? []).map(({ id }) => id);
  return {
    before,
    goods: sum(sum(before, got.commodities), lost.commodities, -1),
    hand: [
      ...you.hand.filter((card) => !gone.includes(card)),
      ...(got.cards ?? []).map(({ id }) => id),
    ],
  };
}

const isEmpty = (basket: object): boolean => Object.keys(basket).length === 0;

/** The goods that own orders lacked and that the seat would have after the deal. */
function fitting(hand: readonly CardId[], before: Goods, after: Goods): Item[] {
  return hand.flatMap((card): Item[] => {
    const lacked = missing(card, before);
    const goods = lacked.filter((good) => (after[good] ?? 0) > 0);
    return goods.length > 0 ? [{ kind: 'fits', card, goods }] : [];
  });
}

/** Own orders that could be delivered by the action of a building. */
function deliverable(hand: readonly CardId[], goods: Goods, building: BuildingId): Item[] {
  return hand.flatMap((card): Item[] => {
    const { kind, buildings } = faceOf(card);
    if ((kind !== 'LO' && kind !== 'SO') || buildings[0] !== building) return [];
    if (missing(card, goods).length > 0) return [];
    return [{ kind: 'order', card, ducats: kind === 'LO' ? LARGE_PAY : SMALL_PAY }];
  });
}

/**
 * The worth of a deal with these terms to this view's seat; null without a seat.
 * @param player the party that is not the merchant
 */
export function worthOf(view: View, space: SpaceId, player: number, tray: Tray): Worth | null {
  const { you } = view;
  if (!you) return null;
  const { merchant } = view.public;
  if (you.seat === player) return actorWorth(view, space, tray);
  return you.seat === merchant ? merchantWorth(view, space, tray) : null;
}

function actorWorth(view: View, space: SpaceId, { give, ask, deferred }: Tray): Worth | null {
  const after = exchanged(view, ask, give);
  if (!after) return null;
  const { before, hand } = after;
  const promised = counted(deferred.commodities ?? []);
  const acts = view.you ? eligible(view.public, view.you.seat) : false;
  const action = acts && isBuilding(space) ? space : null;
  const took = action ? sum(after.goods, counted(yielded(view, action))) : after.goods;
  const goods = sum(took, promised, -1);
  const orders = action ? deliverable(hand, took, action) : [];
  const due = orders.map((item) => ('card' in item ? item.card : null));
  return summed([
    ...(isEmpty(ask) ? [] : [{ kind: 'get' as const, basket: ask }]),
    ...(action ? [{ kind: 'yield' as const, building: action }] : []),
    ...(isEmpty(give) ? [] : [{ kind: 'lose' as const, basket: give }]),
    ...(isEmpty(deferred)
      ? []
      : [{ kind: 'promised' as const, mine: true, ducats: deferred.ducats ?? 0 }]),
    ...orders,
    ...fitting(hand, before, goods).filter((item) => !('card' in item && due.includes(item.card))),
    ...messagesAt(view, hand, space),
  ]);
}

function merchantWorth(view: View, space: SpaceId, { give, ask, deferred }: Tray): Worth | null {
  const after = exchanged(view, give, ask);
  const { you } = view;
  if (!after || !you) return null;
  const { before, goods, hand } = after;
  const own = isBuilding(space) && view.public.owners[space] === you.seat;
  return summed([
    ...(isEmpty(give) ? [] : [{ kind: 'get' as const, basket: give }]),
    ...(isEmpty(deferred)
      ? []
      : [{ kind: 'promised' as const, mine: false, ducats: deferred.ducats ?? 0 }]),
    ...(isEmpty(ask) ? [] : [{ kind: 'lose' as const, basket: ask }]),
    ...fitting(hand, before, sum(goods, counted(deferred.commodities ?? []))),
    ...messagesAt(view, hand, space),
    ...(own ? [{ kind: 'owner' as const, ducats: OWNER_INCOME }] : []),
  ]);
}

function summed(items: readonly Item[]): Worth {
  const ducats = items.reduce((all, item) => {
    switch (item.kind) {
      case 'get':
        return all + (item.basket.ducats ?? 0);
      case 'lose':
        return all - (item.basket.ducats ?? 0);
      case 'promised':
        return all + (item.mine ? 0 : item.ducats);
      case 'message':
      case 'owner':
        return all + item.ducats;
      default:
        return all;
    }
  }, 0);
  return { items, ducats };
}

/** The use of a space for the player's own hand: orders that it completes, messages, its yield. */
export function interestIn(view: View, space: SpaceId): number {
  const worth =
    view.you && worthOf(view, space, view.you.seat, { give: {}, ask: {}, deferred: {} });
  if (!worth) return 0;
  const weigh = { order: 8, message: 6, fits: 3, half: 2, yield: 1 };
  return worth.items.reduce((all, { kind }) => all + (weigh[kind as keyof typeof weigh] ?? 0), 0);
}
