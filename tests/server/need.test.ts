/** How much a table is needed, by its people. */

import { describe, expect, test } from 'vitest';
import { COLORS } from '../../engine/core/colors.ts';
import type { Client } from '../../server/colyseus.ts';
import { needOf } from '../../server/table/need.ts';
import { Seats } from '../../server/table/seats.ts';

interface Scene {
  readonly stage?: 'lobby' | 'playing' | 'finished';
  /** Sessions of the connections, the first of them Ana's. */
  readonly here?: readonly string[];
  /** Ana is away, and how long already. */
  readonly away?: 'just now' | 'for long';
  readonly screen?: string;
  readonly house?: boolean;
}

function need({ stage = 'lobby', here = ['ana'], away, screen, house = false }: Scene): string {
  const seats = new Seats(2, COLORS);
  seats.unhosted = house;
  seats.sit(0, { session: 'ana', token: 'token', browser: '' });
  if (away)
    Object.assign(seats.chairs[0], { session: null, heldSince: away === 'for long' ? 1 : 0 });
  seats.setBot(1, 'random');
  return needOf({
    table: { stage, seats },
    clients: here.map((sessionId) => ({ sessionId }) as Client),
    seatOf: ({ sessionId }) => seats.bySession(sessionId),
    isScreen: ({ sessionId }) => sessionId === screen,
  });
}

describe('a table', () => {
  test('with a person in a running match is played at, also while a bot helps out', () => {
    expect(need({ stage: 'playing' })).toBe('playing');
    expect(need({ stage: 'playing', here: [], away: 'just now' })).toBe('playing');
    expect(need({ stage: 'playing', here: ['eve'], away: 'just now' })).toBe('playing');
  });

  test('whose person is long away is watched, or nobody’s', () => {
    expect(need({ stage: 'playing', here: ['eve'], away: 'for long' })).toBe('watched');
    expect(need({ stage: 'playing', here: [], away: 'for long' })).toBe('empty');
  });

  test('without a running match is waited at by its people and its screen', () => {
    for (const stage of ['lobby', 'finished'] as const) {
      expect(need({ stage })).toBe('waiting');
      expect(need({ stage, here: ['wall'], away: 'for long', screen: 'wall' })).toBe('waiting');
      expect(need({ stage, here: ['eve'], away: 'just now' })).toBe('watched');
      expect(need({ stage, here: [], away: 'just now' })).toBe('empty');
    }
  });

  test('of the house is the house’s, for any people there', () => {
    expect(need({ house: true, here: [] })).toBe('house');
    expect(need({ house: true, stage: 'playing' })).toBe('house');
  });
});
