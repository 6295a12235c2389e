/** An answer chosen by its key: the same key again, or Enter, sends it. */

import { create } from 'zustand';
import type { Action, OfferView } from '../../../../engine/games/genoa/types.ts';
import { mayBeFinal } from '../../../table/decision/finality.ts';
import { type Position, seat } from '../position.ts';

/** The identity of the offer that a key takes. */
export const wordAs = ({ id, version }: OfferView): Said => ({
  id: `word ${id}.${version}`,
  label: '',
});

/** The parts of an answer that identify it. */
export interface Said {
  readonly id: string;
  readonly label: unknown;
  readonly note?: string;
  readonly action?: Action;
  /** Everything that it sends can be undone. */
  readonly free?: boolean;
}

/** The answer as the person read it: with any other text on the button it is another answer. */
export function readAs({ view }: Position, { id, label, note, action }: Said): string {
  const words = typeof label === 'string' ? label : '';
  return JSON.stringify([view.public.turn, id, words, note ?? '', action ?? null]);
}

interface WaitingStore {
  /** The answer that waits, as the person read it; null = none. */
  readonly waiting: string | null;
  wait(read: string | null): void;
}

export const useWaiting = create<WaitingStore>()((set) => ({
  waiting: null,
  wait: (waiting) => set({ waiting }),
}));

/**
 * Whether one press of a key is enough: only an own decision follows, and it can be undone. Where
 * several seats decide at once, no decision can.
 */
function isFree(position: Position, { action, free = false }: Said): boolean {
  if (free || !action) return free;
  const isAlone = position.view.public.decider.length === 1;
  return isAlone && !mayBeFinal(seat.id, position, action);
}

/** Whether this press of its key sends an answer; if not, the answer waits for another press. */
export function isMeantBy(position: Position, answer: Said): boolean {
  const read = readAs(position, answer);
  const { waiting, wait } = useWaiting.getState();
  const meant = waiting === read || isFree(position, answer);
  wait(meant ? null : read);
  return meant;
}
