/** A deal's forecast value comes true when it is made. */

import { describe, expect, test } from 'vitest';
import { EMPTY, type Tray } from '../../../client/games/genoa/deals/tray.ts';
import { interestIn, worthOf } from '../../../client/games/genoa/forecast.ts';
import { rangeLine } from '../../../client/games/genoa/strings/range.ts';
import { actionName } from '../../../client/games/genoa/strings/worth.ts';
import { Table } from './positions.ts';

const at = (seats: readonly object[], more: object = {}): Table =>
  new Table({
    seats,
    path: ['metals'],
    state: 'MOVE',
    status: { metals: 'unused' },
    ...more,
  });
const give = (tray: Tray['give']): Tray => ({ ...EMPTY, give: tray });

const kinds = (table: Table, seat: number, player: number, tray: Tray, space = 'park' as const) =>
  worthOf(table.at(seat).view, space, player, tray)?.items.map(({ kind }) => kind);

describe('to the player', () => {
  test('the action, orders that can be delivered there, messages that arrive', () => {
    const seat = { ducats: 50, hand: ['SO-03', 'MS-14', 'MS-09'], commodities: { wine: 1 } };
    const table = at([{}, seat, {}]);
    expect(kinds(table, 1, 1, give({ ducats: 10 }))).toEqual(['yield', 'lose', 'order', 'half']);
    // With the wine given away there is nothing to deliver.
    expect(kinds(table, 1, 1, give({ commodities: { wine: 1 } }))).not.toContain('order');
  });

  test('a message arrives and is paid, as it was said', () => {
    const table = at([{}, { ducats: 50, hand: ['MS-04'] }, {}], { path: ['spices', 'coachHouse'] });
    const tray = give({ ducats: 10 });
    expect(worthOf(table.at(1).view, 'park', 1, tray)?.ducats).toBe(20);
    table.do(1, { type: 'offer', target: 'park', give: { ducats: 10 } });
    table.do(0, { type: 'accept', offerId: 'O1', version: 1 });
    expect(table.at(1).view.you?.ducats).toBe(70);
  });
});

test('a seat without actions is promised nothing of one, except messages', () => {
  const seat = { ducats: 50, taken: 1, hand: ['MS-04', 'SO-03'], commodities: { wine: 1 } };
  const table = at([{}, seat, {}], { path: ['spices', 'coachHouse'] });
  expect(kinds(table, 1, 1, EMPTY)).toEqual(['message']);
});

describe('to the merchant', () => {
  test('what is given, what it is good for, income as an owner', () => {
    const table = at([{ ducats: 50, hand: ['SO-08'] }, { commodities: { silk: 1 } }, {}], {
      owners: { park: 0 },
    });
    const tray = give({ ducats: 10, commodities: { silk: 1 } });
    const worth = worthOf(table.at(0).view, 'park', 1, tray);
    expect(worth?.items.map(({ kind }) => kind)).toEqual(['get', 'fits', 'owner']);
    expect(worth?.ducats).toBe(20);
    table.do(1, { type: 'offer', target: 'park', give: tray.give });
    table.do(0, { type: 'accept', offerId: 'O1', version: 1 });
    table.do(1, { type: 'performMain' });
    expect(table.at(0).view.you?.ducats).toBe(70);
  });

  test('ducats that are promised out of an order count, and what is asked for is lost', () => {
    const table = at([{ ducats: 50 }, {}, {}]);
    const tray: Tray = { give: {}, ask: { ducats: 5 }, deferred: { ducats: 20 } };
    expect(worthOf(table.at(0).view, 'park', 1, tray)?.ducats).toBe(15);
  });
});

test('a seat without a part in a deal is shown no value of it', () => {
  const table = at([{}, {}, {}]);
  expect(worthOf(table.at(2).view, 'park', 1, give({ ducats: 10 }))).toBeNull();
});

test('a space that serves an order draws more interest than one that serves none', () => {
  const { view } = at([{ hand: ['SO-03'], commodities: { wine: 1 } }, {}, {}]).at(0);
  expect(interestIn(view, 'park')).toBeGreaterThan(interestIn(view, 'villaColini'));
});

test('what an action brings and what may be offered for it are said beforehand', () => {
  const table = at([{}, { ducats: 50, hand: ['SO-03'] }, { ducats: 50 }]);
  const line = (space: 'park' | 'spices') => rangeLine(table.at(1).view, 1, space, 1);
  expect(actionName(table.at(1).view, 'park')).toBe('1 Extra action tile');
  expect(actionName(table.at(1).view, 'villaColini')).toMatch(/or a large order .* 100 ducats$/);
  expect(line('park')).toBe('Any multiple of 5, up to your 50 ducats.');
  table.do(2, { type: 'offer', target: 'park', give: { ducats: 15 } });
  expect(line('park')).toContain('Highest so far: 15 from Chiara.');
  expect(rangeLine(table.at(1).view, 1, 'park', 2)).toBe('');
});

test('an order that wants its goods says what it pays', () => {
  const table = at([{}, { ducats: 50, hand: ['SO-08'] }, {}], { path: ['villaZasteri'] });
  const said = rangeLine(table.at(1).view, 1, 'fabric', 1);
  expect(said).toMatch(/pays 40 ducats\.$/);
});
