/** The poll: the asked seats, and the flag that takes the ship (rules, sections 4 and 5.1). */

import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { A, B, C, D, E, game, Table } from './table.ts';

const three = { seats: [{}, {}, {}] };

rule('ST-005', 'Everybody has one flag of each kind', () => {
  const table = Table.fresh(6);
  for (let seat = 0; seat < 6; seat++) {
    expect(table.flags(seat)).toEqual(['ware', 'plusOne', 'pirate']);
  }
  expect(table.refusal(table.decider, { type: 'claim', flag: 'white' })).toBe('UNKNOWN_ID');
});

rule('ST-011', 'The drawer turns up the top ship', () => {
  const table = Table.of({ ...three, current: { card: 'S1a' }, shipDeck: ['S5d', 'S7a'] });
  table.pass(A, B, C);
  expect(table.view.current).toEqual({ card: 'S5d', claim: null });
  expect(table.events('shipDrawn')).toMatchObject([{ drawer: A, ship: 'S5d' }]);
  table.pass(A, B, C);
  expect(table.view.current?.card).toBe('S7a');
});

rule('ST-012', 'The drawer is asked first, then clockwise, each once', () => {
  const table = Table.of({ seats: [{}, {}, {}, {}], drawer: C, current: { card: 'S4a' } });
  const asked: number[] = [];
  for (let i = 0; i < 4; i++) {
    asked.push(table.decider);
    expect(table.refusal((table.decider + 1) % 4, { type: 'pass' })).toBe('NOT_YOUR_DECISION');
    table.pass(table.decider);
  }
  expect(asked).toEqual([C, D, A, B]);
  expect(table.view.current?.card).not.toBe('S4a');
});

rule('ST-013', 'A house that has laid a flag lays no second one on the same ship', () => {
  const table = Table.of({ ...three, current: { card: 'S4a' } }).claim(A, 'ware');
  expect(table.refusal(A, { type: 'claim', flag: 'pirate' })).toBe('NOT_YOUR_DECISION');
  table.pass(B, C);
  expect(table.view.current?.claim).toEqual({ seat: A, flag: 'ware' });
  expect(table.view.phase).toBe('place');
});

rule(['ST-014', 'ST-036'], 'V17 A pirate takes the ship at once and brings nothing else', () => {
  const table = Table.of({ ...three, current: { card: 'S6a' } }).claim(A, 'pirate');
  expect(table.view).toMatchObject({ phase: 'place', decider: [A] });
  table.place(A, 'rome');
  expect(table.view.ports.rome).toEqual([
    { card: 'S6a', effectiveValue: 6, owner: A, flag: 'pirate' },
  ]);
  expect(table.at('rome', A)).toBe(0);
});

rule(
  ['ST-015', 'ST-012', 'ST-019', 'ST-028', 'ST-030', 'ST-031'],
  'V02 A full claim after the published sample turn',
  () => {
    const used = { flagsUnused: ['pirate'] };
    const table = Table.of({
      seats: [used, {}, {}, {}, {}],
      ports: { naples: [{ card: 'S8a', owner: A }], rome: [{ card: 'S7c', owner: A }] },
      current: { card: 'S4c' },
    });
    table.pass(A).claim(B, 'ware').pass(C).claim(D, 'pirate');
    expect(table.flags(B)).toEqual(['ware', 'plusOne', 'pirate']);
    expect(table.events('flagReturned')).toEqual([
      { type: 'flagReturned', seat: B, flag: 'ware', by: D },
    ]);
    expect(table.decider).toBe(D); // E is not asked
    table.place(D, 'naples');
    expect(table.view.ports.naples[1]).toMatchObject({ effectiveValue: 4, owner: D });
    expect([table.at('naples', D), table.at('florence', D), table.at('rome', D)]).toEqual([
      1, 1, 0,
    ]);
    expect(table.events('shipPlaced')[0]?.lost).toEqual({ grain: 2 });
    expect(table.view.drawer).toBe(E);
  },
);

rule(
  ['ST-016', 'ST-017'],
  'V03 Over a flag only a pirate may follow; else the first one wins',
  () => {
    const table = Table.of({ ...three, current: { card: 'S4a' } })
      .pass(A)
      .claim(B, 'ware');
    expect(table.refusal(C, { type: 'claim', flag: 'plusOne' })).toBe('ONLY_PIRATE_CAN_OVERBID');
    expect(table.legal()).toEqual([{ type: 'pass' }, { type: 'claim', flag: 'pirate' }]);
    table.pass(C);
    expect(table.view).toMatchObject({ phase: 'place', decider: [B] });
  },
);

rule('ST-017', 'A house without a pirate is not asked over a flag', () => {
  const table = Table.of({
    seats: [{}, { flagsUnused: ['ware', 'plusOne'] }, {}],
    ports: { venice: [{ card: 'S3a', owner: B, flag: 'pirate' }] },
    current: { card: 'S4a' },
  });
  expect(table.claim(A, 'ware').decider).toBe(C);
});

rule(
  ['ST-012', 'ST-013', 'ST-017', 'ST-020'],
  'Whoever is not asked is told the rule by which it is so',
  () => {
    const port = (card: string, flag: string) => [{ card, owner: E, flag }];
    const table = Table.of({
      seats: [{}, {}, {}, { flagsUnused: ['ware', 'plusOne'] }, {}],
      ports: {
        venice: [{ card: 'S7b', owner: D, flag: 'pirate' }, ...port('S7a', 'ware')],
        rome: port('S6a', 'plusOne'),
        naples: port('S6b', 'pirate'),
      },
      drawer: B,
      current: { card: 'S4a' },
    });
    const told = (seat: number) => game.explain(table.state, seat, { type: 'pass' })?.rule;
    expect([A, C, D, E].map(told)).toEqual(['ST-012', 'ST-012', 'ST-012', 'ST-020']);
    table.claim(B, 'ware');
    expect([A, B, D, E].map(told)).toEqual(['ST-012', 'ST-013', 'ST-017', 'ST-020']);
    table.pass(C).pass(A).place(B, 'rome');
    // In other phases it is just not their turn.
    const placing = Table.of({ ...three, current: { card: 'S4a' } }).claim(A, 'pirate');
    expect(game.explain(placing.state, A, { type: 'pass' })?.rule).toBe('ST-012');
  },
);

rule('ST-015', 'The flag returns to its owner', () => {
  for (const claimant of [A, B]) {
    const table = Table.of({ ...three, drawer: claimant, current: { card: 'S4a' } });
    const pirate = (claimant + 1) % 3;
    table.claim(claimant, 'plusOne').claim(pirate, 'pirate');
    expect(table.flags(claimant)).toEqual(['ware', 'plusOne', 'pirate']);
    expect(table.events('flagReturned')).toEqual([
      { type: 'flagReturned', seat: claimant, flag: 'plusOne', by: pirate },
    ]);
  }
});

rule('ST-018', 'V04 A ship that nobody wants lies aside, and the same drawer draws again', () => {
  const table = Table.of({ ...three, drawer: A, current: { card: 'S8a' } });
  expect(table.view.shipDeck).toBe(11);
  table.pass(A, B, C);
  expect(table.view).toMatchObject({ unclaimedCards: ['S8a'], drawer: A, shipDeck: 10 });
});

rule('ST-018', 'V20 With `passLeft` the next one to the left who has a flag draws', () => {
  const flagless = {
    venice: [{ card: 'S3a', owner: B }],
    rome: [{ card: 'S3b', owner: B }],
    naples: [{ card: 'S3c', owner: B }],
  };
  const options = { unclaimed: 'passLeft' };
  const four = { seats: [{}, {}, {}, {}], current: { card: 'S8a' } };
  expect(Table.of(four, options).pass(A, B, C, D).view.drawer).toBe(B);
  expect(Table.of({ ...four, ports: flagless }, options).pass(A, C, D).view.drawer).toBe(C);
});

rule('ST-019', 'The player to the left of the winner draws next', () => {
  const table = Table.of({ seats: [{}, {}, {}, {}], current: { card: 'S7a' } });
  table.pass(A, B).claim(C, 'pirate').place(C, 'venice');
  expect(table.view).toMatchObject({ drawer: D, decider: [D] });
});

rule('ST-020', 'V11 Seats without flags neither draw nor are asked', () => {
  const ship = (card: string, owner: number) => ({ card, owner });
  // Of twelve ships seven are in ports, two aside, one is turned up: two are left.
  const table = Table.of({
    seats: [{ flagsUnused: ['ware', 'pirate'] }, {}, {}],
    ports: {
      venice: [ship('S7a', B), ship('S6a', C)],
      rome: [ship('S7b', B), ship('S6b', C)],
      naples: [ship('S7c', B), ship('S6c', C), ship('S5a', A)],
    },
    unclaimedCards: ['S1a', 'S1b'],
    current: { card: 'S4a' },
    shipDeck: ['S8a', 'S4b'],
  });
  table.pass(A);
  expect(table.view).toMatchObject({ drawer: A, shipDeck: 1 });
  table.claim(A, 'ware').place(A, 'venice');
  expect(table.view).toMatchObject({ drawer: A, decider: [A], shipDeck: 0 });
});

rule(['ST-021', 'ST-005'], 'V16 A flag that has won stays used until the end of the round', () => {
  const table = Table.of({ ...three, current: { card: 'S7a' } });
  table.claim(A, 'ware').pass(B, C).place(A, 'venice');
  table.pass(B, C);
  expect(table.flags(A)).toEqual(['plusOne', 'pirate']);
  expect(table.refusal(A, { type: 'claim', flag: 'ware' })).toBe('FLAG_USED');
});

rule('ST-022', 'A round ends when all flags are used', () => {
  const cards = ['S3a', 'S3b', 'S3c', 'S4a', 'S4b', 'S4c', 'S5a', 'S5b', 'S5c'];
  const ship = (i: number, owner: number) => ({ card: cards[i], owner });
  const table = Table.of({
    seats: [{ flagsUnused: ['pirate'] }, {}, {}],
    ports: {
      venice: [ship(6, B), ship(3, C)],
      rome: [ship(7, A), ship(4, B), ship(0, C)],
      naples: [ship(8, A), ship(5, B), ship(1, C)],
    },
    current: { card: 'S2a' },
  });
  table.claim(A, 'pirate'); // one free port: placed by itself
  expect(table.view).toMatchObject({ round: 2, phase: 'claim' });
  expect(table.flags(A)).toEqual(['ware', 'plusOne', 'pirate']);
});

rule('ST-022', 'V05 A round ends with the last ship, also if nobody wants it', () => {
  const aside = ['S1a', 'S1b', 'S1c', 'S1d', 'S2a', 'S2b', 'S2c', 'S2d', 'S3a', 'S3b', 'S3c'];
  const table = Table.of({ ...three, unclaimedCards: aside, current: { card: 'S8a' } });
  expect(table.view.shipDeck).toBe(0);
  table.pass(A, B, C);
  expect(table.view).toMatchObject({ round: 2, unclaimedCards: [] });
});
