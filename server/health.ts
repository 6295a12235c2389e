/**
 * Whether the server is ready: not while nothing can be written. A small write tests it, not too
 * often and only on request; a refused write counts at once.
 */

import { isBroken } from './journal/folder.ts';
import { DamagedRecordError, type Journal } from './journal/journal.ts';
import { log } from './log.ts';

/** How long the result of a successful write and of a failed one counts, in milliseconds. */
const WELL_MS = 10_000;
const AGAIN_MS = 1000;
/** A disk that takes longer than this to answer counts as failed, in milliseconds. */
const PROBE_MS = 3000;

/** Why the server is not ready, for programs and for people. */
const REASONS = {
  storage: 'Nothing can be saved: the disk is full or failing, or the database can’t be reached.',
  damage: 'The stored data is damaged.',
  ending:
    'The latest data may not have been saved. The server is stopping and will check at its next start.',
} as const;
type Reason = keyof typeof REASONS;

/** Answer of `/health`. */
export interface Report {
  readonly status: 200 | 503;
  readonly body: object;
}

export class Health {
  private readonly journal: Journal;
  private reason: Reason | null = null;
  /** The database file has damaged pages. */
  private damaged = false;
  private probedAt = Number.NEGATIVE_INFINITY;
  private probing: Promise<void> | null = null;

  constructor(journal: Journal) {
    this.journal = journal;
  }

  /** A write was refused: not ready until one goes well. */
  refused(error: unknown): void {
    this.become('storage', error);
  }

  /**
   * The database refused a read. A file with damaged pages stays damaged until somebody has checked
   * it, even if other parts can be read; a database that is away comes back.
   */
  unreadable(error: unknown): void {
    if (isBroken(error)) this.damaged = true;
    this.become(this.damaged ? 'damage' : 'storage', error);
  }

  /** The process is about to end. */
  end(error: Error): void {
    this.become('ending', error);
  }

  /** @param about further fields of the report */
  async report(about: object): Promise<Report> {
    await this.probeIfDue();
    const matches = await this.count();
    if (this.reason === null) return { status: 200, body: { ok: true, ...about, matches } };
    const problem = REASONS[this.reason];
    return { status: 503, body: { ok: false, reason: this.reason, problem, ...about, matches } };
  }

  /** Matches in the journal; null if they cannot be counted. */
  private async count(): Promise<number | null> {
    try {
      const { matches } = await this.journal.counts();
      if (this.reason === 'damage') this.become(null);
      return matches;
    } catch (error) {
      this.become(error instanceof DamagedRecordError ? 'damage' : 'storage', error);
      return null;
    }
  }

  private async probeIfDue(): Promise<void> {
    const wait = this.reason === null ? WELL_MS : AGAIN_MS;
    if (performance.now() - this.probedAt >= wait) this.probing ??= this.probe();
    await this.probing;
  }

  private async probe(): Promise<void> {
    this.probedAt = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), PROBE_MS);
    });
    try {
      await Promise.race([this.journal.probe(), late]);
      if (this.reason === 'storage') this.become(null);
    } catch (error) {
      this.become('storage', error);
    } finally {
      clearTimeout(timer);
      this.probing = null;
    }
  }

  private become(reason: Reason | null, error?: unknown): void {
    if (this.reason === reason || this.reason === 'ending') return;
    if (reason === null && this.damaged) return;
    this.reason = reason;
    if (reason === null) log.info('server.ready');
    else log.error('server.unready', { reason, problem: (error as Error).message });
  }
}
