/** Prices compared with the round before, for the ticker's arrows. Pure. */

import { RESOURCES, type Resource } from '../../../../engine/games/masters-of-venice/data.ts';
import type { PublicView, View } from '../../../../engine/games/masters-of-venice/types.ts';
import { priceOf, shopOf } from '../facts.ts';

export interface Quote {
  readonly price: number;
  /** null for lumber, which no shop buys. */
  readonly share: number | null;
  readonly orders: number | null;
}
export type Quotes = { readonly [r in Resource]: Quote };

/** The quotes: now, at the start of this round, and at the start of the round before. */
export interface Market {
  readonly match: string;
  readonly round: number;
  readonly now: Quotes;
  readonly begun: Quotes;
  readonly before: Quotes;
}

export function quotesOf(open: PublicView): Quotes {
  const view = { public: open } as View;
  const quotes = RESOURCES.map((resource) => {
    const shop = shopOf(resource);
    const state = shop ? open.shops[shop] : null;
    const quote: Quote = {
      price: priceOf(view, resource),
      share: state?.sharePrice ?? null,
      orders: state?.orders ?? null,
    };
    return [resource, quote] as const;
  });
  return Object.fromEntries(quotes) as Quotes;
}

/** The market after a further view; another match, or a step back by a round, begins anew. */
export function follow(market: Market | null, open: PublicView, match: string): Market {
  const now = quotesOf(open);
  const { round } = open;
  if (!market || market.match !== match || round < market.round) {
    return { match, round, now, begun: now, before: now };
  }
  if (round === market.round) return { ...market, now };
  return { match, round, now, begun: market.now, before: market.begun };
}

/** Change of a price since the round before began; 0 where the price has none. */
export function change(market: Market, resource: Resource, track: 'price' | 'share'): number {
  return (market.now[resource][track] ?? 0) - (market.before[resource][track] ?? 0);
}
