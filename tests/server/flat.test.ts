/** The judgement of an hour's memory: it finds growth, and accepts stable memory. */

import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import {
  judge,
  judgeCycles,
  LEAST_CYCLES,
  LEAST_READINGS,
  type Reading,
} from '../campaign/flat.ts';

const MB = 1e6;
const COUNT = 60;
const BOUND = { share: 0.05, bytes: 3 * MB };

/** A reading a minute; `level` in MB, with up to `noise` MB of fluctuation. */
function hour(level: (minute: number) => number, noise = 3, seed = 'hour'): Reading[] {
  const chance = new SeededChance(seed);
  return Array.from({ length: COUNT }, (_, minute) => ({
    at: minute * 60,
    bytes: (level(minute) + (noise * chance.below(1000)) / 1000) * MB,
  }));
}

const flat = (readings: readonly Reading[]) => judge(readings, BOUND)?.flat;

describe('flat is', () => {
  test('a stable series, with any jitter within its bound', () => {
    for (let k = 0; k < 50; k++) expect(flat(hour(() => 52, 4, `tremble ${k}`))).toBe(true);
  });

  test('growth during the warm-up', () => {
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

  test('a shrinking series', () => {
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

describe('rounds of five games one after the other', () => {
  /** Memory of each game's place, in MB. */
  const PLACES = [310, 420, 280, 365, 500];
  const GPU = { share: 0.05, bytes: 16 * MB };
  /** A reading a round; `more` in MB comes on top, with up to `noise` MB of fluctuation. */
  function rounds(
    more: (round: number) => number,
    { cycles = 5, noise = 8, seed = 'rounds' } = {},
  ): Reading[] {
    const chance = new SeededChance(seed);
    return Array.from({ length: cycles * PLACES.length }, (_, round) => ({
      at: round,
      bytes:
        (PLACES[round % PLACES.length] + more(round) + (noise * chance.below(1000)) / 1000) * MB,
    }));
  }
  const isFlat = (readings: readonly Reading[]) => judgeCycles(readings, PLACES.length, GPU)?.flat;

  test('the swing between games is no growth, wherever the last ones end', () => {
    for (let k = 0; k < 50; k++) {
      const readings = rounds(() => 0, { seed: `swing ${k}` });
      expect(isFlat(readings)).toBe(true);
      for (const left of [1, 2, 3, 4]) expect(isFlat(readings.slice(0, -left))).toBe(true);
    }
  });

  test('what the first cycle keeps for good is none either', () => {
    expect(isFlat(rounds((round) => Math.min(round, 5) * 40))).toBe(true);
  });

  test('a leak is found, from 2.5 MB a round on, and in the place of one game alone', () => {
    for (const leak of [2.5, 10]) {
      for (let k = 0; k < 20; k++) {
        expect(isFlat(rounds((round) => leak * round, { seed: `leak ${k}` }))).toBe(false);
      }
    }
    expect(isFlat(rounds((round) => 10 * Math.floor(round / 5)))).toBe(false);
  });

  test('a few cycles say nothing', () => {
    const few = rounds((round) => 10 * round, { cycles: LEAST_CYCLES - 1 });
    expect(judgeCycles(few, PLACES.length, GPU)).toBeNull();
    expect(isFlat(rounds((round) => 10 * round, { cycles: LEAST_CYCLES }))).toBe(false);
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
