/** One leak a secret field and channel, for the test guest's real source (`battery/planted.ts`). */

import type { Leak } from '../battery/planted.ts';

const KNOWLEDGE = 'knowledge.ts';
const OFFERS = 'offers.ts';

export const leaks: readonly Leak[] = [
  {
    ...{ secret: 'seats.coins', channel: 'view', file: KNOWLEDGE },
    find: 'coins: over || s[S.OPT_OPEN] === 1 ?',
    replace: 'coins: over || seat >= 0 ?',
  },
  {
    ...{ secret: 'seats.goal', channel: 'view', file: KNOWLEDGE },
    find: 'goal: over ?',
    replace: 'goal: seat >= 0 ?',
  },
  {
    ...{ secret: 'goalDeck', channel: 'view', file: KNOWLEDGE },
    find: 'goalDeck: s[S.DECK_SIZE],',
    replace: 'goalDeck: s[S.DECK],',
  },
  {
    ...{ secret: 'seats.coins', channel: 'explain', file: OFFERS },
    find: "return standing(s, seat) < D.MAX_STANDING ? OK : E('E_LIMIT');",
    replace:
      "return asked(command) > s[S.COINS + S.at(S.leaderOf(s))] ? E('E_COINS') : standing(s, seat) < D.MAX_STANDING ? OK : E('E_LIMIT');",
  },
  {
    ...{ secret: 'seats.goal', channel: 'events', file: OFFERS },
    find: "tell(sink, { type: 'passed', seat });",
    replace: "tell(sink, { type: 'passed', seat, goal: s[S.GOAL + S.at(seat)] });",
  },
];
