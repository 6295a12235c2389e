/** A final action is never composed before the person has chosen it. */

import { expect, test } from 'vitest';
import { useDrafts } from '../../../client/games/patrons-of-venice/drafts.ts';
import { nothingFinalBeforehand } from '../beforehand.ts';

test('no decision begins with an answer that is final once it is sent', () => {
  nothingFinalBeforehand('patrons-of-venice', useDrafts, [{ maxTurns: 40 }, {}], () => {
    expect(useDrafts.getState().drafts.main?.batch).toEqual([]);
  });
});
