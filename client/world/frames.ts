/**
 * Draws the frames: every one while something moves, at the rate of `rest.ts` while only the water
 * does.
 */

import { advance, type RootState } from '@react-three/fiber';
import { awake, clock, tick } from './clock.ts';
import { restInterval, USUAL } from './rest.ts';

/** Longest step of the clock: a page that slept does not jump. */
const LONGEST = 0.1;

/** Seconds: if the screen asks for the next frame later than this, the last one kept the machine busy. */
const BUSY = 1 / 40;

/**
 * Times of the last frames, for choosing the quality and for `stats`; `rate`: requested frames a
 * second while nothing moves.
 */
export const pace = { frameMs: 16, frames: 0, rate: USUAL };

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
 * Frames until the returned function is called. `onFrame` receives the seconds that a frame at full
 * rate took: they choose the level of quality.
 */
export function startFrames(state: RootState, onFrame: (seconds: number) => void): () => void {
  let last = performance.now();
  let request = 0;
  let moved = false;
  /** A frame has been drawn, and the screen has not asked for the next one so far. */
  let drawn = false;
  /** Seconds that a frame keeps the machine busy; 0: it keeps up with the screen. */
  let cost = 0;
  const frame = (now: number): void => {
    request = requestAnimationFrame(frame);
    const passed = (now - last) / 1000;
    const moves = awake();
    if (drawn) cost += ((passed > BUSY ? passed : 0) - cost) / 4;
    drawn = false;
    if (!moves && passed < restInterval(pace.rate, cost)) return;
    last = now;
    drawn = true;
    // The first frame after a calm has waited on purpose.
    if (moved && moves) onFrame(passed);
    moved = moves;
    // Where only what changes is drawn, water and birds stand still.
    const still = !moves && pace.rate === 0;
    drawFrame(state, still ? 0 : Math.min(LONGEST, Math.max(0, passed)));
  };
  request = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(request);
}
