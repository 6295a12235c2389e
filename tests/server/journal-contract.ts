/** The promises of every journal, with any database. */

import { expect, test } from 'vitest';
import {
  type Claim,
  ClaimLostError,
  CodeTakenError,
  DamagedRecordError,
  type Entry,
  type Journal,
  type MatchRecord,
  type TableRecord,
} from '../../server/journal/journal.ts';

const TABLE: Omit<TableRecord, 'code'> = {
  game: 'g',
  body: { seats: [], pace: 'fast' },
  matchId: null,
};

const entry = (n: number, more: Partial<Entry> = {}): Entry => ({
  n,
  seat: 0,
  action: { type: 'x', n },
  actionId: `a${n}`,
  ...more,
});

/**
 * Tests of the journal from `open`; each uses tables of its own.
 * @param spoil runs SQL in its database, past the journal
 */
export function describeJournal(
  open: () => Journal,
  spoil: (sql: string) => void | Promise<void>,
): void {
  let codes = 0;

  async function begin(): Promise<{ claim: Claim; table: TableRecord; match: MatchRecord }> {
    const code = `CODE${++codes}`;
    const id = `match-${codes}`;
    const claim = await open().open({ ...TABLE, code });
    const table: TableRecord = { ...TABLE, code, body: { pace: 'slow' }, matchId: id };
    const match: MatchRecord = {
      id,
      code,
      game: 'g',
      seats: [{ name: 'Ä', color: 'red', bot: false }],
      options: { money: 'open' },
      key: 'ff',
      contributions: ['00', ''],
      engine: '0.1.0',
    };
    await open().startMatch(claim, match, table);
    return { claim, table, match };
  }

  test('gives back what was written', async () => {
    const journal = open();
    const before = await journal.counts();
    const { claim, table, match } = await begin();
    expect(await journal.counts()).toEqual({
      tables: before.tables + 1,
      matches: before.matches + 1,
    });
    expect(await journal.table(table.code)).toEqual(table);
    expect(await journal.match(match.id)).toEqual({ ...match, finished: false });
    const entries = [entry(1), entry(2, { action: null, actionId: null, seat: 1 }), entry(3)];
    for (const one of entries) await journal.append(claim, match.id, one, null);
    expect(await journal.entries(match.id)).toEqual(entries);
    const result = { digest: 'd', chain: 'c' } as never;
    await journal.append(claim, match.id, entry(4), result);
    expect(await journal.match(match.id)).toEqual({ ...match, finished: true, result });
    expect(await journal.table('NOBODY')).toBeNull();
    expect(await journal.match('nobody')).toBeNull();
    expect(await journal.claim('NOBODY')).toBeNull();
    await expect(journal.open({ ...TABLE, code: table.code })).rejects.toThrow(CodeTakenError);
  });

  test('a gapless number and a request of a seat are there once', async () => {
    const journal = open();
    const { claim, match } = await begin();
    await journal.append(claim, match.id, entry(1), null);
    const again = [entry(1), entry(1, { actionId: 'b' }), entry(2, { actionId: 'a1' })];
    for (const one of again) {
      await expect(journal.append(claim, match.id, one, null)).rejects.not.toBeInstanceOf(
        ClaimLostError,
      );
    }
    await journal.append(claim, match.id, entry(2, { actionId: 'a1', seat: 1 }), null);
    expect(await journal.entries(match.id)).toHaveLength(2);
  });

  test('a failing write spares all simultaneous ones', async () => {
    const journal = open();
    const [one, two] = [await begin(), await begin()];
    const writes = [
      journal.append(one.claim, one.match.id, entry(1), null),
      journal.append(two.claim, two.match.id, entry(1), null),
      journal.append(one.claim, one.match.id, entry(1, { actionId: 'other' }), null),
      journal.append({ ...two.claim, epoch: 99 }, two.match.id, entry(2), null),
      journal.saveTable(one.claim, { ...one.table, body: { pace: 'fast' } }),
    ];
    const ends = await Promise.allSettled(writes);
    expect(ends.map(({ status }) => status === 'fulfilled')).toEqual(
      // At the same time, either of the two with the same number may have been first.
      ends[0].status === 'fulfilled'
        ? [true, true, false, false, true]
        : [false, true, true, false, true],
    );
    expect(await journal.entries(one.match.id)).toHaveLength(1);
    expect(await journal.entries(two.match.id)).toHaveLength(1);
    expect((await journal.table(one.table.code))?.body).toEqual({ pace: 'fast' });
  });

  test('a replaced owner can write nothing', async () => {
    const journal = open();
    const { claim: old, table, match } = await begin();
    await journal.append(old, match.id, entry(1), null);
    expect(await journal.holds(old)).toBe(true);
    const claimed = await journal.claim(table.code);
    expect(claimed?.table).toEqual(table);
    const now = claimed!.claim;
    expect(now.epoch).toBeGreaterThan(old.epoch);
    expect([await journal.holds(old), await journal.holds(now)]).toEqual([false, true]);
    const other = { ...match, id: `${match.id}-b` };
    const writes = [
      journal.append(old, match.id, entry(2), {} as never),
      journal.saveTable(old, { ...table, body: { pace: 'instant' } }),
      journal.startMatch(old, other, { ...table, matchId: other.id }),
    ];
    for (const end of await Promise.allSettled(writes)) {
      expect(end).toMatchObject({ status: 'rejected', reason: expect.any(ClaimLostError) });
    }
    expect(await journal.table(table.code)).toEqual(table);
    expect(await journal.match(other.id)).toBeNull();
    expect(await journal.match(match.id)).toMatchObject({ finished: false });
    expect(await journal.entries(match.id)).toHaveLength(1);
    await journal.append(now, match.id, entry(2), null);
  });

  test('what is not what was written is refused, and told from what never was', async () => {
    const journal = open();
    const damaged = (read: Promise<unknown>) =>
      expect(read).rejects.toBeInstanceOf(DamagedRecordError);
    const three = async () => {
      const begun = await begin();
      for (let n = 1; n <= 3; n++)
        await journal.append(begun.claim, begun.match.id, entry(n), null);
      return { ...begun, code: begun.table.code, id: begun.match.id };
    };
    for (const change of [
      'DELETE FROM entries WHERE n = 3 AND',
      'DELETE FROM entries WHERE n = 1 AND',
      'UPDATE entries SET seat = 1 WHERE n = 2 AND',
      `UPDATE entries SET action = '{"type":"y","n":2}' WHERE n = 2 AND`,
      'UPDATE entries SET action_id = NULL WHERE n = 2 AND',
      'DELETE FROM heads WHERE',
      'UPDATE heads SET n = 2 WHERE',
    ]) {
      const { id } = await three();
      await spoil(`${change} match = '${id}'`);
      await damaged(journal.entries(id));
      expect(await journal.match(id)).toMatchObject({ finished: false });
    }
    for (const column of ['seats', 'options', 'key', 'contributions', 'engine', 'game']) {
      const { id } = await three();
      await spoil(`UPDATE matches SET ${column} = '{}' WHERE id = '${id}'`);
      await damaged(journal.match(id));
    }
    const { claim, id: over } = await three();
    await journal.append(claim, over, entry(4), { digest: 'd' } as never);
    await spoil(`UPDATE matches SET finished = NULL, result = NULL WHERE id = '${over}'`);
    await damaged(journal.match(over));
    for (const change of [`body = '{}'`, `match = NULL`, 'epoch = epoch + 1', `game = 'h'`]) {
      const { code } = await three();
      await spoil(`UPDATE tables SET ${change} WHERE code = '${code}'`);
      await damaged(journal.table(code));
      await damaged(journal.claim(code));
    }
    const { code, id } = await three();
    await spoil(`DELETE FROM tables WHERE code = '${code}'`);
    await spoil(`DELETE FROM matches WHERE id = '${id}'`);
    await damaged(journal.table(code));
    await damaged(journal.claim(code));
    await damaged(journal.match(id));
    expect(await journal.table('NOBODY')).toBeNull();
    expect(await journal.entries('nobody')).toEqual([]);
    const before = await journal.counts();
    await begin();
    expect(await journal.counts()).toEqual({
      tables: before.tables + 1,
      matches: before.matches + 1,
    });
    await journal.probe();
  });

  test('of a takeover in the middle of a run of writes everything is clear', async () => {
    const journal = open();
    const { claim, table, match } = await begin();
    let written = 0;
    const writing = (async () => {
      for (let n = 1; n <= 500; n++) {
        await journal.append(claim, match.id, entry(n), null);
        written = n;
      }
    })().catch((error: unknown) => error);
    while (written < 5) await new Promise((resolve) => setTimeout(resolve, 1));
    await journal.claim(table.code);
    const seen = (await journal.entries(match.id)).length;
    expect(await writing).toBeInstanceOf(ClaimLostError);
    // Nothing came after the takeover, and nothing acknowledged is missing.
    expect((await journal.entries(match.id)).length).toBe(seen);
    expect(seen).toBe(written);
  });
}
