/** A final action is never composed before the person has chosen it. */

import { test } from 'vitest';
import { useDrafts } from '../../../client/games/strozzi/drafts.ts';
import { nothingFinalBeforehand } from '../beforehand.ts';

test('no decision begins with an answer that is final once it is sent', () => {
  nothingFinalBeforehand('strozzi', useDrafts);
});
