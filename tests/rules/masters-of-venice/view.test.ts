/** The data for a client, appendix A.2 of the rules. */

import { expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import * as S from '../../../engine/games/masters-of-venice/state.ts';
import { rule } from '../rule.ts';
import { same, someSteps } from './matches.ts';
import { bidding, moving, turnAt } from './positions.ts';
import { game, seatInfo, Table } from './table.ts';

/** The example of the appendix: seat 0's view, round 2, Ben is taking his turn at the shops. */
const counts = (iron: number, lumber: number, spice: number, grain: number, gems: number) => ({
  iron,
  lumber,
  spice,
  grain,
  gems,
});
const seat = (seat: number, youthRank: number, more: object) => ({
  seat,
  name: seatInfo(3)[seat]?.name,
  color: seatInfo(3)[seat]?.color,
  bot: false,
  youthRank,
  vp: 0,
  cash: null,
  guildHeld: 1,
  delivered: [],
  rumorsHeld: 0,
  favors: [],
  committed: false,
  ...more,
});
const shop = (resourcePrice: number, orders: number, majority: number | null) => ({
  resourcePrice,
  sharePrice: 40,
  orders,
  majority,
});
const EXAMPLE = {
  round: 2,
  roundKind: 'commerce',
  phase: 'turn',
  gondolaSpace: 2,
  canalRumors: [3, 4, 6, 7, 8, 10, 11, 12, 14, 15, 16],
  seats: [
    seat(0, 2, {
      shares: { jeweler: 1 },
      cubes: { gems: 1 },
      characters: ['trader'],
      pawn: { location: 'mercato', spot: null },
      bid: 15,
    }),
    seat(1, 1, {
      shares: { blacksmith: 1 },
      cubes: { iron: 1 },
      characters: ['taxCollector'],
      pawn: { location: 'shops', spot: null },
      bid: 20,
    }),
    seat(2, 3, {
      shares: { tailor: 1 },
      cubes: { fabric: 1 },
      characters: ['gondolieri'],
      rumorsHeld: 1,
      pawn: { location: 'officeNorth', spot: null },
      bid: 5,
    }),
  ],
  turnOrder: [1, 0, 2],
  shops: {
    blacksmith: shop(30, 2, 1),
    jeweler: shop(25, 5, 0),
    miller: shop(30, 2, null),
    spiceShop: shop(30, 3, null),
    tailor: shop(25, 6, 2),
  },
  lumberPrice: 35,
  supply: {
    blacksmith: 9,
    jeweler: 9,
    miller: 10,
    spiceShop: 10,
    tailor: 9,
    officeNorth: 10,
    officeSouth: 10,
  },
  docks: [
    { iron: 1, gems: 1 },
    { spice: 1, grain: 1 },
    { gems: 1, fabric: 1 },
    { spice: 1, grain: 1 },
  ],
  offices: { officeNorth: 'lumber', officeSouth: 'fabric' },
  bag: { ...counts(13, 14, 13, 13, 12), fabric: 12 },
  guildDeck: 18,
  church: { plaza: ['FAV-20-A', 'FAV-40-B'], stack: 4 },
  characterRow: ['guildMaster', 'harborMaster', 'thief'],
  marker: { holder: 2, used: false },
  draft: null,
  mainDone: [],
  activation: {
    location: 'shops',
    activatedBefore: [],
    sharedDone: [],
    lastPawn: null,
    isFresh: true,
  },
  queue: [
    { seat: 1, kind: 'main' },
    { seat: 2, kind: 'shared' },
    { seat: 0, kind: 'shared' },
  ],
  turn: {
    seat: 1,
    location: 'shops',
    kind: 'main',
    byMarker: false,
    used: [],
    bought: [],
    sold: [],
  },
  pending: null,
  decider: [1],
  discardedRumors: [],
  result: null,
};

rule(['MV-801', 'MV-802'], 'The example of the appendix, built and seen again', () => {
  const secrets = [
    { cash: 135, guildOrders: ['GO-19'] },
    { cash: 130, guildOrders: ['GO-01'] },
    { cash: 145, guildOrders: ['GO-02'], rumors: ['RUM-B1'] },
  ];
  const seats = EXAMPLE.seats.map((given, p) => ({ ...given, ...secrets[p] }));
  const state = game.position({ ...EXAMPLE, seq: 41, seats } as unknown as JsonObject, {});
  const view = game.view(state, 0, seatInfo(3));
  expect(view).toEqual({
    version: 'mv-view/1',
    seq: 41,
    public: { ...EXAMPLE, options: view.public.options },
    you: {
      seat: 0,
      cash: 135,
      guildOrders: ['GO-19'],
      rumors: [],
      bid: null,
      destination: null,
      guildDrawn: [],
      stance: 'placeStart',
      queuedInterrupt: null,
    },
  });
  expect(view.public.options).toMatchObject({ money: 'hidden', youth: 'random' });
  expect(game.view(state, 'public', seatInfo(3))).toEqual({
    version: 'mv-view/1',
    seq: 41,
    public: view.public,
  });
});

rule(['MV-310', 'MV-311', 'MV-312'], 'The queue shows the turns still to come at the place', () => {
  const steps = someSteps();
  for (let i = 0; i < steps.length; i += 7) {
    const { after } = steps[i];
    const table = new Table(after.slice());
    const view = table.pub();
    if (!view.turn || !view.activation || view.pending) continue;
    if (view.turn.byMarker) continue;
    // With the marker used nothing can change the schedule.
    table.state[S.MARKER_USED] = 1;
    table.state[S.QUEUE_TARGET] = S.TARGET_NONE;
    const { location } = view.activation;
    const turns = table.order().filter(([, , place]) => place === location);
    expect(view.queue).toEqual(turns.map(([seat, kind]) => ({ seat, kind })));
  }
});

test('Every action counts in seq, and deciders are those of the rules', () => {
  for (const { before, after, seats } of someSteps()) {
    same(after[S.SEQ], before[S.SEQ] + 1);
    const view = S.round(after) % 3 === 0 ? new Table(after).pub() : null;
    if (!view) continue;
    const mask = view.decider.reduce((sum, seat) => sum | (1 << seat), 0);
    same(mask, game.deciders(after));
    same(view.seats.length, seats);
  }
});

rule('MV-203', 'In phase bid there is no order, no marker, and the row is complete', () => {
  const view = bidding().do(0, { type: 'submitBid', amount: 5 }).pub();
  expect(view).toMatchObject({ turnOrder: [], marker: null, draft: null, turn: null });
  expect(view.characterRow.length).toBe(6);
  expect(view.activation).toBeNull();
});

test('A seat sees its own choices, stance and order; nobody else does', () => {
  const table = moving({ marker: { holder: 2, used: false } });
  table.do(1, { type: 'submitDestination', location: 'shops' });
  expect([table.you(0).destination, table.you(1).destination]).toEqual([null, 'shops']);
  table.do(2, { type: 'queueInterrupt', target: 'own' });
  table.do(2, { type: 'setStance', stance: 'always' });
  expect(table.you(2)).toMatchObject({ queuedInterrupt: 'own', stance: 'always' });
  expect(table.you(0)).toMatchObject({ queuedInterrupt: null, stance: 'placeStart' });
  table.do(0, { type: 'submitDestination', location: 'docks' });
  table.do(2, { type: 'submitDestination', location: 'church' });
  expect(table.you(1).destination).toBeNull();
  expect(table.you(2).queuedInterrupt).toBeNull();
});

test('What a turn has used, bought and sold is shown', () => {
  const shops = turnAt('shops', { seats: [{ shares: { miller: 1 }, cubes: { gems: 1 } }, {}] });
  shops.do(0, { type: 'useMajority', shop: 'miller', direction: 'raisePrice' });
  shops.do(0, { type: 'sellAtShop', shop: 'jeweler', count: 1 });
  expect([...(shops.pub().turn?.used ?? [])].sort()).toEqual(['majority:miller', 'sale']);
  const used = (table: Table): readonly string[] | undefined => table.pub().turn?.used;
  const market = turnAt('stockMarket', { seats: [{ shares: { miller: 1 } }, {}] });
  market.do(0, { type: 'buyShares', lots: { officeSouth: 1 } });
  market.do(0, { type: 'sellShares', lots: { miller: 1 } });
  expect(used(market)).toEqual(['buyShares', 'sellShares']);
  expect(market.pub().turn).toMatchObject({ bought: ['officeSouth'], sold: ['miller'] });
  const mercato = turnAt('mercato', { seats: [{ cubes: { gems: 1 } }, {}] });
  mercato.do(0, { type: 'mercatoBuy', cubes: { iron: 1 } });
  expect(mercato.pub().turn).toMatchObject({ used: ['mercatoBuy'], bought: ['iron'], sold: [] });
  const church = turnAt('church', { plaza: ['FAV-20-A', 'FAV-30-B'] });
  church.do(0, { type: 'buyFavor', favor: 'FAV-20-A' });
  expect(used(church)).toEqual(['buyFavor']);
  const guild = turnAt('guildHall').do(0, { type: 'drawOrder', useGuildMaster: false });
  expect(used(guild)).toEqual(['drawOrder']);
  const docks = turnAt('docks', { docks: [{ iron: 1 }, {}, {}, {}] });
  docks.do(0, { type: 'useDock', dock: 1, buy: { iron: 1 }, steal: null });
  expect(used(docks)).toEqual(['dock']);
  const office = turnAt('officeNorth').do(0, { type: 'useOffice' });
  expect(used(office)).toEqual(['office']);
});

test('An event with a secret reaches only its seat with it', () => {
  const table = turnAt('guildHall', { deck: ['GO-05'] });
  table.do(0, { type: 'drawOrder', useGuildMaster: false });
  const drawn = table.log.items.find(({ event }) => event.type === 'orderDrawn');
  if (!drawn) throw new Error('No event');
  expect(game.eventFor(drawn, 0)).toMatchObject({ type: 'orderDrawn', cards: ['GO-05'] });
  expect(game.eventFor(drawn, 1)).toMatchObject({ type: 'orderDrawn', cards: [null] });
  expect(game.eventFor(drawn, 'public')).toMatchObject({ type: 'orderDrawn', cards: [null] });
  const queued = moving({ marker: { holder: 2, used: false } });
  queued.do(2, { type: 'queueInterrupt', target: 'own' });
  const [order] = queued.log.items;
  if (!order) throw new Error('No event');
  expect(game.eventFor(order, 2)).toMatchObject({ type: 'interruptQueued', target: 'own' });
  expect(game.eventFor(order, 0)).toBeNull();
  expect(game.eventFor(order, 'public')).toBeNull();
});
