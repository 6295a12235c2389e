/** Opens the journal that the settings ask for, or says in words for people why it cannot. */

import { type Config, UserError } from '../config.ts';
import { DamagedError, unwritable } from './folder.ts';
import type { Journal } from './journal.ts';
import { SqliteJournal } from './sqlite.ts';
import { NewerError } from './sqlite-schema.ts';

/** @throws UserError */
export function openJournal(config: Config): Promise<Journal> | Journal {
  return config.database ? openDatabase(config.database) : openFolder(config);
}

function openFolder(config: Config): Journal {
  const { data, port } = config;
  try {
    return new SqliteJournal(data);
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof DamagedError) throw damaged(data, error);
    if (error instanceof NewerError) {
      throw new UserError(
        `The tables and matches in ${data} were written by a newer version of Laguna, which this one can’t ` +
          'read. Start the newer version, or choose another folder with LAGUNA_DATA.',
      );
    }
    if (message.includes('locked')) {
      throw new UserError(
        `The folder for tables and matches, ${data}, is being used by another Laguna that’s ` +
          'running. Stop that one, or give this one its own folder and port, for example: ' +
          `LAGUNA_DATA=./data2 PORT=${port + 1} npm start`,
      );
    }
    throw unwritable(data, error as NodeJS.ErrnoException);
  }
}

function damaged(data: string, { message, copy, incomplete }: DamagedError): UserError {
  const kept =
    copy === ''
      ? 'There was no room to keep a copy of the files as they were found. Make one before ' +
        'anything else. '
      : `A copy of the files as they were found is in ${copy}. `;
  return new UserError(
    `The tables and matches in ${data} are damaged: ${message}. ${kept}To restore a backup, put ` +
      `its laguna.db into ${data} in place of laguna.db, laguna.db-wal and laguna.tail. ` +
      (incomplete
        ? 'To continue with what’s there, delete only laguna.tail. You’ll find more under '
        : 'To save what can still be read, see ') +
      '"Backup and damage" in server/README.md.',
  );
}

async function openDatabase(url: string): Promise<Journal> {
  const { PostgresJournal } = await import('./postgres.ts');
  try {
    return await PostgresJournal.connect(url);
  } catch (error) {
    const { host, pathname } = new URL(url);
    throw new UserError(
      `The database "${pathname.slice(1)}" on ${host} can’t be used (${(error as Error).message}). Start it, ` +
        'correct LAGUNA_DATABASE, or leave LAGUNA_DATABASE out for the embedded database.',
    );
  }
}
