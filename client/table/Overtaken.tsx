/**
 * For a late press: it was not carried out, and the decision made instead, in the sentences of the
 * log.
 */

import { t } from '../i18n/index.ts';
import { people } from '../i18n/people.ts';
import { type LogEntry, useTable } from '../store/table.ts';
import { lineOf } from './panels/EventLog.tsx';
import { useGameBasics, useWords } from './use-game.ts';

/** Number of its sentences that are shown, the last ones. */
const MOST = 3;

/**
 * The text about it.
 * @param words of one entry, null if it needs none
 */
export function overtakenText(
  entries: readonly LogEntry[],
  words: (entry: LogEntry) => string | null,
): string {
  const told = entries.map(words).filter((text) => text !== null);
  if (told.length === 0) return people('room.stale');
  return people('room.overtaken', { what: told.slice(-MOST).join(' ') });
}

export function Overtaken() {
  const game = useGameBasics();
  useWords(game);
  const entries = useTable((table) => table.overtaken);
  const view = useTable((table) => table.view);
  const seat = useTable((table) => table.seat);
  if (!entries) return null;
  const words = (entry: LogEntry): string | null =>
    game && view ? lineOf(game, entry, view, seat) : null;
  return (
    <div className="news-item" role="alert" data-news="overtaken">
      <span>{overtakenText(entries, words)}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={t('hud.close')}
        onClick={() => useTable.getState().patch({ overtaken: null })}
      >
        ✕
      </button>
    </div>
  );
}
