/** Options that the rulebook does not have are in the help. */

import { expect, test } from 'vitest';
import { help } from '../../../client/games/strozzi/strings/help.ts';
import { options } from '../../../client/games/strozzi/strings/options.ts';

test('the timers are named in the help, with their limits', () => {
  const text = help['help.clocksText'];
  for (const name of ['option.pollTimer', 'option.choiceTimer'] as const) {
    expect(text).toContain(options[name]);
  }
  expect(text).toContain('from 0 (none)');
  expect(text).toContain('120 seconds');
});
