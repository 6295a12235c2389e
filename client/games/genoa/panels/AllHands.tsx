/** Every chest on one panel, as far as this screen knows it: for casters and replays. */

import type { View, You } from '../../../../engine/games/genoa/types.ts';
import { HandCard, makeAllHands } from '../../../table/hud/all-hands.tsx';
import { faceOf } from '../facts.ts';
import { t } from '../strings/large.ts';
import { cardName, seatName, spaceName } from '../strings/names.ts';
import { Ducats, GoodIcon, KindIcon } from './icons.tsx';

export const AllHands = makeAllHands<View, You>({
  title: t('hands.title'),
  none: t('hands.none'),
  empty: t('hands.empty'),
  name: seatName,
  hand: (_view, _seat, { ducats, hand }) => ({
    beside: <Ducats n={ducats} />,
    cards:
      hand.length === 0
        ? null
        : hand.map((card) => {
            const { kind, goods, buildings } = faceOf(card);
            return (
              <HandCard key={card} name={cardName(card)}>
                <KindIcon kind={kind} size={16} />
                {goods.map((good) => (
                  <GoodIcon key={good} good={good} size={14} />
                ))}
                <span aria-hidden="true">{buildings.map(spaceName).join(' · ')}</span>
              </HandCard>
            );
          }),
  }),
});
