/** Opens the journal that the settings ask for, or says in words for people why it cannot. */

import { type Config, UserError } from '../config.ts';
import type { Journal } from './journal.ts';
import { DamagedError, NewerError, SqliteJournal } from './sqlite.ts';

/** @throws UserError */
export function openJournal(config: Config): Promise<Journal> | Journal {
  return config.database ? openDatabase(config.database) : openFolder(config);
}

function openFolder({ data, port }: Config): Journal {
  try {
    return new SqliteJournal(data);
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof DamagedError) {
      throw new UserError(
        `The tables and matches in ${data} are damaged: ${message}. The files as they were found ` +
          `are kept in ${error.copy}. To restore a backup, put its laguna.db into ${data} in ` +
          'place of laguna.db, laguna.db-wal and laguna.tail. ' +
          (error.incomplete
            ? 'To go on without what is missing, delete laguna.tail alone.'
            : 'To save what can still be read, see "Backup and damage" in server/README.md.'),
      );
    }
    if (error instanceof NewerError) {
      throw new UserError(
        `The tables and matches in ${data} were written by a newer Laguna, and this one does not ` +
          'know them. Start the newer one, or choose another folder with LAGUNA_DATA.',
      );
    }
    if (message.includes('locked')) {
      throw new UserError(
        `The folder for tables and matches, ${data}, is in use by another Laguna that is ` +
          'running. Stop that one, or give this one a folder and a port of its own, for example: ' +
          `LAGUNA_DATA=./data2 PORT=${port + 1} npm start`,
      );
    }
    throw new UserError(
      `The folder for tables and matches, ${data}, cannot be written (${message}). Give this ` +
        'user the right to write there, or choose another folder with LAGUNA_DATA, for example: ' +
        'LAGUNA_DATA=~/laguna npm start',
    );
  }
}

async function openDatabase(url: string): Promise<Journal> {
  const { PostgresJournal } = await import('./postgres.ts');
  try {
    return await PostgresJournal.connect(url);
  } catch (error) {
    const { host, pathname } = new URL(url);
    throw new UserError(
      `The database "${pathname.slice(1)}" on ${host} cannot be used (${(error as Error).message}). Start it, ` +
        'correct LAGUNA_DATABASE, or leave LAGUNA_DATABASE out for the embedded database.',
    );
  }
}
