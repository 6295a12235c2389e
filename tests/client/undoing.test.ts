/**
 * Taking a step back: confirmed if more would go with it, and explained if nothing can be taken
 * back.
 */

import { beforeEach, expect, test } from 'vitest';
import { type LogEntry, useTable } from '../../client/store/table.ts';
import { lossesOf, setComposing, sure, takeBack, useUndoing } from '../../client/table/undoing.ts';

const entry = (seq: number, seat: number | null, withdrawn = false): LogEntry => ({
  id: seq,
  seq,
  seat,
  withdrawn,
  event: { type: 'done' },
});

let undone = 0;
beforeEach(() => {
  undone = 0;
  setComposing(null);
  useUndoing.setState({ asks: null, isNone: false });
  useTable.getState().reset();
  useTable.getState().connect({
    act: () => Promise.reject(new Error('nobody acts')),
    undo: async () => {
      undone++;
      return { ok: true, seq: 0 };
    },
    lobby: () => Promise.reject(new Error('nobody is in the lobby')),
  });
  useTable.getState().patch({ seat: 1, undoable: 1, undoTo: [4] });
});

test('losses with a step: the composed action, and later actions of others', () => {
  const log = [entry(3, 0), entry(5, 1), entry(6, null), entry(7, 2, true)];
  const table = { log, undoTo: [2, 4], seat: 1 };
  expect(lossesOf(table, false)).toEqual([]);
  expect(lossesOf(table, true)).toEqual(['composed']);
  expect(lossesOf({ ...table, log: [...log, entry(8, 2)] }, true)).toEqual(['composed', 'others']);
  expect(lossesOf({ ...table, undoTo: [] }, true)).toEqual([]);
});

test('a step with which nothing else goes is taken back at once', () => {
  setComposing(() => false);
  takeBack();
  expect(undone).toBe(1);
  expect(useUndoing.getState()).toMatchObject({ asks: null, isNone: false });
});

test('if a composed action would be lost, a question comes first', () => {
  setComposing(() => true);
  takeBack();
  expect(undone).toBe(0);
  expect(useUndoing.getState().asks).toEqual(['composed']);
  sure();
  expect(undone).toBe(1);
  expect(useUndoing.getState().asks).toBeNull();
});

test('if nothing can be taken back, a message says so, and nothing is sent', () => {
  useTable.getState().patch({ undoable: 0, undoTo: [] });
  takeBack();
  expect(undone).toBe(0);
  expect(useUndoing.getState()).toMatchObject({ asks: null, isNone: true });
});

test('a spectator is told nothing', () => {
  useTable.getState().patch({ seat: null, undoable: 0, undoTo: [] });
  takeBack();
  expect(useUndoing.getState().isNone).toBe(false);
});
