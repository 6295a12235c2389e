/** The log of events in sentences, newest at the end; what was taken back is struck out. */

import { useEffect, useRef } from 'react';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { t } from '../../i18n/index.ts';
import { type LogEntry, useTable } from '../../store/table.ts';
import { useStaging } from '../../store/tempo.ts';
import type { GameBasics } from '../game.ts';
import { useScreen } from '../screen.ts';
import { useGameBasics, useWords } from '../use-game.ts';
import { useScrolls } from '../use-scrolls.ts';

/** Entries shown at once: a whole match has a few thousand. */
const SHOWN = 250;

interface EventLogProps {
  /** How many events are looked at. */
  readonly last?: number;
  /** How many sentences are shown of them; all by default. */
  readonly lines?: number;
}

export function EventLog({ last = SHOWN, lines: most = last }: EventLogProps) {
  const game = useGameBasics();
  useWords(game);
  const log = useTable((table) => table.log);
  const view = useTable((table) => table.view);
  const seat = useTable((table) => table.seat);
  const counting = useScreen((screen) => screen.counting);
  // What is still on its way over the board is not told yet.
  const behind = useStaging((staging) => staging.behind);
  const end = useRef<HTMLOListElement>(null);

  const scrolls = useScrolls(end);
  const known = behind ? log.filter(({ seq }) => seq <= behind.seq) : log;
  const newest = known.at(-1)?.id ?? 0;
  useEffect(() => {
    const list = end.current;
    if (list && newest > 0 && most > 0) list.scrollTop = list.scrollHeight;
  }, [newest, most]);

  if (!game || !view) return null;
  const told = tellable(known, view.seq, counting)
    .slice(-last)
    .flatMap((entry) => {
      const text = lineOf(game, entry, view, seat);
      return text ? [{ ...entry, text }] : [];
    });
  return (
    <ol className="log" ref={end} aria-label={t('hud.log')} tabIndex={scrolls}>
      {told.slice(-most).map((line) => (
        <li
          key={line.id}
          data-event={line.event.type}
          className={line.withdrawn ? 'withdrawn' : undefined}
        >
          {line.withdrawn ? <s>{line.text}</s> : line.text}
          {line.withdrawn && <span className="sr"> ({t('hud.withdrawn')})</span>}
        </li>
      ))}
    </ol>
  );
}

/**
 * What the log may tell: while the points are counted it keeps the last action to itself, since that
 * one names the winner.
 * @param end `seq` of the position that is shown
 */
export function tellable(
  log: readonly LogEntry[],
  end: number,
  counting: boolean,
): readonly LogEntry[] {
  return counting ? log.filter(({ seq }) => seq < end) : log;
}

/** An entry in words, a step taken back included; null if nobody needs to hear of it. */
export function lineOf(
  game: GameBasics,
  entry: LogEntry,
  view: ViewBase,
  seat: number | null,
): string | null {
  if (entry.event.type !== 'undone') return game.sentence(entry.event, view, seat);
  const name = useTable.getState().table?.seats[entry.seat ?? -1]?.name ?? '';
  return t('hud.undone', { name });
}
