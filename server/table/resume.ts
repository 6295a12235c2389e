/** A match that a table left behind when its process ended, or when it was put to sleep. */

import type { Game } from '../../engine/core/contract.ts';
import { DamagedRecordError, type Journal, type MatchRecord } from '../journal/journal.ts';
import type { Play } from './play.ts';

/** Why a match is kept aside: today's rules do not know it, or its record does not prove itself. */
export interface Aside {
  readonly notice: 'kept' | 'damaged';
  readonly why: string;
}

/**
 * The match as it is written down, at its last position.
 * @param newPlay a match of this record from its beginning
 * @returns null for one that was deleted on purpose: a lost one is missed by the journal
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
