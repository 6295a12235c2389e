/** The text before a guest's first decision is short, in every game. */

import { expect, test } from 'vitest';
import { hands } from '../../client/games/registry-hand.ts';

const MOST_WORDS = 75;

test('every game says in four short texts what a guest must know', async () => {
  let told = 0;
  for (const [id, load] of Object.entries(hands)) {
    const { primer } = await load();
    if (!primer) continue;
    const texts = await primer();
    expect(Object.keys(texts).sort(), id).toEqual(['goal', 'screen', 'turn', 'you']);
    const words = Object.values(texts).flatMap((text) => text.split(/\s+/));
    expect(words.length, `${id}: ${words.join(' ')}`).toBeLessThanOrEqual(MOST_WORDS);
    told++;
  }
  expect(told).toBeGreaterThan(0);
});
