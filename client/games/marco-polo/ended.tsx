/** The result if the match ended now. */

import { resultTable } from '../../../engine/games/marco-polo/scoring.ts';
import type { Action, View } from '../../../engine/games/marco-polo/types.ts';
import { makeEnded } from '../../table/ended/make.tsx';
import { Seats } from './panels/Seats.tsx';
import { seat } from './position.ts';
import { t } from './strings/turn.ts';

type Part =
  | 'track'
  | 'beijing'
  | 'goods'
  | 'coins'
  | 'contracts'
  | 'goalCards'
  | 'goalCities'
  | 'venice';

export const { Ended, EndedTable, rowsIn, withEnded } = makeEnded<View, Action, Part>({
  seat,
  parts: {
    track: t('result.track'),
    beijing: t('result.beijing'),
    goods: t('result.goods'),
    coins: t('result.coins'),
    contracts: t('result.contracts'),
    goalCards: t('result.goalCards'),
    goalCities: t('result.goalCities'),
    venice: t('result.venice'),
  },
  shows: ({ public: { result } }) => result === null,
  lacks: ({ public: { options } }, part) => part === 'venice' && !options.venice,
  rows({ view, state }) {
    const { result, seats } = view.public;
    return (result?.table ?? resultTable(state)).map(
      ({ seat: of, total: _, camels: _c, ...parts }) => {
        const { goals, goalsHeld } = seats[of];
        const isKnown =
          result !== null || of === view.you?.seat || goals !== null || goalsHeld === 0;
        return {
          seat: of,
          parts: {
            ...parts,
            goalCards: isKnown ? parts.goalCards : null,
            goalCities: isKnown ? parts.goalCities : null,
          },
        };
      },
    );
  },
});

export const SeatsNow = withEnded(Seats);
