/** Asks of one fault which tests notice it: those of the day first, then all. */

import type { Project } from '../reach.ts';
import { type Fault, sourceOf } from './fault.ts';
import { reaching, type TestFile } from './order.ts';
import type { Asked, Scope, Workshop } from './workshop.ts';

/** Tests asked at once: few and near ones first, since most faults are noticed by them. */
const BATCHES = [6, 18, 54];
/** What a batch may cost, in milliseconds: what a run has not reached when it is stopped is asked anew. */
const BATCH_MS = 120_000;

export interface Verdict {
  readonly name: string;
  readonly area: string;
  readonly game: string | null;
  readonly file: string;
  readonly notice: string;
  /** By `npm test`, by `npm run test:all` alone, by none; `open` while there are tests left to ask. */
  readonly noticed: Scope | 'never' | 'open';
  /** The first test that failed, as `file > title`; '' if none did. */
  readonly by: string;
  /** Test files that could notice it by day, and in all. */
  readonly reach: { readonly [scope in Scope]: number };
  /** Those that were asked and have noticed nothing, as `scope file`. */
  readonly asked: readonly string[];
  readonly seconds: number;
}

/** A round over all faults: the dear tests are asked when the cheap ones have been asked of every fault. */
export interface Round {
  readonly scope: Scope;
  /** What the tests of one fault may cost together, in milliseconds. */
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
  /** Parts that are asked now. */
  readonly parts: readonly Project[];
  /** Told of what is known after each batch: a night may be shorter than the tests. */
  readonly keep: (verdict: Verdict) => void;
}

const keyOf = (scope: Scope, file: string): string => `${scope} ${file}`;

/** The tests of a scope; those that run the same in both are asked by day. */
const ofScope = (scope: Scope, tests: readonly TestFile[]): TestFile[] =>
  tests.filter(({ dear, scaled }) => (scope === 'day' ? !dear : dear || scaled));

/** The first of these that cost no more than so much together, and the first two whatever they cost. */
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

/** Whether tests pass without any fault, by scope and file: one that fails anyway notices nothing. */
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

/** A fault of which nothing has been asked yet. @throws Error if it does not fit the tree any more */
export function untried({ name, area, game, file, notice, plant }: Fault): Verdict {
  plant(sourceOf(file));
  const reach = { day: 0, all: 0 };
  return { name, area, game, file, notice, noticed: 'open', by: '', reach, asked: [], seconds: 0 };
}

/** Plants a fault and asks the tests that reach it, but for those that were asked before. */
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
