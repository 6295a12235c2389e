/**
 * The list of seats, made of the game's own parts of its plates: the sign behind a name, the end of
 * the first row, the rows below.
 *
 *     export const Seats = makeSeats<View>({ title: 'Houses', comes, end, rows });
 */

import type { ReactNode } from 'react';
import { noted } from '../noted.ts';
import { Plate } from '../panels/Plate.tsx';
import type { DecidedView } from '../question.ts';
import { ownSeat } from '../seat/position.ts';
import { seatName } from '../seats.ts';
import { useStanding } from './shown.ts';
import { t } from './strings.ts';

type SeatOf<V extends DecidedView> = V['public']['seats'][number];
type Part<V extends DecidedView> = (view: V, seat: SeatOf<V>) => ReactNode;

export interface SeatsOf<V extends DecidedView> {
  readonly title: string;
  /** Seats that are asked now; absent = all that decide. */
  readonly asked?: (view: V) => readonly number[];
  /** Seats that will be asked after them; absent = none. */
  readonly comes?: (view: V) => readonly number[];
  /** Right behind the name. */
  readonly rank?: Part<V>;
  /** The seat's latest statement or action, in a word or two. */
  readonly tag?: Part<V>;
  readonly end: Part<V>;
  readonly rows: Part<V>;
}

export function makeSeats<V extends DecidedView>(game: SeatsOf<V>) {
  const { title, asked: askedIn, comes: comesIn, rank, tag, end, rows } = game;
  function Seat({ view, seat }: { readonly view: V; readonly seat: SeatOf<V> }) {
    const you = ownSeat(view);
    const now = useStanding(view);
    const { seats } = now.public;
    const current = seats.find((one) => one.seat === seat.seat) ?? seat;
    const asked = (askedIn?.(now) ?? now.public.decider).includes(seat.seat);
    const comes = !asked && comesIn?.(now).includes(seat.seat) === true;
    return (
      <Plate
        seat={seat}
        mine={seat.seat === you}
        name={seatName(view, seat.seat, you)}
        awaited={asked ? t('asked') : null}
        lamp={asked ? 'asked' : comes ? 'comes' : 'rests'}
        rank={rank?.(view, seat)}
        tags={
          comes ? (
            <span className="tag" {...noted(t('comes'))}>
              <span aria-hidden="true">…</span>
              <span className="sr">{t('comes')}</span>
            </span>
          ) : (
            tag?.(now, current)
          )
        }
        end={end(view, seat)}
      >
        {rows(view, seat)}
      </Plate>
    );
  }
  return function Seats({ view }: { readonly view: V }) {
    return (
      <ul className="seats" aria-label={title}>
        {view.public.seats.map((seat) => (
          <Seat key={seat.seat} view={view} seat={seat} />
        ))}
      </ul>
    );
  };
}
