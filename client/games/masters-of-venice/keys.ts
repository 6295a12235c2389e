/** The keys of this game: its eight places, the player's own palazzo, the end of the turn. */

import { makeGameKeys } from '../../table/seat/game-keys.ts';
import { ending } from './ending.ts';
import { drafts } from './intent.ts';
import { landmarkUnder, places } from './places.ts';
import { seat } from './position.ts';

export const useGameKeys = makeGameKeys({
  seat,
  drafts,
  ending,
  places,
  placeUnder: landmarkUnder,
});
