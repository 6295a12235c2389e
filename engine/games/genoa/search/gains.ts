/** Gains of a choice, in ducats, goods and orders, for hints and reviews. */

import type { JsonObject } from '../../../core/contract.ts';
import { type Gain, type Gains, gainOf, type Line } from '../../../search/gains.ts';
import { YIELD } from '../buildings.ts';
import { CARD, CARD_IDS } from '../cards.ts';
import {
  type CardId,
  COMMODITIES,
  CONTRACT,
  type Commodity,
  FIRST_OF,
  KINDS,
  LARGE,
  LARGE_PAY,
  MESSAGE,
  MOST_MOVES,
  OWNER_INCOME,
  SMALL,
  SMALL_PAY,
  TILES,
} from '../data.ts';
import type { GeEvent } from '../events.ts';
import {
  BUILDINGS,
  BUILDINGS_AT,
  type BuildingId,
  isBuilding,
  isStreet,
  MARKET,
  SPACES,
  type SpaceId,
} from '../map.ts';
import * as R from '../offers/record.ts';
import { contractsOf, contractValue, total } from '../scoring.ts';
import * as S from '../state.ts';

export type Told =
  /** An order or a message; `plan`: by a following answer. */
  | {
      readonly kind: 'delivers';
      readonly card: CardId;
      readonly ducats: number;
      readonly plan: boolean;
    }
  /** An order that gets all its goods by the choice, and its pay. */
  | { readonly kind: 'ready'; readonly card: CardId; readonly ducats: number }
  /** An order that gets closer to its goods. */
  | { readonly kind: 'nearer'; readonly card: CardId; readonly lacks: readonly Commodity[] }
  /** A message of which the tower has reached one building, and may still reach the other. */
  | { readonly kind: 'halfway'; readonly card: CardId; readonly other: BuildingId }
  /** An order that can be delivered at the tower's new space. */
  | { readonly kind: 'orderAt'; readonly card: CardId; readonly ducats: number }
  | { readonly kind: 'owner'; readonly building: BuildingId; readonly ducats: number }
  /** All received and all given things. */
  | { readonly kind: 'gets'; readonly gets: JsonObject; readonly gives: JsonObject }
  | { readonly kind: 'acquires'; readonly buildings: readonly BuildingId[] }
  /** Ducats at the end for contracts. */
  | { readonly kind: 'contracts'; readonly n: number }
  /** A building that the tower reaches. */
  | { readonly kind: 'visits'; readonly space: BuildingId }
  /** The Market, and the number of moves from there. */
  | { readonly kind: 'onward'; readonly space: SpaceId; readonly moves: number }
  /** A street with a disc: unowned buildings next to it. */
  | { readonly kind: 'street'; readonly street: SpaceId; readonly buildings: readonly BuildingId[] }
  /**
   * Possibilities left by a pass; `offers`: number of standing offers that the seat could accept;
   * `action`: the yield of the offered building, and `wanted`: its goods that own orders need.
   */
  | {
      readonly kind: 'keeps';
      readonly ducats: number;
      readonly offers: number;
      readonly action: BuildingId | null;
      readonly wanted: readonly Commodity[];
    }
  | { readonly kind: 'saves'; readonly markers: number };

/**
 * Approximate ducats: a good, a tile, a card, one good less missing for an order, a use of an own
 * building.
 */
const GOOD = 12;
const TILE = 18;
const DRAWN = 12;
const NEARER = 6;
const READY = 15;
const HALF = 8;
const USES = 2;
const LITTLE = 0.5;

/** Ducats that an order pays. */
const payOf = (card: number): number => (CARD[card].kind === LARGE ? LARGE_PAY : SMALL_PAY);

type Counts = { [what: string]: number };

function found({ before, after, seat, events, own }: Line): readonly Gain[] {
  const all = events as readonly GeEvent[];
  const end = all.findIndex(({ type }) => type === 'turnStarted');
  const told = end < 0 ? all : all.slice(0, end);
  const list: Gain[] = [];
  for (const [nth, event] of told.entries()) {
    const plan = nth >= own;
    if (event.type === 'towerMoved') list.push(...arrived(before, after, seat, event.to));
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'orderDelivered' || event.type === 'messageDelivered') {
      const { card, ducats, type } = event;
      const group = type === 'orderDelivered' ? 'orders' : 'messages';
      list.push(gainOf(group, ducats, { kind: 'delivers', card, ducats, plan }));
    }
    if (event.type === 'ownerPaid') {
      const { building, ducats } = event;
      list.push(gainOf('money', ducats, { kind: 'owner', building, ducats }));
    }
    // An action that the seat may also leave out later is no merit of this choice.
    if (plan) continue;
    if (event.type === 'acquired') {
      const buildings = event.ops.flatMap(({ op, building }) =>
        op === 'remove' ? [] : [building],
      );
      const worth = OWNER_INCOME * (1 + USES) * buildings.length;
      if (worth > 0) list.push(gainOf('buildings', worth, { kind: 'acquires', buildings }));
    }
    if (event.type === 'passed') list.push(gainOf('money', LITTLE, passedOn(before, seat)));
    if (event.type === 'acquireDeclined') {
      const markers = before[S.PERSONAL + S.at(seat)];
      list.push(gainOf('buildings', LITTLE, { kind: 'saves', markers }));
    }
  }
  const n = contractValue(contractsOf(after, seat)) - contractValue(contractsOf(before, seat));
  if (n > 0) list.push(gainOf('contracts', n, { kind: 'contracts', n }));
  return [...list, ...traded(told.slice(0, own), seat), ...orders(before, after, seat)];
}

function passedOn(s: S.State, seat: number): Told {
  const place = S.tower(s);
  const isOpen = s[S.PHASE] === S.CLAIM && place >= 0 && isBuilding(place);
  const goods =
    isOpen && YIELD[place].first >= 0 ? [YIELD[place].first, YIELD[place].first + 1] : [];
  const wanted = goods.map((good) => COMMODITIES[good]).filter((good) => asksFor(s, seat, good));
  let offers = 0;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    if (s[S.offerAt(slot) + R.TAKER] === seat) offers++;
  }
  const action = isOpen ? BUILDINGS[place] : null;
  return { kind: 'keeps', ducats: s[S.DUCATS + S.at(seat)], offers, action, wanted };
}

function asksFor(s: S.State, seat: number, good: Commodity): boolean {
  for (let card = FIRST_OF[LARGE]; card < FIRST_OF[SMALL + 1]; card++) {
    if (s[S.HOLDER + card] === seat && lacking(s, seat, card).includes(good)) return true;
  }
  return false;
}

/** Received minus given things; cards by kind. */
function traded(events: readonly GeEvent[], seat: number): readonly Gain[] {
  const all: Counts = {};
  const add = (what: string, n: number): void => {
    all[what] = (all[what] ?? 0) + n;
  };
  const addAll = (amounts: { readonly [what: string]: number | undefined }, sign: number): void => {
    for (const [what, n = 0] of Object.entries(amounts)) add(what, sign * n);
  };
  for (const event of events) {
    if (event.type === 'handed' && (event.to === seat || event.from === seat)) {
      const sign = event.to === seat ? 1 : -1;
      add('ducats', sign * event.ducats);
      add('markers', sign * event.markers);
      for (const amounts of [event.commodities, event.tiles, event.cards]) addAll(amounts, sign);
      continue;
    }
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'yielded') {
      for (const good of event.commodities) add(good, 1);
      if (event.tile) add(event.tile, 1);
      add('markers', event.markers);
    }
    if (event.type === 'cardDrawn') add(event.kind, 1);
    if (event.type === 'commodityTaken') add(event.commodity, 1);
    if (event.type === 'rewardTaken' && event.tile) add(event.tile, 1);
    if (event.type === 'traded') {
      const { commodity, tile, marker } = event.got;
      if (commodity) add(commodity, 1);
      if (tile) add(tile, 1);
      if (marker) add('markers', 1);
    }
  }
  const gets: Counts = {};
  const gives: Counts = {};
  for (const [what, n] of Object.entries(all)) {
    if (n > 0) gets[what] = n;
    if (n < 0) gives[what] = -n;
  }
  if (Object.keys(gets).length === 0) return [];
  const worth = Math.max(LITTLE, worthOf(gets) - worthOf(gives));
  return [gainOf(gets.ducats ? 'money' : groupOf(gets), worth, { kind: 'gets', gets, gives })];
}

const GOOD_IDS: readonly string[] = COMMODITIES;
const TILE_IDS: readonly string[] = TILES;
const priceOf = (what: string): number => {
  if (what === 'ducats') return 1;
  if (GOOD_IDS.includes(what)) return GOOD;
  return TILE_IDS.includes(what) ? TILE : DRAWN;
};
const worthOf = (amounts: Counts): number =>
  Object.entries(amounts).reduce((sum, [what, n]) => sum + n * priceOf(what), 0);

function groupOf(gets: Counts): string {
  const things = Object.keys(gets);
  if (things.some((what) => GOOD_IDS.includes(what))) return 'goods';
  if (things.some((what) => TILE_IDS.includes(what))) return 'tiles';
  if (gets[KINDS[MESSAGE]]) return 'messages';
  return gets[KINDS[CONTRACT]] ? 'contracts' : 'orders';
}

/** The order in hand that has come closest to its goods. */
function orders(before: S.State, after: S.State, seat: number): readonly Gain[] {
  let best: Gain | null = null;
  for (let card = FIRST_OF[LARGE]; card < FIRST_OF[SMALL + 1]; card++) {
    if (before[S.HOLDER + card] !== seat || after[S.HOLDER + card] !== seat) continue;
    const lacks = lacking(after, seat, card);
    if (lacks.length >= lacking(before, seat, card).length) continue;
    const ducats = payOf(card);
    const id = CARD_IDS[card];
    const gain =
      lacks.length === 0
        ? gainOf('orders', READY + ducats / 4, { kind: 'ready', card: id, ducats })
        : gainOf('orders', NEARER + ducats / 10, { kind: 'nearer', card: id, lacks });
    if (!best || gain.worth > best.worth) best = gain;
  }
  return best ? [best] : [];
}

const lacking = (s: S.State, seat: number, card: number): readonly Commodity[] =>
  CARD[card].goods
    .filter((good) => s[S.GOODS + good + S.at(seat)] < 1)
    .map((good) => COMMODITIES[good]);

/** The use of the tower's new place. */
function arrived(before: S.State, after: S.State, seat: number, space: SpaceId): readonly Gain[] {
  const list: Gain[] = [];
  const place = SPACES.indexOf(space);
  for (let card = FIRST_OF[MESSAGE]; card < FIRST_OF[MESSAGE + 1]; card++) {
    const [a, b] = CARD[card].buildings;
    if (after[S.HOLDER + card] !== seat || (a !== place && b !== place)) continue;
    const other = a === place ? b : a;
    if (after[S.VISITED + other] === 1 || after[S.REACH + other] === 0) continue;
    const told = { kind: 'halfway', card: CARD_IDS[card], other: BUILDINGS[other] } as const;
    list.push(gainOf('messages', HALF, told));
  }
  for (let card = FIRST_OF[LARGE]; card < FIRST_OF[SMALL + 1]; card++) {
    if (after[S.HOLDER + card] !== seat || CARD[card].buildings[0] !== place) continue;
    if (lacking(after, seat, card).length > 0) continue;
    const ducats = payOf(card);
    list.push(gainOf('orders', ducats / 2, { kind: 'orderAt', card: CARD_IDS[card], ducats }));
  }
  if (isBuilding(place)) {
    list.push(gainOf('tempo', LITTLE, { kind: 'visits', space: BUILDINGS[place] }));
  }
  const moves = MOST_MOVES - S.movesUsed(after);
  if (place === MARKET && moves > 0) {
    list.push(gainOf('tempo', LITTLE, { kind: 'onward', space, moves }));
  }
  if (isStreet(place)) {
    const free = BUILDINGS_AT[place].filter((building) => before[S.OWNER + building] < 0);
    const buildings = free.map((building) => BUILDINGS[building]);
    const worth = before[S.PERSONAL + S.at(seat)] > 0 ? OWNER_INCOME * buildings.length : LITTLE;
    list.push(
      gainOf('buildings', Math.max(LITTLE, worth), { kind: 'street', street: space, buildings }),
    );
  }
  return list;
}

export const gains: Gains = {
  found,
  figures: [
    { name: 'wealth', group: 'money', worth: 1, least: 5, others: true },
    { name: 'goods', group: 'goods', worth: GOOD, least: 0.6 },
    { name: 'tiles', group: 'tiles', worth: TILE, least: 0.6 },
    { name: 'ready', group: 'orders', worth: READY, least: 0.6 },
  ],
  count: (s, seat, out) => {
    const base = S.at(seat);
    out[0] = total(s, seat);
    out[1] = 0;
    for (let good = 0; good < COMMODITIES.length; good++) out[1] += s[S.GOODS + good + base];
    out[2] = 0;
    for (let tile = 0; tile < TILES.length; tile++) out[2] += s[S.TILE + tile + base];
    out[3] = 0;
    for (let card = FIRST_OF[LARGE]; card < FIRST_OF[SMALL + 1]; card++) {
      if (s[S.HOLDER + card] === seat && lacking(s, seat, card).length === 0) out[3]++;
    }
  },
};
