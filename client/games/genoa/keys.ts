/** Keys of the game: answers, arrows on the grid, and those that every game has. */

import type { SpaceId } from '../../../engine/games/genoa/map.ts';
import { MAIN } from '../../table/seat/drafts.ts';
import { makeGameKeys } from '../../table/seat/game-keys.ts';
import { currentPosition, drafts, focusOf } from './drafts.ts';
import { answerByKey } from './panels/by-key.ts';
import { places, siteUnder } from './places.ts';
import { type Position, seat } from './position.ts';
import { ARROWS, beside } from './walking.ts';

/** The space in the arrows' focus. */
const focused = (): SpaceId => {
  const position = currentPosition();
  const draft = drafts.useDrafts.getState().drafts[MAIN];
  const own = position && draft ? (draft.focus ?? focusOf(position, draft)) : null;
  return own ?? position?.view.public.tower ?? 'market';
};

function answer(position: Position, key: string): boolean {
  if (key in ARROWS) {
    // The camera follows; picking only changes the focus and composes nothing.
    drafts.useDrafts.getState().change({ focus: beside(focused(), key) });
    return true;
  }
  if (key === 'Enter') return answerByKey(position, key) || pick(focused());
  return answerByKey(position, key);
}

/** Opens the deals of a space, or acts there as a press would. */
function pick(space: SpaceId): boolean {
  const { drafts: all, pick } = drafts.useDrafts.getState();
  if (all[MAIN]?.action) return false;
  pick({ kind: 'space', space });
  const panel = document.querySelector<HTMLElement>('.ge-deals');
  panel?.querySelector<HTMLElement>('button:not([disabled])')?.focus();
  return true;
}

export const useGameKeys = makeGameKeys({
  seat,
  drafts,
  places,
  answer,
  placeUnder: siteUnder,
});
