/** What characters change of the table's forms, as one chooses and reads them. */

import { describe, expect, test } from 'vitest';
import { forms } from '../../../client/games/marco-polo/forms/index.ts';
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
