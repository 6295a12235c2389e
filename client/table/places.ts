/** The places of a game, each under a key: what they have in common in every game. */

import type { ViewBase } from '../../engine/core/contract.ts';
import { useTable } from '../store/table.ts';
import type { ClientGame } from './game.ts';
import type { PhasedView } from './question.ts';

export type Places = ClientGame['places'];

/** As many seats as there are before anybody has sat down. */
const USUAL = 4;

/**
 * The own house, under `9`: who has no seat looks at whoever decides.
 * @param house the site of a seat's house among so many
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
export const placeAt = (
  places: Places,
  key: string,
  view: ViewBase | null,
  seat: number | null,
): string | null => places.find((place) => place.key === key)?.site(view, seat) ?? null;

/** The same for whoever is at the table now. */
export function placeHere(places: Places, key: string): string | null {
  const { view, seat } = useTable.getState();
  return placeAt(places, key, view, seat);
}

/** How many sit at the table. */
export const seatsHere = (): number =>
  (useTable.getState().view as PhasedView | null)?.public.seats.length ?? 0;
