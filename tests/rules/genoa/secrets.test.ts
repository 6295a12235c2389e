/** Knowledge of cards, and facts that cannot be known (rules, section 7). */

import { expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject, SeatInfo, State } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, C, D, game, on, Table } from './table.ts';

const infos: SeatInfo[] = [0, 1, 2, 3].map((p) => ({ name: `${p}`, color: 'red', bot: false }));

/** Some twins of the table that `viewer` cannot distinguish. */
function twins(table: Table, viewer: number | 'public', count = 60): State[] {
  return Array.from({ length: count }, (_, i) => {
    const twin = table.state.slice();
    game.determinize(twin, viewer, new SeededChance(`twin ${i}`));
    expect(game.invariants(twin)).toEqual([]);
    expect(game.view(twin, viewer, infos)).toEqual(game.view(table.state, viewer, infos));
    return twin;
  });
}

const handOf = (s: State, p: number): string[] =>
  (game.describe(s).seats as JsonObject[])[p].hand as string[];

rule(
  'GE-550',
  'A committed order may be another for all but its maker, if its goods are there',
  () => {
    const goods = { copper: 1, linen: 1, saffron: 1, wine: 1, pepper: 1 };
    const table = Table.of(on(4, ['s73'], { 1: { hand: ['LO-01'], commodities: goods } }));
    const commit = { ducats: 40, commit: 'LO-01' };
    table.do(B, { type: 'offer', target: 'villaColini', deferred: commit });
    expect(table.view.offers[0]?.deferred).toEqual({ ducats: 40, commit: 'LO' });
    expect(table.you(B).offers.O1?.commit).toBe('LO-01');
    expect(table.you(A).offers).toEqual({});
    const orders = (viewer: number | 'public') =>
      new Set(
        twins(table, viewer).map((twin) => {
          const [offer] = game.describe(twin).offers as { deferred: { commit: string } }[];
          expect(handOf(twin, B)).toEqual([offer?.deferred.commit]);
          return offer?.deferred.commit;
        }),
      );
    expect(orders(B)).toEqual(new Set(['LO-01']));
    expect(orders(A)).toEqual(new Set(['LO-01', 'LO-02']));
    expect(orders('public')).toEqual(new Set(['LO-01', 'LO-02']));
  },
);

test('an order whose reward is being chosen lies open', () => {
  const goods = { ale: 1, linen: 1, saffron: 1 };
  const table = Table.of(on(4, ['s26'], { 2: { hand: ['LO-06'], commodities: goods } }));
  const deferred = { ducats: 40, commit: 'LO-06' };
  table.do(C, { type: 'offer', target: 'villaMonetti', deferred }).accept(A, 1);
  expect(table.events('orderDelivered')).toMatchObject([{ card: 'LO-06' }]);
  for (const twin of twins(table, D, 20)) expect(handOf(twin, C)).toEqual(['LO-06']);
});

test('the drawn cards of a question are the actor’s alone', () => {
  const table = Table.of(on(4, ['s47'], {}, { deck: { MS: ['MS-01', 'MS-12'] } }));
  const deferred = { cards: 1 };
  table.do(B, { type: 'offer', target: 'postOffice', deferred }).accept(A, 1);
  expect(table.view.pending).toEqual({ seat: B, kind: 'handOver', cards: 2 });
  expect([table.you(B).pending, table.you(A).pending]).toEqual([['MS-01', 'MS-12'], null]);
  const drawn = (viewer: number) =>
    new Set(twins(table, viewer).map((twin) => String(handOf(twin, B))));
  expect(drawn(B).size).toBe(1);
  expect(drawn(A).size).toBeGreaterThan(5);
  table.do(B, { type: 'choose', card: 'MS-12' });
  expect(table.you(A).hand).toEqual(['MS-12']);
  expect(table.you(B).known).toEqual([{ seat: A, cards: ['MS-12'] }]);
  expect(table.you(C).known).toEqual([]);
});

rule(
  'GE-543',
  'A player who does not see which card goes forgets the known ones of its kind',
  () => {
    const held = { 1: { hand: ['SO-01', 'SO-02', 'LO-01'] } };
    const known = { known: { 'SO-01': [C], 'LO-01': [C], 'SO-02': [D] } };
    const table = Table.of(on(4, ['s42'], held, known));
    const cards = [{ id: 'SO-02', show: 'taker' }];
    table.offer(B, 's52', { cards });
    expect(table.you(C).known).toEqual([{ seat: B, cards: ['LO-01', 'SO-01'] }]);
    table.accept(A, 1);
    // Giver and receiver keep their knowledge; the others do not know which small order has gone.
    expect(table.you(C).known).toEqual([{ seat: B, cards: ['LO-01'] }]);
    expect(table.you(D).known).toEqual([]);
    expect(table.you(B).known).toEqual([{ seat: A, cards: ['SO-02'] }]);
    const open = Table.of(on(4, ['s42'], held, known));
    open.offer(B, 's52', { cards: [{ id: 'SO-02', show: 'all' }] }).accept(A, 1);
    expect(open.you(C).known).toEqual([{ seat: B, cards: ['LO-01', 'SO-01'] }]);
    expect(open.seat(A)?.hand).toEqual(['SO-02']);
  },
);

test('a card that is offered face down is known to nobody, and lies in its giver’s hand', () => {
  const held = { 1: { hand: ['CT-01', 'CT-02'] } };
  const table = Table.of(on(4, ['s42'], held), { offerCards: 'nobody' });
  table.offer(B, 's52', { cards: [{ id: 'CT-01', show: 'nobody' }] });
  expect(table.view.offers[0]?.give.cards).toEqual([{ kind: 'CT', id: null, show: 'nobody' }]);
  const offered = twins(table, A).map((twin) => {
    const [offer] = game.describe(twin).offers as { give: { cards: { id: string }[] } }[];
    const id = offer?.give.cards[0]?.id ?? '';
    expect(handOf(twin, B)).toContain(id);
    return id;
  });
  expect(new Set(offered).size).toBeGreaterThan(5);
});

test('no message in a hand could have been delivered', () => {
  const table = Table.of(on(4, ['spices', 'coachHouse', 'park'], { 1: { hand: ['MS-08'] } }));
  const seen = new Set(twins(table, A, 200).map((twin) => handOf(twin, B)[0]));
  expect(seen.size).toBeGreaterThan(8);
  expect(seen).not.toContain('MS-04');
});
