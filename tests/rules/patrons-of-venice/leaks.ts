/** Leaks to plant in the engine's real source: the battery must catch each (see `planted.ts`). */

import { events, explain, type Leak, legal, view } from '../../battery/leak.ts';

export const leaks: readonly Leak[] = [
  view('drawDeck', 'view.ts', 'drawDeck: s[S.DECK_SIZE],', 'drawDeck: s[S.DECK],'),
  view('seats.hand', 'view.ts', 'handCount: S.handCount(s, p),', 'handCount: s[S.HAND + block],'),
  view(
    'seats.ducats',
    'view.ts',
    'ducats: isOver || s[S.OPT_OPEN_MONEY] === 1 ? s[S.DUCATS + block] : null,',
    'ducats: s[S.DUCATS + block],',
  ),
  events(
    'drawDeck',
    'phases/sail.ts',
    "tell(sink, { type: 'shipsSailed' });",
    "tell(sink, { type: 'shipsSailed', next: s[S.DECK] } as never);",
  ),
  explain(
    'seats.ducats',
    'explain.ts',
    'decider: s[S.DECIDER] };',
    'decider: s[S.DUCATS + S.at(Math.max(0, s[S.DECIDER]))] };',
  ),
  explain(
    'seats.hand',
    'figures.ts',
    'reservedBy: cube < 0 ? null : cube',
    'reservedBy: s[S.HAND + S.at(boardOwner)]',
  ),
  legal(
    'drawDeck',
    'phases/place.ts',
    'out[n++] = PLACE + s[S.NEW + i];',
    'out[n++] = PLACE + Math.min(7, s[S.DECK]);',
  ),
  events(
    'seats.hand',
    'phases/produce.ts',
    "tell(sink, { type: 'productionEnded', seat: p });",
    "tell(sink, { type: 'productionEnded', seat: s[S.HAND + S.at(p)] });",
  ),
];
