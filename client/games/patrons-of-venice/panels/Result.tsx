/** The end: businesses, statues beside them, favours; the winner. */

import type { ResultRow, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { listed } from '../../../i18n/index.ts';
import { useTable } from '../../../store/table.ts';
import { ResultFrame } from '../../../table/result/ResultFrame.tsx';
import { t } from '../strings/index.ts';
import { seatName, seatNames } from '../strings/names.ts';

export function Result() {
  const view = useTable((table) => table.view) as View | null;
  const result = view?.public.result;
  if (!view || !result) return null;
  const you = view.you?.seat ?? null;
  const { winners, table } = result;
  const most = Math.max(...table.map(({ points }) => points));
  const level = table.filter(({ points }) => points === most);
  return (
    <ResultFrame
      title={t('result.title')}
      headline={
        winners.length === 1 && winners[0] === you
          ? t('result.winnerYou')
          : t('result.winner', { names: seatNames(view, winners, you), n: winners.length })
      }
      seatTitle={t('result.house')}
      totalTitle={t('result.total')}
      steps={[
        { key: 'businesses', title: t('result.businesses') },
        { key: 'statues', title: t('result.statues') },
        { key: 'favours', title: t('result.favours') },
      ]}
      rows={table.map((row) => ({
        seat: row.seat,
        name: seatName(view, row.seat, you),
        color: view.public.seats[row.seat]?.color ?? '',
        winner: winners.includes(row.seat),
        total: row.points,
        steps: [{ score: row.businesses }, { score: row.besideStatue }, { score: row.favours }],
      }))}
      note={level.length > 1 ? tieLine(view, level, winners.length > 1) : null}
    />
  );
}

/** PV-091: what those who are level in points have in ducats, which decides. */
function tieLine(view: View, level: readonly ResultRow[], shared: boolean): string {
  const you = view.you?.seat ?? null;
  const purses = [...level]
    .sort((a, b) => b.ducats - a.ducats)
    .map(({ seat, ducats }) => t('result.purse', { name: seatName(view, seat, you), n: ducats }));
  return t(shared ? 'result.shared' : 'result.byDucats', { purses: listed(purses) });
}
