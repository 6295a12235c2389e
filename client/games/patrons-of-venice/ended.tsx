/** The houses' results if the match ended now. */

import { resultTable } from '../../../engine/games/patrons-of-venice/scoring.ts';
import type { Action, View } from '../../../engine/games/patrons-of-venice/types.ts';
import { makeEnded } from '../../table/ended/make.tsx';
import { cityOf } from './forecast.ts';
import { Seats } from './panels/Seats.tsx';
import { seat } from './position.ts';
import { t } from './strings/index.ts';

type Part = 'businesses' | 'besideStatue' | 'favours';

export const { Ended, EndedTable, rowsIn, withEnded } = makeEnded<View, Action, Part>({
  seat,
  parts: {
    businesses: t('result.businesses'),
    besideStatue: t('result.statues'),
    favours: t('result.favours'),
  },
  shows: ({ public: { result } }) => result === null,
  rows: ({ view }) =>
    (view.public.result?.table ?? resultTable(cityOf(view.public))).map(
      ({ seat: of, businesses, besideStatue, favours }) => ({
        seat: of,
        parts: { businesses, besideStatue, favours },
      }),
    ),
});

export const SeatsNow = withEnded(Seats);
