/** The pure parts of the replay: links, refusals with reasons, axes, archives. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAmong, spread, ticks } from '../../client/pages/replay/charts/scale.ts';
import { momentOf, pathOf, queryOf } from '../../client/pages/replay/link.ts';
import { type Loaded, type LoadProblem, load } from '../../client/pages/replay/load.ts';
import { chapterFrom } from '../../client/pages/replay/store.ts';
import { tar } from '../../client/pages/replay/tar.ts';
import type { Eye } from '../../client/table/replay/recording.ts';
import { type Log, sealed } from '../../engine/core/log.ts';
import { gameById } from '../../engine/registry.ts';
import { hashes, playMatch } from '../battery/log.ts';
import { allSamples } from '../battery/samples.ts';

test('a moment comes back from its link; nonsense is the beginning with all hands', () => {
  fc.assert(
    fc.property(
      fc.option(fc.nat(5000)),
      fc.constantFrom<Eye>('all', 'public', 0, 1, 2, 3, 4),
      (at, eye) => {
        expect(momentOf(queryOf({ at, eye }), 5)).toEqual({ at, eye });
      },
    ),
  );
  const nonsense = ['', '?at=', '?at=-3', '?at=1e9', '?at=99999999999', '?seat=0', '?seat=4'];
  for (const query of [...nonsense, '?seat=nobody', '?at=%00&seat=1.5']) {
    expect(momentOf(query, 3), query).toEqual({ at: null, eye: 'all' });
  }
  expect(pathOf('a/b', { at: 7, eye: 1 })).toBe('/replay/a%2Fb?at=7&seat=2');
});

// A key with commitment: see `playMatch`.
const [samples = expect.fail('no game')] = allSamples;
const played = playMatch(gameById(samples.game), samples, 3);
const whole: Log = sealed(played.log(), played.game.standings(played.state), played.chain, hashes);

const tell = (): boolean => true;
const problem = async (json: unknown, id?: string): Promise<string> => {
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  const loaded = (await load(text, id, tell)) as Loaded | LoadProblem;
  return 'kind' in loaded ? loaded.kind : 'shown';
};

test('a whole log is recorded to its end', async () => {
  const loaded = (await load(JSON.stringify(whole), undefined, tell)) as Loaded;
  expect(loaded.verification.verdict).toBe('proven');
  expect(loaded.recording.end).toBe(whole.entries.length);
  expect(loaded.recording.state(loaded.recording.end)).toEqual(played.state);
});

test('a damaged, foreign or changed log is not shown, each by its name', async () => {
  const text = JSON.stringify(whole);
  expect(await problem(text.slice(0, -40))).toBe('damaged');
  expect(await problem('')).toBe('damaged');
  for (const foreign of [[], null, 3, { hello: 'world' }, { ...whole, format: 'laguna-log/9' }]) {
    expect(await problem(foreign)).toBe('foreign');
  }
  expect(await problem({ ...whole, engine: '0.0.1' })).toBe('engine');
  const other = (await load(JSON.stringify({ ...whole, engine: '0.0.1' }), undefined, tell)) as {
    theirs: string;
    ours: string;
  };
  expect(other).toMatchObject({ theirs: '0.0.1', ours: played.game.version });
  expect(await problem({ ...whole, game: 'chess' })).toBe('game');
  expect(await problem({ ...whole, entries: whole.entries.slice(0, -1) })).toBe('refused');
  expect(await problem({ ...whole, seats: [] })).toBe('refused');
  expect(await problem({ ...whole, id: 'one' }, 'another')).toBe('refused');
  const [first, ...rest] = whole.entries;
  expect(await problem({ ...whole, entries: [{ ...first, seat: 99 }, ...rest] })).toBe('refused');
});

test('no single changed command of a log is ever shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.entries.length - 1), fc.nat(4), async (k, seat) => {
      const entries = whole.entries.map((entry, i) => (i === k ? { ...entry, seat } : entry));
      const same = whole.entries[k]?.seat === seat;
      expect(await problem({ ...whole, entries })).toBe(same ? 'shown' : 'refused');
    }),
    { numRuns: 12 },
  );
});

test('loading ends when nobody wants it any more', async () => {
  expect(await load(JSON.stringify(whole), undefined, () => false)).toBeNull();
});

test('ticks are round, ascending, and cover what they measure', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -500, max: 500 }),
      fc.integer({ min: 1, max: 4000 }),
      (low, more) => {
        const list = ticks(low, low + more);
        expect(list[0]).toBeLessThanOrEqual(low);
        expect(list.at(-1)).toBeGreaterThanOrEqual(low + more);
        expect(list.length).toBeLessThan(12);
        const step = (list[1] ?? 0) - (list[0] ?? 0);
        expect(step).toBeGreaterThan(0);
        for (const [k, tick] of list.entries()) expect(tick).toBe((list[0] ?? 0) + k * step);
      },
    ),
  );
});

test('labels keep clear of each other, in their order, within their bounds', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 8 }), (wishes) => {
      const placed = spread(wishes, 20, 0, 200);
      const sorted = [...placed].sort((a, b) => a - b);
      for (const [k, place] of sorted.entries()) {
        if (k > 0) expect(place - (sorted[k - 1] ?? 0)).toBeGreaterThanOrEqual(20);
        expect(place).toBeLessThanOrEqual(200);
        expect(place).toBeGreaterThanOrEqual(0);
      }
      for (const [i, a] of wishes.entries()) {
        for (const [j, b] of wishes.entries()) {
          if (a < b) expect(placed[i]).toBeLessThan(placed[j] ?? 0);
        }
      }
    }),
  );
  expect(spread([50, 100], 20, 0, 200)).toEqual([50, 100]);
});

test('a position lies between the samples as it lies in the match', () => {
  const samples = [{ at: 0 }, { at: 10 }, { at: 30 }];
  expect([0, 5, 10, 20, 30, 99].map((at) => placeAmong(samples, at))).toEqual([
    0, 0.5, 1, 1.5, 2, 2,
  ]);
  expect(placeAmong([], 5)).toBe(0);
});

test('the archive unpacks to what was put in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'laguna-tar-'));
  try {
    const sizes = [0, 1, 511, 512, 513, 5000];
    const files = sizes.map((size, k) => ({
      name: `laguna-000${k}.png`,
      bytes: Uint8Array.from({ length: size }, (_, i) => (i * 7 + k) & 255),
    }));
    writeFileSync(join(folder, 'all.tar'), tar(files, 1_700_000_000));
    execFileSync('tar', ['-xf', 'all.tar'], { cwd: folder });
    for (const { name, bytes } of files) {
      expect(new Uint8Array(readFileSync(join(folder, name)))).toEqual(bytes);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the chapter before and the one after are other ones than that in which the replay stands', () => {
  const chapters = [10, 20, 30].map((at) => {
    return { at, kind: 'round', title: `${at}`, seat: null, divides: true, path: '' };
  });
  const from = (at: number, way: 1 | -1) => chapterFrom({ chapters, charts: [] }, at, way)?.at;
  expect([from(20, -1), from(20, 1)]).toEqual([10, 30]);
  expect([from(25, -1), from(25, 1)]).toEqual([20, 30]);
  expect([from(10, -1), from(30, 1)]).toEqual([undefined, undefined]);
});
