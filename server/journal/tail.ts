/**
 * The name of the last acknowledged entry, beside the database. It is written after each commit and
 * not forced to disk: it can be older than the database, never ahead of it. If the database lacks
 * the entry that stands here, acknowledged actions have been lost, and that must not pass in silence.
 */

import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { log } from '../log.ts';

export interface LastEntry {
  readonly match: string;
  readonly n: number;
}

/** Every text fills the same bytes, so that a shorter one leaves nothing of a longer one behind. */
const LENGTH = 128;

export class Tail {
  private readonly fd: number;

  /** @throws if the file cannot be written */
  constructor(file: string) {
    // Made if it is missing, kept if it is not.
    closeSync(openSync(file, 'a'));
    this.fd = openSync(file, 'r+');
  }

  /** What stands in the file; null if nothing does, or it cannot be read. */
  static read(file: string): LastEntry | null {
    try {
      const { match, n } = JSON.parse(readFileSync(file, 'utf8')) as Partial<LastEntry>;
      return typeof match === 'string' && typeof n === 'number' ? { match, n } : null;
    } catch {
      return null;
    }
  }

  note(entry: LastEntry): void {
    const text = JSON.stringify({ match: entry.match, n: entry.n });
    try {
      writeSync(this.fd, text.padEnd(LENGTH), 0);
    } catch (error) {
      // The entry itself is safe; only the next start could notice less.
      log.warn('journal.tail', {}, error);
    }
  }

  close(): void {
    closeSync(this.fd);
  }
}
