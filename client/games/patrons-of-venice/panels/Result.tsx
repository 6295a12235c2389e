/** The end: businesses, statues beside them, favours; the winner. */

import type { ResultRow, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { listed } from '../../../i18n/index.ts';
import { makeResult } from '../../../table/result/make.tsx';
import { ownSeat } from '../../../table/seat/position.ts';
import { t } from '../strings/index.ts';
import { seatName, seatNames } from '../strings/names.ts';

/** The houses that are level in points with the best one. */
function level(table: readonly ResultRow[]): readonly ResultRow[] {
  const most = Math.max(...table.map(({ points }) => points));
  return table.filter(({ points }) => points === most);
}

/** PV-091: the ducats of seats level in points, which decide. */
function tieLine(view: View): string | null {
  const { winners, table } = view.public.result ?? { winners: [], table: [] };
  const rows = level(table);
  if (rows.length < 2) return null;
  const you = ownSeat(view);
  const purses = [...rows]
    .sort((a, b) => b.ducats - a.ducats)
    .map(({ seat, ducats }) => t('result.purse', { name: seatName(view, seat, you), n: ducats }));
  return t(winners.length > 1 ? 'result.shared' : 'result.byDucats', { purses: listed(purses) });
}

export const Result = makeResult<View, ResultRow & { readonly total: number }>({
  result({ public: { result } }) {
    return (
      result && { ...result, table: result.table.map((row) => ({ ...row, total: row.points })) }
    );
  },
  title: t('result.title'),
  headline: (view, winners, you) =>
    winners.length === 1 && winners[0] === you
      ? t('result.winnerYou')
      : t('result.winner', {
          names: seatNames(view, winners, you),
          n: winners.length,
          you: winners.some((seat) => seat === you) ? 'yes' : 'no',
        }),
  seatTitle: t('result.house'),
  totalTitle: t('result.total'),
  name: seatName,
  steps: [
    {
      key: 'businesses',
      title: t('result.businesses'),
      of: ({ businesses }) => ({ score: businesses }),
    },
    {
      key: 'statues',
      title: t('result.statues'),
      of: ({ besideStatue }) => ({ score: besideStatue }),
    },
    { key: 'favours', title: t('result.favours'), of: ({ favours }) => ({ score: favours }) },
  ],
  note: tieLine,
  afterCity: true,
});
