/** Positions in the words of appendix A.2: begun in the middle of a phase, or refused. */

import { expect, test } from 'vitest';
import { A, B, C, owned, ships, Table } from './table.ts';

const laden = { ships: ships('wool', 'hemp', 'silk') };
const waiting = { ships: ships(null, 'hemp', 'silk') };
const unloaded = { ships: ships('wool', 'hemp', null) };
const sail = (newShipments: string[], board: number | null = null) => ({
  sail: { newShipments, board },
});

test('sailUnload begins at the first laden board, or at the one that is named', () => {
  const given = { phase: 'sailUnload', lead: B, seats: [laden, unloaded, laden] };
  const table = Table.of({ ...given, ...sail(['iron', 'iron', 'wool'], C) });
  expect(table.view).toMatchObject({ action: 'sail', decider: [C], sail: { board: C } });
  table.unload(C, 'keep').unload(A, 'sell');
  expect(table.view).toMatchObject({ phase: 'sailPlace', decider: [B] });
});

test('sailPlace goes on with the seats that have not placed', () => {
  const table = Table.of({
    phase: 'sailPlace',
    lead: B,
    seats: [waiting, laden, waiting],
    ...sail(['iron', 'wool']),
  });
  expect(table.view.decider).toEqual([C]);
  table.place(C, 'wool');
  expect(table.view.turn).toBe(2);
  expect(table.board(A)[0]).toBe('iron');
});

test('tradeBuy and produce go on with what has happened in them', () => {
  const buying = Table.of({
    phase: 'tradeBuy',
    lead: A,
    decider: [C],
    buy: { passes: 2 },
    seats: [{}, {}, {}],
  });
  expect(buying.pass(C).view.turn).toBe(2);
  const sites = { B01: owned(A, 'draper'), B02: owned(A, 'draper') };
  const producing = Table.of({
    phase: 'produce',
    seats: [{ hand: { wool: 1, cloth: 1 } }, {}, {}],
    sites,
    production: { used: ['B01'], made: { cloth: 1 } },
  });
  expect(producing.refusal(A, { type: 'produce', site: 'B01' })).toBe('BUSINESS_ALREADY_USED');
  producing.produce(A, 'B02');
  expect(producing.view.production?.made).toEqual({ cloth: 2 });
});

test.each<[string, object]>([
  ['no phase of that name', { phase: 'lunch' }],
  ['an action of another phase', { phase: 'reserve', action: 'sail' }],
  ['a lead who is not at the table', { lead: 3 }],
  ['two who decide', { phase: 'reserve', decider: [0, 1] }],
  ['another decider than the lead', { decider: [1] }],
  ['a card of nothing', { market: { gold: 1 } }],
  ['cloth in the deck', { drawDeck: ['cloth'] }],
  ['Pirates! on a ship', { seats: [{ ships: { left: { good: 'pirates', reservedBy: null } } }] }],
  ['a cube of nobody', { seats: [{ ships: { left: { good: 'wool', reservedBy: 3 } } }, {}, {}] }],
  ['less than nothing', { seats: [{ ducats: -1 }, {}, {}] }],
  ['points that are others', { seats: [{ points: 1 }, {}, {}] }],
  ['a business of nobody', { sites: { B01: { business: 'draper', owner: 4 } } }],
  ['two statues on a campo', { statues: ['POLO', 'POLO'] }],
  [
    'one shipment left to place',
    {
      phase: 'sailPlace',
      seats: [laden, laden, waiting],
      ...sail(['iron']),
    },
  ],
  [
    'more shipments than players without',
    {
      phase: 'sailPlace',
      seats: [laden, laden, waiting],
      ...sail(['iron', 'iron']),
    },
  ],
  [
    'a board that is unloaded',
    {
      phase: 'sailUnload',
      seats: [unloaded, laden, laden],
      ...sail([], A),
    },
  ],
  [
    'a board before it that is not',
    {
      phase: 'sailUnload',
      seats: [laden, laden, laden],
      ...sail([], B),
    },
  ],
  ['new shipments outside of a Sail action', { phase: 'reserve', ...sail(['iron']) }],
  ['passes outside of the buy step', { phase: 'reserve', buy: { passes: 1 } }],
  ['three passes of three', { phase: 'tradeBuy', buy: { passes: 3 } }],
  [
    'a site used by a player who does not own it',
    {
      phase: 'produce',
      sites: { B01: owned(B, 'draper') },
      production: { used: ['B01'], made: { cloth: 1 } },
    },
  ],
])('refused: %s', (_what, given) => {
  expect(() => Table.of({ seats: [{}, {}, {}], ...given })).toThrow(/: /);
});
