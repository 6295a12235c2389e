/** Everything on the board has an explanation. */

import { expect, test } from 'vitest';
import { toldOf } from '../../../client/games/genoa/strings/things.ts';
import { thingsTold } from '../things.ts';
import { sightOf } from './browser/sight.ts';

test('the town says of each thing what it is and which rule it follows', () => {
  expect(thingsTold('genoa', sightOf, toldOf)).toEqual(expect.arrayContaining(['space', 'house']));
});
