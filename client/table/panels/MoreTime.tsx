/**
 * The limit of the player's own thinking time if no clock of the game limits it, and the press that extends
 * it. A person who is reading gets more time without a press, as long as only bots wait: see
 * `reading.ts`.
 */

import { t } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { noted } from '../noted.ts';
import { useReading } from './reading.ts';
import { timerOf, useTimeLeft } from './time-left.ts';

export function MoreTime() {
  const seat = useTable((store) => store.seat);
  const more = useTable(({ table }) => (seat === null ? 0 : (timerOf(table, seat)?.more ?? 0)));
  const ask = useTable((store) => store.lobby);
  const seats = useTable((store) => store.table?.seats);
  const left = useTimeLeft(seat);
  useReading(left, more);
  if (!left?.runs || (more === 0 && !left.end)) return null;
  const n = Math.ceil(left.own / 1000);
  const why = {
    bot: t('clock.endBot', { n, name: seats?.[left.end?.by ?? -1]?.name ?? '' }),
    idle: t('clock.endIdle', { n }),
  };
  return (
    <p className="more-time">
      {left.end && <span data-limit={left.end.kind}>{why[left.end.kind]}</span>}
      {more > 0 && (
        <button
          type="button"
          className="quiet"
          data-more
          {...noted(t('clock.moreHelp', { n: more }))}
          onClick={() => void ask({ op: 'more' })}
        >
          {t('clock.more')}
        </button>
      )}
    </p>
  );
}
