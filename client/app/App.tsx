/** The page: one road, the city behind it, the announcements, the dialogs. */

import { lazy, Suspense, useEffect } from 'react';
import { leaveTableSoon } from '../net/lazy.ts';
import { Announcer } from '../panels/Announcer.tsx';
import { ErrorBoundary } from '../panels/ErrorBoundary.tsx';
import { useSettings } from '../store/settings.ts';
import { useShortcuts } from './keys.ts';
import { Menu } from './Menu.tsx';
import { Nowhere } from './Notes.tsx';
import { Photo } from './Photo.tsx';
import { useRoute } from './router.ts';
import { Scene } from './Scene.tsx';
import { Sound } from './Sound.tsx';
import { TablePage } from './TablePage.tsx';

/** The proof of a match comes with its own code, and needs no city. */
const VerifyPage = lazy(async () => ({
  default: (await import('../verify/VerifyPage.tsx')).VerifyPage,
}));
/** Pages for an audience. */
const WatchPage = lazy(async () => ({
  default: (await import('../watch/WatchPage.tsx')).WatchPage,
}));
const CasterPage = lazy(async () => ({
  default: (await import('../watch/CasterPage.tsx')).CasterPage,
}));

const ReplayPage = lazy(async () => ({
  default: (await import('../replay/ReplayPage.tsx')).ReplayPage,
}));

/** Pages that come to a table by themselves. */
const AT_TABLE: ReadonlySet<string> = new Set(['table', 'watch', 'showcase']);

/** A stand: its big screen, and its operator's page. */
const ShowcasePage = lazy(async () => ({
  default: (await import('../showcase/ShowcasePage.tsx')).ShowcasePage,
}));
const OperatorPage = lazy(async () => ({
  default: (await import('../operator/OperatorPage.tsx')).OperatorPage,
}));

export function App() {
  const route = useRoute();
  const textScale = useSettings((settings) => settings.textScale);
  const still = useSettings((settings) => settings.reducedMotion);
  useShortcuts();
  useEffect(() => {
    document.documentElement.style.setProperty('--text-scale', String(textScale));
    document.documentElement.dataset.motion = still ? 'reduced' : 'full';
  }, [textScale, still]);
  useEffect(() => {
    if (!AT_TABLE.has(route.page)) leaveTableSoon();
  }, [route.page]);
  return (
    <ErrorBoundary>
      {route.page !== 'verify' && <Scene />}
      {route.page === 'menu' && <Menu />}
      {route.page === 'tables' && <Menu key="tables" open="watch" />}
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
      {route.page === 'table' && <TablePage code={route.code} />}
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
      {route.page === 'nowhere' && <Nowhere />}
      <Announcer />
      <Sound />
      <Photo />
    </ErrorBoundary>
  );
}
