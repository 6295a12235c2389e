/** The four cities in short: the houses on each way up, and the ships in the harbour. */

import type { ReactNode } from 'react';
import type { City } from '../../../../engine/games/strozzi/data.ts';
import type { ShipInPort, View } from '../../../../engine/games/strozzi/types.ts';
import { noted } from '../../../table/noted.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { ownSeat } from '../../../table/seat/position.ts';
import { CITIES_SEEN, rankingOf, spaceOf, speedPrize, topBonusAt } from '../facts.ts';
import { t } from '../strings/index.ts';
import { cityName, rankName, seatName } from '../strings/names.ts';
import { CitySign, ShipIcon, StepsIcon } from './icons.tsx';

/** `mini`: the signs alone, for narrow pages. */
export const Towns = ({ view, mini = false }: { view: View; mini?: boolean }) => (
  <ul className={mini ? 'st-towns mini' : 'st-towns'} aria-label={t('ledger.towns')}>
    {CITIES_SEEN.map((city) => (
      <li key={city} className="st-town" data-city={city}>
        <h3>
          <CitySign city={city} size={15} /> {cityName(city)}
        </h3>
        <Way view={view} city={city} />
        {city !== 'florence' && <Harbour view={view} ships={view.public.ports[city]} />}
      </li>
    ))}
  </ul>
);

/** A house with its figure in a row of others, and the figure's meaning in words. */
function House(props: {
  readonly view: View;
  readonly seat: number;
  readonly figure: number;
  readonly told: string;
  readonly className?: string;
}) {
  const { view, seat, figure, told, className } = props;
  return (
    <li className={className} {...noted(told)}>
      <SeatMark color={view.public.seats[seat]?.color ?? ''} size={13} />
      <b aria-hidden="true">{figure}</b>
      <span className="sr">{told}</span>
    </li>
  );
}

/** The subject of a row, where there is room for a sign. */
const RowSign = ({ sign, note, rule }: { sign: ReactNode; note: string; rule: string }) => (
  <li className="st-row-sign" data-note={note} data-rule={rule} aria-hidden="true">
    {sign}
  </li>
);

/** The houses by rank, with the step that each has climbed to. */
const Way = ({ view, city }: { view: View; city: City }) => (
  <ol className="st-way" aria-label={t('towns.way', { city: cityName(city) })}>
    <RowSign
      sign={<StepsIcon size={11} />}
      note={t('note.way', { city: cityName(city) })}
      rule="ST-043"
    />
    {rankingOf(view.public, city).map((seat) => {
      const space = spaceOf(view.public, city, seat);
      const told = t('towns.step', { name: seatName(view, seat, ownSeat(view)), n: space });
      const className = topBonusAt(view.public, space) > 0 ? 'gold' : '';
      return (
        <House
          key={seat}
          view={view}
          seat={seat}
          figure={space}
          told={told}
          className={className}
        />
      );
    })}
  </ol>
);

/** The ships in a port, the fastest first, with the prize of their place. */
function Harbour({ view, ships }: { view: View; ships: readonly ShipInPort[] }) {
  if (ships.length === 0) return <p className="st-harbour none">{t('towns.noShips')}</p>;
  return (
    <ol className="st-harbour">
      <RowSign sign={<ShipIcon size={13} />} note={t('note.harbour')} rule="ST-042" />
      {ships.map(({ card, owner: seat, effectiveValue: figure }, place) => {
        const told = t('towns.berth', {
          place: rankName(place),
          n: speedPrize(place),
          speed: figure,
          name: seatName(view, seat, ownSeat(view)),
        });
        return <House key={card} view={view} seat={seat} figure={figure} told={told} />;
      })}
    </ol>
  );
}
