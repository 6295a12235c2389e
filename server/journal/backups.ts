/** A running server's side of `npm run backup`: makes one copy after the other. */

import { renameSync, rmSync, statSync } from 'node:fs';
import type { Config } from '../config.ts';
import { log } from '../log.ts';
import { type Wish, wishes } from './backup-files.ts';
import type { Journal } from './journal.ts';

export class Backups {
  private readonly config: Pick<Config, 'data' | 'database'>;
  private readonly journal: Pick<Journal, 'backup'>;
  private asked = false;
  private running: Promise<void> | null = null;

  constructor(config: Pick<Config, 'data' | 'database'>, journal: Pick<Journal, 'backup'>) {
    this.config = config;
    this.journal = journal;
  }

  /**
   * Handles the signal that there are wishes.
   * @returns when all of them are answered
   */
  look(): Promise<void> {
    this.asked = true;
    this.running ??= this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    // The loop may have nothing to wait for: `running` must be set before it is unset.
    await null;
    while (this.asked) {
      this.asked = false;
      try {
        for (const wish of wishes(this.config)) await this.answer(wish);
      } catch (error) {
        log.error('journal.backup', { problem: (error as Error).message });
      }
    }
    this.running = null;
  }

  /** Makes the copy, or logs why it cannot; removes the wish in either case. */
  private async answer({ wish, copy }: Wish): Promise<void> {
    const part = `${copy}.part`;
    try {
      if (!this.journal.backup) throw new Error('this journal is backed up by its own tools');
      await this.journal.backup(part);
      // Complete or not there: a requester that waits for the file finds a whole one.
      renameSync(part, copy);
      log.info('journal.backup', { bytes: statSync(copy).size });
    } catch (error) {
      rmSync(part, { force: true });
      log.error('journal.backup', { problem: (error as Error).message });
    }
    rmSync(wish, { force: true });
  }
}
