/** The scoreboard: merchants by their points, with their ducats and their deliveries. */

import type { SeatView, View } from '../../../../engine/games/masters-of-venice/types.ts';
import { numeral } from '../../../i18n/index.ts';
import { COIN_PATH } from '../../../table/overlay/coin.ts';
import { scorePart } from '../../../table/overlay/score.tsx';
import { Sign } from '../../../table/panels/Sign.tsx';
import { t } from './strings.ts';

const CARD = 'M6 2h12v20H6zM9 7h6v1.6H9zM9 11h6v1.6H9z';

const cells = (seat: SeatView | null) => (
  <>
    {/* The overlay never shows the content of a closed chest. */}
    <span className="ov-money" data-empty={(seat?.cash ?? null) === null}>
      <Sign path={COIN_PATH} color="#d9a93b" />
      <span className="ov-cash">{seat?.cash}</span>
    </span>
    <span className="ov-held">
      <Sign path={CARD} />
      <span className="ov-cards">{seat?.delivered.length}</span>
    </span>
  </>
);

/** The points that count now: those on the track, after the end all of them. */
function pointsOf({ public: { result, seats } }: View, seat: number): number {
  const row = result?.table.find((one) => one.seat === seat);
  return row?.total ?? seats[seat]?.vp ?? 0;
}

export const score = scorePart<View, SeatView>({
  row: 'ov-merchant',
  seats: (view) => view.public.seats,
  cells,
  score: (view, seat) => `${numeral(pointsOf(view, seat))} ${t('vp')}`,
  // Equal points keep the order of the seats.
  order: (view) =>
    view.public.seats.map(({ seat }) => seat).sort((a, b) => pointsOf(view, b) - pointsOf(view, a)),
  decides: (view, seat) => view.public.decider.includes(seat),
  won: (view, seat) => view.public.result?.winners.includes(seat) ?? false,
});
