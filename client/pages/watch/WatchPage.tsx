/** Watching a table: the public view in the city, from the lobby through every match at it. */

import { lazy, Suspense, useEffect } from 'react';
import type { TableState } from '../../../server/protocol/messages.ts';
import { t as frame } from '../../i18n/index.ts';
import { joinTable } from '../../net/lazy.ts';
import { go } from '../../store/router.ts';
import { useTable } from '../../store/table.ts';
import { useDirector } from '../../table/director/store.ts';
import type { ClientGame } from '../../table/game.ts';
import { identity } from '../../table/Identity.tsx';
import { NoTable } from '../../table/Notes.tsx';
import { ErrorBoundary } from '../../table/panels/ErrorBoundary.tsx';
import { JustHappened } from '../../table/panels/JustHappened.tsx';
import { Tools } from '../../table/panels/Tools.tsx';
import { Settings } from '../../table/Settings.tsx';
import { useScreen } from '../../table/screen.ts';
import { TableNews } from '../../table/TableNews.tsx';
import { TablePanel } from '../../table/TablePanel.tsx';
import { useGame } from '../../table/use-game.ts';
import { ShowFrame } from '../../table/watch/ShowFrame.tsx';
import { t } from '../../table/watch/strings.ts';
import { useBigScreen } from '../big-screen.ts';
import { WatchLobby } from './WatchLobby.tsx';

/** `/watch/CODE?screen`: the one screen of people who play with their phones. */
const ScreenLobby = lazy(async () => ({
  default: (await import('./screen/ScreenLobby.tsx')).ScreenLobby,
}));
const isScreen = (): boolean => new URLSearchParams(location.search).has('screen');

export function WatchPage({ code }: { code: string }) {
  const problem = useTable((store) => store.problem);
  const table = useTable((store) => store.table);
  const playing = useTable((store) => store.view !== null);
  const seat = useTable((store) => store.seat);
  const dialog = useScreen((screen) => screen.dialog);
  const game = useGame();

  useEffect(() => {
    void joinTable(code, { ...identity(), spectate: true });
    useDirector.getState().set({ on: true });
    return () => useDirector.getState().set({ on: false });
  }, [code]);
  useBigScreen(isScreen());
  useEffect(() => {
    document.title = t('watch.pageTitle', { code, game: game?.name ?? frame('app.name') });
  }, [code, game]);
  // A spectator who takes a chair continues at the table.
  useEffect(() => {
    if (seat !== null) go(`/table/${code}`, true);
  }, [seat, code]);

  if (problem) return <NoTable code={code} problem={problem} watching />;
  if (!game || !table || (table.stage !== 'lobby' && !playing)) return <Arriving code={code} />;
  return (
    <>
      <Banner />
      {table.stage === 'lobby' ? (
        <Suspense fallback={null}>
          {isScreen() ? <ScreenLobby table={table} /> : <WatchLobby table={table} />}
        </Suspense>
      ) : (
        <Playing game={game} table={table} />
      )}
      {dialog === 'what' && <JustHappened />}
      {dialog === 'table' && table.stage !== 'lobby' && <TablePanel table={table} />}
      {dialog === 'settings' && <Settings />}
    </>
  );
}

function Playing({ game, table }: { game: ClientGame; table: TableState }) {
  const ledger = useScreen((screen) => screen.ledger);
  const aside = useScreen((screen) => screen.resultAside);
  const { Ledger, Result } = game;
  useEffect(() => {
    // The next match begins with its own scoring still to come.
    if (table.stage !== 'finished') useScreen.getState().set({ resultAside: false });
  }, [table.stage]);
  return (
    <>
      <TableNews table={table} />
      <ErrorBoundary>
        <Suspense fallback={null}>
          {ledger ? <Ledger /> : <ShowFrame game={game} tools={<Tools />} directed={isScreen()} />}
          {table.stage === 'finished' && !aside && <Result />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Arriving({ code }: { code: string }) {
  return (
    <main className="page-note">
      <p className="arriving" role="status">
        {t('watch.arriving', { code })}
      </p>
    </main>
  );
}

function Banner() {
  const connection = useTable((store) => store.connection);
  if (connection !== 'lost' && connection !== 'gone') return null;
  return (
    <div className="banner" role="alert">
      {t('cast.lost')}
    </div>
  );
}
