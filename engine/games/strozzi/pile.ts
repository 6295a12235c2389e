/** Piles in the words of scenarios: all ships, or all tiles, top first (appendix A.2). */

import type { Json } from '../../core/contract.ts';
import { SHIP_IDS, TILE_IDS } from './data.ts';

/**
 * The numbers to shuffle, by their ids.
 * @throws Error for an unknown word
 */
export function pile(words: readonly Json[]): readonly number[] {
  const ids = words.length > 0 && SHIP_IDS.includes(String(words[0])) ? SHIP_IDS : TILE_IDS;
  return words.map((word) => {
    const number = ids.indexOf(String(word));
    if (number < 0) throw new Error(`shuffles: ${JSON.stringify(word)} is none of its pile`);
    return number;
  });
}
