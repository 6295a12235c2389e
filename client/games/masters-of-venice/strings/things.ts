/** The notes of the things in the panels: each thing and its meaning now. */

import type { Resource } from '../../../../engine/games/masters-of-venice/data.ts';
import type { SeatView, View } from '../../../../engine/games/masters-of-venice/types.ts';
import { type Noted, noted } from '../../../table/noted.ts';
import { ownSeat } from '../../../table/seat/position.ts';
import { priceOf, shopOf } from '../facts.ts';
import { t } from './index.ts';
import { placeName, resourceName, resourceNoun, seatName, stockName } from './names.ts';

/** The ducats of a seat; null: a closed chest. */
export function cashNote(view: View, { seat, name }: SeatView, n: number | null): Noted {
  const you = ownSeat(view);
  if (n === null) return noted(t('note.cashHidden', { name }), 'MV-802');
  const told = { n, you: seat === you ? 'yes' : 'no', name: seatName(view, seat, you) };
  return noted(t('note.cash', told), 'MV-706');
}

/** The price of a resource, and the price that its shop pays. */
export function priceNote(view: View, resource: Resource): Noted {
  const shop = shopOf(resource);
  const price = t('note.price', { resource: resourceName(resource), n: priceOf(view, resource) });
  const more = shop ? t('note.sells', { shop: stockName(shop) }) : t('note.noShop');
  return noted([price, more].join(' '), shop ? 'MV-541' : 'MV-008');
}

/** Cubes before a seat. */
export const cubeNote = (view: View, resource: Resource, n: number): Noted =>
  noted(
    t('note.cube', { n, resource: resourceNoun(resource, n), price: priceOf(view, resource) }),
    'MV-702',
  );

/** The place of a seat's pawn, and the actions there. */
export function pawnNote({ pawn }: SeatView): Noted {
  if (!pawn) return noted(t('ledger.noPlace'));
  const { location } = pawn;
  const told = { place: placeName(location), gives: t(`placeGives.${location}`) };
  return noted(t('note.pawn', told), 'MV-309');
}
