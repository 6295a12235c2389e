/** A final action is never composed before the person has chosen it. */

import { test } from 'vitest';
import { useIntent } from '../../../client/games/masters-of-venice/intent.ts';
import { nothingFinalBeforehand } from '../beforehand.ts';

test('no decision begins with an answer that is final once it is sent', () => {
  nothingFinalBeforehand('masters-of-venice', useIntent);
});
