/** The town under arrow keys, and the meaning of its spaces to the viewer. */

import { expect, test } from 'vitest';
import { isNear, neighbours, open, reach } from '../../../client/games/genoa/facts.ts';
import { ARROWS, beside, squaresOf } from '../../../client/games/genoa/walking.ts';
import { SPACES, type SpaceId } from '../../../engine/games/genoa/map.ts';
import { Table } from './positions.ts';

test('arrows come to every space, each step to one beside it', () => {
  const seen = new Set<SpaceId>(['market']);
  for (const space of seen) {
    for (const key of Object.keys(ARROWS)) {
      const next = beside(space, key);
      if (next !== space) expect(neighbours(space)).toContain(next);
      seen.add(next);
    }
  }
  expect(seen.size).toBe(SPACES.length);
});

test('the squares of all spaces fill the grid once', () => {
  const squares = SPACES.flatMap((space) => squaresOf(space).map(String));
  expect(new Set(squares).size).toBe(64);
  expect(squares).toHaveLength(64);
});

test('a space is open for words as long as the tower can still come there', () => {
  const moving = new Table({
    seats: [{}, {}, {}],
    path: ['s42', 's52', 's62'],
    state: 'MOVE',
  }).at(0).view.public;
  expect(open(moving)).toEqual([...reach(moving).keys()]);
  expect([...reach(moving)].filter(([, moves]) => moves > 2)).toEqual([]);
  expect(open(moving)).not.toContain('s52');
  const near = SPACES.filter((space) => isNear(moving, space));
  expect(near.sort()).toEqual(['metals', 'park', 's63']);
  const claimed = new Table({ seats: [{}, {}, {}], path: ['park'], state: 'CLAIM' }).at(0);
  expect(SPACES.filter((space) => isNear(claimed.view.public, space))).toEqual(['park']);
});
