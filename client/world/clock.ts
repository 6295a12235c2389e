/**
 * The city's one clock. All motion is a function of `clock.time`, so that a page that drives the
 * clock from outside gets the same picture every time.
 */

export const clock = {
  /** Seconds since the city was opened (or was reset by the stage). */
  time: 0,
  /** Seconds between this frame and the one before. */
  delta: 0,
  /** Until this time something other than water moves: full frame rate. */
  awakeUntil: 0,
  /** The shadows do not match the scene any more; the light redraws them and clears this. */
  shadowsDirty: true,
  /** The shadows must not wait any longer: the motion has come to rest. */
  shadowsDue: false,
  /** The reflection in the water does not match any more; the water redraws it and clears this. */
  mirrorDirty: true,
  /** This step is invisible: everything moves, nothing is drawn. */
  blind: false,
};

/**
 * An instant, as functions of the frame take it: a bare number would be boxed at every call, and
 * frames must not allocate.
 */
export interface Instant {
  readonly time: number;
}

/**
 * Seconds as shaders take them: written in place, since a bare number would be boxed in every
 * frame.
 */
export interface Seconds {
  readonly value: Float32Array;
}

export function newSeconds(): Seconds {
  return { value: new Float32Array(1) };
}

/** GLSL: declares seconds that are handed over as `uniform`, to be read as `name`. */
export function declared(name: string, uniform: string): string {
  return `uniform float ${uniform}[1];\n#define ${name} ${uniform}[0]\n`;
}

/** The city's seconds, for the uniform `uNow`. */
export const now = newSeconds();
/** Declares them as `uTime`. */
export const TIME = declared('uTime', 'uNow');

/** Moves the clock on by `seconds`; the driver of the frames calls it once per frame. */
export function tick(seconds: number): void {
  clock.delta = seconds;
  clock.time += seconds;
  now.value[0] = clock.time;
}

/**
 * Tells the city that something moves (pieces, camera, light): for `seconds` frames come at full
 * rate. `shadows`: the moving things cast a shadow.
 */
export function stir(seconds = 0.4, shadows = true): void {
  clock.awakeUntil = Math.max(clock.awakeUntil, clock.time + seconds);
  clock.mirrorDirty = true;
  if (shadows) clock.shadowsDirty = true;
}

/**
 * Tells the city that pieces have come to rest: if shadows do not follow moving things they are
 * redrawn with the next frame, even during other motion.
 */
export function settle(): void {
  stir(0.1);
  clock.shadowsDue = true;
}

/** True while something other than water moves. */
export function awake(): boolean {
  return clock.time < clock.awakeUntil;
}

/** Back to the first instant; for reproducible pictures. */
export function resetClock(): void {
  clock.time = 0;
  now.value[0] = 0;
  clock.delta = 0;
  clock.awakeUntil = 0;
  clock.shadowsDue = false;
  clock.shadowsDirty = true;
  clock.mirrorDirty = true;
}

/** A seeded stream of numbers in [0, 1): the picture's only source of chance (mulberry32). */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Ease in and out, 0 … 1 to 0 … 1. */
export function smooth(t: number): number {
  const x = Math.min(1, Math.max(0, t));
  return x * x * (3 - 2 * x);
}
