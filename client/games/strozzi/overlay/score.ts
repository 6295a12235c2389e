/** The scoreboard: houses by their ducats where chests are open, else in the order of Florence. */

import { FLAGS, type Flag } from '../../../../engine/games/strozzi/data.ts';
import type { SeatView, View } from '../../../../engine/games/strozzi/types.ts';
import { el, mark, sign } from '../../../table/overlay/dom.ts';
import { type Cells, scorePart } from '../../../table/overlay/score.ts';
import { rankingOf } from '../facts.ts';
import { FLAG_PATHS } from './signs.ts';

function cells(): Cells<SeatView> {
  const pennant = (flag: Flag) =>
    el('span', 'ov-flag', [sign(FLAG_PATHS[flag])], { 'data-flag': flag });
  const pennants = FLAGS.map(pennant);
  return {
    cells: [el('span', 'ov-flags', pennants)],
    update(seat) {
      for (const [k, flag] of FLAGS.entries()) {
        const one = pennants[k];
        if (one) mark(one, 'unused', seat?.flagsUnused.includes(flag) ?? false);
      }
    },
  };
}

const moneyOf = (view: View, seat: number): number | null => view.public.seats[seat]?.money ?? null;

export const score = scorePart<View, SeatView>({
  row: 'ov-house',
  seats: (view) => view.public.seats,
  cells,
  score: (view, seat) => moneyOf(view, seat)?.toString() ?? null,
  // Ties are Florence's to break (ST-054).
  order: (view) =>
    [...rankingOf(view.public, 'florence')].sort(
      (a, b) => (moneyOf(view, b) ?? 0) - (moneyOf(view, a) ?? 0),
    ),
  decides: (view, seat) => view.public.decider.includes(seat),
  won: (view, seat) => view.public.result?.winners.includes(seat) ?? false,
});
