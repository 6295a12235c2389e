/**
 * The big screen of a stand: the city with the director on, the invitation, the players. It is a
 * spectator like any other, polls its server for ever, and needs no operation.
 */

import { Suspense, useCallback, useEffect, useState } from 'react';
import type { TableState } from '../../../server/protocol/messages.ts';
import type { ShowState } from '../../../server/protocol/showcase.ts';
import { tables } from '../../games/registry.ts';
import { joinTable, leaveTableSoon } from '../../net/lazy.ts';
import { go } from '../../store/router.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { LowerThird } from '../../table/director/LowerThird.tsx';
import { useDirector } from '../../table/director/store.ts';
import type { ClientGame } from '../../table/game.ts';
import { ErrorBoundary } from '../../table/panels/ErrorBoundary.tsx';
import { useScreen } from '../../table/screen.ts';
import { useGame, wantedGame } from '../../table/use-game.ts';
import { rig } from '../../world/camera.ts';
import { Asleep } from './Asleep.tsx';
import { Attract, useSecondsLeft } from './Attract.tsx';
import { Best, Chairs } from './Chairs.tsx';
import { Invite } from './Invite.tsx';
import { useKiosk } from './kiosk.ts';
import { useLanguagesInTurn } from './languages.ts';
import { News } from './News.tsx';
import { followShow, useShow } from './store.ts';
import { t } from './strings.ts';
import { loadAnew, useWatchdog } from './watchdog.ts';
import './showcase.css';

/** Width for which the panels are drawn at their usual size; a stand is read from three metres. */
const USUAL_WIDTH = 1400;
/** Milliseconds before another attempt to join a table. */
const AGAIN_MS = 3000;

export function ShowcasePage() {
  const show = useShow((store) => store.show);
  const none = useShow((store) => store.none);
  const away = useShow((store) => store.away);
  const flat = useScreen((screen) => !screen.webgl);
  const locked = show?.settings.lock ?? true;
  const held = useKiosk(
    locked && !none,
    useCallback(() => go('/operator'), []),
  );
  const asleep = show?.phase === 'sleeping';
  const picture = useSleep(asleep);
  useWatchdog();
  useLanguagesInTurn();
  useEffect(() => followShow(wantedGame(location.search, tables)), []);
  useSeat(show?.code ?? null, asleep);
  useLook(show);
  return (
    <div className="showcase" data-phase={show?.phase ?? 'none'}>
      {none && show === null ? (
        <None />
      ) : asleep ? (
        <Asleep show={show} picture={picture} />
      ) : (
        <ErrorBoundary onError={() => void loadAnew()} fallback={() => null}>
          <Stand show={show} />
        </ErrorBoundary>
      )}
      {away && (
        <p className="banner" role="status">
          {t('show.away')}
        </p>
      )}
      {flat && !away && (
        <p className="banner" role="status">
          {t('show.flat')}
        </p>
      )}
      {held && <p className="keep-holding">{t('show.keepHolding')}</p>}
      {locked && !none && <div className="kiosk" />}
    </div>
  );
}

function None() {
  return (
    <main className="page-note">
      <div className="paper-card">
        <h1>{t('show.none')}</h1>
        <p>{t('show.noneWhy')}</p>
        <p>{t('show.noneTodo')}</p>
        <button type="button" onClick={() => go('/')}>
          {t('show.menu')}
        </button>
      </div>
    </main>
  );
}

function Stand({ show }: { show: ShowState | null }) {
  const table = useTable((store) => store.table);
  const playing = useTable((store) => store.view !== null);
  const game = useGame();
  if (!show || !game || !table || !playing) {
    return (
      <main className="page-note">
        <p className="arriving" role="status">
          {t('show.arriving')}
        </p>
      </main>
    );
  }
  const attracts = show.phase === 'preparing' || show.phase === 'waiting';
  return (
    <>
      {attracts ? (
        <div className="attract-frame">
          <Attract game={game} show={show} />
          <aside className="right stand-right">
            <Invite show={show} table={table} />
            <Best scores={show.scores} />
          </aside>
        </div>
      ) : (
        <Playing game={game} show={show} table={table} />
      )}
      <News />
    </>
  );
}

function Playing(props: { game: ClientGame; show: ShowState; table: TableState }) {
  const { game, show, table } = props;
  const { ShowHud, Result } = game;
  if (!ShowHud) return null;
  return (
    <>
      <Suspense fallback={null}>
        <ShowHud tools={null} className="stand">
          <aside className="right stand-right">
            <Invite show={show} table={table} />
            <Chairs table={table} />
            <Best scores={show.scores} most={3} />
          </aside>
        </ShowHud>
      </Suspense>
      {table.stage === 'finished' ? (
        <>
          <Suspense fallback={null}>
            <Result />
          </Suspense>
          <Next show={show} />
        </>
      ) : (
        <LowerThird />
      )}
    </>
  );
}

function Next({ show }: { show: ShowState }) {
  const left = useSecondsLeft();
  if (show.phase !== 'result' || left === null) return null;
  return <p className="stand-next">{t('show.next', { n: left })}</p>;
}

/** Watches the table, with repeated attempts, except in the hours of sleep. */
function useSeat(code: string | null, asleep: boolean): void {
  useEffect(() => {
    if (code === null || asleep) return;
    const join = (): void => void joinTable(code, { spectate: true });
    join();
    const timer = setInterval(() => {
      if (useTable.getState().problem === null) return;
      leaveTableSoon();
      join();
    }, AGAIN_MS);
    return () => {
      clearInterval(timer);
      leaveTableSoon();
    };
  }, [code, asleep]);
}

/** The operator's settings and the size of the screen, for as long as the stand is shown. */
function useLook(show: ShowState | null): void {
  const volume = show?.settings.volume;
  const phase = show?.phase;
  const from = show?.from ?? 1;
  useEffect(() => {
    useScreen.getState().set({ dayFrom: from });
    return () => useScreen.getState().set({ dayFrom: null });
  }, [from]);
  useEffect(() => {
    const { speed, volume: loud, muted, textScale } = useSettings.getState();
    const scale = (): void => {
      const wide = Math.min(innerWidth, (innerHeight * 16) / 9) / USUAL_WIDTH;
      useSettings.getState().borrow({ textScale: Math.min(3, Math.max(0.8, wide)) });
    };
    scale();
    addEventListener('resize', scale);
    const title = document.title;
    document.title = t('show.pageTitle');
    return () => {
      removeEventListener('resize', scale);
      document.title = title;
      useSettings.getState().borrow({ speed, volume: loud, muted, textScale });
      useDirector.getState().set({ on: false });
    };
  }, []);
  useEffect(() => {
    if (volume === undefined) return;
    useSettings.getState().borrow({ volume, muted: volume === 0 });
    // A browser that lets a page sound by itself needs no gesture; elsewhere the first touch.
    if (volume > 0) dispatchEvent(new Event('pointerdown'));
  }, [volume]);
  useEffect(() => {
    if (phase === undefined) return;
    // The opening runs behind the pictures; nobody waits for it.
    useSettings.getState().borrow({ speed: phase === 'preparing' ? 'instant' : 1 });
    useDirector.getState().set({ on: phase === 'playing' || phase === 'result' });
  }, [phase]);
}

/**
 * In the hours of sleep nothing is drawn; a last picture stays.
 * @returns its address
 */
function useSleep(asleep: boolean): string | null {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    if (!asleep) return;
    let alive = true;
    let made: string | null = null;
    void (rig.current?.capture(1) ?? Promise.resolve(null))
      .catch(() => null)
      .then((blob) => {
        if (!alive) return;
        made = blob && URL.createObjectURL(blob);
        setPicture(made);
        useScreen.getState().set({ still: true });
      });
    return () => {
      alive = false;
      if (made) URL.revokeObjectURL(made);
      setPicture(null);
      useScreen.getState().set({ still: false });
    };
  }, [asleep]);
  return picture;
}
