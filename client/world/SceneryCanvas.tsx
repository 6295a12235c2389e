/**
 * The canvas of a game's place. An own, small wrapper over react-three-fiber: only the used
 * elements are registered, and frames are drawn on demand.
 */

import { createRoot, events, extend, type RootState, type RootStore } from '@react-three/fiber';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  AmbientLight,
  BufferAttribute,
  BufferGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  NeutralToneMapping,
  Object3D,
  PCFShadowMap,
  PlaneGeometry,
  PointLight,
  Points,
  PointsMaterial,
  ShaderMaterial,
  Sprite,
  SpriteMaterial,
  WebGLRenderer,
} from 'three';
import { stir } from './clock.ts';
import { hushFibersClock } from './console.ts';
import { startFrames, pace as times } from './frames.ts';
import { measure, newPace, type Pace } from './pace.ts';
import { dprOf, type Level, QUALITY, useQuality } from './quality.ts';
import { watchRatio } from './ratio.ts';
import { release } from './release.ts';
import { USUAL } from './rest.ts';
import { Surroundings } from './Surroundings.tsx';
import type { Scenery } from './scenery.ts';
import { weatherOf } from './weather.ts';

extend({
  AmbientLight,
  BufferAttribute,
  BufferGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  Object3D,
  PlaneGeometry,
  PointLight,
  Points,
  PointsMaterial,
  ShaderMaterial,
  Sprite,
  SpriteMaterial,
});

export interface SceneryCanvasProps {
  readonly scenery: Scenery;
  readonly quality?: Level;
  /** The highest level that measuring may choose instead of `quality`; absent: it stays. */
  readonly adapts?: Level;
  /**
   * Half as many pixels in each direction while the camera moves, unless measuring finds that all
   * can be drawn.
   */
  readonly coarse?: boolean;
  /**
   * Whether levels with smooth edges have them; absent: they have. Where a processor draws they cost
   * more than everything else of a frame together.
   */
  readonly smooths?: boolean;
  /** Seed of the weather: a match's name, or a number. */
  readonly seed?: string | number;
  /** Light of the day: 0 morning, 1 noon, 2 evening, 3 night, fractions between. */
  readonly light?: number;
  /** `never`: the page drives the clock itself (stage, tests). */
  readonly frameloop?: 'auto' | 'never';
  /** Frames a second while nothing but water and birds moves (`rest.ts`); absent: the usual number. */
  readonly rest?: number;
  /** Whether a level that keeps its resting picture does so (`kept/`); absent: it does. */
  readonly keeps?: boolean;
  /** Something covers the whole canvas: nothing is drawn meanwhile. */
  readonly covered?: boolean;
  /**
   * There is no WebGL here (the reason in words), or the context is lost and does not come back
   * (`LOST`).
   */
  readonly onUnavailable?: (reason: string) => void;
  /** Everything is built, the next frame is complete. */
  readonly onReady?: (state: RootState) => void;
  /** A press on nothing. */
  readonly onMiss?: () => void;
  /** The board. */
  readonly children?: ReactNode;
}

/** A seed of fair weather. */
const FAIR = 5;

/** The reason of a lost context: another canvas may get one. */
const LOST = 'context lost';
/** Milliseconds in sight that a lost context gets to come back by itself. */
const PATIENCE = 12_000;

export function SceneryCanvas(props: SceneryCanvasProps) {
  const { quality = 'medium', adapts, coarse = false, frameloop = 'auto' } = props;
  const { covered = false, rest = USUAL, keeps = true, smooths = true } = props;
  const holder = useRef<HTMLDivElement>(null);
  const store = useRef<RootStore | null>(null);
  const draw = useRef<() => void>(() => {});
  const start = useRef<() => void>(() => {});
  /** Outlives a lost context and a canvas: a level that was too much then is too much now. */
  const paced = useRef<Pace | null>(null);
  /**
   * Whether the canvas smooths edges. A canvas cannot change this: if it is too much, half of a
   * frame under software rendering, another canvas takes its place.
   */
  const [smooth, setSmooth] = useState(smooths && QUALITY[quality].antialias);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const box = holder.current;
    if (!box) return;
    let alive = true;
    let stopFrames = (): void => {};
    let patience: ReturnType<typeof setTimeout> | undefined;
    const canvas = document.createElement('canvas');
    canvas.style.cssText = 'display:block;width:100%;height:100%;outline:none';
    box.append(canvas);
    const { quality = 'medium', coarse } = paced.current
      ? { quality: paced.current.level, coarse: paced.current.coarse }
      : latest.current;
    useQuality.setState({ level: quality });
    times.coarse = coarse ?? false;
    const ready = (state: RootState): void => latest.current.onReady?.(state);
    const giveUp = (reason: unknown): void => {
      if (alive) latest.current.onUnavailable?.(String(reason));
    };

    const letGo = (): void => {
      const { gl, scene } = store.current?.getState() ?? {};
      if (gl && scene) release(gl, scene);
    };
    // A hidden page gets no context back, and nobody misses it.
    const waitInSight = (): void => {
      clearTimeout(patience);
      if (!document.hidden) patience = setTimeout(() => giveUp(LOST), PATIENCE);
    };
    const lost = (event: Event): void => {
      event.preventDefault();
      stopFrames();
      letGo();
      waitInSight();
      document.addEventListener('visibilitychange', waitInSight);
    };
    const found = (): void => {
      clearTimeout(patience);
      document.removeEventListener('visibilitychange', waitInSight);
    };
    const restored = (): void => {
      found();
      useQuality.setState(({ restorations }) => ({ restorations: restorations + 1 }));
      stir(1);
      run();
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);

    const run = (): void => {
      stopFrames();
      const state = store.current?.getState();
      const { frameloop, covered } = latest.current;
      if (!state || frameloop === 'never' || covered) return;
      stopFrames = startFrames(state, (seconds) => {
        const { adapts } = latest.current;
        if (!adapts) paced.current = null;
        else paced.current ??= newPace(useQuality.getState().level, adapts, latest.current.coarse);
        const pace = paced.current;
        if (!pace || !measure(pace, seconds)) return;
        if (!QUALITY[pace.level].antialias) setSmooth(false);
        useQuality.setState({ level: pace.level });
        times.coarse = pace.coarse;
        state.setDpr(dprOf(pace.level, innerWidth * innerHeight));
        stir(0.5);
      });
    };

    hushFibersClock();
    const root = createRoot(canvas);
    root
      .configure({
        gl: (defaults) => newRenderer(defaults.canvas as HTMLCanvasElement, smooth),
        events,
        shadows: { enabled: true, type: PCFShadowMap, autoUpdate: false },
        frameloop: 'never',
        dpr: dprOf(quality, innerWidth * innerHeight),
        size: sizeOf(box),
        camera: { fov: 28, near: 2, far: 900, position: [0, 110, 110] },
        onPointerMissed: () => latest.current.onMiss?.(),
      })
      .then(() => {
        if (!alive) return;
        draw.current = () => {
          store.current = root.render(
            <Surroundings
              scenery={latest.current.scenery}
              light={latest.current.light ?? 1}
              weather={weatherOf(latest.current.seed ?? FAIR)}
              onReady={ready}
              onFailed={giveUp}
            >
              {latest.current.children}
            </Surroundings>,
          );
        };
        draw.current();
        // What React changes in the scene is drawn, also where nothing else would be.
        store.current?.setState({ invalidate: () => times.rate === 0 && stir(0.1) });
        store.current?.getState().events.connect?.(box);
        start.current = run;
        run();
      })
      .catch(giveUp);

    // On another monitor, or in a resized or zoomed window, the picture has other pixels.
    const refit = (): void => {
      const { level } = useQuality.getState();
      store.current?.getState().setDpr(dprOf(level, innerWidth * innerHeight));
      stir(0.3);
    };
    const stopRatio = watchRatio(refit);
    const watch = new ResizeObserver(() => {
      const { width, height } = sizeOf(box);
      if (width > 0 && height > 0) store.current?.getState().setSize(width, height);
      refit();
    });
    watch.observe(box);
    return () => {
      alive = false;
      found();
      stopFrames();
      watch.disconnect();
      stopRatio();
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
      draw.current = () => {};
      start.current = () => {};
      letGo();
      store.current = null;
      root.unmount();
      canvas.remove();
    };
  }, [smooth]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice counts when measuring ends
  useEffect(() => {
    // A choice overrides the result of measuring, and the other way round. A page that drives the
    // clock keeps its canvas.
    if (latest.current.frameloop !== 'never') setSmooth(smooths && QUALITY[quality].antialias);
    useQuality.setState({ level: quality });
    times.coarse = coarse;
    store.current?.getState().setDpr(dprOf(quality, innerWidth * innerHeight));
    stir(0.5);
  }, [quality, adapts, coarse, smooths]);

  useEffect(() => {
    times.rate = rest;
    stir(0.1);
  }, [rest]);

  useEffect(() => {
    times.keeps = keeps;
    stir(0.1);
  }, [keeps]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: who drives the clock, or what is seen, has changed
  useEffect(() => start.current(), [frameloop, covered]);

  // All props of React (scenery, light, board) are passed on to the inner root at once.
  useEffect(() => {
    draw.current();
    stir(0.3);
  });

  return <div ref={holder} style={{ position: 'absolute', inset: 0, overflow: 'hidden' }} />;
}

function newRenderer(canvas: HTMLCanvasElement, antialias: boolean): WebGLRenderer {
  const gl = new WebGLRenderer({ canvas, antialias, powerPreference: 'high-performance' });
  gl.toneMapping = NeutralToneMapping;
  gl.info.autoReset = false;
  return gl;
}

function sizeOf(box: HTMLElement): { width: number; height: number; top: number; left: number } {
  const { width, height, top, left } = box.getBoundingClientRect();
  return { width: Math.max(1, width), height: Math.max(1, height), top, left };
}
