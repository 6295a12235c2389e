/** The houses: name, points against the target, ducats, hand, favours, cubes, and who decides. */

import { SHIPS } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { SeatView, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { makeSeats } from '../../../table/hud/seats.tsx';
import { Purse } from '../../../table/panels/Money.tsx';
import { Named } from '../../../table/panels/Named.tsx';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { askedIn, stillToCome, targetOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { goodName, seatName, shipName } from '../strings/names.ts';
import { CardsIcon, CubeIcon, FavourIcon, GoodIcon, SealIcon } from './icons.tsx';
import './patrons.css';
import { noted } from '../../../table/noted.ts';

/** Ducats of a seat as this viewer knows them; null = a closed chest. */
export const ducatsOf = (view: View, { seat, ducats }: SeatView): number | null =>
  view.you?.seat === seat ? view.you.ducats : ducats;

export const Seats = makeSeats<View>({
  title: t('ledger.houses'),
  asked: ({ public: open }) => askedIn(open),
  comes: ({ public: open }) => (open.phase === 'tradeBuy' ? [] : stillToCome(open)),
  rank: (view, { seat }) =>
    seat === view.public.lead && view.public.phase !== 'gameOver' && <Lead view={view} />,
  end: (view, seat) => (
    <span className="plate-score" {...noted(t('seat.points', pointsOf(view, seat)))}>
      {seat.points}
      <small>/{targetOf(view.public)}</small>
    </span>
  ),
  rows: (view, seat) => (
    <>
      <Race view={view} seat={seat} />
      <div className="plate-row pv-plate-row">
        <Purse n={ducatsOf(view, seat)} unit={t('unit.ducats', { n: ducatsOf(view, seat) ?? 0 })} />
        <Count icon={<CardsIcon />} n={seat.handCount} name={t('ledger.hand')} />
        <Count icon={<FavourIcon size={15} />} n={seat.favours} name={t('ledger.favours')} />
        <Count icon={<CubeIcon color={seat.color} />} n={seat.cubesLeft} name={t('ledger.cubes')} />
      </div>
      <Galleys view={view} seat={seat} />
    </>
  ),
});

const pointsOf = (view: View, { points }: SeatView) => ({
  n: points,
  target: targetOf(view.public),
});

/** Who leads this turn, with the seal of the action. */
const Lead = ({ view: { public: open } }: { view: View }) => (
  <Named className="pv-lead" name={t('seat.lead')}>
    {open.action ? <SealIcon action={open.action} size={14} /> : '★'}
  </Named>
);

/** The way to the target, a step a point. */
function Race({ view, seat }: { view: View; seat: SeatView }) {
  const target = targetOf(view.public);
  return (
    <span className="pv-race" aria-hidden="true">
      {Array.from({ length: target }, (_, k) => k).map((step) => (
        <i key={step} className={step < seat.points ? 'on' : undefined} />
      ))}
    </span>
  );
}

interface CountProps {
  readonly icon: React.ReactNode;
  readonly n: number;
  readonly name: string;
}

const Count = ({ icon, n, name }: CountProps) => (
  <span className="pv-count" {...noted(`${name}: ${n}`)}>
    {icon}
    {n}
    <span className="sr"> {name}</span>
  </span>
);

/** The three galleys, the outermost first: what they carry, and for whom. */
function Galleys({ view, seat }: { view: View; seat: SeatView }) {
  const { seats, sail } = view.public;
  return (
    <ul className="pv-ships" aria-label={t('seat.ships')}>
      {SHIPS.map((ship) => {
        const shipment = seat.ships[ship];
        const by = shipment?.reservedBy ?? null;
        const good = shipment ? goodName(shipment.good) : t('ship.empty');
        const reserved = by === null ? '' : t('seat.reserved', { name: seatName(view, by, null) });
        const name = [shipName(ship), good, reserved].filter(Boolean).join(', ');
        const unloads = sail?.board === seat.seat && ship === 'right';
        return (
          <li key={ship} {...noted(name)} className={unloads ? 'now' : undefined}>
            {shipment && <GoodIcon good={shipment.good} size={17} />}
            {by !== null && <SeatMark color={seats[by]?.color ?? ''} size={11} />}
            <span className="sr">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
