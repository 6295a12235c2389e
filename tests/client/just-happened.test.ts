/** The latest events: deeds before passes, and repeats equal the first showing. */

import { expect, test } from 'vitest';
import { type EventBatch, useTable } from '../../client/store/table.ts';
import { happened, showAgain } from '../../client/table/panels/just-happened.ts';
import type { GameEvent, ViewBase } from '../../engine/core/contract.ts';

const view: ViewBase = { version: 'any/1', seq: 0, public: {} };
const game = {
  sentence: ({ type }: GameEvent) => (type === 'silent' ? null : `Somebody ${type}.`),
  idle: ['passed'],
};
const batch = (seq: number, ...types: readonly string[]): EventBatch => ({
  seq,
  seat: 1,
  before: view,
  after: view,
  events: types.map((type) => ({ type })),
});
const told = (...batches: readonly EventBatch[]) =>
  happened(game, batches, 0).map(({ lines }) => lines.map(({ text }) => text).join(' '));

test('a deal is told, and not the passes that came after it', () => {
  const passes = [2, 3, 4, 5, 6].map((seq) => batch(seq, 'passed'));
  expect(told(batch(1, 'sold', 'passed'), ...passes)).toEqual(['Somebody sold. Somebody passed.']);
  expect(told(...passes)).toHaveLength(4);
  const deals = [1, 3, 5, 7, 9].map((seq) => batch(seq, 'dealt'));
  expect(told(...deals, batch(10, 'silent'), batch(11, 'passed'))).toHaveLength(4);
});

test('what nobody did, and what comes after the given number, is not told', () => {
  const recent = [batch(1, 'sold'), { ...batch(2, 'counted'), seat: null }, batch(3, 'built')];
  expect(happened(game, recent, 0, 3).map(({ seq }) => seq)).toEqual([1]);
  expect(happened({ sentence: game.sentence }, recent, 0).map(({ seq }) => seq)).toEqual([1, 3]);
});

test('shown again on the board is what is told, deeds from before the passes among it', () => {
  useTable.getState().reset();
  const { feed } = useTable.getState();
  const types = ['dealt', 'passed', 'passed', 'passed', 'passed', 'passed'];
  for (const [k, type] of types.entries()) feed({ ...view, seq: k + 1 }, [{ type }], k + 1, 1);
  while (useTable.getState().takeBatch());
  useTable.getState().patch({ seat: 0 });
  showAgain(game);
  expect(useTable.getState().batches.map(({ seq }) => seq)).toEqual([1]);
  useTable.getState().reset();
});
