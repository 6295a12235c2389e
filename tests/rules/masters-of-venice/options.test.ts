import { expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { bidding, fresh, turnAt } from './positions.ts';
import { game } from './table.ts';

test('Absent options have their defaults', () => {
  expect(game.options({}, 3)).toMatchObject({
    money: 'hidden',
    youth: 'random',
    interruptTimer: 8,
    turnTimer: 0,
    bidTimer: 0,
    chat: 'presets',
    scorePreview: 'on',
    guildList: 'standard',
    ordersMax: 15,
  });
});

test('Options that the table does not offer are refused with a sentence', () => {
  const refused: JsonObject[] = [
    { money: 'secret' },
    { youth: 'oldest' },
    { youth: 'entered' },
    { youth: 'entered', youthRanks: [1, 2] },
    { youth: 'entered', youthRanks: [1, 2, 2] },
    { youth: 'entered', youthRanks: [0, 1, 2] },
    { interruptTimer: 4 },
    { interruptTimer: 31 },
    { turnTimer: 50 },
    { bidTimer: 45 },
    { chat: 'loud' },
    { scorePreview: true },
    { guildList: 'other' },
    { ordersMax: 9 },
    { ordersMax: 21 },
    { ordersMax: 12.5 },
    { house: 'rule' },
  ];
  for (const options of refused)
    expect(() => game.options(options, 3), JSON.stringify(options)).toThrow(/\w+ .*\w+/);
  const accepted: JsonObject[] = [
    { money: 'open' },
    { youth: 'entered', youthRanks: [2, 3, 1] },
    { interruptTimer: 0 },
    { interruptTimer: 5 },
    { interruptTimer: 30 },
    { turnTimer: 45 },
    { turnTimer: 90 },
    { bidTimer: 30 },
    { chat: 'free' },
    { scorePreview: 'off' },
    { ordersMax: 10 },
    { ordersMax: 20 },
  ];
  for (const options of accepted) expect(game.options(options, 3)).toMatchObject(options);
});

rule(['MV-009', 'MV-217', 'MV-507', 'MV-550'], 'ordersMax moves the end of every track', () => {
  for (const ordersMax of [10, 20]) {
    const options = { ordersMax };
    const bid = bidding({ seats: [{ cash: 500 }, {}] }, { options }).bid(200, 0);
    bid.do(0, { type: 'chooseCharacter', character: 'thief' });
    bid.do(0, { type: 'adjustOrders', shop: 'tailor', direction: 'up' });
    expect(bid.orders('tailor')).toBe(ordersMax);
    const at = (orders: number) =>
      turnAt(
        'shops',
        {
          shops: { tailor: { orders } },
          seats: [{ rumors: ['RUM-T1'], favors: ['FAV-20-A'], shares: { tailor: 1 } }, {}],
        },
        { options },
      );
    const rumor = { type: 'playRumor', rumor: 'RUM-T1', peg: 'orders', direction: 'up' };
    const favor = { type: 'playFavor', favor: 'FAV-20-A', shop: 'tailor', amount: 1 };
    const lower = { type: 'useMajority', shop: 'tailor', direction: 'lowerPrice' };
    for (const action of [rumor, favor, lower]) {
      expect(at(ordersMax).refusal(0, action)).toBe('E_ROOM');
      expect(at(ordersMax - 1).refusal(0, action)).toBeNull();
    }
    expect(() => at(ordersMax + 1)).toThrow();
    const office = turnAt(
      'officeNorth',
      { shops: { miller: { resourcePrice: 5, orders: ordersMax - 1 } } },
      { options, draws: ['grain', 'grain', 'grain', 'iron', 'iron'] },
    ).do(0, { type: 'useOffice' });
    expect(office.orders('miller')).toBe(ordersMax);
  }
});

test('Options and entered ranks are public', () => {
  const options = { youth: 'entered', youthRanks: [2, 1], money: 'open', ordersMax: 12 };
  expect(fresh(2, { options }).pub().options).toMatchObject({
    youth: 'entered',
    money: 'open',
    ordersMax: 12,
  });
});
