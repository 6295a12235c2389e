/**
 * Decides which tables and matches may be deleted now, by the rules of the settings; it changes
 * nothing.
 */

import type { Cursor, Expiry, MatchKind, OldMatch, OldTable } from '../journal/expiry.ts';
import type { KeepRules } from './settings.ts';

export const DAY_MS = 86_400_000;
/** Rows that are checked without a break: about a millisecond. */
const SLICE = 50;
/** Above the total limit, nobody's replay is deleted sooner than this, nor a bots' match. */
const SAFE_DAYS: { readonly [kind in 'bots' | 'people']: number } = { people: 90, bots: 1 };

export type Rule = keyof KeepRules;

/** An item that may be deleted, and by which rule. */
export type Old =
  | { readonly kind: 'match'; readonly id: string; readonly at: number; readonly rule: Rule }
  | {
      readonly kind: 'table';
      readonly id: string;
      readonly epoch: number;
      readonly at: number;
      readonly rule: Rule;
    };

/** The time before which an item of `days` is too old, epoch milliseconds; 0 days: never. */
const limitOf = (now: number, days: number): number =>
  days === 0 ? Number.NEGATIVE_INFINITY : now - days * DAY_MS;

const START: Cursor = { at: 0, key: '' };

/** Matches that are due by the rule that `ruleOf` names, a slice at a time; a table's own stays. */
async function* oldMatches(
  expiry: Expiry,
  kind: MatchKind,
  before: number,
  ruleOf: (match: OldMatch) => Rule | null,
): AsyncGenerator<Old[]> {
  if (before <= 0) return;
  for (let after = START; ; ) {
    const rows = await expiry.matches(kind, before, after, SLICE);
    yield rows.flatMap((match): Old[] => {
      const rule = match.shown ? null : ruleOf(match);
      return rule ? [{ kind: 'match', id: match.id, at: match.at, rule }] : [];
    });
    const last = rows.at(-1);
    if (!last || rows.length < SLICE) return;
    after = { at: last.at, key: last.id };
  }
}

/** The rule by which a table is deleted. */
function ruleOf({ bots, running }: OldTable, { botDays, tableDays }: KeepRules): Rule {
  if (!running) return bots && botDays > 0 && botDays < tableDays ? 'botDays' : 'tableDays';
  return bots ? 'botDays' : 'unfinishedDays';
}

/** Tables without activity for the given time, a slice at a time. */
async function* oldTables(expiry: Expiry, rules: KeepRules, now: number): AsyncGenerator<Old[]> {
  const { botDays, tableDays, unfinishedDays } = rules;
  const before = Math.max(
    ...[botDays, tableDays, unfinishedDays].map((days) => limitOf(now, days)),
  );
  if (before <= 0) return;
  for (let after = START; ; ) {
    const rows = await expiry.tables(before, after, SLICE);
    yield rows.flatMap((table): Old[] => {
      const rule = ruleOf(table, rules);
      const { code, epoch, touched, house, due, damaged } = table;
      if (house || due || damaged || touched >= limitOf(now, rules[rule])) return [];
      return [{ kind: 'table', id: code, epoch, at: touched, rule }];
    });
    const last = rows.at(-1);
    if (!last || rows.length < SLICE) return;
    after = { at: last.at, key: last.code };
  }
}

/** Every item that is due: tables first, because a table's match goes with it. */
export async function* overdue(
  expiry: Expiry,
  rules: KeepRules,
  now: number,
): AsyncGenerator<readonly Old[]> {
  const bots = limitOf(now, rules.botDays);
  const unfinished = limitOf(now, rules.unfinishedDays);
  yield* oldTables(expiry, rules, now);
  yield* oldMatches(expiry, 'bots', bots, () => 'botDays');
  yield* oldMatches(expiry, 'people', limitOf(now, rules.matchDays), () => 'matchDays');
  // A match that no table shows can neither go on nor be read.
  yield* oldMatches(expiry, 'unfinished', Math.max(bots, unfinished), (match) => {
    if (match.at >= (match.bots ? bots : unfinished)) return null;
    return match.bots ? 'botDays' : 'unfinishedDays';
  });
}

/** The items to delete next when the total is over its limit, the oldest of bots first. */
export async function* surplus(expiry: Expiry, now: number): AsyncGenerator<readonly Old[]> {
  for (const kind of ['bots', 'people'] as const) {
    yield* oldMatches(expiry, kind, limitOf(now, SAFE_DAYS[kind]), () => 'megabytes');
  }
}
