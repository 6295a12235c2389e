/** The end of a round: the gain of each seat, as far as the page knows it. Pure. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import type { EventBatch } from '../../store/table.ts';
import { changes, type Holding } from '../account/account.ts';
import type { GameBasics } from '../game.ts';

export interface RoundAccount {
  /** Of the action that has ended the round. */
  readonly seq: number;
  readonly title: string;
  /** Differences of each seat to the end of the round before, in seat order. */
  readonly rows: readonly { readonly seat: number; readonly gains: readonly Holding[] }[];
}

type Told = Pick<GameBasics, 'holdings' | 'roundOver'>;

/** The title of the round's end, if an action has ended one. */
export function titleIn(game: Told, { events }: Pick<EventBatch, 'events'>): string | null {
  for (const event of events) {
    const title = game.roundOver?.(event) ?? null;
    if (title !== null) return title;
  }
  return null;
}

/**
 * The account of a round that `batch` has ended; null if it has ended none.
 * @param began the position before the round
 */
export function roundAccount(
  game: Told,
  batch: Pick<EventBatch, 'seq' | 'events' | 'after'>,
  began: ViewBase,
  seats: number,
): RoundAccount | null {
  const title = titleIn(game, batch);
  const { holdings } = game;
  if (title === null || !holdings) return null;
  const rows = Array.from({ length: seats }, (_, seat) => ({
    seat,
    gains: changes(holdings(began, seat), holdings(batch.after, seat)),
  }));
  return { seq: batch.seq, title, rows };
}
