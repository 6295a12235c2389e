/** The running clock of a decision, where the table has one: the own one first. */

import { t } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { clockText, useTimeLeft } from './time-left.ts';

/** From here on it is urgent, in milliseconds. */
const URGENT = 10_000;

export function Clock() {
  const mask = useTable((store) => store.table?.deadlineSeats ?? 0);
  const mine = useTable((store) => store.seat);
  const seat =
    mine !== null && (mask >> mine) & 1 ? mine : mask ? 31 - Math.clz32(mask & -mask) : null;
  const left = useTimeLeft(seat);
  if (!left?.runs) return null;
  const urgent = left.own + left.bank <= URGENT;
  const text =
    left.own > 0
      ? t('clock.left', { n: Math.ceil(left.own / 1000) })
      : t('clock.bank', { time: clockText(left.bank) });
  return (
    <span
      className={`clock ${urgent ? 'urgent' : ''} ${left.own > 0 ? '' : 'reserve'}`}
      role="timer"
      data-clock
    >
      {text}
    </span>
  );
}
