/** Special tiles, good by good, and orders with their pay (rules, sections 5.5 and 8). */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, C, on, Table } from './table.ts';

const trade = (give: JsonObject, get: JsonObject): JsonObject => ({
  type: 'playTile',
  tile: 'trade11',
  give,
  get,
});

rule(['GE-910', 'GE-917', 'GE-902'], 'Any good for any other, from and to the supply', () => {
  const held = {
    tiles: { trade11: 4, extraAction: 1 },
    commodities: { silk: 1 },
    hand: ['MS-02'],
    personal: 1,
    general: 6,
  };
  const table = Table.of(on(4, ['inn'], { 0: held })).do(A, { type: 'takeAction' });
  const { trade11 = 0 } = table.view.supply.tiles;
  table.do(A, trade({ commodity: 'silk' }, { marker: true }));
  expect(table.seat(A)).toMatchObject({ personal: 2, general: 5, commodities: {} });
  expect(table.view.supply).toMatchObject({
    commodities: { silk: 5 },
    tiles: { trade11: trade11 + 1 },
  });
  table.do(A, trade({ marker: true }, { tile: 'buildingAction' }));
  expect(table.seat(A)).toMatchObject({ personal: 1, general: 6 });
  expect(table.seat(A)?.tiles).toEqual({ trade11: 2, extraAction: 1, buildingAction: 1 });
  table.do(A, trade({ tile: 'extraAction' }, { pile: 'LO' }));
  expect(table.seat(A)?.tiles).toEqual({ trade11: 1, buildingAction: 1 });
  expect(table.view.supply.tiles).toMatchObject({ extraAction: 5, buildingAction: 4 });
  expect(table.hand(A).map((id) => id.slice(0, 2))).toEqual(['LO', 'MS']);
  // The blind top card of a pile, also of its own.
  table.do(A, trade({ card: 'MS-02' }, { pile: 'MS' }));
  expect(table.seat(A)?.handCount).toMatchObject({ LO: 1, MS: 1 });
  expect(table.view.piles.MS).toMatchObject({ faceDown: 12, faceUp: ['MS-02'] });
  expect(table.seat(A)?.tiles).toEqual({ buildingAction: 1 });
});

rule(['GE-910', 'GE-917'], 'What is not had cannot be given, and nothing for its own kind', () => {
  const held = { tiles: { trade11: 2 }, personal: 1, general: 6 };
  const table = Table.of(on(4, ['inn'], { 0: held })).do(A, { type: 'takeAction' });
  const refused = (give: JsonObject, get: JsonObject) => table.refusal(A, trade(give, get));
  expect(refused({ marker: true }, { marker: true })).toBe('E_BAD_CHOICE');
  expect(refused({ tile: 'trade11' }, { tile: 'trade11' })).toBe('E_BAD_CHOICE');
  expect(refused({ tile: 'trade11' }, { commodity: 'ale' })).toBeNull();
  expect(refused({ tile: 'extraAction' }, { commodity: 'ale' })).toBe('E_NOT_OWNED');
  expect(refused({ card: 'MS-01' }, { commodity: 'ale' })).toBe('E_NOT_OWNED');
  const last = Table.of(on(4, ['inn'], { 0: { tiles: { trade11: 1 }, personal: 7, general: 0 } }));
  last.do(A, { type: 'takeAction' });
  // The played tile cannot be given as well, and no marker is left to receive.
  expect(last.refusal(A, trade({ tile: 'trade11' }, { commodity: 'ale' }))).toBe('E_NOT_OWNED');
  const none = Table.of(
    on(4, ['inn'], { 0: { ...held, tiles: { trade11: 1 }, personal: 7, general: 0 } }),
  ).do(A, { type: 'takeAction' });
  expect(none.refusal(A, trade({ marker: true }, { marker: true }))).toBe('E_SUPPLY_EMPTY');
});

rule(['GE-907', 'GE-911'], 'A commodity that is out cannot be chosen', () => {
  const held = { 0: { tiles: { commodityChoice: 2 } }, 1: { commodities: { silk: 5 } } };
  const table = Table.of(on(4, ['inn'], held)).do(A, { type: 'takeAction' });
  const choose = (commodity: string) => ({
    type: 'playTile',
    tile: 'commodityChoice',
    commodity,
  });
  expect(table.refusal(A, choose('silk'))).toBe('E_SUPPLY_EMPTY');
  table.do(A, choose('ale')).main(A).do(A, choose('ale'));
  expect(table.seat(A)?.commodities).toEqual({ ale: 2 });
  expect(table.view.supply.commodities.ale).toBe(3);
  expect(table.view.supply.tiles.commodityChoice).toBe(5);
});

rule(['GE-804', 'GE-802'], 'A large order: three commodities against 100 ducats and a tile', () => {
  const goods = { wine: 1, linen: 1, pepper: 2 };
  const held = { 0: { hand: ['LO-02', 'LO-01'], commodities: goods } };
  const table = Table.of(on(4, ['villaColini'], held)).do(A, { type: 'takeAction' });
  const deliver = (order: string, more: JsonObject = {}) => ({
    type: 'performMain',
    mode: 'deliver',
    order,
    ...more,
  });
  const tile = { tileChoice: 'startingSpace' };
  expect(table.refusal(A, deliver('LO-01', tile))).toBe('E_MISSING_GOODS');
  expect(table.refusal(A, deliver('LO-03', tile))).toBe('E_NOT_OWNED');
  expect(table.refusal(A, deliver('LO-02'))).toBe('E_SUPPLY_EMPTY');
  table.do(A, deliver('LO-02', tile));
  expect(table.ducats(A)).toBe(230);
  expect(table.seat(A)).toMatchObject({ commodities: { pepper: 1 }, tiles: { startingSpace: 1 } });
  expect(table.view.supply.tiles.startingSpace).toBe(4);
  expect(table.hand(A)).toEqual(['LO-01']);
  expect(table.view.piles.LO.faceUp).toEqual(['LO-02']);
  expect(table.refusal(A, { type: 'deliverSmall', order: 'SO-01' })).toBe('E_ORDER_LIMIT');
});

rule(['GE-806', 'GE-807', 'GE-805'], 'A small order goes with the action, once', () => {
  const held = { hand: ['SO-07', 'SO-08', 'SO-01'], commodities: { copper: 2, silk: 1, ale: 1 } };
  const table = Table.of(on(4, ['harbor'], { 0: held })).do(A, { type: 'takeAction' });
  const deliver = (order: string) => ({ type: 'deliverSmall', order });
  expect(table.refusal(A, deliver('SO-07'))).toBe('E_MAIN_FIRST');
  table.main(A);
  expect(table.refusal(A, deliver('SO-01'))).toBe('E_ORDER_MISMATCH');
  expect(table.refusal(A, deliver('SO-09'))).toBe('E_NOT_OWNED');
  table.do(A, deliver('SO-07'));
  expect(table.ducats(A)).toBe(170);
  expect(table.seat(A)).toMatchObject({ commodities: { copper: 1, silk: 1, ale: 1 }, taken: 1 });
  expect(table.view.piles.SO.faceUp).toEqual(['SO-07']);
  expect(table.refusal(A, deliver('SO-08'))).toBe('E_ORDER_LIMIT');
});

rule('GE-510', 'Markers that a deal hands over change their colour', () => {
  const held = { 0: { personal: 2, general: 5 }, 1: { personal: 3, general: 4 } };
  const table = Table.of(on(4, ['s42'], held));
  table.offer(B, 's52', { markers: 2 }, { ask: { markers: 1 } }).accept(A, 1);
  expect(table.seat(A)).toMatchObject({ personal: 3, general: 4 });
  expect(table.seat(B)).toMatchObject({ personal: 2, general: 5 });
});

rule(['GE-410', 'GE-808', 'GE-904'], 'What has happened is told', () => {
  const hand = ['MS-02'];
  const held = { 1: { hand, tiles: { extraAction: 1 } }, 2: { hand: ['LO-01'] } };
  const table = Table.of(on(4, ['cathedral', 's66', 's67'], held)).move(A, 'fabric');
  expect(table.events('messageDelivered')).toEqual([
    { type: 'messageDelivered', seat: B, card: 'MS-02', ducats: 30 },
  ]);
  table.act().do(B, { type: 'playExtraAction' });
  expect(table.events('actionEnded')).toMatchObject([{ seat: A, building: 'fabric' }]);
  expect(table.events('extraActionUsed')).toMatchObject([{ seat: B }]);
  expect(table.hand(C)).toEqual(['LO-01']);
});
