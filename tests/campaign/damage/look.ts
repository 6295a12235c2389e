/** A server's findings in a data folder: every table is woken, every match read. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SqliteJournal } from '../../../server/journal/sqlite.ts';
import { ShowStore } from '../../../server/showcase/store.ts';
import { recordOf } from '../../../server/table/record.ts';
import { Table } from '../../../server/table/table.ts';
import { houseOf, NOBODY } from './source.ts';

/** Marks an item that cannot be read, with a reason. */
export const REFUSED = 'refused';
/** Marks an item that never existed. */
export const ABSENT = 'absent';

/** Every item with its contents; a table's record and its match are two. */
export type Found = ReadonlyMap<string, string>;

/** @returns null if the start is refused */
export async function look(
  data: string,
  codes: readonly string[],
  matches: readonly string[],
): Promise<Found | null> {
  let journal: SqliteJournal;
  try {
    journal = new SqliteJournal(data);
  } catch {
    return null;
  }
  const found = new Map<string, string>();
  const note = async (item: string, read: () => Promise<unknown>): Promise<void> => {
    try {
      const value = await read();
      found.set(item, value === null ? ABSENT : JSON.stringify(value));
    } catch {
      found.set(item, REFUSED);
    }
  };
  try {
    await note('showcase', async () => showcase(data));
    await note('counts', () => journal.counts());
    for (const id of matches) {
      await note(`match ${id}`, () => journal.match(id));
      await note(`entries ${id}`, () => journal.entries(id));
    }
    for (const code of codes) await noteTable(journal, code, found, note);
    return found;
  } finally {
    await journal.close();
  }
}

async function noteTable(
  journal: SqliteJournal,
  code: string,
  found: Map<string, string>,
  note: (item: string, read: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  await note(`table ${code}`, async () => {
    const table = await Table.wake(houseOf(journal, code), NOBODY, code);
    if (!table) return null;
    const { play, participants, claim } = table;
    await table.stop();
    const told = participants.talk.lines.some((line) => 'notice' in line);
    found.set(`play ${code}`, told ? REFUSED : JSON.stringify(played(play)));
    // Without the match's name: the other item covers the match.
    return { ...recordOf(table, null), epoch: claim.epoch };
  });
}

function played(play: Table['play']): unknown {
  if (!play) return null;
  const { id, seq, finished, record, state } = play;
  const position = createHash('sha256')
    .update(JSON.stringify([...state]))
    .digest('hex');
  return { id, seq, finished, record, position };
}

function showcase(data: string): unknown {
  const { value } = new ShowStore(data);
  if (existsSync(join(data, 'showcase.json.damaged'))) throw new Error('kept aside');
  return value;
}

/** Items that differ or are missing without an error. */
export function silentChanges(before: Found, after: Found): string[] {
  const changes: string[] = [];
  for (const item of new Set([...before.keys(), ...after.keys()])) {
    // A refused or absent table has no match.
    if (item.startsWith('play ') && !after.has(item)) continue;
    const [was, is] = [before.get(item) ?? ABSENT, after.get(item) ?? ABSENT];
    if (is !== was && is !== REFUSED) changes.push(item);
  }
  return changes;
}
