/** The houses: name, money, unused flags, patronage, and how each stands in the poll. */

import { CATEGORIES, FLAGS } from '../../../../engine/games/strozzi/data.ts';
import type { SeatView, View } from '../../../../engine/games/strozzi/types.ts';
import { Purse } from '../../../table/panels/Money.tsx';
import { Plate } from '../../../table/panels/Plate.tsx';
import { ownSeat } from '../../../table/seat/position.ts';
import { stillAsked, sumOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { categoryName, flagName, seatName } from '../strings/names.ts';
import { ArtIcon, FlagIcon } from './icons.tsx';

export function Seats({ view }: { view: View }) {
  return (
    <ul className="seats" aria-label={t('ledger.houses')}>
      {view.public.seats.map((seat) => (
        <House key={seat.seat} view={view} seat={seat} />
      ))}
    </ul>
  );
}

/** Money of a seat as this viewer knows it; null = a closed chest. */
export const moneyOf = (view: View, { seat, money }: SeatView): number | null =>
  view.you?.seat === seat ? view.you.money : money;

function House({ view, seat }: { view: View; seat: SeatView }) {
  const you = ownSeat(view);
  const { decider, current, drawer } = view.public;
  const asked = decider.includes(seat.seat);
  const comes = stillAsked(view.public, current?.claim !== null).includes(seat.seat);
  return (
    <Plate
      seat={seat}
      name={seatName(view, seat.seat, you)}
      mine={seat.seat === you}
      awaited={asked ? t('seat.asked') : null}
      lamp={asked ? 'asked' : comes ? 'comes' : 'rests'}
      rank={
        seat.seat === drawer && (
          <span className="st-drawer" title={t('seat.drawer')}>
            ⚓<span className="sr">{t('seat.drawer')}</span>
          </span>
        )
      }
      tags={
        !asked &&
        comes && (
          <span className="tag" title={t('seat.comes')}>
            <span aria-hidden="true">…</span>
            <span className="sr">{t('seat.comes')}</span>
          </span>
        )
      }
      end={
        <span className="st-money">
          <Purse n={moneyOf(view, seat)} unit={t('unit.ducats')} />
        </span>
      }
    >
      <div className="plate-row">
        <Flags seat={seat} />
        <Sums tiles={seat.tiles} />
      </div>
    </Plate>
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
