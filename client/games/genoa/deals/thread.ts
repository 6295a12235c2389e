/**
 * One thread for a player and a space, with the offer of each side. Versions, replies and the tiles
 * that an action costs are filled in here and stand nowhere on a screen.
 */

import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import type {
  Action,
  Fill,
  OfferView,
  PublicView,
  View,
} from '../../../../engine/games/genoa/types.ts';
import { needsExtra, playerOf } from '../facts.ts';
import type { Position } from '../position.ts';
import { isSame, type Side, type Tray, terms, trayOf } from './tray.ts';

export interface Thread {
  readonly space: SpaceId;
  /** The party that is not the merchant. */
  readonly player: number;
  /** The player's own offer, and that of the other party. */
  readonly mine: OfferView | null;
  readonly theirs: OfferView | null;
}

/** The key of its draft. */
export const threadKey = (space: SpaceId, player: number): string => `deal:${space}:${player}`;

/** The space and player of a key of `threadKey`; null for any other key. */
export function namedBy(key: string): { readonly space: SpaceId; readonly player: number } | null {
  const [kind, space, player] = key.split(':');
  return kind === 'deal' && space ? { space: space as SpaceId, player: Number(player) } : null;
}

export function threadOf(view: View, seat: number, space: SpaceId, player: number): Thread {
  const said = view.public.offers.filter(
    (offer) => offer.target === space && playerOf(view.public, offer) === player,
  );
  return {
    space,
    player,
    mine: said.find(({ maker }) => maker === seat) ?? null,
    theirs: said.find(({ taker }) => taker === seat) ?? null,
  };
}

/**
 * The seats that a seat can have a thread with: the merchant with all, all others with the
 * merchant.
 */
export const playersOf = ({ merchant, seats }: PublicView, seat: number): readonly number[] =>
  seat === merchant
    ? seats.map((_, k) => (merchant + 1 + k) % seats.length).filter((one) => one !== merchant)
    : [seat];

/** The side of a tray that the seat itself gives. */
export const ownSide = ({ merchant }: PublicView, seat: number): Side =>
  seat === merchant ? 'ask' : 'give';

/** The command that makes `tray` the player's own offer; null if it is already. */
export function saying({ view, seat }: Position, thread: Thread, tray: Tray): Action | null {
  const { space, player, mine, theirs } = thread;
  const table = view.public;
  const isMerchant = seat === table.merchant;
  const extra = !isMerchant && needsExtra(table, seat, space);
  const said = terms(tray);
  if (mine) {
    if (isSame(trayOf(view, mine), tray)) return null;
    return { type: 'revise', offerId: mine.id, ...said, ...(extra && { useExtra: true }) };
  }
  if (!isMerchant)
    return { type: 'offer', target: space, ...said, ...(extra && { useExtra: true }) };
  return {
    type: 'propose',
    player,
    target: space,
    ...said,
    ...(theirs && { replyTo: theirs.id }),
  };
}

/** The command that takes an offer in the version on this screen. */
export function accepting({ view, seat }: Position, offer: OfferView, fill: Fill): Action {
  const { merchant } = view.public;
  const extra = seat !== merchant && needsExtra(view.public, seat, offer.target);
  return {
    type: 'accept',
    offerId: offer.id,
    version: offer.version,
    ...(Object.keys(fill).length > 0 && { fill }),
    ...(extra && { useExtra: true }),
  };
}

/** All standing offers of a seat. */
export const wordsOf = ({ offers }: PublicView, seat: number): readonly OfferView[] =>
  offers.filter(({ maker }) => maker === seat);
