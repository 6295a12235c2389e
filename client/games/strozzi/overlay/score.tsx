/** The scoreboard: houses by their ducats where chests are open, else in the order of Florence. */

import { FLAGS } from '../../../../engine/games/strozzi/data.ts';
import type { SeatView, View } from '../../../../engine/games/strozzi/types.ts';
import { scorePart } from '../../../table/overlay/score.tsx';
import { Sign } from '../../../table/panels/Sign.tsx';
import { rankingOf } from '../facts.ts';
import { FLAG_PATHS } from './signs.ts';

const flags = (seat: SeatView | null) => (
  <span className="ov-flags">
    {FLAGS.map((flag) => (
      <span
        key={flag}
        className="ov-flag"
        data-flag={flag}
        data-unused={seat?.flagsUnused.includes(flag) ?? false}
      >
        <Sign path={FLAG_PATHS[flag]} />
      </span>
    ))}
  </span>
);

const moneyOf = (view: View, seat: number): number | null => view.public.seats[seat]?.money ?? null;

export const score = scorePart<View, SeatView>({
  row: 'ov-house',
  seats: (view) => view.public.seats,
  cells: flags,
  score: (view, seat) => moneyOf(view, seat)?.toString() ?? null,
  // Ties are Florence's to break (ST-054).
  order: (view) =>
    [...rankingOf(view.public, 'florence')].sort(
      (a, b) => (moneyOf(view, b) ?? 0) - (moneyOf(view, a) ?? 0),
    ),
  decides: (view, seat) => view.public.decider.includes(seat),
  won: (view, seat) => view.public.result?.winners.includes(seat) ?? false,
});
