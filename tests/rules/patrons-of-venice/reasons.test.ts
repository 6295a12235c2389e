/** The reasons of refusals: the rule, the figures for the sentence, the remedy. */

import { describe, expect, test } from 'vitest';
import { playRandom } from '../../battery/play.ts';
import { samples } from './samples.ts';
import { A, B, C, game, owned, ships, sponsored, Table } from './table.ts';

const three = (first: object, second: object = {}) => [{ ducats: 0, ...first }, second, {}];
const explained = (table: Table, seat: number, action: object) =>
  game.explain(table.state, seat, action);

const reserving = Table.of({
  seats: three(
    { ships: ships('grain', ['wool', B], 'silk') },
    { ships: ships('iron', null, null) },
  ),
}).lead('reserve');
const sponsoring = Table.of({
  seats: three({ hand: { wool: 1, silk: 1 } }),
  sites: { B11: owned(B, 'tailor') },
  statues: ['POLO'],
}).lead('sponsor');
const making = Table.of({
  seats: three({ hand: { wool: 1, lumber: 1 } }),
  sites: { B01: owned(A, 'draper'), B02: owned(A, 'tentmaker'), B03: owned(B, 'draper') },
  market: { cloth: 9 },
}).lead('produce');
const selling = Table.of({ seats: three({ hand: { hemp: 1 } }), market: { iron: 1 } }).lead(
  'trade',
);
const buying = Table.of({
  seats: three({}),
  market: { iron: 1 },
  wharf: { wine: 1 },
}).lead('trade');
for (const seat of [A, B, C]) buying.sell(seat);
const over = (players: number) =>
  Table.of({ players, phase: 'gameOver', seats: Array(players).fill({ favours: 3 }) });

const reserve = (boardOwner: number, ship: string) => ({ type: 'reserve', boardOwner, ship });
const buy = (from: string, good: string) => ({ type: 'buy', from, good });

const CASES: readonly (readonly [table: Table, action: object, refusal: object])[] = [
  [
    reserving,
    reserve(C, 'left'),
    { code: 'NO_SHIPMENT', rule: 'PV-025', params: { boardOwner: C, ship: 'left' } },
  ],
  [
    reserving,
    reserve(A, 'middle'),
    { code: 'ALREADY_RESERVED', rule: 'PV-029', params: { reservedBy: B } },
  ],
  [
    reserving,
    reserve(A, 'right'),
    { code: 'NOT_ENOUGH_DUCATS', rule: 'PV-026', params: { price: 1, ducats: 0 } },
  ],
  [
    reserving,
    reserve(B, 'left'),
    { code: 'NOT_ENOUGH_DUCATS', rule: 'PV-027', params: { price: 2, ducats: 0 } },
  ],
  [
    sponsoring,
    sponsored('tailor', 'B01'),
    { code: 'NO_TILE_LEFT', rule: 'PV-061', params: { business: 'tailor' } },
  ],
  [sponsoring, sponsored('draper', 'B11'), { code: 'BUILDING_OCCUPIED', rule: 'PV-060' }],
  [
    sponsoring,
    sponsored('draper', 'B01', ['hemp']),
    { code: 'MISSING_PROOF', rule: 'PV-055', params: { needed: 1, held: ['wool'] } },
  ],
  [
    sponsoring,
    sponsored('canvaser', 'B01'),
    { code: 'MISSING_PROOF', rule: 'PV-056', params: { recipe: ['hemp'], held: [] } },
  ],
  [
    sponsoring,
    sponsored('tentmaker', 'B01'),
    { code: 'MISSING_PROOF', rule: 'PV-057', params: { needed: 2, held: ['silk'] } },
  ],
  [
    sponsoring,
    sponsored('draper', 'B01'),
    { code: 'NOT_ENOUGH_DUCATS', rule: 'PV-059', params: { price: 5, ducats: 0 } },
  ],
  [
    sponsoring,
    { type: 'sponsorStatue', campo: 'POLO' },
    { code: 'CAMPO_OCCUPIED', rule: 'PV-062', params: { price: 4 } },
  ],
  [
    making,
    { type: 'produce', site: 'B03' },
    { code: 'NOT_YOUR_BUSINESS', rule: 'PV-067', params: { owner: B } },
  ],
  [
    making,
    { type: 'produce', site: 'B02' },
    { code: 'MISSING_INPUT', rule: 'PV-066', params: { missing: ['silk', 'canvas'] } },
  ],
  [
    making,
    { type: 'produce', site: 'B01' },
    { code: 'GOOD_PILE_EMPTY', rule: 'PV-072', params: { pile: 0, missing: [] } },
  ],
  [
    selling,
    { type: 'sell', goods: { hemp: 2 } },
    { code: 'NOT_IN_HAND', rule: 'PV-047', params: { goods: { hemp: 2 }, hand: { hemp: 1 } } },
  ],
  [buying, buy('wharf', 'iron'), { code: 'NOT_FOR_SALE', rule: 'PV-049' }],
  [
    buying,
    buy('market', 'iron'),
    { code: 'NOT_ENOUGH_DUCATS', rule: 'PV-051', params: { price: 3, ducats: 0 } },
  ],
  [
    buying,
    buy('wharf', 'wine'),
    { code: 'NOT_ENOUGH_DUCATS', rule: 'PV-050', params: { price: 1, ducats: 0 } },
  ],
];

describe('a refusal names its rule and its figures', () => {
  test.each(CASES)('%#', (table, action, refusal) => {
    expect(explained(table, A, action)).toMatchObject(refusal);
  });

  test('nothing helps when the match is over, waiting when another decides', () => {
    for (const [players, rule] of [
      [3, 'PV-087'],
      [5, 'PV-088'],
    ] as const) {
      const refusal = explained(over(players), A, { type: 'pass' });
      expect(refusal).toMatchObject({ code: 'GAME_OVER', rule, remedy: { kind: 'never' } });
    }
    expect(explained(reserving, B, { type: 'pass' })).toMatchObject({
      code: 'NOT_YOUR_DECISION',
      rule: 'PV-024',
      params: { phase: 'reserve', decider: A },
      remedy: { kind: 'yourDecision', wait: [A] },
    });
  });

  test('what is advised is what has most in common with what was tried', () => {
    const rich = Table.of({ seats: [{ ducats: 9, hand: { wool: 1 } }, {}, {}] }).lead('sponsor');
    expect(explained(rich, A, sponsored('canvaser', 'B07'))?.remedy).toEqual({
      kind: 'goodsToShow',
      action: sponsored('draper', 'B07', ['wool']),
    });
  });
});

test('all advice is legal', () => {
  let advised = 0;
  for (let number = 0; number < 12; number++) {
    playRandom({ game, samples, number, asideEvery: 0 }, ({ state, seats }) => {
      const action = samples.nonsense[advised % samples.nonsense.length];
      for (const seat of seats.keys()) {
        const advice = game.explain(state, seat, action)?.remedy.action;
        if (!advice) continue;
        advised++;
        expect(game.explain(state, seat, advice), JSON.stringify(advice)).toBeNull();
      }
    });
  }
  expect(advised).toBeGreaterThan(1000);
});
