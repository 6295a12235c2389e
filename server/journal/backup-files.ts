/**
 * A running server and `npm run backup` meet through files beside the database. A wish is an empty
 * file; the requested copy has its name. So each requester gets a copy of their own, even if many
 * ask at once and few signals arrive.
 */

import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, UserError } from '../config.ts';
import { isFull, unwritable } from './folder.ts';

type Folder = Pick<Config, 'data' | 'database'>;

/** How long a requester waits for a copy, in milliseconds; older wishes are forgotten. */
export const BACKUP_LIMIT_MS = 120_000;

const WISH = /^(laguna-backup-[0-9a-f-]{36})\.wish$/;

/** A copy that a requester waits for. */
export interface Wish {
  /** The wish itself: gone as soon as it is answered. */
  readonly wish: string;
  /** The copy: whole, or not there. */
  readonly copy: string;
}

const wishOf = ({ data }: Folder, name: string): Wish => ({
  wish: join(data, `${name}.wish`),
  copy: join(data, `${name}.db`),
});

/**
 * Asks for a copy; the caller sends the signal.
 * @throws Error if the folder cannot be written
 */
export function makeWish(config: Folder): Wish {
  const made = wishOf(config, `laguna-backup-${randomUUID()}`);
  writeFileSync(made.wish, '');
  return made;
}

/** The copies that requesters wait for now. */
export function wishes(config: Folder, now = Date.now()): Wish[] {
  const found: Wish[] = [];
  for (const file of readdirSync(config.data)) {
    const name = WISH.exec(file)?.[1];
    if (!name) continue;
    const wish = wishOf(config, name);
    // The requester may have gone just now.
    const made = statSync(wish.wish, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (now - made < BACKUP_LIMIT_MS) found.push(wish);
    else rmSync(wish.wish, { force: true });
  }
  return found;
}

const pidFile = ({ data }: Folder): string => join(data, 'laguna.pid');

/** Says which process owns the embedded database. @throws UserError if that cannot be written */
export function writePid(config: Folder): void {
  if (config.database) return;
  const file = pidFile(config);
  try {
    writeFileSync(file, `${process.pid}\n`);
  } catch (error) {
    if (isFull(error, config.data)) throw unwritable(config.data, error as NodeJS.ErrnoException);
    throw new UserError(
      `${file} cannot be written (${(error as Error).message}). It says which process a backup is ` +
        'asked of. Delete it, or give this user the right to write it, and start again.',
    );
  }
}

/** @returns the process that opened the database last, 0 if none is known */
export function readPid(config: Folder): number {
  try {
    return Number.parseInt(readFileSync(pidFile(config), 'utf8'), 10) || 0;
  } catch {
    return 0;
  }
}
