/** The end: three rounds, then the three arts one by one, as they are unveiled; the winner. */

import { CATEGORIES } from '../../../../engine/games/strozzi/data.ts';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { useTable } from '../../../store/table.ts';
import { ResultFrame } from '../../../table/result/ResultFrame.tsx';
import { sumOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { seatName, seatNames } from '../strings/names.ts';

export function Result() {
  const view = useTable((table) => table.view) as View | null;
  const result = view?.public.result;
  if (!view || !result) return null;
  const you = view.you?.seat ?? null;
  const [winner = 0] = result.winners;
  const best = result.table.find(({ seat }) => seat === winner)?.total;
  const tied = result.table.filter(({ total }) => total === best).length > 1;
  return (
    <ResultFrame
      title={t('result.title')}
      headline={
        winner === you
          ? t('result.winnerYou')
          : t('result.winner', { names: seatNames(view, result.winners, you) })
      }
      seatTitle={t('result.house')}
      totalTitle={t('result.total')}
      steps={[
        { key: 'rounds', title: t('result.rounds') },
        ...CATEGORIES.map((category) => ({ key: category, title: t(`result.${category}`) })),
      ]}
      rows={result.table.map((row) => ({
        seat: row.seat,
        name: seatName(view, row.seat, you),
        color: view.public.seats[row.seat]?.color ?? '',
        winner: row.seat === winner,
        total: row.total,
        steps: [
          { score: row.money },
          ...CATEGORIES.map((category) => {
            const sum = sumOf(view.public.seats[row.seat]?.tiles ?? [], category);
            return { score: row[category], note: t('result.sum', { n: sum }) };
          }),
        ],
      }))}
      note={tied ? t('result.byFlorence') : null}
    />
  );
}
