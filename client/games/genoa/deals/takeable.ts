/** Words that one could take with one press at this moment, the best first. */

import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { Action, OfferView } from '../../../../engine/games/genoa/types.ts';
import { playerOf } from '../facts.ts';
import { worthOf } from '../forecast.ts';
import { type Position, refusedAs } from '../position.ts';
import { fillOf, gapsOf, isFilled } from './fill.ts';
import { accepting, playersOf, threadOf } from './thread.ts';
import { trayOf } from './tray.ts';

/** What a word weighs to whoever could take it: certain ducats, then whatever else it brings. */
function weight({ view }: Position, offer: OfferView): number {
  const worth = worthOf(view, offer.target, playerOf(view.public, offer), trayOf(view, offer));
  return worth ? worth.ducats + worth.items.length / 10 : 0;
}

/** The no to a word of the merchant; null where it cannot be said (GE-517). */
export function declining(position: Position, offer: OfferView): Action | null {
  const action = { type: 'decline', offerId: offer.id } as const;
  const isAsked = offer.maker === position.view.public.merchant;
  return isAsked && refusedAs(position, action) === null ? action : null;
}

/** Words of the merchant to which one can say no at least: something is to be chosen before a yes. */
export const refusable = (position: Position): readonly OfferView[] =>
  position.view.public.offers.filter(
    (offer) => offer.taker === position.seat && declining(position, offer) !== null,
  );

function isTakeable(position: Position, offer: OfferView): boolean {
  const gaps = gapsOf(position.view, offer);
  const action = accepting(position, offer, fillOf(gaps, {}));
  return isFilled(gaps, {}) && refusedAs(position, action) === null;
}

/** Key that takes a word. */
export const TAKE_KEY = 'a';

/** The word for a space that lies under that key: of several the first as their lanes stand. */
export const underKey = (position: Position, space: SpaceId): OfferView | undefined =>
  playersOf(position.view.public, position.seat)
    .flatMap((one) => threadOf(position.view, position.seat, space, one).theirs ?? [])
    .find((offer) => isTakeable(position, offer));

/** Words for this seat that can be taken now and leave nothing to be chosen. */
export function takeable(position: Position): readonly OfferView[] {
  const { view, seat } = position;
  return view.public.offers
    .filter(({ taker }) => taker === seat)
    .filter((offer) => isTakeable(position, offer))
    .sort((a, b) => weight(position, b) - weight(position, a));
}
