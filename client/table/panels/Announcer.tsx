/**
 * Announces events and decisions to screen readers: politely for events, at once for "your turn".
 */

import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { called, seen } from '../../net/attention.ts';
import { useTable } from '../../store/table.ts';
import { useGameBasics, useWords } from '../use-game.ts';
import { lineOf } from './EventLog.tsx';

/** Many events at once are read as one text; a longer one would take too long to read. */
const MOST = 6;

export function Announcer() {
  const game = useGameBasics();
  const log = useTable((table) => table.log);
  const view = useTable((table) => table.view);
  const seat = useTable((table) => table.seat);
  const [news, setNews] = useState('');
  const said = useRef(0);
  const told = useWords(view ? game : null);

  useEffect(() => {
    if (!game || !view || !told) return;
    const fresh = log.filter((entry) => entry.id > said.current);
    if (fresh.length === 0) return;
    said.current = log.at(-1)?.id ?? said.current;
    const lines = fresh.map((entry) => lineOf(game, entry, view, seat)).filter(Boolean);
    if (lines.length === 0) return;
    const text = lines.slice(-MOST).join(' ');
    // Repeated words are news as well: a screen reader announces only changes.
    setNews((before) => (before === text ? `${text}\u00a0` : text));
  }, [game, log, view, seat, told]);

  const mine = told && game && view && seat !== null && game.owes(view, seat);
  const decision = mine ? t('hud.yourDecision', { what: game.decision(view, seat) }) : '';

  const code = useTable((table) => table.table?.code);
  useEffect(() => {
    document.title = decision ? `● ${decision}` : t('app.name');
    called(decision !== '');
    if (code) seen(code);
    return () => {
      document.title = t('app.name');
    };
  }, [decision, code]);

  return (
    <>
      <div className="sr" aria-live="polite" data-live="events">
        {news}
      </div>
      <div className="sr" role="status" aria-live="assertive" data-live="decision">
        {decision}
      </div>
    </>
  );
}
