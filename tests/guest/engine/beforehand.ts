/** What can be answered beforehand in the caravan game: that one offers nothing. */

import type { Beforehand, State } from '../../../engine/core/contract.ts';
import * as D from './data.ts';
import { pass } from './offers.ts';
import * as S from './state.ts';

const passIf = (s: State, seat: number, holds: boolean): number | null =>
  S.leaderOf(s) !== seat && s[S.PASSED + S.at(seat)] === 0 && holds ? pass.code : null;

export const beforehand = [
  {
    id: 'pass',
    rule: 'TR-2007',
    answer: (s, seat) => passIf(s, seat, true),
  },
  {
    id: 'passRich',
    rule: 'TR-2007',
    value: { least: 0, most: 200, step: D.PRICE_STEP },
    answer: (s, seat, coins) => passIf(s, seat, s[S.COINS + S.at(seat)] >= coins),
  },
  {
    id: 'passFor',
    rule: 'TR-2007',
    value: { words: D.GOODS },
    // Who has none of it has nothing to offer.
    answer: (s, seat, good) => passIf(s, seat, s[S.STOCK + S.at(seat) + good] === 0),
  },
] as const satisfies readonly Beforehand[];
