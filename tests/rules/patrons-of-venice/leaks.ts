/** Leaks to plant in the engine's real source: the battery must catch each (see `planted.ts`). */

import type { Leak } from '../../battery/planted.ts';

const view = (secret: string, find: string, replace: string): Leak => ({
  ...{ secret, channel: 'view', file: 'view.ts' },
  ...{ find, replace },
});

export const leaks: readonly Leak[] = [
  view('drawDeck', 'drawDeck: s[S.DECK_SIZE],', 'drawDeck: s[S.DECK],'),
  view('seats.hand', 'handCount: S.handCount(s, p),', 'handCount: s[S.HAND + block],'),
  view(
    'seats.ducats',
    'ducats: isOver || s[S.OPT_OPEN_MONEY] === 1 ? s[S.DUCATS + block] : null,',
    'ducats: s[S.DUCATS + block],',
  ),
  {
    ...{ secret: 'drawDeck', channel: 'events', file: 'phases/sail.ts' },
    find: "tell(sink, { type: 'shipsSailed' });",
    replace: "tell(sink, { type: 'shipsSailed', next: s[S.DECK] } as never);",
  },
  {
    ...{ secret: 'seats.ducats', channel: 'explain', file: 'explain.ts' },
    find: 'decider: s[S.DECIDER] };',
    replace: 'decider: s[S.DUCATS + S.at(Math.max(0, s[S.DECIDER]))] };',
  },
  {
    ...{ secret: 'seats.hand', channel: 'explain', file: 'figures.ts' },
    find: 'reservedBy: cube < 0 ? null : cube }',
    replace: 'reservedBy: s[S.HAND + S.at(boardOwner)] }',
  },
  {
    ...{ secret: 'drawDeck', channel: 'legal', file: 'phases/place.ts' },
    find: 'out[n++] = PLACE + s[S.NEW + i];',
    replace: 'out[n++] = PLACE + Math.min(7, s[S.DECK]);',
  },
  {
    ...{ secret: 'seats.hand', channel: 'events', file: 'phases/produce.ts' },
    find: "tell(sink, { type: 'productionEnded', seat: p });",
    replace: "tell(sink, { type: 'productionEnded', seat: s[S.HAND + S.at(p)] });",
  },
];
