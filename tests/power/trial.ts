/** Asks of one fault which tests notice it: those of the day first, then all. */

import { type Fault, sourceOf } from './fault.ts';
import { type Project, reaching, type TestFile } from './reach.ts';
import type { Asked, Scope, Workshop } from './workshop.ts';

/** Tests asked at once: few and near ones first, since most faults are noticed by them. */
const BATCHES = [3, 9, 27, 81];

export interface Verdict {
  readonly name: string;
  readonly area: string;
  readonly game: string | null;
  readonly file: string;
  readonly notice: string;
  /** By `npm test`, by `npm run test:all` alone, or by none. */
  readonly noticed: Scope | 'never';
  /** The first test that failed, as `file > title`; '' if none did. */
  readonly by: string;
  /** Test files that could have noticed it, and how many were asked. */
  readonly reach: number;
  readonly asked: number;
  readonly seconds: number;
}

export interface Limits {
  /** Parts that are asked; the others count as having noticed nothing. */
  readonly parts: readonly Project[];
  /** Most test files that are asked for one fault. */
  readonly most: number;
}

/** Whether tests pass without any fault, by scope and file: one that fails anyway notices nothing. */
const sound = new Map<string, boolean>();

/** Groups of tests of one part each, in their order. */
function* batches(tests: readonly TestFile[]): Generator<readonly TestFile[]> {
  let rest = [...tests];
  for (let turn = 0; rest.length > 0; turn++) {
    const [{ project }] = rest;
    const size = project === 'browser' ? 1 : (BATCHES[turn] ?? Number.POSITIVE_INFINITY);
    const batch = rest.filter((one) => one.project === project).slice(0, size);
    rest = rest.filter((one) => !batch.includes(one));
    yield batch;
  }
}

/** The first test of these that fails with the fault and passes without it. */
function firstToNotice(
  workshop: Workshop,
  fault: Fault,
  tests: readonly TestFile[],
  scope: Scope,
  count: (files: number) => void,
): Asked | null {
  for (const batch of batches(tests)) {
    let left = batch.filter(({ file }) => sound.get(`${scope} ${file}`) !== false);
    while (left.length > 0) {
      const [{ project }] = left;
      const names = left.map(({ file }) => file);
      const restore = workshop.change(fault.file, fault.plant);
      let asked: Asked;
      try {
        asked = workshop.ask(project, names, scope);
      } finally {
        restore();
      }
      const { file } = asked;
      if (file === null) {
        count(left.length);
        break;
      }
      const key = `${scope} ${file}`;
      if (!sound.has(key)) sound.set(key, workshop.ask(project, [file], scope).file === null);
      if (sound.get(key)) {
        count(names.indexOf(file) + 1);
        return asked;
      }
      left = left.filter((one) => one.file !== file);
    }
  }
  return null;
}

/** Plants a fault and asks the tests that reach it. */
export function tryOne(workshop: Workshop, fault: Fault, { parts, most }: Limits): Verdict {
  const started = performance.now();
  // Also where nothing reaches it, a fault that does not fit is an error.
  fault.plant(sourceOf(fault.file));
  const all = reaching(fault.file).filter(({ project }) => parts.includes(project));
  const [day, rest] = [
    all.filter(({ dear }) => !dear).slice(0, most),
    all.filter(({ dear, scaled }) => dear || scaled).slice(0, most),
  ];
  let asked = 0;
  const count = (files: number): void => {
    asked += files;
  };
  const byDay = firstToNotice(workshop, fault, day, 'day', count);
  const found = byDay ?? firstToNotice(workshop, fault, rest, 'all', count);
  const { name, area, game, file, notice } = fault;
  return {
    name,
    area,
    game,
    file,
    notice,
    asked,
    noticed: byDay ? 'day' : found ? 'all' : 'never',
    by: found ? `${found.file} > ${found.title}` : '',
    reach: all.length,
    seconds: Math.round((performance.now() - started) / 1000),
  };
}
