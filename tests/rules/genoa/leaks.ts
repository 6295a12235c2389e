/** Leaks to plant in the engine's real source: the battery must catch each (see `planted.ts`). */

import type { Leak } from '../../battery/leak.ts';

const view = (secret: string, file: string, find: string, replace: string): Leak => ({
  secret,
  channel: 'view',
  file,
  find,
  replace,
});

export const leaks: readonly Leak[] = [
  view('deck', 'view.ts', 'faceDown: s[S.DOWN_SIZE + i]', 'faceDown: s[downAt(i)]'),
  view(
    'seats.hand',
    'view.ts',
    'isOver || (s[S.KNOWN + card] & everybody) === everybody),',
    'isOver || (s[S.KNOWN + card] & everybody) > 0),',
  ),
  // The faces of offered cards.
  view('offers', 'offers/words.ts', "id: show === 'all' ? id : null,", 'id,'),
  view(
    'pending',
    'view.ts',
    's[S.PENDING] === S.HAND_OVER ? s[S.PENDING_SIZE] : 0,',
    's[S.PENDING] === S.HAND_OVER ? s[S.PENDING_CARD] : 0,',
  ),
  {
    secret: 'deck',
    channel: 'events',
    file: 'flow.ts',
    find: "tell(sink, { type: 'turnStarted', turn, merchant, roundsLeft });",
    replace: "tell(sink, { type: 'turnStarted', turn, merchant, roundsLeft: s[S.DOWN] });",
  },
  // The seat that gets the first large order.
  {
    secret: 'seats.hand',
    channel: 'events',
    file: 'phases/move.ts',
    find: "tell(sink, { type: 'passed', seat: p });",
    replace: "tell(sink, { type: 'passed', seat: s[S.HOLDER] });",
  },
  {
    secret: 'offers',
    channel: 'events',
    file: 'offers/hold.ts',
    find: 's[S.offerAt(slot) + R.NUMBER]}`, because });',
    replace: 's[S.offerAt(slot) + R.GIVE + R.CARD]}`, because });',
  },
  {
    secret: 'deck',
    channel: 'legal',
    file: 'phases/move.ts',
    find: 'out[n++] = STOP;',
    replace: 'if (s[S.DOWN] % 4 > 0) out[n++] = STOP;',
  },
  // Naming a card that another seat may have reveals whether it has it (GE-549).
  {
    secret: 'seats.hand',
    channel: 'explain',
    file: 'offers/judge.ts',
    find: 'if (s[S.HOLDER + card] !== taker || !S.knows(s, maker, card)) return false;',
    replace: 'if (s[S.HOLDER + card] !== taker) return false;',
  },
  {
    secret: 'pending',
    channel: 'explain',
    file: 'explain.ts',
    find: 'decider: members(deciders(s)) };',
    replace: 'decider: [s[S.PENDING_CARD]] };',
  },
];
