/** The running clock of a decision, if the table has one: the player's own one first. */

import { t } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { clockText, timerOf, useGrace, useTimeLeft } from './time-left.ts';

/** From here on it is urgent, in milliseconds. */
const URGENT = 10_000;
/** Up to here seconds are counted. */
const SECONDS_MS = 600_000;

export function Clock() {
  const seat = useTable(({ table, seat: mine }) => {
    if (mine !== null && timerOf(table, mine)) return mine;
    const clock = table?.timers?.find(({ grace }) => !grace) ?? table?.limits?.[0];
    const mask = clock?.seats ?? 0;
    return mask ? 31 - Math.clz32(mask & -mask) : null;
  });
  const left = useTimeLeft(seat);
  const grace = useGrace();
  if (!left?.runs) return null;
  const urgent = left.own + left.bank <= URGENT;
  const text =
    left.own > 0
      ? left.own < SECONDS_MS
        ? t('clock.left', { n: Math.ceil(left.own / 1000) })
        : t('clock.leftLong', { time: clockText(left.own) })
      : t('clock.bank', { time: clockText(left.bank) });
  return (
    <>
      {grace > 0 && (
        <span className="clock grace" data-grace>
          {t('clock.grace', { n: Math.ceil(grace / 1000) })}
        </span>
      )}
      <span
        className={`clock ${urgent ? 'urgent' : ''} ${left.own > 0 ? '' : 'reserve'}`}
        role="timer"
        data-clock
      >
        {text}
      </span>
    </>
  );
}
