/** One table from the first chair to the rematch: connection, lobby, match, result. */

import { Suspense, useEffect, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { people } from '../../i18n/people.ts';
import { joinTable } from '../../net/lazy.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { Connecting } from '../../table/Connecting.tsx';
import { identity } from '../../table/Identity.tsx';
import { LeaveQuestion } from '../../table/LeaveQuestion.tsx';
import { NoTable } from '../../table/Notes.tsx';
import { ErrorBoundary } from '../../table/panels/ErrorBoundary.tsx';
import { JustHappened } from '../../table/panels/JustHappened.tsx';
import { Settings } from '../../table/Settings.tsx';
import { useScreen } from '../../table/screen.ts';
import { TableNews } from '../../table/TableNews.tsx';
import { TablePanel } from '../../table/TablePanel.tsx';
import { UndoQuestion } from '../../table/UndoQuestion.tsx';
import { useGame } from '../../table/use-game.ts';
import { Lobby } from './Lobby.tsx';

export function TablePage({ code }: { code: string }) {
  const connection = useTable((table) => table.connection);
  const problem = useTable((table) => table.problem);
  const table = useTable((store) => store.table);
  const playing = useTable((store) => store.view !== null);
  const game = useGame();
  const ledger = useScreen((screen) => screen.ledger);
  const dialog = useScreen((screen) => screen.dialog);
  const over = useScreen((screen) => !screen.resultAside) && table?.stage === 'finished';

  useEffect(() => {
    void joinTable(code, identity());
  }, [code]);

  const stage = table?.stage;
  useEffect(() => {
    // The next match begins with its own scoring still to come.
    if (stage !== 'finished') useScreen.getState().set({ resultAside: false });
  }, [stage]);

  const played = useTable((store) => (store.seat === null ? '' : (store.table?.game ?? '')));
  useEffect(() => {
    if (played !== '') useSettings.getState().set({ game: played });
  }, [played]);

  if (problem) return <NoTable code={code} problem={problem} />;
  if (!game || !table || (table.stage !== 'lobby' && !playing)) return <Connecting />;
  const { Hud, Ledger, Result } = game;
  return (
    <>
      <Banner connection={connection} />
      <TableNews table={table} />
      {table.stage === 'lobby' ? (
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
      {dialog === 'settings' && <Settings />}
      <LeaveQuestion />
      <UndoQuestion />
    </>
  );
}

function Banner({ connection }: { connection: string }) {
  const last = useTable((store) => store.talk.at(-1));
  // What was said before this connection has nothing to do with its end.
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
