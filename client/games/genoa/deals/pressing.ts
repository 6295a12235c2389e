/**
 * The effects of one press in a thread: it makes an offer, changes one by five, answers or takes
 * one.
 */

import { DUCAT_STEP } from '../../../../engine/games/genoa/data.ts';
import type { Action, Fill, OfferView } from '../../../../engine/games/genoa/types.ts';
import { currentPosition, drafts } from '../drafts.ts';
import { type Position, refusedAs } from '../position.ts';
import { baseOf, fillOf, gapsOf, isFilled } from './fill.ts';
import { useLive } from './live.ts';
import { askedAs, isSteady, STEADY, useAsked } from './steady.ts';
import { accepting, type Thread, threadKey } from './thread.ts';
import { ducatsBy, EMPTY, type Tray } from './tray.ts';

/** Sends the action of a press. */
export const send = (action: Action): void => {
  void drafts.useDrafts.getState().confirm(action);
};

/** The player's own offer to come: the one on its way, else the standing one. */
export const nowIn = (position: Position, thread: Thread): Tray =>
  useLive.getState().wanted[threadKey(thread.space, thread.player)] ??
  baseOf(position.view, thread);

/** Offers five ducats more or less from the player, at once. */
export function step(position: Position, thread: Thread, sign: 1 | -1): void {
  useLive.getState().say(thread, ducatsBy(nowIn(position, thread), 'give', sign * DUCAT_STEP));
}

/** Offers this many ducats and nothing else, at once. */
export function offerDucats(thread: Thread, ducats: number): void {
  useLive.getState().say(thread, { ...EMPTY, give: { ducats } });
}

export function withdraw(thread: Thread): void {
  useLive.getState().say(thread, EMPTY);
}

/**
 * Takes an offer as it was shown. Where its terms changed a moment ago, or this press showed other
 * ones, it asks again.
 * @param shown the version that stood on the button
 * @returns whether it went out
 */
export function take(offer: OfferView, shown: number, fill: Fill): boolean {
  const position = currentPosition();
  const now = position?.view.public.offers.find(({ id }) => id === offer.id);
  if (!position || !now) return false;
  const { asked, ask } = useAsked.getState();
  if (now.version !== shown || !isSteady(position.view.public, now)) {
    ask(askedAs(position.view.public, now));
    return false;
  }
  if (asked !== null) ask(null);
  send(accepting(position, now, fill));
  return true;
}

/**
 * Takes an offer that leaves nothing to choose.
 * @param since the time at which the pressed thing came to its place, from `performance.now()`
 * @returns whether there was such an offer; also true where it asks again
 */
export function takeAtOnce(
  position: Position,
  offer: OfferView,
  since = Number.NEGATIVE_INFINITY,
): boolean {
  const gaps = gapsOf(position.view, offer);
  if (!isFilled(gaps, {})) return false;
  const fill = fillOf(gaps, {});
  if (refusedAs(position, accepting(position, offer, fill)) !== null) return false;
  const name = askedAs(position.view.public, offer);
  const { asked, ask } = useAsked.getState();
  // Another offer lay under the finger a moment ago.
  if (asked !== name && performance.now() - since < STEADY) ask(name);
  else take(offer, offer.version, fill);
  return true;
}
