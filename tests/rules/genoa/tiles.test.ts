/** Buildings, cards and tiles (rules, section 8) beyond the worked examples. */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, acquired, B, C, on, seats, Table } from './table.ts';

rule(
  ['GE-613', 'GE-704', 'GE-407'],
  'The Cathedral gives two markers, as far as there are any',
  () => {
    const table = Table.of(on(4, ['cathedral'])).act();
    expect(table.seat(A)).toMatchObject({ personal: 2, general: 5 });
    const few = Table.of(on(4, ['cathedral'], { 0: { personal: 6, general: 1 } })).act();
    expect(few.seat(A)).toMatchObject({ personal: 7, general: 0 });
  },
);

rule(['GE-617', 'GE-610', 'GE-601'], 'Whoever does not want to acquire declines', () => {
  const markers = { 0: { personal: 1 }, 2: { personal: 1 } };
  const table = Table.of(on(4, ['s42'], markers)).stop();
  expect(table.refusal(C, { type: 'declineAcquire' })).toBe('E_NOT_YOUR_DECISION');
  table.do(A, { type: 'declineAcquire' });
  expect(table.view.acquiring).toBe(C);
  table.do(C, { type: 'declineAcquire' });
  expect(table.view).toMatchObject({ state: 'START', merchant: B });
});

rule(['GE-602', 'GE-603'], 'Without a personal marker nobody takes part', () => {
  const discs = { state: 'ACQUIRE', acquiring: B };
  const none = Table.of(on(4, ['s74'], { 2: { personal: 1 } }, discs));
  expect(none.refusal(B, acquired('s74', 'place tavern'))).toBe('E_NO_MARKERS');
  expect(none.refusal(B, acquired('s75', 'place tavern'))).toBe('E_NO_MARKERS');
  const asked = Table.of(on(4, ['s74'], { 2: { personal: 1 } })).stop();
  expect(asked.view.acquiring).toBe(C);
  expect(asked.refusal(C, acquired('s75', 'place tavern'))).toBe('E_NO_STREET_DISC');
  expect(asked.refusal(C, acquired('tavern', 'place tavern'))).toBe('E_NO_STREET_DISC');
  asked.acquire(C, 's74', 'place tavern');
  expect(asked.view).toMatchObject({ state: 'START', owners: { tavern: C } });
});

rule(['GE-801', 'GE-811'], 'Any number of cards, any number of messages', () => {
  const hand = ['MS-03', 'MS-13', 'MS-11', 'LO-01', 'LO-02', 'LO-03', 'SO-01', 'CT-01'];
  const table = Table.of(on(4, ['villaZasteri'], { 1: { hand } })).unused();
  table.move(A, 'tavern').unused();
  expect(table.hand(B)).toEqual(expect.arrayContaining(hand));
  const path = ['villaZasteri', 'fabric', 'palace'];
  const two = Table.of(on(4, path.slice(0, 2), { 1: { hand: ['MS-13'] }, 2: { hand: ['MS-02'] } }));
  two.unused().move(A, 'palace');
  expect([two.ducats(B), two.ducats(C)]).toEqual([160, 130]);
  const both = Table.of(on(4, ['spices', 'coachHouse'], { 1: { hand: ['MS-04', 'MS-09'] } }));
  both.unused().move(A, 'park');
  expect(both.ducats(B)).toBe(160);
  both.unused().move(A, 'metals').unused().move(A, 'villaColini');
  expect(both.ducats(B)).toBe(190);
});

rule(['GE-815', 'GE-804'], 'Without a tile in the supply there is none to take', () => {
  const tiles = {
    startingSpace: 5,
    extraAction: 5,
    commodityChoice: 5,
    trade11: 7,
    buildingAction: 5,
  };
  const goods = { copper: 1, linen: 1, saffron: 1 };
  const table = Table.of(
    on(4, ['villaColini'], { 0: { hand: ['LO-01'], commodities: goods }, 3: { tiles } }),
  );
  table.do(A, { type: 'takeAction' }).main(A, { mode: 'deliver', order: 'LO-01' });
  expect(table.ducats(A)).toBe(230);
  expect(table.seat(A)?.tiles).toEqual({});
  expect(table.seat(A)?.commodities).toEqual({});
  expect(table.view.supply.tiles).toEqual({});
  expect(table.view.piles.LO.faceUp).toEqual(['LO-01']);
  expect(table.events('rewardTaken')).toMatchObject([{ seat: A, tile: null }]);
});

rule('GE-816', 'An empty pile gives nothing', () => {
  const all = Array.from({ length: 16 }, (_, i) => `LO-${String(i + 1).padStart(2, '0')}`);
  const table = Table.of(on(4, ['guildHall'], { 3: { hand: all } })).act();
  expect(table.hand(A)).toEqual([]);
  expect(table.seat(A)?.taken).toBe(1);
});

rule(['GE-905', 'GE-904', 'GE-902', 'GE-1105'], 'Several Extra actions in one turn', () => {
  const table = Table.of(on(3, ['s42'], { 1: { tiles: { extraAction: 2 } } }));
  table.do(B, { type: 'playExtraAction' }).do(B, { type: 'playExtraAction' });
  expect(table.seat(B)?.tiles).toEqual({});
  expect(table.seat(B)?.extra).toBe(2);
  expect(table.view.supply.tiles.extraAction).toBe(5);
  expect(table.refusal(B, { type: 'playExtraAction' })).toBe('E_NOT_OWNED');
  const start = Table.of({ seats: seats(3, { 0: { tiles: { extraAction: 1 } } }) });
  expect(start.refusal(A, { type: 'playExtraAction' })).toBe('E_WRONG_PHASE');
  const two = Table.of(on(2, ['park'], { 0: { tiles: { extraAction: 1 }, taken: 1 } }));
  two.do(A, { type: 'takeAction', useExtra: true });
  expect(two.seat(A)).toMatchObject({ taken: 2, extra: 1 });
  // With two players it is the same for either.
  const other = { tiles: { extraAction: 1 }, taken: 1, commodities: { silk: 2 } };
  const pair = Table.of(on(2, ['s62'], { 0: { taken: 1 }, 1: other }));
  const wish = { type: 'offer', target: 'park', give: { commodities: { silk: 1 } } };
  expect(pair.refusal(B, wish)).toBe('E_NO_ACTION');
  pair.do(B, { type: 'playExtraAction' }).do(B, wish).accept(A, 1).main(B).end(B);
  expect(pair.seat(B)).toMatchObject({ taken: 2, extra: 1 });
  expect(pair.refusal(B, { ...wish, target: 's63' })).toBeNull();
  expect(pair.refusal(B, { ...wish, target: 'metals' })).toBe('E_NO_ACTION');
});

rule(['GE-906', 'GE-918'], 'An Extra action opens no building', () => {
  const table = Table.of(on(4, ['inn'], { 1: { tiles: { extraAction: 1 } } })).act();
  const offer = { type: 'offer', target: 'inn', give: { ducats: 5 }, useExtra: true };
  expect(table.refusal(B, offer)).toBe('E_ACTION_TAKEN');
  table.do(B, { type: 'playExtraAction' });
  expect(table.refusal(B, { type: 'takeAction' })).toBe('E_WRONG_PHASE');
  const claim = Table.of(on(4, ['inn'], { 1: { tiles: { extraAction: 1 } } }));
  claim.do(B, { type: 'playExtraAction' });
  expect(claim.refusal(B, { type: 'takeAction' })).toBe('E_NOT_YOUR_DECISION');
});

rule(['GE-909', 'GE-908'], 'Tiles are played in an own window, and not after its end', () => {
  const table = Table.of(on(4, ['inn'], { 0: { tiles: { commodityChoice: 1 } } }));
  const play = { type: 'playTile', tile: 'commodityChoice', commodity: 'silk' };
  expect(table.refusal(A, play)).toBe('E_TILE_TIMING');
  table.do(A, { type: 'takeAction' });
  expect([table.refusal(A, play), table.refusal(B, play)]).toEqual([null, 'E_TILE_TIMING']);
  table.main(A).end(A);
  expect(table.refusal(A, play)).toBe('E_TILE_TIMING');
  const got = Table.of(on(4, ['harbor'])).do(A, { type: 'takeAction' });
  expect(got.refusal(A, play)).toBe('E_NOT_OWNED');
  got.main(A).do(A, play);
  expect(got.seat(A)).toMatchObject({ tiles: {}, commodities: { silk: 1 } });
});

rule(['GE-908', 'GE-911'], 'Outside an own window it is always the timing that is wrong', () => {
  const tiles = { commodityChoice: 1, trade11: 1, buildingAction: 1, extraAction: 1 };
  const held = { 0: { tiles }, 1: { tiles, personal: 1 } };
  const plays: readonly JsonObject[] = [
    { tile: 'commodityChoice', commodity: 'silk' },
    { tile: 'trade11', give: { tile: 'extraAction' }, get: { commodity: 'silk' } },
    { tile: 'buildingAction', building: 'inn' },
  ];
  const refused = (table: Table, seat: number) =>
    plays.map((play) => table.refusal(seat, { type: 'playTile', ...play }));
  const timing = plays.map(() => 'E_TILE_TIMING');
  const start = Table.of({ seats: seats(4, held) });
  expect([refused(start, A), refused(start, B)]).toEqual([timing, timing]);
  const street = Table.of(on(4, ['s42'], held, { owners: { inn: A } }));
  expect([refused(street, A), refused(street, B)]).toEqual([timing, timing]);
  street.stop();
  expect(street.view.state).toBe('ACQUIRE');
  expect([refused(street, A), refused(street, B)]).toEqual([timing, timing]);
  // Also while somebody else is asked which card he hands over.
  const asked = Table.of(on(4, ['s47'], { ...held, 2: { tiles } }, { owners: { inn: B } }));
  asked.do(B, { type: 'offer', target: 'postOffice', deferred: { cards: 1 } }).accept(A, 1);
  expect(asked.view.pending).toMatchObject({ seat: B, kind: 'handOver' });
  expect([refused(asked, A), refused(asked, C)]).toEqual([timing, timing]);
  expect(refused(asked, B)).toEqual(plays.map(() => 'E_WRONG_PHASE'));
  asked.do(B, { type: 'choose', card: asked.hand(B)[0] });
  expect(refused(asked, B)).toEqual([null, null, null]);
  for (const play of plays) asked.do(B, { type: 'playTile', ...play });
  expect(asked.seat(B)).toMatchObject({ commodities: { silk: 2 }, tiles: { trade11: 1 } });
});

rule(['GE-919', 'GE-915'], 'A Building action at a Villa may deliver', () => {
  const goods = { silver: 1, silk: 1, saffron: 1 };
  const held = { tiles: { buildingAction: 1 }, hand: ['LO-09'], commodities: goods };
  const table = Table.of(on(4, ['inn'], { 0: held }, { owners: { villaRicci: A } }));
  table.do(A, { type: 'takeAction' });
  const play = {
    type: 'playTile',
    tile: 'buildingAction',
    building: 'villaRicci',
    mode: 'deliver',
  };
  expect(table.refusal(A, { ...play, order: 'LO-01', tileChoice: 'trade11' })).toBe('E_NOT_OWNED');
  table.do(A, { ...play, order: 'LO-09', tileChoice: 'buildingAction' });
  expect(table.ducats(A)).toBe(230);
  expect(table.seat(A)).toMatchObject({ tiles: { buildingAction: 1 }, commodities: {} });
  expect(table.view.window?.tiled).toEqual(['villaRicci']);
  expect(table.hand(A)).toEqual([]);
});

rule(['GE-1003', 'GE-1005', 'GE-1006'], 'What counts only in a tie', () => {
  const over = (a: object, b: object) =>
    Table.of({ seats: seats(2, { 0: { ...a }, 1: { ...b } }), state: 'OVER', roundsLeft: 0 }).view
      .result;
  const goods = { commodities: { ale: 2 }, tiles: { trade11: 1 }, hand: ['LO-01'] };
  expect(over(goods, { ducats: 135 })?.winners).toEqual([B]);
  expect(over(goods, {})?.winners).toEqual([A]);
  expect(over(goods, {})?.table.map(({ total, goods: count }) => [total, count])).toEqual([
    [130, 4],
    [130, 0],
  ]);
  expect(over({ personal: 3 }, {})?.winners).toEqual([A, B]);
  expect(over({ hand: ['CT-01'] }, { ducats: 140 })?.winners).toEqual([A]);
});
