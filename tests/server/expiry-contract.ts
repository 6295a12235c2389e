/** The promises of every journal about deletion, with any database. */

import { expect, test } from 'vitest';
import type { Expiry } from '../../server/journal/expiry.ts';
import type { Claim, Journal, MatchRecord, TableRecord } from '../../server/journal/journal.ts';

const RESULT = { digest: 'd', chain: 'c' } as never;
const START = { at: 0, key: '' };
const LATER_MS = 86_400_000;

/** Data for a match in a journal. */
export interface Story {
  readonly code: string;
  /** Nobody held a seat when it began, and nobody does now. */
  readonly bots?: boolean;
  readonly entries?: number;
  readonly finished?: boolean;
  /** The table goes on to another match, and shows this one no longer. */
  readonly past?: boolean;
  readonly house?: boolean;
}

/** Writes a match of a table of its own. @returns the claim and the match's id */
export async function tell(journal: Journal, story: Story): Promise<{ claim: Claim; id: string }> {
  const { code, bots = false, entries = 3, finished = true, past = false, house = false } = story;
  const chairs = [
    { name: 'A', bot: bots ? 'random' : '', token: bots ? '' : 'f00d', color: 'red' },
    { name: 'B', bot: 'random', token: '', color: 'blue' },
  ];
  const body = { seats: { host: 0, chairs, ...(house && { unhosted: true }) } };
  const table: TableRecord = { code, game: 'g', body, matchId: null };
  const claim = await journal.open(table);
  const id = `match-${code}`;
  const match: MatchRecord = {
    id,
    code,
    game: 'g',
    options: {},
    key: 'ff',
    engine: '0.1.0',
    seats: chairs.map(({ name, color, bot }) => ({ name, color, bot: bot !== '' })),
  };
  await journal.startMatch(claim, match, { ...table, matchId: id });
  for (let n = 1; n <= entries; n++) {
    const end = finished && n === entries ? RESULT : null;
    const entry = { n, seat: 0, action: { type: 'x', n }, actionId: `a${n}` };
    await journal.append(claim, id, entry, end);
  }
  if (past) await journal.saveTable(claim, { ...table, matchId: null });
  return { claim, id };
}

/** Deletes the remains of deleted matches. */
async function clearAll(expiry: Expiry, most: number): Promise<void> {
  while (await expiry.clear(most, 0));
}

/** Tests of the journal from `open`; each uses tables of its own. */
export function describeExpiry(open: () => Journal): void {
  let codes = 0;
  const code = (): string => `OLD${String(++codes).padStart(3, '0')}`;
  const before = (): number => Date.now() + LATER_MS;

  test('finds matches by who sat there and by their end, the oldest first, a few at a time', async () => {
    const { expiry } = open();
    const told: string[] = [];
    for (let k = 0; k < 5; k++) {
      told.push((await tell(open(), { code: code(), bots: true, past: k !== 2 })).id);
    }
    const mine = new Set(told);
    const people = await tell(open(), { code: code(), past: true });
    const running = await tell(open(), { code: code(), finished: false });
    const found: { id: string; shown: boolean }[] = [];
    for (let after = START; ; ) {
      const rows = await expiry.matches('bots', before(), after, 2);
      found.push(...rows.filter(({ id }) => mine.has(id)));
      const last = rows.at(-1);
      if (!last || rows.length < 2) break;
      after = { at: last.at, key: last.id };
    }
    // Several may have ended in the same millisecond.
    expect(found.map(({ id }) => id).sort()).toEqual([...told].sort());
    expect(found.filter(({ shown }) => shown).map(({ id }) => id)).toEqual([told[2]]);
    const ids = async (kind: 'people' | 'unfinished'): Promise<string[]> => {
      return (await expiry.matches(kind, before(), START, 1000)).map(({ id }) => id);
    };
    expect(await ids('people')).toContain(people.id);
    expect(await ids('people')).not.toContain(told[0]);
    expect(await ids('unfinished')).toContain(running.id);
    const old = Date.now() - LATER_MS;
    expect((await expiry.matches('bots', old, START, 1000)).some(({ id }) => mine.has(id))).toBe(
      false,
    );
  });

  test('forgets a match with all its entries, but none that a table shows', async () => {
    const journal = open();
    const { expiry } = journal;
    const counts = await journal.counts();
    const gone = await tell(journal, { code: code(), entries: 7, past: true });
    const shown = await tell(journal, { code: code() });
    expect(await expiry.forgetMatches([gone.id, shown.id, 'nobody'])).toBe(1);
    expect(await journal.match(gone.id)).toBeNull();
    expect(await expiry.forgot(gone.id)).toBe(true);
    expect([await expiry.forgot(shown.id), await expiry.forgot('nobody')]).toEqual([false, false]);
    await clearAll(expiry, 3);
    expect(await journal.entries(gone.id)).toEqual([]);
    expect(await journal.entries(shown.id)).toHaveLength(3);
    expect(await journal.match(shown.id)).toMatchObject({ finished: true });
    expect(await journal.counts()).toEqual({
      tables: counts.tables + 2,
      matches: counts.matches + 1,
    });
    // A second time does no harm.
    expect(await expiry.forgetMatches([gone.id])).toBe(0);
    // The mark itself is deleted in the end.
    while (await expiry.clear(100, before()));
    expect(await expiry.forgot(gone.id)).toBe(false);
  });

  test('forgets a table unless somebody has claimed it since', async () => {
    const journal = open();
    const { expiry } = journal;
    const { claim, id } = await tell(journal, { code: code(), finished: false });
    const row = async () => {
      const rows = await expiry.tables(before(), START, 1000);
      return rows.find((one) => one.code === claim.code);
    };
    const found = await row();
    expect(found).toMatchObject({ running: true, bots: false, house: false });
    const again = await journal.claim(claim.code);
    expect(await expiry.forgetTable(claim.code, found!.epoch)).toBe(false);
    expect(await journal.table(claim.code)).not.toBeNull();
    expect(await expiry.forgetMatches([id])).toBe(0);
    expect(await expiry.forgetTable(claim.code, again!.claim.epoch)).toBe(true);
    expect(await row()).toBeUndefined();
    expect(await journal.claim(claim.code)).toBeNull();
    const entry = { n: 4, seat: 0, action: null, actionId: null };
    await expect(journal.append(again!.claim, id, entry, null)).rejects.toThrow('is lost');
    expect(await expiry.forgetMatches([id])).toBe(1);
  });

  test('tells tables of bots, of people and of the house apart, and when something happened', async () => {
    const journal = open();
    const began = Date.now();
    const bots = await tell(journal, { code: code(), bots: true });
    const house = await tell(journal, { code: code(), bots: true, house: true });
    const rows = await journal.expiry.tables(before(), START, 1000);
    const of = (one: string) => rows.find((row) => row.code === one);
    expect(of(bots.claim.code)).toMatchObject({ bots: true, house: false, running: false });
    expect(of(house.claim.code)).toMatchObject({ house: true });
    const { at, touched } = of(bots.claim.code)!;
    expect(touched).toBeGreaterThanOrEqual(at);
    expect(at).toBeGreaterThanOrEqual(began - 1000);
    const { used, file } = await journal.expiry.size();
    expect(file).toBeGreaterThan(0);
    expect(used).toBeGreaterThanOrEqual(0);
  });
}
