/** Names of seats: every game speaks of people alike. */

import { listed, translator } from '../i18n/index.ts';
import { messages } from '../i18n/messages.ts';
import type { SeatedView } from './seat/position.ts';

const t = translator({ en: messages({ you: 'You', number: 'Seat {n}' }) });

/** A seat whose person has given no name. */
export const seatNumber = (seat: number): string => t('number', { n: seat + 1 });

/** A seat's name; `You` for `you`, the person at this screen. */
export function seatName(view: SeatedView, seat: number, you: number | null): string {
  return seat === you ? t('you') : view.public.seats[seat]?.name || seatNumber(seat);
}

/** `You, Marco and Lucia`. */
export const seatNames = (view: SeatedView, seats: readonly number[], you: number | null): string =>
  listed(seats.map((seat) => seatName(view, seat, you)));
