/**
 * The embedded journal and its disk: a write is done only when the disk confirms it, and nobody is
 * blocked.
 */

import { cpSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ClaimLostError, type Journal } from '../../server/journal/journal.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import { newFolder, sweep } from './harness.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach(sweep));

function folder(): string {
  const made = newFolder();
  folders.push(made);
  return made;
}

const table = (code: string) => ({ code, game: 'g', body: {}, matchId: null });

/** A disk that answers on command. */
class Disk {
  readonly waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  forced = 0;
  readonly force = (): Promise<void> => {
    this.forced++;
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  };

  /** Waits for the next request. */
  async asked(): Promise<Disk['waiting'][number]> {
    for (;;) {
      const first = this.waiting.shift();
      if (first) return first;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
}

/** Notes when each write is done. */
function watch(writes: readonly Promise<unknown>[]): boolean[] {
  const done = writes.map(() => false);
  writes.forEach((write, k) => {
    write.then(
      () => {
        done[k] = true;
      },
      () => undefined,
    );
  });
  return done;
}

test('a write is done when the disk has it; what comes meanwhile goes together next', async () => {
  const disk = new Disk();
  const journal: Journal = new SqliteJournal(folder(), disk.force);
  const first = ['A', 'B'].map((code) => journal.open(table(code)));
  const done = watch(first);
  const answer = await disk.asked();
  const next = ['C', 'D', 'E'].map((code) => journal.open(table(code)));
  const doneNext = watch(next);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(done).toEqual([false, false]);
  answer.resolve();
  await Promise.all(first);
  (await disk.asked()).resolve();
  expect(doneNext).toEqual([false, false, false]);
  await Promise.all(next);
  expect(disk.forced).toBe(2);
  await journal.close();
});

test('closing waits for what is under way', async () => {
  const disk = new Disk();
  const data = folder();
  const journal = new SqliteJournal(data, disk.force);
  const write = journal.open(table('A'));
  let closed = false;
  const closing = journal.close().then(() => {
    closed = true;
  });
  const answer = await disk.asked();
  expect(closed).toBe(false);
  answer.resolve();
  await Promise.all([write, closing]);
  const again = new SqliteJournal(data);
  expect(await again.table('A')).not.toBeNull();
  await again.close();
});

test('one write that cannot be takes no other with it', async () => {
  const journal = new SqliteJournal(folder());
  const claim = await journal.open(table('A'));
  const writes = [
    journal.saveTable(claim, { ...table('A'), body: { x: 1 } }),
    journal.saveTable({ ...claim, epoch: 9 }, table('A')),
    journal.open(table('A')),
    journal.open(table('B')),
  ];
  const ends = await Promise.allSettled(writes);
  expect(ends.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect((ends[1] as PromiseRejectedResult).reason).toBeInstanceOf(ClaimLostError);
  expect((await journal.table('A'))?.body).toEqual({ x: 1 });
  await journal.close();
});

test('after a disk that failed nobody knows: all writing ends, and the next start finds out', async () => {
  const disk = new Disk();
  const data = folder();
  const journal = new SqliteJournal(data, disk.force);
  const kept = journal.open(table('A'));
  (await disk.asked()).resolve();
  await kept;
  let ended: Error | null = null;
  void journal.broken.then((error) => {
    ended = error;
  });
  const lost = journal.saveTable(await kept, { ...table('A'), body: { x: 1 } });
  const behind = disk.asked().then(({ reject }) => {
    const other = journal.open(table('C'));
    reject(new Error('EIO'));
    return other;
  });
  // The server does not claim that nothing was done, and lets the table go.
  await expect(lost).rejects.toBeInstanceOf(ClaimLostError);
  await expect(behind).rejects.toThrow('may or may not be on disk (EIO)');
  await expect(journal.open(table('D'))).rejects.toThrow('may or may not be on disk (EIO)');
  expect(ended).toMatchObject({ message: expect.stringContaining('EIO') });
  await journal.close();
  // The files at the end of the process: no checkpoint was made.
  expect(statSync(join(data, 'laguna.db-wal')).size).toBeGreaterThan(0);
  const left = folder();
  cpSync(data, left, { recursive: true });
  const again = new SqliteJournal(left);
  expect(await again.table('A')).not.toBeNull();
  expect(await again.table('C')).toBeNull();
  await again.close();
});

test('a write to a closed journal is refused, and a running one is finished', async () => {
  const disk = new Disk();
  const data = folder();
  const journal = new SqliteJournal(data, disk.force);
  const under = journal.open(table('A'));
  const { resolve } = await disk.asked();
  const closed = journal.close();
  const behind = journal.open(table('B'));
  resolve();
  (await disk.asked()).resolve();
  await Promise.all([under, behind, closed]);
  await expect(journal.open(table('C'))).rejects.toThrow('The journal is closed');
  const again = new SqliteJournal(data);
  expect(await again.counts()).toEqual({ tables: 2, matches: 0 });
  await again.close();
});
