/** The caption of another's turn during its staging, and the causes of the player's gains. Pure. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import type { EventBatch } from '../../store/table.ts';
import { changes, type Holding } from '../account/account.ts';
import type { GameBasics } from '../game.ts';

/** Sentences of an action that a caption has room for. */
const MOST_LINES = 2;

export interface TurnCaption {
  /** The seat of its first sentence. */
  readonly seat: number;
  readonly lines: readonly string[];
  /** The site of the scenery of the event; null: everywhere, or nowhere. */
  readonly place: string | null;
  /** Gains and losses of the seat by it, as far as this page knows. */
  readonly gains: readonly Holding[];
}

/** The caption of an action; null for one's own, for the table's, and for passes. */
export function captionOf(
  game: Pick<GameBasics, 'sentence' | 'holdings' | 'idle' | 'siteOf' | 'actorOf'>,
  batch: Pick<EventBatch, 'seat' | 'events' | 'before' | 'after'>,
  own: number | null,
): TurnCaption | null {
  const { events, before, after } = batch;
  if (batch.seat === null || batch.seat === own || !before) return null;
  const told = events.flatMap((event) => {
    if (game.idle?.includes(event.type)) return [];
    const line = game.sentence(event, after, own);
    return line ? [{ line, event }] : [];
  });
  if (told.length === 0) return null;
  const shown = told.slice(0, MOST_LINES);
  const places = shown.map(({ event }) => game.siteOf?.(event) ?? null);
  // One player's pass may bring another player a gain: the caption is about the latter.
  const seat = game.actorOf?.(shown[0].event) ?? batch.seat;
  return {
    seat,
    lines: shown.map(({ line }) => line),
    place: places.find((place) => place !== null) ?? null,
    gains: game.holdings ? changes(game.holdings(before, seat), game.holdings(after, seat)) : [],
  };
}

/** Whether another's action has given `own` something or taken it. */
export function touches(
  { holdings }: Pick<GameBasics, 'holdings'>,
  { seat, before, after }: Pick<EventBatch, 'seat' | 'before' | 'after'>,
  own: number | null,
): boolean {
  if (own === null || seat === own || !before || !holdings) return false;
  return changes(holdings(before, own), holdings(after, own)).length > 0;
}

/** Reasons for the difference of the holdings of `own` between `before` and `now`, each once. */
export function causesOf(
  { because }: Pick<GameBasics, 'because'>,
  batches: readonly EventBatch[],
  before: ViewBase,
  now: ViewBase,
  own: number,
): readonly string[] {
  const between = batches.filter(
    ({ seq, seat }) => seat !== own && seq > before.seq && seq <= now.seq,
  );
  const causes = between.flatMap(({ events }) =>
    events.flatMap((event) => because?.(event, own) ?? []),
  );
  return [...new Set(causes)];
}
