/** The houses: name, money, unused flags, patronage, and how each stands in the poll. */

import { CATEGORIES, FLAGS } from '../../../../engine/games/strozzi/data.ts';
import type { SeatView, View } from '../../../../engine/games/strozzi/types.ts';
import { makeSeats } from '../../../table/hud/seats.tsx';
import { Purse } from '../../../table/panels/Money.tsx';
import { Named } from '../../../table/panels/Named.tsx';
import { stillAsked, sumOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { categoryName, flagName } from '../strings/names.ts';
import { ArtIcon, FlagIcon } from './icons.tsx';

/** Money of a seat as this viewer knows it; null = a closed chest. */
export const moneyOf = (view: View, { seat, money }: SeatView): number | null =>
  view.you?.seat === seat ? view.you.money : money;

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
      <Purse n={moneyOf(view, seat)} unit={t('unit.ducats')} />
    </span>
  ),
  rows: (_view, seat) => (
    <div className="plate-row">
      <Flags seat={seat} />
      <Sums tiles={seat.tiles} />
    </div>
  ),
});

/** Three poles: what still flies, and what is used until the round ends. */
export const Flags = ({ seat }: { seat: SeatView }) => (
  <Named className="st-flags" name={seat.flagsUnused.map(flagName).join(', ') || t('seat.noFlags')}>
    {FLAGS.map((flag) => (
      <FlagIcon
        flag={flag}
        color={`var(--seat-${seat.color})`}
        size={18}
        key={flag}
        used={!seat.flagsUnused.includes(flag)}
      />
    ))}
  </Named>
);

/** The sums of a house's tiles, art by art. */
export const Sums = ({ tiles }: { tiles: readonly string[] }) => (
  <span className="st-sums">
    {CATEGORIES.map((category) => {
      const sum = sumOf(tiles, category);
      return (
        <Named key={category} className={sum === 0 ? 'none' : ''} name={categoryName(category)}>
          <ArtIcon category={category} size={15} />
          {sum}
        </Named>
      );
    })}
  </span>
);
