/** The houses: name, points against the target, ducats, hand, and who decides. */

import type { SeatView, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { useTable } from '../../../store/table.ts';
import { SeatClock } from '../../../table/panels/SeatClock.tsx';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { targetOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { seatName } from '../strings/names.ts';

/** Ducats of a seat as this viewer knows them; null = a closed chest. */
export const ducatsOf = (view: View, { seat, ducats }: SeatView): number | null =>
  view.you?.seat === seat ? view.you.ducats : ducats;

export function Seats({ view }: { view: View }) {
  return (
    <ul className="seats" aria-label={t('ledger.houses')}>
      {view.public.seats.map((seat) => (
        <Plate key={seat.seat} view={view} seat={seat} />
      ))}
    </ul>
  );
}

function Plate({ view, seat }: { view: View; seat: SeatView }) {
  const you = view.you?.seat ?? null;
  const { decider, lead } = view.public;
  const chair = useTable((table) => table.table?.seats[seat.seat]);
  const deciding = decider.includes(seat.seat);
  const away = chair?.taken && !chair.connected;
  const ducats = ducatsOf(view, seat);
  const classes = ['plate', seat.seat === you ? 'mine' : '', deciding ? 'deciding' : ''];
  const points = { n: seat.points, target: targetOf(view.public) };
  return (
    <li
      className={classes.join(' ')}
      data-seat={seat.seat}
      style={{ '--seat': `var(--seat-${seat.color})` } as React.CSSProperties}
    >
      <header>
        <SeatMark color={seat.color} size={18} />
        <strong title={seat.name}>{seatName(view, seat.seat, you)}</strong>
        {seat.seat === lead && <span className="tag">{t('seat.lead')}</span>}
        {deciding && <span className="tag now">{t('seat.asked')}</span>}
        {away && <span className="tag">{chair?.held ? t('seat.held') : t('seat.away')}</span>}
        <SeatClock seat={seat.seat} />
      </header>
      <div className="plate-row">
        <b>{t('seat.points', points)}</b>
        <span>{ducats === null ? t('money.hidden') : t('ducats', { n: ducats })}</span>
      </div>
    </li>
  );
}
