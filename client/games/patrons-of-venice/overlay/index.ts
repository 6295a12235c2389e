/** The Patrons of Venice in the overlay of a broadcast. */

import type { SeatView, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { lowerPart } from '../../../table/overlay/lower.ts';
import type { OverlayGame } from '../../../table/overlay/part.ts';
import { scorePart } from '../../../table/overlay/score.ts';
import { sentence } from '../strings/events.ts';

const pointsOf = (view: View, seat: number): number => view.public.seats[seat]?.points ?? 0;

const score = scorePart<View, SeatView>({
  row: 'ov-house',
  seats: (view) => view.public.seats,
  cells: () => ({ cells: [], update: () => undefined }),
  score: (view, seat) => String(pointsOf(view, seat)),
  order: (view) =>
    view.public.seats.map(({ seat }) => seat).sort((a, b) => pointsOf(view, b) - pointsOf(view, a)),
  decides: (view, seat) => view.public.decider.includes(seat),
  won: (view, seat) => view.public.result?.winners.includes(seat) ?? false,
});

/** A galley. */
const GALLEY_PATH = 'M3 15h18l-3 5H6zM12 3v11M12 4l6 8h-6z';

export const overlay: OverlayGame = {
  parts: { score, lower: lowerPart(GALLEY_PATH) },
  lines: ({ events, after }) =>
    events.flatMap((event) => {
      const text = sentence(event, after, null);
      return text ? [{ text, seat: null }] : [];
    }),
  quiet: () => null,
  demo: () => ({ moments: [], lines: [] }),
};
