/** Opens the database that knows people, beside the journal that the settings ask for. */

import { type Config, UserError } from '../../config.ts';
import { unwritable } from '../../journal/folder.ts';
import { NewerError } from '../../journal/sqlite-schema.ts';
import type { Scales } from '../../ratings/book.ts';
import { PeopleBook } from './book.ts';
import { SqlitePeople } from './sqlite.ts';

async function opened(book: PeopleBook): Promise<PeopleBook> {
  await book.bars.read();
  return book;
}

/**
 * @param scales of the games: where their bots stand
 * @throws UserError
 */
export async function openPeople({ data, database }: Config, scales: Scales): Promise<PeopleBook> {
  if (database) {
    const { PostgresPeople } = await import('./postgres.ts');
    try {
      return await opened(new PeopleBook(await PostgresPeople.connect(database), scales));
    } catch (error) {
      throw new UserError(
        `The database of LAGUNA_DATABASE can’t keep people (${(error as Error).message}). ` +
          'Start it, correct the setting, or leave it out for the embedded database.',
      );
    }
  }
  try {
    return await opened(new PeopleBook(new SqlitePeople(data), scales));
  } catch (error) {
    if (error instanceof NewerError) {
      throw new UserError(
        `The file people.db in ${data} was written by a newer version of Laguna, which this one can’t read. ` +
          'Start the newer version, or choose another folder with LAGUNA_DATA.',
      );
    }
    throw unwritable(data, error as NodeJS.ErrnoException);
  }
}
