import { expect, test } from 'vitest';
import type { MvEvent } from '../../../engine/games/masters-of-venice/events.ts';
import * as S from '../../../engine/games/masters-of-venice/state.ts';
import { rule } from '../rule.ts';
import { enter } from './bookkeeping.ts';
import { booksOf } from './books.ts';
import { someSteps } from './matches.ts';
import { type Given, given, moving, sharedTurnAt, turnAt } from './positions.ts';

rule(
  ['MV-422', 'MV-444', 'MV-471', 'MV-525', 'MV-803'],
  'Events tell everything that an action changes',
  () => {
    for (const { before, after, events, action } of someSteps()) {
      const books = booksOf(before);
      enter(books, events);
      // Thousands of comparisons: the slow one runs only in case of a difference.
      const there = booksOf(after);
      if (JSON.stringify(books) !== JSON.stringify(there))
        expect(books, JSON.stringify(action)).toEqual(there);
    }
  },
);

test('Every kind of event happens in some match', () => {
  const seen = new Set(someSteps().flatMap(({ events }) => events.map((event) => event.type)));
  const common: MvEvent['type'][] = [
    ...(['roundStarted', 'charactersReturned', 'committed', 'bidsRevealed', 'paid'] as const),
    ...(['turnOrderSet', 'characterTaken', 'ordersMoved', 'adjustSkipped', 'pegMoved'] as const),
    ...(['majorityChanged', 'vpGained', 'turnStarted'] as const),
    ...(['destinationsRevealed', 'placeActivated', 'turnEnded', 'windowOpened'] as const),
    ...(['windowDeclined', 'interrupted', 'pawnStepped', 'cubesBought', 'cubeStolen'] as const),
    ...(['majorityUsed', 'sold', 'dividendPaid', 'sharesBought', 'sharesSold'] as const),
    ...(['orderDrawn', 'orderKept', 'orderDelivered', 'favorBought', 'plazaRefilled'] as const),
    ...(['officeCubeTaken', 'cubeDrawn', 'cubesPlaced', 'mercatoBought', 'mercatoSold'] as const),
    ...(['mercatoSwapped', 'favorPlayed', 'rumorPlayed', 'gondolaMoved', 'rumorTaken'] as const),
    ...(['handsRevealed', 'scoringStep', 'finalScored'] as const),
  ];
  expect(common.filter((type) => !seen.has(type))).toEqual([]);
});

rule(['MV-314', 'MV-353'], 'Turns, windows and lapsed orders are told as they are', () => {
  for (const { before, events } of someSteps()) {
    for (const event of events) {
      if (event.type === 'turnEnded') expect(event.passed).toBe(before[S.TURN_ACTED] === 0);
      if (event.type === 'windowOpened' || event.type === 'windowDeclined')
        expect(before[S.MARKER_USED]).toBe(0);
      if (event.type === 'windowOpened') expect(event.targets.length).toBeGreaterThan(0);
    }
  }
  const table = moving({
    marker: { holder: 2, used: false },
    seats: [{}, {}, {}],
  }).go('docks', 'church', 'mercato');
  expect(table.events('windowOpened')).toEqual([
    { type: 'windowOpened', seat: 2, targets: ['own', 'shared'] },
  ]);
  table.do(2, { type: 'declineInterrupt' });
  expect(table.events('windowDeclined')).toEqual([{ type: 'windowDeclined', seat: 2 }]);
  table.do(2, { type: 'queueInterrupt', target: 'shared' });
  table.do(2, { type: 'setStance', stance: 'always' });
  const secret = table.log.items.filter(({ to }) => to !== undefined);
  expect(secret.map(({ event, to }) => [event.type, to])).toEqual([
    ['interruptQueued', 2],
    ['stanceSet', 2],
  ]);
  expect(table.events('committed').map(({ seat, to, again }) => [seat, to, again])).toEqual([
    [0, 'destination', false],
    [1, 'destination', false],
    [2, 'destination', false],
  ]);
});

/** Actions other than passing, for `passed`. */
const acts: readonly [Given['turn'] & object, Given, object][] = [
  [
    { location: 'docks' },
    { docks: [{ iron: 1 }, {}, {}, {}] },
    { type: 'useDock', dock: 1, buy: { iron: 1 }, steal: null },
  ],
  [
    { location: 'shops' },
    { seats: [{ cubes: { gems: 1 } }, {}] },
    { type: 'sellAtShop', shop: 'jeweler', count: 1 },
  ],
  [{ location: 'stockMarket' }, {}, { type: 'buyShares', lots: { miller: 1 } }],
  [{ location: 'guildHall' }, {}, { type: 'drawOrder', useGuildMaster: false }],
  [
    { location: 'church' },
    { plaza: ['FAV-20-A', 'FAV-20-B'] },
    { type: 'buyFavor', favor: 'FAV-20-A' },
  ],
  [{ location: 'mercato' }, {}, { type: 'mercatoBuy', cubes: { iron: 1 } }],
  [
    { location: 'church' },
    { seats: [{ favors: ['FAV-20-A'] }, {}] },
    { type: 'playFavor', favor: 'FAV-20-A', shop: 'miller', amount: 1 },
  ],
  [
    { location: 'church' },
    { seats: [{ rumors: ['RUM-B1'] }, {}] },
    { type: 'playRumor', rumor: 'RUM-B1', peg: 'share', direction: 'up' },
  ],
];

test('A turn in which anything was done is not a pass', () => {
  for (const [{ location }, position, action] of acts as [{ location: 'docks' }, Given, never][]) {
    const table = turnAt(location, position).do(0, action).end(0);
    expect(table.events('turnEnded')[0]).toEqual({
      type: 'turnEnded',
      seat: 0,
      location,
      passed: false,
    });
  }
});

rule(['MV-223', 'MV-441', 'MV-601', 'MV-602'], 'Cards that only one may see', () => {
  const drawing = turnAt('guildHall', { deck: ['GO-05'] });
  drawing.do(0, { type: 'drawOrder', useGuildMaster: false });
  expect(drawing.log.items.at(-1)).toMatchObject({
    event: { type: 'orderDrawn', cards: [null], guildMaster: false },
    secret: { seat: 0, fields: { cards: ['GO-05'] } },
  });
  const master = turnAt('guildHall', {
    deck: ['GO-05', 'GO-16'],
    seats: [{ characters: ['guildMaster'], guildOrders: ['GO-21'] }, {}],
  });
  master.do(0, { type: 'drawOrder', useGuildMaster: true });
  expect(master.log.items.at(-1)).toMatchObject({
    event: { type: 'orderDrawn', cards: [null, null], guildMaster: true },
    secret: { seat: 0, fields: { cards: ['GO-05', 'GO-16'] } },
  });
  const both = master.copy();
  both.do(0, { type: 'guildKeep', keep: 'GO-05', returnHeld: 'GO-21' });
  expect(both.log.items.at(-1)).toMatchObject({
    event: {
      type: 'orderKept',
      seat: 0,
      keep: null,
      rejected: null,
      returnedHeld: true,
      returned: null,
    },
    secret: { seat: 0, fields: { keep: 'GO-05', rejected: 'GO-16', returned: 'GO-21' } },
  });
  master.do(0, { type: 'guildKeep', keep: 'GO-16', returnHeld: null });
  expect(master.log.items.at(-1)).toMatchObject({
    event: { type: 'orderKept', returnedHeld: false, returned: null },
    secret: { seat: 0, fields: { keep: 'GO-16', rejected: 'GO-05', returned: null } },
  });
  const gondola = turnAt('church', { canalRumors: { 3: 'RUM-J2' } });
  gondola.order();
  const taken = gondola.log.items.find(({ event }) => event.type === 'rumorTaken');
  expect(taken?.secret).toEqual({ seat: 2, fields: { rumor: 'RUM-J2' } });
});

rule(['MV-702', 'MV-704', 'MV-705', 'MV-706'], 'The final count goes step by step', () => {
  const table = turnAt('church', {
    round: 16,
    seats: [
      { cash: 105, vp: 7, cubes: { gems: 1 }, shares: { miller: 3 }, guildOrders: ['GO-02'] },
      { cash: 0, vp: 1, rumors: ['RUM-T1'] },
    ],
  });
  table.order();
  const steps = table.events('scoringStep').filter(({ seat }) => seat === 0);
  expect(steps.map(({ step, amount, vp, total }) => [step, amount, vp, total])).toEqual([
    ['track', 7, 7, 7],
    ['tax', 20, 0, 7],
    ['orders', 1, -2, 5],
    ['shares', 120, 1, 6],
    ['cash', 85, 1, 7],
  ]);
  expect(table.events('handsRevealed')).toEqual([
    { type: 'handsRevealed', seat: 0, guildOrders: ['GO-02'], rumors: [] },
    { type: 'handsRevealed', seat: 1, guildOrders: [], rumors: ['RUM-T1'] },
  ]);
  const [final] = table.events('finalScored');
  expect(final?.winners).toEqual([0]);
  expect(final?.table).toEqual(table.pub().result?.table);
});

test('Pegs say why they move', () => {
  const causes = new Set<string>();
  for (const { events } of someSteps())
    for (const event of events) if (event.type === 'pegMoved') causes.add(event.cause);
  const named = ['bid', 'dock', 'sale', 'majority', 'shares', 'delivery', 'office'];
  expect([...causes].sort()).toEqual(
    [...named, 'harborMaster', 'mercato', 'favor', 'rumor', 'bottoming'].sort(),
  );
  const table = sharedTurnAt('docks', { docks: [{ iron: 2 }, {}, {}, {}] });
  table.do(1, { type: 'useDock', dock: 1, buy: { iron: 2 }, steal: null });
  expect(table.events('pegMoved')).toEqual([
    {
      type: 'pegMoved',
      track: 'resource',
      id: 'iron',
      from: 40,
      to: 50,
      through: 50,
      cause: 'dock',
    },
  ]);
  expect(given({}).events('pegMoved')).toEqual([]);
});
