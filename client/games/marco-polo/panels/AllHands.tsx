/** Every hand on one panel, as far as this screen knows it: for casters and replays. */

import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { HandCard, makeAllHands } from '../../../table/hud/all-hands.tsx';
import { faceOf } from '../cards.ts';
import { FaceView } from '../faces/Face.tsx';
import { deskText } from '../strings/desk.ts';
import { cardName, cardWords } from '../strings/effects.ts';
import { seatName } from '../strings/names.ts';
import { Purse } from './Amounts.tsx';
import './marco-polo.css';

export const AllHands = makeAllHands<View, NonNullable<View['you']>>({
  title: deskText('hands.title'),
  none: deskText('hands.none'),
  empty: deskText('hands.empty'),
  name: seatName,
  hand: (_view, seat, { goals, rusticiano, bellela }) => {
    const cards = [...goals, ...rusticiano, ...bellela];
    return {
      beside: <Purse seat={seat} />,
      cards:
        cards.length === 0
          ? null
          : cards.map((id) => (
              <HandCard key={id} name={cardName(id)} hint={cardWords(id)}>
                <FaceView face={faceOf(id)} words={cardWords(id)} className="mp-small" />
              </HandCard>
            )),
    };
  },
});
