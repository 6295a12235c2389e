/** Rounds, their prizes, and the end (rules, sections 5.5, 5.6 and 6). */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { shipOfMatch } from '../../../engine/games/strozzi/state.ts';
import { rule } from '../rule.ts';
import { A, B, C, D, game, spaces, Table } from './table.ts';

/** The last ship of a round with `given`; everybody passes, and the round is scored. */
function scored(given: object, seats = 4, options = {}): Table {
  const names = ['a', 'b', 'c', 'd'];
  const cards = [1, 2, 3, 4, 5, 6, 7].flatMap((value) => names.map((name) => `S${value}${name}`));
  const { ports = {} } = given as { ports?: { [port: string]: { card: string }[] } };
  const used = new Set(Object.values(ports).flatMap((ships) => ships.map(({ card }) => card)));
  const free = cards.filter((card) => !used.has(card) && card !== 'S7d');
  // The deck has three ships a player and three more.
  const deck = 3 * seats + 3 - used.size;
  const table = Table.of(
    {
      seats: Array.from({ length: seats }, () => ({})),
      ...given,
      unclaimedCards: free.slice(0, deck - 1),
      current: { card: 'S8b' },
    } as never,
    options,
  );
  expect(table.view.shipDeck).toBe(0);
  return table.passRound();
}

const v12 = {
  ports: {
    venice: [
      { card: 'S7a', owner: B },
      { card: 'S6a', owner: A, flag: 'plusOne' },
      { card: 'S3a', owner: C },
    ],
    naples: [
      { card: 'S8a', owner: D },
      { card: 'S5a', owner: C },
    ],
    rome: [
      { card: 'S4a', owner: A },
      { card: 'S4b', owner: B },
      { card: 'S1a', owner: D },
    ],
  },
  tracks: {
    venice: spaces({ 0: [D], 1: [C], 3: [A, B] }),
    naples: spaces({ 0: [A, B, D], 2: [C] }),
    rome: spaces({ 0: [C], 8: [A, D], 9: [B] }),
    florence: spaces({ 0: [A, D], 1: [C], 10: [B] }),
  },
};

rule(
  ['ST-041', 'ST-042', 'ST-043', 'ST-044', 'ST-045', 'ST-046'],
  'V12 One complete round scoring',
  () => {
    const table = scored(v12);
    expect(table.money()).toEqual([55, 95, 45, 30]);
    const paid = Object.fromEntries(table.events('cityScored').map((event) => [event.city, event]));
    expect(paid.naples?.ships.map(({ amount }) => amount)).toEqual([15, 10]);
    expect(paid.florence).toMatchObject({ ships: [], bonus: [{ seat: B, amount: 20 }] });
    expect(paid.naples?.track).toEqual([{ seat: C, amount: 15 }]);
  },
);

rule('ST-045', 'V18 Everybody on the last three spaces is paid, also the fourth', () => {
  const table = scored({ tracks: { venice: spaces({ 8: [D], 9: [B, C], 10: [A] }) } });
  expect(table.money()).toEqual([35, 20, 15, 5]);
  const options = { topBonus: [10, 15, 25] };
  const short = scored({ tracks: { venice: spaces({ 6: [D], 7: [B, C], 8: [A] }) } }, 4, {
    ...options,
    trackTop: 8,
  });
  expect(short.money()).toEqual([40, 25, 20, 10]);
  const none = scored({ tracks: { venice: spaces({ 10: [A] }) } }, 4, { topBonus: null });
  expect(none.money()).toEqual([15, 0, 0, 0]);
});

rule(
  ['ST-042', 'ST-043'],
  'The fourth in a harbour or a city gets nothing, and loses nothing',
  () => {
    const seats = [{ money: 5 }, { money: 10 }, { money: 15 }, { money: 20 }];
    const queue = [D, C, B, A].map((owner, k) => ({ card: `S${7 - k}a`, owner }));
    const way = spaces({ 1: [A], 2: [B], 3: [C], 4: [D] });
    const table = scored({ seats, ports: { rome: queue }, tracks: { rome: way } });
    expect(table.money()).toEqual([5, 10 + 10, 15 + 20, 20 + 30]);
    expect(table.events('cityScored').find(({ city }) => city === 'rome')).toMatchObject({
      ships: [D, C, B].map((seat, k) => ({ seat, amount: [15, 10, 5][k] })),
      track: [D, C, B].map((seat, k) => ({ seat, amount: [15, 10, 5][k] })),
      bonus: [],
    });
  },
);

rule(
  'ST-022',
  'Ships are counted over the match; those beyond three a seat as the last one',
  () => {
    const table = Table.fresh(3);
    const counted: number[] = [];
    while (table.view.phase !== 'gameOver') {
      counted.push(shipOfMatch(table.state));
      for (let asked = 0; asked < 3; asked++) table.pass(table.decider);
    }
    const round = (first: number): number[] => {
      const sure = Array.from({ length: 9 }, (_, k) => first + k);
      return [...sure, first + 8, first + 8, first + 8];
    };
    expect(counted).toEqual([...round(1), ...round(10), ...round(19)]);
    expect(shipOfMatch(table.state)).toBe(27);
  },
);

rule('ST-041', 'Every round is scored, and the last one once', () => {
  const table = Table.of({ seats: [{}, {}, {}], tracks: { rome: spaces({ 5: [A] }) } });
  const money = [15, 30, 45].map((sum) => {
    table.passRound();
    expect(table.money()[A]).toBe(sum);
    return sum;
  });
  expect(money.length).toBe(3);
  expect(table.view.phase).toBe('gameOver');
});

rule(
  ['ST-047', 'ST-048', 'ST-049', 'ST-050', 'ST-009'],
  'V13 The next round: flags back, ports empty, all ships shuffled, Florence leads',
  () => {
    const table = scored({ ...v12, seats: [{ tiles: ['art-2-1'] }, {}, {}, {}] });
    expect(table.view).toMatchObject({
      round: 2,
      shipDeck: 14,
      removedCards: 14,
      unclaimedCards: [],
      drawer: B,
      startPlayer: B,
      ports: { venice: [], rome: [], naples: [] },
    });
    for (const seat of [A, B, C, D]) {
      expect(table.flags(seat)).toEqual(['ware', 'plusOne', 'pirate']);
    }
    expect(table.at('rome', B)).toBe(9);
    expect(table.view.seats[A]?.tiles).toEqual(['art-2-1']);
    // All 29 ships again: some match draws each of them in round 2.
    const seen = new Set<string>();
    for (let seed = 0; seed < 20 && seen.size < 29; seed++) {
      const match = Table.fresh(6, {}, seed).passRound();
      while (match.view.round === 2) {
        seen.add(match.view.current?.card ?? '');
        match.pass(match.decider);
      }
    }
    expect(seen.size).toBe(29);
  },
);

rule('ST-047', 'Also a harbour with a ship of everybody is empty, to its last berth', () => {
  const owners = [0, 1, 2, 3, 4, 5];
  const queue = (value: number) =>
    owners.map((owner, k) => ({ card: `S${value - (k >> 2)}${'abcd'[k & 3]}`, owner }));
  const table = scored({ ports: { rome: queue(3), naples: queue(6) } }, 6);
  expect(table.view).toMatchObject({ round: 2, ports: { venice: [], rome: [], naples: [] } });
  expect(game.position(game.describe(table.state))).toEqual(table.state);
});

rule('ST-050', 'A tie for Florence is broken by who stands further left', () => {
  const table = scored({ tracks: { florence: spaces({ 0: [A, B], 4: [D, C] }) } });
  expect(table.view.drawer).toBe(D);
});

/** The end of a match after a last round in which only Florence pays. */
const ended = (seats: object[], florence: number[][]): Table =>
  scored({ seats, round: 3, tracks: { florence } }, seats.length);

rule(['ST-051', 'ST-052', 'ST-053'], 'V14 The three highest sums of each category', () => {
  const table = ended(
    [
      { tiles: ['art-2-1', 'art-2-2'] },
      { tiles: ['art-2-3', 'art-1-gold-1', 'art-1-gold-2', 'science-2-1'] },
      { tiles: ['art-1-cloth-1'] },
      { tiles: ['science-2-2', 'science-1-gold-1'] },
    ],
    [[C, B, A, D]],
  );
  const rows = table.view.result?.table.map(({ art, science, architecture }) => [
    art,
    science,
    architecture,
  ]);
  expect(rows).toEqual([
    [20, 0, 0],
    [30, 20, 0],
    [10, 0, 0],
    [0, 30, 0],
  ]);
  expect(table.money()).toEqual([20, 50, 10, 30]);
  expect(table.events('promotionScored')[2]?.prizes).toEqual([]);
});

rule('ST-054', 'V15 The most money wins; ties are broken in Florence', () => {
  const seats = [{ money: 195 }, { money: 200 }, { money: 165 }];
  const table = ended(seats, spaces({ 5: [A], 7: [B], 9: [C] }));
  // Florence pays 15 + 10, 10 and 5: A 200, B 210, C 190.
  expect(table.money()).toEqual([200, 210, 190]);
  expect(table.view.result?.winners).toEqual([B]);
  const tie = ended(
    [{ money: 205 }, { money: 200 }, { money: 165 }],
    spaces({ 5: [A], 7: [B], 9: [C] }),
  );
  expect(tie.money()).toEqual([210, 210, 190]);
  expect(tie.view.result?.winners).toEqual([B]);
  // Nobody has earned anything: the starting player is leftmost in Florence.
  for (const players of [3, 4, 5, 6]) {
    const idle = Table.fresh(players, { startPlayer: 2 });
    while (idle.view.phase !== 'gameOver') idle.pass(idle.decider);
    expect(idle.view.result?.winners).toEqual([C]);
  }
});

rule('ST-010', 'Coins are secret until the end, unless the table opens them', () => {
  const given: JsonObject = { seats: [{ money: 35 }, {}, {}] };
  expect(Table.of(given).view.seats[A]?.money).toBeNull();
  expect(Table.of(given, { openMoney: true }).view.seats[A]?.money).toBe(35);
  const last = Table.of({ seats: [{}, {}, { money: 45 }] }, { openMoney: true }).view;
  expect(last.seats.map(({ money }) => money)).toEqual([0, 0, 45]);
  const table = ended([{ money: 35 }, {}, {}], [[A, B, C]]);
  expect(table.view.seats[A]?.money).toBe(35);
  expect(table.view.result?.table[A]?.total).toBe(35);
});
