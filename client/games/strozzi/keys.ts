/** Keys of the game: the answers in their order, and what every game has. */

import { useTable } from '../../store/table.ts';

import { makeGameKeys } from '../../table/seat/game-keys.ts';
import { currentPosition, drafts } from './drafts.ts';
import { answerByKey } from './panels/Answers.tsx';
import { placeAt, siteUnder } from './places.ts';
import { seat } from './position.ts';

function answer(key: string): boolean {
  const position = currentPosition();
  return position !== null && answerByKey(position, key);
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
