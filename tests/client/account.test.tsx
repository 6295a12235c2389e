/** The account since the player's last turn: money, goods and steps, in every game of the house. */

import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '../../client/games/registry.ts';
import { cards } from '../../client/games/registry-cards.ts';
import { hasAccount, useTable } from '../../client/store/table.ts';
import {
  changes,
  changesText,
  changeText,
  ownLine,
  sinceLine,
} from '../../client/table/account/account.ts';
import { Steps } from '../../client/table/account/Steps.tsx';
import { accountOf } from '../../client/table/account/since.ts';
import type { ActionBase, GameEvent, ViewBase } from '../../engine/core/contract.ts';
import { games } from '../../engine/registry.ts';
import { SEED } from '../scope.ts';
import { stepsOf } from './steps.ts';

/** The day as a number. */
const DAY = Number(SEED.replace(/\D/g, ''));

const view = (seq: number): ViewBase => ({ version: 'v', seq, public: {} });
const event = (type: string): GameEvent => ({ type });
const line = (text: string) => ({
  text,
  event: event('told'),
  moment: { before: null, after: view(1), events: [], you: null },
});

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
  expect(changesText(changes(before, after))).toBe('money +100, grapes −1');
});

test('before the first decision nobody is told of a last turn', () => {
  const none = { own: null, changes: [], first: true, others: true };
  expect(sinceLine(none)).toBe('This is your first decision.');
  const paid = [{ label: 'money', n: 60 }];
  expect(sinceLine({ ...none, changes: paid })).toBe('Before your first decision: money +60.');
  expect(sinceLine({ ...none, first: false, own: [] })).toContain('since your last turn');
  // A page that was opened late knows no turn of its own.
  expect(sinceLine({ ...none, first: false, changes: paid })).toBe('So far: money +60.');
  expect(sinceLine({ ...none, others: false })).toBeNull();
  expect(ownLine({ own: [] })).toContain('changed nothing');
  expect(ownLine({ own: paid })).toBe('Your last turn: money +60.');
  expect(ownLine({ own: null })).toBeNull();
});

/** A game in which every position is worth ten more than the one before. */
const told = {
  sentence: ({ type }: GameEvent) => (type === 'silent' ? null : `Somebody ${type}.`),
  holdings: ({ seq }: ViewBase) => [{ label: 'money', n: 10 * seq }],
  idle: ['passed'],
  dealt: ['dealt'],
};

test('what one has done oneself and what came after it are told apart; passes are no steps', () => {
  const { feed } = useTable.getState();
  const account = () => accountOf(told, 0, useTable.getState());
  feed(view(1), [event('theirs')], 1, 1);
  expect(account()).toMatchObject({ own: null, first: true, others: true });
  feed(view(2), [event('mine')], 2, 0);
  feed(view(3), [event('mine')], 3, 0);
  expect(account()).toMatchObject({ own: [{ n: 20 }], changes: [], first: false, others: false });
  feed(view(4), [event('passed')], 4, 1);
  feed(view(5), [event('dealt'), event('passed')], 5, 2);
  feed(view(6), [event('silent')], 6, 1);
  const { steps = [], ...rest } = account() ?? {};
  expect(rest).toMatchObject({ own: [{ n: 20 }], changes: [{ n: 30 }], others: true });
  expect(
    steps.map(({ seq, deal, lines }) => [seq, deal, ...lines.map(({ text }) => text)]),
  ).toEqual([
    [2, false, 'Somebody mine.'],
    [3, false, 'Somebody mine.'],
    [5, true, 'Somebody dealt.'],
  ]);
  feed(view(7), [event('mine')], 7, 0);
  expect(account()?.own).toEqual([{ label: 'money', n: 10 }]);
});

test('it begins with the player’s own turn, ends with the next, and is taken back with an undo', () => {
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
  // Nothing is played over a running staging.
  feed(view(3), [event('theirs')], 3, 1);
  stage(1);
  expect(takeBatch()).toMatchObject({ seq: 3 });
  expect(takeBatch()).toBeUndefined();
});

test('the panel lists the steps, with the ways through them', () => {
  const since = {
    steps: [
      { seq: 4, lines: [line('Ben sells silk.')], seat: 1, deal: true },
      { seq: 5, lines: [line('Eva builds.')], seat: 2, deal: false },
    ],
    own: [],
    changes: [{ label: 'money', n: -5 }],
    others: true,
    first: false,
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
    // Each game has a word for its money.
    expect(seen.has('money') || seen.has('coins')).toBe(true);
  },
);

test.each(Object.keys(tables))(
  '%s: accounts of a whole match add up and list no pass',
  async (id) => {
    const client = await tables[id]();
    await client.words();
    const game = games[id];
    const steps = stepsOf<ActionBase, ViewBase>(game, {
      seats: game.seats.min,
      seed: DAY,
      viewer: 0,
    });
    const { feed, show } = useTable.getState();
    show(steps[0]?.before ?? null);
    const holds = (one: ViewBase) => client.holdings?.(one, 0) ?? [];
    let [told, decided, deals] = [0, false, 0];
    for (const [k, { seat, events, after }] of steps.entries()) {
      feed(after, events, k + 1, seat);
      while (useTable.getState().takeBatch());
      decided ||= seat === 0;
      const { since, sinceView } = useTable.getState();
      const account = accountOf(client, 0, useTable.getState());
      if (!account || !sinceView) continue;
      told++;
      expect(account.first).toBe(!decided);
      deals += account.steps.filter(({ deal }) => deal).length;
      const passes = since.flatMap(({ events: all, after: then }) =>
        all
          .filter(({ type }) => client.idle?.includes(type))
          .map((one) => client.sentence(one, then, 0)),
      );
      for (const { lines } of account.steps)
        for (const line of lines) expect(passes).not.toContain(line);
      const sum = new Map<string, number>();
      for (const { label, n } of [...(account.own ?? []), ...account.changes])
        sum.set(label, (sum.get(label) ?? 0) + n);
      const whole = changes(holds(sinceView), holds(after));
      expect([...sum].filter(([, n]) => n !== 0).sort()).toEqual(
        whole.map(({ label, n }) => [label, n]).sort(),
      );
    }
    expect(told).toBeGreaterThan(10);
    if (client.dealt) expect(deals).toBeGreaterThan(0);
  },
);

test.each(Object.entries(cards))(
  '%s says who wins before a first decision, in a few words',
  async (_, load) => {
    const { goal } = await load();
    expect(goal).toMatch(/^The most .* win\./);
    expect(goal.split(' ').length).toBeLessThanOrEqual(22);
  },
);
