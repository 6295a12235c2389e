/** Keeps the dice in sight: a chosen space leaves less below them than the list of all spaces did. */

import { useEffect } from 'react';
import { useDraft } from '../drafts.ts';
import { spotIdOf } from '../spots.ts';

export function Upwards() {
  const { action } = useDraft();
  const spot = action?.type === 'place' ? spotIdOf(action) : '';
  useEffect(() => {
    if (!spot) return;
    document.querySelector('.decision [data-input="dice"]')?.scrollIntoView({ block: 'nearest' });
  }, [spot]);
  return null;
}
