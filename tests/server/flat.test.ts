/** The judgement on an hour's memory: it finds what grows, and lets stand what does not. */

import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import { judge, LEAST_READINGS, type Reading } from '../campaign/flat.ts';

const MB = 1e6;
const COUNT = 60;
const BOUND = { share: 0.05, bytes: 3 * MB };

/** A reading a minute; `level` in MB, with up to `noise` MB more that comes and goes. */
function hour(level: (minute: number) => number, noise = 3, seed = 'hour'): Reading[] {
  const chance = new SeededChance(seed);
  return Array.from({ length: COUNT }, (_, minute) => ({
    at: minute * 60,
    bytes: (level(minute) + (noise * chance.below(1000)) / 1000) * MB,
  }));
}

const flat = (readings: readonly Reading[]) => judge(readings, BOUND)?.flat;

describe('flat is', () => {
  test('what stays, however much it trembles within its bound', () => {
    for (let k = 0; k < 50; k++) expect(flat(hour(() => 52, 4, `tremble ${k}`))).toBe(true);
  });

  test('what has grown while it warmed up', () => {
    expect(flat(hour((minute) => Math.min(60, 30 + minute * 1.5)))).toBe(true);
    expect(flat(hour((minute) => (minute < 5 ? 30 : minute < 15 ? 45 : 60)))).toBe(true);
  });

  test('a small step that is the last one', () => {
    expect(flat(hour((minute) => (minute < 40 ? 60 : 61)))).toBe(true);
  });

  test('a single high reading, also as the last one', () => {
    expect(flat(hour((minute) => (minute === 33 ? 400 : 60)))).toBe(true);
    expect(flat(hour((minute) => (minute === 59 ? 400 : 60)))).toBe(true);
  });

  test('what shrinks', () => {
    expect(flat(hour((minute) => 90 - minute / 2))).toBe(true);
  });
});

describe('not flat is', () => {
  test('a leak under the trembling, from 150 kB a minute on', () => {
    for (let k = 0; k < 50; k++) {
      const readings = hour((minute) => 52 + 0.15 * minute, 3, `leak ${k}`);
      expect(flat(readings)).toBe(false);
      expect(judge(readings, BOUND)!.growth / MB).toBeGreaterThan(4);
    }
  });

  test('a leak in steps', () => {
    expect(flat(hour((minute) => 52 + 2 * Math.floor(minute / 10)))).toBe(false);
  });

  test('a leak that begins late, or comes at once', () => {
    expect(flat(hour((minute) => 52 + Math.max(0, minute - 45)))).toBe(false);
    expect(flat(hour((minute) => (minute < 50 ? 52 : 60)))).toBe(false);
  });

  test('a leak whose readings come at uneven times', () => {
    const readings = hour((minute) => 52 + 0.2 * minute).map(({ at, bytes }) => ({
      at: at + (at % 7),
      bytes,
    }));
    expect(flat(readings)).toBe(false);
  });
});

test('the bound is the larger of a share and a number of bytes', () => {
  const step = (minute: number): number => (minute < 40 ? 200 : 208);
  const verdict = judge(hour(step, 0), { share: 0.05, bytes: 3 * MB });
  expect(verdict).toMatchObject({ flat: true, level: 200 * MB, allowed: 10 * MB });
  expect(judge(hour(step, 0), { share: 0.01, bytes: 3 * MB })?.flat).toBe(false);
});

test('a few readings say nothing', () => {
  const readings = hour((minute) => 50 * minute);
  expect(judge(readings.slice(0, LEAST_READINGS - 1), BOUND)).toBeNull();
  expect(judge(readings.slice(0, LEAST_READINGS), BOUND)?.flat).toBe(false);
});
