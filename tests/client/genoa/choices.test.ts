/** Choices in the words of hints and reviews: the building, the offer's seat, the price. */

import { expect, test } from 'vitest';
import { choiceLine } from '../../../client/games/genoa/strings/choices.ts';
import type { Action } from '../../../engine/games/genoa/types.ts';
import { Table } from './positions.ts';

const [A, B] = [0, 1];
const silk = { commodities: { silk: 1 } };

test('a no says to what, and an action where', () => {
  const asked = new Table({
    seats: [{}, { ...silk }],
    path: ['s52'],
    offers: [{ maker: A, taker: B, target: 'park', give: silk }],
  });
  const line = (table: Table, seat: number, action: Action): string =>
    choiceLine(table.at(seat).view, action);
  expect(line(asked, B, { type: 'decline', offerId: 'O1' })).toBe(
    'Decline: You give Anna 1 silk for the Park',
  );
  // An ended offer cannot be described.
  expect(line(asked, B, { type: 'decline', offerId: 'O7' })).toBe('Decline');
  const claim = new Table({ seats: [{}, {}], path: ['park'] });
  expect(line(claim, A, { type: 'takeAction' })).toBe('Take the action at the Park');
  expect(line(claim, A, { type: 'leaveUnused' })).toBe('Leave the action at the Park unused');
});

test('the gain of a delivery is one figure', () => {
  const goods = { copper: 1, silk: 1, pepper: 1 };
  const villa = new Table({
    seats: [{ hand: ['LO-05'], commodities: goods }, {}],
    path: ['villaMonetti'],
    state: 'ACTION',
    status: { villaMonetti: 'taken' },
    window: { actor: A },
  });
  const action = { type: 'performMain', mode: 'deliver', order: 'LO-05', tileChoice: 'trade11' };
  expect(choiceLine(villa.at(A).view, action as Action)).toBe(
    'Deliver the large order of Villa Monetti (copper, silk and pepper): 100 ducats and 1 Trade 1:1 tile',
  );
});
