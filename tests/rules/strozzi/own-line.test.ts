/**
 * A flag that wins at once brings the question for a port and perhaps a tile: a choice is evaluated
 * with those answers.
 */

import { expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import { CLAIM, PASS } from '../../../engine/games/strozzi/codes.ts';
import { PIRATE, SHIPS } from '../../../engine/games/strozzi/data.ts';
import { CURRENT } from '../../../engine/games/strozzi/state.ts';
import { searchings } from '../../../engine/registry.ts';
import type { SearchRules } from '../../../engine/search/contract.ts';
import { FlatSearch } from '../../../engine/search/flat.ts';
import { ownLine } from '../../../engine/search/own-line.ts';
import { seatInfos } from '../../battery/play.ts';
import { game, Table } from './table.ts';

const searching = searchings[game.id];
const search = new FlatSearch(game as unknown as SearchRules, searching);
const lineOf = ({ state, decider }: Table, code: number): readonly number[] => {
  const asked = { root: state.slice(), seats: 3, seat: decider };
  return ownLine(game, searching, search, asked, code, seatInfos(3));
};

test('the strike of a pirate with the port, and with the tile where the ship has a promotion', () => {
  const lengths = new Set<number>();
  for (let seed = 0; seed < 12; seed++) {
    const table = Table.fresh(3, {}, seed);
    const { decider } = table;
    const line = lineOf(table, CLAIM + PIRATE);
    expect(line).toEqual(lineOf(table.copy(), CLAIM + PIRATE));
    expect(line).toHaveLength(SHIPS[table.state[CURRENT]].promo ? 3 : 2);
    lengths.add(line.length);
    // Each is an answer to a question of this seat, and behind the last comes no further one.
    for (const code of line) {
      expect(game.deciders(table.state)).toBe(1 << decider);
      table.do(decider, { ...game.decode(table.state, decider, code) });
    }
    expect(table.view.phase).toBe('claim');
  }
  expect([...lengths].sort()).toEqual([2, 3]);
});

test('who passes is asked no more; what others may still answer is not foretold', () => {
  const table = Table.fresh(3, {}, 1);
  expect(lineOf(table, PASS)).toEqual([PASS]);
  expect(lineOf(table, CLAIM)).toEqual([CLAIM]);
});

test('an answer that a position does not allow is left to the policy', () => {
  const { state, decider } = Table.fresh(3, {}, 1);
  const asked = { root: state.slice(), seats: 3, seat: decider };
  const ends = (lines: readonly (readonly number[])[]): string[] => {
    const told: string[] = [];
    search.compare(asked, lines, 4, new SeededChance('ends'), (_, leaf) => told.push(leaf.join()));
    return told;
  };
  expect(ends([[PASS, CLAIM]])).toEqual(ends([[PASS]]));
  expect(ends([[CLAIM + PIRATE, PASS]])).toEqual(ends([[CLAIM + PIRATE]]));
});
