/** If the Patrons ended now. */

import { rowsIn } from '../../../client/games/patrons-of-venice/ended.tsx';
import { resultTable } from '../../../engine/games/patrons-of-venice/scoring.ts';
import type { View } from '../../../engine/games/patrons-of-venice/types.ts';
import { endings } from '../ended.ts';

endings({
  id: 'patrons-of-venice',
  rowsIn,
  hidden: [],
  scored: (state) =>
    resultTable(state).map(({ businesses, besideStatue, favours, points }) => ({
      parts: { businesses, besideStatue, favours },
      total: points,
    })),
  totals: ({ public: { result } }: View) => result?.table.map(({ points }) => points) ?? [],
});
