/** The places of a game, each under a key: the part that all games share. */

import type { ViewBase } from '../../engine/core/contract.ts';
import { useTable } from '../store/table.ts';
import type { ClientGame } from './game.ts';
import type { PhasedView } from './question.ts';

export type Places = ClientGame['places'];

/** The number of seats before anybody has sat down. */
const USUAL = 4;

/**
 * The player's own house, under `9`: a person without a seat looks at the deciding seat.
 * @param house the site of a seat's house in a match of so many seats
 */
export const ownPlace = (
  name: string,
  house: (seat: number, seats: number) => string,
): Places[number] => ({
  key: '9',
  name,
  site(view, seat) {
    const open = (view as PhasedView | null)?.public;
    return house(seat ?? open?.decider[0] ?? 0, open?.seats.length ?? USUAL);
  },
});

/** The place under a key; null if there is none. */
const placeAt = (
  places: Places,
  key: string,
  view: ViewBase | null,
  seat: number | null,
): string | null => places.find((place) => place.key === key)?.site(view, seat) ?? null;

/** The same for the current number of seats at the table. */
export function placeHere(places: Places, key: string): string | null {
  const { view, seat } = useTable.getState();
  return placeAt(places, key, view, seat);
}

/** How many sit at the table. */
export const seatsHere = (): number =>
  (useTable.getState().view as PhasedView | null)?.public.seats.length ?? 0;
