/**
 * The houses: name, points against the target, ducats, hand, favours, cubes, and the deciding one.
 */

import { SHIPS } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { SeatView, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { makeSeats } from '../../../table/hud/seats.tsx';
import { Purse } from '../../../table/panels/Money.tsx';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { askedIn, stillToCome, targetOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { goodName, seatName, shipName } from '../strings/names.ts';
import { ducatsNote } from '../strings/things.ts';
import { CardsIcon, CubeIcon, FavourIcon, GoodIcon, SealIcon } from './icons.tsx';
import './patrons.css';
import { type Noted, noted } from '../../../table/noted.ts';

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
    <span className="plate-score" {...noted(t('seat.points', pointsOf(view, seat)), 'PV-087')}>
      {seat.points}
      <small>/{targetOf(view.public)}</small>
    </span>
  ),
  rows: (view, seat) => (
    <>
      <Race view={view} seat={seat} />
      <div className="plate-row pv-plate-row">
        <span {...ducatsNote(view, seat, ducatsOf(view, seat))}>
          <Purse
            n={ducatsOf(view, seat)}
            unit={t('unit.ducats', { n: ducatsOf(view, seat) ?? 0 })}
          />
        </span>
        <Count
          icon={<CardsIcon />}
          n={seat.handCount}
          name={t('ledger.hand')}
          note={noted(t('note.hand', { n: seat.handCount }), 'PV-015')}
        />
        <Count
          icon={<FavourIcon size={15} />}
          n={seat.favours}
          name={t('ledger.favours')}
          note={noted(t('note.favours', { n: seat.favours }), 'PV-090')}
        />
        <Count
          icon={<CubeIcon color={seat.color} />}
          n={seat.cubesLeft}
          name={t('ledger.cubes')}
          note={noted(t('note.cubes', { n: seat.cubesLeft }), 'PV-030')}
        />
      </div>
      <Galleys view={view} seat={seat} />
    </>
  ),
});

const pointsOf = (view: View, { points }: SeatView) => ({
  n: points,
  target: targetOf(view.public),
});

/** The leader of this turn, with the seal of the action. */
const Lead = ({ view: { public: open } }: { view: View }) => (
  <span
    className="pv-lead"
    {...noted(t('note.lead', { name: open.seats[open.lead]?.name ?? '' }), 'PV-023')}
  >
    {open.action ? <SealIcon action={open.action} size={14} /> : '★'}
    <span className="sr"> {t('seat.lead')}</span>
  </span>
);

/** The way to the target, a step a point. */
function Race({ view, seat }: { view: View; seat: SeatView }) {
  const target = targetOf(view.public);
  return (
    <span
      className="pv-race"
      data-note={t('seat.points', pointsOf(view, seat))}
      data-rule="PV-087"
      aria-hidden="true"
    >
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
  readonly note: Noted;
}

const Count = ({ icon, n, name, note }: CountProps) => (
  <span className="pv-count" {...note}>
    {icon}
    {n}
    <span className="sr"> {name}</span>
  </span>
);

/** The three galleys, the outermost first: their cargoes, and the houses that reserved them. */
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
