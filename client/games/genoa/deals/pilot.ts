/**
 * What the client does by itself: an action without a choice is carried out and ended, standing wishes
 * speak. Each position is answered once; what the rules refuse is left to the person.
 */

import type { Action } from '../../../../engine/games/genoa/types.ts';
import { useTable } from '../../../store/table.ts';
import { currentPosition } from '../drafts.ts';
import { type Happened, isRepeated } from '../earned.ts';
import { isBuilding, yieldOf } from '../facts.ts';
import { owes, type Position, refusedAs, situation } from '../position.ts';
import { makeOnce } from './once.ts';
import { usePreset } from './running.ts';
import { declining } from './takeable.ts';
import { isQuietIn, wishedAction, wishesNow } from './wishes.ts';

/**
 * The one thing to do in an own action; null where there is a choice. Tiles wait for the main effect
 * where nothing hangs on the order. Whoever has no action left passes: nobody need wait for it, and
 * words can still be said.
 */
export function onlyAction(position: Position): Action | null {
  const { passed, state } = position.view.public;
  const isOut = situation(position) === 'talks' && owes(position);
  if (isOut && state === 'MOVE' && !passed.includes(position.seat)) return { type: 'pass' };
  if (situation(position) !== 'action') return null;
  const [only, ...more] = position.legal;
  if (only && more.length === 0) return only;
  const mains = position.legal.filter(({ type }) => type === 'performMain');
  const building = position.view.public.window?.building;
  const [main] = mains;
  const simple = mains.length === 1 && building && isBuilding(building) && !yieldOf(building).villa;
  return simple && main ? main : null;
}

/** The no to a bot that asks once more for what it was refused in this turn; null where none does. */
export function repeatedNo(position: Position, log: Happened): Action | null {
  const { offers, seats } = position.view.public;
  const again = offers.find(
    (offer) =>
      offer.taker === position.seat && seats[offer.maker]?.bot === true && isRepeated(log, offer),
  );
  return again ? declining(position, again) : null;
}

const answered = makeOnce();

function fly(): void {
  const { busy, seat, log } = useTable.getState();
  const position = currentPosition();
  if (busy || !position || seat === null || usePreset.getState().running.length > 0) return;
  if (answered.isDone(position.view.seq)) return;
  const quiet = isQuietIn(position.view.public.turn);
  const action =
    onlyAction(position) ?? repeatedNo(position, log) ?? wishedAction(position, wishesNow(), quiet);
  if (!action || refusedAs(position, action) !== null) return;
  answered.done(position.view.seq);
  void useTable.getState().propose(action);
}

useTable.subscribe((table, before) => {
  if (table.view !== before.view || table.busy !== before.busy) fly();
});
/** Wishes that are made while one is asked count at once. */
export const followWishes = fly;
