/** The houses: name, points against the target, ducats, hand, favours, cubes, and who decides. */

import { SHIPS } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { SeatView, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { Purse } from '../../../table/panels/Money.tsx';
import { Plate } from '../../../table/panels/Plate.tsx';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { ownSeat } from '../../../table/seat/position.ts';
import { stillToCome, targetOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { goodName, seatName, shipName } from '../strings/names.ts';
import { CardsIcon, CubeIcon, FavourIcon, GoodIcon, SealIcon } from './icons.tsx';
import './patrons.css';

export function Seats({ view }: { view: View }) {
  return (
    <ul className="seats" aria-label={t('ledger.houses')}>
      {view.public.seats.map((seat) => (
        <House key={seat.seat} view={view} seat={seat} />
      ))}
    </ul>
  );
}

/** Ducats of a seat as this viewer knows them; null = a closed chest. */
export const ducatsOf = (view: View, { seat, ducats }: SeatView): number | null =>
  view.you?.seat === seat ? view.you.ducats : ducats;

function House({ view, seat }: { view: View; seat: SeatView }) {
  const you = ownSeat(view);
  const { decider, lead, phase } = view.public;
  const asked = decider.includes(seat.seat);
  const comes = phase !== 'tradeBuy' && stillToCome(view.public).includes(seat.seat);
  return (
    <Plate
      seat={seat}
      name={seatName(view, seat.seat, you)}
      mine={seat.seat === you}
      awaited={asked ? t('seat.asked') : null}
      lamp={asked ? 'asked' : comes ? 'comes' : 'rests'}
      rank={seat.seat === lead && phase !== 'gameOver' && <Lead view={view} />}
      tags={comes && <Comes />}
      end={
        <span className="plate-score" title={t('seat.points', pointsOf(view, seat))}>
          {seat.points}
          <small>/{targetOf(view.public)}</small>
        </span>
      }
    >
      <Race view={view} seat={seat} />
      <div className="plate-row pv-plate-row">
        <Purse n={ducatsOf(view, seat)} unit={t('unit.ducats')} />
        <Count icon={<CardsIcon />} n={seat.handCount} name={t('ledger.hand')} />
        <Count icon={<FavourIcon size={15} />} n={seat.favours} name={t('ledger.favours')} />
        <Count icon={<CubeIcon color={seat.color} />} n={seat.cubesLeft} name={t('ledger.cubes')} />
      </div>
      <Galleys view={view} seat={seat} />
    </Plate>
  );
}

const pointsOf = (view: View, { points }: SeatView) => ({
  n: points,
  target: targetOf(view.public),
});

/** Who leads this turn, with the seal of the action. */
function Lead({ view }: { view: View }) {
  const { action } = view.public;
  return (
    <span className="pv-lead" title={t('seat.lead')}>
      {action ? <SealIcon action={action} size={14} /> : '★'}
      <span className="sr">{t('seat.lead')}</span>
    </span>
  );
}

const Comes = () => (
  <span className="tag" title={t('seat.comes')}>
    <span aria-hidden="true">…</span>
    <span className="sr">{t('seat.comes')}</span>
  </span>
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
  <span className="pv-count" title={`${name}: ${n}`}>
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
          <li key={ship} title={name} className={unloads ? 'now' : undefined}>
            {shipment && <GoodIcon good={shipment.good} size={17} />}
            {by !== null && <SeatMark color={seats[by]?.color ?? ''} size={11} />}
            <span className="sr">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
