/** The server's record of a match, read from its data folder, and the engine's replay of it. */

import type { Log } from '../../../engine/core/log.ts';
import { type Match, replay } from '../../../engine/core/match.ts';
import { gameById } from '../../../engine/registry.ts';
import { logOf } from '../../../server/journal/journal.ts';
import { SqliteJournal } from '../../../server/journal/sqlite.ts';
import { hashes } from '../../../server/protocol/chance.ts';

export interface Kept {
  readonly log: Log;
  readonly match: Match;
  /** Types of the actions that `seat` took, each once. */
  typesOf(seat: number): string[];
}

/** The current match of a table. The server over this folder must have ended: one process owns it. */
export async function readMatch(data: string, code: string): Promise<Kept> {
  const journal = new SqliteJournal(data);
  try {
    const id = (await journal.table(code))?.matchId;
    const record = id ? await journal.match(id) : null;
    if (!record) throw new Error(`The journal knows no match of table ${code}.`);
    const log = logOf(record, await journal.entries(record.id));
    const match = replay(log, gameById(record.game), hashes);
    const typesOf = (seat: number): string[] => [
      ...new Set(
        log.entries.flatMap((entry) =>
          entry.seat !== seat ? [] : 'undo' in entry ? ['undo'] : [entry.action.type],
        ),
      ),
    ];
    return { log, match, typesOf };
  } finally {
    await journal.close();
  }
}
