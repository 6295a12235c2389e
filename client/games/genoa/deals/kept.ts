/**
 * The merchant's proposals bind him: they are withdrawn before the tower moves, unless he keeps
 * them. Where several could decide the tower's way, he is asked once.
 */

import { create } from 'zustand';
import type { Action, OfferView, PublicView } from '../../../../engine/games/genoa/types.ts';
import { isNear } from '../facts.ts';
import type { Position } from '../position.ts';
import { wordsOf } from './thread.ts';

interface KeptStore {
  /** Offers of this turn that stay when the tower moves on; `turn` tells them from later ones. */
  readonly turn: number;
  readonly kept: readonly string[];
  /**
   * The offers, as `named` joins them, of which the person agreed that any may decide; null = not
   * agreed.
   */
  readonly agreed: string | null;
  toggle(turn: number, offer: string): void;
  agree(words: string | null): void;
}

export const useKept = create<KeptStore>()((set, get) => ({
  turn: 0,
  kept: [],
  agreed: null,
  toggle(turn, offer) {
    const { kept, turn: before } = get();
    const now = before === turn ? kept : [];
    set({
      turn,
      kept: now.includes(offer) ? now.filter((one) => one !== offer) : [...now, offer],
    });
  },
  agree: (agreed) => set({ agreed }),
}));

/** Own proposals that would be withdrawn before the next move. */
export function pulledBack(table: PublicView, seat: number): readonly OfferView[] {
  if (seat !== table.merchant) return [];
  const { turn, kept } = useKept.getState();
  return wordsOf(table, seat).filter(({ id }) => turn !== table.turn || !kept.includes(id));
}

/** A move of the tower, after the withdrawals that it needs. */
export function leaving({ view, seat }: Position, move: Action): readonly Action[] {
  return [
    ...pulledBack(view.public, seat).map(({ id }): Action => ({ type: 'withdraw', offerId: id })),
    move,
  ];
}

/** Own offers of which any could decide the tower's way now, where there are several. */
export function deciding(table: PublicView, seat: number): readonly OfferView[] {
  const live = wordsOf(table, seat).filter(({ target }) => isNear(table, target));
  const ways = new Set(live.map(({ target }) => target));
  return ways.size > 1 ? live : [];
}

/** The ids of the offers in one string: with another offer the question comes again. */
export const named = (words: readonly OfferView[]): string => words.map(({ id }) => id).join(' ');
