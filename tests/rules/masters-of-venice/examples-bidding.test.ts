/** Worked examples of the rules, section 10: set-up, bidding, gondola, moving, two players. */

import { expect } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import { rule } from '../rule.ts';
import { bidding, fresh, type Given, moving } from './positions.ts';
import type { Table } from './table.ts';

const adjust = (shop: string, direction: string) => ({ type: 'adjustOrders', shop, direction });
const up = { type: 'adjustOrders', shop: 'tailor', direction: 'up' } as const;
const down = { type: 'adjustOrders', shop: 'tailor', direction: 'down' } as const;
const thief = { type: 'chooseCharacter', character: 'thief' } as const;

rule(['MV-119', 'MV-120'], 'MV-X01 Set-up prices', () => {
  // Four gems, then anything but gems, which are the cubes 60 to 74 of the full bag.
  let cubes = 0;
  const rest = new SeededChance('other cubes');
  const chance = {
    below: (n: number): number => {
      if (n <= 21) return rest.below(n);
      return cubes++ < 4 ? 60 : rest.below(40);
    },
  };
  const table = fresh(3, { chance });
  expect(table.bag('gems')).toBe(11);
  expect(table.pub().shops.jeweler).toMatchObject({
    resourcePrice: 20,
    sharePrice: 40,
    orders: 2,
  });
});

rule(
  ['MV-207', 'MV-208', 'MV-209', 'MV-210', 'MV-211', 'MV-212', 'MV-213'],
  'MV-X02 Bid ties',
  () => {
    // Seats: Aaron, Brent, Carolina, Frank.
    const table = bidding({
      seats: [
        { cash: 100 },
        { cash: 100, shares: { officeNorth: 2, officeSouth: 1, jeweler: 1 } },
        { cash: 100 },
        { cash: 100, shares: { officeSouth: 3, tailor: 1 } },
      ],
    });
    table.bid(15, 20, 25, 20);
    expect(table.pub().turnOrder).toEqual([2, 1, 3, 0]);
    expect(table.pub().seats[0]?.characters).toEqual(['gondolieri']);
    expect(table.pub().marker).toEqual({ holder: 0, used: false });
    expect(table.allCash()).toEqual([85, 80, 75, 80]);
    expect(table.deciders()).toEqual([2]);
  },
);

rule('MV-216', 'MV-X03 Orders after a bid of 15', () => {
  const table = bidding().bid(15, 0, 0).do(0, thief);
  expect(table.copy().do(0, up).orders('tailor')).toBe(5);
  expect(table.copy().do(0, down).orders('tailor')).toBe(1);
});

rule('MV-217', 'MV-X04 Full amount, clipped', () => {
  const shops = { tailor: { orders: 3 }, miller: { orders: 8 }, jeweler: { orders: 15 } };
  const table = bidding({ shops }).bid(45, 0, 0).do(0, thief);
  expect(table.copy().do(0, down).orders('tailor')).toBe(0);
  const miller = table.copy().do(0, { ...up, shop: 'miller' });
  expect(miller.orders('miller')).toBe(15);
  expect(table.refusal(0, adjust('jeweler', 'up'))).toBe('E_NO_EFFECT');
});

rule(['MV-216', 'MV-219'], 'MV-X05 Small bids', () => {
  const table = bidding().bid(5, 0, 0).do(0, thief);
  expect(table.refusal(0, adjust('tailor', 'down'))).toBe('E_NO_EFFECT');
  expect(table.copy().do(0, up).orders('tailor')).toBe(3);
  table.do(0, up);
  const second = table.deciders()[0];
  table.do(second, { type: 'chooseCharacter', character: 'trader' });
  // Nobody else bid anything: both steps are skipped.
  expect(table.phase()).toBe('destination');
});

rule(['MV-204', 'MV-205'], 'MV-X06 Illegal bids', () => {
  const table = bidding({ seats: [{ cash: 60 }, {}, {}] });
  const bid = (amount: number): string | null => table.refusal(0, { type: 'submitBid', amount });
  expect(bid(65)).toBe('E_BID_CASH');
  expect(bid(12)).toBe('E_PARAM');
  expect(bid(-5)).toBe('E_PARAM');
  expect(bid(60)).toBeNull();
  expect(bid(0)).toBeNull();
});

/** Plays one round: these bids, or everybody passing at two places by turns. */
function playRound(table: Table, bids: number[]): void {
  if (table.pub().roundKind === 'bid') {
    table.bid(...bids).draft();
  } else {
    const place = table.pub().seats[0]?.pawn?.location === 'church' ? 'mercato' : 'church';
    table.go(place, place, place).order();
  }
}

rule(['MV-222', 'MV-223', 'MV-224', 'MV-225'], 'MV-X07 Gondola over a term', () => {
  const table = fresh(3);
  const rumors = (): (number | undefined)[] => table.pub().seats.map((seat) => seat.rumorsHeld);
  const bids = [
    [10, 5, 0],
    [0, 10, 5],
    [10, 5, 0],
    [10, 5, 0],
  ];
  for (let round = 1; round <= 16; round++) {
    playRound(table, bids[Math.floor((round - 1) / 4)] ?? []);
    if (round < 16) expect(table.pub().gondolaSpace).toBe(round + 1);
    if (round === 1) expect(rumors()).toEqual([0, 0, 1]);
    if (round === 3) expect(rumors()).toEqual([0, 0, 3]);
    if (round === 4) expect(rumors()).toEqual([0, 0, 3]);
    if (round === 5) expect(rumors()).toEqual([1, 0, 3]);
    if (round === 15) expect(table.pub().canalRumors).toEqual([]);
  }
  expect(table.phase()).toBe('finished');
  expect(table.pub().gondolaSpace).toBe(16);
});

rule(['MV-309', 'MV-310', 'MV-311', 'MV-312'], 'MV-X08 Shops and sharing', () => {
  const [red, blue, green, white, black] = [0, 1, 2, 3, 4];
  const table = moving({
    turnOrder: [red, green, blue, black, white],
    seats: [{}, {}, {}, {}, {}],
  });
  table.go('shops', 'church', 'shops', 'docks', 'docks');
  expect(table.order()).toEqual([
    [red, 'main', 'shops'],
    [green, 'main', 'shops'],
    [white, 'shared', 'shops'],
    [black, 'shared', 'shops'],
    [blue, 'shared', 'shops'],
    [blue, 'main', 'church'],
    [black, 'main', 'docks'],
    [white, 'main', 'docks'],
    [red, 'shared', 'docks'],
    [blue, 'shared', 'docks'],
    [green, 'shared', 'docks'],
  ]);
});

rule(['MV-303', 'MV-304', 'MV-305', 'MV-306', 'MV-307'], 'MV-X09 Destinations', () => {
  const to = (location: string) => ({ type: 'submitDestination', location });
  const dock: Given = {
    round: 3,
    seats: [
      { pawn: { location: 'docks', spot: '1' } },
      { pawn: { location: 'officeNorth', spot: null } },
    ],
  };
  const table = moving(dock);
  expect(table.refusal(0, to('docks'))).toBe('E_SAME_PLACE');
  expect(table.refusal(1, to('officeSouth'))).toBeNull();
  const first = moving({ seats: [{ pawn: null }, { pawn: null }] });
  expect(first.legal(0, 'submitDestination').length).toBe(8);
  const sixth = bidding({ ...dock, round: 5 });
  playRound(sixth, [0, 0]);
  expect(sixth.pub().round).toBe(6);
  expect(sixth.refusal(0, to('docks'))).toBe('E_SAME_PLACE');
});

rule('MV-901', 'MV-X36 Two-player draft', () => {
  const start = () => bidding({ seats: [{}, {}] }).bid(10, 25);
  const first = start().do(1, thief);
  expect(first.copy().do(1, up).orders('tailor')).toBe(7);
  const shops = { tailor: { orders: 5 } };
  const full = bidding({ seats: [{}, {}], shops })
    .bid(10, 25)
    .do(1, thief);
  expect(full.copy().do(1, down).orders('tailor')).toBe(3);
  full.do(1, { ...up, shop: 'miller' });
  expect(full.deciders()).toEqual([0]);
  full.do(0, { type: 'chooseCharacter', character: 'trader' });
  expect(full.copy().do(0, up).orders('tailor')).toBe(7);
  expect(full.copy().do(0, down).orders('tailor')).toBe(4);
  full.do(0, up);
  expect(full.pub().draft).toEqual({ seat: 1, step: 'pick' });
  full.do(1, { type: 'chooseCharacter', character: 'guildMaster' });
  expect(full.pub().characterRow.length).toBe(2);
});

rule(
  [
    'MV-102',
    'MV-103',
    'MV-105',
    'MV-106',
    'MV-109',
    'MV-111',
    'MV-116',
    'MV-117',
    'MV-118',
    'MV-119',
    'MV-122',
  ],
  'MV-X38 Set-up of three seats',
  () => {
    const table = fresh(3);
    const view = table.pub();
    expect(table.allCash()).toEqual([150, 150, 150]);
    const owned = view.seats.map((seat) => Object.keys(seat.shares)[0]);
    expect(new Set(owned).size).toBe(3);
    expect(Object.values(view.supply).sort()).toEqual([10, 10, 10, 10, 9, 9, 9].sort());
    expect(view.supply).toMatchObject({ officeNorth: 10, officeSouth: 10 });
    const sum = (counts: object): number =>
      Object.values(counts).reduce((a: number, b: number) => a + b, 0);
    expect(sum(view.bag)).toBe(77);
    expect(view.docks.map(sum)).toEqual([2, 2, 2, 2]);
    expect(view.seats.map((seat) => sum(seat.cubes))).toEqual([1, 1, 1]);
    expect(6 * 40 - sum(table.prices())).toBe(13 * 5);
    expect(view.guildDeck).toBe(18);
    expect(view.church.plaza.length).toBe(2);
    expect(view.church.stack).toBe(4);
    expect(view.canalRumors).toEqual([2, 3, 4, 6, 7, 8, 10, 11, 12, 14, 15, 16]);
    expect(view.gondolaSpace).toBe(1);
    expect(view.seats.map((seat) => seat.pawn)).toEqual([null, null, null]);
    expect(view.phase).toBe('bid');
  },
);
