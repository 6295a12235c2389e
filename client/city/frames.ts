/** Draws the frames: every one while something moves, 30 a second while only the water does. */

import { advance, type RootState } from '@react-three/fiber';
import { awake, clock, tick } from './clock.ts';

/** Longest step of the clock: a page that slept does not jump. */
const LONGEST = 0.1;
const CALM = 1 / 31;

/** Times of the last frames, for choosing the quality and for `stats`. */
export const pace = { frameMs: 16, frames: 0 };

/** One frame that lasts `seconds` of the city's time. */
export function drawFrame(state: RootState, seconds: number): void {
  const started = performance.now();
  tick(seconds);
  state.gl.info.reset();
  advance(clock.time, true, state);
  pace.frames++;
  pace.frameMs += (performance.now() - started - pace.frameMs) * 0.15;
}

/** Frames that take longer than this are felt; so many seconds of them are too much. */
const SLOW = 1 / 18;
const ENDURED = 3;

/**
 * Frames until the returned function is called. `onSlow` hears of it when frames at full rate
 * have come too slowly for some seconds.
 */
export function startFrames(state: RootState, onSlow: () => void): () => void {
  let last = performance.now();
  let request = 0;
  let slow = 0;
  const frame = (now: number): void => {
    request = requestAnimationFrame(frame);
    const passed = (now - last) / 1000;
    if (!awake() && passed < CALM) return;
    last = now;
    // Hidden pages and single hitches say nothing about the machine.
    if (awake() && passed < 1) {
      slow = passed > SLOW ? slow + passed : Math.max(0, slow - passed * 3);
      if (slow > ENDURED) {
        slow = 0;
        onSlow();
      }
    }
    drawFrame(state, Math.min(LONGEST, Math.max(0, passed)));
  };
  request = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(request);
}
