/**
 * Writes to the embedded database, many at once: writes that arrive while the disk is busy, or soon
 * after a commit, are committed and forced to disk together, so that a busy server pays for a
 * commit once and not per table. The event loop reads, thinks and answers meanwhile. A table that
 * writes while no other one does never waits for company.
 *
 * SQLite itself forces each commit of a WAL database to disk with `synchronous=FULL`, and blocks
 * for it. Here it runs with NORMAL, which differs only in that one call after a commit (checkpoints
 * are forced as ever); this module makes the call on the same file. A write counts as done when it
 * has returned.
 *
 * A failed write leaves no trace, and is rejected with its reason, as long as none of it can have
 * reached the disk: before the commit, or when SQLite reports that the commit found no room. If a
 * commit fails otherwise, or the disk does not take it, its state is unknown: the writes are
 * rejected with `DoubtError`, no further one is tried, and the next start finds out.
 */

import { close, fdatasync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isRefusedForRoom } from './folder.ts';
import { commitsProof } from './proof.ts';
import { forceFolder } from './tail.ts';

/**
 * Writes after which a checkpoint moves commits into the database: about 4,000 pages of 4 KiB (16
 * MiB). All writes wait meanwhile: checkpoints of four times the size, a quarter as often, make the
 * slowest answers slower.
 */
const CHECKPOINT_WRITES = 800;

/**
 * From the beginning of one commit to that of the next while several tables write, in milliseconds:
 * a commit takes several times the processor time of a write in it, and nobody notices the wait.
 */
const GAP_MS = 5;

/** It is unknown whether a write is on disk. */
export class DoubtError extends Error {
  constructor(cause: unknown) {
    const { message } = cause as Error;
    super(`The latest data may or may not be on disk (${message})`, { cause });
  }
}

/** A write that waits for the next commit. */
interface Pending {
  readonly work: () => void;
  readonly by: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const NONE: ReadonlyMap<Pending, unknown> = new Map();

/** Forces what was written to a file to disk. */
export type ForceToDisk = (fd: number) => Promise<void>;

const forceToDisk: ForceToDisk = promisify(fdatasync);

export interface CommitsOptions {
  /** The file that SQLite writes commits to. */
  readonly wal: string;
  /** How many commits there have been. */
  readonly commits: number;
  /** Called with the number of commits, after each that is on disk. */
  readonly onDurable: (commits: number) => void;
  /** Called once when the state of the disk is unknown. */
  readonly onBroken: (error: Error) => void;
  readonly force?: ForceToDisk | undefined;
}

export class Commits {
  private readonly db: DatabaseSync;
  private readonly options: CommitsOptions;
  private readonly force: ForceToDisk;
  private readonly prepared: { readonly [sql: string]: StatementSync };
  private commits: number;
  /** Writes since the last checkpoint. */
  private aside = 0;
  private fd = -1;
  private pending: Pending[] = [];
  /** When the last commit began, and who wrote in it. */
  private began = 0;
  private writers: ReadonlySet<string> = new Set();
  private running: Promise<void> | null = null;
  /** The error that stopped all writing. */
  private ended: Error | null = null;

  constructor(db: DatabaseSync, options: CommitsOptions) {
    this.db = db;
    this.options = options;
    this.commits = options.commits;
    this.force = options.force ?? forceToDisk;
    // SQLite would checkpoint within a commit, and not report a failing disk.
    db.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0;');
    this.prepared = {
      begin: db.prepare('SAVEPOINT one'),
      undo: db.prepare('ROLLBACK TO one'),
      end: db.prepare('RELEASE one'),
      count: db.prepare('UPDATE meta SET commits = ?, proof = ? WHERE one = 1'),
      tidy: db.prepare('PRAGMA wal_checkpoint(PASSIVE)'),
    };
  }

  /**
   * Puts `work` into the next commit.
   * @param work is done again from the start if another write of the same commit fails
   * @param by whose next write comes only after this one: a table's code; '' for others
   * @returns when it is on disk
   * @throws DoubtError; any error of `work`
   */
  write(work: () => void, by = ''): Promise<void> {
    if (this.ended) return Promise.reject(this.ended);
    return new Promise((resolve, reject) => {
      this.pending.push({ work, by, resolve, reject });
      this.running ??= this.run();
    });
  }

  /**
   * Waits for writes under way; later ones are rejected.
   * @returns whether their result is known
   */
  async close(): Promise<boolean> {
    while (this.running) await this.running;
    const known = !(this.ended instanceof DoubtError);
    this.ended ??= new Error('The journal is closed');
    if (this.fd >= 0) await promisify(close)(this.fd);
    this.fd = -1;
    return known;
  }

  private async run(): Promise<void> {
    // Further writes of this turn of the event loop join the commit.
    await new Promise(setImmediate);
    while (this.pending.length > 0) {
      const wait = this.company;
      if (wait > 0) await sleep(wait);
      const batch = this.pending;
      this.pending = [];
      this.began = performance.now();
      this.writers = new Set(batch.map(({ by }) => by));
      try {
        if (this.ended) throw this.ended;
        await this.commit(batch);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.running = null;
  }

  /** Milliseconds that the next commit waits for further writes. */
  private get company(): number {
    const others = this.pending.some(({ by }) => !this.writers.has(by));
    return others ? this.began + GAP_MS - performance.now() : 0;
  }

  /** Commits all waiting writes; one that fails by itself does not undo the others. */
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

  /**
   * @returns the writes that were undone, and why
   * @throws if nothing was done, or DoubtError
   */
  private carryOut(batch: readonly Pending[]): ReadonlyMap<Pending, unknown> {
    const { db } = this;
    let committing = false;
    try {
      const failed = this.allWork(batch) ? NONE : this.eachWork(batch);
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

  /** Begins a transaction with all the work. @returns false if any fails: nothing is done then */
  private allWork(batch: readonly Pending[]): boolean {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      for (const { work } of batch) work();
      return true;
    } catch {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      return false;
    }
  }

  /** The same with what can be done. @returns the rest, and why */
  private eachWork(batch: readonly Pending[]): Map<Pending, unknown> {
    const failed = new Map<Pending, unknown>();
    this.db.exec('BEGIN IMMEDIATE');
    for (const one of batch) {
      const error = this.attempt(one.work);
      if (error !== null) failed.set(one, error);
    }
    return failed;
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

  /** Runs a checkpoint. One that fails for want of room is tried again after the next commits. */
  private tidy(): void {
    try {
      this.prepared.tidy?.get();
      this.aside = 0;
    } catch (error) {
      // A disk that has failed once may report success next time, wrongly.
      if (!isRefusedForRoom(error)) this.doubt(error);
    }
  }

  private doubt(cause: unknown): Error {
    const first = this.ended === null;
    this.ended ??= new DoubtError(cause);
    if (first) this.options.onBroken(this.ended);
    return this.ended;
  }

  /**
   * Rolls back a failed commit.
   * @throws DoubtError if that fails
   */
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
