import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { someSteps } from './matches.ts';
import { bidding, fresh, turnAt } from './positions.ts';
import type { Table } from './table.ts';

/** Plays a bidding round in which everybody takes the first choice. */
const draft = (table: Table, ...bids: number[]): Table => table.bid(...bids).draft();

/** Plays a commerce round in which everybody passes, at one of two places by turns. */
function pass(table: Table): Table {
  const place = table.pub().seats[0]?.pawn?.location === 'church' ? 'mercato' : 'church';
  table.go(...table.pub().seats.map(() => place));
  table.order();
  return table;
}

rule('MV-201', 'Sixteen rounds, four of them bidding, by the gondola’s space', () => {
  const table = fresh(3);
  const kinds: string[] = [];
  while (table.phase() !== 'finished') {
    const { round, roundKind, gondolaSpace } = table.pub();
    expect(gondolaSpace).toBe(round);
    expect(kinds.length).toBe(round - 1);
    kinds.push(roundKind);
    if (roundKind === 'bid') draft(table, 0, 0, 0);
    else pass(table);
  }
  const term = ['bid', 'commerce', 'commerce', 'commerce'];
  expect(kinds).toEqual([...term, ...term, ...term, ...term]);
});

rule(
  ['MV-222', 'MV-223'],
  'The Gondolieri moves the gondola and takes the rumor he reaches',
  () => {
    for (const round of [2, 3, 6, 10, 15]) {
      const table = turnAt('church', { round, canalRumors: { [round + 1]: 'RUM-J2' } });
      table.order();
      expect(table.pub().gondolaSpace).toBe(round + 1);
      expect(table.events('gondolaMoved')).toEqual([
        { type: 'gondolaMoved', seat: 2, from: round, to: round + 1 },
      ]);
      expect(table.you(2).rumors).toEqual(['RUM-J2']);
      expect(table.pub().canalRumors).not.toContain(round + 1);
      expect(table.pub().seats.map((seat) => seat.rumorsHeld)).toEqual([0, 0, 1]);
      // Face down: only its new owner can tell which it is.
      for (const viewer of [0, 1, 'public'] as const)
        expect(table.bytes(viewer)).not.toContain('RUM-J2');
      expect(table.bytes(2)).toContain('RUM-J2');
    }
    const toBid = turnAt('church', { round: 4 });
    toBid.order();
    expect(toBid.pub().gondolaSpace).toBe(5);
    expect(toBid.events('rumorTaken')).toEqual([]);
    expect(toBid.you(2).rumors).toEqual([]);
  },
);

rule('MV-224', 'After a bidding round the new Gondolieri moves', () => {
  const table = bidding({
    round: 5,
    seats: [{ rumors: [] }, {}, {}],
    canalRumors: { 6: 'RUM-S3' },
  });
  draft(table, 0, 10, 15);
  expect(table.events('gondolaMoved')).toEqual([{ type: 'gondolaMoved', seat: 0, from: 5, to: 6 }]);
  expect(table.you(0).rumors).toEqual(['RUM-S3']);
});

rule(['MV-225', 'MV-701'], 'Round 16 is the last and the gondola stays', () => {
  const table = turnAt('church', { round: 16 });
  table.order();
  expect(table.phase()).toBe('finished');
  expect(table.pub().gondolaSpace).toBe(16);
  expect(table.events('gondolaMoved')).toEqual([]);
  expect(table.deciders()).toEqual([]);
  expect(table.pub().result).not.toBeNull();
  const before = turnAt('church', { round: 15 });
  before.order();
  expect(before.phase()).toBe('destination');
  expect(before.pub().result).toBeNull();
});

rule(['MV-106', 'MV-223'], 'All twelve rumors of the canal are taken, three in each term', () => {
  let taken: { round: number; seat: number }[] = [];
  for (const { events } of someSteps()) {
    for (const event of events)
      if (event.type === 'rumorTaken') taken.push({ round: event.space, seat: event.seat });
    if (events.some((event) => event.type === 'finalScored')) {
      expect(taken.map((t) => t.round)).toEqual([2, 3, 4, 6, 7, 8, 10, 11, 12, 14, 15, 16]);
      for (let term = 0; term < 4; term++)
        expect(new Set(taken.slice(term * 3, term * 3 + 3).map((t) => t.seat)).size).toBe(1);
      taken = [];
    }
  }
});
