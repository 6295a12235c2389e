/** The stage without a server: a canvas whose clock, light, camera and quality a page controls. */

import type { RootState } from '@react-three/fiber';
import type { ComponentType } from 'react';
import { lazy, Suspense, useEffect } from 'react';
import { create } from 'zustand';
import { useTable } from '../../store/table.ts';
import type { Direction } from '../../table/director/direction.ts';
import type { ClientGame } from '../../table/game.ts';
import { LabelPlacer, Labels } from '../../table/labels/Labels.tsx';
import { useLabels } from '../../table/labels/use-labels.ts';
import { clock, resetClock, stir } from '../../world/clock.ts';
import { drawFrame, pace } from '../../world/frames.ts';
import { LEVELS, type Level } from '../../world/quality.ts';
import { rendererOf } from '../../world/renderer.ts';
import { SceneryCanvas } from '../../world/SceneryCanvas.tsx';
import type { Scenery } from '../../world/scenery.ts';

/** Figures of the last frame, all passes together. */
export interface StageStats {
  readonly drawCalls: number;
  readonly triangles: number;
  readonly textures: number;
  readonly geometries: number;
  readonly programs: number;
  /** Frames drawn since the page began. */
  readonly frames: number;
  /** Whether the last frame drew only what moves over the kept picture. */
  readonly kept: boolean;
  /** Mean time that the page spent on one frame, milliseconds. */
  readonly frameMs: number;
  /** Name of the machine or software that drew it. */
  readonly renderer: string;
}

const Directing = lazy(async () => ({
  default: (await import('../../table/director/Directing.tsx')).Directing,
}));

interface StageStore {
  /** The game whose place is built; null = none yet. */
  readonly game: string | null;
  readonly scenery: Scenery | null;
  readonly Board: ComponentType | null;
  /** Source of the labels over the board. */
  readonly labelled: Pick<ClientGame, 'labels'> | null;
  readonly light: number;
  readonly quality: Level;
  readonly coarse: boolean;
  readonly keeps: boolean;
  readonly frameloop: 'auto' | 'never';
  /** The director's input; null: no director. */
  readonly direction: Direction | null;
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Counts up to ask whether the canvas has caught up. */
  readonly stamp: number;
}

const asked = new URLSearchParams(typeof location === 'object' ? location.search : '');

/** `/stage?quality=low`: the level to begin at; the canvas keeps that level's edges. */
function askedLevel(): Level {
  return LEVELS.find((level) => level === asked.get('quality')) ?? 'medium';
}

export const useStage = create<StageStore>()(() => ({
  game: null,
  scenery: null,
  Board: null,
  labelled: null,
  light: 1,
  quality: askedLevel(),
  coarse: false,
  keeps: false,
  frameloop: 'never',
  direction: null,
  size: null,
  stamp: 0,
}));

let root: RootState | null = null;
let standing = Promise.withResolvers<void>();
/** The board, which comes after its place, is built as well. */
let boarded = false;

/** Settles when the place is built, with its board; rejects if there is no WebGL. */
export const placeStands = (): Promise<void> => standing.promise;

/** Clears the stage for the place of another game. */
export function stageGame({
  id,
  scenery,
  Board,
  labels,
}: Pick<ClientGame, 'id' | 'scenery' | 'Board' | 'labels'>): void {
  if (useStage.getState().game !== null) standing = Promise.withResolvers<void>();
  root = null;
  boarded = false;
  const labelled = labels ? { labels } : null;
  useStage.setState({ game: id, scenery, Board, labelled, direction: null });
}

/** Longest time step of motion; longer times are cut into such steps. */
const STEP = 1 / 30;

/** Lets `seconds` pass; only the last instant is drawn, and only if it is seen. */
export function advanceStage(seconds: number, seen = true): void {
  if (!root) throw new Error('The stage is not ready yet');
  const steps = Math.max(1, Math.ceil(seconds / STEP - 1e-6));
  for (let k = 0; k < steps; k++) {
    clock.blind = !seen || k < steps - 1;
    drawFrame(root, seconds / steps);
  }
  clock.blind = false;
}

/** The first instant again: the same calls then give the same pictures. */
export function rewindStage(): void {
  resetClock();
  stir(0.5);
}

/** A machine that takes longer than this has other problems. Milliseconds. */
const PATIENCE = 5000;
let reached = 0;
let heard: () => void = () => {};

/** Settles when all requests so far have been carried out inside the canvas. */
export async function stageCaughtUp(): Promise<void> {
  const stamp = useStage.getState().stamp + 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve) => {
    heard = () => {
      if (reached >= stamp) resolve();
    };
    timer = setTimeout(resolve, PATIENCE);
    useStage.setState({ stamp });
  });
  clearTimeout(timer);
}

/** Inside the canvas, beside the board: mounted once that is loaded. */
function Boarded() {
  useEffect(() => {
    boarded = true;
    if (root) standing.resolve();
  }, []);
  return null;
}

/** Inside the canvas: reports the stamp that has arrived there. */
function CaughtUp({ stamp }: { stamp: number }) {
  useEffect(() => {
    reached = stamp;
    heard();
  }, [stamp]);
  return null;
}

export function stageStats(): StageStats {
  if (!root) throw new Error('The stage is not ready yet');
  const { gl } = root;
  return {
    drawCalls: gl.info.render.calls,
    triangles: gl.info.render.triangles,
    textures: gl.info.memory.textures,
    geometries: gl.info.memory.geometries,
    programs: gl.info.programs?.length ?? 0,
    frames: pace.frames,
    kept: !pace.whole,
    frameMs: pace.frameMs,
    renderer: rendererOf(gl.getContext()),
  };
}

export function StageView() {
  const { game, scenery, Board, light, quality, coarse, keeps, frameloop, direction, size, stamp } =
    useStage();
  // The board alone is a picture; with a person at it, it has labels.
  const seated = useTable((table) => table.seat !== null);
  const labels = useLabels(
    useStage((stage) => stage.labelled),
    seated,
  );
  if (!scenery) return null;
  return (
    <div
      style={{
        position: 'fixed',
        top: 0,
        left: 0,
        width: size ? `${size.width}px` : '100vw',
        height: size ? `${size.height}px` : '100vh',
      }}
    >
      <SceneryCanvas
        key={game}
        scenery={scenery}
        light={light}
        quality={quality}
        coarse={coarse}
        keeps={keeps}
        frameloop={frameloop}
        // `/stage?weather=…`: the weather of the match of that name.
        seed={asked.get('weather') ?? undefined}
        onReady={(state) => {
          root = state;
          if (boarded) standing.resolve();
        }}
        onUnavailable={(reason) => standing.reject(new Error(reason))}
      >
        {Board ? (
          <Suspense fallback={null}>
            <Board />
            <Boarded />
          </Suspense>
        ) : null}
        {direction ? (
          <Suspense fallback={null}>
            <Directing direction={direction} />
          </Suspense>
        ) : null}
        {labels && <LabelPlacer />}
        <CaughtUp stamp={stamp} />
      </SceneryCanvas>
      {labels && <Labels labels={labels} />}
    </div>
  );
}
