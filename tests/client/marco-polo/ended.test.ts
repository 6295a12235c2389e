/** If Marco Polo ended now. */

import { rowsIn } from '../../../client/games/marco-polo/ended.tsx';
import { resultTable } from '../../../engine/games/marco-polo/scoring.ts';
import type { View } from '../../../engine/games/marco-polo/types.ts';
import { endings } from '../ended.ts';

endings({
  id: 'marco-polo',
  rowsIn,
  hidden: ['goalCards', 'goalCities'],
  scored: (state) =>
    resultTable(state).map(({ seat: _, camels: _camels, total, ...parts }) => ({ parts, total })),
  totals: ({ public: { result } }: View) => result?.table.map(({ total }) => total) ?? [],
});
