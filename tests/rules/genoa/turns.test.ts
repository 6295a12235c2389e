/** Turns, movement and actions (rules, section 8) beyond the worked examples. */

import { expect } from 'vitest';
import { CARD } from '../../../engine/games/genoa/cards.ts';
import { COMMODITIES } from '../../../engine/games/genoa/data.ts';
import {
  BUILDING,
  BUILDINGS_AT,
  FIRST_STREET,
  MARKET,
  NEIGHBOURS,
  NO_SPACE,
  OUTER_RING,
  SPACE_AT,
  SPACES,
} from '../../../engine/games/genoa/map.ts';
import { rule } from '../rule.ts';
import { A, B, C, D, game, on, seats, Table } from './table.ts';

const names = (spaces: readonly number[]): string[] => spaces.map((space) => SPACES[space]).sort();

rule(
  ['GE-001', 'GE-002', 'GE-203', 'GE-207', 'GE-304', 'GE-305'],
  'The town is the one of section 2.2',
  () => {
    expect([SPACES.length, BUILDING.length, NO_SPACE - FIRST_STREET]).toEqual([39, 18, 20]);
    expect(SPACE_AT).toHaveLength(64);
    expect(SPACE_AT.every((space) => space < NO_SPACE)).toBe(true);
    const of = (space: number): number => SPACE_AT.filter((one) => one === space).length;
    expect(of(MARKET)).toBe(4);
    expect(SPACE_AT[3 + 8 * 3]).toBe(MARKET);
    // Guild Hall, the first of all spaces, takes two squares.
    expect([SPACE_AT[3 + 8 * 2], SPACE_AT[4 + 8 * 2]]).toEqual([0, 0]);
    expect([of(SPACES.indexOf('park')), of(SPACES.indexOf('harbor'))]).toEqual([2, 2]);
    const listed: { readonly [space: string]: string } = {
      market: 'cathedral cityHall guildHall postOffice',
      guildHall: 'market s33 s42 s52 s63',
      villaRicci: 'inn s23 spices',
      inn: 's24 s25 villaMonetti villaRicci',
      s23: 's24 s33 spices villaRicci',
      s47: 'harbor postOffice s37 s57',
      s76: 'fabric s66 s75 villaZasteri',
    };
    for (const [space, near] of Object.entries(listed)) {
      expect(names(NEIGHBOURS[SPACES.indexOf(space as 'market')])).toEqual(near.split(' '));
    }
    for (let street = FIRST_STREET; street < NO_SPACE; street++) {
      expect(BUILDINGS_AT[street], SPACES[street]).toHaveLength(2);
    }
    OUTER_RING.forEach((building, i) => {
      expect(NEIGHBOURS[building]).toContain(OUTER_RING[(i + 1) % OUTER_RING.length]);
    });
  },
);

rule(['GE-004', 'GE-007', 'GE-805', 'GE-812'], 'The cards are those of section 2.7', () => {
  const of = (kind: number) => CARD.filter((card) => card.kind === kind);
  expect([0, 1, 2, 3].map((kind) => of(kind).length)).toEqual([16, 16, 14, 14]);
  const wanted = (kind: number, good: number) =>
    of(kind).filter(({ goods }) => goods.includes(good)).length;
  COMMODITIES.forEach((_, good) => {
    expect([wanted(0, good), wanted(1, good)]).toEqual([6, 2]);
  });
  const villas = new Map<number, number>();
  for (const { buildings } of of(0)) villas.set(buildings[0], (villas.get(buildings[0]) ?? 0) + 1);
  expect([...villas.values()]).toEqual([4, 4, 4, 4]);
  expect(of(2).every(({ buildings }) => !NEIGHBOURS[buildings[0]].includes(buildings[1]))).toBe(
    true,
  );
  expect(new Set(of(3).map(({ buildings }) => buildings[0])).size).toBe(14);
});

rule(['GE-003', 'GE-005', 'GE-006'], 'Nothing comes or goes', () => {
  const given = on(3, ['s42', 's52']);
  const breaks = (more: object, law: string) => {
    expect(() => game.position({ ...given, ...more } as never)).toThrow(law);
  };
  breaks({ discs: { s42: 1, s52: 3 } }, 'the tower has five discs');
  breaks({ seats: seats(3, { 0: { personal: 4, general: 4 } }) }, 'each colour has seven markers');
  breaks({ seats: seats(3, { 1: { tiles: { extraAction: 6 } } }) }, 'there are 27 special tiles');
  breaks(
    { seats: seats(3, { 1: { commodities: { ale: 6 } } }) },
    'there are five of each commodity',
  );
});

rule(['GE-015', 'GE-016'], 'The bank never ends, purses stay closed', () => {
  const table = Table.of(on(4, ['inn'], { 0: { ducats: 100_000 } }));
  expect(table.view.seats.map(({ ducats }) => ducats)).toEqual([null, null, null, null]);
  expect(table.you(A).ducats).toBe(100_000);
  const open = Table.of(on(4, ['inn']), { openMoney: true });
  expect(open.view.seats.map(({ ducats }) => ducats)).toEqual([130, 130, 130, 130]);
});

rule(
  ['GE-017', 'GE-018', 'GE-019', 'GE-102', 'GE-103', 'GE-104', 'GE-105', 'GE-106'],
  'Rounds begin with the first player, turns go on clockwise',
  () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 30; seed++) firsts.add(Table.fresh(3, {}, seed).view.firstPlayer);
    expect([...firsts].sort()).toEqual([0, 1, 2]);
    const table = Table.rolling({ seats: seats(3), firstPlayer: C, merchant: C }, [3, 2], [4, 2]);
    const merchants: number[] = [];
    const rounds: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const { merchant, roundsLeft } = table.view;
      merchants.push(merchant);
      rounds.push(roundsLeft);
      table.roll(merchant);
      if (table.view.state === 'CLAIM') table.unused();
      table.stop();
    }
    expect(merchants).toEqual([C, A, B, C]);
    expect(rounds).toEqual([10, 10, 10, 9]);
    expect(table.view.firstPlayer).toBe(C);
    expect(table.events('roundEnded')).toEqual([{ type: 'roundEnded', roundsLeft: 9 }]);
  },
);

rule('GE-108', 'The four phases come in their order', () => {
  const table = Table.of({ seats: seats(3, { 0: { personal: 1 } }) });
  for (const type of ['stop', 'takeAction', 'leaveUnused', 'declineAcquire', 'endAction', 'pass']) {
    expect(table.refusal(A, { type })).toBe('E_WRONG_PHASE');
  }
  const moving = Table.of(on(3, ['s42'], { 0: { personal: 1 } }));
  for (const type of ['roll', 'declineAcquire']) {
    expect(moving.refusal(A, { type })).toBe('E_WRONG_PHASE');
  }
  moving.stop();
  expect(moving.view.state).toBe('ACQUIRE');
  expect(moving.refusal(A, { type: 'stop' })).toBe('E_WRONG_PHASE');
  moving.do(A, { type: 'declineAcquire' });
  expect(moving.view).toMatchObject({ state: 'START', turn: 2, merchant: B });
  expect(moving.events('turnStarted')).toMatchObject([{ turn: 2, merchant: B }]);
});

rule(
  ['GE-307', 'GE-311', 'GE-408', 'GE-406'],
  'The tower goes on; only an open claim holds it',
  () => {
    const taken = Object.fromEntries([0, 1, 2].map((p) => [p, { taken: 1 }]));
    const table = Table.of(on(3, ['spices'], {}));
    expect(table.refusal(A, { type: 'moveFree', space: 'coachHouse' })).toBe('E_CLAIM_OPEN');
    expect(table.refusal(A, { type: 'stop' })).toBe('E_CLAIM_OPEN');
    const on5 = Table.of(on(3, ['s32'], taken));
    // Nobody has an action left: every building is unused at once, and still can be visited.
    on5.move(A, 'spices', 'villaRicci', 'inn', 'villaMonetti');
    expect(on5.view).toMatchObject({ state: 'START', turn: 2 });
    const moves = on5.events('towerMoved').map(({ to }) => to);
    expect(moves).toEqual(['spices', 'villaRicci', 'inn', 'villaMonetti']);
    const street = Table.of(on(3, ['s42', 's52', 's62', 's63'])).move(A, 's73');
    expect(street.view).toMatchObject({ state: 'START', turn: 2 });
  },
);

rule(['GE-401', 'GE-402', 'GE-404', 'GE-405', 'GE-409', 'GE-410'], 'One action, one actor', () => {
  const table = Table.of(on(4, ['inn'])).do(A, { type: 'takeAction' });
  expect(table.view.status).toEqual({ inn: 'taken' });
  expect(table.refusal(B, { type: 'performMain' })).toBe('E_NOT_YOUR_DECISION');
  expect(table.refusal(A, { type: 'endAction' })).toBe('E_MAIN_PENDING');
  expect(table.refusal(B, { type: 'offer', target: 'inn', give: { ducats: 5 } })).toBe(
    'E_ACTION_TAKEN',
  );
  table.main(A);
  expect(table.refusal(A, { type: 'performMain' })).toBe('E_MAIN_DONE');
  expect(table.view.state).toBe('ACTION');
  table.end(A);
  expect(table.view.state).toBe('MOVE');
  expect(table.seat(B)?.taken).toBe(0);
  const second = table.move(A, 's24').move(A, 's23').move(A, 'spices');
  expect(second.refusal(A, { type: 'takeAction' })).toBe('E_NO_ACTION');
});

rule(['GE-709', 'GE-710'], 'Streets and the Market do nothing under way', () => {
  const table = Table.of(on(4, ['guildHall']))
    .unused()
    .move(A, 'market');
  expect(table.view).toMatchObject({
    state: 'MOVE',
    roundsLeft: 8,
    status: { guildHall: 'unused' },
  });
  expect(table.refusal(A, { type: 'takeAction' })).toBe('E_WRONG_PHASE');
  table.pass(B, C, D).move(A, 'cathedral');
  expect(table.view.roundsLeft).toBe(8);
  // Only a start on the Market moves the marker.
  const rolled = (dice: readonly [number, number], roundsLeft = 8) =>
    Table.rolling({ seats: seats(4), roundsLeft }, dice).roll(A).view.roundsLeft;
  expect([rolled([4, 5]), rolled([3, 2]), rolled([3, 4])]).toEqual([7, 8, 8]);
  expect([rolled([5, 4], 2), rolled([5, 4], 1)]).toEqual([1, 1]);
});
