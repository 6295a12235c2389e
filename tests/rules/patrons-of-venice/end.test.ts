/** Points and the end of the game (rules, section 6). */

import { expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, C, D, game, owned, Table } from './table.ts';

/** The last answer of a turn in which nobody has done anything. */
const turnOver = (table: Table): Table => {
  table.lead('sponsor');
  while (table.view.phase === 'sponsor') table.pass(table.decider);
  return table;
};
const favours = (...counts: number[]): JsonObject[] =>
  counts.map((count) => ({ favours: count, ducats: 0 }));

rule(
  ['PV-087', 'PV-089', 'PV-090'],
  'V19 Five businesses, three beside statues, four Favours',
  () => {
    const sites = {
      B02: owned(A, 'draper'),
      B06: owned(A, 'draper'),
      B12: owned(A, 'canvaser'),
      B05: owned(A, 'tailor'),
      B22: owned(A, 'canvaser'),
      B20: owned(B, 'draper'),
    };
    const seats = favours(4, 0, 0, 0);
    const table = Table.of({ seats, sites, statues: ['POLO'] });
    expect(table.points()).toEqual([12, 1, 0, 0]);
    expect(table.view.phase).toBe('chooseAction');
    expect(turnOver(table).view).toMatchObject({ phase: 'gameOver', turn: 1, decider: [] });
    expect(table.view.result?.winners).toEqual([A]);
    expect(table.view.result?.table[A]).toEqual({
      seat: A,
      businesses: 5,
      besideStatue: 3,
      favours: 4,
      points: 12,
      ducats: 0,
    });
  },
);

rule(['PV-087', 'PV-088', 'PV-022'], '12 points with 3 or 4 players, 10 with 5', () => {
  for (const [n, target] of [
    [3, 12],
    [4, 12],
    [5, 10],
  ] as const) {
    const others = Array(n - 1).fill(0);
    for (const seat of [0, n - 1]) {
      const at = (points: number) => {
        const counts = [...others];
        counts.splice(seat, 0, points);
        return turnOver(Table.of({ seats: favours(...counts) })).view.phase;
      };
      expect([at(target - 1), at(target), at(target + 2)]).toEqual([
        'chooseAction',
        'gameOver',
        'gameOver',
      ]);
    }
  }
});

rule(
  ['PV-089', 'PV-020'],
  'A statue beside a business makes it count 2, for all owners, at once',
  () => {
    const sites = { B01: owned(A, 'draper'), B02: owned(B, 'draper'), B12: owned(B, 'tailor') };
    const table = Table.of({ seats: [{ ducats: 9 }, {}, {}], sites });
    expect(table.points()).toEqual([1, 2, 0]);
    table.lead('sponsor').statue(A, 'FRARI');
    expect(table.points()).toEqual([2, 3, 0]);
    const two = Table.of({ seats: [{}, {}, {}], sites, statues: ['FRARI', 'POLO'] });
    expect(two.points()).toEqual([2, 3, 0]);
  },
);

rule('PV-090', 'Each Favour is a point', () => {
  expect(Table.of({ seats: favours(3, 0, 7) }).points()).toEqual([3, 0, 7]);
});

const TWELVE = Array.from({ length: 12 }, (_, i) => `B${String(i + 1).padStart(2, '0')}`);
const typeAt = (i: number): string => (i < 5 ? 'draper' : i < 10 ? 'canvaser' : 'wainwright');

/** A match of three with eight points each in the city, and these Favours and Ducats, is over. */
const ended = (...rows: readonly (readonly [favours: number, ducats: number])[]): Table =>
  turnOver(
    Table.of({
      seats: rows.map(([count, ducats]) => ({ favours: count, ducats, hand: { wool: 1 } })),
      sites: Object.fromEntries(TWELVE.map((site, i) => [site, owned(i % 3, typeAt(i))])),
      statues: ['FRARI', 'POLO', 'ORIO', 'MARG'],
    }),
  );
const winners = (table: Table) => {
  const won = table.view.result?.winners;
  const rows = game.standings(table.state);
  expect(rows.filter(({ winner }) => winner).map(({ seat }) => seat)).toEqual(won);
  return won;
};

rule('PV-091', 'V20 Most points, then most Ducats, then a shared victory', () => {
  const shared = ended([4, 6], [4, 6], [3, 20]);
  expect(shared.points()).toEqual([12, 12, 11]);
  expect(winners(shared)).toEqual([A, B]);
  expect(winners(ended([4, 6], [4, 7], [3, 20]))).toEqual([B]);
  expect(winners(ended([4, 7], [4, 6], [3, 20]))).toEqual([A]);
  expect(winners(ended([4, 0], [3, 30], [5, 0]))).toEqual([C]);
  expect(winners(ended([5, 2], [3, 30], [5, 2]))).toEqual([A, C]);
  expect(game.standings(shared.state).map(({ score }) => score)).toEqual([12, 12, 11]);
});

rule(
  'PV-091',
  'Cards in hand, cubes and shipments are worth nothing; at the end all is shown',
  () => {
    const { view } = ended([4, 6], [0, 6], [0, 20]);
    expect(view.result?.table).toEqual(
      [4, 0, 0].map((count, seat) => ({
        seat,
        businesses: 4,
        besideStatue: 4,
        favours: count,
        points: 8 + count,
        ducats: [6, 6, 20][seat],
      })),
    );
    expect(view.seats.map(({ hand }) => hand)).toEqual(Array(3).fill({ wool: 1 }));
  },
);

rule('PV-092', 'Everybody completes the action of the last turn, and everybody is checked', () => {
  const sites = { B01: owned(A, 'draper'), B09: owned(C, 'draper'), B10: owned(C, 'canvaser') };
  const seats = [
    { favours: 10, ducats: 20 },
    { favours: 0, ducats: 20, hand: { wool: 1 } },
    { favours: 8, ducats: 20 },
  ];
  const table = Table.of({ seats, sites }).lead('sponsor').found(A, 'draper', 'B20');
  expect(table.points()).toEqual([12, 0, 10]);
  expect(table.view).toMatchObject({ phase: 'sponsor', decider: [B], result: null });
  table.found(B, 'draper', 'B07');
  expect(table.decider).toBe(C);
  table.statue(C, 'ORIO');
  expect(table.view.phase).toBe('gameOver');
  expect(table.points()).toEqual([12, 1, 12]);
  // The one who is not the Lead Player has more Ducats left.
  expect(winners(table)).toEqual([C]);
  const other = Table.of({ seats: [{}, { favours: 12 }, {}] });
  expect(turnOver(other).view.phase).toBe('gameOver');
});

test('`maxTurns` scores a match after that turn as at its end', () => {
  const options = { maxTurns: 3 };
  const seats = favours(1, 2, 0, 0);
  expect(turnOver(Table.of({ seats, turn: 2 }, options)).view.phase).toBe('chooseAction');
  const table = turnOver(Table.of({ seats, turn: 3, lead: D }, options));
  expect(table.view).toMatchObject({ phase: 'gameOver', turn: 3, lead: D });
  expect(winners(table)).toEqual([B]);
  expect(turnOver(Table.of({ seats, turn: 500 })).view.phase).toBe('chooseAction');
});
