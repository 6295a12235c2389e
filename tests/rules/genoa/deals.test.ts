/** The worked examples of the rules, section 10: offers, markers, claims, lists. */

import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { A, B, C, D, on, Table } from './table.ts';

rule(
  ['GE-523', 'GE-524', 'GE-525', 'GE-526', 'GE-527'],
  'GX-22 What forces and what does not',
  () => {
    const table = Table.of(on(4, ['s24', 'inn'], { 0: { taken: 1, commodities: { wine: 1 } } }));
    table.offer(B, 'inn', { ducats: 5 }, { ask: { commodities: { wine: 1 } } }).pass(C, D);
    expect(table.refusal(A, { type: 'leaveUnused' })).toBeNull();
    table.offer(D, 'inn', { ducats: 5 });
    expect(table.refusal(A, { type: 'leaveUnused' })).toBe('E_MUST_ACCEPT');
    expect(table.refusal(A, { type: 'takeAction' })).toBe('E_NO_ACTION');
    for (const offerId of ['O1', 'O2']) {
      expect(table.refusal(A, { type: 'accept', offerId, version: 1 })).toBeNull();
    }
  },
);

rule(['GE-528', 'GE-529', 'GE-530'], 'GX-23 A revision comes before an acceptance', () => {
  const table = Table.of(on(4, ['s62'])).offer(B, 'park', { ducats: 10 });
  table.do(B, { type: 'revise', offerId: 'O1', give: { ducats: 5 } });
  const accept = (version: number) => ({ type: 'accept', offerId: 'O1', version });
  expect(table.refusal(A, accept(1))).toBe('E_OFFER_CHANGED');
  table.do(A, accept(2));
  expect([table.ducats(A), table.ducats(B), table.view.tower]).toEqual([135, 125, 'park']);
});

rule(['GE-529', 'GE-546'], 'GX-24 The first acceptance wins', () => {
  const table = Table.of(on(4, ['s62']));
  table.propose(A, B, 'metals', { ducats: 20 }).propose(A, C, 'metals', { ducats: 15 });
  table.accept(C, 2);
  expect([table.ducats(A), table.ducats(B), table.ducats(C)]).toEqual([145, 130, 115]);
  expect(table.view.window).toMatchObject({ actor: C, building: 'metals' });
  expect(table.refusal(B, { type: 'accept', offerId: 'O1', version: 1 })).toBe('E_OFFER_CLOSED');
});

rule(['GE-538', 'GE-904', 'GE-403'], 'GX-27 A second action needs a tile', () => {
  const table = Table.of(
    on(4, ['spices'], { 1: { taken: 1, tiles: { extraAction: 1 } } }),
  ).unused();
  const offer = { type: 'offer', target: 'coachHouse', give: { ducats: 10 } };
  expect(table.refusal(B, offer)).toBe('E_NO_ACTION');
  table.do(B, { ...offer, useExtra: true }).accept(A, 1);
  expect(table.seat(B)).toMatchObject({ extra: 1, taken: 2, tiles: {} });
  expect(table.view.supply.tiles.extraAction).toBe(5);
  expect(table.view.window?.actor).toBe(B);
});

rule(['GE-510', 'GE-536'], 'GX-28 Markers go home, the receiver takes his own', () => {
  const table = Table.of(
    on(
      4,
      ['s42'],
      { 0: { personal: 0, general: 4 }, 1: { personal: 2, general: 3 } },
      { owners: { park: 0, inn: 0, tavern: 0, metals: 1, palace: 1 } },
    ),
  );
  table.offer(B, 's52', { markers: 1 }).accept(A, 1);
  expect(table.seat(B)).toMatchObject({ personal: 1, general: 4, placed: 2 });
  expect(table.seat(A)).toMatchObject({ personal: 1, general: 3, placed: 3 });
  expect(table.refusal(B, { type: 'offer', target: 's62', give: { markers: 2 } })).toBe(
    'E_NOT_OWNED',
  );
});

rule(['GE-508', 'GE-537'], 'GX-29 A street uses no action', () => {
  const table = Table.of(on(4, ['s47'], { 2: { taken: 1 } }));
  expect(table.refusal(C, { type: 'offer', target: 'palace', give: { ducats: 5 } })).toBe(
    'E_NO_ACTION',
  );
  table.offer(C, 's57', { ducats: 10 }).accept(A, 1);
  expect(table.view).toMatchObject({ tower: 's57', state: 'MOVE' });
  expect([table.ducats(C), table.seat(C)?.taken]).toEqual([120, 1]);
});

rule(['GE-534'], 'GX-36 The same silk in two offers', () => {
  const table = Table.of(on(4, ['s62'], { 2: { commodities: { silk: 1 } } }));
  const silk = { commodities: { silk: 1 } };
  table.offer(C, 'park', silk).offer(C, 'metals', silk).accept(A, 1);
  expect(table.events('offerEnded')).toMatchObject([{ offer: 'O2', because: 'void' }]);
  expect(table.refusal(A, { type: 'accept', offerId: 'O2', version: 1 })).toBe('E_OFFER_CLOSED');
});

rule(['GE-523', 'GE-544', 'GE-548'], 'GX-37 Nobody waves a forcing offer away', () => {
  const table = Table.of(on(4, ['s24', 'inn'])).offer(B, 'inn', { ducats: 5 });
  expect(table.refusal(A, { type: 'decline', offerId: 'O1' })).toBe('E_MUST_ACCEPT');
  expect(table.refusal(A, { type: 'leaveUnused' })).toBe('E_MUST_ACCEPT');
  expect(table.refusal(A, { type: 'takeAction' })).toBeNull();
  expect(table.refusal(A, { type: 'accept', offerId: 'O1', version: 1 })).toBeNull();
  table.do(B, { type: 'withdraw', offerId: 'O1' });
  for (const p of [B, C, D]) {
    expect(table.refusal(A, { type: 'leaveUnused' })).toBe('E_CLAIM_WAIT');
    table.pass(p);
  }
  table.do(A, { type: 'leaveUnused' });
  expect(table.view).toMatchObject({ state: 'MOVE', status: { inn: 'unused' } });
});

rule(['GE-534', 'GE-535'], 'GX-38 No room for a marker any more', () => {
  const table = Table.of(
    on(
      4,
      ['cathedral'],
      { 0: { personal: 3, general: 1 }, 1: { personal: 1 } },
      { owners: { park: 0, inn: 0, metals: 0 } },
    ),
  );
  table.offer(B, 'tavern', { markers: 1 }).act();
  expect(table.seat(A)).toMatchObject({ general: 0, personal: 4 });
  expect(table.view.offers).toEqual([]);
  table.move(A, 's74', 'tavern').pass(B, C, D);
  expect(table.refusal(A, { type: 'leaveUnused' })).toBeNull();
});

rule(['GE-507', 'GE-509', 'GE-531', 'GE-533'], 'GX-40 What is listed', () => {
  const table = Table.of(
    on(4, ['s32'], { 1: { ducats: 10, hand: ['LO-05', 'SO-13', 'MS-01', 'CT-01'] } }),
  );
  const list = table.listed(B);
  const at = (target: string): number => list.filter((one) => one.target === target).length;
  expect(list).toHaveLength(66);
  expect([at('s33'), at('s42'), at('spices'), at('coachHouse')]).toEqual([14, 14, 20, 17]);
  const cards = [
    { id: 'MS-01', show: 'taker' },
    { id: 'CT-01', show: 'nobody' },
  ];
  for (const offer of [
    { type: 'offer', target: 'guildHall', give: { ducats: 10 } },
    { type: 'offer', target: 's33', give: { ducats: 5, cards } },
  ]) {
    expect(table.refusal(B, offer)).toBeNull();
    expect(list).not.toContainEqual(offer);
  }
  const ducats = (n: number) => ({ type: 'offer', target: 's33', give: { ducats: n } });
  expect([table.refusal(B, ducats(15)), table.refusal(B, ducats(7))]).toEqual([
    'E_FUNDS',
    'E_DUCAT_STEP',
  ]);
  // A standing own offer is revised; no second one is listed beside it.
  table.offer(B, 's33', { ducats: 5 });
  const more = table.listed(B).filter(({ type }) => type === 'offer');
  expect([...new Set(more.map(({ target }) => target))].sort()).toEqual([
    'coachHouse',
    's42',
    'spices',
  ]);
});

rule(['GE-1102', 'GE-1106', 'GE-1101'], 'GX-41 With two players an offer needs a good', () => {
  const supply = { silver: 5, copper: 5 };
  const held = { 0: { taken: 1, commodities: supply }, 1: { ducats: 90 } };
  const none = Table.of(on(2, ['s62'], held))
    .pass(B)
    .move(A, 'metals');
  expect(none.view).toMatchObject({ state: 'MOVE', status: { metals: 'unused' } });
  // A card in hand is a good as well.
  const card = Table.of(on(2, ['s62'], { ...held, 1: { ducats: 90, hand: ['MS-01'] } }))
    .pass(B)
    .move(A, 'metals');
  expect(card.view).toMatchObject({ state: 'CLAIM', decider: [A, B] });
  const one = { 0: { taken: 1, commodities: { silver: 5, copper: 4 } }, 1: { ducats: 90 } };
  const table = Table.of(on(2, ['s62'], one))
    .pass(B)
    .move(A, 'metals');
  expect(table.view).toMatchObject({ state: 'CLAIM', decider: [A, B] });
  expect(table.refusal(B, { type: 'offer', target: 'metals', give: { ducats: 5 } })).toBe(
    'E_2P_NEEDS_GOOD',
  );
  table.offer(B, 'metals', { ducats: 5 }, { deferred: { commodities: ['copper'] } });
  expect(
    table.refusal(A, { type: 'propose', player: B, target: 'metals', give: { ducats: 5 } }),
  ).toBe('E_2P_NEEDS_GOOD');
  expect(table.refusal(B, { type: 'offer', target: 's73', give: { ducats: 5 } })).toBe(
    'E_2P_NEEDS_GOOD',
  );
});
