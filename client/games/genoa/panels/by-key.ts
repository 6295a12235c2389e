/** Keys beside the deals: a key chooses its answer, and the same key again sends it. */

import { useTable } from '../../../store/table.ts';
import { MAIN } from '../../../table/seat/drafts.ts';
import { step, takeAtOnce } from '../deals/pressing.ts';
import { TAKE_KEY, underKey } from '../deals/takeable.ts';
import { playersOf, threadOf } from '../deals/thread.ts';
import { focusOf, useDrafts } from '../drafts.ts';
import type { Draft } from '../pointing.ts';
import type { Position } from '../position.ts';
import { answersOf } from './answering.tsx';
import { isMeantBy, readAs, useWaiting, wordAs } from './waiting.ts';

/**
 * Chooses the answer under a key, or sends it where it is chosen already; changes the player's own offer by
 * five, or takes the first offer in the lanes. An act that can be undone goes out at once.
 */
export function answerByKey(position: Position, key: string): boolean {
  const draft = useDrafts.getState().drafts[MAIN];
  if (!draft) return false;
  if (key === 'Enter') return confirmed(position, draft);
  if (key === 'Escape') return calledBack();
  const found = answersOf(position, draft).find((one) => one.key === key);
  if (!found) return dealByKey(position, draft, key);
  if (!found.blocked && !useTable.getState().busy && isMeantBy(position, found)) found.press();
  return true;
}

/**
 * Sends the waiting answer.
 * @returns whether there was one
 */
function confirmed(position: Position, draft: Draft): boolean {
  const { waiting, wait } = useWaiting.getState();
  if (waiting === null) return false;
  const found = answersOf(position, draft).find((one) => readAs(position, one) === waiting);
  const word = wordUnderKey(position, draft);
  if (found && !found.blocked) found.press();
  else if (word && readAs(position, wordAs(word)) === waiting) takeAtOnce(position, word);
  else return false;
  wait(null);
  return true;
}

function calledBack(): boolean {
  const { waiting, wait } = useWaiting.getState();
  wait(null);
  return waiting !== null;
}

function wordUnderKey(position: Position, draft: Draft) {
  const space = focusOf(position, draft);
  return space ? underKey(position, space) : undefined;
}

function dealByKey(position: Position, draft: Draft, key: string): boolean {
  const space = focusOf(position, draft);
  if (!space) return false;
  const { view, seat } = position;
  const threads = playersOf(view.public, seat).map((one) => threadOf(view, seat, space, one));
  if (key === '+' || key === '-') {
    const thread = threads.find(({ mine, theirs }) => mine ?? theirs) ?? threads[0];
    if (thread) step(position, thread, key === '+' ? 1 : -1);
    return thread !== undefined;
  }
  const word = key === TAKE_KEY ? wordUnderKey(position, draft) : undefined;
  if (!word) return false;
  return !isMeantBy(position, wordAs(word)) || takeAtOnce(position, word);
}
