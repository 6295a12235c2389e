/**
 * A table of the ledger, built from its columns: the first one names the row.
 *
 *     <Rows caption={t('ledger.stalls')} rows={GOODS} name={(good) => goodName(good)} columns={[
 *       { title: t('ledger.price'), num: true, of: (good) => priceOf(good) }, …
 *     ]} />
 */

import type { ReactNode } from 'react';
import { type Noted, noted } from '../noted.ts';
import { SeatClock } from '../panels/SeatClock.tsx';
import { SeatMark } from '../panels/SeatMark.tsx';
import { ownSeat, type SeatedView } from '../seat/position.ts';
import { seatName } from '../seats.ts';

type Marks = { readonly [mark: `data-${string}`]: string | number | undefined };

export interface Column<Row> {
  /** Title of the column; a sign has its name in `sr`. */
  readonly title: ReactNode;
  /** Names the column if its title is a sign. */
  readonly hint?: string;
  /** Figures are aligned one under the other. */
  readonly num?: boolean;
  readonly of: (row: Row, index: number) => ReactNode;
  /** Marks of a cell, for styles and tests; and its note under the pointer. */
  readonly cell?: (row: Row, index: number) => Marks & Noted;
}

interface RowsProps<Row> {
  readonly caption: string;
  /** Whether the caption is visible; else only screen readers get it. */
  readonly titled?: boolean;
  readonly className?: string;
  readonly rows: readonly Row[];
  /** The title of the first column, and its cell in a row. */
  readonly head: ReactNode;
  readonly name: (row: Row, index: number) => ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly marks?: (row: Row, index: number) => Marks;
}

export function Rows<Row>(props: RowsProps<Row>) {
  const { caption, titled, className, rows, head, name, columns, marks } = props;
  return (
    <table className={className}>
      <caption className={titled ? undefined : 'sr'}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map(({ title, hint, num }, k) => (
            // The order of the columns is fixed: the index identifies a column.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <th key={k} scope="col" className={num ? 'num' : undefined} {...noted(hint)}>
              {title}
              {hint && <span className="sr">{hint}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // So do rows: they are seats, places or kinds.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <tr key={index} {...marks?.(row, index)}>
            <th scope="row">{name(row, index)}</th>
            {columns.map(({ num, of, cell }, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <td key={k} className={num ? 'num' : undefined} {...cell?.(row, index)}>
                {of(row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SeatOf<V extends SeatedView> = V['public']['seats'][number];

interface SeatRowsProps<V extends SeatedView>
  extends Omit<RowsProps<SeatOf<V>>, 'rows' | 'name' | 'marks'> {
  readonly view: V;
  /** Seats in their order here; absent = by their numbers. */
  readonly rows?: readonly SeatOf<V>[];
  /** The status of a seat in the turn, with its clock: the last column. */
  readonly status?: { readonly title: string; readonly of: (seat: SeatOf<V>) => ReactNode };
}

/** One row a seat: its name and its possessions. */
export function SeatRows<V extends SeatedView>(props: SeatRowsProps<V>) {
  const { view, rows = view.public.seats, columns, status, ...rest } = props;
  const last: readonly Column<SeatOf<V>>[] = status
    ? [
        {
          title: status.title,
          of: (seat) => (
            <>
              {status.of(seat)} <SeatClock seat={seat.seat} />
            </>
          ),
        },
      ]
    : [];
  return (
    <Rows
      {...rest}
      rows={rows}
      name={({ seat }) => <SeatCell view={view} seat={seat} size={14} />}
      marks={({ seat }) => ({ 'data-seat': seat })}
      columns={[...columns, ...last]}
    />
  );
}

/** A seat by its sign and its name. */
export function SeatCell(props: {
  readonly view: SeatedView;
  readonly seat: number;
  readonly size?: number;
}) {
  const { view, seat, size = 13 } = props;
  return (
    <>
      <SeatMark color={view.public.seats[seat]?.color ?? ''} size={size} />{' '}
      {seatName(view, seat, ownSeat(view))}
    </>
  );
}

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Each value is a figure or a few words: the facts fit beside each other. */
  readonly short?: boolean;
}

/** A list of names with their values. */
export const Facts = ({ facts, short }: FactsProps) => (
  <dl className={short ? 'facts short' : 'facts'}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
