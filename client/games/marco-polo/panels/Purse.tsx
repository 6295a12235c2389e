/** On a phone, over the map: the player's own purse and the dice. */

import { seatOf } from '../facts.ts';
import type { Position } from '../position.ts';
import { Purse as Amounts, Dice } from './Amounts.tsx';
import './marco-polo.css';

export function Purse({ position: { view, seat } }: { position: Position }) {
  return (
    <div className="mp-purse">
      <Amounts seat={seatOf(view, seat)} />
      <Dice view={view} seat={seatOf(view, seat)} />
    </div>
  );
}
