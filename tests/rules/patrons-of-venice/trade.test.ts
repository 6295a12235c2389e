/** The Trade action (rules, sections 5.4 and 5.5). */

import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { A, B, C, D, type Good, Table, TRADE_ONLY, VALUE } from './table.ts';

const selling = (given: object[], more: object = {}) =>
  Table.of({ seats: given, ...more }).lead('trade');
/** The buy step of a Trade action in which nobody has sold anything. */
const buying = (ducats: number[], more: object) => {
  const table = selling(
    ducats.map((one) => ({ ducats: one })),
    more,
  );
  while (table.view.phase === 'tradeSell') table.sell(table.decider);
  return table;
};

rule('PV-046', 'First everybody sells, then everybody buys', () => {
  const table = selling([{ hand: { wool: 1 } }, { ducats: 9, hand: { hemp: 1 } }, { ducats: 9 }]);
  expect(table.view).toMatchObject({ phase: 'tradeSell', action: 'trade', buy: null });
  expect(table.refusal(A, { type: 'buy', from: 'market', good: 'wool' })).toBe('NOT_YOUR_DECISION');
  table.sell(A, { wool: 1 }).sell(B);
  expect(table.view.phase).toBe('tradeSell');
  table.sell(C);
  expect(table.view).toMatchObject({ phase: 'tradeBuy', decider: [A], buy: { passes: 0 } });
  table.pass(A);
  expect(table.refusal(B, { type: 'sell', goods: { hemp: 1 } })).toBe('NOT_YOUR_DECISION');
  table.buy(B, 'market', 'wool').pass(C, A, B);
  expect(table.view).toMatchObject({ phase: 'chooseAction', turn: 2, buy: null });
});

rule(['PV-047', 'PV-040', 'PV-048'], 'V09 Cards are sold for their values', () => {
  const table = selling([{ ducats: 0, hand: { cloth: 1, grain: 1 } }, {}, {}]);
  table.sell(A, { cloth: 1, grain: 1 });
  expect(table.ducats(A)).toBe(7);
  expect(table.view).toMatchObject({ market: { cloth: 1 }, discard: { grain: 1 } });
  expect([table.view.market, table.view.discard]).toEqual([{ cloth: 1 }, { grain: 1 }]);
  expect([table.hand(A), table.view.clothPile]).toEqual([{}, 8]);
});

rule(['PV-047', 'PV-040'], 'Any number of any cards of the hand, in turn order', () => {
  for (const [good, value] of Object.entries(VALUE) as [Good, number][]) {
    const table = selling([
      { ducats: 1, hand: { [good]: 3, silk: good === 'silk' ? 3 : 2 } },
      {},
      {},
    ]);
    table.sell(A, { [good]: 2 });
    expect(table.ducats(A), good).toBe(1 + 2 * value);
    const pile = TRADE_ONLY.some((other) => other === good) ? 'discard' : 'market';
    expect(table.view[pile]).toEqual({ [good]: 2 });
  }
  const table = selling([{ hand: { wool: 2, iron: 1 } }, { hand: { hemp: 1 } }, {}]);
  expect(table.legal()).toHaveLength(6);
  expect(table.refusal(A, { type: 'sell', goods: { wool: 3 } })).toBe('NOT_IN_HAND');
  expect(table.refusal(A, { type: 'sell', goods: { hemp: 1 } })).toBe('NOT_IN_HAND');
  expect(table.refusal(A, { type: 'pass' })).toBe('NOT_YOUR_DECISION');
  table.sell(A, { wool: 1, iron: 1 });
  expect([table.hand(A), table.decider]).toEqual([{ wool: 1 }, B]);
  expect(table.refusal(A, { type: 'sell', goods: { wool: 1 } })).toBe('NOT_YOUR_DECISION');
});

rule(
  'PV-047',
  'A hand of very many cards: the list is short, every sale is legal all the same',
  () => {
    const hand = { lumber: 5, wool: 5, hemp: 5, silk: 5, iron: 5, cloth: 3, canvas: 3, wine: 2 };
    const table = selling([{ ducats: 0, hand }, {}, {}]);
    expect(table.legal().length).toBe(2 ** 8);
    expect(table.legal()).toContainEqual({ type: 'sell', goods: { lumber: 5, wine: 2 } });
    expect(table.legal()).not.toContainEqual({ type: 'sell', goods: { lumber: 1 } });
    table.sell(A, { lumber: 1, cloth: 2, wine: 1 });
    expect(table.ducats(A)).toBe(2 + 8 + 4);
  },
);

rule('PV-048', 'Cloth and canvas lie in the Market until somebody buys them', () => {
  const table = selling([{ ducats: 0, hand: { canvas: 1 } }, { ducats: 5 }, {}]);
  table.sell(A, { canvas: 1 }).sell(B).sell(C);
  expect(table.view).toMatchObject({ market: { canvas: 1 }, canvasPile: 8 });
  table.pass(A).buy(B, 'market', 'canvas');
  expect([table.hand(B), table.ducats(B), table.view.canvasPile]).toEqual([{ canvas: 1 }, 1, 8]);
});

rule(
  ['PV-049', 'PV-050', 'PV-051', 'PV-052', 'PV-053'],
  'V08 Round after round, one card or pass, until all have passed in a row',
  () => {
    const table = buying([2, 3, 0], { market: { silk: 1, wool: 1 }, wharf: { iron: 1 } });
    table.pass(A).buy(B, 'market', 'silk').pass(C).buy(A, 'wharf', 'iron').pass(B, C);
    expect(table.view).toMatchObject({ phase: 'tradeBuy', decider: [A], buy: { passes: 2 } });
    table.pass(A);
    expect(table.purses()).toEqual([1, 0, 0]);
    expect([table.hand(A), table.hand(B)]).toEqual([{ iron: 1 }, { silk: 1 }]);
    expect(table.view).toMatchObject({ turn: 2, market: { wool: 1 }, wharf: {} });
    expect(table.view.market).toEqual({ wool: 1 });
  },
);

rule('PV-049', 'Only what lies there can be bought, one card at a time', () => {
  const table = buying([20, 20, 20], { market: { hemp: 1 }, wharf: { pepper: 2 } });
  expect(table.legal()).toHaveLength(3);
  expect(table.refusal(A, { type: 'buy', from: 'wharf', good: 'hemp' })).toBe('NOT_FOR_SALE');
  expect(table.refusal(A, { type: 'buy', from: 'market', good: 'pepper' })).toBe('NOT_FOR_SALE');
  table.buy(A, 'wharf', 'pepper');
  expect(table.decider).toBe(B);
  table.buy(B, 'wharf', 'pepper');
  expect(table.refusal(C, { type: 'buy', from: 'wharf', good: 'pepper' })).toBe('NOT_FOR_SALE');
  expect([table.hand(A), table.hand(B)]).toEqual([{ pepper: 1 }, { pepper: 1 }]);
});

rule('PV-050', 'Every card at the Wharf costs 1 Ducat', () => {
  for (const good of ['pepper', 'lumber', 'silk'] as const) {
    const wharf = { [good]: 1 };
    expect(buying([1, 0, 0], { wharf }).buy(A, 'wharf', good).ducats(A)).toBe(0);
    const broke = buying([0, 0, 0], { wharf });
    expect(broke.refusal(A, { type: 'buy', from: 'wharf', good })).toBe('NOT_ENOUGH_DUCATS');
  }
});

rule('PV-051', 'Every card in the Market costs its value', () => {
  for (const good of ['lumber', 'wool', 'hemp', 'silk', 'iron', 'cloth', 'canvas'] as const) {
    const market = { [good]: 1 };
    const price = VALUE[good];
    const table = buying([price, 0, 0], { market }).buy(A, 'market', good);
    expect([table.ducats(A), table.hand(A)], good).toEqual([0, { [good]: 1 }]);
    const broke = buying([price - 1, 0, 0], { market });
    expect(broke.refusal(A, { type: 'buy', from: 'market', good })).toBe('NOT_ENOUGH_DUCATS');
    expect(broke.legal()).toEqual([{ type: 'pass' }]);
  }
});

rule(['PV-052', 'PV-053'], 'A purchase begins the count of passes anew, for all', () => {
  const table = buying([0, 0, 0, 9], { market: { hemp: 2 }, wharf: {} });
  table.pass(A, B, C);
  expect(table.view.buy).toEqual({ passes: 3 });
  table.buy(D, 'market', 'hemp');
  expect(table.view).toMatchObject({ buy: { passes: 0 }, decider: [A] });
  table.pass(A, B, C);
  table.buy(D, 'market', 'hemp').pass(A, B, C);
  expect(table.view.phase).toBe('tradeBuy');
  table.pass(D);
  expect(table.view).toMatchObject({ turn: 2, phase: 'chooseAction' });
});
