/** The houses: name, money, unused flags, patronage, and how each stands in the poll. */

import { CATEGORIES, FLAGS } from '../../../../engine/games/strozzi/data.ts';
import type { SeatView, View } from '../../../../engine/games/strozzi/types.ts';
import { useTable } from '../../../store/table.ts';
import { SeatClock } from '../../../table/panels/SeatClock.tsx';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { stillAsked, sumOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { categoryName, flagName, seatName } from '../strings/names.ts';
import { ArtIcon, Chest, Ducats, FlagIcon } from './icons.tsx';

export function Seats({ view }: { view: View }) {
  return (
    <ul className="seats" aria-label={t('ledger.houses')}>
      {view.public.seats.map((seat) => (
        <Plate key={seat.seat} view={view} seat={seat} />
      ))}
    </ul>
  );
}

/** Money of a seat as this viewer knows it; null = a closed chest. */
export const moneyOf = (view: View, { seat, money }: SeatView): number | null =>
  view.you?.seat === seat ? view.you.money : money;

function Plate({ view, seat }: { view: View; seat: SeatView }) {
  const you = view.you?.seat ?? null;
  const { decider, current, drawer } = view.public;
  const chair = useTable((table) => table.table?.seats[seat.seat]);
  const deciding = decider.includes(seat.seat);
  const away = chair?.taken && !chair.connected;
  const money = moneyOf(view, seat);
  const comes = stillAsked(view.public, current?.claim !== null).includes(seat.seat);
  const classes = ['plate', seat.seat === you ? 'mine' : '', deciding ? 'deciding' : ''];
  return (
    <li
      className={classes.join(' ')}
      data-seat={seat.seat}
      data-lamp={deciding ? 'asked' : comes ? 'comes' : 'rests'}
      style={{ '--seat': `var(--seat-${seat.color})` } as React.CSSProperties}
    >
      <header>
        <SeatMark color={seat.color} size={18} />
        <strong title={seat.name}>{seatName(view, seat.seat, you)}</strong>
        {seat.seat === drawer && (
          <span className="st-drawer" title={t('seat.drawer')}>
            ⚓<span className="sr">{t('seat.drawer')}</span>
          </span>
        )}
        {deciding && <span className="tag now">{t('seat.asked')}</span>}
        {!deciding && comes && (
          <span className="tag" title={t('seat.comes')}>
            <span aria-hidden="true">…</span>
            <span className="sr">{t('seat.comes')}</span>
          </span>
        )}
        {away && <span className="tag">{chair?.held ? t('seat.held') : t('seat.away')}</span>}
        <SeatClock seat={seat.seat} />
        <span className="st-money">{money === null ? <Chest /> : <Ducats n={money} />}</span>
      </header>
      <div className="plate-row">
        <Flags seat={seat} />
        <Sums tiles={seat.tiles} />
      </div>
    </li>
  );
}

/** Three poles: what still flies, and what is used until the round ends. */
export function Flags({ seat }: { seat: SeatView }) {
  const unused = seat.flagsUnused.map(flagName).join(', ');
  return (
    <span className="st-flags" title={unused || t('seat.noFlags')}>
      {FLAGS.map((flag) => (
        <FlagIcon
          key={flag}
          flag={flag}
          color={`var(--seat-${seat.color})`}
          used={!seat.flagsUnused.includes(flag)}
          size={18}
        />
      ))}
      <span className="sr">{unused || t('seat.noFlags')}</span>
    </span>
  );
}

/** The sums of a house's tiles, art by art. */
export function Sums({ tiles }: { tiles: readonly string[] }) {
  return (
    <span className="st-sums">
      {CATEGORIES.map((category) => {
        const sum = sumOf(tiles, category);
        return (
          <span key={category} className={sum === 0 ? 'none' : ''} title={categoryName(category)}>
            <ArtIcon category={category} size={15} />
            {sum}
            <span className="sr"> {categoryName(category)}</span>
          </span>
        );
      })}
    </span>
  );
}
