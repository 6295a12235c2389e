/**
 * `npm run backup -- FILE`: a whole copy of all tables and matches, also while the server runs. One
 * process owns the embedded database; if a running server does, it makes the copy on request. The
 * copy is checked here, and damage in it is reported.
 */

import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { check, told } from './check.ts';
import { type Config, readConfig, UserError } from './config.ts';
import { BACKUP_LIMIT_MS, makeWish, readPid } from './journal/backup-files.ts';

const LOOK_MS = 50;

/**
 * Writes the copy into `file`.
 * @throws UserError if there is nothing to copy or the copy cannot be made
 */
export async function backUpTo(file: string, config: Config): Promise<'copied' | 'asked'> {
  if (existsSync(file)) throw new UserError(`${file} already exists. Choose another name.`);
  if (config.database) {
    throw new UserError(
      'Tables and matches are kept in PostgreSQL (LAGUNA_DATABASE). Back it up with pg_dump.',
    );
  }
  const source = join(config.data, 'laguna.db');
  if (!existsSync(source)) {
    throw new UserError(`There are no tables and matches in ${config.data}. Set LAGUNA_DATA.`);
  }
  if (await copied(source, file)) return 'copied';
  await asked(file, config);
  return 'asked';
}

/**
 * Copies the database if no process owns it.
 * @returns false if a server does
 */
async function copied(source: string, file: string): Promise<boolean> {
  const db = new DatabaseSync(source);
  try {
    db.prepare('SELECT count(*) FROM sqlite_master').get();
    await backup(db, file);
    return true;
  } catch (error) {
    rmSync(file, { force: true });
    if ((error as Error).message.includes('locked')) return false;
    throw new UserError(`${file} couldn’t be written (${(error as Error).message}).`);
  } finally {
    db.close();
  }
}

async function asked(file: string, config: Config): Promise<void> {
  const { wish, copy } = makeWish(config);
  const pid = readPid(config);
  try {
    if (pid === 0) throw new Error('its process is not known');
    process.kill(pid, 'SIGUSR2');
  } catch (error) {
    rmSync(wish);
    throw new UserError(
      `A server is using ${config.data}, but can’t be reached (${(error as Error).message}). Run this as ` +
        'the same user on the same machine.',
    );
  }
  for (const end = Date.now() + BACKUP_LIMIT_MS; existsSync(wish) && Date.now() < end; ) {
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  rmSync(wish, { force: true });
  if (!existsSync(copy)) throw new UserError('The server didn’t make a copy. Its log says why.');
  try {
    renameSync(copy, file);
  } catch {
    // The target is on another disk.
    copyFileSync(copy, file);
    rmSync(copy);
  }
}

if (import.meta.main) {
  // The copy holds the keys of running matches: only its owner may read it.
  process.umask(0o077);
  try {
    const [name] = process.argv.slice(2);
    if (!name) throw new UserError('Usage: npm run backup -- FILE');
    const file = resolve(name);
    const config = readConfig(process.env);
    await backUpTo(file, config);
    const found = check(file, config);
    console.log(`The copy is in ${file}: ${told(found)}`);
    if (found.damage.length > 0) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
