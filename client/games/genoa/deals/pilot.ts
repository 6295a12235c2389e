/**
 * Automatic acts of the client: an action without a choice is carried out and ended, standing
 * wishes make offers. It acts once in each position; an act that the rules refuse is left to the
 * person.
 */

import type { Action, View } from '../../../../engine/games/genoa/types.ts';
import { useTable } from '../../../store/table.ts';
import { currentPosition, useDrafts } from '../drafts.ts';
import { isBuilding, isNear, yieldOf } from '../facts.ts';
import { owes, type Position, refusedAs, situation } from '../position.ts';
import { makeOnce } from './once.ts';
import { isRepeated } from './repeats.ts';
import { usePreset } from './running.ts';
import { namedBy } from './thread.ts';
import { isQuietIn, wishedAction, wishesNow } from './wishes.ts';

/**
 * The one possible act in an own action; null where there is a choice. Tiles wait for the main
 * effect where the order does not matter. A seat without an action left passes: the others need not
 * wait for it, and it can still make offers.
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

const answered = makeOnce();

function fly(): void {
  const { busy, seat } = useTable.getState();
  const position = currentPosition();
  if (busy || !position || seat === null || usePreset.getState().running.length > 0) return;
  if (answered.isDone(position.view.seq)) return;
  const quiet = isQuietIn(position.view.public.turn);
  const action = onlyAction(position) ?? wishedAction(position, wishesNow(), quiet);
  if (!action || refusedAs(position, action) !== null) return;
  answered.done(position.view.seq);
  void useTable.getState().propose(action);
}

useTable.subscribe((table, before) => {
  if (table.view !== before.view || table.busy !== before.busy) fly();
});
/** Focuses the space of a new question to this seat, unless an offer is being composed. */
function look(before: View | null): void {
  const position = currentPosition();
  if (!position) return;
  const { offers, merchant } = position.view.public;
  const known = before?.public.offers ?? [];
  const asked = offers.find(
    (one) =>
      one.taker === position.seat &&
      one.maker === merchant &&
      isNear(position.view.public, one.target) &&
      !known.some(({ id, version }) => id === one.id && version === one.version) &&
      !isRepeated(useTable.getState().log, one),
  );
  const { change, drafts } = useDrafts.getState();
  if (asked && !Object.keys(drafts).some(namedBy)) change({ focus: asked.target });
}

useTable.subscribe((table, before) => {
  if (table.view !== before.view) look(before.view as View | null);
});

/** Wishes made during a question count at once. */
export const followWishes = fly;
