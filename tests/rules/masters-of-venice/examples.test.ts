/** Every worked example of the rules is a test. */

import { expect, test } from 'vitest';
import { claims, homeOf } from '../../../engine/cli/rules/places.ts';
import { mastersOfVenice } from '../../../engine/games/masters-of-venice/index.ts';

test('all 42 worked examples are tests', () => {
  const titles = claims(homeOf(mastersOfVenice)).map(({ text }) => text);
  const missing = Array.from({ length: 42 }, (_, i) => `MV-X${String(i + 1).padStart(2, '0')}`);
  expect(missing.filter((id) => !titles.some((title) => title.startsWith(`${id} `)))).toEqual([]);
});
