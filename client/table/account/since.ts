/** The events since the player's last turn: steps, changes, and the deals among them. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import { type EventBatch, hasAccount, type LogEntry, useTable } from '../../store/table.ts';
import { linesOf, type ToldLine } from '../causes/moment.ts';
import type { GameBasics } from '../game.ts';
import { useGameBasics } from '../use-game.ts';
import { changes, type Holding } from './account.ts';

export interface SinceStep {
  readonly seq: number;
  readonly lines: readonly ToldLine[];
  /** The acting seat; null for the table itself. */
  readonly seat: number | null;
  /** A deal was struck in it. */
  readonly deal: boolean;
}

export interface Since {
  /** Actions with an effect, without passes. */
  readonly steps: readonly SinceStep[];
  /** Changes by the player's last actions; null if the account does not begin with them. */
  readonly own: readonly Holding[] | null;
  /** The changes after those. */
  readonly changes: readonly Holding[];
  /** Somebody else has acted since then. */
  readonly others: boolean;
  /** The seat has not decided anything in this match so far. */
  readonly first: boolean;
}

/** The store's data for it. */
export interface Story {
  readonly since: readonly EventBatch[];
  readonly sinceView: ViewBase | null;
  readonly log: readonly LogEntry[];
}

type Told = Pick<GameBasics, 'sentence' | 'holdings' | 'idle' | 'dealt'>;

/** @returns null if nothing has happened that could be accounted for */
export function accountOf(game: Told, seat: number, story: Story): Since | null {
  const { since, sinceView, log } = story;
  const { idle = [], dealt = [] } = game;
  const steps = since.flatMap((batch) => {
    const { seq, seat: by, events } = batch;
    const lines = linesOf(batch, game.sentence, seat).filter(
      ({ event }) => !idle.includes(event.type),
    );
    const deal = events.some(({ type }) => dealt.includes(type));
    return lines.length > 0 ? [{ seq, lines, seat: by, deal }] : [];
  });
  const last = since.at(-1)?.after;
  if (!last || steps.length === 0) return null;
  const between = (before: ViewBase | null, after: ViewBase): readonly Holding[] =>
    game.holdings && before ? changes(game.holdings(before, seat), game.holdings(after, seat)) : [];
  const theirs = since.findIndex((batch) => batch.seat !== seat);
  const ended = since.slice(0, theirs < 0 ? since.length : theirs).at(-1)?.after;
  return {
    steps,
    own: ended ? between(sinceView, ended) : null,
    changes: between(ended ?? sinceView, last),
    others: hasAccount(since, seat),
    first: !log.some((entry) => entry.seat === seat && !entry.withdrawn),
  };
}

/** @returns null if there is nothing to account for, or no seat */
export function useSince(): Since | null {
  const game = useGameBasics();
  const seat = useTable((store) => store.seat);
  const since = useTable((store) => store.since);
  const sinceView = useTable((store) => store.sinceView);
  const log = useTable((store) => store.log);
  if (!game || seat === null) return null;
  return accountOf(game, seat, { since, sinceView, log });
}
