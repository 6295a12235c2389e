/**
 * Deletes old tables and matches while the server runs: a slice, a pause, the next slice, so that
 * no table waits for it. If the process ends in between, the rest goes later.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock, HOST_CLOCK, type Timer } from '../clock.ts';
import type { Expiry } from '../journal/expiry.ts';
import { log } from '../log.ts';
import { metrics } from '../metrics.ts';
import { DAY_MS, type Old, overdue, surplus } from './judge.ts';
import type { KeepRules } from './settings.ts';

/** Time after the start, and between two rounds, in milliseconds. */
const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;
/** Time between two slices, in milliseconds. */
const PAUSE_MS = 50;
/** Entries in a slice: some milliseconds of the database. */
const ENTRIES = 250;
/** How long a deleted match is answered as gone and not as unknown, in days. */
const MARK_DAYS = 365;

export interface KeeperOptions {
  readonly now?: () => number;
  readonly clock?: Clock;
  /** Between two slices, in milliseconds. */
  readonly pause?: number;
}

/** Items that a round has deleted. */
export interface Gone {
  readonly tables: number;
  readonly matches: number;
  /** The journal is larger than LAGUNA_KEEP_MB, and no item may be deleted for it. */
  readonly full: boolean;
}

export class Keeper {
  private readonly expiry: Expiry;
  private readonly rules: KeepRules;
  private readonly isAwake: (code: string) => Promise<boolean>;
  private readonly now: () => number;
  private readonly clock: Clock;
  private readonly pauseMs: number;
  private readonly end = new AbortController();
  private timer: Timer | null = null;
  private running: Promise<unknown> | null = null;

  /** @param isAwake whether any process has the table awake */
  constructor(
    expiry: Expiry,
    rules: KeepRules,
    isAwake: (code: string) => Promise<boolean>,
    { clock = HOST_CLOCK, now = clock.now, pause = PAUSE_MS }: KeeperOptions = {},
  ) {
    this.expiry = expiry;
    this.rules = rules;
    this.isAwake = isAwake;
    this.now = now;
    this.clock = clock;
    this.pauseMs = pause;
  }

  /** A round every hour, the first a minute after the start. */
  begin(): void {
    this.wait(FIRST_MS);
  }

  /** Waits for the slice that is under way. */
  async close(): Promise<void> {
    this.end.abort();
    this.clock.clear(this.timer);
    await this.running;
  }

  private wait(ms: number): void {
    this.timer = this.clock.setTimeout(() => {
      this.running = this.round()
        .then(({ tables, matches, full }) => {
          if (tables + matches > 0) log.info('journal.kept', { tables, matches });
          if (full) log.warn('journal.full', { megabytes: this.rules.megabytes });
        })
        .catch((error) => {
          if (!this.end.signal.aborted) log.error('journal.keep', { problem: String(error) });
        })
        .finally(() => {
          if (!this.end.signal.aborted) this.wait(EVERY_MS);
        });
    }, ms);
    this.timer.unref();
  }

  /**
   * Deletes every item that may go now.
   * @throws Error if the journal cannot be written
   */
  async round(): Promise<Gone> {
    const before = this.now() - MARK_DAYS * DAY_MS;
    let [tables, matches] = [0, 0];
    const take = async (old: readonly Old[]): Promise<void> => {
      const gone = await this.forget(old);
      tables += gone.tables;
      matches += gone.matches;
      await this.pause();
    };
    for await (const old of overdue(this.expiry, this.rules, this.now())) await take(old);
    await this.clear(before);
    const most = this.rules.megabytes * 1e6;
    const isOver = async (): Promise<boolean> => most > 0 && (await this.expiry.size()).used > most;
    if (await isOver()) {
      for await (const old of surplus(this.expiry, this.now())) {
        await take(old);
        await this.clear(before);
        if (!(await isOver())) break;
      }
    }
    while (await this.expiry.shrink()) await this.pause();
    return { tables, matches, full: await isOver() };
  }

  private async forget(old: readonly Old[]): Promise<{ tables: number; matches: number }> {
    let tables = 0;
    const ids = old.filter(({ kind }) => kind === 'match').map(({ id }) => id);
    const matches = ids.length > 0 ? await this.expiry.forgetMatches(ids) : 0;
    for (const one of old) {
      if (one.kind !== 'table' || (await this.isAwake(one.id))) continue;
      if (await this.expiry.forgetTable(one.id, one.epoch)) tables++;
    }
    metrics.forgotten.inc({ kind: 'tables' }, tables);
    metrics.forgotten.inc({ kind: 'matches' }, matches);
    return { tables, matches };
  }

  private async clear(before: number): Promise<void> {
    while (await this.expiry.clear(ENTRIES, before)) await this.pause();
  }

  /** @throws Error when the server closes */
  private async pause(): Promise<void> {
    if (this.end.signal.aborted) throw new Error('the server closes');
    if (this.pauseMs > 0) await sleep(this.pauseMs, undefined, { signal: this.end.signal });
  }
}
