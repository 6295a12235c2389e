/** The end: the track, Beijing, goods, coins, contracts, goals, Venice; the winner. */

import type { ResultRow, View } from '../../../../engine/games/marco-polo/types.ts';
import { makeResult } from '../../../table/result/make.tsx';
import { seatName, seatNames } from '../strings/names.ts';
import { t } from '../strings/turn.ts';

const STEPS = [
  ...(['track', 'beijing', 'goods', 'coins', 'contracts', 'goalCards'] as const),
  ...(['goalCities', 'venice'] as const),
];

export const Result = makeResult<View, ResultRow>({
  result: (view) => view.public.result,
  title: t('result.title'),
  seatTitle: t('result.seat'),
  name: seatName,
  totalTitle: t('result.total'),
  headline: (view, winners, you) => {
    if (winners.length === 1 && winners[0] === you) return t('result.winnerYou');
    const names = seatNames(view, winners, you);
    if (winners.length === 1) return t('result.winner', { names });
    return t('result.winners', { names, you: winners.some((seat) => seat === you) ? 'yes' : 'no' });
  },
  steps: STEPS.map((key) => ({
    key,
    title: t(`result.${key}`),
    of: (row) => ({ score: row[key] }),
    ...(key === 'venice' && { shows: (view: View) => view.public.options.venice }),
  })),
  // Equal points: camels decide.
  note: ({ public: { result } }) => {
    const best = Math.max(...(result?.table ?? []).map(({ total }) => total));
    const level = result?.table.filter(({ total }) => total === best) ?? [];
    return level.length > 1 && result?.winners.length === 1 ? t('result.camels') : null;
  },
});
