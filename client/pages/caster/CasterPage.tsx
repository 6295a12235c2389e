/** The caster's place: board and all hands together, as far behind as everybody was promised. */

import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { CastState } from '../../../server/protocol/casting.ts';
import { t as frame } from '../../i18n/index.ts';
import { roads } from '../../i18n/roads.ts';
import { go } from '../../store/router.ts';
import { useDirector } from '../../table/director/store.ts';
import type { GameAbout } from '../../table/game.ts';
import { Tools } from '../../table/panels/Tools.tsx';
import { Settings } from '../../table/Settings.tsx';
import { useScreen } from '../../table/screen.ts';
import { useGame } from '../../table/use-game.ts';
import { tokenIn } from '../../table/watch/caster-token.ts';
import { ShowFrame } from '../../table/watch/ShowFrame.tsx';
import { t, type WatchKey } from '../../table/watch/strings.ts';
import { CastBar } from './CastBar.tsx';
import { clear, setOpening } from './cast-show.ts';
import { type CastLink, useCast } from './cast-store.ts';
import { leavePlace, takePlace } from './connection.ts';
import '../../table/watch/watch.css';

export function CasterPage({ code }: { code: string }) {
  const [token] = useState(() => tokenIn(location.hash));
  const { link, state, moments } = useCast();
  const game = useGame();
  const ledger = useScreen((screen) => screen.ledger);
  const dialog = useScreen((screen) => screen.dialog);
  const any = moments.length > 0;

  useEffect(() => {
    if (token) void takePlace(code, token);
    useDirector.getState().set({ on: true });
    return () => {
      leavePlace();
      clear();
      useDirector.getState().set({ on: false });
    };
  }, [code, token]);
  useEffect(() => {
    document.title = t('cast.pageTitle', { code, game: game?.name ?? frame('app.name') });
  }, [code, game]);
  useEffect(() => {
    void game?.replay?.().then(setOpening);
  }, [game]);

  if (!token) return <Refusal code={code} title="cast.noToken" why="cast.noTokenWhy" />;
  if (link !== 'open' && link !== 'lost' && link !== 'connecting') {
    return <Refused code={code} link={link} token={token} />;
  }
  if (!game || !state) return <Note>{t('cast.arriving')}</Note>;
  const { Ledger, AllHands } = game;
  const hands = AllHands && (
    <Suspense fallback={null}>
      <AllHands />
    </Suspense>
  );
  const bar = <CastBar game={game} />;
  return (
    <>
      {link === 'lost' && (
        <div className="banner" role="alert">
          {t('cast.lost')}
        </div>
      )}
      {any ? (
        <Suspense fallback={null}>
          {ledger ? (
            <div className="cast-ledger">
              <Ledger />
              <aside className="cast-hands" aria-label={t('cast.hands')}>
                {hands}
              </aside>
              <div className="cast-under">{bar}</div>
            </div>
          ) : (
            <ShowFrame game={game} tools={<Tools />} hands={hands} bar={bar} />
          )}
        </Suspense>
      ) : (
        <Waiting state={state} game={game} />
      )}
      {dialog === 'settings' && <Settings />}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <main className="page-note">
      <p className="arriving" role="status">
        {children}
      </p>
    </main>
  );
}

/** Nothing is old enough yet: time of the first picture. */
function Waiting({ state, game }: { state: CastState; game: GameAbout }) {
  const { delay, count, stage } = state;
  const { amount, nth } = game.castDelay;
  const told = delay === 0 ? t('caster.end') : t('cast.delay', { amount: amount(delay) });
  const now = nth(count);
  // The first one must be over, and as many as the delay after it.
  const first = nth(delay + 2);
  const text =
    stage === 'lobby'
      ? t('cast.waitingLobby', { delay: told })
      : delay === 0
        ? t('cast.waitingEnd', { now })
        : t('cast.waitingMore', { now, delay: told, first });
  return (
    <main className="page-note">
      <div className="paper-card" data-cast="waiting">
        <h1>{t('cast.waiting')}</h1>
        <p role="status">{text}</p>
        <div className="row-buttons">
          <a className="link-button" href={`/watch/${state.code}`} target="_blank" rel="noreferrer">
            {t('cast.watch')}
          </a>
        </div>
      </div>
    </main>
  );
}

const WHY: { readonly [link in CastLink]?: readonly [WatchKey, WatchKey] } = {
  refused: ['cast.refused', 'cast.refusedWhy'],
  seated: ['cast.seated', 'cast.seatedWhy'],
  unknown: ['cast.unknown', 'cast.unknownWhy'],
  busy: ['cast.busy', 'cast.busyWhy'],
  dropped: ['cast.dropped', 'cast.droppedWhy'],
};

function Refused({ code, link, token }: { code: string; link: CastLink; token: string }) {
  const [title, why] = WHY[link] ?? ['cast.failed', 'cast.failedWhy'];
  return (
    <Refusal code={code} title={title} why={why}>
      {link !== 'refused' && link !== 'unknown' && (
        <button type="button" className="primary" onClick={() => void takePlace(code, token)}>
          {t('cast.again')}
        </button>
      )}
    </Refusal>
  );
}

interface RefusalProps {
  readonly code: string;
  readonly title: WatchKey;
  readonly why: WatchKey;
  readonly children?: ReactNode;
}

/** The error, and the links from there. */
function Refusal({ code, title, why, children }: RefusalProps) {
  return (
    <main className="page-note">
      <div className="paper-card" data-cast="refused">
        <h1>{t(title, { code })}</h1>
        <p role="alert">{t(why)}</p>
        <div className="row-buttons">
          {children}
          <button type="button" onClick={() => go(`/watch/${code}`)}>
            {t('cast.watch')}
          </button>
          <button type="button" className="quiet" onClick={() => go('/')}>
            {roads('menu.back')}
          </button>
        </div>
      </div>
    </main>
  );
}
