/** A final action is never composed before the person has chosen it. */

import { test } from 'vitest';
import { useDrafts } from '../../../client/games/marco-polo/drafts.ts';
import { nothingFinalBeforehand } from '../beforehand.ts';

test('no decision begins with an answer that is final once it is sent', () => {
  nothingFinalBeforehand('marco-polo', useDrafts, [
    {},
    { undo: false },
    { newCharacters: true },
    { openDraft: true },
  ]);
});
