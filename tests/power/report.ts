/**
 * The summary of the verdicts: the share of faults noticed by all tests that a day's run notices.
 */

import type { Verdict } from './trial.ts';

export interface Row {
  readonly what: string;
  readonly faults: number;
  readonly day: number;
  /** By day or by all tests. */
  readonly noticed: number;
  /** Faults for which some tests have not run. */
  readonly open: number;
  /** `day` of `noticed`; null if nothing was noticed. */
  readonly share: number | null;
}

const rowOf = (what: string, verdicts: readonly Verdict[]): Row => {
  const count = (...kinds: Verdict['noticed'][]): number =>
    verdicts.filter(({ noticed }) => kinds.includes(noticed)).length;
  const [day, all] = [count('day'), count('day', 'all')];
  const share = all > 0 ? day / all : null;
  return { what, faults: verdicts.length, day, noticed: all, open: count('open'), share };
};

/** A row for each area, and one for each game with broken rules; the sum comes last. */
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

const byScope = ({ asked }: Verdict, scope: string): number =>
  asked.filter((one) => one.startsWith(`${scope} `)).length;

/** The report for people. */
export function report(verdicts: readonly Verdict[]): string {
  const lines = ['what                 faults  by day  at all    open  share by day'];
  for (const { what, faults, day, noticed, open, share } of table(verdicts)) {
    const figures = [faults, day, noticed, open].map((n, k) => String(n).padStart(k === 0 ? 6 : 8));
    lines.push(`${what.padEnd(21)}${figures.join('')}${percent(share).padStart(14)}`);
  }
  const part = (title: string, noticed: Verdict['noticed'], say: (one: Verdict) => string) => {
    const those = verdicts.filter((one) => one.noticed === noticed);
    if (those.length === 0) return;
    lines.push('', title, ...those.flatMap((one) => [`  ${one.name} (${one.file})`, say(one)]));
  };
  part('Falls out of npm test; the test that would bring it back:', 'all', ({ by }) => `    ${by}`);
  part('Noticed by no test:', 'never', ({ notice }) => `    ${notice}`);
  part('Not noticed yet, with tests left to ask:', 'open', (one) => {
    const { notice, reach } = one;
    return `    ${notice} Asked by day ${byScope(one, 'day')} of ${reach.day} files, of all ${byScope(one, 'all')}.`;
  });
  return lines.join('\n');
}

/** One verdict as it is reached. */
export function lineOf({ name, area, game, noticed, by, seconds }: Verdict): string {
  const how = { day: 'by day', all: 'by all', never: 'NEVER ', open: 'open  ' }[noticed];
  return `${how} ${String(seconds).padStart(4)} s  ${game ?? area}: ${name}  ${by}`;
}
