/** Compares the rules that pages with a seat load with the whole game. */

import { expect, test } from 'vitest';
import { deciding } from '../../../engine/games/masters-of-venice/deciding.ts';
import { mastersOfVenice } from '../../../engine/games/masters-of-venice/index.ts';

test('what a seat asks of the rules is the very game; the rest is not there', () => {
  for (const [name, part] of Object.entries(deciding)) {
    expect(part, name).toBe(mastersOfVenice[name as keyof typeof mastersOfVenice]);
  }
  expect(deciding).not.toHaveProperty('bots');
  expect(deciding).not.toHaveProperty('rules');
});
