/** Takes back the last own step; shows beforehand the step, and how far back one may go. */

import { t } from '../../i18n/index.ts';
import { type LogEntry, useTable } from '../../store/table.ts';
import { noted } from '../noted.ts';
import { takeBack } from '../undoing.ts';
import { useGameBasics } from '../use-game.ts';
import { lineOf } from './EventLog.tsx';
import { Icon } from './Icon.tsx';

/** Sentences of one step that are shown. */
const MOST = 2;

export interface UndoTexts {
  /** The content of the next undo. */
  readonly what: string;
  /** The part that stays in any case. */
  readonly line: string;
}

/**
 * The effect of an undo, in words.
 * @param undoTo of each own step that can be taken back, the seq of the position without it
 * @param words of one entry, null if it needs none
 * @param sums types of events that only state the sums paid and received: used if there is nothing
 * else
 */
export function undoTexts(
  log: readonly LogEntry[],
  undoTo: readonly number[],
  words: (entry: LogEntry) => string | null,
  sums: readonly string[] = [],
): UndoTexts {
  const [first] = undoTo;
  const last = undoTo.at(-1);
  if (first === undefined || last === undefined) return { what: t('undo.none'), line: '' };
  const stands = log.filter((entry) => !entry.withdrawn && entry.event.type !== 'undone');
  const told = (entries: readonly LogEntry[]): string[] =>
    entries.map(words).filter((text) => text !== null);
  const step = stands.filter(({ seq }) => seq > last);
  const deeds = told(step.filter(({ event }) => !sums.includes(event.type)));
  const what = (deeds.length > 0 ? deeds : told(step)).slice(0, MOST);
  const before = told(stands.filter(({ seq }) => seq <= first).slice(-MOST * 3)).at(-1);
  const key = undoTo.length > 1 ? 'undo.line' : 'undo.lineOne';
  return {
    what: what.length > 0 ? t('undo.what', { what: what.join(' ') }) : t('undo.whatHidden'),
    line: before ? t(key, { n: undoTo.length, what: before }) : t('undo.lineStart'),
  };
}

/** The effect of the next undo, in words; null while there is no match. */
export function useUndoTexts(): UndoTexts | null {
  const game = useGameBasics();
  const log = useTable((table) => table.log);
  const view = useTable((table) => table.view);
  const seat = useTable((table) => table.seat);
  const undoTo = useTable((table) => table.undoTo);
  const undoable = useTable((table) => table.undoable);
  if (!game || !view) return null;
  const words = (entry: LogEntry): string | null => lineOf(game, entry, view, seat);
  return undoTexts(log, undoable > 0 ? undoTo : [], words, game.sums);
}

export function UndoButton() {
  const undoable = useTable((table) => table.undoable);
  const texts = useUndoTexts();
  if (!texts) return null;
  const told = `${texts.what} ${texts.line}`.trim();
  return (
    <button
      type="button"
      className="quiet"
      data-undo
      disabled={undoable === 0}
      {...noted(told)}
      onClick={takeBack}
    >
      <Icon name="undo" size={16} /> {t('undo.button')}
      {undoable > 0 && <small> ({undoable})</small>}
      <span className="sr">. {told}</span>
    </button>
  );
}

/** The same as visible text, if a step can be taken back. */
export function UndoNote() {
  const undoable = useTable((table) => table.undoable);
  const texts = useUndoTexts();
  if (!texts || undoable === 0) return null;
  return (
    <p className="undo-note" data-undo-note>
      <Icon name="undo" size={13} />
      <span>
        {texts.what} {texts.line && <small>{texts.line}</small>}
      </span>
    </p>
  );
}
