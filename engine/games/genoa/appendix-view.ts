/**
 * A view in the form of appendix A of the rules, for scenarios: one table, with the faces that a
 * seat knows at the places of the cards. On the wire they are separate, in `you`.
 */

import type { JsonObject } from '../../core/contract.ts';
import type { CardId } from './data.ts';
import { withFaces } from './offers/words.ts';
import type { OfferView, View, You } from './types.ts';

/** The public part of a view and its seat's knowledge, as one table. */
export function viewByAppendix({ public: table, you }: View): JsonObject {
  const { pending, window } = table;
  const isOwn = you !== undefined && window?.actor === you.seat;
  const seen = {
    ...table,
    players: table.seats.length,
    seats: table.seats.map((seat) => ({ ...seat, ...(you && seatFor(seat, you)) })),
    offers: table.offers.map((offer) => offerFor(offer, you)),
    pending: pending && { ...pending, cards: isOwn ? you.pending : null },
    window: window && {
      ...window,
      deferred: window.deferred && {
        ...window.deferred,
        ...(isOwn && you.commit && { commit: you.commit }),
      },
    },
  };
  return structuredClone(seen);
}

type Seat = View['public']['seats'][number];

function seatFor({ seat, hand }: Seat, you: You): { ducats?: number; hand: readonly CardId[] } {
  if (seat === you.seat) return { ducats: you.ducats, hand: you.hand };
  const known = you.known.find((one) => one.seat === seat)?.cards ?? [];
  return { hand: [...hand, ...known].sort(byKind) };
}

const ORDER = ['LO', 'SO', 'MS', 'CT'];
/** By kind, then id. */
const byKind = (a: CardId, b: CardId): number =>
  ORDER.indexOf(a.slice(0, 2)) - ORDER.indexOf(b.slice(0, 2)) || (a < b ? -1 : 1);

function offerFor(offer: OfferView, you: You | undefined): OfferView {
  const seen = you?.offers[offer.id];
  if (!seen) return offer;
  const { deferred } = offer;
  const commit = seen.commit as never;
  return {
    ...offer,
    give: withFaces(offer.give, seen.give),
    ask: withFaces(offer.ask, seen.ask),
    deferred: deferred && { ...deferred, ...(seen.commit && { commit }) },
  };
}
