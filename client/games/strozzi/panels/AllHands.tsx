/** Every chest on one panel, as far as it is known here: for casters and replays. */

import type { View } from '../../../../engine/games/strozzi/types.ts';
import { useHands } from '../../../store/hands.ts';
import { useTable } from '../../../store/table.ts';
import { AllHandsFrame } from '../../../table/hud/AllHandsFrame.tsx';
import { t } from '../strings/index.ts';
import { seatName, tileName } from '../strings/names.ts';
import { Ducats, TileIcon } from './icons.tsx';
import { Flags } from './Seats.tsx';
import './strozzi.css';

export function AllHands() {
  const view = useTable((table) => table.view) as View | null;
  const hands = useHands((store) => store.hands);
  if (!view) return null;
  const known = view.public.seats.flatMap((seat) => {
    const you = hands?.[seat.seat] as unknown as View['you'];
    if (!you) return [];
    return [
      {
        seat: seat.seat,
        color: seat.color,
        name: seatName(view, seat.seat, null),
        title: seat.name,
        beside: (
          <>
            <Flags seat={seat} />
            <Ducats n={you.money} />
          </>
        ),
        cards:
          seat.tiles.length === 0
            ? null
            : seat.tiles.map((tile) => (
                <li key={tile} className="hand-card" title={tileName(tile)}>
                  <TileIcon tile={tile} size={16} />
                  <span className="sr">{tileName(tile)}</span>
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
