/** Leaks to plant in the engine's real source: the battery must catch each (see `planted.ts`). */

import { events, explain, type Leak, legal, view } from '../../battery/leak.ts';

export const leaks: readonly Leak[] = [
  view('shipDeck', 'view.ts', 'shipDeck: s[S.DECK_SIZE],', 'shipDeck: s[S.DECK],'),
  view(
    'removedCards',
    'view.ts',
    'removedCards: s[S.REMOVED_SIZE],',
    'removedCards: s[S.REMOVED],',
  ),
  view('promoStack', 'view.ts', 'promoStack: s[S.STACK_SIZE],', 'promoStack: s[S.STACK],'),
  view(
    'seats.money',
    'view.ts',
    'money: isOpen ? s[S.MONEY + S.at(p)] : null,',
    'money: s[S.MONEY + S.at(p)],',
  ),
  events('shipDeck', 'flow.ts', 'left: s[S.DECK_SIZE] });', 'left: s[S.DECK] });'),
  explain(
    'seats.money',
    'explain.ts',
    'by: s[S.CLAIM_SEAT],',
    'by: s[S.MONEY + S.at(s[S.CLAIM_SEAT])],',
  ),
  legal(
    'promoStack',
    'phases/promotion.ts',
    'out[i] = TAKE + s[S.DISPLAY + i];',
    'out[i] = TAKE + (i === 0 && s[S.STACK_SIZE] > 0 ? s[S.STACK] : s[S.DISPLAY + i]);',
  ),
];
