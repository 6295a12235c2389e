/**
 * The log of events in sentences, newest at the end; undone events are struck out. A line opens to
 * its cause.
 */

import { useEffect, useRef, useState } from 'react';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { t } from '../../i18n/index.ts';
import { type LogEntry, useTable } from '../../store/table.ts';
import { useStaging } from '../../store/tempo.ts';
import { CauseLine } from '../causes/CauseLine.tsx';
import { momentOf } from '../causes/moment.ts';
import type { GameBasics } from '../game.ts';
import { useScreen } from '../screen.ts';
import { useGameBasics, useWords } from '../use-game.ts';
import { useScrolls } from '../use-scrolls.ts';
import { rove } from './Choices.tsx';

/** Entries shown at once: a whole match has a few thousand. */
const SHOWN = 250;

interface EventLogProps {
  /** How many events are looked at. */
  readonly last?: number;
  /** Number of sentences shown; all by default. */
  readonly lines?: number;
  /** Read-only: there is no room for the cause of a line. */
  readonly plain?: boolean;
}

export function EventLog({ last = SHOWN, lines: most = last, plain = false }: EventLogProps) {
  const game = useGameBasics();
  useWords(game);
  const log = useTable((table) => table.log);
  const view = useTable((table) => table.view);
  const seat = useTable((table) => table.seat);
  const counting = useScreen((screen) => screen.counting);
  // Events that are still being staged over the board are not shown yet.
  const behind = useStaging((staging) => staging.behind);
  const end = useRef<HTMLOListElement>(null);

  const scrolls = useScrolls(end);
  /** Ids of the open line, and of the line that Tab leads to; 0: none, the newest. */
  const [open, setOpen] = useState(0);
  const [stop, setStop] = useState(0);
  const known = behind ? log.filter(({ seq }) => seq <= behind.seq) : log;
  const newest = known.at(-1)?.id ?? 0;
  const reading = useRef(false);
  reading.current = open > 0;
  useEffect(() => {
    const list = end.current;
    // New events do not scroll away from a cause that is being read.
    if (list && newest > 0 && most > 0 && !reading.current) list.scrollTop = list.scrollHeight;
  }, [newest, most]);

  if (!game || !view) return null;
  const told = tellable(known, view.seq, counting)
    .slice(-last)
    .flatMap((entry) => {
      const text = lineOf(game, entry, view, seat);
      return text ? [{ ...entry, text }] : [];
    });
  const opens = game.causes !== undefined && !plain;
  const opened = told.findIndex(({ id }) => id === open);
  const from = Math.max(0, told.length - most);
  const shown = told.slice(opened < 0 ? from : Math.min(from, opened));
  const reached = shown.some(({ id }) => id === stop) ? stop : shown.at(-1)?.id;
  return (
    <ol
      className="log"
      ref={end}
      aria-label={t('hud.log')}
      tabIndex={opens ? undefined : scrolls}
      onKeyDown={(event) => rove(event, event.currentTarget)}
    >
      {shown.map((line) => {
        const said = (
          <>
            {line.withdrawn ? <s>{line.text}</s> : line.text}
            {line.withdrawn && <span className="sr"> ({t('hud.withdrawn')})</span>}
          </>
        );
        const isOpen = line.id === open;
        const moment = isOpen ? momentOf(line, useTable.getState()) : null;
        return (
          <li
            key={line.id}
            data-event={line.event.type}
            className={line.withdrawn ? 'withdrawn' : undefined}
          >
            {opens && line.event.type !== 'undone' ? (
              <CauseLine
                game={game}
                open={isOpen}
                onToggle={() => setOpen(isOpen ? 0 : line.id)}
                told={moment && { event: line.event, moment }}
                tabIndex={line.id === reached ? 0 : -1}
                onFocus={() => setStop(line.id)}
              >
                {said}
              </CauseLine>
            ) : (
              said
            )}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * The entries that the log may show: while the points are counted it withholds the last action,
 * since that one names the winner.
 * @param end `seq` of the shown position
 */
export function tellable(
  log: readonly LogEntry[],
  end: number,
  counting: boolean,
): readonly LogEntry[] {
  return counting ? log.filter(({ seq }) => seq < end) : log;
}

/** An entry in words, undone steps included; null if it needs no line. */
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
