/** The contents of an offer's tray, as a list of things in their order on it. */

import {
  COMMODITIES,
  type Commodity,
  KINDS,
  type Kind,
  TILES,
  type Tile,
} from '../../../../engine/games/genoa/data.ts';
import type { BuildingId, SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { BasketView, OfferView } from '../../../../engine/games/genoa/types.ts';
import { isBuilding, yieldOf } from '../facts.ts';

/** A thing that can be given, with its number `n`. */
export type Goods =
  | { readonly what: 'ducats'; readonly n: number }
  | { readonly what: 'good'; readonly good: Commodity; readonly n: number }
  | { readonly what: 'tile'; readonly tile: Tile; readonly n: number }
  | { readonly what: 'card'; readonly kind: Kind; readonly n: number }
  /** A marker of the giver's colour. */
  | { readonly what: 'marker'; readonly n: number }
  /** Any of its kind: the taker chooses. */
  | { readonly what: 'any'; readonly of: Kind | 'good' | 'tile'; readonly n: number };
export type Lot = Goods & { readonly later: boolean };

const now = (all: readonly Goods[]): Lot[] => all.map((lot) => ({ ...lot, later: false }));

function basket({ ducats, commodities, tiles, markers, cards = [], any }: BasketView): Goods[] {
  const list: Goods[] = [];
  if (ducats) list.push({ what: 'ducats', n: ducats });
  for (const good of COMMODITIES) {
    const n = commodities?.[good];
    if (n) list.push({ what: 'good', good, n });
  }
  for (const tile of TILES) {
    const n = tiles?.[tile];
    if (n) list.push({ what: 'tile', tile, n });
  }
  for (const kind of KINDS) {
    const n = cards.filter((card) => card.kind === kind).length;
    if (n) list.push({ what: 'card', kind, n });
  }
  if (markers) list.push({ what: 'marker', n: markers });
  if (any?.commodities) list.push({ what: 'any', of: 'good', n: any.commodities });
  if (any?.tiles) list.push({ what: 'any', of: 'tile', n: any.tiles });
  for (const kind of KINDS) {
    const n = any?.cards?.[kind];
    if (n) list.push({ what: 'any', of: kind, n });
  }
  return list;
}

/** The goods that the action at the target will give first. */
function promised({ deferred, target }: OfferView): Goods[] {
  if (!deferred) return [];
  const { ducats, commodities = [], tile, markers, cards, commit } = deferred;
  const list: Goods[] = [];
  if (commit) list.push({ what: 'card', kind: commit, n: 1 });
  if (ducats) list.push({ what: 'ducats', n: ducats });
  for (const good of commodities) list.push({ what: 'good', good, n: 1 });
  if (tile) list.push({ what: 'tile', tile, n: 1 });
  if (markers) list.push({ what: 'marker', n: markers });
  if (cards) list.push({ what: 'card', kind: drawnAt(target), n: cards });
  return list;
}

const drawnAt = (target: SpaceId): Kind =>
  (isBuilding(target) && yieldOf(target as BuildingId).draws?.kind) || 'CT';

/**
 * A tray for drawing: its maker, its taker, the goods that the merchant gets and those that he
 * gives.
 */
export interface Tray {
  readonly maker: string;
  /** Colour of the seat that a merchant's proposal is for; null: the offer is for the merchant. */
  readonly taker: string | null;
  /** Colours of the markers on either side. */
  readonly player: string;
  readonly merchant: string;
  readonly gives: readonly Lot[];
  readonly asks: readonly Lot[];
}

/** @param merchant the seat of the merchant */
export function trayFor(
  offer: OfferView,
  merchant: number,
  seats: readonly { readonly color: string }[],
): Tray {
  const color = (seat: number): string => seats[seat]?.color ?? 'blue';
  const isProposal = offer.maker === merchant;
  return {
    maker: color(offer.maker),
    taker: isProposal ? color(offer.taker) : null,
    player: color(isProposal ? offer.taker : offer.maker),
    merchant: color(merchant),
    gives: [...now(basket(offer.give)), ...promised(offer).map((l) => ({ ...l, later: true }))],
    asks: now(basket(offer.ask)),
  };
}
