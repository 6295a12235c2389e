/** The scoreboard of a broadcast when chests are hidden. */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { scorePart } from '../../client/table/overlay/score.tsx';

test('a closed chest is a chest and a word on when it opens, not a dash', () => {
  const seats = ['Ana', 'Ben'].map((name, seat) => ({ seat, name, color: 'red' }));
  let purses: readonly (number | null)[] = [null, null];
  const { Part } = scorePart({
    row: 'row',
    seats: () => seats,
    order: () => [0, 1],
    cells: () => null,
    score: (_view, seat) => purses[seat]?.toString() ?? null,
    decides: () => false,
    won: () => false,
  });
  const view = { version: 'test/1', seq: 0, public: {} };
  const shown = (): string =>
    renderToStaticMarkup(<Part table={null} view={view} line={null} log={[]} clock={() => 0} />);
  /** Of each row whether its chest is closed, and its figure. */
  const counts = (page: string): string[][] =>
    [...page.matchAll(/class="ov-count" data-closed="(\w+)"><span>(.*?)<\/span>/g)].map(
      ([, closed = '', figure = '']) => [closed, figure],
    );
  const closed = shown();
  expect(counts(closed)).toEqual([
    ['true', ''],
    ['true', ''],
  ]);
  expect(closed).toMatch(/data-part="score"[^>]* data-closed="true"/);
  expect(closed).toContain('Chests stay closed until the end.');
  // The end opens them.
  purses = [12, 0];
  const open = shown();
  expect(counts(open)).toEqual([
    ['false', '12'],
    ['false', '0'],
  ]);
  expect(open).toMatch(/data-part="score"[^>]* data-closed="false"/);
});
