import { defineConfig } from 'vitest/config';
import { ALL, SEED } from './scope.ts';

/** Awaited states may be slow on a busy machine. */
const expects = { poll: { timeout: 60_000 } };

/** A game's rules at a server with the clocks and connections of a real table. */
const SERVED = 'tests/rules/*/server/*.test.ts';

/** Tests that only `npm run test:all` runs: see `scope.ts`. */
const DEAR = ALL ? [] : ['**/*.all.test.{ts,tsx}'];

/**
 * Files run in another order every day, which reveals a file that leaves something behind in a
 * shared world. `LAGUNA_SEED` repeats an earlier day's order.
 */
const ORDER = [...SEED].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 31, 0);

/** Every core: by itself vitest leaves one of them idle. */
const maxWorkers = '100%';

/**
 * The browser suite runs two files at a time, in one Chromium: one of them nearly always waits for
 * a page. The server suite runs two, each file with modules of its own: the log's lines of a
 * minute, and the server's counters, belong to a process.
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    sequence: { shuffle: { files: true }, seed: ORDER },
    projects: [
      {
        test: {
          name: 'engine',
          maxWorkers,
          // The files of a worker share one world: a test that leaves something behind is wrong.
          isolate: false,
          include: [
            'tests/rules/**/*.test.ts',
            'tests/battery/**/*.test.ts',
            'tests/guest/*.test.ts',
            'tests/house/**/*.test.ts',
          ],
          exclude: [SERVED, ...DEAR],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          expect: expects,
          include: ['tests/server/*.test.ts', SERVED],
          exclude: DEAR,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'client',
          maxWorkers,
          // One world for all files: `setup.ts` clears the remains of a file.
          isolate: false,
          setupFiles: ['tests/client/setup.ts'],
          include: ['tests/client/*.test.{ts,tsx}', 'tests/client/*/*.test.{ts,tsx}'],
          exclude: ['tests/client/browser/**', ...DEAR],
          testTimeout: 60_000,
          // Whole matches are recorded before the tests of them.
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          expect: expects,
          include: ['tests/client/browser/**/*.test.ts', 'tests/client/*/browser/**/*.test.ts'],
          exclude: DEAR,
          globalSetup: 'tests/client/browser/shared.ts',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
