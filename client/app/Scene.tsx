/**
 * The living place behind the panels; it loads after them, and if it fails, the ledger replaces it.
 */

import type { RootState } from '@react-three/fiber';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type Quality, useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import type { Direction } from '../table/director/direction.ts';
import { useDirector } from '../table/director/store.ts';
import type { ClientGame } from '../table/game.ts';
import { useLabels } from '../table/labels/use-labels.ts';
import { ErrorBoundary } from '../table/panels/ErrorBoundary.tsx';
import { isCovered, probeWebgl, useScreen } from '../table/screen.ts';
import { useGame } from '../table/use-game.ts';
import { useArrival } from '../world/arrival.ts';
import { firstLevel } from '../world/pace.ts';
import { LEVELS, type Level, QUALITY } from '../world/quality.ts';
import { lightOf, MENU_LIGHT } from '../world/scenery.ts';
import { Arriving } from './Arriving.tsx';
import { useRestRate } from './use-rest.ts';

const SceneryCanvas = lazy(async () => {
  const { SceneryCanvas } = await import('../world/SceneryCanvas.tsx');
  useArrival.setState({ code: true });
  return { default: SceneryCanvas };
});

const Directing = lazy(async () => ({
  default: (await import('../table/director/Directing.tsx')).Directing,
}));

const Labels = lazy(async () => ({ default: (await import('../table/labels/Labels.tsx')).Labels }));
const LabelPlacer = lazy(async () => ({
  default: (await import('../table/labels/Labels.tsx')).LabelPlacer,
}));

const CaptionPlacer = lazy(async () => ({
  default: (await import('../table/captions/CaptionPlacer.tsx')).CaptionPlacer,
}));

const Signs = lazy(async () => ({ default: (await import('../table/signs/Signs.tsx')).Signs }));

/** A lost context may be replaced: a failure after the loss belongs to the same loss. */
function giveUp(reason: unknown): void {
  const { lost, giveUp: end } = useScreen.getState();
  end(lost || reason === 'context lost');
}

/** A lost context may be restored when the page becomes visible again. The ledger stays open. */
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

/**
 * Events that happened while the city was covered are not staged afterwards: it shows the present
 * state.
 */
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
  const labels = useLabels(game, playing);
  const rest = useRestRate();
  const [{ webgl: may, software }] = useState(probeWebgl);
  const shown = levels(quality, software);
  const { carved } = QUALITY[shown.quality];
  useEffect(() => {
    if (!may || !webgl || !game) return;
    // In parallel with the canvas's own code, not after it; the canvas learns whether they have
    // been loaded.
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
            smooths={!software}
            seed={match || undefined}
            light={light}
            covered={covered}
            rest={rest}
            onUnavailable={giveUp}
            onReady={awaitPicture}
          >
            {playing && <Board />}
            {labels && (
              <Suspense fallback={null}>
                <LabelPlacer />
              </Suspense>
            )}
            {playing && (
              <Suspense fallback={null}>
                <CaptionPlacer scenery={game.scenery} />
              </Suspense>
            )}
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
          {labels && (
            <Suspense fallback={null}>
              <Labels labels={labels} />
            </Suspense>
          )}
        </Suspense>
      </ErrorBoundary>
      <Arriving scenery={game.scenery} />
    </div>
  );
}

/** The director's input, once the page wants a director and it is loaded; else null. */
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

/** Number of pictures that must have been drawn: the first may still lack parts of the second. */
const PICTURES = 2;

/** The city is built; once it has been drawn the outline before it may disappear. */
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
  // A person who chooses the lowest level under software rendering wants it to run at all.
  if (chosen) return { quality: chosen, coarse: software && chosen === 'low' };
  const { level, ceiling, coarse } = firstLevel({
    screen: Math.min(screen.width, screen.height),
    cores: navigator.hardwareConcurrency ?? 4,
    touch: matchMedia('(pointer: coarse)').matches,
    software,
  });
  return { quality: level, adapts: ceiling, coarse };
}
