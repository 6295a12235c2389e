/** Keys of the game: the answers in their order, the places, and what every game has. */

import type { View } from '../../../engine/games/patrons-of-venice/types.ts';
import { useTable } from '../../store/table.ts';
import { makeGameKeys } from '../../table/seat/game-keys.ts';
import { currentPosition, drafts } from './drafts.ts';
import { answerByKey } from './panels/Answers.tsx';
import { besideByKey } from './panels/Beside.tsx';
import { makeAll } from './panels/Workshops.tsx';
import { placeAt, siteUnder } from './places.ts';
import { seat } from './position.ts';

/** Sends the answer under a key, or sets it beforehand; true if there is one. */
function answer(key: string): boolean {
  const position = currentPosition();
  if (!position) return false;
  if (key === 'Enter') return makeAll(position);
  return answerByKey(position, key) || besideByKey(position, key);
}

export const useGameKeys = makeGameKeys({
  seat,
  drafts,
  placeOf: (key) => {
    const { view, seat: own } = useTable.getState();
    return placeAt(key, view, own);
  },
  answer,
  placeUnder: (hovered) => {
    const view = useTable.getState().view as View | null;
    return siteUnder(hovered, view?.public.seats.length ?? 0);
  },
});
