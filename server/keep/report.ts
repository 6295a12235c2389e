/**
 * The operator's report about stored data: its amount, the deletable part, and the next deletions.
 */

import { setImmediate as breath } from 'node:timers/promises';
import type { Journal } from '../journal/journal.ts';
import { tagOf } from '../log.ts';
import { DAY_MS, overdue, type Rule } from './judge.ts';
import type { KeepRules } from './settings.ts';

/** A larger count is reported as this. */
const MOST = 2000;
/** Number of listed items of each kind. */
const NEXT = 5;
/** Settings with their words from server/README.md. */
const NAMES: { readonly [rule in Rule]: string } = {
  matchDays: 'LAGUNA_KEEP_MATCHES',
  botDays: 'LAGUNA_KEEP_BOTS',
  unfinishedDays: 'LAGUNA_KEEP_UNFINISHED',
  tableDays: 'LAGUNA_KEEP_TABLES',
  megabytes: 'LAGUNA_KEEP_MB',
};

export interface KeepReport {
  /** Bytes; `limit` 0: none. */
  readonly size: { readonly used: number; readonly file: number; readonly limit: number };
  readonly tables: number;
  readonly matches: number;
  /** How many items may be deleted now, by the setting that says so. */
  readonly due: readonly {
    readonly setting: string;
    readonly tables: number;
    readonly matches: number;
  }[];
  /** More items are due than were counted. */
  readonly more: boolean;
  /** Finished matches that go next; `goes` is null where they stay for ever. ISO times. */
  readonly next: readonly {
    readonly of: 'bots' | 'people';
    readonly match: string;
    readonly ended: string;
    readonly goes: string | null;
  }[];
}

export async function keepReport(
  journal: Pick<Journal, 'expiry' | 'counts'>,
  rules: KeepRules,
  now: number,
): Promise<KeepReport> {
  const { expiry } = journal;
  const due = new Map<Rule, { tables: number; matches: number }>();
  let seen = 0;
  for await (const old of overdue(expiry, rules, now)) {
    for (const { kind, rule } of old) {
      const count = due.get(rule) ?? { tables: 0, matches: 0 };
      count[kind === 'table' ? 'tables' : 'matches']++;
      due.set(rule, count);
    }
    seen += old.length;
    if (seen >= MOST) break;
    await breath();
  }
  const next = [...(await nextOf('bots')), ...(await nextOf('people'))];
  return {
    size: { ...(await expiry.size()), limit: rules.megabytes * 1e6 },
    ...(await journal.counts()),
    due: [...due].map(([rule, count]) => ({ setting: NAMES[rule], ...count })),
    more: seen >= MOST,
    next,
  };

  async function nextOf(of: 'bots' | 'people'): Promise<KeepReport['next']> {
    const days = of === 'bots' ? rules.botDays : rules.matchDays;
    const rows = await expiry.matches(of, now, { at: 0, key: '' }, NEXT);
    return rows.map(({ id, at }) => ({
      of,
      match: tagOf(id),
      ended: new Date(at).toISOString(),
      goes: days === 0 ? null : new Date(Math.max(now, at + days * DAY_MS)).toISOString(),
    }));
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** The report in sentences. */
export function reportText({ size, tables, matches, due, more, next }: KeepReport): string {
  const limit = size.limit > 0 ? ` of at most ${megabytes(size.limit)}` : '';
  const lines = [
    `${tables} tables and ${matches} matches take up ${megabytes(size.used)}${limit}; ` +
      `the database has ${megabytes(size.file)} on disk.`,
  ];
  if (size.limit > 0 && size.used > size.limit) {
    lines.push('That is over the limit: the oldest finished matches go early.');
  }
  if (due.length === 0) lines.push('Nothing is due now.');
  for (const { setting, tables: t, matches: m } of due) {
    lines.push(`Due by ${setting}: ${t} tables, ${m} matches.`);
  }
  if (more) lines.push('More are due, but they were not counted.');
  for (const { of, match, ended, goes } of next) {
    const whose = of === 'bots' ? 'bots alone' : 'people';
    lines.push(
      `Next match of ${whose}: ${match}, ended ${ended}, ${goes ? `goes ${goes}` : 'stays'}.`,
    );
  }
  return lines.join('\n');
}
