/**
 * Writes to the embedded database, many at once: what comes while the disk is busy is committed
 * together and forced to disk together, so that a busy server waits for its disk once and not per
 * table. The waiting is done aside: meanwhile the event loop reads, thinks and answers.
 *
 * SQLite itself forces each commit of a WAL database to disk with `synchronous=FULL`, and stands
 * still for it. Here it runs with NORMAL, which differs in nothing but that one call after a commit
 * (checkpoints are forced as ever), and the call is made here, on the same file. A write counts as
 * done when it has returned.
 *
 * A write that could not be carried out leaves nothing, and is rejected with the reason. That is known
 * as long as nothing of it can have reached the disk: up to the commit, or when SQLite says of the
 * commit that there was no room for all of it. When a commit fails otherwise, or the disk does not
 * take what was committed, nobody knows what is there: the writes are rejected with `DoubtError`, no
 * further one is tried, and the next start finds out.
 */

import { close, fdatasync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { isRefusedForRoom } from './folder.ts';
import { commitsProof } from './proof.ts';
import { forceFolder } from './tail.ts';

/**
 * Commits are put into their place in the database after so many writes: about 4,000 pages of 4 KiB
 * (16 MiB). Everybody waits meanwhile: four times as many, four times more rarely, make the slowest
 * answers slower.
 */
const CHECKPOINT_WRITES = 800;

/** Nobody knows whether a write is on disk. */
export class DoubtError extends Error {
  constructor(cause: unknown) {
    const { message } = cause as Error;
    super(`The latest data may or may not be on disk (${message})`, { cause });
  }
}

/** A write that waits for the next commit. */
interface Pending {
  readonly work: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Forces what was written to a file to disk. */
export type ForceToDisk = (fd: number) => Promise<void>;

const forceToDisk: ForceToDisk = promisify(fdatasync);

export interface CommitsOptions {
  /** The file that SQLite writes commits to. */
  readonly wal: string;
  /** How many commits there have been. */
  readonly commits: number;
  /** Told how many there are, after each that is on disk. */
  readonly onDurable: (commits: number) => void;
  /** Told once when nobody knows any more what is on disk. */
  readonly onBroken: (error: Error) => void;
  readonly force?: ForceToDisk | undefined;
}

export class Commits {
  private readonly db: DatabaseSync;
  private readonly options: CommitsOptions;
  private readonly force: ForceToDisk;
  private readonly prepared: { readonly [sql: string]: StatementSync };
  private commits: number;
  /** Writes since commits were last put into their place. */
  private aside = 0;
  private fd = -1;
  private pending: Pending[] = [];
  private running: Promise<void> | null = null;
  /** Why nothing is written any more. */
  private ended: Error | null = null;

  constructor(db: DatabaseSync, options: CommitsOptions) {
    this.db = db;
    this.options = options;
    this.commits = options.commits;
    this.force = options.force ?? forceToDisk;
    // SQLite would do it within a commit, and say nothing if the disk fails at it.
    db.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0;');
    this.prepared = {
      begin: db.prepare('SAVEPOINT one'),
      undo: db.prepare('ROLLBACK TO one'),
      end: db.prepare('RELEASE one'),
      count: db.prepare('UPDATE meta SET commits = ?, proof = ? WHERE one = 1'),
      tidy: db.prepare('PRAGMA wal_checkpoint(PASSIVE)'),
    };
  }

  /** Puts `work` into the next commit. @returns when it is on disk @throws DoubtError; what it throws */
  write(work: () => void): Promise<void> {
    if (this.ended) return Promise.reject(this.ended);
    return new Promise((resolve, reject) => {
      this.pending.push({ work, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Waits for what is under way; what comes later is rejected. @returns whether all is known */
  async close(): Promise<boolean> {
    while (this.running) await this.running;
    const known = !(this.ended instanceof DoubtError);
    this.ended ??= new Error('The journal is closed');
    if (this.fd >= 0) await promisify(close)(this.fd);
    this.fd = -1;
    return known;
  }

  private async run(): Promise<void> {
    // Whatever else this turn of the event loop brings comes along.
    await new Promise(setImmediate);
    while (this.pending.length > 0) {
      const batch = this.pending;
      this.pending = [];
      try {
        if (this.ended) throw this.ended;
        await this.commit(batch);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.running = null;
  }

  /** Commits everything that waits; what fails by itself takes nothing else with it. */
  private async commit(batch: readonly Pending[]): Promise<void> {
    const failed = this.carryOut(batch);
    if (failed.size < batch.length) {
      await this.flush();
      this.options.onDurable(this.commits);
    }
    for (const one of batch) {
      if (failed.has(one)) one.reject(failed.get(one));
      else one.resolve();
    }
    this.aside += batch.length;
    if (this.aside >= CHECKPOINT_WRITES) this.tidy();
  }

  /** @returns what was undone, and why @throws if nothing was done, or DoubtError */
  private carryOut(batch: readonly Pending[]): Map<Pending, unknown> {
    const failed = new Map<Pending, unknown>();
    const { db } = this;
    let committing = false;
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const one of batch) {
        const error = this.attempt(one.work);
        if (error !== null) failed.set(one, error);
      }
      if (failed.size === batch.length) {
        db.exec('ROLLBACK');
        return failed;
      }
      const commits = this.commits + 1;
      if (this.prepared.count?.run(commits, commitsProof(commits)).changes !== 1) {
        throw new Error('The database does not say any more how many writes there were');
      }
      committing = true;
      db.exec('COMMIT');
      this.commits = commits;
      return failed;
    } catch (error) {
      if (committing && !isRefusedForRoom(error)) throw this.doubt(error);
      this.takeBack();
      throw error;
    }
  }

  /** @throws DoubtError */
  private async flush(): Promise<void> {
    const { wal } = this.options;
    try {
      if (this.fd < 0) {
        this.fd = openSync(wal, 'r+');
        forceFolder(dirname(wal));
      }
      await this.force(this.fd);
    } catch (error) {
      throw this.doubt(error);
    }
  }

  /** Puts commits into their place. What fails for want of room is tried again after the next ones. */
  private tidy(): void {
    try {
      this.prepared.tidy?.get();
      this.aside = 0;
    } catch (error) {
      // A disk that has failed once says next time that all is well, and it is not.
      if (!isRefusedForRoom(error)) this.doubt(error);
    }
  }

  private doubt(cause: unknown): Error {
    const first = this.ended === null;
    this.ended ??= new DoubtError(cause);
    if (first) this.options.onBroken(this.ended);
    return this.ended;
  }

  /** Leaves nothing of a commit that failed. @throws DoubtError if that cannot be */
  private takeBack(): void {
    try {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
    } catch (error) {
      throw this.doubt(error);
    }
  }

  /** @returns why the work was undone, null if it is done @throws if the whole transaction is lost */
  private attempt(work: () => void): unknown {
    this.prepared.begin?.run();
    try {
      work();
      return null;
    } catch (error) {
      this.prepared.undo?.run();
      return error ?? new Error('A write failed');
    } finally {
      if (this.db.isTransaction) this.prepared.end?.run();
    }
  }
}
