/** The end of a round: its gains of each seat, in whole matches of the games that have rounds. */

import { expect, test } from 'vitest';
import { tables } from '../../client/games/registry.ts';
import { changes } from '../../client/table/account/account.ts';
import { between } from '../../client/table/result/Counted.tsx';
import { roundAccount, titleIn } from '../../client/table/rounds/rounds.ts';
import type { ActionBase, ViewBase } from '../../engine/core/contract.ts';
import { games } from '../../engine/registry.ts';
import { SEED } from '../scope.ts';
import { stepsOf } from './steps.ts';

/** The day as a number. */
const DAY = Number(SEED.replace(/\D/g, ''));

test('a figure counts whole numbers from where it was to where it is', () => {
  const way = [0, 0.25, 0.5, 0.75, 1].map((part) => between(3, -7, part));
  expect(way[0]).toBe(3);
  expect(way.at(-1)).toBe(-7);
  expect([...way].sort((a, b) => b - a)).toEqual(way);
  expect(way.every(Number.isInteger)).toBe(true);
  expect(between(0, 10, 2)).toBe(10);
});

/** Games with rounds; others play turns alone. */
const rounds: string[] = [];

test.each(Object.keys(tables))('%s: the accounts of the rounds add up to the match', async (id) => {
  const client = await tables[id]();
  await client.words();
  const rules = games[id];
  const seats = rules.seats.min;
  const steps = stepsOf<ActionBase, ViewBase>(rules, { seats, seed: DAY, viewer: 0 });
  const first = steps[0]?.before;
  if (!first) throw new Error('no match');
  let began = first;
  const titles: string[] = [];
  const sums = new Map<string, number>();
  for (const [k, { events, after }] of steps.entries()) {
    const account = roundAccount(client, { seq: k + 1, events, after }, began, seats);
    expect(account === null).toBe(titleIn(client, { events }) === null);
    if (!account) continue;
    titles.push(account.title);
    expect(account.rows.map(({ seat }) => seat)).toEqual(
      Array.from({ length: seats }, (_, p) => p),
    );
    for (const { label, n } of account.rows[0]?.gains ?? [])
      sums.set(label, (sums.get(label) ?? 0) + n);
    began = after;
  }
  if (titles.length > 1) rounds.push(id);
  expect(new Set(titles).size).toBe(titles.length);
  const whole = changes(client.holdings?.(first, 0) ?? [], client.holdings?.(began, 0) ?? []);
  expect([...sums].filter(([, n]) => n !== 0).sort()).toEqual(
    whole.map(({ label, n }) => [label, n]).sort(),
  );
});

test('most games have rounds', () => {
  expect(rounds.length).toBeGreaterThan(2);
});
