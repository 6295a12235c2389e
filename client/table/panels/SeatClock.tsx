/** A seat's time on its plate: the running clock, or the reserve. */

import { t } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { noted } from '../noted.ts';
import { clockText, useTimeLeft } from './time-left.ts';

export function SeatClock({ seat }: { seat: number }) {
  const left = useTimeLeft(seat);
  const name = useTable((store) => store.table?.seats[seat]?.name ?? '');
  const bot = useTable((store) => store.table?.seats[seat]?.bot ?? '');
  if (!left || (bot && !left.runs)) return null;
  const own = left.runs && left.own > 0;
  const text = clockText(own ? left.own : left.bank);
  const label =
    left.end && left.own < 600_000
      ? t('clock.left', { n: Math.ceil(left.own / 1000) })
      : t('clock.bankLong', { name, time: clockText(left.bank) });
  const state = left.runs ? (own ? 'runs' : 'runs reserve') : 'reserve';
  return (
    <span className={`seat-clock ${state}`} {...noted(label)} data-seat-clock={seat}>
      <svg viewBox="0 0 12 14" width="10" height="12" aria-hidden="true">
        {own ? (
          <path
            d="M6 3.5a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6zM4.5 1h3M6 5.5v3l1.6 1"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.3"
          />
        ) : (
          <path
            d="M2 1h8M2 13h8M3 1v2.5L6 7l3-3.5V1M3 13v-2.5L6 7l3 3.5V13"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.3"
          />
        )}
      </svg>
      {text}
      <span className="sr"> {label}</span>
    </span>
  );
}
