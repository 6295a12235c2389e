/** The result if the match ended now. */

import { OWNER_INCOME } from '../../../engine/games/genoa/data.ts';
import { groupValue } from '../../../engine/games/genoa/scoring.ts';
import type { Action, View } from '../../../engine/games/genoa/types.ts';
import { makeEnded } from '../../table/ended/make.tsx';
import { contractsIn, runsOf } from './groups.ts';
import { Seats } from './panels/Seats.tsx';
import { seat } from './position.ts';
import { t } from './strings/beside.ts';

type Part = 'ducats' | 'markers' | 'contracts';

/** GE-812: the payment for a seat's contracts; null where the viewer does not know all of them. */
function contractsOf({ public: shown, you }: View, of: number): number | null {
  const { hand, handCount } = shown.seats[of];
  const more = you?.known.find((one) => one.seat === of)?.cards ?? [];
  const cards = you?.seat === of ? you.hand : [...new Set([...hand, ...more])];
  const known = contractsIn(cards);
  if (known.length < handCount.CT) return null;
  return runsOf(known).reduce((sum, group) => sum + groupValue(group.length), 0);
}

export const { Ended, EndedTable, rowsIn, withEnded } = makeEnded<View, Action, Part>({
  seat,
  parts: {
    ducats: t('result.ducats'),
    markers: t('result.markers'),
    contracts: t('result.contracts'),
  },
  shows: ({ public: { result } }) => result === null,
  rows({ view }) {
    const { seats, result } = view.public;
    return seats.map(({ seat: of, ducats, placed }) => {
      const row = result?.table[of];
      const money = view.you?.seat === of ? view.you.ducats : ducats;
      return {
        seat: of,
        parts: {
          ducats: row ? row.ducats : money,
          markers: OWNER_INCOME * placed,
          contracts: row ? row.contracts : contractsOf(view, of),
        },
      };
    });
  },
});

export const SeatsNow = withEnded(Seats);
