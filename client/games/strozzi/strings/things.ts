/** The notes of the things in the panels: each thing and its meaning now. */

import type { Category } from '../../../../engine/games/strozzi/data.ts';
import { PROMOTION_PRIZES } from '../../../../engine/games/strozzi/data.ts';
import type { SeatView, View } from '../../../../engine/games/strozzi/types.ts';
import { capital } from '../../../i18n/index.ts';
import { type Noted, noted } from '../../../table/noted.ts';
import { ownSeat } from '../../../table/seat/position.ts';
import { CITIES_SEEN, patronsOf, sumOf, tileOf, wantedIn } from '../facts.ts';
import { t } from './index.ts';
import { categoryName, cityName, flagName, rankName, seatName, tileName } from './names.ts';

/** The money of a seat; null: a closed chest. */
export function moneyNote(view: View, { seat, name }: SeatView, n: number | null): string {
  const you = ownSeat(view);
  if (n === null) return t('note.moneyHidden', { name });
  return t('note.money', { n, you: seat === you ? 'yes' : 'no', name: seatName(view, seat, you) });
}

/** The flags that a seat can still play. */
export const flagsNote = ({ flagsUnused }: SeatView): string =>
  flagsUnused.length > 0
    ? t('note.flags', { flags: flagsUnused.map(flagName).join(', ') })
    : capital(t('seat.noFlags'));

/** A seat's sum in a category, and its payment. */
export function sumNote(view: View, seat: number, category: Category): string {
  const rank = patronsOf(view.public, category).findIndex((one) => one.seat === seat);
  return t('note.sum', {
    category: categoryName(category),
    n: sumOf(view.public.seats[seat]?.tiles ?? [], category),
    rank: rank < 0 ? 'none' : capital(rankName(rank)),
    prize: PROMOTION_PRIZES[rank] ?? 0,
  });
}

/** ST-039, ST-040: a tile, and the step that comes with it. */
export function tileNote(tile: string): Noted {
  const { ware } = tileOf(tile);
  const city = ware && CITIES_SEEN.find((one) => wantedIn(one) === ware);
  const step = city ? cityName(city) : 'none';
  return noted(t('note.tile', { tile: tileName(tile), step }), city ? 'ST-039' : 'ST-051');
}
