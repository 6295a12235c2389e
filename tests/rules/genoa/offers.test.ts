/** Negotiation (rules, sections 5.7 and 8) beyond the worked examples. */

import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { A, B, C, D, game, on, Table } from './table.ts';

const five = { ducats: 5 };

rule(['GE-504', 'GE-505', 'GE-511', 'GE-546'], 'Two parties, one of them the merchant', () => {
  const table = Table.of(on(4, ['s42']));
  expect(table.refusal(A, { type: 'offer', target: 's52', give: five })).toBe(
    'E_NOT_YOUR_DECISION',
  );
  expect(table.refusal(B, { type: 'propose', player: C, target: 's52', give: five })).toBe(
    'E_MERCHANT_REQUIRED',
  );
  expect(table.refusal(A, { type: 'propose', player: A, target: 's52', give: five })).toBe(
    'E_PARAM',
  );
  expect(table.refusal(A, { type: 'propose', player: 4, target: 's52', give: five })).toBe(
    'E_PARAM',
  );
  for (const more of [{ promise: 'later' }, { turn: 2 }, { taker: 2 }]) {
    const offer = { type: 'offer', target: 's52', give: five, ...more };
    expect(table.refusal(B, offer)).toBe('E_PARAM');
  }
});

rule(['GE-516', 'GE-517', 'GE-506'], 'Whoever has passed may still change his mind', () => {
  const table = Table.of(on(4, ['s42'])).pass(B);
  expect(table.refusal(B, { type: 'pass' })).toBe('E_ALREADY_PASSED');
  expect(table.refusal(A, { type: 'pass' })).toBe('E_NOT_YOUR_DECISION');
  table.offer(B, 's52', five);
  expect(table.view.passed).toEqual([]);
  table.pass(B).do(B, { type: 'revise', offerId: 'O1', give: { ducats: 10 } });
  expect(table.view.passed).toEqual([]);
  expect(table.view.offers).toMatchObject([{ version: 2, give: { ducats: 10 } }]);
  table.pass(B).move(A, 's52');
  expect(table.view.passed).toEqual([]);
});

rule(
  ['GE-518', 'GE-519', 'GE-520', 'GE-521'],
  'A suggestion for a space that lies further on',
  () => {
    const table = Table.of(on(4, ['s42'])).offer(B, 's62', five);
    expect(table.refusal(A, { type: 'accept', offerId: 'O1', version: 1 })).toBe('E_NOT_ADJACENT');
    expect(table.refusal(B, { type: 'offer', target: 'tavern', give: five })).toBe('E_UNREACHABLE');
    expect(table.refusal(B, { type: 'offer', target: 's42', give: five })).toBe('E_VISITED');
    expect(table.refusal(B, { type: 'offer', target: 'rialto', give: five })).toBe('E_BAD_TARGET');
    table.move(A, 's52').accept(A, 1);
    expect(table.view.tower).toBe('s62');
    const ignored = Table.of(on(4, ['s42']))
      .offer(B, 's62', five)
      .stop();
    expect(ignored.view).toMatchObject({ state: 'START', turn: 2, offers: [] });
    const claimed = Table.of(on(4, ['spices'])).offer(B, 's32', five);
    expect(claimed.refusal(A, { type: 'accept', offerId: 'O1', version: 1 })).toBe('E_CLAIM_OPEN');
  },
);

rule(['GE-532', 'GE-531', 'GE-533'], 'An offer gives the merchant something that is there', () => {
  const table = Table.of(on(4, ['s42'], { 1: { ducats: 20 } }));
  const offer = (terms: object) => table.refusal(B, { type: 'offer', target: 's52', ...terms });
  expect(offer({})).toBe('E_EMPTY_OFFER');
  expect(offer({ ask: { ducats: 5 } })).toBe('E_EMPTY_OFFER');
  expect(offer({ give: { ducats: 3 } })).toBe('E_DUCAT_STEP');
  expect(offer({ give: five, ask: { ducats: 1 } })).toBe('E_DUCAT_STEP');
  expect(offer({ give: { ducats: 25 } })).toBe('E_FUNDS');
  expect(offer({ give: { commodities: { silk: 1 } } })).toBe('E_NOT_OWNED');
  expect(offer({ give: { markers: 1 } })).toBe('E_NOT_OWNED');
  expect(offer({ give: { ducats: -5 } })).toBe('E_PARAM');
  expect(offer({ give: { ducats: 20 }, ask: { ducats: 1000 } })).toBeNull();
});

rule(['GE-542', 'GE-549'], 'Wildcards are the addressee’s, named cards need to be known', () => {
  const held = { 0: { commodities: { ale: 1 }, hand: ['LO-01', 'MS-01'] }, 1: { hand: ['SO-01'] } };
  const table = Table.of(on(4, ['s42'], held));
  const offer = (terms: object) => table.refusal(B, { type: 'offer', target: 's52', ...terms });
  const card = (id: string) => ({ cards: [{ id, show: 'taker' }] });
  expect(offer({ give: { any: { commodities: 1 } } })).toBe('E_WILDCARD_FORBIDDEN');
  expect(offer({ give: five, ask: { any: { commodities: 1 } } })).toBeNull();
  expect(offer({ give: five, ask: { any: { commodities: 2 } } })).toBe('E_NOT_OWNED');
  expect(offer({ give: five, ask: { any: { cards: { MS: 2 } } } })).toBe('E_NOT_OWNED');
  expect(offer({ give: five, ask: card('LO-01') })).toBe('E_BAD_CHOICE');
  expect(offer({ give: five, ask: card('LO-02') })).toBe('E_BAD_CHOICE');
  const shown = Table.of(on(4, ['s42'], held, { known: { 'LO-01': [B] } }));
  expect(
    shown.refusal(B, { type: 'offer', target: 's52', give: five, ask: card('LO-01') }),
  ).toBeNull();
  const twice = { cards: [card('SO-01').cards[0], card('SO-01').cards[0]] };
  expect(offer({ give: twice })).toBe('E_NOT_OWNED');
});

rule(['GE-543', 'GE-528'], 'Offers are public but for the faces of cards', () => {
  const table = Table.of(on(4, ['s42'], { 1: { hand: ['SO-01', 'LO-03', 'CT-02'] } }));
  const cards = [
    { id: 'SO-01', show: 'taker' },
    { id: 'LO-03', show: 'nobody' },
    { id: 'CT-02', show: 'all' },
  ];
  table.offer(B, 's52', { ducats: 5, cards });
  expect(table.view.offers[0]?.give).toEqual({
    ducats: 5,
    cards: [
      { kind: 'LO', id: null, show: 'nobody' },
      { kind: 'SO', id: null, show: 'taker' },
      { kind: 'CT', id: 'CT-02', show: 'all' },
    ],
  });
  expect(table.you(A).known).toEqual([{ seat: B, cards: ['SO-01'] }]);
  expect(table.you(A).offers.O1?.give.map(({ id }) => id)).toEqual(['SO-01', 'CT-02']);
  expect(table.you(C)).toMatchObject({ known: [], offers: {} });
  expect(table.seat(B)?.hand).toEqual(['CT-02']);
  table.accept(A, 1);
  expect(table.hand(A)).toEqual(['LO-03', 'SO-01', 'CT-02']);
  expect(table.you(C).known).toEqual([]);
  expect(table.you(B).known).toEqual([{ seat: A, cards: ['LO-03', 'SO-01'] }]);
});

rule(
  ['GE-541', 'GE-550'],
  'Out of a large order comes its reward, and nothing of the villa',
  () => {
    const goods = { copper: 1, linen: 1, saffron: 1, wine: 1, pepper: 1 };
    const held = { 1: { hand: ['LO-01', 'LO-02'], commodities: goods } };
    const table = Table.of(on(4, ['s73'], held));
    for (const commit of ['LO-01', 'LO-02']) {
      const later = (deferred: object) =>
        table.refusal(B, {
          type: 'offer',
          target: 'villaColini',
          deferred: { commit, ...deferred },
        });
      expect(later({ ducats: 90, tile: 'trade11' })).toBeNull();
      expect(later({ ducats: 90, cards: 1 })).toBe('E_DEFERRED_INVALID');
    }
  },
);

rule(['GE-550', 'GE-541', 'GE-512'], 'What may be promised out of an action', () => {
  const held = { 1: { hand: ['SO-11', 'LO-09'], commodities: { silver: 1 } } };
  const table = Table.of(on(4, ['s24'], held));
  const later = (target: string, deferred: object, give: object = {}) =>
    table.refusal(B, { type: 'offer', target, give, deferred });
  expect(later('inn', { tile: 'trade11' })).toBeNull();
  expect(later('inn', { tile: 'extraAction' })).toBe('E_DEFERRED_INVALID');
  expect(later('inn', { ducats: 10 })).toBe('E_DEFERRED_INVALID');
  expect(later('inn', { ducats: 40, commit: 'SO-11' })).toBeNull();
  expect(later('inn', { ducats: 45, commit: 'SO-11' })).toBe('E_DEFERRED_INVALID');
  expect(later('inn', { ducats: 10, commit: 'SO-12' })).toBe('E_DEFERRED_INVALID');
  expect(later('inn', { commit: 'SO-11' })).toBe('E_EMPTY_OFFER');
  expect(later('inn', { commit: 'SO-11' }, five)).toBe('E_DEFERRED_INVALID');
  expect(later('s23', { cards: 1 }, five)).toBe('E_DEFERRED_INVALID');
  expect(later('villaRicci', { ducats: 40, commit: 'LO-09' })).toBe('E_DEFERRED_INVALID');
  expect(later('villaRicci', { cards: 1 })).toBeNull();
  const proposal = {
    type: 'propose',
    player: B,
    target: 'inn',
    deferred: { ducats: 5, commit: 'SO-11' },
  };
  expect(table.refusal(A, proposal)).toBe('E_DEFERRED_INVALID');
  const given = { commodities: { silver: 1 } };
  expect(later('inn', { ducats: 10, commit: 'SO-11' }, given)).toBe('E_DEFERRED_INVALID');
  const empty = Table.of(on(4, ['s24'], { 2: { tiles: { trade11: 7 } } }));
  expect(empty.refusal(B, { type: 'offer', target: 'inn', deferred: { tile: 'trade11' } })).toBe(
    'E_DEFERRED_UNAVAILABLE',
  );
});

rule(['GE-551', 'GE-547'], 'One offer for a space, six in all; all end with phase 2', () => {
  const table = Table.of(on(4, ['s42'], { 0: { personal: 1 } }));
  const spaces = ['s52', 's32', 's62', 's33', 'guildHall', 'coachHouse'];
  for (const space of spaces) table.offer(B, space, five);
  expect(table.refusal(B, { type: 'offer', target: 's52', give: five })).toBe('E_OFFER_LIMIT');
  expect(table.refusal(B, { type: 'offer', target: 's63', give: five })).toBe('E_OFFER_LIMIT');
  expect(table.refusal(C, { type: 'offer', target: 's63', give: five })).toBeNull();
  table.stop();
  expect(table.view).toMatchObject({ state: 'ACQUIRE', offers: [] });
  expect(table.events('offerEnded')).toHaveLength(6);
});

rule('GE-545', 'The grace holds free moves and stopping, until all others have passed', () => {
  const table = Table.of(on(4, ['s42']), { graceTimer: 5 });
  const graces = () => (game.timers?.(table.state) ?? []).filter(({ delays }) => delays);
  expect(graces()).toMatchObject([
    { option: 'graceTimer', delays: { types: ['moveFree', 'stop'], code: 'E_OFFER_GRACE' } },
  ]);
  table.pass(B, C);
  expect(graces()).toHaveLength(1);
  table.pass(D);
  expect(graces()).toEqual([]);
});

rule(['GE-535', 'GE-510'], 'Markers go only where there is room', () => {
  const owners = { park: 0, inn: 0, tavern: 0, metals: 0, palace: 0 };
  const held = { 0: { personal: 2, general: 0 }, 1: { personal: 1 } };
  const table = Table.of(on(4, ['s42'], held, { owners }));
  expect(table.refusal(B, { type: 'offer', target: 's52', give: { markers: 1 } })).toBe(
    'E_MARKERS_EXHAUSTED',
  );
});
