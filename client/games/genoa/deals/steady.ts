/**
 * Terms that changed a moment ago cannot be accepted with the same press: the button asks again.
 */

import { create } from 'zustand';
import type { OfferView, PublicView, View } from '../../../../engine/games/genoa/types.ts';
import { useTable } from '../../../store/table.ts';

/** Milliseconds for which terms must have stood on this screen before one press accepts them. */
export const STEADY = 400;

/** The time at which this page first saw each version. Offers are numbered anew in each turn. */
const seen = new Map<string, number>();
const nameOf = ({ turn }: PublicView, { id, version }: OfferView): string =>
  `${turn}.${id}.${version}`;

useTable.subscribe((table, before) => {
  if (table.view === before.view || !table.view) return;
  const known = (table.view as View).public;
  if (!Array.isArray(known.offers)) return;
  const names = known.offers.map((offer) => nameOf(known, offer));
  for (const name of seen.keys()) if (!names.includes(name)) seen.delete(name);
  for (const name of names) if (!seen.has(name)) seen.set(name, performance.now());
});

/** Whether a press at this moment means the offer's present terms. */
export function isSteady(table: PublicView, offer: OfferView): boolean {
  const at = seen.get(nameOf(table, offer));
  return at === undefined || performance.now() - at >= STEADY;
}

/** The key of an offer of this turn, the same for all its versions. */
export const askedAs = ({ turn }: PublicView, { id }: OfferView): string => `${turn}.${id}`;

interface AskStore {
  /** The offer that waits for a second press, by its `askedAs` key. */
  readonly asked: string | null;
  ask(offer: string | null): void;
}
export const useAsked = create<AskStore>()((set) => ({
  asked: null,
  ask: (asked) => set({ asked }),
}));
