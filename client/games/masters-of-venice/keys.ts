/** The keys of this game: its eight places, the own palazzo, the end of the turn. */

import { LOCATIONS } from '../../../engine/games/masters-of-venice/data.ts';
import { useTable } from '../../store/table.ts';
import { makeGameKeys } from '../../table/seat/game-keys.ts';
import { ending } from './ending.ts';
import { landmarkOf, landmarkUnder } from './event-sites.ts';
import { drafts } from './intent.ts';
import { seat } from './position.ts';

export const useGameKeys = makeGameKeys({
  seat,
  drafts,
  ending,
  placeOf(key) {
    if (key === '9') return `palazzo${useTable.getState().seat ?? 0}`;
    const place = LOCATIONS[Number(key) - 1];
    return place ? landmarkOf(place) : null;
  },
  placeUnder: landmarkUnder,
});
