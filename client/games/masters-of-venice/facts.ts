/** Look-ups in the components of the game that several panels need. */

import {
  FAVOR_IDS,
  FAVOR_MAX,
  FAVOR_PRICE,
  GUILD_ORDER_IDS,
  GUILD_ORDERS,
  OFFICE_SHARE_PRICE,
  RESOURCE_SHOP,
  RESOURCES,
  type Resource,
  RUMOR_IDS,
  SHOP_RESOURCE,
  SHOPS,
  type Shop,
  type Stock,
} from '../../../engine/games/masters-of-venice/data.ts';
import type { Cubes, View } from '../../../engine/games/masters-of-venice/types.ts';

/** The shop that buys a resource; null for lumber. */
export function shopOf(resource: Resource): Shop | null {
  const shop: number = RESOURCE_SHOP[RESOURCES.indexOf(resource)] ?? -1;
  return SHOPS[shop] ?? null;
}

export function rumorShop(rumor: string): Shop {
  return SHOPS[Math.floor((RUMOR_IDS as readonly string[]).indexOf(rumor) / 3)] ?? 'blacksmith';
}

/** The most orders a favor moves. */
export function favorMax(favor: string): number {
  return FAVOR_MAX[(FAVOR_IDS as readonly string[]).indexOf(favor)] ?? 2;
}

/** Ducats that the church asks for a favor. */
export function favorPrice(favor: string): number {
  return FAVOR_PRICE[(FAVOR_IDS as readonly string[]).indexOf(favor)] ?? 20;
}

/** The cubes on a Guild Order. */
export function orderCubes(card: string): Cubes {
  const row = GUILD_ORDERS[GUILD_ORDER_IDS.indexOf(card)] ?? [];
  return Object.fromEntries(
    RESOURCES.map((resource, k) => [resource, row[k] ?? 0]).filter(([, count]) => count !== 0),
  );
}

/** The resource that a shop buys. */
export function resourceOf(shop: Shop): Resource {
  return RESOURCES[SHOP_RESOURCE[SHOPS.indexOf(shop)] ?? 0] ?? 'iron';
}

/** Ducats of one cube now. */
export function priceOf(view: View, resource: Resource): number {
  const shop = shopOf(resource);
  return shop ? view.public.shops[shop].resourcePrice : view.public.lumberPrice;
}

/** Ducats of one share now; offices always 20. */
export function sharePriceOf(view: View, stock: Stock): number {
  return stock === 'officeNorth' || stock === 'officeSouth'
    ? OFFICE_SHARE_PRICE
    : view.public.shops[stock].sharePrice;
}

/** All counts of a sparse map together. */
export function total(counts: { readonly [key: string]: number | undefined }): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** The cubes of a Guild Order one by one; `nth` counts those of the same resource. */
export function orderList(card: string): { id: string; resource: Resource; nth: number }[] {
  const cubes = orderCubes(card);
  return RESOURCES.flatMap((resource) =>
    Array.from({ length: cubes[resource] ?? 0 }, (_, nth) => ({
      id: `${resource}${nth}`,
      resource,
      nth,
    })),
  );
}
