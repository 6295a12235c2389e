/** The page: one road, the city behind it, the announcements, the dialogs. */

import { lazy, Suspense, useEffect } from 'react';
import { leaveTableSoon } from '../net/lazy.ts';
import { useRoute } from '../store/router.ts';
import { useSettings } from '../store/settings.ts';
import { useWaiting } from '../store/waiting.ts';
import { Connecting } from '../table/Connecting.tsx';
import { useShortcuts } from '../table/keys.ts';
import { NoteLayer } from '../table/NoteLayer.tsx';
import { Nowhere } from '../table/Notes.tsx';
import { Photo } from '../table/Photo.tsx';
import { Announcer } from '../table/panels/Announcer.tsx';
import { ErrorBoundary } from '../table/panels/ErrorBoundary.tsx';
import { Menu } from './Menu.tsx';
import { Scene } from './Scene.tsx';
import { Sound } from './Sound.tsx';

/** A table's lobby and panels are loaded when a table is opened. */
const TablePage = lazy(async () => ({
  default: (await import('../pages/table/TablePage.tsx')).TablePage,
}));
/** The proof of a match has code of its own, and needs no city. */
const VerifyPage = lazy(async () => ({
  default: (await import('../pages/verify/VerifyPage.tsx')).VerifyPage,
}));
/** Pages for an audience. */
const WatchPage = lazy(async () => ({
  default: (await import('../pages/watch/WatchPage.tsx')).WatchPage,
}));
const CasterPage = lazy(async () => ({
  default: (await import('../pages/caster/CasterPage.tsx')).CasterPage,
}));

const ReplayPage = lazy(async () => ({
  default: (await import('../pages/replay/ReplayPage.tsx')).ReplayPage,
}));

/** A game learnt by playing: the engine runs on the page. */
const LearnPage = lazy(async () => ({
  default: (await import('../pages/learn/LearnPage.tsx')).LearnPage,
}));

/** Who somebody is has code of its own. */
const MePage = lazy(async () => ({
  default: (await import('../pages/me/MePage.tsx')).MePage,
}));

/** Events have code of their own. */
const EventPage = lazy(async () => ({
  default: (await import('../pages/event/EventPage.tsx')).EventPage,
}));
const EventScreen = lazy(async () => ({
  default: (await import('../pages/event/EventScreen.tsx')).EventScreen,
}));

const HelpPage = lazy(async () => ({
  default: (await import('../pages/help/HelpPage.tsx')).HelpPage,
}));

/** Pages without a city, of paper alone or beside the stand. */
const PAPER: ReadonlySet<string> = new Set(['verify', 'help', 'operator', 'me', 'event']);

/** Pages that open a table by themselves. */
const AT_TABLE: ReadonlySet<string> = new Set(['table', 'watch', 'showcase']);

/** To somebody in the queue for a match with others. */
const PeopleNews = lazy(async () => ({
  default: (await import('../table/people/PeopleNews.tsx')).PeopleNews,
}));
/** Pages that say by themselves how the waiting goes. */
const SAYS_SO: ReadonlySet<string> = new Set(['table', 'people']);

/** A stand: its big screen, and its operator's page. */
const ShowcasePage = lazy(async () => ({
  default: (await import('../pages/showcase/ShowcasePage.tsx')).ShowcasePage,
}));
const OperatorPage = lazy(async () => ({
  default: (await import('../pages/operator/OperatorPage.tsx')).OperatorPage,
}));

/** The service worker has kept this page: no server answered. */
const OFFLINE = document.querySelector('meta[name=laguna-offline]') !== null;
const OfflineNote = lazy(async () => ({
  default: (await import('./OfflineNote.tsx')).OfflineNote,
}));

export function App() {
  const route = useRoute();
  const waits = useWaiting((waiting) => waiting.wish !== null);
  const textScale = useSettings((settings) => settings.textScale);
  const still = useSettings((settings) => settings.reducedMotion);
  useShortcuts();
  useEffect(() => {
    document.documentElement.style.setProperty('--text-scale', String(textScale));
    document.documentElement.dataset.motion = still ? 'reduced' : 'full';
  }, [textScale, still]);
  useEffect(() => {
    if (!AT_TABLE.has(route.page)) void leaveTableSoon();
  }, [route.page]);
  return (
    <ErrorBoundary>
      {!PAPER.has(route.page) && <Scene />}
      {route.page === 'menu' && <Menu />}
      {route.page === 'tables' && <Menu key="tables" open="watch" />}
      {route.page === 'people' && <Menu key="people" open="people" />}
      {route.page === 'watch' && (
        <Suspense fallback={null}>
          <WatchPage code={route.code} />
        </Suspense>
      )}
      {route.page === 'caster' && (
        <Suspense fallback={null}>
          <CasterPage code={route.code} />
        </Suspense>
      )}
      {route.page === 'table' && (
        <Suspense fallback={<Connecting />}>
          <TablePage code={route.code} />
        </Suspense>
      )}
      {route.page === 'verify' && (
        <Suspense fallback={null}>
          <VerifyPage id={route.id} />
        </Suspense>
      )}
      {route.page === 'replay' && (
        <Suspense fallback={null}>
          <ReplayPage id={route.id} />
        </Suspense>
      )}
      {route.page === 'showcase' && (
        <Suspense fallback={null}>
          <ShowcasePage />
        </Suspense>
      )}
      {route.page === 'operator' && (
        <Suspense fallback={null}>
          <OperatorPage />
        </Suspense>
      )}
      {route.page === 'me' && (
        <Suspense fallback={null}>
          <MePage />
        </Suspense>
      )}
      {route.page === 'event' && (
        <Suspense fallback={null}>
          {route.screen ? (
            <EventScreen code={route.code} />
          ) : (
            <EventPage key={route.code} code={route.code} />
          )}
        </Suspense>
      )}
      {route.page === 'help' && (
        <Suspense fallback={null}>
          <HelpPage topic={route.topic} part={route.part} />
        </Suspense>
      )}
      {route.page === 'learn' && (
        <Suspense fallback={<Connecting />}>
          <LearnPage key={route.game} game={route.game} scene={route.scene} />
        </Suspense>
      )}
      {route.page === 'nowhere' && <Nowhere />}
      {OFFLINE && (
        <Suspense fallback={null}>
          <OfflineNote />
        </Suspense>
      )}
      {waits && !SAYS_SO.has(route.page) && (
        <div className="table-news people-elsewhere">
          <Suspense fallback={null}>
            <PeopleNews />
          </Suspense>
        </div>
      )}
      <Announcer />
      <NoteLayer />
      <Sound />
      <Photo />
    </ErrorBoundary>
  );
}
