/** The account since the own last decision: money, goods and steps, in every game of the house. */

import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '../../client/games/registry.ts';
import { hasAccount, useTable } from '../../client/store/table.ts';
import { accountLine, changes, changeText } from '../../client/table/account/account.ts';
import { Steps } from '../../client/table/account/Steps.tsx';
import type { ActionBase, GameEvent, ViewBase } from '../../engine/core/contract.ts';
import { games } from '../../engine/registry.ts';
import { SEED } from '../scope.ts';
import { stepsOf } from './steps.ts';

/** The day as a number. */
const DAY = Number(SEED.replace(/\D/g, ''));

const view = (seq: number): ViewBase => ({ version: 'v', seq, public: {} });
const event = (type: string): GameEvent => ({ type });

beforeEach(() => {
  useTable.getState().reset();
  useTable.setState({ seat: 0, view: view(0) });
});

test('more and less than before, what is the same not at all', () => {
  const before = [
    { label: 'money', n: 30 },
    { label: 'silk', n: 2 },
    { label: 'grapes', n: 1 },
  ];
  const after = [
    { label: 'money', n: 130 },
    { label: 'silk', n: 2 },
    { label: 'grapes', n: 0 },
  ];
  expect(changes(before, after).map(changeText)).toEqual(['money +100', 'grapes −1']);
  expect(accountLine(changes(before, after))).toContain('money +100, grapes −1');
  expect(accountLine([])).toContain('Nothing of yours');
});

test('it begins with the own decision, ends with the next, and is taken back with an undo', () => {
  const { feed, withdraw } = useTable.getState();
  feed(view(1), [event('mine')], 1, 0);
  feed(view(2), [event('theirs')], 2, 1);
  feed(view(3), [event('theirs')], 3, 2);
  feed(view(4), [event('of the table')], 4, null);
  const seqs = () => useTable.getState().since.map(({ seq }) => seq);
  expect(seqs()).toEqual([1, 2, 3, 4]);
  expect(useTable.getState().sinceView?.seq).toBe(0);
  withdraw(view(2), 2, 2, 5);
  expect(seqs()).toEqual([1, 2]);
  feed(view(6), [event('mine')], 6, 0);
  expect(seqs()).toEqual([6]);
  expect(useTable.getState().sinceView?.seq).toBe(2);
});

test('setting up is nobody’s action: there is nothing to account for before the first one', () => {
  const { feed } = useTable.getState();
  const has = () => hasAccount(useTable.getState().since, 0);
  feed(view(1), [event('of the table')], 1, null);
  expect(has()).toBe(false);
  feed(view(2), [event('theirs')], 2, 1);
  expect(has()).toBe(true);
});

test('without a seat there is none', () => {
  useTable.setState({ seat: null });
  useTable.getState().feed(view(1), [event('theirs')], 1, 1);
  expect(useTable.getState().since).toEqual([]);
});

test('a step goes onto the board once more, and the position as it stands after it', () => {
  const { feed, takeBatch, stage } = useTable.getState();
  feed(view(1), [event('mine')], 1, 0);
  feed(view(2), [event('theirs')], 2, 1);
  while (takeBatch());
  stage(1);
  expect(takeBatch()).toMatchObject({ seq: 1, before: { seq: 0 }, after: { seq: 1 } });
  stage(null);
  expect(takeBatch()).toMatchObject({ seq: 2, before: null, events: [], after: { seq: 2 } });
  // Nothing is played over what is being staged.
  feed(view(3), [event('theirs')], 3, 1);
  stage(1);
  expect(takeBatch()).toMatchObject({ seq: 3 });
  expect(takeBatch()).toBeUndefined();
});

test('the panel lists the steps, with the ways through them', () => {
  const since = {
    steps: [
      { seq: 4, lines: ['Ben sells silk.'] },
      { seq: 5, lines: ['Eva builds.'] },
    ],
    changes: [{ label: 'money', n: -5 }],
  };
  const html = renderToStaticMarkup(<Steps since={since} />);
  expect(html).toContain('money −5');
  expect(html).toContain('Ben sells silk.');
  for (const way of ['back', 'next', 'now']) expect(html).toContain(`data-step="${way}"`);
});

test.each(Object.keys(tables))(
  '%s counts what a seat has, under names of their own',
  async (id) => {
    const client = await tables[id]();
    await client.words();
    const game = games[id];
    const seen = new Set<string>();
    let last: readonly { label: string; n: number }[] | null = null;
    const steps = stepsOf<ActionBase, ViewBase>(game, {
      seats: game.seats.min,
      seed: DAY,
      viewer: 0,
    });
    for (const { after: one } of steps) {
      const now = client.holdings?.(one, 0) ?? [];
      expect(now.length).toBeGreaterThan(0);
      expect(new Set(now.map(({ label }) => label)).size).toBe(now.length);
      for (const { label, n } of now) {
        expect(label).not.toBe('');
        expect(Number.isInteger(n)).toBe(true);
      }
      for (const { label } of last ? changes(last, now) : []) seen.add(label);
      last = now;
    }
    expect(seen).toContain('money');
  },
);
