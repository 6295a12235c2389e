/** Each condition that holds in every position also fails in a broken one. */

import { expect, test } from 'vitest';
import * as S from '../../../engine/games/masters-of-venice/state.ts';
import { rule } from '../rule.ts';
import { same, someSteps } from './matches.ts';
import { turnAt } from './positions.ts';
import { game } from './table.ts';

/**
 * Every position of some matches with one number changed; returns the names of the failed
 * conditions.
 */
function broken(field: number, value: (old: number) => number): string[] {
  const state = turnAt('church', {
    seats: [
      { guildOrders: ['GO-01'], rumors: ['RUM-B1'], favors: ['FAV-20-A'], shares: { miller: 1 } },
      { delivered: ['GO-02'], cubes: { gems: 1 } },
      {},
    ],
    docks: [{ iron: 2 }, {}, {}, {}],
    offices: { officeNorth: 'iron', officeSouth: 'gems' },
    discardedRumors: ['RUM-T3'],
  }).state;
  expect(game.invariants(state)).toEqual([]);
  state[field] = value(state[field]);
  return game.invariants(state);
}
const more = (old: number): number => old + 1;
const less = (old: number): number => old - 1;

rule('MV-002', 'A cube too many or too few is noticed, wherever it lies', () => {
  for (let r = 0; r < 6; r++)
    for (const field of [S.BAG + r, S.DOCK + r, S.DOCK + 18 + r, S.CUBES + S.at(2) + r])
      for (const change of [more, less]) expect(broken(field, change)).toEqual(['cubes']);
  expect(broken(S.OFFICE, () => 3)).toEqual(['cubes']);
  expect(broken(S.OFFICE + 1, () => -1)).toEqual(['cubes']);
  expect(broken(S.PENDING_CUBES + 3, () => 2)).toEqual(['cubes']);
  // Also where two wrongs make a sum of 15.
  for (const field of [S.DOCK + 6, S.CUBES + S.at(1), S.BAG]) {
    const state = turnAt('church').state;
    state[field] = state[field] - 20;
    state[S.CUBES + S.at(0)] = state[S.CUBES + S.at(0)] + 20;
    expect(game.invariants(state)).toEqual(['cubes']);
  }
});

rule('MV-003', 'So is a share', () => {
  for (let k = 0; k < 7; k++)
    for (const field of [S.SUPPLY + k, S.SHARES + k, S.SHARES + S.at(2) + k])
      for (const change of [more, less]) expect(broken(field, change)).toEqual(['shares']);
  for (const field of [S.SUPPLY, S.SHARES + S.at(1)]) {
    const state = turnAt('church').state;
    state[field] = state[field] - 20;
    state[S.SHARES + S.at(0)] = state[S.SHARES + S.at(0)] + 20;
    expect(game.invariants(state)).toEqual(['shares']);
  }
});

rule(['MV-007', 'MV-011'], 'So is a price off its track', () => {
  for (let i = 0; i < 6; i++)
    for (const price of [0, 105, 42]) expect(broken(S.PRICE + i, () => price)).toEqual(['prices']);
  for (let i = 0; i < 5; i++)
    for (const price of [0, 105, 42]) expect(broken(S.SHARE + i, () => price)).toEqual(['prices']);
  for (let i = 5; i < 7; i++) expect(broken(S.SHARE + i, () => 25)).toEqual(['prices']);
  for (const price of [5, 100]) {
    expect(broken(S.PRICE, () => price)).toEqual([]);
    expect(broken(S.SHARE, () => price)).toEqual([]);
  }
});

rule(['MV-009', 'MV-013'], 'So are orders and cash that cannot be', () => {
  for (let i = 0; i < 5; i++) {
    for (const orders of [-1, 16]) expect(broken(S.ORDERS + i, () => orders)).toEqual(['orders']);
    for (const orders of [0, 15]) expect(broken(S.ORDERS + i, () => orders)).toEqual([]);
  }
  for (let p = 0; p < 3; p++) {
    for (const cash of [-5, 12]) expect(broken(S.CASH + S.at(p), () => cash)).toEqual(['cash']);
    expect(broken(S.CASH + S.at(p), () => 0)).toEqual([]);
  }
});

rule(['MV-004', 'MV-005', 'MV-006'], 'So is a card or tile that is missing or lies twice', () => {
  expect(broken(S.STACK_SIZE, less)).toEqual(['favors']);
  expect(broken(S.STACK, (id) => (id + 1) % 6)).toEqual(['favors']);
  expect(broken(S.PLAZA_SIZE, less)).toEqual(['favors']);
  expect(broken(S.FAVORS_SIZE, less)).toEqual(['favors']);
  expect(broken(S.CANAL + 3, () => -1)).toEqual(['rumors']);
  expect(broken(S.CANAL + 3, (id) => (id + 1) % 15)).toEqual(['rumors']);
  expect(broken(S.REMOVED_RUMORS + 2, (id) => (id + 1) % 15)).toEqual(['rumors']);
  expect(broken(S.DISCARD_SIZE, less)).toEqual(['rumors']);
  expect(broken(S.RUMORS_SIZE, less)).toEqual(['rumors']);
  expect(broken(S.DECK_SIZE, less)).toEqual(['guildOrders']);
  expect(broken(S.DECK, (id) => (id + 1) % 21)).toEqual(['guildOrders']);
  expect(broken(S.HAND_SIZE, less)).toEqual(['guildOrders']);
  expect(broken(S.DELIVERED_SIZE + S.at(1), less)).toEqual(['guildOrders']);
  expect(broken(S.PENDING_CARDS + 1, () => 0)).toEqual(['guildOrders']);
});

rule(['MV-017', 'MV-101', 'MV-213'], 'So are seats, rounds, order and turns out of bounds', () => {
  expect(broken(S.SEATS, () => 1)).toContain('seats');
  expect(broken(S.SEATS, () => 6)).toContain('seats');
  for (const round of [0, 17]) expect(broken(S.ROUND, () => round)).toEqual(['gondola']);
  for (const round of [1, 16]) expect(broken(S.ROUND, () => round)).toEqual([]);
  expect(broken(S.CHARACTER, () => 1)).toEqual(['characters']);
  expect(broken(S.CHARACTER, () => 1 << 6)).toEqual(['characters']);
  expect(broken(S.TURN_ORDER, () => 1)).toEqual(['turnOrder']);
  expect(broken(S.TURN_ORDER, () => -1)).toEqual(['turnOrder']);
  expect(broken(S.BID, () => 12)).toEqual(['bids']);
  expect(broken(S.BID, () => 5000)).toEqual([]);
  expect(broken(S.TURN_SEAT, () => -1)).toEqual(['turn']);
  expect(broken(S.TURN_SEAT, () => 3)).toEqual(['turn']);
  expect(broken(S.TURN_PLACE, () => -1)).toEqual(['turn']);
});

test('No match ever breaks one', () => {
  for (const { after } of someSteps()) same(game.invariants(after).length, 0);
});
