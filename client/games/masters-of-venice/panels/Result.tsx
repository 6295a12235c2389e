/** The final scoring, step by step as at a table; then the winner, and a rematch. */

import type { ResultRow, View } from '../../../../engine/games/masters-of-venice/types.ts';
import { useTable } from '../../../store/table.ts';
import { ResultFrame } from '../../../table/result/ResultFrame.tsx';
import { orderCubes } from '../facts.ts';
import { t } from '../strings/index.ts';
import { cubesName, seatName, seatNames } from '../strings/names.ts';

interface Step {
  readonly key: 'result.track' | 'result.tax' | 'result.orders' | 'result.shares' | 'result.cash';
  readonly vp: (row: ResultRow) => number;
  readonly note: (row: ResultRow) => string;
}

const STEPS: readonly Step[] = [
  { key: 'result.track', vp: (row) => row.track, note: () => '' },
  {
    key: 'result.tax',
    vp: (row) => row.vpTax,
    note: (row) =>
      [
        row.cubeValue > 0 ? t('result.taxHelp', { value: row.cubeValue, tax: row.tax }) : '',
        row.owed > 0 ? t('result.owed', { n: row.owed }) : '',
      ]
        .filter(Boolean)
        .join('; '),
  },
  {
    key: 'result.orders',
    vp: (row) => row.vpOrders,
    note: (row) => row.guildOrders.map((card) => cubesName(orderCubes(card))).join('; '),
  },
  {
    key: 'result.shares',
    vp: (row) => row.vpShares,
    note: (row) => t('result.ducats', { n: row.shareValue }),
  },
  {
    key: 'result.cash',
    vp: (row) => row.vpCash,
    note: (row) => t('result.ducats', { n: row.cash }),
  },
];

export function Result() {
  const view = useTable((table) => table.view) as View | null;
  const result = view?.public.result;
  if (!view || !result) return null;
  const you = view.you?.seat ?? null;
  return (
    <ResultFrame
      title={t('result.title')}
      headline={winnerLine(view, result.winners, you)}
      seatTitle={t('result.merchant')}
      totalTitle={t('result.total')}
      steps={STEPS.map(({ key }) => ({ key, title: t(key) }))}
      rows={result.table.map((row) => ({
        seat: row.seat,
        name: seatName(view, row.seat, you),
        color: view.public.seats[row.seat]?.color ?? '',
        winner: result.winners.includes(row.seat),
        total: row.total,
        steps: STEPS.map(({ vp, note }) => ({ score: vp(row), note: note(row) })),
      }))}
    />
  );
}

function winnerLine(view: View, winners: readonly number[], you: number | null): string {
  if (winners.length > 1) return t('result.shared', { names: seatNames(view, winners, you) });
  if (winners[0] === you) return t('result.winnerYou');
  return t('result.winner', { names: seatNames(view, winners, you) });
}
