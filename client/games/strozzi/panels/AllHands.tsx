/** Every chest on one panel, as far as this page knows it: for casters and replays. */

import type { View } from '../../../../engine/games/strozzi/types.ts';
import { HandCard, makeAllHands } from '../../../table/hud/all-hands.tsx';
import { t } from '../strings/index.ts';
import { seatName, tileName } from '../strings/names.ts';
import { moneyNote } from '../strings/things.ts';
import { Ducats, TileIcon } from './icons.tsx';
import { Flags } from './Seats.tsx';
import './strozzi.css';

export const AllHands = makeAllHands<View, NonNullable<View['you']>>({
  title: t('hands.title'),
  none: t('hands.none'),
  empty: t('hands.empty'),
  name: seatName,
  hand: (view, seat, { money }) => ({
    beside: (
      <>
        <Flags seat={seat} />
        <Ducats n={money} note={moneyNote(view, seat, money)} />
      </>
    ),
    cards:
      seat.tiles.length === 0
        ? null
        : seat.tiles.map((tile) => (
            <HandCard key={tile} name={tileName(tile)}>
              <TileIcon tile={tile} size={16} />
            </HandCard>
          )),
  }),
});
