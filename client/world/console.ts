/** Messages of three in the console, except for those that nobody here can act on. */

import { setConsoleFunction } from 'three';

/**
 * @react-three/fiber (9.8, its newest) makes one of three's clocks for every canvas, which three
 * (since r183) answers with a warning. Nothing here reads it: the city's time is `clock.ts`. To be
 * removed once fiber uses a Timer.
 */
const FIBERS_CLOCK =
  'THREE.Clock: This module has been deprecated. Please use THREE.Timer instead.';

/** Suppresses only that message of three; to be called before the first canvas is made. */
export function hushFibersClock(): void {
  setConsoleFunction((type, message, ...params) => {
    if (type === 'warn' && message === FIBERS_CLOCK) return;
    console[type](message, ...params);
  });
}
