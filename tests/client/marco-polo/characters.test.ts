/** What characters change of the table's forms, as one chooses and reads them. */

import { describe, expect, test } from 'vitest';
import { actionOf, forms, inputsOf } from '../../../client/games/marco-polo/forms/index.ts';
import { afterChange, placingOf } from '../../../client/games/marco-polo/forms/placing.ts';
import { type Position, positionOf } from '../../../client/games/marco-polo/position.ts';
import type { Values } from '../../../client/table/inputs/input.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { PlaceAction, View } from '../../../engine/games/marco-polo/types.ts';
import { game, infos } from './matches.ts';

const dice = (...values: readonly (number | null)[]): JsonObject[] =>
  values.map((value, i) => ({ id: `blue-${i + 1}`, value }));

/** The first seat's turn. */
function at(seat: JsonObject, more: JsonObject = {}): Position {
  const seats = [seat, { dice: [] }, { dice: [] }];
  const state = game.position({ seats, ...more }, {});
  const position = positionOf(game.view(state, 0, infos(3)) as unknown as View);
  if (!position) throw new Error('The first seat has a position.');
  return position;
}

/** A space that is chosen with nothing else said. */
const begun = (position: Position, spot: string): Values => afterChange(position, { spot }, 'spot');
const changed = (position: Position, before: Values, more: Values): Values =>
  afterChange(position, { ...before, ...more }, Object.keys(more)[0] ?? '', before);
const rowOf = (position: Position, values: Values): PlaceAction['row'] =>
  placingOf(position, values).row;

describe('a bazaar’s row', () => {
  const raschid = at({ character: 'raschid', dice: dice(null, null, null) });

  test('follows the dice as long as nothing less was chosen', () => {
    const six = begun(raschid, 'bazaarSilk');
    expect(rowOf(raschid, six)).toBe(6);
    const three = changed(raschid, six, { value: 3 });
    expect(rowOf(raschid, three)).toBe(3);
    expect(rowOf(raschid, changed(raschid, three, { value: 5 }))).toBe(5);
    const rolled = at({ character: 'berke', dice: dice(2, 5) });
    const low = changed(rolled, begun(rolled, 'bazaarPepper'), { dice: ['blue-1'] });
    expect(rowOf(rolled, low)).toBe(2);
    expect(rowOf(rolled, changed(rolled, low, { dice: ['blue-2'] }))).toBe(5);
  });

  test('stays where less was chosen', () => {
    const less = changed(raschid, begun(raschid, 'bazaarSilk'), { row: 3 });
    expect(rowOf(raschid, changed(raschid, less, { value: 5 }))).toBe(3);
  });
});

test('Raschid says once what his dice show', () => {
  const raschid = at({ character: 'raschid', dice: dice(null, null) });
  const action = placingOf(raschid, begun(raschid, 'bazaarCamel'));
  expect(action.values).toEqual([6]);
  expect(forms.unanswered(raschid, action)).toEqual([]);
});

describe('the Cartographer', () => {
  const draw = (coins: number, steps: number, ...path: string[]): PlaceAction => {
    const companions = [{ id: 'cartographer' }];
    const position = at({ coins, camels: 6, companions, dice: dice(steps, steps) });
    return placingOf(position, { ...begun(position, 'travel'), 'way:1': path });
  };

  test('spares what is worth more, unasked', () => {
    expect(draw(20, 3, 'o1', 'moscow', 'anxi').cartographer).toBe('coins');
    // A step's three coins are less than two camels.
    expect(draw(20, 1, 'o5').cartographer).toBe('camels');
    expect(draw(20, 1, 'o1').cartographer).toBe('coins');
  });

  test('is not named where there is nothing to spare', () => {
    const companions = [{ id: 'cartographer' }];
    const own = { coins: 3, camels: 0, companions, dice: [] };
    const asked = { q: 0, seat: 0, kind: 'doMove', source: 'OB8', n: 1 };
    const turn = { seat: 0, mainDone: true };
    const reward = at(own, { turn, questions: [asked] });
    const free = actionOf(reward, 'doMove', { q: 0, 'way:1': ['o1'] });
    expect(free).toEqual({ type: 'doMove', q: 0, legs: [{ figure: 1, path: ['o1'] }] });
  });

  test('is asked for what one chooses', () => {
    const companions = [{ id: 'cartographer' }];
    const position = at({ coins: 20, camels: 6, companions, dice: dice(3, 3) });
    const values = { ...begun(position, 'travel'), 'way:1': ['o1', 'moscow', 'anxi'] };
    expect(placingOf(position, { ...values, cartographer: 'camels' }).cartographer).toBe('camels');
  });
});

test('a card of Khan Arghun that would do nothing says so', () => {
  const arghun = { character: 'arghun', arghunCards: ['CC26', 'CC04'], coins: 9 };
  const seats: JsonObject[] = [arghun, { dice: [] }, { dice: [] }];
  const state = game.position({ seats, turn: { seat: 0 } }, { newCharacters: true });
  const position = positionOf(game.view(state, 0, infos(3)) as unknown as View);
  const [cards] = position ? (inputsOf(position, 'useArghunCard', {}) ?? []) : [];
  const blocked = cards && 'choices' in cards ? cards.choices.map((one) => one.blocked) : [];
  expect(blocked).toEqual(['It would do nothing.', 'It would do nothing.']);
});
