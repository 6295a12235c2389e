/** The data folder: how it is made, and the messages about damage. */

import { copyFileSync, existsSync, mkdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../config.ts';

/** Files of the embedded database; the first is the database itself. */
export const FILES = ['laguna.db', 'laguna.db-wal', 'laguna.tail'] as const;

/** SQLite's primary error codes. */
const SQLITE = { ioerr: 10, corrupt: 11, full: 13, notadb: 26 } as const;

const numberOf = (error: unknown): number =>
  Number((error as { errcode?: unknown } | null)?.errcode ?? 0) & 0xff;

/** SQLite has met invalid pages. */
export const isBroken = (error: unknown): boolean =>
  [SQLITE.corrupt, SQLITE.notadb].some((one) => one === numberOf(error));

/** SQLite found no room to write, and has written nothing. */
export const isRefusedForRoom = (error: unknown): boolean => numberOf(error) === SQLITE.full;

/** Whether the disk of `folder` had no room. */
export function isFull(error: unknown, folder: string): boolean {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT' || isRefusedForRoom(error)) return true;
  if (numberOf(error) !== SQLITE.ioerr) return false;
  try {
    return statfsSync(folder).bavail === 0;
  } catch {
    return false;
  }
}

/**
 * Makes a folder and those above it. Node's recursive `mkdir` never ends if a folder is visible but
 * nothing can be made in it (`/proc`).
 * @throws Error if it cannot be made
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else has made it just now.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * The files differ from the written data; `copy` is the folder in which they are kept unchanged.
 */
export class DamagedError extends Error {
  /** '' if they could not be copied. */
  readonly copy: string;
  /** All present data can be read, but acknowledged data is missing, or may be. */
  readonly incomplete: boolean;
  constructor(why: string, copy: string, incomplete: boolean) {
    super(why);
    this.copy = copy;
    this.incomplete = incomplete;
  }
}

/** Keeps the files of the database as they are, once. @returns the folder, '' if there is no room */
export function keepFiles(folder: string): string {
  const { mtimeMs } = statSync(join(folder, FILES[0]));
  const copy = join(folder, `damaged-${new Date(mtimeMs).toISOString().replace(/\W/g, '')}`);
  if (existsSync(copy)) return copy;
  try {
    mkdirSync(copy);
    for (const name of FILES) {
      const file = join(folder, name);
      if (existsSync(file)) copyFileSync(file, join(copy, name));
    }
    return copy;
  } catch {
    // A partial copy would pass for a whole one.
    rmSync(copy, { recursive: true, force: true });
    return '';
  }
}

/** There is no room: a write that is refused now may succeed later. */
export class FullDiskError extends UserError {}

/** Why nothing can be written in the data folder, in words for people. */
export function unwritable(data: string, error: NodeJS.ErrnoException): UserError {
  const { message, code, path } = error;
  if (isFull(error, data)) {
    return new FullDiskError(
      `The disk with the folder for tables and matches, ${data}, is full (${message}). ` +
        'What was saved there is unchanged. Free some space, or choose a folder on another disk ' +
        'with LAGUNA_DATA, for example: LAGUNA_DATA=/mnt/other/laguna npm start',
    );
  }
  // The parent folder exists; it is one of those that only show the system's own data.
  if (code === 'ENOENT') {
    return new UserError(
      `The folder for tables and matches, ${data}, can’t be created, because this location can’t hold ` +
        `files (${message}). Choose a folder on a disk with LAGUNA_DATA, for example: ` +
        'LAGUNA_DATA=~/laguna npm start',
    );
  }
  return new UserError(
    `The folder for tables and matches, ${data}, can’t be written (${message}). Give this user ` +
      `permission to write ${path && path !== data ? path : 'there'}, or choose another folder ` +
      'with LAGUNA_DATA, for example: LAGUNA_DATA=~/laguna npm start',
  );
}
