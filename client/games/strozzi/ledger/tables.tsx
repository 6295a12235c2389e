/** Everything on the board as tables. */

import { CATEGORIES, CITIES, PORTS, type Port } from '../../../../engine/games/strozzi/data.ts';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { SeatClock } from '../../../table/panels/SeatClock.tsx';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { rankingOf, spaceOf, speedPrize, stillAsked, sumOf, topBonusAt } from '../facts.ts';
import { Flags, moneyOf } from '../panels/Seats.tsx';
import { t } from '../strings/index.ts';
import {
  categoryName,
  cityName,
  rankName,
  seatName,
  shipWithCargo,
  tileName,
} from '../strings/names.ts';

/** The houses, one line each, as they sit around the table. */
export function Houses({ view }: { view: View }) {
  const you = view.you?.seat ?? null;
  const { decider, current } = view.public;
  const comes = stillAsked(view.public, current?.claim !== null);
  return (
    <table>
      <caption className="sr">{t('ledger.houses')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ledger.house')}</th>
          <th scope="col" className="num">
            {t('ledger.money')}
          </th>
          <th scope="col">{t('ledger.flags')}</th>
          {CATEGORIES.map((category) => (
            <th key={category} scope="col" className="num">
              {categoryName(category)}
            </th>
          ))}
          <th scope="col">{t('ledger.status')}</th>
        </tr>
      </thead>
      <tbody>
        {view.public.seats.map((seat) => (
          <tr key={seat.seat} data-seat={seat.seat}>
            <th scope="row">
              <SeatMark color={seat.color} size={14} /> {seatName(view, seat.seat, you)}
            </th>
            <td className="num">{moneyOf(view, seat) ?? t('money.hidden')}</td>
            <td>
              <Flags seat={seat} />
            </td>
            {CATEGORIES.map((category) => (
              <td key={category} className="num">
                {sumOf(seat.tiles, category)}
              </td>
            ))}
            <td>
              {decider.includes(seat.seat)
                ? t('seat.asked')
                : comes.includes(seat.seat)
                  ? t('seat.comes')
                  : '–'}{' '}
              <SeatClock seat={seat.seat} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The four ways up, the leader first. */
export function Tracks({ view }: { view: View }) {
  const you = view.you?.seat ?? null;
  const { seats } = view.public;
  return (
    <table>
      <caption className="sr">{t('ledger.tracks')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ledger.place')}</th>
          {CITIES.map((city) => (
            <th key={city} scope="col">
              {cityName(city)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((_, rank) => (
          <tr key={rankName(rank)}>
            <th scope="row">{rankName(rank)}</th>
            {CITIES.map((city) => {
              const seat = rankingOf(view.public, city)[rank] ?? 0;
              const space = spaceOf(view.public, city, seat);
              const bonus = topBonusAt(view.public, space);
              return (
                <td key={city} data-city={city} data-seat={seat} data-space={space}>
                  <SeatMark color={seats[seat]?.color ?? ''} size={13} />{' '}
                  {seatName(view, seat, you)} <b>{space}</b>
                  {bonus > 0 && <span className="st-bonus"> +{bonus}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The ships in the harbours, the fastest first. */
export function Harbours({ view }: { view: View }) {
  return (
    <table>
      <caption className="sr">{t('ledger.harbours')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ledger.place')}</th>
          <th scope="col" className="num">
            {t('ledger.prize')}
          </th>
          {PORTS.map((port) => (
            <th key={port} scope="col">
              {cityName(port)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.public.seats.map((_, place) => (
          <tr key={rankName(place)}>
            <th scope="row">{rankName(place)}</th>
            <td className="num">{speedPrize(place)}</td>
            {PORTS.map((port) => (
              <td key={port} data-port={port}>
                <Berth view={view} port={port} place={place} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Berth({ view, port, place }: { view: View; port: Port; place: number }) {
  const ship = view.public.ports[port][place];
  if (!ship) return <>–</>;
  const you = view.you?.seat ?? null;
  const { owner, effectiveValue } = ship;
  return (
    <>
      <SeatMark color={view.public.seats[owner]?.color ?? ''} size={13} />{' '}
      {seatName(view, owner, you)} <b>{effectiveValue}</b>
    </>
  );
}

/** The loggia, and how many ships are still to come. */
export function Loggia({ view }: { view: View }) {
  const { promoDisplay, promoStack, shipDeck, unclaimedCards } = view.public;
  return (
    <dl className="st-list">
      <Line name={t('ledger.offered')} value={promoDisplay.map(tileName).join(', ')} />
      <Line name={t('ledger.stack')} value={String(promoStack)} />
      <Line name={t('ledger.deck')} value={String(shipDeck)} />
      <Line name={t('ledger.aside')} value={unclaimedCards.map(shipWithCargo).join('; ')} />
    </dl>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || t('ledger.none')}</dd>
    </div>
  );
}
