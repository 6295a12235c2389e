/** The overlay without a browser: its address. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlays } from '../../client/games/registry-overlay.ts';
import {
  chosenParts,
  codeOf,
  DEFAULTS,
  type OverlayOptions,
  queryOf,
  readOptions,
} from '../../client/table/overlay/options.ts';

describe('address', () => {
  const options: fc.Arbitrary<OverlayOptions> = fc.record({
    show: fc.option(fc.subarray(['score', 'market', 'lower-2', 'turn'], { minLength: 1 })),
    scale: fc.integer({ min: 10, max: 60 }).map((n) => n / 20),
    side: fc.constantFrom('left', 'right'),
    theme: fc.constantFrom('dark', 'light'),
    lang: fc.constantFrom(null, 'en'),
  });

  test('what an address says is what was chosen', () => {
    fc.assert(
      fc.property(options, (chosen) => {
        expect(readOptions(queryOf(chosen))).toEqual({ options: chosen, notes: [] });
      }),
    );
    expect(queryOf(DEFAULTS)).toBe('');
  });

  test('any address gives an overlay; its errors are noted', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.string(),
        fc.string(),
        (show, scale, side, theme) => {
          const query = new URLSearchParams({ show, scale, side, theme });
          const { options: read } = readOptions(`?${query}`);
          if (read.show !== null) expect(read.show.length).toBeGreaterThan(0);
          expect(read.scale).toBeGreaterThanOrEqual(0.5);
          expect(read.scale).toBeLessThanOrEqual(3);
        },
      ),
    );
    const { options: read, notes } = readOptions(
      '?show=Ticker, %3F,ticker&scale=9&side=up&theme=&lang=tlh',
    );
    expect(read).toEqual({ ...DEFAULTS, show: ['ticker'] });
    expect(notes.map(({ option }) => option).sort()).toEqual(['lang', 'scale', 'side', 'theme']);
    expect(readOptions('?show=,').notes).toEqual([{ option: 'show', given: ',' }]);
    expect(readOptions('?scale=1,5').options.scale).toBe(1.5);
  });

  test('a game has the parts that it has; what it lacks is named and changes nothing', () => {
    const parts = { turn: {}, score: {}, market: { former: 'ticker' } };
    const all = ['turn', 'score', 'market'];
    expect(chosenParts(null, parts)).toEqual({ names: all, unknown: [] });
    expect(chosenParts(['market', 'turn'], parts).names).toEqual(['turn', 'market']);
    // In the form of addresses of earlier versions.
    expect(chosenParts(['ticker'], parts)).toEqual({ names: ['market'], unknown: [] });
    expect(chosenParts(['harbour', 'score'], parts)).toEqual({
      names: ['score'],
      unknown: ['harbour'],
    });
    // A part that must be requested is not among the default parts.
    const more = { ...parts, odds: { wished: true } } as const;
    expect(chosenParts(null, more).names).toEqual(all);
    expect(chosenParts(['gone'], more).names).toEqual(all);
    expect(chosenParts(['odds', 'turn'], more).names).toEqual(['turn', 'odds']);
    // An address with another game's parts shows everything rather than nothing.
    expect(chosenParts(['harbour'], parts)).toEqual({ names: all, unknown: ['harbour'] });
  });

  test.each(Object.keys(overlays))(
    '%s: its parts have names for addresses, and titles',
    async (id) => {
      const { parts } = (await overlays[id]?.()) ?? { parts: {} };
      const names = Object.keys(parts);
      expect(names).toEqual(expect.arrayContaining(['turn', 'score', 'lower']));
      expect(readOptions(`?show=${names.join(',')}`).options.show).toEqual(names);
      const titles = Object.values(parts).map(({ title }) => title);
      expect(new Set(titles).size).toBe(names.length);
    },
  );

  test('codes', () => {
    expect(codeOf('/overlay/abc12')).toBe('ABC12');
    expect(['/overlay', '/overlay/', '/overlay/a/b', '/hand/A'].map(codeOf)).toEqual(
      Array(4).fill(null),
    );
  });
});
