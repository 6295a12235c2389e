/** One leak a secret field and channel, for the test guest's real source (`battery/planted.ts`). */

import { events, explain, type Leak, view } from '../battery/leak.ts';

const KNOWLEDGE = 'knowledge.ts';
const OFFERS = 'offers.ts';

export const leaks: readonly Leak[] = [
  view(
    'seats.coins',
    KNOWLEDGE,
    'coins: over || s[S.OPT_OPEN] === 1 ?',
    'coins: over || seat >= 0 ?',
  ),
  view('seats.goal', KNOWLEDGE, 'goal: over ?', 'goal: seat >= 0 ?'),
  view('goalDeck', KNOWLEDGE, 'goalDeck: s[S.DECK_SIZE],', 'goalDeck: s[S.DECK],'),
  explain(
    'seats.coins',
    OFFERS,
    "return standing(s, seat) < D.MAX_STANDING ? OK : E('E_LIMIT');",
    "return asked(command) > s[S.COINS + S.at(S.leaderOf(s))] ? E('E_COINS') : standing(s, seat) < D.MAX_STANDING ? OK : E('E_LIMIT');",
  ),
  events(
    'seats.goal',
    OFFERS,
    "tell(sink, { type: 'passed', seat });",
    "tell(sink, { type: 'passed', seat, goal: s[S.GOAL + S.at(seat)] });",
  ),
];
