/** Every hand on one panel, as far as it is known here: for casters and replays. */

import { GOODS } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { useHands } from '../../../store/hands.ts';
import { useTable } from '../../../store/table.ts';
import { AllHandsFrame } from '../../../table/hud/AllHandsFrame.tsx';
import { cardsIn } from '../facts.ts';
import { t } from '../strings/index.ts';
import { goodName, seatName } from '../strings/names.ts';
import { Ducats, GoodIcon } from './icons.tsx';

export function AllHands() {
  const view = useTable((table) => table.view) as View | null;
  const hands = useHands((store) => store.hands);
  if (!view) return null;
  const known = view.public.seats.flatMap((seat) => {
    const you = hands?.[seat.seat] as unknown as View['you'];
    if (!you) return [];
    const cards = GOODS.filter((good) => you.hand[good]);
    return [
      {
        seat: seat.seat,
        color: seat.color,
        name: seatName(view, seat.seat, null),
        title: seat.name,
        beside: <Ducats n={you.ducats} />,
        cards:
          cardsIn(you.hand) === 0
            ? null
            : cards.map((good) => (
                <li key={good} className="hand-card" title={goodName(good)}>
                  <GoodIcon good={good} size={16} />
                  {(you.hand[good] ?? 0) > 1 && <b aria-hidden="true">{you.hand[good]}</b>}
                  <span className="sr">
                    {t('good.count', { n: you.hand[good] ?? 0, good: goodName(good) })}
                  </span>
                </li>
              )),
      },
    ];
  });
  return (
    <AllHandsFrame
      title={t('hands.title')}
      hands={known}
      none={t('hands.none')}
      empty={t('hands.empty')}
    />
  );
}
