/**
 * How much of the tests is run. `npm test` decides about a change and takes minutes; `npm run
 * test:all` adds expensive tests: whole matches in a browser, large samples, campaigns, every
 * picture. A file whose name ends in `.all.test.ts` belongs to the second alone; a test that plays
 * more there takes its numbers from `several`.
 */

/** Whether everything runs, at any cost. */
export const ALL = process.env.LAGUNA_TESTS === 'all';

/** A count that is small in `npm test` and large in `npm run test:all`. */
export const several = (daily: number, all: number): number => (ALL ? all : daily);

/**
 * The seed of this run's random matches: another word every day, so that a week of runs sees more
 * than any one of them. Printed by the runner; `LAGUNA_SEED` runs an earlier day's again.
 */
export const SEED: string = process.env.LAGUNA_SEED ?? new Date().toISOString().slice(0, 10);

/** The element of `list` for a run that examines only one: another one every day. */
export function inTurn<T>(list: readonly T[], seed = SEED): T {
  let sum = 0;
  for (const letter of seed) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return list[sum % list.length];
}
