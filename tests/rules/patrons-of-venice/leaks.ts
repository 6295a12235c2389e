/** Leaks to plant in the engine's real source: the battery must catch each (see `planted.ts`). */

import type { Leak } from '../../battery/planted.ts';

const view = (secret: string, find: string, replace: string): Leak => ({
  ...{ secret, channel: 'view', file: 'view.ts' },
  ...{ find, replace },
});

export const leaks: readonly Leak[] = [
  view('drawDeck', 'drawDeck: s[S.DECK_SIZE],', 'drawDeck: s[S.DECK],'),
  view(
    'seats.hand',
    'hand: isOver || s[S.OPT_OPEN_HANDS] === 1 ? hand(s, p) : null,',
    'hand: hand(s, p),',
  ),
  view('seats.hand', 'handCount: S.handCount(s, p),', 'handCount: s[S.HAND + block],'),
  view(
    'seats.ducats',
    'ducats: isOver || s[S.OPT_OPEN_MONEY] === 1 ? s[S.DUCATS + block] : null,',
    'ducats: s[S.DUCATS + block],',
  ),
  {
    ...{ secret: 'drawDeck', channel: 'events', file: 'flow.ts' },
    find: "tell(sink, { type: 'turnStarted', turn: s[S.TURN], lead });",
    replace: "tell(sink, { type: 'turnStarted', turn: s[S.DECK], lead });",
  },
  {
    ...{ secret: 'seats.hand', channel: 'events', file: 'phases/produce.ts' },
    find: "tell(sink, { type: 'productionEnded', seat: p });",
    replace: "tell(sink, { type: 'productionEnded', seat: s[S.HAND + S.at(p)] });",
  },
  {
    ...{ secret: 'seats.ducats', channel: 'explain', file: 'explain.ts' },
    find: 'decider: s[S.DECIDER] };',
    replace: 'decider: s[S.DUCATS + S.at(s[S.DECIDER])] };',
  },
  {
    ...{ secret: 'seats.hand', channel: 'legal', file: 'phases/unload.ts' },
    find: '  return 2;',
    replace: '  return _s[S.HAND + S.at(S.after(_s, _p))] > 0 ? 1 : 2;',
  },
];
