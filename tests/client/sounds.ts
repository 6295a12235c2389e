/** Conditions for every sound, of the house and of a game. */

import { describe, expect, test } from 'vitest';
import { type Cue, recipeOf } from '../../client/sound/cues.ts';
import { loudest, peakOf } from '../../client/sound/loudness.ts';
import { GROUPS, nameOf, type OwnCue } from '../../client/sound/recipes.ts';
import { HIGHEST_PEAK, RATE, renderCue } from '../../client/sound/render.ts';

/** Longest cue of each group, in seconds. */
const LONGEST = { ambience: 4.5, events: 5, music: 10, cues: 2 } as const;

export function mean(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
}

/** A block of tests that a sound is clean, as loud as it should be, and no two takes alike. */
export const sounds = (cue: Cue | OwnCue) =>
  describe(nameOf(cue), () => {
    const { takes, group, level, spread } = recipeOf(cue);
    const rendered = Array.from({ length: takes }, (_, take) => renderCue(cue, take));

    test('is clean: numbers, no direct current, no click at either end, room above its peak', () => {
      for (const samples of rendered) {
        expect(samples.every(Number.isFinite)).toBe(true);
        expect(Math.abs(mean(samples))).toBeLessThan(0.0005);
        expect(peakOf(samples)).toBeLessThanOrEqual(HIGHEST_PEAK + 1e-6);
        expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.004);
        expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(1e-5);
        expect(samples.length / RATE).toBeLessThan(LONGEST[group]);
        expect(samples.length / RATE).toBeGreaterThan(0.1);
      }
    });

    test('is as loud as its recipe wants it', () => {
      for (const samples of rendered) {
        const loud = loudest(samples, RATE);
        expect(loud).toBeLessThan(level + 0.1);
        expect(loud).toBeGreaterThan(level - 3);
      }
    });

    test('is the same every time, and differs from take to take', () => {
      expect(renderCue(cue, 0)).toEqual(rendered[0]);
      const different = new Set(rendered.map((samples) => samples.slice(0, 4000).join()));
      expect(different.size).toBe(takes);
      if (GROUPS.indexOf(group) < 2) expect(takes > 1 && spread > 0).toBe(true);
    });
  });
