/** Keeps the dice in view: a chosen space shortens the panel below them. */

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
