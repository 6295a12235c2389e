/** Gains of a choice, in points, ducats, cubes and shares, for hints and reviews. */

import type { JsonObject } from '../../../core/contract.ts';
import { type Gain, type Gains, gainOf, type Line } from '../../../search/gains.ts';
import {
  type Character,
  GUILD_ORDER_IDS,
  GUILD_ORDERS,
  RESOURCES,
  type Resource,
  SHOPS,
  type Shop,
  STOCKS,
  type Stock,
} from '../data.ts';
import type { MvEvent } from '../events.ts';
import { cubeValue, shareValue } from '../scoring.ts';
import * as S from '../state.ts';

/** `plan`: by a following answer. */
export type Told =
  | {
      readonly kind: 'delivers';
      readonly plan: boolean;
      readonly card: string;
      readonly vp: number;
      readonly ducats: number;
    }
  /** An own order that has all its cubes, or its missing ones. */
  | { readonly kind: 'order'; readonly card: string; readonly lacks: JsonObject }
  /** Gained ducats, and the dividends among them. */
  | {
      readonly kind: 'cash';
      readonly plan: boolean;
      readonly n: number;
      readonly dividends: number;
    }
  /** Shares of a stock that the seat has with those that it buys. */
  | { readonly kind: 'holds'; readonly stock: Stock; readonly n: number }
  /** Ducats that another seat's cubes and shares lose. */
  | { readonly kind: 'costs'; readonly seat: number; readonly n: number }
  /** Points of a split. */
  | { readonly kind: 'split'; readonly shop: Shop; readonly n: number }
  /** A majority, and its former holder; null = nobody. */
  | { readonly kind: 'majority'; readonly shop: Shop; readonly from: number | null }
  /** Ducats that the shares gain, beyond the cost of new ones. */
  | { readonly kind: 'shares'; readonly n: number }
  /** Ducats that the earlier cubes gain. */
  | { readonly kind: 'prices'; readonly n: number }
  | { readonly kind: 'cubes'; readonly cubes: JsonObject; readonly cost: number }
  /** Orders of a shop, and the seat's shares of it. */
  | { readonly kind: 'raises'; readonly shop: Shop; readonly to: number; readonly shares: number }
  /** A peg's move that does not yet affect anybody’s things. */
  | {
      readonly kind: 'peg';
      readonly track: 'resource' | 'share' | 'orders';
      readonly id: Resource | Shop;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'character'; readonly character: Character }
  | { readonly kind: 'keeps'; readonly ducats: number };

/** In points: a ducat, a majority, an order that is ready or nearer, a shop's order for a share. */
const DUCAT = 0.01;
const MAJORITY = 0.5;
const READY = 1.5;
const NEARER = 0.4;
const RAISED = 0.05;
const CUBE_SHARE = 0.8;
const CHARACTER = 0.2;
const LITTLE = 0.02;
const LOT = 0.05;

/** From here on it is the table's business. */
const TABLE: readonly string[] = ['gondolaMoved', 'roundStarted', 'bidsRevealed'];

function found({ before, chosen, after, seat, events, own }: Line): readonly Gain[] {
  const all = events as readonly MvEvent[];
  const mine = untilTable(all.slice(0, own));
  if (mine.some(({ type }) => type === 'characterTaken')) {
    return mine.flatMap((event) => single(before, seat, event, false));
  }
  const list = changed(before, chosen, seat, mine, false);
  const behind = untilTable(all);
  if (mine.length < own || behind.length <= own) return list;
  // The gains of the following answers belong to the plan as a whole.
  const plan = changed(before, after, seat, behind, true);
  return [...list, ...plan.filter(({ kind }) => PLANNED.includes(kind))];
}

const PLANNED: readonly string[] = ['delivers', 'cash'];

function untilTable(events: readonly MvEvent[]): readonly MvEvent[] {
  const end = events.findIndex(({ type }) => TABLE.includes(type));
  return end < 0 ? events : events.slice(0, end);
}

function changed(
  before: S.State,
  after: S.State,
  seat: number,
  events: readonly MvEvent[],
  plan: boolean,
): readonly Gain[] {
  const list: Gain[] = [];
  let [cash, dividends, cost] = [0, 0, 0];
  for (const event of events) {
    if (event.type === 'majorityChanged' && event.to === seat) {
      const { shop, from } = event;
      list.push(gainOf('shares', MAJORITY, { kind: 'majority', shop, from }));
    }
    if (event.type === 'stockSplit' && event.vp[seat] > 0) {
      const n = event.vp[seat];
      list.push(gainOf('points', n, { kind: 'split', shop: event.shop, n }));
    }
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'paid') {
      cash += event.amount;
      if (event.reason === 'dividend' || event.reason === 'taxCollector') dividends += event.amount;
      if (event.reason === 'sharesBought' || event.reason === 'sharesSold') cost -= event.amount;
    }
    list.push(...single(before, seat, event, plan));
  }
  if (!plan) list.push(...pegs(events));
  if (cash > 0) list.push(gainOf('cash', DUCAT * cash, { kind: 'cash', plan, n: cash, dividends }));
  const shares = shareValue(after, seat) - shareValue(before, seat) - cost;
  if (shares > 0) list.push(gainOf('shares', DUCAT * shares, { kind: 'shares', n: shares }));
  const told = [...list, ...cubesOf(before, after, seat, cash), ...ordersOf(before, after, seat)];
  // Effects of drawn cubes on prices are chance, even if all courses agree.
  if (events.some(({ type }) => type === 'cubeDrawn')) {
    return told.filter(({ kind }) => kind !== 'prices' && kind !== 'shares');
  }
  return [...told, ...costs(before, after, seat)];
}

/**
 * The final place of each peg, after any number of moves; not for a good that was drawn from the
 * bag, which chance has moved.
 */
function pegs(events: readonly MvEvent[]): readonly Gain[] {
  const drawn = new Set(events.map((one) => (one.type === 'cubeDrawn' ? one.resource : null)));
  const moved = new Map<string, Extract<MvEvent, { readonly type: 'pegMoved' }>>();
  for (const event of events) {
    if (event.type !== 'pegMoved' || drawn.has(event.id as Resource)) continue;
    const key = `${event.track} ${event.id}`;
    moved.set(key, { ...event, from: moved.get(key)?.from ?? event.from });
  }
  return [...moved.values()].flatMap(({ track, id, from, to }) =>
    from === to ? [] : [gainOf('goods', LITTLE, { kind: 'peg', track, id, from, to })],
  );
}

/** The seat whose cubes and shares lose most by the pegs. */
function costs(before: S.State, after: S.State, seat: number): readonly Gain[] {
  const seats = S.seatCount(before);
  const worth = (s: S.State, p: number): number => cubeValue(s, p) + shareValue(s, p);
  const [most] = Array.from({ length: seats }, (_, p) => ({
    seat: p,
    n: p === seat ? 0 : worth(before, p) - worth(after, p),
  })).sort((a, b) => b.n - a.n);
  if (most.n <= 0) return [];
  const share = (DUCAT * most.n) / (seats - 1);
  return [gainOf('goods', share, { kind: 'costs', ...most }, { of: 'others' })];
}

/** Gain from one event of the seat. */
function single(before: S.State, seat: number, event: MvEvent, plan: boolean): readonly Gain[] {
  switch (event.type) {
    case 'orderDelivered': {
      const { card, vp, ducats } = event;
      return [gainOf('orders', vp + DUCAT * ducats, { kind: 'delivers', plan, card, vp, ducats })];
    }
    case 'ordersMoved': {
      const { shop, from, to } = event;
      const shares = S.shares(before, seat, SHOPS.indexOf(shop));
      if (to <= from || shares === 0) {
        return [gainOf('dividends', LITTLE, { kind: 'peg', track: 'orders', id: shop, from, to })];
      }
      const worth = RAISED * shares * (to - from);
      return [gainOf('dividends', worth, { kind: 'raises', shop, to, shares })];
    }
    case 'characterTaken':
      return [gainOf('characters', CHARACTER, { kind: 'character', character: event.character })];
    case 'sharesBought':
      return Object.entries(event.lots).map(([stock, more]) => {
        const n = S.shares(before, seat, STOCKS.indexOf(stock as Stock)) + more;
        return gainOf('shares', LOT * more, { kind: 'holds', stock: stock as Stock, n });
      });
    case 'turnEnded': {
      const ducats = S.cash(before, seat);
      return ducats > 0 && !plan ? [gainOf('cash', LITTLE, { kind: 'keeps', ducats })] : [];
    }
    default:
      return [];
  }
}

/** Received cubes, and the gain of the earlier ones. */
function cubesOf(before: S.State, after: S.State, seat: number, cash: number): readonly Gain[] {
  const cubes: { [resource in Resource]?: number } = {};
  let value = 0;
  let prices = 0;
  for (const [r, resource] of RESOURCES.entries()) {
    const more = S.cubes(after, seat, r) - S.cubes(before, seat, r);
    const kept = Math.min(S.cubes(after, seat, r), S.cubes(before, seat, r));
    prices += kept * (S.price(after, r) - S.price(before, r));
    if (more <= 0) continue;
    cubes[resource] = more;
    value += more * S.price(after, r);
  }
  const list: Gain[] = [];
  if (value > 0) {
    const cost = Math.max(0, -cash);
    const worth = Math.max(LITTLE, DUCAT * (CUBE_SHARE * value - cost));
    list.push(gainOf('goods', worth, { kind: 'cubes', cubes, cost }));
  }
  if (prices > 0) list.push(gainOf('goods', DUCAT * prices, { kind: 'prices', n: prices }));
  return list;
}

/** The player's own order that has come nearest to its cubes. */
function ordersOf(before: S.State, after: S.State, seat: number): readonly Gain[] {
  let best: Gain | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < after[S.HAND_SIZE + S.at(seat)]; k++) {
    const card = after[S.HAND + S.at(seat) + k];
    const lacks = lacking(after, seat, card);
    const n = sum(lacks);
    if (n >= sum(lacking(before, seat, card)) || n >= least) continue;
    least = n;
    const told = { kind: 'order', card: GUILD_ORDER_IDS[card], lacks } as const;
    best = gainOf('orders', n === 0 ? READY : NEARER / n, told);
  }
  return best ? [best] : [];
}

type Lacking = { [resource in Resource]?: number };
function lacking(s: S.State, seat: number, card: number): Lacking {
  const lacks: Lacking = {};
  for (const [r, n] of GUILD_ORDERS[card].entries()) {
    const more = n - S.cubes(s, seat, r);
    if (more > 0) lacks[RESOURCES[r]] = more;
  }
  return lacks;
}
const sum = (lacks: Lacking): number => Object.values(lacks).reduce((all, n) => all + n, 0);

export const gains: Gains = {
  found,
  figures: [
    { name: 'points', group: 'points', worth: 1, least: 0.6, others: true },
    { name: 'cash', group: 'cash', worth: DUCAT, least: 8, others: true },
    { name: 'shares', group: 'shares', worth: DUCAT, least: 8 },
    { name: 'goods', group: 'goods', worth: DUCAT * CUBE_SHARE, least: 8 },
    { name: 'delivered', group: 'orders', worth: 2, least: 0.6 },
  ],
  count: (s, seat, out) => {
    out[0] = S.vp(s, seat);
    out[1] = S.cash(s, seat);
    out[2] = shareValue(s, seat);
    out[3] = cubeValue(s, seat);
    out[4] = s[S.DELIVERED_SIZE + S.at(seat)];
  },
};
