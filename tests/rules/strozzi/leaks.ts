/** Leaks to plant in the engine's real source: the battery must catch each (see `planted.ts`). */

import type { Leak } from '../../battery/planted.ts';

const view = (secret: string, find: string, replace: string): Leak => ({
  ...{ secret, channel: 'view', file: 'view.ts' },
  ...{ find, replace },
});

export const leaks: readonly Leak[] = [
  view('shipDeck', 'shipDeck: s[S.DECK_SIZE],', 'shipDeck: s[S.DECK],'),
  view('removedCards', 'removedCards: s[S.REMOVED_SIZE],', 'removedCards: s[S.REMOVED],'),
  view('promoStack', 'promoStack: s[S.STACK_SIZE],', 'promoStack: s[S.STACK],'),
  view(
    'seats.money',
    'money: isOpen ? s[S.MONEY + S.at(p)] : null,',
    'money: s[S.MONEY + S.at(p)],',
  ),
  {
    ...{ secret: 'shipDeck', channel: 'events', file: 'flow.ts' },
    find: 'left: s[S.DECK_SIZE] });',
    replace: 'left: s[S.DECK] });',
  },
  {
    ...{ secret: 'seats.money', channel: 'explain', file: 'explain.ts' },
    find: 'by: s[S.CLAIM_SEAT],',
    replace: 'by: s[S.MONEY + S.at(s[S.CLAIM_SEAT])],',
  },
  {
    ...{ secret: 'promoStack', channel: 'legal', file: 'phases/promotion.ts' },
    find: 'out[i] = TAKE + s[S.DISPLAY + i];',
    replace: 'out[i] = TAKE + (i === 0 && s[S.STACK_SIZE] > 0 ? s[S.STACK] : s[S.DISPLAY + i]);',
  },
];
