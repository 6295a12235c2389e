/** A bot that repeats a request which this seat refused in this turn gets its no automatically. */

import type { Action, OfferView } from '../../../../engine/games/genoa/types.ts';
import { useTable } from '../../../store/table.ts';
import { currentPosition } from '../drafts.ts';
import { type Happened, refusedWord } from '../earned.ts';
import type { Position } from '../position.ts';
import { makeOnce } from './once.ts';
import { declining } from './takeable.ts';

/** Whether an offer repeats a refused one of this turn: the same terms for the same space. */
export function isRepeated(log: Happened, offer: OfferView): boolean {
  const terms = ({ give, ask, deferred }: OfferView) => JSON.stringify([give, ask, deferred]);
  const no = refusedWord(log, offer, offer.id);
  return no !== null && terms(no) === terms(offer);
}

/** The no to such a bot; null where no bot repeats a request. */
function repeatedNo(position: Position, log: Happened): Action | null {
  const { offers, seats } = position.view.public;
  const again = offers.find(
    (offer) =>
      offer.taker === position.seat && seats[offer.maker]?.bot === true && isRepeated(log, offer),
  );
  return again ? declining(position, again) : null;
}

const answered = makeOnce();

useTable.subscribe((table, before) => {
  if (table.view === before.view && table.busy === before.busy) return;
  const position = currentPosition();
  if (table.busy || !position || table.seat === null || answered.isDone(position.view.seq)) return;
  const no = repeatedNo(position, table.log);
  if (!no) return;
  answered.done(position.view.seq);
  void table.propose(no);
});
