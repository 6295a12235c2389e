/** The folder of the data: how it is made, and what stands in it when the database is damaged. */

import { copyFileSync, existsSync, mkdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../config.ts';

/** What the embedded database consists of; the first is the database itself. */
export const FILES = ['laguna.db', 'laguna.db-wal', 'laguna.tail'] as const;

/** SQLite's numbers for what goes wrong: its own, without what it adds to them. */
const SQLITE = { ioerr: 10, corrupt: 11, full: 13, notadb: 26 } as const;

const numberOf = (error: unknown): number =>
  Number((error as { errcode?: unknown } | null)?.errcode ?? 0) & 0xff;

/** SQLite has met pages that cannot be. */
export const isBroken = (error: unknown): boolean =>
  [SQLITE.corrupt, SQLITE.notadb].some((one) => one === numberOf(error));

/** SQLite could not write because there was no room, and knows that it has not. */
export const isRefusedForRoom = (error: unknown): boolean => numberOf(error) === SQLITE.full;

/** Whether there was no room where `folder` lies. */
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
 * Makes a folder and those above it. Node's own way of doing so never ends where a folder can be
 * seen but none be made in it (`/proc`).
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

/** The files are not what was written; `copy` is the folder in which they are kept as they are. */
export class DamagedError extends Error {
  /** '' if they could not be copied. */
  readonly copy: string;
  /** All that is there can be read, but something that was acknowledged is missing, or may be. */
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
    // Half a copy would pass for a whole one.
    rmSync(copy, { recursive: true, force: true });
    return '';
  }
}

/** There is no room: what is refused now may be done later. */
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
  // The folder above is there; it is one of those that only show what the system knows.
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
