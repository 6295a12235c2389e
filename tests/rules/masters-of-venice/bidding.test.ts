import { expect } from 'vitest';
import type { Character, Shop } from '../../../engine/games/masters-of-venice/data.ts';
import * as S from '../../../engine/games/masters-of-venice/state.ts';
import { rule } from '../rule.ts';
import { someSteps } from './matches.ts';
import { bidding, type Given, turnAt } from './positions.ts';
import type { Beside, Table } from './table.ts';

const pick = (character: Exclude<Character, 'gondolieri'>) =>
  ({ type: 'chooseCharacter', character }) as const;
const adjust = (shop: Shop, direction: 'up' | 'down') =>
  ({ type: 'adjustOrders', shop, direction }) as const;

/** The draft right after seat 0 bid the most and picked. */
function adjusting(bid: number, partial: Given = {}, beside: Beside = {}): Table {
  const table = bidding({ seats: [{ cash: 200 }, {}, {}], ...partial }, beside);
  return table.bid(bid, 0, 0).do(0, pick('thief'));
}

rule('MV-202', 'At a bidding round all characters return and the marker is fresh', () => {
  const table = turnAt('church', {
    round: 4,
    marker: { holder: 2, used: true },
    seats: [
      { characters: ['thief'], cash: 150 },
      { characters: ['trader'], cash: 150 },
      { characters: ['gondolieri'], cash: 150 },
    ],
  });
  table.order();
  const view = table.pub();
  expect(view.round).toBe(5);
  expect(view.phase).toBe('bid');
  expect(view.characterRow.length).toBe(6);
  expect(view.seats.map((seat) => seat.characters)).toEqual([[], [], []]);
  expect(view.marker).toBeNull();
  expect(view.turnOrder).toEqual([]);
  expect(view.seats.map((seat) => seat.bid)).toEqual([null, null, null]);
  table.bid(10, 5, 0);
  expect(table.pub().marker).toEqual({ holder: 2, used: false });
  // The former thief may pick another; the thief is free again.
  table.do(0, pick('trader')).do(0, adjust('tailor', 'up')).do(1, pick('thief'));
  expect(table.pub().seats[1]?.characters).toEqual(['thief']);
});

rule('MV-203', 'Bids are secret and may be replaced until the last', () => {
  const table = bidding();
  expect(table.deciders()).toEqual([0, 1, 2]);
  const others = [table.bytes(1), table.bytes(2), table.bytes('public')];
  const twin = table.copy();
  table.do(0, { type: 'submitBid', amount: 85 });
  twin.do(0, { type: 'submitBid', amount: 30 });
  for (const viewer of [1, 2, 'public'] as const)
    expect(table.bytes(viewer)).toBe(twin.bytes(viewer));
  expect(table.you(0).bid).toBe(85);
  expect(others).not.toContain(table.bytes(1));
  expect(table.pub().seats.map((seat) => seat.committed)).toEqual([true, false, false]);
  expect(table.pub().seats[0]?.bid).toBeNull();
  expect(JSON.stringify(table.log.items)).not.toContain('85');
  expect(table.deciders()).toEqual([1, 2]);
  table.do(0, { type: 'submitBid', amount: 40 });
  expect(table.you(0).bid).toBe(40);
  table.do(1, { type: 'submitBid', amount: 45 }).do(2, { type: 'submitBid', amount: 0 });
  expect(table.allCash()).toEqual([60, 55, 100]);
});

rule('MV-204', 'A bid is anything from nothing to all of one’s cash', () => {
  const table = bidding({ seats: [{ cash: 60 }, { cash: 0 }, {}] });
  expect(table.refusal(0, { type: 'submitBid', amount: 65 })).toBe('E_BID_CASH');
  expect(table.refusal(0, { type: 'submitBid', amount: 60 })).toBeNull();
  expect(table.refusal(0, { type: 'submitBid', amount: 0 })).toBeNull();
  expect(table.refusal(1, { type: 'submitBid', amount: 5 })).toBe('E_BID_CASH');
  expect(table.legal(0, 'submitBid').length).toBe(13);
  expect(table.legal(1, 'submitBid')).toEqual([{ type: 'submitBid', amount: 0 }]);
  table.do(1, { type: 'submitBid', amount: 0 });
});

rule('MV-205', 'A bid is a multiple of 5', () => {
  const table = bidding();
  for (const amount of [1, 3, 12, 99, -5, 2.5, '5', null])
    expect(table.refusal(0, { type: 'submitBid', amount })).toBe('E_PARAM');
  for (const action of table.legal(0, 'submitBid'))
    expect(action.type === 'submitBid' && action.amount % 5).toBe(0);
});

rule('MV-206', 'Bids are revealed together with the last one', () => {
  const table = bidding();
  table.do(2, { type: 'submitBid', amount: 20 }).do(0, { type: 'submitBid', amount: 10 });
  expect(table.phase()).toBe('bid');
  expect(table.allCash()).toEqual([100, 100, 100]);
  expect(table.events('bidsRevealed')).toEqual([]);
  table.do(1, { type: 'submitBid', amount: 15 });
  expect(table.events('bidsRevealed').map((event) => event.bids)).toEqual([[10, 15, 20]]);
  expect(table.pub().seats.map((seat) => seat.bid)).toEqual([10, 15, 20]);
  expect(table.phase()).toBe('draft');
});

rule('MV-207', 'Everybody pays his own bid, winner or not', () => {
  const table = bidding({ seats: [{ cash: 50 }, { cash: 60 }, { cash: 70 }] }).bid(50, 5, 35);
  expect(table.allCash()).toEqual([0, 55, 35]);
  expect(table.events('paid')).toEqual([
    { type: 'paid', seat: 0, amount: -50, reason: 'bid' },
    { type: 'paid', seat: 1, amount: -5, reason: 'bid' },
    { type: 'paid', seat: 2, amount: -35, reason: 'bid' },
  ]);
});

rule('MV-208', 'Turn order runs from the highest to the lowest bid', () => {
  const order = (...bids: number[]): readonly number[] =>
    bidding({ seats: bids.map(() => ({})) })
      .bid(...bids)
      .pub().turnOrder;
  expect(order(10, 30, 20)).toEqual([1, 2, 0]);
  expect(order(0, 5, 10, 15, 20)).toEqual([4, 3, 2, 1, 0]);
  expect(order(95, 100)).toEqual([1, 0]);
  // A larger bid beats any number of shares.
  const rich = { shares: { officeNorth: 5, officeSouth: 5, blacksmith: 5 } };
  expect(
    bidding({ seats: [rich, {}] })
      .bid(0, 5)
      .pub().turnOrder,
  ).toEqual([1, 0]);
});

rule('MV-209', 'A tie goes to more office shares, North and South together', () => {
  const seats = [
    { shares: { officeNorth: 2, blacksmith: 5 }, youthRank: 1 },
    { shares: { officeNorth: 1, officeSouth: 2 }, youthRank: 2 },
    { shares: { officeSouth: 4 }, youthRank: 3 },
  ];
  expect(bidding({ seats }).bid(10, 10, 10).pub().turnOrder).toEqual([2, 1, 0]);
  const south = [{ shares: { officeNorth: 1 } }, { shares: { officeSouth: 2 } }];
  expect(bidding({ seats: south }).bid(0, 0).pub().turnOrder).toEqual([1, 0]);
});

rule('MV-210', 'A remaining tie goes to Blacksmith, Jeweler, Miller, Spice Shop, Tailor', () => {
  const shops: Shop[] = ['blacksmith', 'jeweler', 'miller', 'spiceShop', 'tailor'];
  for (const [i, shop] of shops.entries()) {
    // Seat 1 has one more of this shop; seat 0 more of all that come later, and is younger.
    const later = Object.fromEntries(shops.slice(i + 1).map((other) => [other, 4]));
    const seats = [
      { shares: { [shop]: 1, ...later }, youthRank: 1 },
      { shares: { [shop]: 2 }, youthRank: 2 },
    ];
    const table = bidding({ seats }).bid(5, 5);
    expect(table.pub().turnOrder).toEqual([1, 0]);
    const ties = table.events('turnOrderSet').map((event) => event.tieBreaks);
    expect(ties).toEqual([[{ seats: [1, 0], by: shop }]]);
  }
});

rule('MV-211', 'A remaining tie goes to the younger player', () => {
  const seats = [{ youthRank: 3 }, { youthRank: 1 }, { youthRank: 4 }, { youthRank: 2 }];
  expect(bidding({ seats }).bid(10, 10, 10, 10).pub().turnOrder).toEqual([1, 3, 0, 2]);
});

rule(['MV-212', 'MV-214'], 'The first in turn order starts; all but the last pick in order', () => {
  const table = bidding({ seats: [{}, {}, {}, {}] }).bid(5, 20, 0, 10);
  expect(table.pub().turnOrder).toEqual([1, 3, 0, 2]);
  expect(table.deciders()).toEqual([1]);
  expect(table.pub().draft).toEqual({ seat: 1, step: 'pick' });
  expect(table.refusal(3, pick('thief'))).toBe('E_TURN');
  expect(table.legal(1).length).toBe(5);
  table.do(1, pick('thief')).do(1, adjust('tailor', 'up'));
  expect(table.pub().draft).toEqual({ seat: 3, step: 'pick' });
  expect(table.refusal(3, pick('thief'))).toBe('E_CHAR_TAKEN');
  expect(table.refusal(3, { type: 'chooseCharacter', character: 'gondolieri' })).toBe('E_PARAM');
  expect(table.legal(3).length).toBe(4);
  table.do(3, pick('trader')).do(3, adjust('tailor', 'up'));
  table.do(0, pick('guildMaster')).do(0, adjust('tailor', 'up'));
  const held = table.pub().seats.map((seat) => seat.characters);
  expect(held).toEqual([['guildMaster'], ['thief'], ['gondolieri'], ['trader']]);
  // Seat 2 bid nothing and picks nothing: the round is over. The start player's place is first.
  expect(table.phase()).toBe('destination');
  table.do(2, { type: 'setStance', stance: 'wait' });
  table.go('church', 'mercato', 'docks', 'officeNorth');
  expect(table.pub().turn).toMatchObject({ seat: 1, location: 'mercato', kind: 'main' });
});

rule('MV-213', 'The last in turn order has the Gondolieri and the marker', () => {
  for (const bids of [
    [5, 10, 15],
    [10, 5, 15],
    [15, 10, 5],
  ]) {
    const table = bidding().bid(...bids);
    const last = bids.indexOf(5);
    expect(table.pub().seats[last]?.characters).toEqual(['gondolieri']);
    expect(table.pub().marker).toEqual({ holder: last, used: false });
    expect(table.pub().characterRow).not.toContain('gondolieri');
    expect(table.events('characterTaken')).toEqual([
      { type: 'characterTaken', seat: last, character: 'gondolieri' },
    ]);
  }
});

rule('MV-215', 'Right after his pick a player must adjust the orders of one shop', () => {
  const table = bidding().bid(10, 5, 0);
  expect(table.refusal(0, adjust('tailor', 'up'))).toBe('E_PHASE');
  table.do(0, pick('thief'));
  expect(table.pub().draft).toEqual({ seat: 0, step: 'adjust' });
  expect(table.refusal(0, pick('trader'))).toBe('E_PHASE');
  expect(table.refusal(1, pick('trader'))).not.toBeNull();
  expect(table.refusal(1, adjust('tailor', 'up'))).toBe('E_TURN');
  expect(table.legal(0).length).toBe(10);
  table.do(0, adjust('miller', 'up'));
  expect(table.allOrders()).toEqual({
    blacksmith: 2,
    jeweler: 2,
    miller: 4,
    spiceShop: 2,
    tailor: 2,
  });
  expect(table.deciders()).toEqual([1]);
});

rule('MV-216', 'One order up for 5 ducats of the bid, one down for 10', () => {
  const orders = { tailor: { orders: 5 } };
  for (const [bid, up, down] of [
    [5, 6, 5],
    [10, 7, 4],
    [15, 8, 4],
    [20, 9, 3],
    [35, 12, 2],
    [50, 15, 0],
  ] as const) {
    const table = adjusting(bid, { shops: orders });
    expect(table.copy().do(0, adjust('tailor', 'up')).orders('tailor')).toBe(up);
    if (down < 5) expect(table.copy().do(0, adjust('tailor', 'down')).orders('tailor')).toBe(down);
  }
});

rule('MV-217', 'The full adjustment, cut by the track’s end; never by nothing', () => {
  const shops = {
    blacksmith: { orders: 15 },
    jeweler: { orders: 0 },
    miller: { orders: 3 },
    tailor: { orders: 8 },
  };
  const table = adjusting(45, { shops });
  expect(table.copy().do(0, adjust('miller', 'down')).orders('miller')).toBe(0);
  expect(table.copy().do(0, adjust('tailor', 'up')).orders('tailor')).toBe(15);
  expect(table.copy().do(0, adjust('blacksmith', 'down')).orders('blacksmith')).toBe(11);
  expect(table.refusal(0, adjust('blacksmith', 'up'))).toBe('E_NO_EFFECT');
  expect(table.refusal(0, adjust('jeweler', 'down'))).toBe('E_NO_EFFECT');
  expect(table.legal(0).length).toBe(8);
  expect(adjusting(5).refusal(0, adjust('miller', 'down'))).toBe('E_NO_EFFECT');
});

rule('MV-218', 'The last player adjusts too, after all others, if he bid anything', () => {
  const table = bidding().bid(15, 10, 5);
  table.do(0, pick('thief')).do(0, adjust('miller', 'up'));
  table.do(1, pick('trader')).do(1, adjust('miller', 'up'));
  expect(table.pub().draft).toEqual({ seat: 2, step: 'adjust' });
  expect(table.deciders()).toEqual([2]);
  table.do(2, adjust('tailor', 'up'));
  expect(table.orders('tailor')).toBe(3);
  expect(table.phase()).toBe('destination');
  const none = bidding().bid(15, 10, 0);
  none.do(0, pick('thief')).do(0, adjust('miller', 'up'));
  none.do(1, pick('trader')).do(1, adjust('miller', 'up'));
  expect(none.phase()).toBe('destination');
});

rule('MV-219', 'An adjustment that could move no peg is skipped', () => {
  const table = bidding().bid(0, 0, 0);
  const first = table.pub().turnOrder[0];
  table.do(first, pick('thief'));
  expect(table.pub().draft).toEqual({ seat: table.pub().turnOrder[1], step: 'pick' });
  expect(table.events('adjustSkipped')).toEqual([{ type: 'adjustSkipped', seat: first }]);
  // All pegs at the top and a bid of 5: up is cut to nothing and down needs 10.
  const full = { orders: 15 };
  const shops = { blacksmith: full, jeweler: full, miller: full, spiceShop: full, tailor: full };
  const top = adjusting(5, { shops });
  expect(top.pub().draft?.seat).not.toBe(0);
  // With 10 there is a way down.
  expect(adjusting(10, { shops }).pub().draft).toEqual({ seat: 0, step: 'adjust' });
  // All at the bottom: 5 moves one up.
  const empty = { orders: 0 };
  const low = { blacksmith: empty, jeweler: empty, miller: empty, spiceShop: empty, tailor: empty };
  expect(adjusting(5, { shops: low }).legal(0).length).toBe(5);
});

/** Turn order and characters of a state, and whether its term has been drafted. */
function termOf(s: S.State): { round: number; phase: number; term: string } {
  const order = Array.from(s.subarray(S.TURN_ORDER, S.TURN_ORDER + S.seatCount(s)));
  const characters = order.map((_, p) => s[S.CHARACTER + S.at(p)]);
  return { round: S.round(s), phase: S.phase(s), term: JSON.stringify([order, characters]) };
}

rule(['MV-220', 'MV-221'], 'Characters and turn order last until the next bidding round', () => {
  let terms = 0;
  for (const { before, after } of someSteps()) {
    const [from, to] = [termOf(before), termOf(after)];
    if (from.round % 4 !== 1 && to.round % 4 !== 1) expect(to.term).toBe(from.term);
    if (from.round % 4 === 1 && to.round % 4 === 2) terms++;
  }
  expect(terms).toBeGreaterThan(50);
  // The power works again in the next round of the term, also with another in between.
  const table = turnAt('docks', {
    docks: [{ gems: 9 }, {}, {}, {}],
    seats: [{ characters: ['thief'] }, { characters: ['trader'] }, {}],
  });
  const steal = { type: 'useDock', dock: 1, buy: {}, steal: 'gems' } as const;
  table.do(0, steal).order();
  table.go('church', 'mercato', 'officeNorth').order();
  table.go('docks', 'church', 'mercato');
  expect(table.pub().turn).toMatchObject({ seat: 0, location: 'docks' });
  table.do(0, steal);
  expect(table.cubes(0)).toEqual({ gems: 2 });
});
