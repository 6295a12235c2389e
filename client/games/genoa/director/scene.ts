/**
 * Look-ups for sentences about a take and a position: the offers for each space, and the leaders.
 * Pure.
 */

import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import type {
  BasketView,
  DeferredView,
  OfferView,
  PublicView,
  View,
} from '../../../../engine/games/genoa/types.ts';
import type { Scene as Told } from '../../../table/director/telling.ts';
import { isNear } from '../facts.ts';

export type Scene = Told<GeEvent, View>;

/** The public part of a position: sentences of a broadcast know nothing else. */
export const openView = (view: View): View => ({ ...view, you: undefined });

const openBasket = ({ cards, ...basket }: BasketView): BasketView => ({
  ...basket,
  ...(cards && {
    cards: cards.map((card) => (card.show === 'all' ? card : { ...card, id: null })),
  }),
});
/** The public part of an offer: its parties know card faces that others do not. */
export const openOffer = (offer: OfferView): OfferView => ({
  ...offer,
  give: openBasket(offer.give),
  ask: openBasket(offer.ask),
});

/** Ducats that stand for a thing in comparisons of offers (rules, section 5.7.7). */
const COMMODITY = 10;
const TILE = 15;
const MARKER = 10;
const LARGE = 20;
const CARD = 15;

const count = (amounts: object = {}): number =>
  Object.values(amounts).reduce((sum: number, n) => sum + Number(n), 0);

function basketValue({ ducats = 0, commodities, tiles, markers = 0, cards = [], any }: BasketView) {
  const backs = Object.entries(any?.cards ?? {}).flatMap(([kind, n]) => Array(n).fill(kind));
  const kinds = [...cards.map(({ kind }) => kind as string), ...backs];
  return (
    ducats +
    COMMODITY * (count(commodities) + (any?.commodities ?? 0)) +
    TILE * (count(tiles) + (any?.tiles ?? 0)) +
    MARKER * markers +
    kinds.reduce((sum, kind) => sum + (kind === 'LO' ? LARGE : CARD), 0)
  );
}

const promiseValue = (deferred: DeferredView | null): number =>
  deferred === null
    ? 0
    : (deferred.ducats ?? 0) +
      COMMODITY * (deferred.commodities?.length ?? 0) +
      TILE * (deferred.tile ? 1 : 0) +
      MARKER * (deferred.markers ?? 0) +
      CARD * (deferred.cards ?? 0);

/** The merchant's gain from a deal, in ducats. */
export const priceOf = ({ give, ask, deferred }: OfferView): number =>
  basketValue(give) + promiseValue(deferred) - basketValue(ask);

/** Offers of players for a space, the best for the merchant first; of equals the older one. */
export const bidsFor = ({ offers, merchant }: PublicView, space: SpaceId): readonly OfferView[] =>
  offers
    .filter(({ maker, target }) => maker !== merchant && target === space)
    .sort((a, b) => priceOf(b) - priceOf(a) || a.seq - b.seq);

/** The seat that an offer outbids: the maker of the best earlier offer for the same space. */
export function outbid(offer: OfferView, { public: before }: View): number | null {
  if (offer.maker === before.merchant) return null;
  const [best] = bidsFor(before, offer.target).filter(({ maker }) => maker !== offer.maker);
  return best && priceOf(offer) > priceOf(best) ? best.maker : null;
}

const highest = (bids: readonly OfferView[]): number => Math.max(...bids.map(priceOf));

/**
 * Whether people wait for an offer: it is for a space that can be sold now, or it outbids another.
 */
export const isHeard = (offer: OfferView, { before, after }: Scene): boolean =>
  isNear(after.public, offer.target) || outbid(offer, before) !== null;

/** Spaces with offers of several players, the one with most of them first. */
export function contested(open: PublicView): readonly (readonly OfferView[])[] {
  const spaces = [...new Set(open.offers.map(({ target }) => target))];
  return spaces
    .map((space) => bidsFor(open, space))
    .filter((bids) => bids.length > 1)
    .sort((a, b) => b.length - a.length || highest(b) - highest(a));
}

/** Merchants by their ducats, the richest first; empty while purses are closed. */
export function byDucats({ seats }: PublicView): { seat: number; ducats: number }[] {
  const known = seats.flatMap(({ seat, ducats }) => (ducats === null ? [] : [{ seat, ducats }]));
  return known.length < seats.length ? [] : known.sort((a, b) => b.ducats - a.ducats);
}
