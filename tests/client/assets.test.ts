/** The committed models equal the workshop's output, byte for byte. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Sums, sampleSums, sha256 } from '../../assets/city/sums.ts';

const read = (file: string): Buffer =>
  readFileSync(new URL(`../../assets/city/${file}`, import.meta.url));
const sums = JSON.parse(read('sums.json').toString()) as Sums;

describe('the models', () => {
  it('are the files whose sums were written with them', () => {
    expect(Object.keys(sums.files).sort()).toEqual(['city-plain.glb', 'city.glb']);
    for (const [file, sum] of Object.entries(sums.files)) expect(sha256(read(file))).toBe(sum);
  });

  it('come out of the workshop with the same bytes again', async () => {
    expect(await sampleSums()).toEqual(sums.sample);
  });
});
