/** The undo horizon: actions that cannot be taken back (GE-R29). */

import { CARDS } from './data.ts';
import { slotOf } from './offers/hold.ts';
import * as R from './offers/record.ts';
import * as S from './state.ts';

/**
 * Only steps inside one's own window can be undone, back to the last card that was drawn, handed
 * over or played, and to the seat's own last offer; other seats' offers meanwhile stay unchanged.
 */
export function reveals(before: S.State, after: S.State): boolean {
  if (before[S.PHASE] !== S.ACTION || after[S.PHASE] !== S.ACTION) return true;
  if (before[S.ACTOR] !== after[S.ACTOR] || before[S.DRAWS] !== after[S.DRAWS]) return true;
  for (let card = 0; card < CARDS; card++) {
    if (before[S.HOLDER + card] !== after[S.HOLDER + card]) return true;
  }
  return hasSpoken(before, after);
}

/** Whether the actor has made, changed or ended an offer of his own. */
function hasSpoken(before: S.State, after: S.State): boolean {
  const actor = after[S.ACTOR];
  for (let slot = 0; slot < after[S.OFFERS]; slot++) {
    const at = S.offerAt(slot);
    const isNew = after[at + R.SEQ] === after[S.SEQ] && after[S.SAID] !== before[S.SAID];
    if (isNew && after[at + R.MAKER] === actor) return true;
  }
  // An offer that a step of the action makes void is no offer of the actor's.
  if (after[S.OFFERS] >= before[S.OFFERS] || isAnythingMoved(before, after)) return false;
  for (let slot = 0; slot < before[S.OFFERS]; slot++) {
    const at = S.offerAt(slot);
    if (slotOf(after, before[at + R.NUMBER]) >= 0) continue;
    if (before[at + R.MAKER] === actor || before[at + R.TAKER] === actor) return true;
  }
  return false;
}

/** Whether anything but offers has changed. */
function isAnythingMoved(before: S.State, after: S.State): boolean {
  for (let i = S.SUPPLY; i < S.STATE_LENGTH; i++) if (before[i] !== after[i]) return true;
  return false;
}
