/** Everything on the board explains itself. */

import { expect, test } from 'vitest';
import { toldOf } from '../../../client/games/strozzi/strings/board.ts';
import { thingsTold } from '../things.ts';
import { sightOf } from './browser/sight.ts';

test('the gulf says of each thing what it is and which rule it follows', () => {
  expect(thingsTold('strozzi', sightOf, toldOf)).toEqual(
    expect.arrayContaining(['berth', 'city', 'flag', 'palazzo', 'port', 'ship', 'tile']),
  );
});
