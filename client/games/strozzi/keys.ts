/** Keys of the game: the answers in their order, and the keys of every game. */

import { makeGameKeys } from '../../table/seat/game-keys.ts';
import { drafts } from './drafts.ts';
import { answerByKey } from './panels/Answers.tsx';
import { places, siteUnder } from './places.ts';
import { seat } from './position.ts';

export const useGameKeys = makeGameKeys({
  seat,
  drafts,
  places,
  placeUnder: siteUnder,
  answer: answerByKey,
});
