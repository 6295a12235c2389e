/** Draws the frames: every one while something moves, 30 a second while only the water does. */

import { advance, type RootState } from '@react-three/fiber';
import { awake, clock, tick } from './clock.ts';

/** Longest step of the clock: a page that slept does not jump. */
const LONGEST = 0.1;
const CALM = 1 / 31;

/** Times of the last frames, for choosing the quality and for `stats`. */
export const pace = { frameMs: 16, frames: 0 };

/** Who looks at each frame as soon as it is drawn: a clip. */
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
 * Frames until the returned function is called. `onFrame` hears how many seconds a frame at full
 * rate took: what the level of quality is chosen by.
 */
export function startFrames(state: RootState, onFrame: (seconds: number) => void): () => void {
  let last = performance.now();
  let request = 0;
  let moved = false;
  const frame = (now: number): void => {
    request = requestAnimationFrame(frame);
    const passed = (now - last) / 1000;
    if (!awake() && passed < CALM) return;
    last = now;
    // The first frame after a calm has waited on purpose.
    if (moved && awake()) onFrame(passed);
    moved = awake();
    drawFrame(state, Math.min(LONGEST, Math.max(0, passed)));
  };
  request = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(request);
}
