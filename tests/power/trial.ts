/** Finds the tests that notice one fault: those of the day first, then all. */

import type { Project } from '../reach.ts';
import { type Fault, sourceOf } from './fault.ts';
import { reaching, type TestFile } from './order.ts';
import type { Asked, Scope, Workshop } from './workshop.ts';

/** Tests run at once: few and near ones first, since they notice most faults. */
const BATCHES = [6, 18, 54];
/** Largest cost of a batch, in milliseconds: tests not reached when a run is stopped run again. */
const BATCH_MS = 120_000;

export interface Verdict {
  readonly name: string;
  readonly area: string;
  readonly game: string | null;
  readonly file: string;
  readonly notice: string;
  /** By `npm test`, by `npm run test:all` alone, by none; `open` while tests are left to run. */
  readonly noticed: Scope | 'never' | 'open';
  /** The first failed test, as `file > title`; '' if there was none. */
  readonly by: string;
  /** Test files that could notice it by day, and in all. */
  readonly reach: { readonly [scope in Scope]: number };
  /** Tests that ran and noticed nothing, as `scope file`. */
  readonly asked: readonly string[];
  readonly seconds: number;
}

/** A round over all faults: expensive tests run after the cheap ones of every fault. */
export interface Round {
  readonly scope: Scope;
  /** Largest cost of the tests of one fault together, in milliseconds. */
  readonly budget: number;
}

export const ROUNDS: readonly Round[] = [
  { scope: 'day', budget: 20_000 },
  { scope: 'day', budget: 60_000 },
  { scope: 'day', budget: 300_000 },
  { scope: 'day', budget: Number.POSITIVE_INFINITY },
  { scope: 'all', budget: 300_000 },
  { scope: 'all', budget: Number.POSITIVE_INFINITY },
];

export interface Limits extends Round {
  /** Parts that run now. */
  readonly parts: readonly Project[];
  /** Gets the verdict after each batch: a night may be shorter than the tests. */
  readonly keep: (verdict: Verdict) => void;
}

const keyOf = (scope: Scope, file: string): string => `${scope} ${file}`;

/** The tests of a scope; those that are the same in both run by day. */
const ofScope = (scope: Scope, tests: readonly TestFile[]): TestFile[] =>
  tests.filter(({ dear, scaled }) => (scope === 'day' ? !dear : dear || scaled));

/** The first of these that cost no more than `budget` together, and the first two at any cost. */
function within(budget: number, tests: readonly TestFile[]): TestFile[] {
  let sum = 0;
  return tests.filter(({ cost }, k) => {
    sum += cost;
    return sum <= budget || k < 2;
  });
}

/** Groups of tests of one part each, in their order. */
export function* batches(tests: readonly TestFile[]): Generator<readonly TestFile[]> {
  let rest = [...tests];
  for (let turn = 0; rest.length > 0; turn++) {
    const [{ project }] = rest;
    const own = rest.filter((one) => one.project === project).slice(0, BATCHES[turn]);
    let sum = 0;
    const batch = own.filter(({ cost }, k) => {
      sum += cost;
      return k === 0 || sum <= BATCH_MS;
    });
    rest = rest.filter((one) => !batch.includes(one));
    yield batch;
  }
}

/**
 * Whether tests pass without any fault, by scope and file: one that fails anyway notices nothing.
 */
const sound = new Map<string, boolean>();

async function isSound(workshop: Workshop, test: TestFile, scope: Scope): Promise<boolean> {
  const key = keyOf(scope, test.file);
  let known = sound.get(key);
  if (known === undefined) {
    const { file, title } = await workshop.ask(test.project, [test.file], scope, test.cost);
    known = file === null;
    sound.set(key, known);
    if (!known) console.error(`Fails without any fault, and is not counted: ${key} (${title})`);
  }
  return known;
}

/** The first test of these that fails with the fault and passes without it. */
async function firstToNotice(
  workshop: Workshop,
  fault: Fault,
  batch: readonly TestFile[],
  scope: Scope,
): Promise<Asked | null> {
  let left = batch.filter(({ file }) => sound.get(keyOf(scope, file)) !== false);
  while (left.length > 0) {
    const names = left.map(({ file }) => file);
    const cost = left.reduce((sum, one) => sum + one.cost, 0);
    const restore = workshop.change(fault.file, fault.plant);
    let asked: Asked;
    try {
      asked = await workshop.ask(left[0].project, names, scope, cost);
    } finally {
      restore();
    }
    const failed = left.find(({ file }) => file === asked.file);
    if (!failed) return null;
    if (await isSound(workshop, failed, scope)) return asked;
    left = left.filter((one) => one !== failed);
  }
  return null;
}

/**
 * A fault without any run yet.
 * @throws Error if it no longer fits the tree
 */
export function untried({ name, area, game, file, notice, plant }: Fault): Verdict {
  plant(sourceOf(file));
  const reach = { day: 0, all: 0 };
  return { name, area, game, file, notice, noticed: 'open', by: '', reach, asked: [], seconds: 0 };
}

/** Plants a fault and runs the tests that reach it, except for those that ran before. */
export async function goOn(
  workshop: Workshop,
  fault: Fault,
  before: Verdict,
  { scope, budget, parts, keep }: Limits,
): Promise<Verdict> {
  const started = performance.now();
  const tests = reaching(fault.file);
  const asked = new Set(before.asked);
  const reach = { day: ofScope('day', tests).length, all: tests.length };
  const told = (more: Partial<Verdict>): Verdict => ({
    ...before,
    reach,
    asked: [...asked],
    seconds: before.seconds + Math.round((performance.now() - started) / 1000),
    ...more,
  });
  const now = within(budget, ofScope(scope, tests)).filter(
    ({ file, project }) => parts.includes(project) && !asked.has(keyOf(scope, file)),
  );
  for (const batch of batches(now)) {
    const found = await firstToNotice(workshop, fault, batch, scope);
    if (found) return told({ noticed: scope, by: `${found.file} > ${found.title}` });
    for (const { file } of batch) asked.add(keyOf(scope, file));
    keep(told({}));
  }
  const left = (['day', 'all'] as const).some((one) =>
    ofScope(one, tests).some(({ file }) => !asked.has(keyOf(one, file))),
  );
  return told({ noticed: left ? 'open' : 'never' });
}
