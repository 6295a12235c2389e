/** Everything on the board has an explanation. */

import { expect, test } from 'vitest';
import { toldOf } from '../../../client/games/marco-polo/strings/things.ts';
import type { View } from '../../../engine/games/marco-polo/types.ts';
import { thingsTold } from '../things.ts';
import { sightOf } from './browser/sight.ts';

test('the world says of each thing what it is and which rule it follows', () => {
  const kinds = thingsTold('marco-polo', (view: View) => sightOf(view), toldOf);
  expect(kinds).toEqual(expect.arrayContaining(['space', 'node', 'house', 'offer']));
});
