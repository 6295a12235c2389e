/** The yield of each building (rules, section 2.3), as printed there. */

import { expect } from 'vitest';
import type { BuildingId } from '../../../engine/games/genoa/map.ts';
import { rule } from '../rule.ts';
import { A, on, Table } from './table.ts';

/** The merchant acts in a building, with nothing in his hands before. */
const used = (building: BuildingId): Table => Table.of(on(4, [building])).act();

rule(['GE-004', 'GE-707', 'GE-407'], 'Each warehouse gives one each of its two commodities', () => {
  const printed: readonly (readonly [BuildingId, string, string])[] = [
    ['drinks', 'ale', 'wine'],
    ['metals', 'silver', 'copper'],
    ['fabric', 'linen', 'silk'],
    ['spices', 'pepper', 'saffron'],
  ];
  for (const [building, one, other] of printed) {
    const table = used(building);
    expect(table.seat(A)?.commodities).toEqual({ [one]: 1, [other]: 1 });
    expect(table.view.supply.commodities).toMatchObject({ [one]: 4, [other]: 4 });
    expect(table.events('yielded')).toMatchObject([{ building, commodities: [one, other] }]);
    // The rest of the two is taken, and reported.
    const short = Table.of(on(4, [building], { 1: { commodities: { [one]: 5 } } })).act();
    expect(short.seat(A)?.commodities).toEqual({ [other]: 1 });
    expect(short.events('yielded')).toMatchObject([{ commodities: [other] }]);
    expect(short.seat(A)?.taken).toBe(1);
  }
});

rule(['GE-705', 'GE-706'], 'Each tile building gives its own kind of tile', () => {
  const printed: readonly (readonly [BuildingId, string])[] = [
    ['harbor', 'commodityChoice'],
    ['coachHouse', 'startingSpace'],
    ['park', 'extraAction'],
    ['inn', 'trade11'],
    ['tavern', 'trade11'],
    ['palace', 'buildingAction'],
  ];
  for (const [building, tile] of printed) {
    expect(used(building).seat(A)?.tiles).toEqual({ [tile]: 1 });
  }
});

rule(['GE-701', 'GE-702', 'GE-703'], 'The central buildings give the top cards of a pile', () => {
  const printed: readonly (readonly [BuildingId, string, number])[] = [
    ['guildHall', 'LO', 1],
    ['cityHall', 'SO', 2],
    ['postOffice', 'MS', 2],
  ];
  for (const [building, kind, n] of printed) {
    const table = used(building);
    const { LO, SO, MS, CT } = table.view.piles;
    expect(table.hand(A).map((id) => id.slice(0, 2))).toEqual(Array(n).fill(kind));
    const left = { LO, SO, MS, CT }[kind];
    expect(left?.faceDown).toBe((kind === 'MS' ? 14 : 16) - n);
  }
});

rule('GE-708', 'A Villa gives a contract, or takes a large order of its own', () => {
  for (const villa of ['villaColini', 'villaMonetti', 'villaRicci', 'villaZasteri'] as const) {
    const table = Table.of(on(4, [villa])).do(A, { type: 'takeAction' });
    expect(table.refusal(A, { type: 'performMain' })).toBe('E_BAD_CHOICE');
    table.main(A, { mode: 'contract' });
    expect(table.hand(A).map((id) => id.slice(0, 2))).toEqual(['CT']);
  }
  const goods = { copper: 1, linen: 1, saffron: 1 };
  const held = { 0: { hand: ['LO-01'], commodities: goods } };
  const elsewhere = Table.of(on(4, ['villaRicci'], held)).do(A, { type: 'takeAction' });
  const deliver = { type: 'performMain', mode: 'deliver', order: 'LO-01', tileChoice: 'trade11' };
  expect(elsewhere.refusal(A, deliver)).toBe('E_ORDER_MISMATCH');
  const inn = Table.of(on(4, ['inn'], held)).do(A, { type: 'takeAction' });
  expect(inn.refusal(A, deliver)).toBe('E_BAD_CHOICE');
});
