/** One table from the first chair to the rematch: connection, lobby, match, result. */

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { EVENT_GATHER_S } from '../../../server/protocol/events.ts';
import type { TableState } from '../../../server/protocol/messages.ts';
import { listed, t } from '../../i18n/index.ts';
import { people } from '../../i18n/people.ts';
import { roads } from '../../i18n/roads.ts';
import { eventAt } from '../../net/event.ts';
import { joinTable } from '../../net/lazy.ts';
import { go } from '../../store/router.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { useWaiting } from '../../store/waiting.ts';
import { Connecting } from '../../table/Connecting.tsx';
import { useMatchCount } from '../../table/companion/level.ts';
import { EventBack } from '../../table/event/EventBack.tsx';
import { t as ofEvent } from '../../table/event/strings.ts';
import { identity } from '../../table/Identity.tsx';
import { LeaveQuestion } from '../../table/LeaveQuestion.tsx';
import { NoTable } from '../../table/Notes.tsx';
import { ErrorBoundary } from '../../table/panels/ErrorBoundary.tsx';
import { JustHappened } from '../../table/panels/JustHappened.tsx';
import { ReferenceCard } from '../../table/reference/ReferenceCard.tsx';
import { Settings } from '../../table/Settings.tsx';
import { useScreen } from '../../table/screen.ts';
import { TableNews } from '../../table/TableNews.tsx';
import { TablePanel } from '../../table/TablePanel.tsx';
import { UndoQuestion } from '../../table/UndoQuestion.tsx';
import { useGame } from '../../table/use-game.ts';
import { Awaits } from './Awaits.tsx';
import { Lobby } from './Lobby.tsx';

/** To somebody in the queue for a match with others. */
const PeopleNews = lazy(async () => ({
  default: (await import('../../table/people/PeopleNews.tsx')).PeopleNews,
}));

/** `/table/CODE?open`: by the list of open tables or the queue, for a seat or not at all. */
const comesByList = (): boolean => new URLSearchParams(location.search).has('open');

/** `/table/CODE?take`: a link for somebody who is to take a bot's seat at once. */
const takesAtOnce = (): boolean => new URLSearchParams(location.search).has('take');

/** Back from the table: no question stands in between. */
const toEvent = (path: string): void => go(path, true);

/** A table of the queue or of an event, a moment before its match. */
function Gathers({ table }: { table: TableState }) {
  const names = table.seats.flatMap(({ taken, name }) => (taken ? [name] : []));
  return (
    <main className="page-note">
      <div className="paper-card" data-gathers>
        <h1>{roads('lobby.gathers')}</h1>
        <p role="status">
          {listed(names)}.{' '}
          {eventAt(table.code)
            ? ofEvent('gathersHelp', { s: EVENT_GATHER_S })
            : roads('lobby.gathersHelp')}
        </p>
      </div>
    </main>
  );
}

export function TablePage({ code }: { code: string }) {
  const connection = useTable((table) => table.connection);
  const problem = useTable((table) => table.problem);
  const table = useTable((store) => store.table);
  const playing = useTable((store) => store.view !== null);
  const game = useGame();
  const ledger = useScreen((screen) => screen.ledger);
  const dialog = useScreen((screen) => screen.dialog);
  const waits = useWaiting((waiting) => waiting.wish !== null);
  const over = useScreen((screen) => !screen.resultAside) && table?.stage === 'finished';

  useEffect(() => {
    void joinTable(code, { ...identity(), ...(comesByList() && { open: true }) });
  }, [code]);

  const stage = table?.stage;
  useEffect(() => {
    // The next match begins with its own scoring still to come.
    if (stage !== 'finished') useScreen.getState().set({ resultAside: false });
  }, [stage]);

  const watches = useTable((store) => store.connection === 'open' && store.seat === null);
  const here = table !== null;
  const asked = useRef('');
  useEffect(() => {
    if (!watches || !here || asked.current === code || !takesAtOnce()) return;
    // Once: who gets up is not seated again. Where no seat is open, the page offers to ask for one.
    asked.current = code;
    void useTable.getState().lobby({ op: 'take' });
  }, [watches, here, code]);

  const played = useTable((store) => (store.seat === null ? '' : (store.table?.game ?? '')));
  useEffect(() => {
    if (played !== '') useSettings.getState().set({ game: played });
  }, [played]);

  useMatchCount();

  if (problem) return <NoTable code={code} problem={problem} />;
  if (!game || !table || (table.stage !== 'lobby' && !playing)) return <Connecting />;
  const { Hud, Ledger, Result } = game;
  return (
    <>
      <Banner connection={connection} />
      <TableNews table={table}>
        {waits && (
          <Suspense fallback={null}>
            <PeopleNews />
          </Suspense>
        )}
      </TableNews>
      {table.gathers && table.begins ? (
        <Awaits table={table} />
      ) : table.gathers ? (
        <Gathers table={table} />
      ) : table.stage === 'lobby' ? (
        <Lobby game={game} table={table} />
      ) : (
        <ErrorBoundary>
          <Suspense fallback={<Connecting />}>
            {ledger ? <Ledger /> : <Hud />}
            {over && <Result />}
          </Suspense>
        </ErrorBoundary>
      )}
      {dialog === 'what' && <JustHappened />}
      {dialog === 'table' && table.stage !== 'lobby' && <TablePanel table={table} />}
      <ReferenceCard />
      {dialog === 'settings' && <Settings />}
      <LeaveQuestion />
      <UndoQuestion />
      <EventBack code={code} onBack={toEvent} />
    </>
  );
}

function Banner({ connection }: { connection: string }) {
  const last = useTable((store) => store.talk.at(-1));
  // Lines from before this connection are not related to its end.
  const [before, setBefore] = useState(last);
  useEffect(() => {
    if (connection === 'open') setBefore(useTable.getState().talk.at(-1));
  }, [connection]);
  if (connection !== 'lost' && connection !== 'gone') return null;
  const fresh = last !== undefined && last !== before;
  const closing = fresh && 'notice' in last && last.notice === 'closing';
  const why = closing ? people('notice.closing') : t('net.lost');
  return (
    <div className="banner" role="alert">
      {connection === 'lost' ? why : t('net.gone')}
    </div>
  );
}
