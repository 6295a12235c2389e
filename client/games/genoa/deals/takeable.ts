/** Offers that one press can take at this moment, the best first. */

import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { Action, OfferView } from '../../../../engine/games/genoa/types.ts';
import { playerOf } from '../facts.ts';
import { worthOf } from '../forecast.ts';
import { type Position, refusedAs } from '../position.ts';
import { fillOf, gapsOf, isFilled } from './fill.ts';
import { accepting, playersOf, threadOf } from './thread.ts';
import { trayOf } from './tray.ts';

/** The weight of an offer for the seat that could take it: certain ducats, then its other items. */
function weight({ view }: Position, offer: OfferView): number {
  const worth = worthOf(view, offer.target, playerOf(view.public, offer), trayOf(view, offer));
  return worth ? worth.ducats + worth.items.length / 10 : 0;
}

/** The no to an offer of the merchant; null where it is not allowed (GE-517). */
export function declining(position: Position, offer: OfferView): Action | null {
  const action = { type: 'decline', offerId: offer.id } as const;
  const isAsked = offer.maker === position.view.public.merchant;
  return isAsked && refusedAs(position, action) === null ? action : null;
}

/**
 * Offers of the merchant that the seat can decline, including those that need a choice before a
 * yes.
 */
export const refusable = (position: Position): readonly OfferView[] =>
  position.view.public.offers.filter(
    (offer) => offer.taker === position.seat && declining(position, offer) !== null,
  );

function isTakeable(position: Position, offer: OfferView): boolean {
  const gaps = gapsOf(position.view, offer);
  const action = accepting(position, offer, fillOf(gaps, {}));
  return isFilled(gaps, {}) && refusedAs(position, action) === null;
}

/** Key that takes an offer. */
export const TAKE_KEY = 'a';

/** The offer for a space that the key takes: of several the first in the order of their lanes. */
export const underKey = (position: Position, space: SpaceId): OfferView | undefined =>
  playersOf(position.view.public, position.seat)
    .flatMap((one) => threadOf(position.view, position.seat, space, one).theirs ?? [])
    .find((offer) => isTakeable(position, offer));

/** Offers to this seat that can be taken now and leave nothing to choose. */
export function takeable(position: Position): readonly OfferView[] {
  const { view, seat } = position;
  return view.public.offers
    .filter(({ taker }) => taker === seat)
    .filter((offer) => isTakeable(position, offer))
    .sort((a, b) => weight(position, b) - weight(position, a));
}
