/** Every error code, in the order of the checks (rules, section 5 and appendix A.1). */

import { describe, expect, test } from 'vitest';
import { rule } from '../rule.ts';
import { A, B, C, game, owned, ships, sponsored, Table } from './table.ts';

const CODES = [
  'UNKNOWN_ID',
  'GAME_OVER',
  'NOT_YOUR_DECISION',
  'NO_SHIPMENT',
  'ALREADY_RESERVED',
  'NO_CUBE_LEFT',
  'NOT_ENOUGH_DUCATS',
  'CARD_NOT_OFFERED',
  'NOT_IN_HAND',
  'NOT_FOR_SALE',
  'NO_TILE_LEFT',
  'BUILDING_OCCUPIED',
  'MISSING_PROOF',
  'NO_STATUE_LEFT',
  'CAMPO_OCCUPIED',
  'NOT_YOUR_BUSINESS',
  'BUSINESS_ALREADY_USED',
  'MISSING_INPUT',
  'GOOD_PILE_EMPTY',
];

/** Ten businesses of A on B01 to B10: no cube is left. */
const everywhere = Object.fromEntries(
  Array.from({ length: 10 }, (_, i) => [
    `B${String(i + 1).padStart(2, '0')}`,
    owned(A, i < 5 ? 'draper' : 'canvaser'),
  ]),
);
const three = (first: object, second: object = {}) => [{ ducats: 0, ...first }, second, {}];
const cargo = ships(null, ['wool', B], 'silk');

const reserving = Table.of({ seats: three({ ships: cargo }), sites: everywhere });
const sponsoring = Table.of({
  seats: three({}),
  sites: { ...everywhere, B11: owned(B, 'tailor') },
  statues: ['POLO'],
});
const penniless = Table.of({ seats: three({ hand: { wool: 1 } }), statues: ['POLO'] });
const complete = Table.of({
  seats: three({}),
  statues: ['FRARI', 'POLO', 'ORIO', 'MARG', 'STEF', 'BART'],
});
const buying = Table.of({ seats: three({ hand: { hemp: 1 } }), market: { wool: 1 } });
buying.lead('trade');
const offering = Table.of({ seats: three({}), drawDeck: ['iron', 'iron', 'wool'] });
const making = Table.of({
  seats: three({ hand: { wool: 1 } }),
  sites: { B01: owned(A, 'draper'), B02: owned(A, 'draper'), B03: owned(B, 'draper') },
  market: { cloth: 9 },
});
const made = Table.of({
  seats: three({ hand: { wool: 1 } }),
  sites: { B01: owned(A, 'draper'), B02: owned(A, 'canvaser') },
  market: { cloth: 8 },
});
const over = Table.of({ seats: three({ favours: 12 }) });

const reserve = (boardOwner: number, ship: string) => ({ type: 'reserve', boardOwner, ship });
const statue = (campo: string) => ({ type: 'sponsorStatue', campo });
const produce = (site: string) => ({ type: 'produce', site });

/** Each has all errors from its code on; those before it are absent. */
const CASES: readonly (readonly [code: string, table: Table, action: object])[] = [
  ['NO_SHIPMENT', reserving.lead('reserve'), reserve(A, 'left')],
  ['NO_SHIPMENT', reserving, reserve(C, 'right')],
  ['ALREADY_RESERVED', reserving, reserve(A, 'middle')],
  ['NO_CUBE_LEFT', reserving, reserve(A, 'right')],
  ['NO_TILE_LEFT', sponsoring.lead('sponsor'), sponsored('tailor', 'B11')],
  ['NO_TILE_LEFT', sponsoring, sponsored('draper', 'B12')],
  ['BUILDING_OCCUPIED', sponsoring, sponsored('tentmaker', 'B01')],
  ['NO_CUBE_LEFT', sponsoring, sponsored('tentmaker', 'B12')],
  ['CAMPO_OCCUPIED', sponsoring, statue('POLO')],
  ['MISSING_PROOF', penniless.lead('sponsor'), sponsored('canvaser', 'B12')],
  ['NOT_ENOUGH_DUCATS', penniless, sponsored('draper', 'B12')],
  ['NOT_ENOUGH_DUCATS', penniless, statue('FORM')],
  ['NO_STATUE_LEFT', complete.lead('sponsor'), statue('POLO')],
  ['NO_STATUE_LEFT', complete, statue('FORM')],
  ['NOT_IN_HAND', buying, { type: 'sell', goods: { hemp: 2 } }],
  ['CARD_NOT_OFFERED', offering.lead('sail'), { type: 'placeShipment', good: 'hemp' }],
  ['NOT_YOUR_BUSINESS', making.lead('produce'), produce('B03')],
  ['NOT_YOUR_BUSINESS', making, produce('B22')],
  ['GOOD_PILE_EMPTY', making, produce('B01')],
  ['BUSINESS_ALREADY_USED', made.lead('produce').produce(A, 'B01'), produce('B01')],
  ['MISSING_INPUT', made, produce('B02')],
];

describe('each refusal is answered by the first check that fails, and changes nothing', () => {
  test.each(CASES)('%s %#', (code, table, action) => {
    expect(table.refusal(A, action)).toBe(code);
  });

  test('NOT_FOR_SALE, then NOT_ENOUGH_DUCATS', () => {
    const table = Table.of({ seats: three({}), market: { wool: 1 } }).lead('trade');
    for (const seat of [A, B, C]) table.sell(seat);
    expect(table.refusal(A, { type: 'buy', from: 'wharf', good: 'wool' })).toBe('NOT_FOR_SALE');
    const dear = { type: 'buy', from: 'market', good: 'wool' };
    expect(table.refusal(A, dear)).toBe('NOT_ENOUGH_DUCATS');
  });

  test('MISSING_INPUT before GOOD_PILE_EMPTY, and before both what has been used', () => {
    const sites = { B01: owned(A, 'draper') };
    const given = { seats: three({ hand: { hemp: 1 } }), sites, market: { cloth: 9 } };
    const table = Table.of(given).lead('produce');
    expect(table.refusal(A, produce('B01'))).toBe('MISSING_INPUT');
    const one = { ...given, seats: three({ hand: { wool: 1 } }), market: { cloth: 8 } };
    const used = Table.of(one).lead('produce').produce(A, 'B01');
    expect(used.refusal(A, produce('B01'))).toBe('BUSINESS_ALREADY_USED');
  });

  test('NOT_ENOUGH_DUCATS comes last when reserving', () => {
    const table = Table.of({ seats: three({}, { ships: cargo }) }).lead('reserve');
    expect(table.refusal(A, reserve(B, 'right'))).toBe('NOT_ENOUGH_DUCATS');
  });

  test('all codes of the rules, and no others', () => {
    expect([...game.errors].sort()).toEqual([...CODES].sort());
  });
});

const MALFORMED: readonly unknown[] = [
  null,
  7,
  'pass',
  [],
  {},
  { type: 'seize' },
  { type: '__proto__' },
  { type: 'toString' },
  { type: 'chooseAction' },
  { type: 'chooseAction', action: 'rest' },
  { type: 'chooseAction', action: 'sail', site: 'B01' },
  { type: 'pass', seat: 0 },
  { type: 'reserve', ship: 'left' },
  reserve(3, 'left'),
  reserve(-1, 'left'),
  reserve(0.5, 'left'),
  reserve(A, 'port'),
  { type: 'reserve', boardOwner: '0', ship: 'left' },
  { type: 'unload' },
  { type: 'unload', choice: 'burn' },
  { type: 'placeShipment', good: 'cloth' },
  { type: 'placeShipment', good: 'pirates' },
  { type: 'sell' },
  { type: 'sell', goods: [] },
  { type: 'sell', goods: { gold: 1 } },
  { type: 'sell', goods: { wool: 0 } },
  { type: 'sell', goods: { wool: 11 } },
  { type: 'sell', goods: { wool: 1.5 } },
  { type: 'sell', goods: { pirates: 1 } },
  { type: 'sell', goods: { wool: '1' } },
  { type: 'sell', goods: null },
  { type: 'buy', good: 'wool' },
  { type: 'buy', from: 'bank', good: 'wool' },
  sponsored('baker', 'B01'),
  sponsored('draper', 'B00'),
  sponsored('draper', 'B23'),
  sponsored('draper', 'b01'),
  sponsored('draper', 'B01', []),
  { type: 'sponsorBusiness' },
  sponsored('tentmaker', 'B01', ['silk', 'silk']),
  sponsored('tentmaker', 'B01', ['lumber', 'silk', 'canvas']),
  sponsored('draper', 'B01', ['gold' as never]),
  { ...sponsored('draper', 'B01'), proof: 'wool' },
  statue('ROMA'),
  statue(''),
  { type: 'sponsorStatue' },
  produce('B23'),
  { type: 'produce' },
  { type: 'produce', site: 'B01', owner: 0 },
  { type: 'endProduce', site: 'B01' },
];

rule('PV-023', 'What breaks the schema is UNKNOWN_ID, before anything else', () => {
  const fresh = Table.fresh(3, { startPlayer: A });
  over.lead('sponsor').pass(A, B, C);
  for (const action of MALFORMED) {
    for (const table of [fresh, over, reserving, making]) {
      for (const seat of [A, B]) {
        expect(table.refusal(seat, action), JSON.stringify(action)).toBe('UNKNOWN_ID');
      }
    }
  }
});

rule(['PV-022', 'PV-024'], 'Then GAME_OVER, then NOT_YOUR_DECISION for seat and phase', () => {
  const ended = Table.of({ seats: three({ favours: 12 }) }).lead('reserve');
  ended.pass(A, B, C);
  const actions = [
    { type: 'chooseAction', action: 'sail' },
    reserve(A, 'left'),
    { type: 'pass' },
    { type: 'unload', choice: 'keep' },
    { type: 'placeShipment', good: 'wool' },
    { type: 'sell', goods: {} },
    { type: 'buy', from: 'market', good: 'wool' },
    sponsored('draper', 'B01', ['wool']),
    statue('POLO'),
    produce('B01'),
    { type: 'endProduce' },
  ];
  const fresh = Table.fresh(3, { startPlayer: A });
  for (const action of actions) {
    const said = JSON.stringify(action);
    expect(ended.refusal(B, action), said).toBe('GAME_OVER');
    expect(fresh.refusal(B, action), said).toBe('NOT_YOUR_DECISION');
    if (action !== actions[0]) expect(fresh.refusal(A, action), said).toBe('NOT_YOUR_DECISION');
  }
});
