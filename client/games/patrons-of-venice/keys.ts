/** Keys of the game: the places, and what every game has. */

import type { View } from '../../../engine/games/patrons-of-venice/types.ts';
import { useTable } from '../../store/table.ts';
import { makeGameKeys } from '../../table/seat/game-keys.ts';
import { drafts } from './drafts.ts';
import { placeAt, siteUnder } from './places.ts';
import { seat } from './position.ts';

export const useGameKeys = makeGameKeys({
  seat,
  drafts,
  placeOf: (key) => {
    const { view, seat: own } = useTable.getState();
    return placeAt(key, view, own);
  },
  placeUnder: (hovered) => {
    const view = useTable.getState().view as View | null;
    return siteUnder(hovered, view?.public.seats.length ?? 0);
  },
});
