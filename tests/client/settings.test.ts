/** Settings that an earlier visit, or a hand, left in the browser. */

import { expect, test, vi } from 'vitest';
import { acceptable, useSettings } from '../../client/store/settings.ts';

test('values that the pages write are read again', () => {
  const written = {
    speed: 'instant',
    motion: 'reduced',
    quality: 'low',
    textScale: 1.2,
    game: 'x',
    level: 'doge',
    learnt: { x: 3 },
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
    learnt: { x: -1 },
    constructor: 'unknown',
    name: 'Ana',
  };
  expect(acceptable(spoilt)).toEqual({ name: 'Ana' });
  for (const nothing of [null, 7, 'text']) expect(acceptable(nothing)).toEqual({});
});

test('a person’s choices are kept for the next visit', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  useSettings.getState().set({ muted: true });
  expect(JSON.parse(stored.get('laguna.settings') ?? '{}')).toMatchObject({ muted: true });
});
