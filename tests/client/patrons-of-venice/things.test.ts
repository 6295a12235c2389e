/** Everything on the board explains itself. */

import { expect, test } from 'vitest';
import { toldOf } from '../../../client/games/patrons-of-venice/strings/board.ts';
import { thingsTold } from '../things.ts';
import { sightOf } from './browser/sight.ts';

test('the campi says of each thing what it is and which rule it follows', () => {
  expect(thingsTold('patrons-of-venice', sightOf, toldOf)).toEqual(
    expect.arrayContaining(['campo', 'galley', 'house', 'seal', 'site', 'stall']),
  );
});
