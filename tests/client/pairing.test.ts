/** The beginning of a page's log: the server's history, once, and again with each match. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pairing } from '../../client/net/pairing.ts';
import { useTable } from '../../client/store/table.ts';
import type { Reading } from '../../engine/core/reading.ts';
import type { EventsMessage, TableState } from '../../server/protocol/messages.ts';

/** A game of whose public view only the round is read. */
const game: Reading = {
  id: 'any',
  eventWords: [],
  viewVersion: 'any/1',
  publicShape: { kind: 'record', fields: { round: { kind: 'int' } } },
};

const state = (matchId: string, seq: number): TableState =>
  ({ matchId, seq, host: -1, seats: [], stage: 'playing', view: { round: 1 } }) as never;
const step = (seq: number): EventsMessage => ({ seq, seat: 0, events: [{ type: 'done' }] });
const seqs = (): number[] => useTable.getState().log.map((entry) => entry.seq);

beforeEach(() => {
  vi.useFakeTimers();
  useTable.getState().reset();
});
afterEach(() => void vi.useRealTimers());

/** A spectator's page that has just joined: the history comes before the first picture. */
function arrive(matchId: string, seq: number): Pairing {
  const pairing = new Pairing();
  pairing.viewer(null);
  useTable.getState().recall([step(seq - 1), step(seq)]);
  pairing.state(game, state(matchId, seq));
  vi.runAllTimers();
  expect(useTable.getState().view?.seq).toBe(seq);
  return pairing;
}

test('the first picture keeps the past that came before it', () => {
  const pairing = arrive('one', 5);
  expect(seqs()).toEqual([4, 5]);
  pairing.state(game, state('one', 6));
  pairing.events(step(6));
  vi.runAllTimers();
  expect(seqs()).toEqual([4, 5, 6]);
});

test('a private part holds until another one comes', () => {
  const pairing = new Pairing();
  const own = (seq: number, cash: number) => ({ seq, you: { cash }, undoable: 0, undoTo: [] });
  const you = () => (useTable.getState().view as { you?: object } | null)?.you;
  pairing.viewer(0);
  pairing.state(game, state('one', 5));
  pairing.private(own(5, 10));
  vi.runAllTimers();
  pairing.state(game, state('one', 6));
  pairing.events(step(6));
  expect([useTable.getState().view?.seq, you()]).toEqual([6, { cash: 10 }]);
  pairing.state(game, state('one', 7));
  pairing.private(own(7, 4));
  expect(useTable.getState().view?.seq).toBe(6);
  pairing.events(step(7));
  expect([useTable.getState().view?.seq, you()]).toEqual([7, { cash: 4 }]);
  // The number of positions begins again with a match.
  pairing.state(game, state('two', 0));
  pairing.private(own(0, 30));
  pairing.events(step(0));
  expect([useTable.getState().view?.seq, you()]).toEqual([0, { cash: 30 }]);
});

test('a connection that comes back goes on with the same log', () => {
  arrive('one', 5);
  arrive('one', 7);
  expect(seqs()).toEqual([4, 5, 6, 7]);
});

test('another match begins with an empty log', () => {
  const pairing = arrive('one', 5);
  pairing.state(game, state('two', 1));
  vi.runAllTimers();
  expect(seqs()).toEqual([]);
});
