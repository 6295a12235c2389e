/** Worked examples of the rules, section 10: the marker, final scoring, a whole round. */

import { expect } from 'vitest';
import type { Location } from '../../../engine/games/masters-of-venice/data.ts';
import type { Stance } from '../../../engine/games/masters-of-venice/types.ts';
import { rule } from '../rule.ts';
import { given, moving, turnAt } from './positions.ts';
import type { Table } from './table.ts';

const [red, blue, green, white] = [0, 1, 2, 3];

/** The round of MV-X31: Red docks, Blue Guild Hall, Green docks, White (Gondolieri) Church. */
function venice(stance: Stance = 'placeStart'): Table {
  const table = moving({
    turnOrder: [red, blue, green, white],
    marker: { holder: white, used: false },
    seats: [{}, {}, {}, {}],
  });
  table.do(white, { type: 'setStance', stance });
  return table.go('docks', 'guildHall', 'docks', 'church');
}
const docks = (...seats: [number, string][]): [number, string, Location][] =>
  seats.map(([seat, kind]) => [seat, kind, 'docks']);
const guildHall = [
  [blue, 'main', 'guildHall'],
  [green, 'shared', 'guildHall'],
  [white, 'shared', 'guildHall'],
  [red, 'shared', 'guildHall'],
];
const church = [white, 'main', 'church'];

rule(['MV-352', 'MV-353', 'MV-354', 'MV-356', 'MV-357'], 'MV-X31 Marker, own', () => {
  const plain = [
    ...docks([red, 'main'], [green, 'main'], [white, 'shared'], [blue, 'shared']),
    ...guildHall,
  ];
  expect(venice('wait').order()).toEqual([...plain, church]);
  const table = venice();
  expect(table.deciders()).toEqual([white]);
  table.do(white, { type: 'useInterrupt', target: 'own' });
  expect(table.order()).toEqual([church, ...plain]);
  const woken = table.events('placeActivated').map((event) => event.location);
  expect(woken).toEqual(['docks', 'guildHall', 'church']);
});

rule(['MV-355', 'MV-356'], 'MV-X32 Marker, shared', () => {
  const table = venice().do(white, { type: 'useInterrupt', target: 'shared' });
  expect(table.order()).toEqual([
    ...docks([white, 'shared'], [red, 'main'], [green, 'main'], [blue, 'shared']),
    ...guildHall,
    church,
  ]);
});

rule(['MV-351', 'MV-353', 'MV-359'], 'MV-X33 Marker limits', () => {
  const decline = { type: 'declineInterrupt' } as const;
  const own = { type: 'useInterrupt', target: 'own' } as const;
  const table = venice('always').do(white, decline);
  expect(table.pub().turn).toMatchObject({ seat: red, location: 'docks' });
  expect(table.refusal(white, own)).toBe('E_PHASE');
  const queued = table.copy().do(white, { type: 'queueInterrupt', target: 'own' });
  queued.end(red);
  expect(queued.pub().turn).toMatchObject({ seat: white, location: 'church', byMarker: true });
  expect(queued.refusal(white, { type: 'queueInterrupt', target: 'shared' })).toBe('E_MARKER');
  queued.end(white);
  expect(queued.pub().turn).toMatchObject({ seat: green, location: 'docks' });
  table.end(red).do(white, decline).end(green);
  expect(table.refusal(white, { type: 'useInterrupt', target: 'shared' })).toBe('E_NOT_ELIGIBLE');
  table.do(white, own);
  expect(table.pub().turn).toMatchObject({ seat: white, location: 'church' });
});

rule(['MV-702', 'MV-703', 'MV-704', 'MV-705', 'MV-706'], 'MV-X34 Final scoring', () => {
  const table = turnAt('church', {
    round: 16,
    lumberPrice: 50,
    shops: {
      spiceShop: { resourcePrice: 60, sharePrice: 55 },
      blacksmith: { sharePrice: 60 },
    },
    seats: [
      {
        vp: 10,
        cash: 1205,
        cubes: { spice: 1, lumber: 1 },
        guildOrders: ['GO-07'],
        shares: { blacksmith: 4, spiceShop: 2, officeSouth: 2 },
      },
      {},
    ],
  });
  table.order();
  expect(table.pub().result?.table[0]).toEqual({
    seat: 0,
    track: 10,
    cubeValue: 110,
    tax: 55,
    owed: 0,
    vpTax: 0,
    guildOrders: ['GO-07'],
    rumors: [],
    vpOrders: -2,
    shareValue: 390,
    vpShares: 4,
    cash: 1150,
    vpCash: 12,
    total: 24,
  });
  expect(table.vp(0)).toBe(24);
});

rule('MV-708', 'MV-X35 Ties', () => {
  const winners = (shares: object): readonly number[] | undefined => {
    const tailor = { tailor: { sharePrice: 100 }, miller: { sharePrice: 70 } };
    const table = turnAt('church', {
      round: 16,
      shops: tailor,
      // 760 and 790 of stock are 8 VP each; 440 ducats are 4.
      seats: [
        { vp: 8, cash: 440, shares },
        { vp: 8, cash: 440, shares: { tailor: 3, miller: 7 } },
      ],
    });
    table.order();
    expect(table.pub().result?.table.map((row) => row.total)).toEqual([20, 20]);
    return table.pub().result?.winners;
  };
  expect(winners({ tailor: 7, officeNorth: 3 })).toEqual([1]);
  expect(winners({ tailor: 5, miller: 3, officeNorth: 4 })).toEqual([0, 1]);
});

rule(
  [
    'MV-301',
    'MV-302',
    'MV-309',
    'MV-310',
    'MV-311',
    'MV-312',
    'MV-315',
    'MV-317',
    'MV-318',
    'MV-605',
  ],
  'MV-X37 A whole round',
  () => {
    const [ana, ben, cy] = [0, 1, 2];
    const table = given(
      {
        phase: 'destination',
        turnOrder: [ben, ana, cy],
        marker: { holder: cy, used: false },
        lumberPrice: 35,
        canalRumors: { 3: 'RUM-M2' },
        offices: { officeNorth: 'lumber', officeSouth: 'fabric' },
        shops: {
          blacksmith: { resourcePrice: 30 },
          jeweler: { resourcePrice: 30, orders: 4 },
          miller: { resourcePrice: 35 },
          spiceShop: { resourcePrice: 40 },
          tailor: { resourcePrice: 40 },
        },
        seats: [
          { cash: 90, characters: ['trader'], shares: { jeweler: 2 }, cubes: { gems: 2 } },
          {
            cash: 100,
            characters: ['taxCollector'],
            shares: { blacksmith: 1, jeweler: 1 },
            cubes: { gems: 1, iron: 1 },
          },
          { cash: 60, shares: { tailor: 1, officeNorth: 1 }, cubes: { fabric: 1 } },
        ],
      },
      { draws: ['grain', 'gems', 'gems', 'iron', 'spice'] },
    );
    const decline = (): void => {
      while (table.phase() === 'window') table.do(cy, { type: 'declineInterrupt' });
    };
    table.go('mercato', 'shops', 'officeNorth');
    decline();
    table.do(ben, { type: 'sellAtShop', shop: 'jeweler', count: 1 }).end(ben);
    expect(table.allCash()).toEqual([110, 180, 60]);
    expect(table.pub().shops.jeweler).toMatchObject({
      resourcePrice: 35,
      sharePrice: 45,
      orders: 3,
    });
    decline();
    table.do(cy, { type: 'sellAtShop', shop: 'tailor', count: 1 }).end(cy);
    expect(table.allCash()).toEqual([110, 190, 150]);
    expect(table.pub().shops.tailor).toMatchObject({
      resourcePrice: 45,
      sharePrice: 45,
      orders: 1,
    });
    decline();
    table.do(ana, { type: 'useMajority', shop: 'jeweler', direction: 'raisePrice' });
    expect(table.pub().shops.jeweler).toMatchObject({ resourcePrice: 45, orders: 2 });
    table.do(ana, { type: 'sellAtShop', shop: 'jeweler', count: 2 }).end(ana);
    expect(table.allCash()).toEqual([330, 230, 150]);
    expect(table.pub().shops.jeweler).toMatchObject({
      resourcePrice: 55,
      sharePrice: 55,
      orders: 0,
    });
    decline();
    table.do(ana, { type: 'mercatoBuy', cubes: { iron: 2 } }).end(ana);
    expect(table.cash(ana)).toBe(270);
    expect(table.price('iron')).toBe(40);
    decline();
    table.do(cy, { type: 'useOffice' });
    expect(table.cubes(cy)).toEqual({ lumber: 1 });
    expect(table.prices()).toMatchObject({ grain: 30, gems: 45, iron: 35, spice: 35 });
    const placement = { 1: 'gems', 2: 'gems', 3: 'iron', 4: 'spice' } as const;
    table.do(cy, { type: 'placeCubes', placement });
    expect(table.allCash()).toEqual([270, 240, 160]);
    table.end(cy);
    expect(table.pub()).toMatchObject({ round: 3, gondolaSpace: 3, phase: 'destination' });
    expect(table.you(cy).rumors).toEqual(['RUM-M2']);
    expect(table.allCash()).toEqual([270, 240, 160]);
  },
);

rule(['MV-311', 'MV-354', 'MV-356'], 'MV-X41 Marker at a shared place', () => {
  const [r, b, w, g] = [0, 1, 2, 3];
  const start = (stance: Stance): Table => {
    const table = moving({
      turnOrder: [r, b, g, w],
      marker: { holder: w, used: false },
      seats: [{}, {}, {}, {}],
    });
    table.do(w, { type: 'setStance', stance });
    return table.go('docks', 'church', 'docks', 'mercato');
  };
  expect(start('wait').order()).toEqual([
    ...docks([r, 'main'], [w, 'main'], [g, 'shared'], [b, 'shared']),
    [b, 'main', 'church'],
    [g, 'main', 'mercato'],
  ]);
  const table = start('placeStart').do(w, { type: 'useInterrupt', target: 'own' });
  expect(table.order()).toEqual([
    ...docks([w, 'main'], [r, 'main'], [b, 'shared'], [g, 'shared']),
    [b, 'main', 'church'],
    [g, 'main', 'mercato'],
  ]);
});
