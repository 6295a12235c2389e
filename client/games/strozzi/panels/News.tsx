/** The news since one's last answer: the ships before, and the payments of the round. */

import type { City } from '../../../../engine/games/strozzi/data.ts';
import type { Payment, SeatView, StEvent, View } from '../../../../engine/games/strozzi/types.ts';
import { type LogEntry, useTable } from '../../../store/table.ts';
import { SeatRows } from '../../../table/ledger/Rows.tsx';
import { noted } from '../../../table/noted.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { ownSeat } from '../../../table/seat/position.ts';
import { CITIES_SEEN } from '../facts.ts';
import { t } from '../strings/index.ts';
import { cityName, shipNews } from '../strings/names.ts';
import { CitySign } from './icons.tsx';

type Of<T extends StEvent['type']> = Extract<StEvent, { type: T }>;

/** The events of a log, without those that were taken back. */
export const eventsOf = (log: readonly LogEntry[]): readonly StEvent[] =>
  log.flatMap(({ event, withdrawn }) => (withdrawn ? [] : [event as StEvent]));

/**
 * The end of a ship: its port or its sailing on, and the owner of a flag that a pirate struck for
 * it.
 */
export interface ShipEnd {
  readonly event: Of<'shipPlaced'> | Of<'shipUnclaimed'>;
  readonly struck: Of<'flagReturned'> | null;
}

/** Whether a seat has answered by this event. */
const answeredBy = (event: StEvent, seat: number): boolean =>
  ['passed', 'claimed', 'shipPlaced', 'tileTaken'].includes(event.type) &&
  'seat' in event &&
  event.seat === seat;

/**
 * The ends of the ships before this one in their order: of all since `seat` answered last, of the
 * last one in any case. None before the first of a round.
 */
export function shipsBefore(events: readonly StEvent[], seat: number | null): readonly ShipEnd[] {
  const drawn = Math.max(
    0,
    events.findLastIndex(({ type }) => type === 'shipDrawn'),
  );
  const began = events.slice(0, drawn).findLastIndex(({ type }) => type === 'roundStarted');
  const round = events.slice(began + 1, drawn);
  const ends = round.flatMap((event, at) => {
    if (event.type !== 'shipPlaced' && event.type !== 'shipUnclaimed') return [];
    const since = round.slice(0, at).findLastIndex(({ type }) => type === 'shipDrawn');
    const struck = round.slice(since + 1, at).find((one) => one.type === 'flagReturned') ?? null;
    return [{ at, event, struck }];
  });
  const answered =
    seat === null ? round.length : round.findLastIndex((event) => answeredBy(event, seat));
  return ends.filter(({ at }, k) => at > answered || k === ends.length - 1);
}

/** The payments of the cities since the last ship was settled; empty in the middle of a round. */
export function roundPaid(events: readonly StEvent[]): readonly Of<'cityScored'>[] {
  const settled = events.findLastIndex(
    ({ type }) => type === 'shipPlaced' || type === 'shipUnclaimed',
  );
  return events.slice(settled + 1).filter((event) => event.type === 'cityScored');
}

/** The most ships in the news: a seat that is out of the round finds the rest in the log. */
const MOST = 3;

/** The ships since one's last answer, and always the ship that a pirate took from oneself. */
export function ShipsBefore({ view }: { view: View }) {
  const log = useTable((table) => table.log);
  const { phase, seats } = view.public;
  if (phase !== 'claim' && phase !== 'place') return null;
  const you = ownSeat(view);
  const all = shipsBefore(eventsOf(log), you);
  const ends = all.filter(
    ({ struck }, k) => k >= all.length - MOST || (struck !== null && struck.seat === you),
  );
  return ends.map(({ event, struck }) => (
    <p key={event.ship} className="st-last">
      {event.type === 'shipPlaced' && <SeatMark color={seats[event.seat]?.color ?? ''} size={12} />}{' '}
      {shipNews(view, event, struck)}
    </p>
  ));
}

const sumOf = (paid: readonly Payment[], seat: number): number =>
  paid.reduce((sum, payment) => sum + (payment.seat === seat ? payment.amount : 0), 0);

/** The payments of a city to a seat, by their three causes. */
function paidBy(event: Of<'cityScored'> | undefined, seat: number): readonly number[] {
  return [event?.ships ?? [], event?.track ?? [], event?.bonus ?? []].map((paid) =>
    sumOf(paid, seat),
  );
}

const ALL_ROUNDS = [1, 2, 3];

/** The payments of each round to a seat; empty where a page came too late to know all of them. */
export function roundSums(events: readonly StEvent[], seat: number): readonly number[] {
  const scored = events.filter((event) => event.type === 'cityScored');
  const rounds = ALL_ROUNDS.map((round) => scored.filter((event) => event.round === round));
  if (rounds.some((cities) => cities.length < CITIES_SEEN.length)) return [];
  return rounds.map((cities) => added(cities.flatMap((event) => paidBy(event, seat))));
}

const added = (amounts: readonly number[]): number => amounts.reduce((sum, n) => sum + n, 0);

/**
 * The round that has just been scored, as a table: the payments of each seat by city; oneself
 * first.
 */
export function RoundPaid({ view }: { view: View }) {
  const log = useTable((table) => table.log);
  const paid = roundPaid(eventsOf(log));
  const [any] = paid;
  if (!any) return null;
  const you = ownSeat(view);
  const of = (city: City, seat: number) =>
    paidBy(
      paid.find((event) => event.city === city),
      seat,
    );
  const total = (seat: number): number => added(CITIES_SEEN.flatMap((city) => of(city, seat)));
  const rows = [...view.public.seats].sort(
    (a, b) => Number(b.seat === you) - Number(a.seat === you) || total(b.seat) - total(a.seat),
  );
  return (
    <SeatRows
      view={view}
      rows={rows}
      titled={true}
      className="st-paid"
      caption={t('paid.title', { n: any.round })}
      head={t('ledger.house')}
      columns={[
        ...CITIES_SEEN.map((city) => ({
          title: <CitySign city={city} size={15} />,
          hint: cityName(city),
          num: true,
          cell: ({ seat }: SeatView) => {
            const [ships = 0, track = 0, bonus = 0] = of(city, seat);
            return noted(t('paid.causes', { ships, track, bonus }));
          },
          of: ({ seat }: SeatView) => added(of(city, seat)) || '–',
        })),
        {
          title: t('ledger.money'),
          num: true,
          of: ({ seat }: SeatView) => <b>{total(seat)}</b>,
        },
      ]}
    />
  );
}
