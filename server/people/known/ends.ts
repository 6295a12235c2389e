/** What people's records are told of the end of a match. */

import { type LogResult, standingsOf } from '../../../engine/core/log.ts';
import type { House } from '../../house.ts';
import type { StoredMatch } from '../../journal/journal.ts';
import type { Verdict } from '../../protocol/ratings.ts';

/** Tells people's records, and their ratings, of the end of a match. */
export function noteEnd(
  { people, clock }: Pick<House, 'people' | 'clock'>,
  { id, game, seats }: Pick<StoredMatch, 'id' | 'game' | 'seats'>,
  result: LogResult,
): Promise<Verdict> {
  const standings = standingsOf(result);
  const { ended } = result;
  const rated = ended === undefined ? null : { match: id, game, ended, seats, standings };
  return people.ended(id, clock.now(), standings, rated);
}
