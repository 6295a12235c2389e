/** What the verdicts come to: of the faults that all tests notice, how many does a day's run notice? */

import type { Verdict } from './trial.ts';

export interface Row {
  readonly what: string;
  readonly faults: number;
  readonly day: number;
  /** By day or by all tests. */
  readonly noticed: number;
  /** `day` of `noticed`; null where nothing was noticed. */
  readonly share: number | null;
}

const rowOf = (what: string, verdicts: readonly Verdict[]): Row => {
  const day = verdicts.filter(({ noticed }) => noticed === 'day').length;
  const all = verdicts.filter(({ noticed }) => noticed !== 'never').length;
  return { what, faults: verdicts.length, day, noticed: all, share: all > 0 ? day / all : null };
};

/** A row for each area, and one for each game whose rules were broken; the sum comes last. */
export function table(verdicts: readonly Verdict[]): Row[] {
  const groups = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    const what = verdict.game ?? verdict.area;
    groups.set(what, [...(groups.get(what) ?? []), verdict]);
  }
  return [...[...groups].map(([what, those]) => rowOf(what, those)), rowOf('all', verdicts)];
}

const percent = (share: number | null): string =>
  share === null ? '' : `${(100 * share).toFixed(1)} %`;

/** The report for people. */
export function report(verdicts: readonly Verdict[]): string {
  const lines = ['what                 faults  by day  at all  share by day'];
  for (const { what, faults, day, noticed, share } of table(verdicts)) {
    const figures = [faults, day, noticed].map((n, k) => String(n).padStart(k === 0 ? 6 : 8));
    lines.push(`${what.padEnd(21)}${figures.join('')}${percent(share).padStart(14)}`);
  }
  const out = verdicts.filter(({ noticed }) => noticed === 'all');
  if (out.length > 0)
    lines.push('', 'Falls out of npm test, and the test that would bring it back:');
  for (const { name, by } of out) lines.push(`  ${name}`, `    ${by}`);
  const never = verdicts.filter(({ noticed }) => noticed === 'never');
  if (never.length > 0) lines.push('', 'Noticed by no test:');
  for (const { name, file, notice } of never) lines.push(`  ${name} (${file})`, `    ${notice}`);
  return lines.join('\n');
}

/** One verdict as it is reached. */
export function lineOf({ name, noticed, by, seconds }: Verdict, nth: number, of: number): string {
  const how = { day: 'by day', all: 'by all', never: 'NEVER ' }[noticed];
  return `${String(nth).padStart(3)}/${of} ${how} ${String(seconds).padStart(4)} s  ${name}  ${by}`;
}
