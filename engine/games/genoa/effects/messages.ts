/** Messages pay by themselves (rules, section 5.6). */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { CARD, CARD_IDS } from '../cards.ts';
import { FIRST_OF, MESSAGE, MESSAGE_PAY } from '../data.ts';
import * as S from '../state.ts';
import { playCard } from './cards.ts';
import { tell } from './emit.ts';

/** GE-808, GE-810: whether both buildings hold a disc in this turn. */
export function isDeliverable(s: S.State, card: number): boolean {
  const { buildings } = CARD[card];
  return s[S.VISITED + buildings[0]] === 1 && s[S.VISITED + buildings[1]] === 1;
}

/**
 * GE-814: pays every message whose buildings are both visited, to any holder (GE-809), in turn
 * order from the merchant, then by card.
 */
export function deliverMessages(s: S.State, chance: Chance, sink: EventSink | null): void {
  let p = s[S.MERCHANT];
  for (let i = 0; i < s[S.SEATS]; i++) {
    if (s[S.HAND + S.at(p) + MESSAGE] > 0) deliverOf(s, p, chance, sink);
    p = S.after(s, p);
  }
}

/** GE-811: as many as there are. */
function deliverOf(s: S.State, p: number, chance: Chance, sink: EventSink | null): void {
  for (let card = FIRST_OF[MESSAGE]; card < FIRST_OF[MESSAGE + 1]; card++) {
    if (s[S.HOLDER + card] !== p || !isDeliverable(s, card)) continue;
    s[S.DUCATS + S.at(p)] += MESSAGE_PAY;
    if (sink) {
      tell(sink, {
        type: 'messageDelivered',
        seat: p,
        card: CARD_IDS[card],
        ducats: MESSAGE_PAY,
      });
    }
    playCard(s, p, card, chance, sink);
  }
}
