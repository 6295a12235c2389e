/** Settings that an earlier visit, or a hand, left in the browser. */

import { expect, test } from 'vitest';
import { acceptable } from '../../client/store/settings.ts';

test('what the pages write is read again', () => {
  const written = {
    speed: 'instant',
    motion: 'reduced',
    quality: 'low',
    textScale: 1.2,
    game: 'x',
    level: 'doge',
  };
  expect(acceptable(written)).toEqual(written);
});

test('a value that no page could have written is dropped, alone', () => {
  const spoilt = {
    speed: 'fast',
    quality: 'ultra',
    motion: 1,
    textScale: 12,
    volume: null,
    muted: 'yes',
    level: 'cardinal',
    constructor: 'unknown',
    name: 'Ana',
  };
  expect(acceptable(spoilt)).toEqual({ name: 'Ana' });
  for (const nothing of [null, 7, 'text']) expect(acceptable(nothing)).toEqual({});
});
