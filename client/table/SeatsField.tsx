/** How many sit at a table. */

import { roads } from '../i18n/roads.ts';
import type { ClientGame } from './game.ts';

export function SeatsField(props: {
  game: ClientGame;
  value: number;
  onChange: (seats: number) => void;
}) {
  const { min, max } = props.game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, k) => min + k);
  return (
    <fieldset className="segments">
      <legend>{roads('create.seats')}</legend>
      {counts.map((count) => (
        <label key={count}>
          <input
            type="radio"
            name="seats"
            checked={count === props.value}
            onChange={() => props.onChange(count)}
          />
          <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
