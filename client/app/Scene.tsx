/** The living place behind the panels; it loads after them, and gives way to the ledger if it fails. */

import type { RootState } from '@react-three/fiber';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type Quality, useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import type { Direction } from '../table/director/direction.ts';
import { useDirector } from '../table/director/store.ts';
import type { ClientGame } from '../table/game.ts';
import { ErrorBoundary } from '../table/panels/ErrorBoundary.tsx';
import { isCovered, probeWebgl, useScreen } from '../table/screen.ts';
import { useGame } from '../table/use-game.ts';
import { useArrival } from '../world/arrival.ts';
import { firstLevel } from '../world/pace.ts';
import { LEVELS, type Level, QUALITY } from '../world/quality.ts';
import { lightOf, MENU_LIGHT } from '../world/scenery.ts';
import { Arriving } from './Arriving.tsx';

const SceneryCanvas = lazy(async () => {
  const { SceneryCanvas } = await import('../world/SceneryCanvas.tsx');
  useArrival.setState({ code: true });
  return { default: SceneryCanvas };
});

const Directing = lazy(async () => ({
  default: (await import('../table/director/Directing.tsx')).Directing,
}));

const Signs = lazy(async () => ({ default: (await import('../table/signs/Signs.tsx')).Signs }));

/** Of a context that was lost another one may be had: what fails after that is the same loss. */
function giveUp(reason: unknown): void {
  const { lost, giveUp: end } = useScreen.getState();
  end(lost || reason === 'context lost');
}

/** A lost context may be had again when the page is seen again. The ledger stays open. */
function useSecondSight(): void {
  useEffect(() => {
    const look = (): void => {
      const { lost, webgl, tryAgain } = useScreen.getState();
      if (lost && !webgl && !document.hidden) tryAgain(true);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}

/** What happened while the city was covered is not shown afterwards: it stands as it is. */
function useStandstill(covered: boolean): void {
  useEffect(() => {
    if (covered) return;
    const { view, batches, show } = useTable.getState();
    if (view && batches.length > 1) show(view);
  }, [covered]);
}

export function Scene() {
  const game = useGame();
  const quality = useSettings((settings) => settings.quality);
  const webgl = useScreen((screen) => screen.webgl && !screen.still);
  const playing = useTable((table) => table.view !== null);
  const ledger = useScreen((screen) => screen.ledger);
  // The ledger is a table's: elsewhere it is only remembered.
  const covered = useScreen(isCovered) && (playing || !ledger);
  useSecondSight();
  useStandstill(covered);
  const dayFrom = useScreen((screen) => screen.dayFrom);
  const light = useTable((table) =>
    game ? lightOf(game.scenery.course, table.view, dayFrom) : MENU_LIGHT,
  );
  const signs = useScreen((screen) => screen.signs);
  const match = useTable((table) => table.table?.matchId);
  const direction = useDirection(game);
  const [{ webgl: may, software }] = useState(probeWebgl);
  const shown = levels(quality, software);
  const { carved } = QUALITY[shown.quality];
  useEffect(() => {
    if (!may || !webgl || !game) return;
    // Beside the canvas's own code, not after it; the canvas hears whether they have come.
    for (const load of [game.scenery.place(), game.scenery.models?.(carved)]) {
      load?.catch(() => undefined);
    }
  }, [game, may, webgl, carved]);
  useEffect(() => {
    if (!may) giveUp('no WebGL');
  }, [may]);
  if (!game || !may || !webgl) return <div className="scene scene-still" aria-hidden="true" />;
  const { Board } = game;
  return (
    <div className="scene" aria-hidden="true" data-scene={playing ? 'table' : 'menu'}>
      <ErrorBoundary onError={giveUp} fallback={() => null}>
        <Suspense fallback={null}>
          <SceneryCanvas
            scenery={game.scenery}
            {...shown}
            seed={match || undefined}
            light={light}
            covered={covered}
            onUnavailable={giveUp}
            onReady={awaitPicture}
          >
            {playing && <Board />}
            {signs && (
              <Suspense fallback={null}>
                <Signs game={game} />
              </Suspense>
            )}
            {playing && direction && (
              <Suspense fallback={null}>
                <Directing direction={direction} />
              </Suspense>
            )}
          </SceneryCanvas>
        </Suspense>
      </ErrorBoundary>
      <Arriving scenery={game.scenery} />
    </div>
  );
}

/** What the director goes by, once the page wants one and it is there; else null. */
function useDirection(game: ClientGame | null): Direction | null {
  const on = useDirector((director) => director.on);
  const [direction, setDirection] = useState<Direction | null>(null);
  useEffect(() => {
    let gone = false;
    if (on) void game?.direction?.().then((loaded) => !gone && setDirection(loaded));
    return () => {
      gone = true;
    };
  }, [on, game]);
  return on ? direction : null;
}

/** Pictures that must have been drawn: the first may still lack what the second has. */
const PICTURES = 2;

/** The city stands; once it has been drawn the outline before it may go. */
function awaitPicture({ gl }: RootState): void {
  useScreen.getState().set({ lost: false });
  useArrival.setState({ built: true });
  const from = gl.info.render.frame;
  const look = (): void => {
    if (gl.info.render.frame - from >= PICTURES) useArrival.setState({ seen: true });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The level that a person chose; else a first guess by the machine, and how far it may rise. */
function levels(
  quality: Quality,
  software: boolean,
): { quality: Level; adapts?: Level; coarse?: boolean } {
  const chosen = LEVELS.find((level) => level === quality);
  // Who chooses the lowest where software draws wants it to run.
  if (chosen) return { quality: chosen, coarse: software && chosen === 'low' };
  const { level, ceiling, coarse } = firstLevel({
    screen: Math.min(screen.width, screen.height),
    cores: navigator.hardwareConcurrency ?? 4,
    touch: matchMedia('(pointer: coarse)').matches,
    software,
  });
  return { quality: level, adapts: ceiling, coarse };
}
