/**
 * For every registered game: a leak on any channel is noticed. `rules-hold` shows that nothing
 * leaks. By day the comparison of twins is proven only with the test guest, and the planted leaks
 * of the games' source are only checked for their texts: the test is about the comparison, not the
 * games.
 */

import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { ALL } from '../scope.ts';
import { guestTable, tables } from './games.ts';
import { ENGINE_CHANNELS, leaky } from './leaky.ts';
import { interfere } from './non-interference.ts';
import { leaksOf, type Verdict, withLeak } from './planted.ts';

describe.each(tables)('$samples.game', (table) => {
  const { game } = table;

  test('a leak of every secret can be planted in its source', async () => {
    const leaks = await leaksOf(table);
    for (const leak of leaks) expect(withLeak(table, leak).text).toContain(leak.replace);
    const planted = new Set(leaks.map(({ secret }) => secret));
    for (const secret of game.secrets) expect(planted, secret).toContain(secret);
  });
});

describe.each(ALL ? tables : [guestTable])('$samples.game', ({ game, samples }) => {
  test('every secret field on every channel, let out by a wrapper, is caught', () => {
    const effort = {
      matches: 60,
      enough: Number.POSITIVE_INFINITY,
      oneIn: 1,
      fromViews: false,
      stopAtLeak: true,
    };
    for (const secret of game.secrets) {
      for (const channel of ENGINE_CHANNELS) {
        const { leaks } = interfere(leaky(game, secret, channel), samples, effort);
        expect(leaks.length, `${secret}, ${channel}`).toBeGreaterThan(0);
      }
    }
  });

  test('every planted leak is caught', () => {
    const script = new URL('planted.ts', import.meta.url).pathname;
    const args = ['--disable-warning=ExperimentalWarning', script, samples.game];
    const run = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    const verdicts = JSON.parse(run.stdout) as Verdict[];
    expect(verdicts.length).toBeGreaterThan(0);
    expect(verdicts.filter((verdict) => verdict.caught === null)).toEqual([]);
  });
});
