/** The turn and its Lead Player, and the Reserve action (rules, sections 4, 5.1 and 5.2). */

import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { A, ACTIONS, B, C, D, E, owned, ships, Table } from './table.ts';

const loaded = { ducats: 10, ships: ships('wool', 'hemp', 'silk') };

rule('PV-022', 'Turns pass clockwise until the end condition is met', () => {
  const table = Table.of({ seats: [loaded, loaded, loaded] });
  const leads: number[][] = [];
  for (let k = 0; k < 5; k++) {
    leads.push([table.view.turn, table.view.lead]);
    table.lead('reserve');
    while (table.view.phase === 'reserve') table.pass(table.decider);
  }
  expect(leads).toEqual([
    [1, A],
    [2, B],
    [3, C],
    [4, A],
    [5, B],
  ]);
  const last = Table.of({ lead: D, turn: 9, seats: [{ favours: 12 }, {}, {}, {}] });
  expect(last.view.phase).toBe('chooseAction');
  last.lead('reserve').pass(D, A, B, C);
  expect(last.view).toMatchObject({ phase: 'gameOver', turn: 9, lead: D, decider: [] });
});

rule('PV-023', 'The Lead Player chooses one of five actions, and may repeat one', () => {
  const table = Table.of({ lead: C, seats: [loaded, loaded, loaded] });
  expect(table.view).toMatchObject({ phase: 'chooseAction', decider: [C], action: null });
  expect(table.legal()).toEqual(ACTIONS.map((action) => ({ type: 'chooseAction', action })));
  for (const seat of [A, B]) {
    expect(table.refusal(seat, { type: 'chooseAction', action: 'sail' })).toBe('NOT_YOUR_DECISION');
  }
  expect(table.refusal(C, { type: 'chooseAction', action: 'rest' })).toBe('UNKNOWN_ID');
  table.lead('reserve').pass(C, A, B).lead('reserve');
  expect(table.view).toMatchObject({ action: 'reserve', phase: 'reserve', lead: A });
});

/**
 * The deciders from here until the turn is over, each giving the answer that commits to nothing.
 */
function asked(table: Table): number[] {
  const order: number[] = [];
  const { turn } = table.view;
  while (table.view.turn === turn) {
    order.push(table.decider);
    const quiet = table.legal().find(({ type, goods }) => {
      if (type === 'sell') return Object.keys(goods as object).length === 0;
      return type === 'pass' || type === 'endProduce';
    });
    table.do(table.decider, quiet ?? table.legal()[0] ?? {});
  }
  return order;
}

rule('PV-024', 'All perform the action, the Lead Player first and then clockwise', () => {
  const rich = { ...loaded, ducats: 30, hand: { wool: 1 } };
  const drawDeck = ['iron', 'iron', 'iron', 'iron'];
  const four = { lead: C, seats: [rich, rich, rich, rich], drawDeck };
  const round = [C, D, A, B];
  for (const action of ['reserve', 'sponsor', 'produce'] as const) {
    expect(asked(Table.of(four).lead(action)), action).toEqual(round);
  }
  expect(asked(Table.of(four).lead('trade'))).toEqual([...round, ...round]);
  // The last one to place has no choice.
  expect(asked(Table.of(four).lead('sail'))).toEqual([...round, C, D, A]);
});

rule('PV-024', 'Also those are asked who can only pass, sell nothing or produce nothing', () => {
  const bare = { seats: [{}, {}, {}] };
  for (const action of ['reserve', 'sponsor', 'produce'] as const) {
    expect(asked(Table.of(bare).lead(action)), action).toEqual([A, B, C]);
  }
  expect(asked(Table.of(bare).lead('trade'))).toEqual([A, B, C, A, B, C]);
});

rule('PV-025', 'One shipment each, on any board', () => {
  const table = Table.of({ seats: [loaded, loaded, loaded, loaded] }).lead('reserve');
  const all = [A, B, C, D].flatMap((boardOwner) =>
    ['left', 'middle', 'right'].map((ship) => ({ type: 'reserve', boardOwner, ship })),
  );
  expect(table.legal()).toHaveLength(13);
  expect(table.legal()).toEqual(expect.arrayContaining([...all, { type: 'pass' }]));
  table.reserve(A, D, 'left');
  expect(table.decider).toBe(B);
  expect(table.refusal(A, { type: 'reserve', boardOwner: B, ship: 'left' })).toBe(
    'NOT_YOUR_DECISION',
  );
  table.reserve(B, D, 'right').pass(C).reserve(D, D, 'middle');
  expect(table.board(D)).toEqual(['wool0', 'hemp3', 'silk1']);
  expect(table.view).toMatchObject({ phase: 'chooseAction', turn: 2 });
});

rule(
  ['PV-026', 'PV-027', 'PV-028'],
  'V03 The player’s own board costs 1, another one 2 to its owner',
  () => {
    const table = Table.of({ seats: [loaded, loaded, loaded] }).lead('reserve');
    table.reserve(A, A, 'middle');
    expect(table.purses()).toEqual([9, 10, 10]);
    table.reserve(B, A, 'right').pass(C);
    expect(table.purses()).toEqual([11, 8, 10]);
    expect(table.view.seats.map(({ cubesLeft }) => cubesLeft)).toEqual([9, 9, 10]);
    expect(table.board(A)).toEqual(['wool', 'hemp0', 'silk1']);
  },
);

rule(['PV-026', 'PV-027'], 'Whoever cannot pay the price does not reserve', () => {
  const poor = (ducats: number) =>
    Table.of({ seats: [{ ...loaded, ducats }, loaded, loaded] }).lead('reserve');
  const own = { type: 'reserve', boardOwner: A, ship: 'left' };
  const other = { type: 'reserve', boardOwner: B, ship: 'left' };
  expect([poor(0).refusal(A, own), poor(1).refusal(A, own)]).toEqual(['NOT_ENOUGH_DUCATS', null]);
  expect([poor(1).refusal(A, other), poor(2).refusal(A, other)]).toEqual([
    'NOT_ENOUGH_DUCATS',
    null,
  ]);
  expect(poor(1).legal()).toHaveLength(4);
  expect(poor(1).reserve(A, A, 'left').purses()).toEqual([0, 10, 10]);
  expect(poor(2).reserve(A, B, 'left').purses()).toEqual([0, 12, 10]);
});

rule('PV-028', 'The cube stays on the shipment while it sails', () => {
  const table = Table.of({
    seats: [{ ducats: 9, ships: ships('wool', null, null) }, { ducats: 9 }, {}],
    drawDeck: ['iron', 'iron', 'iron', 'hemp', 'hemp', 'hemp'],
  });
  table.lead('reserve').pass(A).reserve(B, A, 'left').pass(C);
  table.lead('sail').place(B, 'iron').place(C, 'iron');
  expect(table.board(A)).toEqual(['iron', 'wool1', '']);
  table.lead('sail').place(C, 'hemp').place(A, 'hemp');
  expect(table.board(A)).toEqual(['hemp', 'iron', 'wool1']);
  expect(table.view.seats[B]?.cubesLeft).toBe(9);
});

rule('PV-029', 'No shipment is reserved twice, not even by the same player', () => {
  const table = Table.of({
    seats: [{ ...loaded, ships: ships(['wool', A], ['hemp', C], 'silk') }, loaded, loaded],
  }).lead('reserve');
  for (const ship of ['left', 'middle']) {
    const action = { type: 'reserve', boardOwner: A, ship };
    expect(table.refusal(A, action)).toBe('ALREADY_RESERVED');
    expect(table.legal()).not.toContainEqual(action);
  }
  table.reserve(A, A, 'right');
  expect(table.refusal(B, { type: 'reserve', boardOwner: A, ship: 'right' })).toBe(
    'ALREADY_RESERVED',
  );
});

/** Ten businesses: all cubes of A are in the city. */
const everywhere = Object.fromEntries(
  Array.from({ length: 10 }, (_, i) => [
    `B${String(i + 1).padStart(2, '0')}`,
    owned(A, i < 5 ? 'draper' : 'canvaser'),
  ]),
);

rule('PV-030', 'Without a cube nobody reserves or sponsors a business', () => {
  const given = {
    seats: [{ ...loaded, ducats: 99, hand: { lumber: 1, iron: 1 } }, loaded, loaded],
    sites: everywhere,
  };
  const reserving = Table.of(given).lead('reserve');
  expect(reserving.view.seats[A]?.cubesLeft).toBe(0);
  expect(reserving.refusal(A, { type: 'reserve', boardOwner: B, ship: 'left' })).toBe(
    'NO_CUBE_LEFT',
  );
  expect(reserving.legal()).toEqual([{ type: 'pass' }]);
  const sponsoring = Table.of(given).lead('sponsor');
  expect(
    sponsoring.refusal(A, { type: 'sponsorBusiness', business: 'wainwright', site: 'B11' }),
  ).toBe('NO_CUBE_LEFT');
  expect(sponsoring.legal().map(({ type }) => type)).not.toContain('sponsorBusiness');
  expect(sponsoring.refusal(A, { type: 'sponsorStatue', campo: 'POLO' })).toBeNull();
});

rule('PV-030', 'Cubes on shipments are not at hand either', () => {
  const own = Object.fromEntries(Object.entries(everywhere).slice(0, 9));
  const table = Table.of({
    seats: [{ ...loaded, ships: ships(['wool', A], 'hemp', 'silk') }, loaded, loaded],
    sites: own,
  }).lead('reserve');
  expect(table.view.seats[A]?.cubesLeft).toBe(0);
  expect(table.refusal(A, { type: 'reserve', boardOwner: A, ship: 'right' })).toBe('NO_CUBE_LEFT');
});

rule('PV-025', 'An empty ship holds nothing to reserve', () => {
  const table = Table.of({
    seats: [{ ...loaded, ships: ships(null, 'hemp', null) }, {}, {}, {}, {}],
  }).lead('reserve');
  for (const boardOwner of [A, E]) {
    expect(table.refusal(A, { type: 'reserve', boardOwner, ship: 'right' })).toBe('NO_SHIPMENT');
  }
  expect(table.legal()).toHaveLength(2);
});
