/** A match that was running when its table's process ended, or when the table was put to sleep. */

import type { Game } from '../../engine/core/contract.ts';
import { DamagedRecordError, type Journal, type MatchRecord } from '../journal/journal.ts';
import type { Play } from './play.ts';

/** Why a match is set aside: today's rules do not accept it, or its record is damaged. */
export interface Aside {
  readonly notice: 'kept' | 'damaged';
  readonly why: string;
}

/**
 * The stored match at its last position.
 * @param newPlay a match of this record from its beginning
 * @returns null if it was deleted on purpose: for a lost one the journal throws
 * @throws Error if the journal cannot be read
 */
export async function resumed(
  journal: Journal,
  { version }: Game,
  id: string,
  newPlay: (match: MatchRecord) => Play,
): Promise<Play | Aside | null> {
  try {
    const match = await journal.match(id);
    if (!match) return null;
    const entries = await journal.entries(id);
    try {
      if (match.engine !== version) throw new Error(`rules ${match.engine} are not ${version}`);
      return newPlay(match).resume(entries);
    } catch (error) {
      return { notice: 'kept', why: (error as Error).message };
    }
  } catch (error) {
    if (!(error instanceof DamagedRecordError)) throw error;
    return { notice: 'damaged', why: error.message };
  }
}
