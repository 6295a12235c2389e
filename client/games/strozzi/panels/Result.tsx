/** The end: three rounds, then the three arts one by one, as they are unveiled; the winner. */

import { CATEGORIES } from '../../../../engine/games/strozzi/data.ts';
import type { ResultRow, View } from '../../../../engine/games/strozzi/types.ts';
import { numeral } from '../../../i18n/index.ts';
import { makeResult } from '../../../table/result/make.tsx';
import { sumOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { seatName, seatNames } from '../strings/names.ts';
import { eventsOf, roundSums } from './News.tsx';

export const Result = makeResult<View, ResultRow>({
  result: (view) => view.public.result,
  title: t('result.title'),
  headline: (view, winners, you) =>
    winners[0] === you
      ? t('result.winnerYou')
      : t('result.winner', { names: seatNames(view, winners, you) }),
  seatTitle: t('result.house'),
  totalTitle: t('result.total'),
  name: seatName,
  steps: [
    {
      key: 'rounds',
      title: t('result.rounds'),
      of({ money, seat }, _, log) {
        const sums = roundSums(eventsOf(log), seat);
        return { score: money, note: sums.map(numeral).join(' + ') };
      },
    },
    ...CATEGORIES.map((category) => ({
      key: category,
      title: t(`result.${category}`),
      of: (row: ResultRow, view: View) => ({
        score: row[category],
        note: t('result.sum', {
          n: sumOf(view.public.seats[row.seat]?.tiles ?? [], category),
        }),
      }),
    })),
  ],
  // ST-053: equal in ducats.
  note: ({ public: { result } }) => {
    const best = result?.table.find(({ seat }) => seat === result.winners[0])?.total;
    const tied = (result?.table.filter(({ total }) => total === best).length ?? 0) > 1;
    return tied ? t('result.byFlorence') : null;
  },
});
