/**
 * Keeps the books of a table from events alone: applying the events of an action to the position
 * before it must give the position after it.
 */

import { expect } from 'vitest';
import {
  CHARACTERS,
  GUILD_ORDER_IDS,
  GUILD_ORDERS,
  RESOURCES,
  type Resource,
  SHOPS,
  type Shop,
  STOCKS,
} from '../../../engine/games/masters-of-venice/data.ts';
import type { MvEvent } from '../../../engine/games/masters-of-venice/events.ts';
import type { Cubes, Lots } from '../../../engine/games/masters-of-venice/types.ts';
import { type Books, turnOf } from './books.ts';

const at = (table: readonly string[], id: string): number => {
  expect(table).toContain(id);
  return table.indexOf(id);
};
/** Adds `count` to an entry of a table of numbers. */
function add(table: number[] | undefined, index: number, count: number): void {
  if (!table || table[index] === undefined) throw new Error(`No entry ${index}`);
  table[index] += count;
}
function moveCubes(from: number[] | undefined, to: number[] | undefined, cubes: Cubes): void {
  for (const [r, count] of Object.entries(cubes)) {
    expect(count).toBeGreaterThan(0);
    add(from, at(RESOURCES, r), -count);
    add(to, at(RESOURCES, r), count);
  }
}
function moveShares(from: number[] | undefined, to: number[] | undefined, lots: Lots): void {
  for (const [stock, count] of Object.entries(lots)) {
    expect(count).toBeGreaterThan(0);
    add(from, at(STOCKS, stock), -count);
    add(to, at(STOCKS, stock), count);
  }
}
const one = (r: Resource): Cubes => ({ [r]: 1 });
function removeFrom(list: string[] | undefined, id: string): void {
  expect(list).toContain(id);
  list?.splice(list.indexOf(id), 1);
}

type Handlers = { [T in MvEvent['type']]?: (b: Books, event: MvEvent & { type: T }) => void };

/** The effect of each event on the books; an event that is not here has none. */
const HANDLERS: Handlers = {
  roundStarted: (b, { round }) => {
    b.round = round;
    b.place = 'nowhere';
  },
  charactersReturned: (b) => {
    b.characters.fill(0);
    b.turnOrder.length = 0;
    b.bids.fill(-1);
    b.markerUsed = false;
  },
  bidsRevealed: (b, { bids }) => void b.bids.splice(0, b.bids.length, ...bids),
  paid: (b, { seat, amount }) => {
    expect(amount).not.toBe(0);
    add(b.cash, seat, amount);
  },
  turnOrderSet: (b, { order }) => void b.turnOrder.splice(0, b.turnOrder.length, ...order),
  characterTaken: (b, { seat, character }) =>
    add(b.characters, seat, 1 << at(CHARACTERS, character)),
  ordersMoved: (b, { shop, to }) => expect(b.orders[at(SHOPS, shop)]).toBe(to),
  pegMoved: (b, { track, id, from, to, through }) => {
    const table = { resource: b.prices, share: b.sharePrices, orders: b.orders }[track];
    const index = at(track === 'resource' ? RESOURCES : SHOPS, id);
    expect(table[index]).toBe(from);
    if (track === 'orders' || through <= 100) expect(through).toBe(to);
    table[index] = to;
  },
  stockSplit: (b, { shop, reached, to, vp }) => {
    expect(b.sharePrices[at(SHOPS, shop)]).toBe(to);
    expect(reached).toBeGreaterThan(100);
    expect(vp).toEqual(b.shares.map((shares) => shares[at(SHOPS, shop)]));
  },
  priceControl: (b, { resource, reached }) => {
    expect(reached).toBeGreaterThan(100);
    expect(b.prices[at(RESOURCES, resource)]).toBe(40);
  },
  majorityChanged: (b, { shop, from, to }) => {
    expect(b.majority[at(SHOPS, shop)]).toBe(from);
    expect(from).not.toBe(to);
    b.majority[at(SHOPS, shop)] = to;
  },
  vpGained: (b, { seat, vp }) => add(b.vp, seat, vp),
  destinationsRevealed: (b, { moves }) => {
    expect(moves.map(({ seat }) => seat)).toEqual(b.pawns.map((_, seat) => seat));
    for (const { seat, from, to } of moves) {
      expect(b.pawns[seat]?.split(' ')[0]).toBe(from ?? 'nowhere');
      b.pawns[seat] = `${to} -1`;
    }
  },
  placeActivated: (b, { location }) => {
    b.place = location;
  },
  turnStarted: (b, { seat, location, kind, byMarker }) => {
    b.turn = turnOf(seat, location, kind, byMarker);
    if (kind === 'main') expect(b.pawns[seat]?.split(' ')[0]).toBe(location);
  },
  turnEnded: (b, { seat, location }) => {
    expect(b.turn.startsWith(`${seat} ${location} `)).toBe(true);
    b.turn = 'none';
  },
  interrupted: (b, { seat }) => {
    expect((b.characters[seat] ?? 0) & 1).toBe(1);
    b.markerUsed = true;
  },
  pawnStepped: (b, { seat, location, spot }) => {
    const spots: readonly string[] = location === 'docks' ? ['1', '2', '3', '4'] : SHOPS;
    b.pawns[seat] = `${location} ${at(spots, spot)}`;
  },
  cubesBought: (b, { seat, dock, cubes, cost }) => {
    expect(cost).toBe(worth(b, cubes));
    moveCubes(b.docks[dock - 1], b.cubes[seat], cubes);
  },
  cubeStolen: (b, { seat, dock, resource }) =>
    moveCubes(b.docks[dock - 1], b.cubes[seat], one(resource)),
  sold: (b, { seat, shop, count, total }) => {
    const r = resourceOf(shop);
    expect(total).toBe(2 * count * worth(b, one(r)));
    moveCubes(b.cubes[seat], b.bag, { [r]: count });
  },
  dividendPaid: (b, { stock, perShare, shares, amounts }) => {
    const owned = b.shares.map((held) => held[at(STOCKS, stock)] ?? 0);
    expect(shares).toEqual(owned);
    // The Tax Collector, bit 3 of a seat's characters, has one share more.
    const extra = b.characters.map((held) => (held >> 3) & 1);
    expect(amounts).toEqual(owned.map((held, p) => (held + (extra[p] ?? 0)) * perShare));
  },
  sharesBought: (b, { seat, lots, cost }) => {
    expect(cost).toBe(value(b, lots));
    moveShares(b.supply, b.shares[seat], lots);
  },
  sharesSold: (b, { seat, lots, proceeds }) => {
    expect(proceeds).toBe(value(b, lots));
    moveShares(b.shares[seat], b.supply, lots);
  },
  orderDrawn: (b, { seat, cards, guildMaster, deck }) => {
    expect(cards.length).toBe(guildMaster ? Math.min(2, b.deck) : 1);
    expect(cards.every((card) => card === null)).toBe(true);
    b.deck -= cards.length;
    expect(deck).toBe(b.deck);
    if (guildMaster) b.choice = cards.length;
    else add(b.held, seat, 1);
  },
  orderKept: (b, { seat, returnedHeld }) => {
    add(b.held, seat, returnedHeld ? 0 : 1);
    b.deck += b.choice - 1 + (returnedHeld ? 1 : 0);
    b.choice = 0;
  },
  orderDelivered: (b, { seat, card, nth, award, vp, ducats }) => {
    add(b.held, seat, -1);
    b.delivered[seat]?.push(card);
    expect(nth).toBe(b.delivered[seat]?.length);
    expect(award).toBe([3, 4, 5, 6][Math.min(nth, 4) - 1]);
    expect(ducats).toBe((award - vp) * 50);
    const needs = GUILD_ORDERS[at(GUILD_ORDER_IDS, card)] ?? [];
    for (const [r, count] of needs.entries()) {
      add(b.cubes[seat], r, -count);
      add(b.bag, r, count);
    }
  },
  favorBought: (b, { seat, favor, cost }) => {
    expect(cost).toBe(Number(favor.slice(4, 6)));
    removeFrom(b.plaza, favor);
    b.favors[seat]?.push(favor);
  },
  plazaRefilled: (b, { favor }) => {
    b.stack--;
    b.plaza.push(favor);
  },
  favorPlayed: (b, { seat, favor }) => {
    removeFrom(b.favors[seat], favor);
    b.stack++;
  },
  officeCubeTaken: (b, { seat, office, resource }) => {
    const index = office === 'officeNorth' ? 0 : 1;
    expect(b.offices[index] ?? null).toBe(resource === null ? null : at(RESOURCES, resource));
    if (resource) add(b.cubes[seat], at(RESOURCES, resource), 1);
    b.offices[index] = null;
  },
  cubeDrawn: (b, { seat, resource, to, at: place }) => {
    const r = at(RESOURCES, resource);
    add(b.bag, r, -1);
    if (to === 'hand') add(b.cubes[seat as number], r, 1);
    else if (to === 'office') b.offices[place === 'officeNorth' ? 0 : 1] = r;
    else b.drawn.push(r);
  },
  cubesPlaced: (b, { placement }) => {
    for (const [dock, resource] of Object.entries(placement)) {
      const r = at(RESOURCES, resource);
      add(b.docks[Number(dock) - 1], r, 1);
      b.drawn.splice(b.drawn.indexOf(r), 1);
    }
    expect(b.drawn).toEqual([]);
  },
  mercatoBought: (b, { seat, cubes, cost }) => {
    expect(cost).toBe(worth(b, cubes));
    moveCubes(b.bag, b.cubes[seat], cubes);
  },
  mercatoSold: (b, { seat, cubes, proceeds }) => {
    expect(proceeds).toBe(worth(b, cubes));
    moveCubes(b.cubes[seat], b.bag, cubes);
  },
  mercatoSwapped: (b, { seat, give, take }) => {
    moveCubes(b.cubes[seat], b.bag, one(give));
    moveCubes(b.bag, b.cubes[seat], one(take));
  },
  rumorPlayed: (b, { seat }) => {
    add(b.rumors, seat, -1);
    b.discards++;
  },
  gondolaMoved: (b, { seat, from, to }) => {
    expect((b.characters[seat] ?? 0) & 1).toBe(1);
    expect(from).toBe(b.round);
    b.round = to;
  },
  rumorTaken: (b, { seat, space, rumor }) => {
    expect(space).toBe(b.round);
    expect(rumor).toBeNull();
    add(b.rumors, seat, 1);
  },
  finalScored: (b) => {
    b.place = 'nowhere';
  },
  scoringStep: (b, { step, seat, vp, total }) => {
    if (step !== 'track') add(b.vp, seat, vp);
    expect(b.vp[seat]).toBe(total);
  },
};

const resourceOf = (shop: Shop): Resource =>
  (['iron', 'gems', 'grain', 'spice', 'fabric'] as const)[at(SHOPS, shop)];
/** Cubes at current prices. */
function worth(b: Books, cubes: Cubes): number {
  let sum = 0;
  for (const [r, count] of Object.entries(cubes)) sum += count * (b.prices[at(RESOURCES, r)] ?? 0);
  return sum;
}
/** Shares at current prices. */
function value(b: Books, lots: Lots): number {
  let sum = 0;
  for (const [stock, count] of Object.entries(lots))
    sum += count * ([...b.sharePrices, 20, 20][at(STOCKS, stock)] ?? 0);
  return sum;
}

/** Enters the events of one action. */
export function enter(books: Books, events: readonly MvEvent[]): void {
  for (const event of events) {
    const handler = HANDLERS[event.type];
    (handler as ((b: Books, event: MvEvent) => void) | undefined)?.(books, event);
  }
}
