/** The final scoring, step by step as at a table; then the winner, and a rematch. */

import type { ResultRow, View } from '../../../../engine/games/masters-of-venice/types.ts';
import { makeResult, type StepOf } from '../../../table/result/make.tsx';
import { orderCubes } from '../facts.ts';
import { t } from '../strings/index.ts';
import { cubesName, seatName, seatNames } from '../strings/names.ts';

type Key = 'track' | 'tax' | 'orders' | 'shares' | 'cash';

const step = (
  key: Key,
  score: (row: ResultRow) => number,
  note: (row: ResultRow) => string = () => '',
): StepOf<View, ResultRow> => ({
  key: `result.${key}`,
  title: t(`result.${key}`),
  of: (row) => ({ score: score(row), note: note(row) }),
});

function taxNote(row: ResultRow): string {
  return [
    row.cubeValue > 0 ? t('result.taxHelp', { value: row.cubeValue, tax: row.tax }) : '',
    row.owed > 0 ? t('result.owed', { n: row.owed }) : '',
  ]
    .filter(Boolean)
    .join('; ');
}

export const Result = makeResult<View, ResultRow>({
  result: (view) => view.public.result,
  title: t('result.title'),
  headline(view, winners, you) {
    if (winners.length > 1) return t('result.shared', { names: seatNames(view, winners, you) });
    if (winners[0] === you) return t('result.winnerYou');
    return t('result.winner', { names: seatNames(view, winners, you) });
  },
  seatTitle: t('result.merchant'),
  totalTitle: t('result.total'),
  name: seatName,
  steps: [
    step('track', (row) => row.track),
    step('tax', (row) => row.vpTax, taxNote),
    step(
      'orders',
      (row) => row.vpOrders,
      (row) => row.guildOrders.map((card) => cubesName(orderCubes(card))).join('; '),
    ),
    step(
      'shares',
      (row) => row.vpShares,
      (row) => t('result.ducats', { n: row.shareValue }),
    ),
    step(
      'cash',
      (row) => row.vpCash,
      (row) => t('result.ducats', { n: row.cash }),
    ),
  ],
});
