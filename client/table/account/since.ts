/** What has happened since the own last decision: its steps, and what they have changed. */

import { hasAccount, useTable } from '../../store/table.ts';
import { useGameBasics } from '../use-game.ts';
import { changes, type Holding } from './account.ts';

export interface SinceStep {
  readonly seq: number;
  readonly lines: readonly string[];
}

export interface Since {
  readonly steps: readonly SinceStep[];
  readonly changes: readonly Holding[];
}

/** @returns null where there is nothing to account for: no seat, or nobody else has moved since */
export function useSince(): Since | null {
  const game = useGameBasics();
  const seat = useTable((store) => store.seat);
  const since = useTable((store) => store.since);
  const before = useTable((store) => store.sinceView);
  if (!game || seat === null || !hasAccount(since, seat)) return null;
  const steps = since.flatMap(({ seq, events, after }) => {
    const lines = events
      .map((event) => game.sentence(event, after, seat))
      .filter((line) => line !== null);
    return lines.length > 0 ? [{ seq, lines }] : [];
  });
  const last = since.at(-1)?.after;
  const known = game.holdings && before && last;
  const own = known ? changes(game.holdings(before, seat), game.holdings(last, seat)) : [];
  return steps.length > 0 ? { steps, changes: own } : null;
}
