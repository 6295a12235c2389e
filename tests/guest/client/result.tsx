/** The end of the caravan game: the purses. */

import { useTable } from '../../../client/store/table.ts';
import { ResultFrame } from '../../../client/table/result/ResultFrame.tsx';
import { purseText } from './panels.tsx';
import { t } from './strings.ts';
import { namesOf, open } from './words.ts';

export function Result() {
  const view = useTable((table) => table.view);
  const result = view && open(view).result;
  if (!view || !result) return null;
  return (
    <ResultFrame
      title={t('result.title')}
      headline={t('result.wins', {
        n: result.winners.length,
        names: namesOf(view, result.winners),
      })}
      seatTitle={t('trader')}
      totalTitle={t('result.total')}
      steps={[]}
      rows={open(view).seats.map(({ seat, name, color }) => ({
        seat,
        name,
        color,
        steps: [],
        winner: result.winners.includes(seat),
        total: result.scores[seat] ?? 0,
      }))}
      score={purseText}
    />
  );
}
