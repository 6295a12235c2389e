/** Keys of the game: the answers in their order, the places, and the keys of every game. */

import { makeGameKeys } from '../../table/seat/game-keys.ts';
import { drafts } from './drafts.ts';
import { answerByKey } from './panels/Answers.tsx';
import { besideByKey } from './panels/Beside.tsx';
import { makeAll } from './panels/Workshops.tsx';
import { places, siteUnder } from './places.ts';
import { seat } from './position.ts';

export const useGameKeys = makeGameKeys({
  seat,
  drafts,
  places,
  placeUnder: siteUnder,
  /** Sends the answer under a key, or sets it beforehand. */
  answer: (position, key) =>
    key === 'Enter' ? makeAll(position) : answerByKey(position, key) || besideByKey(position, key),
});
