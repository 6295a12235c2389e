/** Everything on the board explains itself. */

import { expect, test } from 'vitest';
import { toldOf } from '../../../client/games/masters-of-venice/strings/board.ts';
import { thingsTold } from '../things.ts';
import { sightOf } from './browser/sight.ts';

test('the city says of each thing what it is and which rule it follows', () => {
  expect(thingsTold('masters-of-venice', sightOf, toldOf)).toEqual(
    expect.arrayContaining(['character', 'dock', 'gondola', 'palazzo', 'place', 'shop', 'stock']),
  );
});
