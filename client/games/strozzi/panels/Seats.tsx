/** The houses: name, money, unused flags, patronage, and the state of each in the poll. */

import { CATEGORIES, FLAGS } from '../../../../engine/games/strozzi/data.ts';
import type { SeatView, View } from '../../../../engine/games/strozzi/types.ts';
import { makeSeats } from '../../../table/hud/seats.tsx';
import { noted } from '../../../table/noted.ts';
import { Purse } from '../../../table/panels/Money.tsx';
import { Named } from '../../../table/panels/Named.tsx';
import { stillAsked, sumOf } from '../facts.ts';
import { moneyOf } from '../money.ts';
import { t } from '../strings/index.ts';
import { categoryName } from '../strings/names.ts';
import { flagsNote, moneyNote, sumNote } from '../strings/things.ts';
import { ArtIcon, FlagIcon } from './icons.tsx';

export const Seats = makeSeats<View>({
  title: t('ledger.houses'),
  comes: ({ public: open }) => stillAsked(open, open.current?.claim !== null),
  rank: (view, { seat }) =>
    seat === view.public.drawer && (
      <Named className="st-drawer" name={t('seat.drawer')}>
        ⚓
      </Named>
    ),
  end: (view, seat) => (
    <span className="st-money">
      <Money view={view} seat={seat} />
    </span>
  ),
  rows: (view, seat) => (
    <div className="plate-row">
      <Flags seat={seat} />
      <Sums view={view} seat={seat} />
    </div>
  ),
});

/** The money of a seat, or its chest. */
function Money({ view, seat }: { view: View; seat: SeatView }) {
  const n = moneyOf(view, seat);
  return (
    <span {...noted(moneyNote(view, seat, n), n === null ? 'ST-010' : 'ST-054')}>
      <Purse n={n} unit={t('unit.ducats')} />
    </span>
  );
}

/** Three poles: unused flags fly; used ones stay down until the round ends. */
export const Flags = ({ seat }: { seat: SeatView }) => (
  <span className="st-flags" {...noted(flagsNote(seat), 'ST-021')}>
    {FLAGS.map((flag) => (
      <FlagIcon
        flag={flag}
        color={`var(--seat-${seat.color})`}
        size={18}
        key={flag}
        used={!seat.flagsUnused.includes(flag)}
      />
    ))}
    <span className="sr"> {flagsNote(seat)}</span>
  </span>
);

/** The sums of a house's tiles, art by art. */
const Sums = ({ view, seat }: { view: View; seat: SeatView }) => (
  <span className="st-sums">
    {CATEGORIES.map((category) => {
      const sum = sumOf(seat.tiles, category);
      return (
        <span
          key={category}
          className={sum === 0 ? 'none' : ''}
          {...noted(sumNote(view, seat.seat, category), 'ST-051')}
        >
          <ArtIcon category={category} size={15} />
          {sum}
          <span className="sr"> {categoryName(category)}</span>
        </span>
      );
    })}
  </span>
);
