/** The direction of Strozzi: what matters, in a sentence, and from where it is seen. */

import type { View } from '../../../../engine/games/strozzi/types.ts';
import type { Direction } from '../../../table/director/direction.ts';
import type { Stake } from '../../../table/director/types.ts';
import { moments } from './moments.ts';
import { sight, siteFor } from './sights.ts';
import { stakes } from './stakes.ts';

/** With the scenery's names for the places. */
const placed = <S extends Stake>(list: readonly S[], view: View): S[] =>
  list.map((one) => ({ ...one, place: siteFor(one.place, view.public) }));

export const direction: Direction = {
  moments: (marks, before, after) =>
    placed(moments(marks, before as View, after as View), after as View),
  stakes: (view) => placed(stakes(view as View), view as View),
  sight,
};
