/** Easing and paths of moving pieces: pure numbers in, numbers out. `t` runs from 0 to 1. */

export const clamp01 = (t: number): number => Math.min(1, Math.max(0, t));
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const smooth = (t: number): number => t * t * (3 - 2 * t);
export const easeOut = (t: number): number => 1 - (1 - t) * (1 - t) * (1 - t);
export const easeIn = (t: number): number => t * t * t;
/** Overshoots its goal a little and returns. */
export const backOut = (t: number): number => {
  const u = t - 1;
  return 1 + 2.2 * u * u * u + 1.2 * u * u;
};
/** 0 at both ends, 1 in the middle: the height of a thrown piece. */
export const arch = (t: number): number => 4 * t * (1 - t);
/** Rises, stays and falls: for things that show themselves for a while. */
export const swell = (t: number, edge = 0.2): number => smooth(clamp01(Math.min(t, 1 - t) / edge));
/** A landing with one small bounce. */
export const bounce = (t: number): number => {
  if (t < 0.75) return (t / 0.75) * (t / 0.75);
  const u = (t - 0.875) / 0.125;
  return 1 - 0.06 * (1 - u * u);
};

/** A fixed pseudo-random number in 0 … 1 of two integers: jitter that never changes. */
export function jitter(a: number, b: number): number {
  let h = Math.imul(a + 1, 374761393) ^ Math.imul(b + 7, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
