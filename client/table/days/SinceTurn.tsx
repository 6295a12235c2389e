/**
 * A player who opens a match over days first sees what has happened since the last decision; one
 * press leads to the decision.
 */

import { useEffect, useRef, useState } from 'react';
import { type LogEntry, type TableStore, useTable } from '../../store/table.ts';
import { useGameBasics, useWords } from '../use-game.ts';
import { useScrolls } from '../use-scrolls.ts';
import { t } from './strings.ts';
import './days.css';

/** Sentences that are shown; the log has all of them. */
const SHOWN = 30;

/** Matches in which this visit has shown it, or needs none: the page follows the match by now. */
const seen = new Set<string>();
useTable.subscribe(({ table }) => {
  if (table === null) seen.clear();
});

interface SinceTurnShown {
  readonly first: boolean;
  readonly lines: readonly { readonly id: number; readonly text: string }[];
  readonly earlier: number;
}

/**
 * The entries since the own last decision, in sentences: those of others, and what was answered in
 * advance. Pure.
 * @returns null if there are none
 */
function sinceTurn(
  { log, seat, view, ownDays }: Pick<TableStore, 'log' | 'seat' | 'view' | 'ownDays'>,
  sentence: NonNullable<ReturnType<typeof useGameBasics>>['sentence'],
): SinceTurnShown | null {
  if (seat === null || !view) return null;
  const alive = log.filter(({ withdrawn, event }) => !withdrawn && event.type !== 'undone');
  const answered = ownDays?.answered ?? [];
  const isFor = (entry: LogEntry): boolean => entry.seat === seat && answered.includes(entry.seq);
  const own = alive.findLastIndex((entry) => entry.seat === seat && !isFor(entry));
  const after = alive.slice(own + 1).filter((entry) => entry.seat !== null);
  const told = after.flatMap((entry, k) => {
    const text = sentence(entry.event, view, seat);
    if (text === null) return [];
    // What follows from an answer belongs to it.
    const begins = isFor(entry) && after[k - 1]?.seq !== entry.seq;
    return [{ id: entry.id, text: begins ? t('answeredFor', { text }) : text }];
  });
  if (told.length === 0) return null;
  const lines = told.slice(-SHOWN);
  return { first: own < 0, lines, earlier: told.length - lines.length };
}

/** Whether the page begins with it: see `SinceTurn`. */
export function useSinceTurn(mine: boolean): readonly [SinceTurnShown | null, () => void] {
  const game = useGameBasics();
  useWords(game);
  const days = useTable((store) => Boolean(store.table?.days) && store.table?.stage === 'playing');
  const match = useTable((store) => store.table?.matchId ?? '');
  const log = useTable((store) => store.log);
  const seat = useTable((store) => store.seat);
  const view = useTable((store) => store.view);
  const ownDays = useTable((store) => store.ownDays);
  const [, setDone] = useState(0);
  const name = `${match} ${seat}`;
  const done = (): void => {
    seen.add(name);
    setDone((n) => n + 1);
  };
  useEffect(() => {
    if (days && !mine) seen.add(name);
  }, [days, mine, name]);
  // Decisions that follow within the same visit have the account of the match itself.
  if (!game || !days || !mine || seen.has(name)) return [null, done];
  return [sinceTurn({ log, seat, view, ownDays }, game.sentence), done];
}

export function SinceTurn({ shown, onDone }: { shown: SinceTurnShown; onDone: () => void }) {
  const list = useRef<HTMLOListElement>(null);
  const stop = useScrolls(list);
  return (
    <div className="since-turn" data-since-turn={shown.lines.length}>
      <h3>{t(shown.first ? 'sinceFirst' : 'since')}</h3>
      {shown.earlier > 0 && <p className="help">{t('earlier', { n: shown.earlier })}</p>}
      <ol ref={list} tabIndex={stop}>
        {shown.lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
      <button type="button" className="primary big" data-decide onClick={onDone}>
        {t('decide')}
      </button>
    </div>
  );
}
