/** An answer that its key has chosen: the same key again, or Enter, sends it. */

import { create } from 'zustand';
import type { Action, OfferView } from '../../../../engine/games/genoa/types.ts';
import { mayBeFinal } from '../../../table/decision/finality.ts';
import { type Position, seat } from '../position.ts';

/** Of the word that a key takes. */
export const wordAs = ({ id, version }: OfferView): Said => ({
  id: `word ${id}.${version}`,
  label: '',
});

/** What of an answer says whether it is still the same one. */
export interface Said {
  readonly id: string;
  readonly label: unknown;
  readonly note?: string;
  readonly action?: Action;
  /** Nothing goes out with it that could not be called back. */
  readonly free?: boolean;
}

/** The answer as it was read: where anything else stands on the button it is another one. */
export function readAs({ view }: Position, { id, label, note, action }: Said): string {
  const words = typeof label === 'string' ? label : '';
  return JSON.stringify([view.public.turn, id, words, note ?? '', action ?? null]);
}

interface WaitingStore {
  /** The answer that waits, as it was read; null = none. */
  readonly waiting: string | null;
  wait(read: string | null): void;
}

export const useWaiting = create<WaitingStore>()((set) => ({
  waiting: null,
  wait: (waiting) => set({ waiting }),
}));

/**
 * Whether one press of a key is enough: nothing but the own decision follows, and it can be taken
 * back. Where several are asked at once nobody can.
 */
function isFree(position: Position, { action, free = false }: Said): boolean {
  if (free || !action) return free;
  const isAlone = position.view.public.decider.length === 1;
  return isAlone && !mayBeFinal(seat.id, position, action);
}

/** Whether this press of its key sends an answer; if not, it waits for another one. */
export function isMeantBy(position: Position, answer: Said): boolean {
  const read = readAs(position, answer);
  const { waiting, wait } = useWaiting.getState();
  const meant = waiting === read || isFree(position, answer);
  wait(meant ? null : read);
  return meant;
}
