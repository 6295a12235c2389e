/**
 * Draws the frames: every one while something moves, at the rate of `rest.ts` while only the water
 * does.
 */

import { advance, type RootState } from '@react-three/fiber';
import { awake, clock, tick } from './clock.ts';
import { isSoftware, rendererOf } from './renderer.ts';
import { restInterval, USUAL } from './rest.ts';

/** Longest step of the clock: a page that slept does not jump. */
const LONGEST = 0.1;

/** Seconds: if the screen asks for the next frame later than this, the last one kept the machine busy. */
const BUSY = 1 / 40;

/** Times of the last frames, for choosing the quality and for `stats`, and how frames are drawn. */
export const pace = {
  frameMs: 16,
  frames: 0,
  /** Requested frames a second while nothing moves. */
  rate: USUAL,
  /** Seconds that a frame keeps the machine busy; 0: it keeps up with the screen. */
  cost: 0,
  /** Whether a level that keeps its resting picture does so. */
  keeps: true,
  /** Half as many pixels in each direction wherever everything is drawn. */
  coarse: false,
  /** Whether the last frame drew everything. */
  whole: true,
};

/** Called after each drawn frame: for a clip. */
export const afterFrame: { current: (() => void) | null } = { current: null };

/** One frame that lasts `seconds` of the city's time. */
export function drawFrame(state: RootState, seconds: number): void {
  const started = performance.now();
  tick(seconds);
  state.gl.info.reset();
  advance(clock.time, true, state);
  afterFrame.current?.();
  pace.frames++;
  pace.frameMs += (performance.now() - started - pace.frameMs) * 0.15;
}

/**
 * Whether the frame that was drawn last is finished. A processor that draws takes all frames at
 * once and works them off much later: without this the picture would be seconds behind the hand.
 */
class Fence {
  private readonly gl: WebGL2RenderingContext | null;
  private sync: WebGLSync | null = null;

  /** Where a graphics card draws, browsers keep the queue short: nothing is ever waited for. */
  constructor(context: WebGLRenderingContext | WebGL2RenderingContext) {
    const known = typeof WebGL2RenderingContext === 'function';
    const modern = known && context instanceof WebGL2RenderingContext;
    this.gl = modern && isSoftware(rendererOf(context)) ? context : null;
  }

  /** A frame has been handed over. */
  set(): void {
    const { gl } = this;
    if (!gl) return;
    this.sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
  }

  /** Whether it is still being drawn. */
  busy(): boolean {
    const { gl, sync } = this;
    if (!gl || !sync || gl.isContextLost()) return false;
    if (gl.getSyncParameter(sync, gl.SYNC_STATUS) !== gl.SIGNALED) return true;
    gl.deleteSync(sync);
    this.sync = null;
    return false;
  }
}

/**
 * Frames until the returned function is called. `onFrame` receives the seconds that a frame at full
 * rate took: they choose the level of quality.
 */
export function startFrames(state: RootState, onFrame: (seconds: number) => void): () => void {
  let last = performance.now();
  let request = 0;
  let moved = false;
  const fence = new Fence(state.gl.getContext());
  /** A frame has been drawn, and the screen has not asked for the next one so far. */
  let drawn = false;
  const frame = (now: number): void => {
    request = requestAnimationFrame(frame);
    if (fence.busy()) return;
    const passed = (now - last) / 1000;
    const moves = awake();
    if (drawn) pace.cost += ((passed > BUSY ? passed : 0) - pace.cost) / 4;
    drawn = false;
    if (!moves && passed < restInterval(pace.rate, pace.cost)) return;
    last = now;
    drawn = true;
    // The first frame after a calm has waited on purpose; a kept picture hides what a level costs.
    if (moved && moves && pace.whole) onFrame(passed);
    moved = moves;
    // Where only what changes is drawn, water and birds stand still.
    const still = !moves && pace.rate === 0;
    drawFrame(state, still ? 0 : Math.min(LONGEST, Math.max(0, passed)));
    fence.set();
  };
  request = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(request);
}
