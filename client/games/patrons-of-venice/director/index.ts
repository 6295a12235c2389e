/** The direction of The Patrons of Venice: what matters, in a sentence, and from where it is seen. */

import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import type { Direction } from '../../../table/director/direction.ts';
import { moments } from './moments.ts';
import { sight } from './sights.ts';
import { stakes } from './stakes.ts';

export const direction: Direction = {
  moments: (marks, before, after) => moments(marks, before as View, after as View),
  stakes: (view) => stakes(view as View),
  sight,
};
