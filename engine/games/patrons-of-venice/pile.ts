/** The draw deck in the words of scenarios, top first (appendix A.2). */

import type { Json } from '../../core/contract.ts';
import { CARDS } from './data.ts';

/**
 * The numbers to shuffle: the deck's top is last.
 * @throws Error for a word that is no card
 */
export function pile(words: readonly Json[]): readonly number[] {
  const cards = words.map((word) => {
    const card = CARDS.indexOf(word as 'pirates');
    if (card < 0) throw new Error(`shuffles: ${JSON.stringify(word)} is no card of the deck`);
    return card;
  });
  return cards.reverse();
}
