/** The four cities in short: who stands where on the way up, and which ships lie in the harbour. */

import type { ReactNode } from 'react';
import type { City } from '../../../../engine/games/strozzi/data.ts';
import type { ShipInPort, View } from '../../../../engine/games/strozzi/types.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { CITIES_SEEN, rankingOf, spaceOf, speedPrize, topBonusAt } from '../facts.ts';
import { t } from '../strings/index.ts';
import { cityName, rankName, seatName } from '../strings/names.ts';
import { CitySign, ShipIcon, StepsIcon } from './icons.tsx';

/** `mini`: the signs alone, for narrow pages. */
export function Towns({ view, mini = false }: { view: View; mini?: boolean }) {
  return (
    <ul
      className={mini ? 'st-towns mini' : 'st-towns'}
      data-edge="top"
      aria-label={t('ledger.towns')}
    >
      {CITIES_SEEN.map((city) => (
        <Town key={city} view={view} city={city} />
      ))}
    </ul>
  );
}

function Town({ view, city }: { view: View; city: City }) {
  const ships = city === 'florence' ? null : view.public.ports[city];
  return (
    <li className="st-town" data-city={city}>
      <h3>
        <CitySign city={city} size={15} /> {cityName(city)}
      </h3>
      <Way view={view} city={city} />
      {ships && <Harbour view={view} ships={ships} />}
    </li>
  );
}

/** What a row tells of, where there is room for a sign. */
const RowSign = ({ sign }: { sign: ReactNode }) => (
  <li className="st-row-sign" aria-hidden="true">
    {sign}
  </li>
);

/** The houses by rank, with the step that each has climbed to. */
function Way({ view, city }: { view: View; city: City }) {
  const you = view.you?.seat ?? null;
  const { seats } = view.public;
  return (
    <ol className="st-way" aria-label={t('towns.way', { city: cityName(city) })}>
      <RowSign sign={<StepsIcon size={11} />} />
      {rankingOf(view.public, city).map((seat) => {
        const space = spaceOf(view.public, city, seat);
        const bonus = topBonusAt(view.public, space);
        const name = t('towns.step', { name: seatName(view, seat, you), n: space });
        return (
          <li key={seat} className={bonus > 0 ? 'gold' : ''} title={name} data-space={space}>
            <SeatMark color={seats[seat]?.color ?? ''} size={13} />
            <b aria-hidden="true">{space}</b>
            <span className="sr">{name}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The ships in a port, the fastest first, with the prize of their place. */
function Harbour({ view, ships }: { view: View; ships: readonly ShipInPort[] }) {
  const you = view.you?.seat ?? null;
  const { seats } = view.public;
  if (ships.length === 0) return <p className="st-harbour none">{t('towns.noShips')}</p>;
  return (
    <ol className="st-harbour">
      <RowSign sign={<ShipIcon size={13} />} />
      {ships.map(({ card, owner, effectiveValue }, place) => {
        const name = t('towns.berth', {
          place: rankName(place),
          name: seatName(view, owner, you),
          speed: effectiveValue,
          n: speedPrize(place),
        });
        return (
          <li key={card} title={name} data-card={card}>
            <SeatMark color={seats[owner]?.color ?? ''} size={12} />
            <b aria-hidden="true">{effectiveValue}</b>
            <span className="sr">{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
