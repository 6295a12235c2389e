/** The caravan game's hints for the director of a show. */

import type { Direction } from '../../../client/table/director/direction.ts';
import type { Importance, Moment } from '../../../client/table/director/types.ts';
import { focusFrame, overviewFrame } from '../../../client/world/framing.ts';
import { SCENERY, stopOf } from './scenery.ts';
import { t } from './strings.ts';
import { nameOf, open, sentence } from './words.ts';

const IMPORTANCE: { readonly [type: string]: Importance } = {
  travelled: 3,
  offerAccepted: 2,
  offerMade: 1,
};

export const direction: Direction = {
  moments: (marks, _before, after) =>
    marks.flatMap(({ at, until, event }): Moment[] => {
      const importance = IMPORTANCE[event.type];
      if (!importance) return [];
      const place = event.type === 'travelled' ? stopOf(open(after).caravan) : null;
      const size = place ? 'medium' : 'wide';
      const text = sentence(event, after);
      return [{ at, until, place, size, seat: null, importance, reason: event.type, text }];
    }),
  stakes(view) {
    const { phase, caravan, leader } = open(view);
    if (phase === 'over') return [];
    const text = t('stake.leads', { name: nameOf(view, leader) });
    const stake = { place: stopOf(caravan), size: 'medium', seat: leader } as const;
    return [{ ...stake, importance: 1, reason: 'leader', text }];
  },
  sight: (place, size, aspect) =>
    (place !== null && size !== 'wide' && focusFrame(SCENERY, place, aspect)) ||
    overviewFrame(SCENERY, aspect),
};
