/**
 * Writes to the embedded database, many at once: what comes while the disk is busy is committed
 * together and forced to disk together, so that a busy server waits for its disk once and not per
 * table. The waiting is done aside: meanwhile the event loop reads, thinks and answers.
 *
 * SQLite itself forces each commit of a WAL database to disk with `synchronous=FULL`, and stands
 * still for it. Here it runs with NORMAL, which differs in nothing but that one call after a commit
 * (checkpoints are forced as ever), and the call is made here, on the same file. A write counts as
 * done when it has returned.
 */

import { close, fdatasync, openSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { LastEntry } from './tail.ts';

/** A write that waits for the next commit. */
interface Pending {
  readonly work: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Forces what was written to a file to disk. */
export type ForceToDisk = (fd: number) => Promise<void>;

const forceToDisk: ForceToDisk = promisify(fdatasync);

export class Commits {
  /** The last entry of the commit under way; set by the writes. */
  last: LastEntry | null = null;
  private readonly db: DatabaseSync;
  private readonly wal: string;
  private readonly onDurable: (last: LastEntry) => void;
  private readonly force: ForceToDisk;
  private readonly prepared: { readonly [sql: string]: StatementSync };
  private fd = -1;
  private pending: Pending[] = [];
  private running: Promise<void> | null = null;
  /** Why nothing is written any more. */
  private broken: Error | null = null;

  /**
   * @param wal the file that SQLite writes commits to
   * @param onDurable told the last entry of each commit that is on disk
   */
  constructor(
    db: DatabaseSync,
    wal: string,
    onDurable: (last: LastEntry) => void,
    force: ForceToDisk = forceToDisk,
  ) {
    this.db = db;
    this.wal = wal;
    this.onDurable = onDurable;
    this.force = force;
    db.exec('PRAGMA synchronous = NORMAL;');
    this.prepared = {
      begin: db.prepare('SAVEPOINT one'),
      undo: db.prepare('ROLLBACK TO one'),
      end: db.prepare('RELEASE one'),
    };
  }

  /** Puts `work` into the next commit. @returns when it is on disk */
  write(work: () => void): Promise<void> {
    if (this.broken) return Promise.reject(this.broken);
    return new Promise((resolve, reject) => {
      this.pending.push({ work, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Waits for what is under way; what comes later is rejected. */
  async close(): Promise<void> {
    while (this.running) await this.running;
    this.broken ??= new Error('The journal is closed');
    if (this.fd >= 0) await promisify(close)(this.fd);
    this.fd = -1;
  }

  private async run(): Promise<void> {
    // Whatever else this turn of the event loop brings comes along.
    await new Promise(setImmediate);
    while (this.pending.length > 0) await this.commit();
    this.running = null;
  }

  /** Commits everything that waits; what fails by itself takes nothing else with it. */
  private async commit(): Promise<void> {
    const batch = this.pending;
    this.pending = [];
    const failed = new Map<Pending, unknown>();
    this.last = null;
    try {
      if (this.broken) throw this.broken;
      this.db.exec('BEGIN IMMEDIATE');
      for (const one of batch) {
        const error = this.attempt(one.work);
        if (error !== null) failed.set(one, error);
      }
      this.db.exec('COMMIT');
    } catch (error) {
      for (const { reject } of batch) reject(error);
      this.takeBack();
      return;
    }
    const { last } = this;
    try {
      if (this.fd < 0) this.fd = openSync(this.wal, 'r+');
      await this.force(this.fd);
    } catch (error) {
      // Nobody knows what is on disk now: only the next start can find out.
      this.broken = new Error('The disk failed; nothing is written until the next start', {
        cause: error,
      });
      for (const { reject } of batch) reject(this.broken);
      return;
    }
    if (last) this.onDurable(last);
    for (const one of batch) {
      if (failed.has(one)) one.reject(failed.get(one));
      else one.resolve();
    }
  }

  /** Leaves nothing of a commit that failed. */
  private takeBack(): void {
    try {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
    } catch (cause) {
      this.broken ??= new Error('A write could not be taken back; nothing is written', { cause });
    }
  }

  /** @returns why the work was undone, null if it is done @throws if the whole transaction is lost */
  private attempt(work: () => void): unknown {
    this.prepared.begin?.run();
    const { last } = this;
    try {
      work();
      return null;
    } catch (error) {
      this.last = last;
      this.prepared.undo?.run();
      return error ?? new Error('A write failed');
    } finally {
      if (this.db.isTransaction) this.prepared.end?.run();
    }
  }
}
