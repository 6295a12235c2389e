/** The living city behind the panels; it loads after them, and gives way to the ledger if it fails. */

import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../panels/ErrorBoundary.tsx';
import { type Quality, useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { useGame } from './game.ts';
import { hasWebgl, useScreen } from './screen.ts';

const CityCanvas = lazy(async () => ({
  default: (await import('../city/CityCanvas.tsx')).CityCanvas,
}));

/** Without 3D the ledger is the table. */
function giveUp(): void {
  useScreen.getState().set({ webgl: false, ledger: true });
}

export function Scene() {
  const game = useGame();
  const quality = useSettings((settings) => settings.quality);
  const webgl = useScreen((screen) => screen.webgl);
  const playing = useTable((table) => table.view !== null);
  const light = useTable((table) => daylight(table.view?.public));
  const [may] = useState(hasWebgl);
  useEffect(() => {
    if (!may) giveUp();
  }, [may]);
  if (!game || !may || !webgl) return <div className="scene scene-still" aria-hidden="true" />;
  const { Board } = game;
  return (
    <div className="scene" aria-hidden="true" data-scene={playing ? 'table' : 'menu'}>
      <ErrorBoundary onError={giveUp} fallback={() => null}>
        <Suspense fallback={null}>
          <CityCanvas
            plan={game.plan}
            quality={level(quality)}
            light={playing ? light : 0.35}
            onUnavailable={giveUp}
          >
            {playing && <Board />}
          </CityCanvas>
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Four lights of the day for the four terms; 0 … 3. */
function daylight(open: object | undefined): number {
  const round = (open as { round?: number } | undefined)?.round ?? 1;
  return Math.min(3, Math.floor((round - 1) / 4));
}

/** A first guess by the machine; the city's own measuring may step down from it. */
function level(quality: Quality): 'low' | 'medium' | 'high' {
  if (quality !== 'auto') return quality;
  const small = Math.min(screen.width, screen.height) < 600;
  const weak = (navigator.hardwareConcurrency ?? 4) <= 2;
  return small || weak ? 'low' : 'medium';
}
