/** The events, card by card and Ducat by Ducat. */

import { expect } from 'vitest';
import { OrderedChance, SeededChance } from '../../../engine/core/chance.ts';
import { EventList } from '../../../engine/core/events.ts';
import { rule } from '../rule.ts';
import { A, B, C, counted, game, hoarded, owned, RAW, ships, Table } from './table.ts';

/** The deck of example V02, in the order of dealing; unnamed cards follow. */
const DEALT = [
  'grain',
  'wool',
  'hemp',
  'pirates',
  'lumber',
  'wine',
  'silk',
  'iron',
  'pepper',
  'wool',
  'pirates',
  'hemp',
  'silk',
  'lumber',
  'lumber',
  'grain',
  'iron',
  'wool',
];
const COUNT = { lumber: 10, wool: 10, hemp: 10, silk: 9, iron: 7, grain: 8, wine: 6, pepper: 5 };

function opening() {
  const used = counted(DEALT);
  const rest = [...RAW, 'pirates' as const].flatMap((card) => {
    const all = card === 'pirates' ? 4 : COUNT[card];
    return Array<string>(all - (used[card] ?? 0)).fill(card);
  });
  const order = game.pile?.([...DEALT, ...rest]) ?? [];
  const events = new EventList();
  const chance = new OrderedChance([order], new SeededChance(1));
  game.setup(3, game.options({ startPlayer: A }, 3), chance, events);
  return events.items;
}

rule(['PV-007', 'PV-015'], 'Each hand is told to its owner alone', () => {
  const dealt = opening().filter(({ event }) => event.type === 'handDealt');
  expect(dealt.map((one) => game.eventFor(one, 'public'))).toEqual(
    [A, B, C].map((seat) => ({ type: 'handDealt', seat, good: null })),
  );
  const own = dealt.map((one, seat) => game.eventFor(one, seat)?.good);
  expect(own).toEqual(['wool', 'hemp', 'lumber']);
  for (const [seat, one] of dealt.entries()) {
    expect(game.eventFor(one, (seat + 1) % 3)).toMatchObject({ good: null });
  }
});

rule(
  ['PV-008', 'PV-009', 'PV-010', 'PV-011'],
  'What is put aside for Market and ships is named, what is put aside for hands is not',
  () => {
    const told = opening().map(({ event }) => event);
    const aside = told.flatMap(({ type, card, from }) =>
      type === 'cardPutAside' ? [[card, from]] : [],
    );
    expect(aside).toEqual([
      ['wine', 'market'],
      ['pirates', 'ship'],
    ]);
    const market = told.flatMap(({ type, good }) => (type === 'marketDealt' ? [good] : []));
    expect(market).toEqual(['silk', 'iron']);
    const onShips = told.flatMap(({ type, seat, ship, good }) =>
      type === 'shipDealt' ? [[seat, ship, good]] : [],
    );
    expect(onShips.slice(0, 4)).toEqual([
      [A, 'left', 'pepper'],
      [A, 'middle', 'wool'],
      [A, 'right', 'hemp'],
      [B, 'left', 'silk'],
    ]);
    expect(onShips).toHaveLength(9);
    expect(told.at(-1)).toEqual({ type: 'turnStarted', turn: 1, lead: A });
  },
);

rule(
  ['PV-033', 'PV-034', 'PV-035', 'PV-041'],
  'A raid is told with what it took and spared',
  () => {
    const table = Table.of({
      seats: [
        { ships: ships(null, null, 'iron') },
        { ships: ships(null, null, ['silk', B]) },
        { ships: ships(null, null, 'wine') },
      ],
      discard: { pirates: 1 },
      drawDeck: ['wool', 'pirates', 'lumber', 'hemp'],
    }).lead('sail');
    expect(table.events('shipmentsDrawn')).toMatchObject([
      { cards: ['wool', 'pirates', 'lumber'], instead: false },
      { cards: ['hemp'], instead: true },
    ]);
    expect(table.events('piratesCame')).toEqual([
      {
        type: 'piratesCame',
        stolen: [
          { board: A, good: 'iron' },
          { board: C, good: 'wine' },
        ],
        spared: [{ board: B, good: 'silk', reservedBy: B }],
      },
    ]);
    expect(table.events('piratesDiscarded')).toMatchObject([{ count: 1, discarded: 2 }]);
    table.unload(B, 'sell').place(A, 'hemp').place(B, 'lumber');
    expect(table.events('unloaded')).toEqual([
      {
        type: 'unloaded',
        seat: B,
        board: B,
        good: 'silk',
        reserved: true,
        to: 'market',
        ducats: 3,
      },
    ]);
    // The last one goes to the seat without any.
    expect(table.events('shipmentPlaced')).toEqual([
      { type: 'shipmentPlaced', seat: A, good: 'hemp', unasked: false },
      { type: 'shipmentPlaced', seat: B, good: 'lumber', unasked: false },
      { type: 'shipmentPlaced', seat: C, good: 'wool', unasked: true },
    ]);
  },
);

rule(
  ['PV-032', 'PV-036', 'PV-044'],
  'A reshuffle says why, and how many cards came from where',
  () => {
    const four = Table.of({
      seats: [{}, {}, {}],
      discard: { pirates: 3, iron: 2 },
      drawDeck: ['wool', 'pirates', 'lumber'],
    }).lead('sail');
    expect(four.events('reshuffled')[0]).toMatchObject({
      because: 'fourPirates',
      discard: 6,
      wharf: 0,
      market: 0,
    });
    const first = (discard: object, wharf: object, market: object) => {
      const given = { seats: [{}, {}, {}], drawDeck: ['wool', 'pirates'], discard, wharf, market };
      return Table.of(hoarded(given as never))
        .lead('sail')
        .events('reshuffled')[0];
    };
    expect(first({ iron: 2, pirates: 3 }, {}, {})).toMatchObject({
      because: 'shortDeck',
      discard: 5,
      wharf: 0,
      market: 0,
      deck: 7,
    });
    expect(first({ iron: 1, pirates: 3 }, { wine: 1 }, { silk: 1 })).toMatchObject({
      because: 'shortGoods',
      discard: 4,
      wharf: 1,
      market: 0,
      deck: 7,
    });
    expect(first({ iron: 1, pirates: 3 }, {}, { silk: 1, cloth: 1 })).toMatchObject({
      because: 'shortGoods',
      discard: 4,
      wharf: 0,
      market: 1,
      deck: 7,
    });
  },
);

rule(['PV-079', 'PV-080', 'PV-094'], 'Income is told with its parts, and to whom it went', () => {
  const table = Table.of(
    {
      seats: [{ hand: { lumber: 1, silk: 1, canvas: 1 } }, {}, {}],
      sites: { B02: owned(B, 'tentmaker'), B07: owned(C, 'tentmaker') },
      statues: ['FRARI'],
    },
    { guestProduction: true },
  )
    .lead('produce')
    .produce(A, 'B02');
  expect(table.events('produced')).toEqual([
    {
      type: 'produced',
      seat: A,
      site: 'B02',
      owner: B,
      business: 'tentmaker',
      consumed: ['lumber', 'silk', 'canvas'],
      output: 'tent',
      favour: true,
      income: 7,
      base: 5,
      statue: 1,
      quarter: 1,
    },
  ]);
});
