import { defineConfig } from 'vitest/config';

/** What is waited for may be slow in coming, on a machine that does other things as well. */
const expects = { poll: { timeout: 60_000 } };

/** What a game's rules are at a server with the clocks and lines of a real table. */
const SERVED = 'tests/rules/*/server/*.test.ts';

/**
 * Whole matches in a browser, by pointing, by keyboard, by phones: `LAGUNA_WHOLE_MATCHES=no` leaves them
 * out where time is short; of each game every screen and answer is tested beside them.
 */
const WHOLE = ['tests/client/*/browser/{match,match-3d,ledger,phone,phones}.test.ts'];

/** Every core: by itself vitest leaves one of them idle. */
const maxWorkers = '100%';

/**
 * The browser suite runs one file at a time: its pictures are drawn by the processor. The server suite
 * runs two: it goes by real clocks, and waits for them most of the time.
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          maxWorkers,
          include: [
            'tests/rules/**/*.test.ts',
            'tests/battery/**/*.test.ts',
            'tests/guest/*.test.ts',
            'tests/house/**/*.test.ts',
          ],
          exclude: [SERVED],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          expect: expects,
          include: ['tests/server/*.test.ts', SERVED],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'client',
          maxWorkers,
          include: ['tests/client/*.test.{ts,tsx}', 'tests/client/*/*.test.{ts,tsx}'],
          exclude: ['tests/client/browser/**'],
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
          exclude: process.env.LAGUNA_WHOLE_MATCHES === 'no' ? WHOLE : [],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
