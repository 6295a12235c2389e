/**
 * Players without a choice: forced answers (section 4). The battery tests that they reveal nothing
 * of hands and purses.
 */

import { describe, expect, test } from 'vitest';
import type { JsonObject, State } from '../../../engine/core/contract.ts';
import { A, type ACTIONS, B, C, game, owned, ships, Table } from './table.ts';

/** The forced answer of the decider; null if he is asked. */
function answer(state: State): JsonObject | null {
  const seat = 31 - Math.clz32(game.deciders(state));
  const command = game.onlyAnswer?.(state, seat) ?? null;
  return command === null ? null : (game.decode(state, seat, command) as unknown as JsonObject);
}

/** The forced answer of A, who has these holdings and leads this action. */
const first = (
  action: (typeof ACTIONS)[number],
  seat: object,
  more: object = {},
  options: JsonObject = {},
) => answer(Table.of({ seats: [seat, {}, {}], ...more }, options).lead(action).state);

const PASS = { type: 'pass' };
const NOTHING = { type: 'sell', goods: {} };
const END = { type: 'endProduce' };
const hidden = { openMoney: false };

/** Ten businesses: no cube is left. */
const everywhere = Object.fromEntries(
  Array.from({ length: 10 }, (_, i) => [
    `B${String(i + 1).padStart(2, '0')}`,
    owned(A, i < 5 ? 'draper' : 'canvaser'),
  ]),
);
const loaded = ships('wool', null, null);

describe('a seat that visibly has no choice is answered for', () => {
  test('reserve: without a cube, or without a free shipment that he can pay', () => {
    expect(first('reserve', { ships: loaded, ducats: 1 })).toBeNull();
    expect(first('reserve', { ships: loaded, ducats: 0 })).toEqual(PASS);
    expect(first('reserve', { ships: loaded }, { sites: everywhere })).toEqual(PASS);
    expect(first('reserve', { ships: ships(['wool', B], null, null) })).toEqual(PASS);
    const theirs = (ducats: number) =>
      answer(Table.of({ seats: [{ ducats }, { ships: loaded }, {}] }).lead('reserve').state);
    expect([theirs(1), theirs(2)]).toEqual([PASS, null]);
  });

  test('tradeSell: with an empty hand', () => {
    expect(first('trade', {})).toEqual(NOTHING);
    expect(first('trade', { hand: { wool: 1 } })).toBeNull();
  });

  test('tradeBuy: where nothing costs at most his Ducats', () => {
    const buying = (ducats: number, stock: object, options: JsonObject = {}) => {
      const given = { seats: [{ ducats }, {}, {}], phase: 'tradeBuy', ...stock };
      return answer(Table.of(given, options).state);
    };
    expect([buying(2, { market: { silk: 1 } }), buying(3, { market: { silk: 1 } })]).toEqual([
      PASS,
      null,
    ]);
    expect([buying(0, { wharf: { silk: 1 } }), buying(1, { wharf: { silk: 1 } })]).toEqual([
      PASS,
      null,
    ]);
    expect(buying(99, {})).toEqual(PASS);
    expect(buying(0, { wharf: { silk: 1 } }, hidden)).toBeNull();
    expect(buying(99, {}, hidden)).toEqual(PASS);
  });

  test('sponsor: if he can pay neither business nor statue, with any card to show', () => {
    expect([first('sponsor', { ducats: 2 }), first('sponsor', { ducats: 3 })]).toEqual([
      PASS,
      null,
    ]);
    const statues = ['FRARI', 'POLO', 'ORIO', 'MARG', 'STEF', 'BART'];
    expect(first('sponsor', { ducats: 4 }, { statues })).toEqual(PASS);
    // He has nothing to show, and that is his secret.
    expect(first('sponsor', { ducats: 5 }, { statues })).toBeNull();
    expect(first('sponsor', { ducats: 99 }, { statues, sites: everywhere })).toEqual(PASS);
    expect(first('sponsor', { ducats: 99 }, { sites: everywhere })).toBeNull();
    expect(first('sponsor', { ducats: 0 }, {}, hidden)).toBeNull();
    expect(first('sponsor', { ducats: 99 }, { statues, sites: everywhere }, hidden)).toEqual(PASS);
  });

  test('produce: with an empty hand, or without a business that he has not used', () => {
    const sites = { B01: owned(A, 'draper') };
    const theirs = { B01: owned(B, 'draper') };
    const hand = { wool: 1 };
    expect(first('produce', {}, { sites })).toEqual(END);
    expect(first('produce', { hand })).toEqual(END);
    expect(first('produce', { hand }, { sites: theirs })).toEqual(END);
    expect(first('produce', { hand }, { sites: theirs }, { guestProduction: true })).toBeNull();
    // Whether that card is any good to the business is his secret.
    expect(first('produce', { hand: { iron: 1 } }, { sites })).toBeNull();
    const used = Table.of({ seats: [{ hand }, {}, {}], sites })
      .lead('produce')
      .produce(A, 'B01');
    expect(answer(used.state)).toEqual(END);
  });

  test('the lead, a receiver and the taker of a shipment are asked', () => {
    const seats = [{ ducats: 0, ships: ships(null, null, 'wool') }, {}, {}];
    const table = Table.of({ seats, drawDeck: ['iron', 'iron', 'iron'] });
    expect(answer(table.state)).toBeNull();
    expect(answer(table.lead('sail').state)).toBeNull();
    expect(answer(table.unload(A, 'keep').state)).toBeNull();
    for (const seat of [B, C]) expect(game.onlyAnswer?.(table.state, seat)).toBeNull();
  });
});
