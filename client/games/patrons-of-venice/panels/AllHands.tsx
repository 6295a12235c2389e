/** Every hand on one panel, as far as this page knows it: for casters and replays. */

import { GOODS } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { HandCard, makeAllHands } from '../../../table/hud/all-hands.tsx';
import { t } from '../strings/index.ts';
import { goodName, seatName } from '../strings/names.ts';
import { ducatsNote } from '../strings/things.ts';
import { Ducats, GoodIcon } from './icons.tsx';

export const AllHands = makeAllHands<View, NonNullable<View['you']>>({
  title: t('hands.title'),
  none: t('hands.none'),
  empty: t('hands.empty'),
  name: seatName,
  hand(view, seat, { ducats, hand }) {
    const cards = GOODS.filter((good) => hand[good]).map((good) => {
      const n = hand[good] ?? 0;
      return (
        <HandCard
          key={good}
          hint={goodName(good)}
          name={t('good.count', { n, good: goodName(good) })}
        >
          <GoodIcon good={good} size={16} />
          {n > 1 && <b aria-hidden="true">{n}</b>}
        </HandCard>
      );
    });
    return {
      beside: (
        <span {...ducatsNote(view, seat, ducats)}>
          <Ducats n={ducats} />
        </span>
      ),
      cards: cards.length > 0 ? cards : null,
    };
  },
});
