/** Everything on the board as tables and lists. */

import {
  BUSINESSES,
  GOODS,
  RAW_GOODS,
  SHIPS,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import type { Shipment, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { series } from '../../../i18n/index.ts';
import { SeatClock } from '../../../table/panels/SeatClock.tsx';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { businessOf, goodValue, statuePrice, targetOf } from '../facts.ts';
import { BusinessIcon, GoodIcon, GoodsRow } from '../panels/icons.tsx';
import { ducatsOf } from '../panels/Seats.tsx';
import { t } from '../strings/index.ts';
import { businessName, goodName, outputName, seatName, shipName } from '../strings/names.ts';

/** The houses, one line each, as they sit around the table. */
export function Houses({ view }: { view: View }) {
  const you = view.you?.seat ?? null;
  const { decider, lead, seats, phase, sites } = view.public;
  const businesses = (seat: number): number =>
    Object.values(sites).filter((built) => built.owner === seat).length;
  const nowOf = (seat: number): string[] => [
    ...(phase !== 'gameOver' && seat === lead ? [t('ledger.leads')] : []),
    ...(decider.includes(seat) ? [t('ledger.asked')] : []),
  ];
  return (
    <table>
      <caption className="sr">{t('ledger.houses')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ledger.house')}</th>
          {[
            t('ledger.race', { target: targetOf(view.public) }),
            t('result.businesses'),
            t('ledger.favours'),
            t('ledger.ducats'),
            t('ledger.hand'),
            t('ledger.cubes'),
          ].map((title) => (
            <th key={title} scope="col" className="num">
              {title}
            </th>
          ))}
          <th scope="col">{t('ledger.status')}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <tr key={seat.seat} data-seat={seat.seat}>
            <th scope="row">
              <SeatMark color={seat.color} size={14} /> {seatName(view, seat.seat, you)}
            </th>
            <td className="num">{seat.points}</td>
            <td className="num">{businesses(seat.seat)}</td>
            <td className="num">{seat.favours}</td>
            <td className="num">{ducatsOf(view, seat) ?? t('money.hidden')}</td>
            <td className="num">{seat.hand ? <GoodsRow goods={seat.hand} /> : seat.handCount}</td>
            <td className="num">{seat.cubesLeft}</td>
            <td>
              {series(nowOf(seat.seat))} <SeatClock seat={seat.seat} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What each house's galleys carry, and for whom. */
export function Galleys({ view }: { view: View }) {
  const you = view.you?.seat ?? null;
  const { seats, sail } = view.public;
  return (
    <>
      <table>
        <caption className="sr">{t('ledger.galleys')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ledger.house')}</th>
            {SHIPS.map((ship) => (
              <th key={ship} scope="col">
                {shipName(ship)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat.seat}>
              <th scope="row">
                <SeatMark color={seat.color} size={13} /> {seatName(view, seat.seat, you)}
              </th>
              {SHIPS.map((ship) => (
                <td key={ship} data-ship={`${seat.seat}:${ship}`}>
                  <Cargo view={view} shipment={seat.ships[ship]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {sail && sail.newShipments.length > 0 && (
        <p className="pv-raft">
          <b>{t('ledger.raft')}</b>{' '}
          {sail.newShipments.map((good, i) => (
            // A shipment has no other name than its place among them.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <span key={i}>
              <GoodIcon good={good} size={15} /> {goodName(good)}{' '}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** A shipment, and for whom it is reserved. */
export function Cargo({ view, shipment }: { view: View; shipment: Shipment | null }) {
  if (!shipment) return <>–</>;
  const { good, reservedBy } = shipment;
  const you = view.you?.seat ?? null;
  return (
    <>
      <GoodIcon good={good} size={15} />{' '}
      {reservedBy === null ? (
        goodName(good)
      ) : (
        <>
          {t('ledger.reserved', { good: goodName(good), name: seatName(view, reservedBy, you) })}{' '}
          <SeatMark color={view.public.seats[reservedBy]?.color ?? ''} size={13} />
        </>
      )}
    </>
  );
}

/** What can be bought, and what has been discarded. */
export function Stalls({ view }: { view: View }) {
  const { market, wharf, discard } = view.public;
  return (
    <table>
      <caption className="sr">{t('ledger.stalls')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ledger.good')}</th>
          {(['ledger.value', 'ledger.atMarket', 'ledger.atWharf', 'ledger.discarded'] as const).map(
            (key) => (
              <th key={key} scope="col" className="num">
                {t(key)}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {GOODS.map((good) => {
          const raw = RAW_GOODS.find((one) => one === good);
          return (
            <tr key={good} data-good={good}>
              <th scope="row">
                <GoodIcon good={good} size={15} /> {goodName(good)}
              </th>
              <td className="num">{goodValue(good)}</td>
              <td className="num">{market[good] ?? '–'}</td>
              <td className="num">{wharf[good] ?? '–'}</td>
              <td className="num">{raw ? (discard[raw] ?? '–') : ''}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What can be sponsored: cost, recipe, what it makes, how many tiles are left. */
export function Tiles({ view }: { view: View }) {
  return (
    <table>
      <caption className="sr">{t('ledger.tiles')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ledger.business')}</th>
          <th scope="col" className="num">
            {t('ledger.cost')}
          </th>
          <th scope="col">{t('ledger.takes')}</th>
          <th scope="col">{t('ledger.makes')}</th>
          <th scope="col" className="num">
            {t('ledger.left')}
          </th>
        </tr>
      </thead>
      <tbody>
        {BUSINESSES.map((business) => {
          const { cost, inputs, output, tiles } = businessOf(business);
          return (
            <tr key={business} data-business={business}>
              <th scope="row">
                <BusinessIcon business={business} size={15} /> {businessName(business)}
              </th>
              <td className="num">{cost}</td>
              <td>
                <GoodsRow goods={Object.fromEntries(inputs.map((good) => [good, 1]))} />
              </td>
              <td>{outputName(output)}</td>
              <td className="num">{`${view.public.tilesLeft[business]}/${tiles}`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Deck, piles, statues, Pirates! that have come. */
export function Piles({ view }: { view: View }) {
  const { drawDeck, discard, clothPile, canvasPile, favourPile, statuesLeft } = view.public;
  const lines: readonly (readonly [name: string, value: string])[] = [
    [t('ledger.deck'), String(drawDeck)],
    [t('ledger.pirates'), t('ledger.piratesOf', { n: discard.pirates ?? 0 })],
    [t('ledger.clothPile'), String(clothPile)],
    [t('ledger.canvasPile'), String(canvasPile)],
    [t('ledger.favourPile'), String(favourPile)],
    [
      t('ledger.statuesLeft'),
      statuesLeft === 0
        ? t('ledger.none')
        : t('ledger.nextStatue', { n: statuesLeft, price: statuePrice(view.public) }),
    ],
  ];
  return (
    <dl className="pv-piles">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
