/**
 * The number of acknowledged writes, in a file beside the database. It is written after each commit
 * and not forced to disk: it can be older than the database, never ahead of it. If the database has
 * fewer, acknowledged writes have been lost, and the start must report that.
 */

import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { log } from '../log.ts';
import { commitsProof } from './proof.ts';

/**
 * Every text fills the same number of bytes, so that a shorter one leaves no rest of a longer one.
 */
const LENGTH = 128;

/** The contents of a tail. Versions before the proofs named the last acknowledged entry instead. */
export type TailNote =
  | { readonly commits: number }
  | { readonly match: string; readonly n: number };

/** The file exists and holds none of the texts that are ever written to it. */
export class TailError extends Error {}

function textOf(note: TailNote): string {
  const proved = 'commits' in note ? { ...note, proof: commitsProof(note.commits) } : note;
  return JSON.stringify(proved).padEnd(LENGTH);
}

export class Tail {
  private readonly fd: number;

  /** @param commits that the database has now @throws if the file cannot be written */
  constructor(file: string, commits: number) {
    // On disk as a whole before anything depends on it: afterwards an empty file is a damaged one.
    const part = `${file}.part`;
    writeFileSync(part, textOf({ commits }), { flush: true });
    renameSync(part, file);
    forceFolder(dirname(file));
    this.fd = openSync(file, 'r+');
  }

  /**
   * The contents of the file; null if there is none, or one of an earlier version without a note.
   * @param proved the database beside it is of a version that writes a note at once
   * @throws TailError
   */
  static read(file: string, proved: boolean): TailNote | null {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
    if (text === '' && !proved) return null;
    const note = parsed(text);
    if (note && textOf(note) === text && ('commits' in note || !proved)) return note;
    throw new TailError(
      'laguna.tail, which says how much was acknowledged, is not what was written',
    );
  }

  note(commits: number): void {
    try {
      writeSync(this.fd, textOf({ commits }), 0);
    } catch (error) {
      // The write itself is safe; only the next start could detect less.
      log.warn('journal.tail', {}, error);
    }
  }

  close(): void {
    closeSync(this.fd);
  }
}

function parsed(text: string): TailNote | null {
  try {
    const { commits, match, n } = JSON.parse(text);
    if (Number.isSafeInteger(commits)) return { commits };
    return typeof match === 'string' && Number.isSafeInteger(n) ? { match, n } : null;
  } catch {
    return null;
  }
}

/** Makes sure that a file that was made or renamed in a folder is still in it after a power cut. */
export function forceFolder(folder: string): void {
  const fd = openSync(folder, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
