/**
 * The commands `duel` and `train`, run as a person runs them: their output depends only on the
 * seed.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  EARLIER,
  isSame,
  joined,
  planned,
  README,
  readStrengths,
  type Strength,
  tableOf,
  withTable,
} from '../../engine/cli/duel/strengths.ts';
import type { JsonObject } from '../../engine/core/contract.ts';
import { gameById, games, searchings } from '../../engine/registry.ts';
import { several } from '../scope.ts';
import { inTurnByDay } from './games.ts';

const scratch = mkdtempSync(join(tmpdir(), 'duel-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function run(command: string, ...args: string[]) {
  const script = new URL(`../../engine/cli/${command}.ts`, import.meta.url).pathname;
  const all = ['--disable-warning=ExperimentalWarning', script, ...args];
  const { stdout, stderr, status } = spawnSync(process.execPath, all, { encoding: 'utf8' });
  const lines = stdout.trimEnd().split('\n');
  return { lines, stderr, status, last: () => JSON.parse(lines.at(-1) ?? '') as JsonObject };
}

describe.each(inTurnByDay(Object.keys(searchings)))('%s', (id) => {
  const seats = String(gameById(id).seats.min);
  const duel = ['--game', id, '--a', 'easy', '--b', 'random', '--seats', seats];

  test('a duel prints one JSON object on its last line, the same for any number of threads', () => {
    const args = [...duel, '--games', '3', '--seed', '3', '--json'];
    const one = run('duel', ...args, '--threads', '1');
    expect(one.stderr).toBe('');
    expect(one.status).toBe(0);
    expect(one.lines).toHaveLength(1);
    const figures = one.last();
    expect(figures).toMatchObject({ game: id, a: 'easy', b: 'random', games: 3 });
    const [low, high] = figures.interval as [number, number];
    expect(low).toBeLessThanOrEqual(figures.winShare as number);
    expect(high).toBeGreaterThanOrEqual(figures.winShare as number);
    for (const name of ['points', 'pointsOfOthers', 'millisecondsPerDecision']) {
      expect(typeof figures[name], name).toBe('number');
    }
    const untimed = (all: JsonObject) => ({ ...all, millisecondsPerDecision: 0 });
    const two = run('duel', ...args, '--threads', '2').last();
    expect(untimed(two)).toEqual(untimed(figures));
  });

  test('weights are made from nothing, the same by seed for any number of threads', async () => {
    const train = (out: string, threads: string) => {
      const file = join(scratch, out);
      const size = ['--seats', seats, '--matches', several(1, 2).toString(), '--rollouts', '1'];
      const args = ['--game', id, ...size, '--out', file];
      const { stderr, status, last } = run('train', ...args, '--threads', threads);
      expect(stderr).toBe('');
      expect(status).toBe(0);
      const { brier, reliability } = last();
      expect(brier).toBeGreaterThan(0);
      expect(brier).toBeLessThan(1);
      expect((reliability as JsonObject[]).length).toBeGreaterThan(0);
      return readFileSync(file, 'utf8');
    };
    expect(train('two.ts', '2')).toBe(train('one.ts', '1'));
    // A bot imports them: without the word `export` it would find none.
    const { weights } = await import(join(scratch, 'two.ts'));
    expect(Object.keys(weights).length).toBeGreaterThan(0);
  });
});

test('a duel of a bot that is none says which there are', () => {
  const [id] = Object.keys(searchings);
  const { stderr, status } = run('duel', '--game', id, '--a', 'nobody');
  expect(status).toBe(2);
  expect(stderr).toContain('doge');
});

describe('the table of strengths', () => {
  test('stands in the README as the rows say that are kept, each of which is planned', () => {
    const rows = readStrengths();
    const plain = (text: string) => text.replaceAll(EARLIER, '');
    const text = plain(readFileSync(README, 'utf8'));
    expect(plain(withTable(text, tableOf(rows)))).toBe(text);
    for (const row of rows) expect(planned().some((plan) => isSame(plan, row))).toBe(true);
  });

  test('has the highest level of each game at every number of seats', () => {
    for (const id of Object.keys(searchings)) {
      const { min, max } = gameById(id).seats;
      const seats = planned().filter(({ game, a }) => game === id && a === 'doge');
      expect(seats).toHaveLength(max - min + 1);
    }
  });

  test('takes matches that follow as if they had been played at once', () => {
    const [game] = Object.keys(searchings);
    const row = (games: number, winShare: number, points: number): Strength => ({
      game,
      a: 'doge',
      b: 'steady',
      seats: 4,
      games,
      seed: '1',
      winShare,
      points,
      pointsOfOthers: 10,
      millisecondsPerDecision: 2,
      weights: 'old',
    });
    const both = joined(row(300, 0.9, 20), row(100, 0.5, 12));
    expect(both).toEqual(row(400, 0.8, 18));
    const line = tableOf([both]).split('\n')[2];
    expect(line).toContain(EARLIER);
    expect(line).toContain('80.0 % (75.8 to 83.6) | 25.0 % | 18.0 : 10.0 | 2.0');
    expect(() => withTable('no place', '')).toThrow();
  });
});

const other = Object.keys(games).find((id) => !searchings[id]);

test.runIf(other)('a game that nothing searches is refused with those that are', () => {
  const { stderr, status } = run('train', '--game', other ?? '');
  expect(status).toBe(2);
  expect(stderr).toContain(Object.keys(searchings)[0]);
});
