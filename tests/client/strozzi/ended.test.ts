/** If Strozzi ended now. */

import { rowsIn } from '../../../client/games/strozzi/ended.tsx';
import { EventList } from '../../../engine/core/events.ts';
import { endMoney, resultTable, scoreRound } from '../../../engine/games/strozzi/scoring.ts';
import type { Payment, StEvent, View } from '../../../engine/games/strozzi/types.ts';
import { endings } from '../ended.ts';

type Paid = Extract<StEvent, { type: 'cityScored' }>;

endings({
  id: 'strozzi',
  rowsIn,
  hidden: ['money'],
  scored(state) {
    const paid = new EventList();
    scoreRound(state.slice(), paid);
    const cities = paid.items.map(({ event }) => event as unknown as Paid);
    const sum = (all: readonly Payment[], seat: number): number =>
      all.reduce((money, one) => money + (one.seat === seat ? one.amount : 0), 0);
    return resultTable(state).map(({ seat, art, science, architecture, total: money }) => {
      const round = {
        ships: sum(
          cities.flatMap(({ ships }) => ships),
          seat,
        ),
        track: sum(
          cities.flatMap(({ track }) => track),
          seat,
        ),
        bonus: sum(
          cities.flatMap(({ bonus }) => bonus),
          seat,
        ),
      };
      return {
        parts: { money, ...round, art, science, architecture },
        total: endMoney(state, seat),
      };
    });
  },
  totals: ({ public: { result } }: View) => result?.table.map(({ total }) => total) ?? [],
});
