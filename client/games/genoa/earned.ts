/** The gains from deals of a turn so far, and the declined offers. Pure. */

import type { GameEvent } from '../../../engine/core/contract.ts';
import type { GeEvent } from '../../../engine/games/genoa/events.ts';
import type { OfferView } from '../../../engine/games/genoa/types.ts';

/** The events so far; an undone one is `withdrawn`. */
export type Happened = readonly { readonly event: GameEvent; readonly withdrawn: boolean }[];

/** The valid events of the running turn. */
function ofTurn(log: Happened): readonly GeEvent[] {
  const events = log.flatMap(({ event, withdrawn }) => (withdrawn ? [] : [event as GeEvent]));
  return events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === 'turnStarted'),
    ),
  );
}

/** The deals of this turn, oldest first. */
export const dealsOf = (log: Happened): readonly OfferView[] =>
  ofTurn(log).flatMap((event) => (event.type === 'dealStruck' ? [event.offer] : []));

/** The merchant's ducats from deals of this turn, less those he paid; and the number of deals. */
export function earnedIn(log: Happened, merchant: number) {
  let ducats = 0;
  for (const event of ofTurn(log)) {
    if (event.type !== 'handed') continue;
    if (event.to === merchant) ducats += event.ducats;
    if (event.from === merchant) ducats -= event.ducats;
  }
  return { ducats, deals: dealsOf(log).length };
}

/**
 * The last offer of a seat to another for a space, if that was declined.
 * @param but an offer that does not count
 */
export function refusedWord(
  log: Happened,
  { maker, taker, target }: Pick<OfferView, 'maker' | 'taker' | 'target'>,
  but?: string,
): OfferView | null {
  const events = ofTurn(log);
  const said = events.flatMap((event) => {
    const isWord = event.type === 'offerMade' || event.type === 'offerRevised';
    return isWord && event.offer.maker === maker && event.offer.id !== but ? [event.offer] : [];
  });
  const last = said.findLast((one) => one.taker === taker && one.target === target);
  const no = events.some(
    (event) =>
      event.type === 'offerEnded' && event.offer === last?.id && event.because === 'declined',
  );
  return (no && last) || null;
}
