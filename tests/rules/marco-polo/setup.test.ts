/** Set-up (rules, section 3), with the figures of the rules written out once more. */

import { expect } from 'vitest';
import { CONTRACTS } from '../../../engine/games/marco-polo/data/contracts.ts';
import { rule } from '../rule.ts';
import { A, Table } from './table.ts';

const LARGE = ['moscow', 'karakorum', 'samarcanda', 'lanzhou', 'alexandria', 'karachi', 'sumatra'];
const SMALL = ['anxi', 'kashgar', 'xian', 'ormuz', 'adana', 'kochi'];
const SLOTS = [...LARGE.slice(0, 6), 'sumatra1', 'sumatra2', 'sumatra3'];

/** Every seat decides as its list begins, until `done`. */
function until(table: Table, done: () => boolean): Table {
  for (let i = 0; i < 400 && !done(); i++) {
    const [first] = table.legal();
    table.do(table.decider, first);
  }
  return table;
}
const inTurns = (table: Table): Table => until(table, () => table.view.phase === 'TURNS');

rule(['MP-003', 'MP-005', 'MP-006', 'AV-013'], 'seats', () => {
  const starts = new Set<number>();
  for (let seed = 1; seed <= 30; seed++) {
    const { view } = Table.fresh(3, {}, seed);
    starts.add(view.startSeat);
    for (const seat of view.seats) {
      expect(seat).toMatchObject({ vp: 0, camels: 2, supply: 13, posts: [], completed: [] });
      expect(seat.figures).toEqual([{ figure: 1, node: 'venezia' }]);
      expect(seat.contracts).toHaveLength(1);
      expect(seat.contracts[0]).toMatch(/^S[1-6]$/);
    }
    expect(new Set(view.seats.flatMap(({ contracts }) => contracts)).size).toBe(3);
  }
  expect(starts).toEqual(new Set([0, 1, 2]));
  expect(Table.fresh(3, { venice: false }).view.seats[A].supply).toBe(9);
});

rule(['MP-007', 'MP-008', 'MP-009', 'AV-011', 'AV-012', 'AV-037', 'AV-005'], 'boards', () => {
  const { view } = Table.fresh(4);
  expect(Object.keys(view.cityCards).sort()).toEqual([...SLOTS, 'v1', 'v4', 'v6'].sort());
  expect(Object.keys(view.cityBonuses).sort()).toEqual([...SMALL, 'v2', 'v3', 'v5'].sort());
  expect(Object.keys(view.outposts).sort()).toEqual([...LARGE].sort());
  const base = Table.fresh(4, { venice: false }).view;
  expect(Object.keys(base.cityCards).sort()).toEqual([...SLOTS].sort());
  expect(Object.keys(base.cityBonuses).sort()).toEqual([...SMALL].sort());
  expect([base.cityPile, view.cityPile]).toEqual([35 - 9, 35 - 12]);
});

rule(['MP-010', 'AV-001'], 'five stacks of six, and the rest', () => {
  const { view } = Table.fresh(4);
  expect([view.contractStacks, view.specialPile]).toEqual([5, 14]);
  expect(CONTRACTS).toHaveLength(50 + 4);
  const seen = new Set<string>();
  for (let seed = 1; seed <= 60; seed++) {
    const piles = Table.fresh(2, {}, seed).piles;
    for (const id of piles.special) seen.add(id);
  }
  expect(seen.size).toBe(44);
});

rule(['MP-013', 'MP-012', 'MP-011'], 'neutral dice and the pool by the number of players', () => {
  const count = (n: number, space: string): number =>
    (Table.fresh(n).view.spaces[space] ?? []).length;
  const each = (space: string) => [2, 3, 4, 5].map((n) => count(n, space));
  expect(each('coins5')).toEqual([1, 0, 0, 0]);
  expect(each('khan')).toEqual([2, 1, 0, 0]);
  expect(each('venice')).toEqual([3, 2, 1, 0]);
  expect([2, 3, 4, 5].map((n) => Table.fresh(n).view.blackPool)).toEqual([3, 4, 5, 6]);
});

rule(['MP-046', 'MP-014'], 'a neutral die makes a space occupied', () => {
  const seat = { coins: 4, dice: [{ id: 'blue-1', value: 4 }] };
  const table = Table.of(2, { [A]: seat }).place(A, 'coins5', ['blue-1']);
  expect(table.purse(A)).toBe('5c');
});

rule(['MP-016', 'MP-140', 'MP-015'], 'two of four goals are kept in secret', () => {
  const drafted = Table.fresh(3);
  const table = until(drafted, () => drafted.view.phase === 'SETUP.GOALS');
  const [first, second] = [0, 1].map((seat) => table.seenBy(seat).you as unknown as You);
  expect(first.goalsDealt).toHaveLength(4);
  expect(new Set([...first.goalsDealt, ...second.goalsDealt]).size).toBe(8);
  const keep = (goals: string[]) => ({ type: 'keepGoals', goals });
  expect(table.refusal(0, keep(second.goalsDealt.slice(0, 2)))).toBe('NOT_OFFERED');
  table.do(0, keep(first.goalsDealt.slice(0, 2)));
  expect(table.view.decider).toEqual([1, 2]);
  table.do(0, keep(first.goalsDealt.slice(2)));
  table.do(1, keep(second.goalsDealt.slice(0, 2)));
  expect(table.view.seats[0]).toMatchObject({ goals: null, committed: true, goalsHeld: 4 });
  const third = table.seenBy(2).you as unknown as You;
  table.do(2, keep(third.goalsDealt.slice(0, 2)));
  expect((table.seenBy(0).you as unknown as You).goals).toEqual(first.goalsDealt.slice(2));
  expect(table.view.seats[0].goalsHeld).toBe(2);
});
interface You {
  readonly goalsDealt: string[];
  readonly goals: string[];
}

rule('MP-017', 'the beginner set-up', () => {
  const { view } = Table.fresh(5, { setup: 'beginner' });
  const order = [0, 1, 2, 3, 4].map((i) => (view.startSeat + i) % 5);
  expect(order.map((p) => view.seats[p].character)).toEqual([
    'raschid',
    'matteo',
    'berke',
    'mercator',
    'wilhelm',
  ]);
  expect(view.cityBonuses).toEqual({
    anxi: 'CB1',
    ormuz: 'CB2',
    kashgar: 'CB3',
    xian: 'CB4',
    adana: 'CB5',
    kochi: 'CB6',
    v2: 'CB7',
    v3: 'CB8',
    v5: 'CB9',
  });
  expect(view.seats.map(({ goalsHeld }) => goalsHeld)).toEqual([2, 2, 2, 2, 2]);
  expect(view.phase).not.toBe('SETUP.GOALS');
});

rule(['MP-001', 'AV-002', 'AV-004', 'AV-003'], 'modules alone and together', () => {
  for (const venice of [false, true]) {
    for (const companions of [false, true]) {
      const table = inTurns(Table.fresh(2, { venice, companions }));
      expect(table.view.companionRow).toHaveLength(companions ? 6 : 0);
      const placed = (space: string, more: object) =>
        table.refusedPlace(table.decider, space, ['black-1'], { ...more });
      const post = placed('venice', { palazzo: 'v1', via: null });
      expect(post === 'NO_SUCH_SPACE').toBe(!venice);
      const companion = table.view.companionRow[0] ?? 'nun';
      expect(placed('companions', { good: 'silk', companion }) === 'NO_SUCH_SPACE').toBe(
        !companions,
      );
    }
  }
  expect(() => Table.fresh(1)).toThrow('two to five');
  expect(() => Table.fresh(6)).toThrow('two to five');
});

rule(['AV-060', 'AV-061'], 'without Venice there is no Gondolier', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const table = Table.fresh(2, { venice: false }, seed);
    expect(table.view.companionStack).toBe(2);
    const { companions } = table.piles;
    expect([...table.view.companionRow, ...companions]).not.toContain('gondolier');
  }
});

rule(['AV-122', 'AV-101', 'AV-107', 'AV-100'], 'who can be offered, and Bellela’s five', () => {
  let met = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const companions = seed % 2 === 0;
    const table = Table.fresh(4, { companions }, seed);
    if (!companions) expect(table.view.draft?.offered).not.toContain('gregorio');
    if (!table.view.draft?.offered.includes('bellela')) continue;
    table.do(table.decider, { type: 'pickCharacter', character: 'bellela' });
    expect(table.view.seats.map(({ bellelaLeft }) => bellelaLeft)).toEqual([0, 0, 0, 0]);
    until(table, () => table.view.phase !== 'SETUP.DRAFT');
    const owner = table.view.seats.findIndex(({ character }) => character === 'bellela');
    const { bellela } = table.seenBy(owner).you as unknown as { bellela: string[] };
    met++;
    expect(bellela).toHaveLength(5);
    const taken = table.view.seats.map(({ character }) => character);
    for (const one of ['kubilai', ...taken]) expect(bellela).not.toContain(one);
    if (!companions) expect(bellela).not.toContain('gregorio');
    expect(table.view.seats[owner]).toMatchObject({ bellelaLeft: 5, bellela: null });
  }
  expect(met).toBeGreaterThan(5);
});

rule(['AV-104', 'AV-154', 'AV-140'], 'the open draft shows what is drawn', () => {
  let cards = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const table = Table.fresh(4, { openDraft: true }, seed);
    const offered = table.view.draft?.offered ?? [];
    for (const character of ['bellela', 'rusticiano']) {
      if (!table.view.draft?.offered.includes(character)) continue;
      const seat = table.decider;
      table.do(seat, { type: 'pickCharacter', character });
      const { bellela, rusticiano } = table.seat(seat);
      if (character === 'rusticiano') expect(rusticiano).toHaveLength(6);
      else expect(bellela?.filter((one) => !offered.includes(one))).toHaveLength(5);
      cards++;
    }
  }
  expect(cards).toBeGreaterThan(10);
});
