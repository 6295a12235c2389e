/** How often the city is drawn while nothing but water, birds and boats moves. */

import type { RootState } from '@react-three/fiber';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock, resetClock, stir } from '../../client/world/clock.ts';
import { pace, startFrames } from '../../client/world/frames.ts';
import { restInterval, restRate, USUAL } from '../../client/world/rest.ts';

const machine = { reduced: false, saves: false, shows: false };

test('a person’s choice counts; without one the machine and the page decide', () => {
  expect(restRate('auto', machine)).toBe(30);
  expect(restRate('auto', { ...machine, saves: true })).toBe(20);
  expect(restRate('auto', { ...machine, reduced: true, saves: true })).toBe(0);
  expect(restRate('smooth', { ...machine, reduced: true })).toBe(60);
  expect(restRate('calm', machine)).toBe(20);
  expect(restRate('still', machine)).toBe(0);
  for (const calm of ['auto', 'smooth', 'calm', 'still'] as const) {
    expect(restRate(calm, { reduced: true, saves: true, shows: true }), 'shown to others').toBe(60);
  }
});

test('a slow machine has two thirds of its time for the page, and never less than a frame a second', () => {
  expect(restInterval(30, 0)).toBeCloseTo(1 / 30, 2);
  expect(restInterval(20, 0.01)).toBeCloseTo(1 / 20, 2);
  expect(restInterval(30, 0.1)).toBeCloseTo(0.3);
  expect(restInterval(30, 5)).toBe(1);
  expect(restInterval(60, 0.5)).toBe(0);
  expect(restInterval(0, 0)).toBe(1);
});

/** A screen that asks for a frame every `ms` milliseconds, and a city that costs nothing. */
function screen(ms: number) {
  let asked: FrameRequestCallback | null = null;
  let now = 1000;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    asked = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    asked = null;
  });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return (seconds: number, busy: () => number = () => 0): void => {
    for (const end = now + seconds * 1000; now < end; now += Math.max(ms, busy())) asked?.(now);
  };
}

let drawn = 0;
const city = {
  gl: { info: { reset: () => drawn++ }, getContext: () => ({}) },
  internal: { subscribers: [], active: true, frames: 0 },
  clock: { running: false, elapsedTime: 0, oldTime: 0, getDelta: () => 0 },
  frameloop: 'never',
} as unknown as RootState;

beforeEach(() => {
  drawn = 0;
  resetClock();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  pace.rate = USUAL;
});

test.each([
  [60, 238, 242],
  [30, 110, 122],
  [20, 75, 82],
  [0, 3, 4],
])('%i frames a second at rest', (rate, least, most) => {
  const run = screen(1000 / 60);
  pace.rate = rate;
  const stop = startFrames(city, () => undefined);
  run(4);
  expect(drawn).toBeGreaterThanOrEqual(least);
  expect(drawn).toBeLessThanOrEqual(most);
  stop();
});

test('what moves has every frame at any rate, and after it the city rests again', () => {
  const run = screen(1000 / 60);
  pace.rate = 0;
  const stop = startFrames(city, () => undefined);
  run(2);
  const before = drawn;
  stir(1);
  run(1);
  expect(drawn - before).toBeGreaterThan(55);
  run(0.5);
  const rested = drawn;
  run(3);
  expect(drawn - rested).toBeLessThanOrEqual(4);
  stop();
});

test('where only what changes is drawn, water and birds stand still', () => {
  const run = screen(1000 / 60);
  pace.rate = 0;
  const stop = startFrames(city, () => undefined);
  run(5);
  expect(clock.time).toBe(0);
  stop();
});

test('a machine that is busy with each frame draws fewer of them at rest', () => {
  const run = screen(1000 / 60);
  pace.rate = 30;
  const stop = startFrames(city, () => undefined);
  let last = 0;
  // 0.2 seconds for each frame that is drawn.
  run(30, () => {
    const busy = drawn > last ? 200 : 0;
    last = drawn;
    return busy;
  });
  expect(drawn).toBeGreaterThan(30);
  expect(drawn).toBeLessThan(70);
  stop();
});
