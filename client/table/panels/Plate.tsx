/**
 * The plate of a seat: colour and shape, name, the awaited decision, its clock, its possessions. A
 * game provides its own tags and the rows below.
 */

import type { CSSProperties, ReactNode } from 'react';
import { t as frame } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { noted } from '../noted.ts';
import type { ShownSeat } from '../seat/position.ts';
import { SeatClock } from './SeatClock.tsx';
import { SeatMark } from './SeatMark.tsx';
import { t } from './strings.ts';

export interface PlateProps {
  readonly seat: ShownSeat;
  /** The name as the viewer sees it: `You`, or the name that the person wrote. */
  readonly name: string;
  readonly mine: boolean;
  /** Text while the table waits for this seat; null while it does not. */
  readonly awaited: string | null;
  /** One word for the seat's status in the turn (`data-lamp`): for styles and tests. */
  readonly lamp?: string;
  /** Right behind the name; and after the awaited decision. */
  readonly rank?: ReactNode;
  readonly tags?: ReactNode;
  /** At the end of the first row: score or money. */
  readonly end: ReactNode;
  readonly children: ReactNode;
}

export function Plate(props: PlateProps) {
  const { seat, name, mine, awaited, lamp, rank, tags, end, children } = props;
  const chair = useTable((table) => table.table?.seats[seat.seat]);
  const away = chair?.taken && !chair.connected;
  return (
    <li
      className={['plate', mine ? 'mine' : '', awaited ? 'deciding' : ''].join(' ')}
      data-seat={seat.seat}
      data-lamp={lamp}
      style={{ '--seat': `var(--seat-${seat.color})` } as CSSProperties}
    >
      <header>
        <SeatMark color={seat.color} size={18} />
        <strong {...noted(seat.name)}>{name}</strong>
        {rank}
        {awaited && (
          <span className="tag now" {...noted(t('awaited', { name: seat.name }))}>
            {awaited}
          </span>
        )}
        {tags}
        {away && (
          <span
            className="tag away"
            {...noted(t(chair?.held ? 'heldNote' : 'awayNote', { name: seat.name }))}
          >
            {chair?.held ? t('held') : t('away')}
          </span>
        )}
        <SeatClock seat={seat.seat} />
        {end}
      </header>
      {children}
      {away && chair.held && <span className="sr">{frame('net.held', { name: seat.name })}</span>}
    </li>
  );
}
