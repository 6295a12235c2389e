/** Of several faults the first of the rules' rows is named (section 5): each mended, the next shows. */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, acquired, B, C, on, Table } from './table.ts';

const card = (id: string) => ({ cards: [{ id, show: 'taker' }] });
const largeOrders = Array.from({ length: 16 }, (_, i) => `LO-${String(i + 1).padStart(2, '0')}`);
const seven = Object.fromEntries(
  ['park', 'inn', 'tavern', 'metals', 'palace', 'harbor', 'fabric'].map((id) => [id, A]),
);
const room = { owners: seven };

/** Refusals of one seat's actions, in their order. */
const codes = (table: Table, seat: number, actions: readonly JsonObject[]) =>
  actions.map((action) => table.refusal(seat, action));

rule(
  ['GE-504', 'GE-306', 'GE-518', 'GE-532', 'GE-531', 'GE-533', 'GE-542', 'GE-549', 'GE-538'],
  'The order of the faults of an offer',
  () => {
    const held = {
      0: { hand: largeOrders },
      1: { ducats: 20, taken: 1, tiles: { extraAction: 1 }, commodities: { wine: 2 }, personal: 1 },
    };
    const table = Table.of(on(2, ['s32', 's42'], held, room));
    table.do(B, {
      type: 'offer',
      target: 'guildHall',
      useExtra: true,
      give: { commodities: { wine: 1 } },
    });
    const to = (target: string, terms: JsonObject) => ({ type: 'offer', target, ...terms });
    const worst = { give: { ducats: 3 }, deferred: { cards: 2 } };
    expect(table.refusal(A, to('rialto', worst))).toBe('E_BAD_TARGET');
    expect(table.refusal(A, to('tavern', worst))).toBe('E_NOT_YOUR_DECISION');
    const hall = (terms: JsonObject) => to('guildHall', terms);
    const wanted = { ...card('LO-01'), commodities: { ale: 1 } };
    const more = { useExtra: true };
    expect(
      codes(table, B, [
        to('s32', worst),
        to('tavern', worst),
        hall({ ask: { ducats: 3 } }),
        hall({ give: { ducats: 33 } }),
        hall({ give: { ducats: 35, commodities: { silk: 1 } } }),
        hall({ give: { commodities: { silk: 1 }, any: { tiles: 1 } } }),
        hall({ give: { ducats: 5, any: { tiles: 1 } }, ask: wanted }),
        hall({ give: { ducats: 5 }, ask: wanted }),
        hall({ give: { ducats: 5 }, ask: { commodities: { ale: 1 } } }),
        hall({ give: { ducats: 5 }, deferred: { cards: 2 } }),
        hall({ give: { ducats: 5 }, deferred: { cards: 2 }, ...more }),
        hall({ give: { markers: 1 }, deferred: { cards: 1 }, ...more }),
        hall({ give: { markers: 1 }, ...more }),
        hall({ give: { ducats: 5 }, ...more }),
        hall({ give: { commodities: { wine: 1 } }, ...more }),
      ]),
    ).toEqual([
      'E_VISITED',
      'E_UNREACHABLE',
      'E_EMPTY_OFFER',
      'E_DUCAT_STEP',
      'E_FUNDS',
      'E_NOT_OWNED',
      'E_WILDCARD_FORBIDDEN',
      'E_BAD_CHOICE',
      'E_NOT_OWNED',
      'E_NO_ACTION',
      'E_DEFERRED_INVALID',
      'E_DEFERRED_UNAVAILABLE',
      'E_MARKERS_EXHAUSTED',
      'E_2P_NEEDS_GOOD',
      'E_OFFER_LIMIT',
    ]);
    // A revision is judged alike, and the offer itself is not counted.
    const revise = { type: 'revise', offerId: 'O1' };
    expect(
      codes(table, B, [
        { ...revise, offerId: 'O9' },
        { ...revise, give: { ducats: 5 }, ...more },
        { ...revise, give: { commodities: { wine: 2 } }, ...more },
      ]),
    ).toEqual(['E_OFFER_CLOSED', 'E_2P_NEEDS_GOOD', null]);
    expect(table.refusal(A, { ...revise, give: { ducats: 5 } })).toBe('E_NOT_YOUR_DECISION');
    // The Extra action tile cannot be given and spent.
    expect(
      table.refusal(B, { ...revise, give: { tiles: { extraAction: 1 } }, useExtra: true }),
    ).toBe('E_NO_ACTION');
  },
);

rule(['GE-504', 'GE-514', 'GE-533', 'GE-550', 'GE-551'], 'The order of those of a proposal', () => {
  const held = {
    0: { ducats: 20, hand: ['SO-01'] },
    1: { ducats: 0, taken: 1, commodities: { wine: 1 } },
    2: { ducats: 0, commodities: { wine: 1 }, hand: ['SO-13'] },
  };
  const table = Table.of(on(3, ['s32', 's42'], held, room));
  const to = (target: string, terms: JsonObject, player: number = C) => ({
    type: 'propose',
    player,
    target,
    ...terms,
  });
  const five = { give: { ducats: 5 } };
  expect(table.refusal(B, to('tavern', five))).toBe('E_MERCHANT_REQUIRED');
  expect(
    codes(table, A, [
      to('rialto', five, A),
      to('tavern', five, A),
      to('tavern', { ask: { ducats: 3 } }),
      to('guildHall', { ask: { ducats: 3 } }),
      to('guildHall', { give: { ducats: 5 }, ask: { ducats: 33 } }),
      to('guildHall', { give: { ducats: 5 }, ask: { ducats: 25, ...card('SO-02') } }),
      to('guildHall', { give: { ducats: 5 }, ask: { ...card('SO-02'), any: { tiles: 1 } } }),
      to('guildHall', { give: { ...card('SO-13') }, ask: { any: { tiles: 1 } } }),
      to('guildHall', { give: { ...card('SO-13'), commodities: { silk: 1 } } }),
      to('guildHall', { give: { commodities: { silk: 1 } } }),
      to('guildHall', { ...five, deferred: { cards: 2 } }, B),
      to('guildHall', { deferred: { ducats: 10, commit: 'SO-13' } }),
      to('guildHall', { give: { ducats: 1000 } }),
      to('guildHall', { ...five, replyTo: 'O1' }),
    ]),
  ).toEqual([
    'E_BAD_TARGET',
    'E_PARAM',
    'E_UNREACHABLE',
    'E_EMPTY_OFFER',
    'E_DUCAT_STEP',
    'E_FUNDS',
    'E_NOT_OWNED',
    'E_WILDCARD_FORBIDDEN',
    'E_BAD_CHOICE',
    'E_NOT_OWNED',
    // Goods that the player has hidden are not read.
    'E_NO_ACTION',
    'E_DEFERRED_INVALID',
    null,
    'E_OFFER_CLOSED',
  ]);
  table.propose(A, C, 'guildHall', { ducats: 5 });
  expect(table.refusal(A, to('guildHall', five))).toBe('E_OFFER_LIMIT');
  expect(table.refusal(A, { type: 'revise', offerId: 'O1', ...five, useExtra: true })).toBe(
    'E_PARAM',
  );
});

rule(['GE-528', 'GE-530', 'GE-519', 'GE-542', 'GE-533', 'GE-538'], 'Those of an acceptance', () => {
  const held = { 1: { ducats: 10, commodities: { wine: 1, ale: 1 }, taken: 1 } };
  const table = Table.of(on(3, ['s32', 's42'], held));
  table.propose(A, B, 's52', { ducats: 15, commodities: { wine: 1 }, any: { commodities: 1 } });
  table.propose(A, B, 's62', { ducats: 5 });
  const accept = (more: JsonObject = {}) => ({
    type: 'accept',
    offerId: 'O1',
    version: 1,
    ...more,
  });
  const fill = (commodities: JsonObject) => ({ fill: { commodities } });
  expect(table.refusal(C, accept({ offerId: 'O7', version: 2 }))).toBe('E_OFFER_CLOSED');
  expect(table.refusal(C, accept({ version: 2 }))).toBe('E_OFFER_CHANGED');
  expect(table.refusal(C, accept())).toBe('E_NOT_YOUR_DECISION');
  expect(
    codes(table, B, [
      accept({ offerId: 'O2', ...fill({ ale: 1 }) }),
      accept(),
      accept(fill({ ale: 2 })),
      accept(fill({ silk: 1 })),
      accept(fill({ wine: 1 })),
    ]),
  ).toEqual(['E_NOT_ADJACENT', 'E_WILDCARD_UNFILLED', 'E_WILDCARD_UNFILLED', 'E_FUNDS', 'E_FUNDS']);
  table.do(A, {
    type: 'revise',
    offerId: 'O1',
    give: { commodities: { wine: 1 }, any: { commodities: 1 } },
  });
  expect(
    codes(table, B, [
      accept({ version: 2, ...fill({ wine: 1 }) }),
      accept({ version: 2, ...fill({ ale: 1 }) }),
    ]),
  ).toEqual(['E_NOT_OWNED', null]);
  const tired = { 1: { taken: 1, tiles: { extraAction: 1 }, commodities: { ale: 1 } } };
  const hall = Table.of(on(3, ['s42'], tired));
  hall.propose(A, B, 'guildHall', { any: { tiles: 1 } });
  const tile = { fill: { tiles: { extraAction: 1 } } };
  expect(codes(hall, B, [accept(tile), accept({ ...tile, useExtra: true })])).toEqual([
    'E_NO_ACTION',
    'E_NO_ACTION',
  ]);
});

rule(['GE-401', 'GE-708', 'GE-804', 'GE-805', 'GE-807'], 'Those inside a window', () => {
  const goods = { copper: 1, linen: 1 };
  const given = on(3, ['villaColini'], { 0: { hand: ['LO-01', 'LO-05', 'SO-01'] } });
  const table = Table.of(given).do(A, { type: 'takeAction' });
  const main = (more: JsonObject) => ({ type: 'performMain', ...more });
  const deliver = (order: string) => main({ mode: 'deliver', order, tileChoice: 'trade11' });
  expect(table.refusal(B, main({}))).toBe('E_NOT_YOUR_DECISION');
  expect(table.refusal(A, { type: 'deliverSmall', order: 'SO-09' })).toBe('E_MAIN_FIRST');
  expect(
    codes(table, A, [
      main({}),
      main({ mode: 'contract', order: 'LO-01' }),
      main({ mode: 'deliver' }),
      deliver('LO-02'),
      deliver('LO-05'),
      deliver('LO-01'),
    ]),
  ).toEqual([
    'E_BAD_CHOICE',
    'E_BAD_CHOICE',
    'E_NOT_OWNED',
    'E_NOT_OWNED',
    'E_ORDER_MISMATCH',
    'E_MISSING_GOODS',
  ]);
  const rich = Table.of(
    on(3, ['villaColini'], {
      0: { hand: ['LO-01', 'SO-01'], commodities: { ...goods, saffron: 1 } },
      1: { tiles: { startingSpace: 5 } },
    }),
  ).do(A, { type: 'takeAction' });
  expect(
    codes(rich, A, [
      main({ mode: 'deliver', order: 'LO-01' }),
      main({ mode: 'deliver', order: 'LO-01', tileChoice: 'startingSpace' }),
      deliver('LO-01'),
    ]),
  ).toEqual(['E_SUPPLY_EMPTY', 'E_SUPPLY_EMPTY', null]);
  rich.main(A, { mode: 'deliver', order: 'LO-01', tileChoice: 'trade11' });
  expect(rich.refusal(A, main({}))).toBe('E_MAIN_DONE');
  expect(rich.refusal(A, { type: 'deliverSmall', order: 'SO-02' })).toBe('E_ORDER_LIMIT');
  const inn = Table.of(on(3, ['inn'], { 0: { hand: ['SO-11', 'SO-01'] } }));
  inn.do(A, { type: 'takeAction' }).main(A);
  const small = (order: string) => ({ type: 'deliverSmall', order });
  expect(codes(inn, A, [small('SO-12'), small('SO-01'), small('SO-11')])).toEqual([
    'E_NOT_OWNED',
    'E_ORDER_MISMATCH',
    'E_MISSING_GOODS',
  ]);
});

rule(['GE-602', 'GE-603', 'GE-615', 'GE-605', 'GE-606', 'GE-616'], 'Those of acquiring', () => {
  const at = on(3, ['s74'], { 1: { personal: 1 }, 2: { personal: 1 } });
  const given = { ...at, owners: { tavern: C, cathedral: B }, state: 'ACQUIRE', acquiring: B };
  const table = Table.of(given);
  expect(table.refusal(C, acquired('inn'))).toBe('E_NOT_YOUR_DECISION');
  expect(
    codes(table, B, [
      acquired('rialto'),
      acquired('s75'),
      acquired('s74'),
      acquired('s74', 'remove tavern', 'place tavern'),
      acquired('s74', 'place cathedral', 'remove inn'),
      acquired('s74', 'place tavern', 'place cathedral'),
      acquired('s74', 'remove cathedral', 'place tavern'),
      acquired('s74', 'replace tavern'),
    ]),
  ).toEqual([
    'E_BAD_TARGET',
    'E_NO_STREET_DISC',
    'E_NO_OP',
    'E_NO_OP',
    'E_NOT_ADJACENT_BUILDING',
    'E_OCCUPIED',
    'E_ALREADY_OWNER',
    'E_NO_MARKERS',
  ]);
  const free = Table.of({ ...at, state: 'ACQUIRE', acquiring: B });
  expect(codes(free, B, [acquired('s74', 'remove tavern')])).toEqual(['E_NOTHING_TO_REMOVE']);
});
