/** The facts that a viewer cannot know (section 7), defined by redrawing them. */

import type { Chance } from '../../core/chance.ts';
import type { Viewer } from '../../core/contract.ts';
import { type Changed, Unseen } from '../../kit/unseen.ts';
import { SHIPS, TILES } from './data.ts';
import * as S from './state.ts';

/** Every secret field, in the words of `describe`. */
export const secrets: readonly string[] = ['shipDeck', 'removedCards', 'promoStack', 'seats.money'];

/**
 * Redraws all facts in place that `viewer` cannot know, and names each changed field through
 * `changed`. Every payment is public, but hidden coins are the table's choice: they are redrawn.
 */
export function determinize(
  s: S.State,
  viewer: Viewer,
  chance: Chance,
  changed: Changed = () => {},
): void {
  const ships = new Unseen();
  ships.add('shipDeck', S.DECK, s[S.DECK_SIZE]);
  ships.add('removedCards', S.REMOVED, s[S.REMOVED_SIZE]);
  ships.redraw(s, chance, changed, SHIPS.length);
  const tiles = new Unseen();
  tiles.add('promoStack', S.STACK, s[S.STACK_SIZE]);
  tiles.redraw(s, chance, changed, TILES.length);
  if (s[S.OPT_OPEN_MONEY] === 1 || s[S.PHASE] === S.PHASE_OVER) return;
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (p === viewer) continue;
    // Up to 210 ducats a round, and rarely half of it (section 6).
    const money = 5 * chance.below(1 + (s[S.ROUND] - 1) * 24);
    if (s[S.MONEY + S.at(p)] !== money) changed('seats.money');
    s[S.MONEY + S.at(p)] = money;
  }
}
