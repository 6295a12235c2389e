/** The scoreboard of a broadcast when chests are hidden. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Now } from '../../client/table/overlay/part.ts';
import { scorePart } from '../../client/table/overlay/score.ts';

/** The part of an element that the overlay needs. */
class Node {
  readonly dataset: { [name: string]: string } = {};
  readonly style = {};
  readonly children: (Node | string)[] = [];
  className = '';
  title = '';
  append(...more: (Node | string)[]): void {
    this.children.push(...more);
  }
  setAttribute(name: string, value: string): void {
    if (name.startsWith('data-')) this.dataset[name.slice(5)] = value;
  }
  getAttribute = () => '';
  get firstElementChild(): Node {
    return this;
  }
  get textContent(): string {
    return this.children.map((one) => (typeof one === 'string' ? one : one.textContent)).join('');
  }
  set textContent(text: string) {
    this.children.splice(0, this.children.length, text);
  }
}

beforeEach(() => {
  const createElement = () => new Node();
  vi.stubGlobal('document', { createElement, createElementNS: createElement });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a closed chest is a chest and a word on when it opens, not a dash', () => {
  const seats = ['Ana', 'Ben'].map((name, seat) => ({ seat, name, color: 'red' }));
  let purses: readonly (number | null)[] = [null, null];
  const part = scorePart({
    row: 'row',
    seats: () => seats,
    order: () => [0, 1],
    cells: () => ({ cells: [], update: () => undefined }),
    score: (_view, seat) => purses[seat]?.toString() ?? null,
    decides: () => false,
    won: () => false,
  }).make();
  const root = part.root as unknown as Node;
  const now = { table: null, view: {} } as unknown as Now;
  const [list] = root.children as Node[];
  const counts = () =>
    ((list as Node).children as Node[]).map((row) => {
      const count = row.children.at(-1) as Node;
      return [count.textContent, count.dataset.closed];
    });
  part.update(now);
  expect(counts()).toEqual([
    ['', 'true'],
    ['', 'true'],
  ]);
  expect(root.dataset.closed).toBe('true');
  expect(root.textContent).toContain('Chests stay closed until the end.');
  // The end opens them.
  purses = [12, 0];
  part.update(now);
  expect(counts()).toEqual([
    ['12', 'false'],
    ['0', 'false'],
  ]);
  expect(root.dataset.closed).toBe('false');
});
