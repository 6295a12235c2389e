/** Deals, actions, markers and money with merchants other than the first seat (rules, section 8). */

import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { A, acquired, B, C, D, on, Table } from './table.ts';

rule(
  ['GE-502', 'GE-503', 'GE-505'],
  'The price is paid, the tower goes there, the payer acts',
  () => {
    const table = Table.of(on(4, ['s52'], {}, { merchant: C }));
    table.offer(B, 'park', { ducats: 15 }).offer(D, 'park', { ducats: 10 });
    table.offer(D, 's62', { ducats: 5 }).accept(C, 1);
    expect([B, C, D].map((p) => table.ducats(p))).toEqual([115, 145, 130]);
    expect(table.view).toMatchObject({ tower: 'park', state: 'ACTION', status: { park: 'taken' } });
    expect(table.view.window).toMatchObject({ actor: B, building: 'park', mainDone: false });
    expect([B, C, D].map((p) => table.seat(p)?.taken)).toEqual([1, 0, 0]);
    // The other offer for the building is closed; the one for the next space still stands.
    expect(table.view.offers.map(({ id }) => id)).toEqual(['O3']);
    expect(table.refusal(B, { type: 'endAction' })).toBe('E_MAIN_PENDING');
    table.main(B).end(B);
    expect(table.seat(B)?.tiles).toEqual({ extraAction: 1 });
    expect(table.view.state).toBe('MOVE');
    // With a promise the main effect is carried out by the acceptance itself.
    const promised = Table.of(on(4, ['s52'], {}, { merchant: C }));
    promised.do(B, { type: 'offer', target: 'park', deferred: { tile: 'extraAction' } });
    promised.accept(C, 1);
    expect(promised.view.window).toMatchObject({ actor: B, mainDone: true });
    expect(promised.seat(C)?.tiles).toEqual({ extraAction: 1 });
  },
);

rule(['GE-402', 'GE-403'], 'One action each, and one player for each building', () => {
  const table = Table.of(on(4, ['s52'], { 3: { tiles: { extraAction: 1 } } }, { merchant: C }));
  table.offer(D, 'park', { ducats: 5 }).accept(C, 1).main(D).end(D);
  for (const p of [A, B]) {
    expect(table.refusal(p, { type: 'offer', target: 'park', give: { ducats: 5 } })).toBe(
      'E_ACTION_TAKEN',
    );
  }
  const next = { type: 'offer', target: 'metals', give: { ducats: 5 } };
  expect([A, B, D].map((p) => table.refusal(p, next))).toEqual([null, null, 'E_NO_ACTION']);
  table.do(D, { type: 'playExtraAction' });
  expect(table.refusal(D, next)).toBeNull();
  table.do(D, next).accept(C, 2).main(D).end(D);
  expect(table.seat(D)).toMatchObject({ taken: 2, extra: 1 });
  table.move(C, 'villaColini').do(C, { type: 'takeAction' }).main(C, { mode: 'contract' }).end(C);
  expect(table.seat(C)?.taken).toBe(1);
});

rule(['GE-516', 'GE-309'], 'The last move can be negotiated, and nothing after it', () => {
  const table = Table.of(on(4, ['s42', 's52', 's62', 's63'], {}, { merchant: B }));
  const to = (target: string) => table.refusal(C, { type: 'offer', target, give: { ducats: 5 } });
  expect([to('s73'), to('cathedral'), to('s74')]).toEqual([null, null, 'E_UNREACHABLE']);
  table.offer(C, 'cathedral', { ducats: 5 }).offer(D, 's73', { ducats: 5 }).accept(B, 1);
  expect(table.view).toMatchObject({ movesUsed: 4, state: 'ACTION', offers: [] });
  expect(to('s73')).toBe('E_UNREACHABLE');
  table.main(C).end(C);
  expect(table.view).toMatchObject({ state: 'ACQUIRE', acquiring: C });
  expect(to('s73')).toBe('E_WRONG_PHASE');
});

rule(['GE-516', 'GE-202'], 'The tower can move from every start', () => {
  for (const dice of [
    [3, 2],
    [4, 4],
    [6, 3],
  ] as const) {
    const table = Table.rolling({ seats: [{}, {}, {}] }, dice).roll(A);
    expect(table.view.state).toBe('MOVE');
    const near = table.steps()[0];
    expect(table.refusal(B, { type: 'offer', target: near, give: { ducats: 5 } })).toBeNull();
  }
});

rule(
  ['GE-528', 'GE-530', 'GE-529'],
  'Acceptances are judged in their own order, also under a question',
  () => {
    const table = Table.of(on(4, ['s47']));
    table.do(B, { type: 'offer', target: 'postOffice', deferred: { cards: 1 } });
    table.offer(C, 's57', { ducats: 5 }).accept(A, 1);
    expect(table.view.pending).toMatchObject({ seat: B, kind: 'handOver' });
    const accept = (seat: number, offerId: string, version = 1) =>
      table.refusal(seat, { type: 'accept', offerId, version });
    expect(accept(A, 'O1')).toBe('E_OFFER_CLOSED');
    expect(accept(A, 'O2', 2)).toBe('E_OFFER_CHANGED');
    expect(accept(D, 'O2')).toBe('E_NOT_YOUR_DECISION');
    expect(accept(A, 'O2')).toBe('E_WRONG_PHASE');
    expect(table.refusal(C, { type: 'withdraw', offerId: 'O2' })).toBe('E_WRONG_PHASE');
    table.do(B, { type: 'choose', card: table.hand(B)[0] });
    expect([accept(A, 'O2'), accept(D, 'O2')]).toEqual(['E_WRONG_PHASE', 'E_NOT_YOUR_DECISION']);
    expect(table.refusal(D, { type: 'withdraw', offerId: 'O2' })).toBe('E_NOT_YOUR_DECISION');
    table.end(B).accept(A, 2);
    expect(table.view.tower).toBe('s57');
  },
);

rule(['GE-614', 'GE-607', 'GE-608'], 'Two markers removed and two placed in one chance', () => {
  const held = { 1: { personal: 4 }, 2: { personal: 1 }, 3: { personal: 2 } };
  const owners = { tavern: C, cathedral: D };
  const table = Table.of(on(4, ['s74'], held, { owners, state: 'ACQUIRE', acquiring: B }));
  const general = (p: number): number => table.seat(p)?.general ?? 0;
  const before = [B, C, D].map(general);
  table.acquire(B, 's74', 'replace tavern', 'replace cathedral');
  expect(table.view.owners).toEqual({ tavern: B, cathedral: B });
  expect(table.seat(B)).toMatchObject({ personal: 0, placed: 2 });
  expect([B, C, D].map(general)).toEqual([before[0] + 2, before[1] + 1, before[2] + 1]);
  expect(table.events('acquired')).toMatchObject([{ seat: B, street: 's74' }]);
  const few = Table.of(
    on(4, ['s74'], { ...held, 1: { personal: 3 } }, { owners, state: 'ACQUIRE', acquiring: B }),
  );
  expect(few.refusal(B, acquired('s74', 'replace tavern', 'replace cathedral'))).toBe(
    'E_NO_MARKERS',
  );
  expect(few.refusal(B, acquired('s74', 'replace tavern', 'remove cathedral'))).toBeNull();
});

rule('GE-015', 'The bank pays however much it has paid before', () => {
  const rich = 1_000_000;
  const held = {
    1: { ducats: rich, hand: ['LO-01', 'MS-09'], commodities: { copper: 1, linen: 1, saffron: 1 } },
    2: { ducats: rich },
  };
  const table = Table.of(
    on(4, ['park', 'metals'], held, { merchant: B, owners: { villaColini: C } }),
  ).unused();
  table.move(B, 'villaColini').do(B, { type: 'takeAction' });
  table.main(B, { mode: 'deliver', order: 'LO-01', tileChoice: 'trade11' });
  expect([table.ducats(B), table.ducats(C)]).toEqual([rich + 130, rich + 10]);
  expect(table.events('orderDelivered')).toMatchObject([{ seat: B, card: 'LO-01', ducats: 100 }]);
  expect(table.view.supply.commodities).toMatchObject({ copper: 5, linen: 5, saffron: 5 });
});

rule(['GE-549', 'GE-543'], 'A named card of the addressee is seen by the two parties alone', () => {
  const held = { 1: { hand: ['LO-01'] }, 2: { hand: ['SO-01', 'CT-01'] } };
  const known = { known: { 'SO-01': [B], 'LO-01': [C] } };
  const table = Table.of(on(4, ['s42'], held, { ...known, merchant: B }));
  const named = (id: string) => ({ cards: [{ id, show: 'taker' }] });
  const propose = (give: object) =>
    table.refusal(B, { type: 'propose', player: C, target: 's52', give, ask: { ducats: 5 } });
  expect([propose(named('SO-01')), propose(named('CT-01'))]).toEqual([null, 'E_BAD_CHOICE']);
  table.do(B, { type: 'propose', player: C, target: 's52', give: named('SO-01') });
  table.do(C, { type: 'offer', target: 's32', give: { ducats: 5 }, ask: named('LO-01') });
  const ids = (p: number) =>
    Object.values(table.you(p).offers).map(({ give, ask }) =>
      [...give, ...ask].map(({ id }) => id),
    );
  expect([ids(B), ids(C)]).toEqual([
    [['SO-01'], ['LO-01']],
    [['SO-01'], ['LO-01']],
  ]);
  expect([ids(A), ids(D)]).toEqual([[], []]);
  table.accept(C, 1);
  expect([table.hand(B), table.hand(C)]).toEqual([['LO-01', 'SO-01'], ['CT-01']]);
});
