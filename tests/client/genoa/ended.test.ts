/** If Genoa ended now. */

import { rowsIn } from '../../../client/games/genoa/ended.tsx';
import { resultTable } from '../../../engine/games/genoa/scoring.ts';
import type { View } from '../../../engine/games/genoa/types.ts';
import { endings } from '../ended.ts';

endings<View, 'ducats' | 'markers' | 'contracts'>({
  id: 'genoa',
  rowsIn,
  hidden: ['ducats', 'contracts'],
  scored: (state) =>
    resultTable(state).map(({ ducats, markers, contracts, total }) => ({
      parts: { ducats, markers, contracts },
      total,
    })),
  totals: ({ public: { result } }) => result?.table.map(({ total }) => total) ?? [],
});
