/** Keys of the game: the answers in their order, and what every game has. */

import { useTable } from '../../store/table.ts';

import { makeGameKeys } from '../../table/seat/game-keys.ts';
import { currentPosition, drafts } from './drafts.ts';
import { ANSWER_KEYS, answersOf } from './panels/Answers.tsx';
import { placeAt, siteUnder } from './places.ts';
import { refusedAs, seat } from './position.ts';

/** Sends the answer under a key; true if there is one, refused answers included. */
function answer(key: string): boolean {
  const position = currentPosition();
  const index = (ANSWER_KEYS as readonly string[]).indexOf(key);
  const found = position && index >= 0 && answersOf(position)[index];
  if (!position || !found) return false;
  if (refusedAs(position, found.action) === null) {
    void drafts.useDrafts.getState().confirm(found.action);
  }
  return true;
}

export const useGameKeys = makeGameKeys({
  seat,
  drafts,
  placeOf: (key) => {
    const { view, seat: own } = useTable.getState();
    return placeAt(key, view, own);
  },
  placeUnder: siteUnder,
  answer,
});
