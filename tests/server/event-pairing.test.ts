/** Sizes, pairings and standings of events, by their properties: pure, without a server. */

import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Standing } from '../../engine/core/contract.ts';
import { field, resultsCsv } from '../../server/events/csv.ts';
import {
  type Chairs,
  finalTable,
  groupCount,
  groupsFor,
  groupTables,
  Meetings,
  type Paired,
  swissTables,
} from '../../server/events/pairing.ts';
import { type TableSizes, tableSizes } from '../../server/events/sizes.ts';
import { type PlayedTable, pointsOf, standingsOf } from '../../server/events/standings.ts';

const LIMITS: readonly TableSizes[] = [2, 3, 4, 5].flatMap((seats) =>
  [2, 3].flatMap((min) =>
    ([3, 4, 5] as const)
      .filter((max) => max >= min && seats <= max && seats >= min)
      .flatMap((max) => (['sizes', 'bots'] as const).map((spare) => ({ seats, min, max, spare }))),
  ),
);

const people = (n: number, points = (_id: number): number => 0): Paired[] =>
  Array.from({ length: n }, (_, k) => ({ id: k + 1, points: points(k + 1), group: 0 }));

const ids = (tables: readonly Chairs[]): number[] =>
  tables.flatMap((chairs) => chairs.filter((id) => id > 0)).sort((a, b) => a - b);

describe('sizes of tables', () => {
  test('everybody has a chair, and each table is one that the game allows, for 1 to 60 people', () => {
    for (const limits of LIMITS) {
      for (let n = 1; n <= 60; n++) {
        const sizes = tableSizes(n, limits);
        const { min, max, seats, spare } = limits;
        expect(sizes.reduce((sum, one) => sum + one.people, 0)).toBe(n);
        for (const { people: there, chairs } of sizes) {
          expect(there).toBeGreaterThanOrEqual(1);
          expect(chairs).toBeGreaterThanOrEqual(Math.max(min, there));
          expect(chairs).toBeLessThanOrEqual(max);
          if (spare === 'bots') expect(chairs).toBe(seats);
        }
        const counts = sizes.map((one) => one.people);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        // Bots sit only where no sizes without them would do.
        const bots = sizes.reduce((sum, one) => sum + one.chairs - one.people, 0);
        const possible = Array.from({ length: n }, (_, k) => k + 1).some(
          (tables) => Math.floor(n / tables) >= min && Math.ceil(n / tables) <= max,
        );
        if (spare === 'sizes' && possible && n >= seats)
          expect([n, limits, bots]).toEqual([n, limits, 0]);
      }
    }
  });

  test.each([
    [8, [4, 4]],
    [10, [4, 3, 3]],
    [9, [5, 4]],
    [5, [5]],
    [1, [1]],
  ])('%i people at tables of four', (n, expected) => {
    const sizes = tableSizes(n, { seats: 4, min: 2, max: 5, spare: 'sizes' });
    expect(sizes.map((one) => one.people)).toEqual(expected);
  });
});

describe('rounds by standing', () => {
  test('everybody sits exactly once; the same seed and people give the same tables, in any order', () => {
    for (const limits of LIMITS) {
      for (const n of [1, 2, 5, 11, 20, 33]) {
        const all = people(n, (id) => id % 4);
        const tables = swissTables(all, new Meetings([]), limits, `seed ${n}`);
        expect(ids(tables)).toEqual(all.map(({ id }) => id));
        const again = swissTables(all.toReversed(), new Meetings([]), limits, `seed ${n}`);
        expect(again).toEqual(tables);
      }
    }
    const limits = LIMITS[0];
    const drawn = [1, 2].map((seed) =>
      swissTables(people(20), new Meetings([]), limits, `${seed}`),
    );
    expect(drawn[0]).not.toEqual(drawn[1]);
  });

  test('twenty people at tables of four meet few others twice in four rounds, and like points meet', () => {
    const limits = { seats: 4, min: 2, max: 5, spare: 'sizes' } as const;
    for (let seed = 0; seed < 20; seed++) {
      const chance = new SeededChance(seed);
      const played: Chairs[] = [];
      const points = new Map<number, number>();
      for (let round = 1; round <= 4; round++) {
        const all = people(20, (id) => points.get(id) ?? 0);
        const tables = swissTables(all, new Meetings(played), limits, `${seed} ${round}`);
        played.push(...tables);
        for (const chairs of tables) {
          const places = chairs.toSorted(() => chance.below(3) - 1);
          for (const [k, id] of places.entries())
            points.set(id, (points.get(id) ?? 0) + 12 - 4 * k);
        }
      }
      const met = new Meetings(played);
      let [twice, more] = [0, 0];
      for (let a = 1; a <= 20; a++) {
        for (let b = a + 1; b <= 20; b++) {
          if (met.of(a, b) === 2) twice++;
          if (met.of(a, b) > 2) more++;
        }
      }
      // 120 pairs sit together; at random some 15 of them would meet again.
      expect(more).toBe(0);
      expect(twice).toBeLessThanOrEqual(6);
    }
    const sorted = swissTables(
      people(8, (id) => 100 - id),
      new Meetings([]),
      limits,
      'x',
    );
    expect(sorted.map((chairs) => chairs.toSorted())).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
  });

  test('three at tables of three that have met do not meet again where others are there', () => {
    const limits = { seats: 3, min: 2, max: 4, spare: 'sizes' } as const;
    const first: Chairs[] = [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ];
    const tables = swissTables(people(9), new Meetings(first), limits, 's');
    const met = new Meetings([...first, ...tables]);
    for (const chairs of first) {
      for (const a of chairs) for (const b of chairs) if (a < b) expect(met.of(a, b)).toBe(1);
    }
  });
});

describe('groups and a final', () => {
  test('groups are as large as each other; newcomers come into the smallest; nobody plays outside', () => {
    for (const limits of LIMITS) {
      for (const n of [2, 5, 9, 20]) {
        const count = groupCount(n, limits);
        expect(count).toBeLessThanOrEqual(limits.seats);
        const groups = groupsFor(people(n), count, 'g');
        const sizes = Array.from({ length: count }, (_, k) => k + 1).map(
          (group) => [...groups.values()].filter((one) => one === group).length,
        );
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        const all = people(n).map((one) => ({ ...one, group: groups.get(one.id) ?? 0 }));
        const tables = groupTables(all, new Meetings([]), limits, 't');
        expect(ids(tables)).toEqual(all.map(({ id }) => id));
        for (const chairs of tables) {
          const own = chairs.filter((id) => id > 0).map((id) => groups.get(id));
          expect(new Set(own).size).toBe(1);
        }
        const more = [...all, { id: n + 1, points: 0, group: 0 }];
        const smallest = sizes.indexOf(Math.min(...sizes)) + 1;
        expect(groupsFor(more, count, 'h').get(n + 1)).toBe(smallest);
      }
    }
  });

  test('the best of each group play the final, then the best of the others; bots only if too few', () => {
    const limits = { seats: 4, min: 3, max: 5, spare: 'sizes' } as const;
    const all = [
      { id: 1, points: 30, group: 1 },
      { id: 2, points: 29, group: 1 },
      { id: 3, points: 20, group: 2 },
      { id: 4, points: 10, group: 3 },
      { id: 5, points: 9, group: 2 },
    ];
    expect(ids(finalTable(all, limits, 'f'))).toEqual([1, 2, 3, 4]);
    expect(finalTable(all.slice(0, 2), limits, 'f')[0]?.toSorted()).toEqual([0, 1, 2]);
    expect(finalTable([], limits, 'f')).toEqual([]);
  });
});

const standing = (...scores: readonly number[]): Standing[] => {
  const best = Math.max(...scores);
  const first = scores.indexOf(best);
  return scores.map((score, seat) => ({ seat, score, winner: seat === first }));
};

describe('standings', () => {
  test('points by place: 12 for the first, none for the last, and ties share', () => {
    expect([...pointsOf(standing(40, 30, 20, 10)).values()]).toEqual([12, 8, 4, 0]);
    expect([...pointsOf(standing(5, 9, 7)).values()]).toEqual([0, 12, 6]);
    expect([...pointsOf(standing(9, 5, 5)).values()]).toEqual([12, 3, 3]);
    for (let n = 2; n <= 7; n++) {
      const points = pointsOf(standing(...Array.from({ length: n }, (_, k) => n - k)));
      expect([...points.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(6 * n, 1);
    }
  });

  const table = (round: number, chairs: Chairs, scores: readonly number[], absent: number[] = []) =>
    ({ round, chairs, result: { standings: standing(...scores), absent } }) satisfies PlayedTable;
  const all = [1, 2, 3, 4].map((id) => ({ id, status: 'in' as const }));

  test('points, then those of the people met, then scores above the average; the rest share a place', () => {
    const rows = standingsOf(
      all,
      [
        table(1, [1, 2], [10, 0]),
        table(1, [3, 4], [20, 10]),
        { round: 2, chairs: [1, 3], result: null },
      ],
      { form: 'swiss', rounds: 2 },
    );
    expect(rows.map(({ id, place }) => [id, place])).toEqual([
      [1, 1],
      [3, 1],
      [2, 3],
      [4, 3],
    ]);
    expect(rows[0]).toMatchObject({ points: 12, opponents: 0, above: 5, played: 1 });
    const further = standingsOf(all, [table(1, [1, 2], [10, 0]), table(1, [3, 4], [30, 10])], {
      form: 'swiss',
      rounds: 2,
    });
    expect(further.map(({ id, place }) => [id, place])).toEqual([
      [3, 1],
      [1, 2],
      [2, 3],
      [4, 4],
    ]);
  });

  test('who has made no decision gets nothing; bots are nobody; who was removed comes last', () => {
    const tables = [table(1, [1, 2, 0], [9, 5, 7], [0])];
    const rows = standingsOf(
      all.map((one) => (one.id === 2 ? { ...one, status: 'removed' as const } : one)),
      tables,
      { form: 'swiss', rounds: 1 },
    );
    expect(rows.find(({ id }) => id === 1)).toMatchObject({ points: 0, played: 1 });
    expect(rows.at(-1)).toMatchObject({ id: 2, place: 4 });
    expect(rows.some(({ id }) => id === 0)).toBe(false);
  });

  test('a final decides the places of those who play it, and nobody else’s', () => {
    const tables = [
      table(1, [1, 2], [10, 0]),
      table(1, [3, 4], [30, 10]),
      table(2, [1, 3], [9, 1]),
    ];
    const rows = standingsOf(all, tables, { form: 'groups', rounds: 1 });
    expect(rows.map(({ id }) => id)).toEqual([1, 3, 2, 4]);
    expect(rows[0]).toMatchObject({ points: 12, played: 1 });
  });
});

describe('CSV', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['-x', "'-x"],
    ['@me', "'@me"],
    [' =cmd', "' =cmd"],
    ['"=1"', `"'""=1"""`],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', 'two lines'],
    ['\t=1', "' =1"],
    ['مريم', 'مريم'],
  ])('%j is no formula and one field', (given, expected) => {
    expect(field(given)).toBe(expected);
  });

  test('tables that do not count are left out', () => {
    const seats = [{ id: 1, name: 'Ana', place: 1, score: 7, points: 12 }];
    const one = { round: 1, code: 'ACDEFG', final: false, seats, at: 0, leader: '' };
    const text = resultsCsv([
      { ...one, number: 1, state: 'void' },
      { ...one, number: 2, state: 'done' },
    ]);
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('1,2,ACDEFG,,1,Ana,1,7,12');
  });
});
