/** The samples themselves, computed without a browser: loudness, length, peak, clicks, variety. */

import { describe, expect, test } from 'vitest';
import { BED_RATE, BEDS, renderBed } from '../../client/sound/beds.ts';
import { CUES, type Cue } from '../../client/sound/cues.ts';
import { loudest, peakOf } from '../../client/sound/loudness.ts';
import { lastCurve, loudness } from '../../client/sound/mixer.ts';
import { RATE, renderCue } from '../../client/sound/render.ts';
import { strike } from '../../client/sound/tones.ts';
import { seeded } from '../../client/world/clock.ts';
import { mean, sounds } from './sounds.ts';

const NAMES = Object.keys(CUES) as Cue[];
NAMES.forEach(sounds);

test('a melody that ends a match is fuller for the one who has won it', () => {
  const [close, triumph] = [renderCue('close'), renderCue('triumph')];
  expect(triumph.length).toBeGreaterThan(close.length * 1.3);
  expect(loudest(triumph, RATE)).toBeGreaterThan(loudest(close, RATE) + 1);
});

test('more coins are a longer sound', () => {
  const [few, some, rain] = (['coinFew', 'coins', 'coinRain'] as const).map((c) => renderCue(c));
  expect(few?.length).toBeLessThan(some?.length ?? 0);
  expect(some?.length).toBeLessThan(rain?.length ?? 0);
});

/** How often samples cross zero upwards, in hertz. */
function pitchOf(samples: Float32Array, rate: number): number {
  // By the best match of the wave with itself, one period later.
  let [best, at] = [-1, 1];
  for (let lag = Math.floor(rate / 900); lag < rate / 80; lag++) {
    let sum = 0;
    for (let k = 0; k < 6000; k++) sum += (samples[k] ?? 0) * (samples[k + lag] ?? 0);
    if (sum > best) [best, at] = [sum, lag];
  }
  return rate / at;
}

test('a plucked string sounds at the pitch that is written', () => {
  for (const pitch of [110, 196, 329.6, 440]) {
    const out = new Float32Array(RATE);
    strike(out, { at: 0, lasts: 1, pitch, gain: 0.5, wave: 'pluck' }, RATE, seeded(pitch));
    const heard = pitchOf(out.subarray(3000), RATE);
    expect(Math.abs(1200 * Math.log2(heard / pitch)), `${pitch} Hz`).toBeLessThan(25);
  }
});

describe.each(BEDS)('the loop of %s', (bed) => {
  const loop = renderBed(bed);
  test('is quiet, clean and without a seam', () => {
    expect(loop.every(Number.isFinite)).toBe(true);
    expect(Math.abs(mean(loop))).toBeLessThan(0.0005);
    expect(peakOf(loop)).toBeLessThan(0.25);
    expect(loudest(loop, BED_RATE)).toBeLessThan(-30);
    expect(loop.length / BED_RATE).toBeGreaterThan(5);
    let widest = 0;
    for (let k = 1; k < loop.length; k++)
      widest = Math.max(widest, Math.abs((loop[k] ?? 0) - (loop[k - 1] ?? 0)));
    const seam = Math.abs((loop[0] ?? 1) - (loop.at(-1) ?? 0));
    expect(seam).toBeLessThanOrEqual(widest);
    expect(renderBed(bed)).toEqual(loop);
  });
});

test('a full-scale tone of 1 kHz measures as the recommendation says', () => {
  const rate = 48_000;
  const tone = Float32Array.from({ length: rate }, (_, k) =>
    Math.sin((2 * Math.PI * 997 * k) / rate),
  );
  expect(loudest(tone, rate)).toBeCloseTo(-3.01, 1);
});

test('the final curve keeps any mixture below full scale and leaves quiet alone', () => {
  const curve = lastCurve();
  for (let k = 1; k < curve.length; k++) expect(curve[k]).toBeGreaterThanOrEqual(curve[k - 1] ?? 0);
  expect(peakOf(curve)).toBeLessThan(1);
  const half = (curve.length - 1) / 2;
  expect(curve[half]).toBeCloseTo(0, 6);
  expect(curve[half + half / 2]).toBeCloseTo(0.5, 3);
  expect(loudness(0)).toBe(0);
  expect(loudness(1)).toBe(1);
});
