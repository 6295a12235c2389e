/**
 * `npm run check`: checks the database of a stopped server, or a copy (`-- FILE`), for damage. With
 * `--accept`, all that can be read counts as correct from then on.
 */

import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, readConfig, UserError } from './config.ts';
import { accept, type Inspection, inspect } from './journal/inspect.ts';

/**
 * @param given file to check, '' for the data folder's own database
 * @param accepting accept the contents before checking
 * @throws UserError if there is no such file, or it cannot be checked as it is
 */
export function check(given: string, config: Config, accepting = false): Inspection {
  if (given === '' && config.database) {
    throw new UserError(
      'Tables and matches are kept in PostgreSQL (LAGUNA_DATABASE). Check it with its own tools ' +
        '(pg_amcheck, checksums).',
    );
  }
  const file = given === '' ? join(config.data, 'laguna.db') : resolve(given);
  if (!existsSync(file))
    throw new UserError(`There is no database ${file}. Set LAGUNA_DATA to its folder.`);
  if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) {
    throw new UserError(
      `${file} is not complete: a server is using it, or did not shut down in order. Stop the ` +
        'server, or start and stop it once. Or check a copy (npm run backup).',
    );
  }
  try {
    if (accepting) accept(file);
    return inspect(file);
  } catch (error) {
    throw new UserError(
      `${file} cannot be checked (${(error as Error).message}). If a server is using it, stop ` +
        'it, or check a copy (npm run backup). If not, see "Backup and damage" in ' +
        'server/README.md.',
    );
  }
}

/** The result of the check, in words for people. */
export function told({ tables, matches, damage }: Inspection): string {
  const all = `${tables} tables and ${matches} matches`;
  if (damage.length === 0) return `${all}, all as they were written.`;
  const list = damage.map((one) => `  ${one}`).join('\n');
  return `${all}, but not all are as they were written:\n${list}\nSee "Backup and damage" in server/README.md.`;
}

if (import.meta.main) {
  process.umask(0o077);
  try {
    const args = process.argv.slice(2);
    const files = args.filter((one) => one !== '--accept');
    if (files.length > 1 || files[0]?.startsWith('-')) {
      throw new UserError('Usage: npm run check [-- FILE] [--accept]');
    }
    const config = readConfig(process.env);
    let found = check(files[0] ?? '', config);
    console.log(told(found));
    if (args.includes('--accept')) {
      found = check(files[0] ?? '', config, true);
      console.log(`Accepted as it is. From now on: ${told(found)}`);
    }
    if (found.damage.length > 0) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
