/** What one may have missed while others were asked: the ship before, and what the round has paid. */

import type { City } from '../../../../engine/games/strozzi/data.ts';
import type { Payment, StEvent, View } from '../../../../engine/games/strozzi/types.ts';
import { type LogEntry, useTable } from '../../../store/table.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { CITIES_SEEN } from '../facts.ts';
import { t } from '../strings/index.ts';
import { cityName, seatName, shipNews } from '../strings/names.ts';
import { CitySign } from './icons.tsx';

type Of<T extends StEvent['type']> = Extract<StEvent, { type: T }>;

/** The events of a log, those that were taken back left out. */
export const eventsOf = (log: readonly LogEntry[]): readonly StEvent[] =>
  log.flatMap(({ event, withdrawn }) => (withdrawn ? [] : [event as unknown as StEvent]));

/** Where the ship before this one went; null for the first of a round. */
export function lastShip(
  events: readonly StEvent[],
): Of<'shipPlaced'> | Of<'shipUnclaimed'> | null {
  const drawn = events.findLastIndex(({ type }) => type === 'shipDrawn');
  for (const event of events.slice(0, Math.max(0, drawn)).reverse()) {
    if (event.type === 'shipPlaced' || event.type === 'shipUnclaimed') return event;
    if (event.type === 'roundStarted') return null;
  }
  return null;
}

/** What the cities have paid since the last ship was settled; empty in the middle of a round. */
export function roundPaid(events: readonly StEvent[]): readonly Of<'cityScored'>[] {
  const settled = events.findLastIndex(
    ({ type }) => type === 'shipPlaced' || type === 'shipUnclaimed',
  );
  return events.slice(settled + 1).filter((event) => event.type === 'cityScored');
}

export function LastShip({ view }: { view: View }) {
  const log = useTable((table) => table.log);
  const { phase, seats } = view.public;
  const last = phase === 'claim' || phase === 'place' ? lastShip(eventsOf(log)) : null;
  if (!last) return null;
  return (
    <p className="st-last">
      {last.type === 'shipPlaced' && <SeatMark color={seats[last.seat]?.color ?? ''} size={12} />}{' '}
      {shipNews(view, last)}
    </p>
  );
}

const sumOf = (paid: readonly Payment[], seat: number): number =>
  paid.reduce((sum, payment) => sum + (payment.seat === seat ? payment.amount : 0), 0);

/** What a city has paid a seat, by its three causes. */
function paidBy(event: Of<'cityScored'> | undefined, seat: number): readonly number[] {
  return [event?.ships ?? [], event?.track ?? [], event?.bonus ?? []].map((paid) =>
    sumOf(paid, seat),
  );
}

const ALL_ROUNDS = [1, 2, 3];

/** What each round has paid a seat; empty where a page came too late to have heard of all. */
export function roundSums(events: readonly StEvent[], seat: number): readonly number[] {
  const scored = events.filter((event) => event.type === 'cityScored');
  const rounds = ALL_ROUNDS.map((round) => scored.filter((event) => event.round === round));
  if (rounds.some((cities) => cities.length < CITIES_SEEN.length)) return [];
  return rounds.map((cities) => added(cities.flatMap((event) => paidBy(event, seat))));
}

const added = (amounts: readonly number[]): number => amounts.reduce((sum, n) => sum + n, 0);

/** The round that has just been scored, as a table: who was paid how much, and where. */
export function RoundPaid({ view }: { view: View }) {
  const log = useTable((table) => table.log);
  const paid = roundPaid(eventsOf(log));
  const [any] = paid;
  if (!any) return null;
  const of = (city: City, seat: number) =>
    paidBy(
      paid.find((event) => event.city === city),
      seat,
    );
  const rows = view.public.seats.map(({ seat, color }) => {
    const cells = CITIES_SEEN.map((city) => of(city, seat));
    return { seat, color, cells, total: added(cells.flat()) };
  });
  return (
    <table className="st-paid">
      <caption>{t('paid.title', { n: any.round })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ledger.house')}</th>
          {CITIES_SEEN.map((city) => (
            <th key={city} scope="col" className="num" title={cityName(city)}>
              <CitySign city={city} size={15} />
              <span className="sr">{cityName(city)}</span>
            </th>
          ))}
          <th scope="col" className="num">
            {t('ledger.money')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .sort((a, b) => b.total - a.total)
          .map(({ seat, color, cells, total }) => (
            <tr key={seat} data-seat={seat}>
              <th scope="row">
                <SeatMark color={color} size={13} /> {seatName(view, seat, view.you?.seat ?? null)}
              </th>
              {cells.map(([ships = 0, track = 0, bonus = 0], k) => (
                <td
                  key={CITIES_SEEN[k]}
                  className="num"
                  title={t('paid.causes', { ships, track, bonus })}
                >
                  {ships + track + bonus || '–'}
                </td>
              ))}
              <td className="num">
                <b>{total}</b>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
