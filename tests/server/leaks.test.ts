/** The comparison of twin tables can fail: it catches every planted leak in the real rooms. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../../engine/registry.ts';
import { allSamples } from '../battery/samples.ts';
import type { Verdict } from '../campaign/wire/judge.ts';
import { PLANTS } from '../campaign/wire/plants.ts';
import { ALL, inTurn, SEED } from '../scope.ts';

/** Some hundred pairs of matches in a process of their own: a minute on an idle machine. */
const BUSY_MS = 900_000;
const ROOT = join(import.meta.dirname, '../..');

test(
  'secret fields on every channel of the rooms, the log of latecomers included',
  () => {
    const args = [
      '--disable-warning=ExperimentalWarning',
      '--import',
      './tests/campaign/wire/hook.ts',
    ];
    // One secret a channel by day, another one every day; all of them in the whole suite.
    const word = ALL ? [] : [SEED];
    const run = spawnSync(process.execPath, [...args, 'tests/campaign/wire/judge.ts', ...word], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(run.stderr).toBe('');
    const verdicts = JSON.parse(run.stdout.trim().split('\n').at(-1) ?? '') as Verdict[];
    expect(verdicts.filter(({ caught }) => caught === null)).toEqual([]);
    const { secrets } = games[allSamples[0].game];
    for (const { channel, of = secrets } of PLANTS) {
      const told = verdicts.filter((verdict) => verdict.channel === channel);
      const expected = ALL ? of : [inTurn(of, `${SEED} ${channel}`)];
      expect(told.map(({ secret }) => secret).sort(), channel).toEqual([...expected].sort());
    }
  },
  BUSY_MS,
);
