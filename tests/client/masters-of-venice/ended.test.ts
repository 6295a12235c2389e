/** If Masters of Venice ended now. */

import { rowsIn } from '../../../client/games/masters-of-venice/ended.tsx';
import { resultTable, scoreMatch } from '../../../engine/games/masters-of-venice/scoring.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { endings } from '../ended.ts';

endings({
  id: 'masters-of-venice',
  rowsIn,
  hidden: ['tax', 'cash'],
  scored(state) {
    const copy = state.slice();
    scoreMatch(copy, null);
    return resultTable(copy).map(({ track, vpTax, vpOrders, vpShares, vpCash, total }) => ({
      parts: { track, tax: vpTax, orders: vpOrders, shares: vpShares, cash: vpCash },
      total,
    }));
  },
  totals: ({ public: { result } }: View) =>
    [...(result?.table ?? [])].sort((a, b) => a.seat - b.seat).map(({ total }) => total),
});
