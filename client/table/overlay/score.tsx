/** The scoreboard: one row a seat; a row keeps its place until the score changes it. */

import { memo, type ReactNode } from 'react';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { Sign } from '../panels/Sign.tsx';
import { CHEST_PATH } from './coin.ts';
import { Emblem } from './emblem.tsx';
import type { Now, PartForm } from './part.ts';
import { t } from './strings.ts';

/** A game's scoreboard. */
export interface Scoreboard<V extends ViewBase, Seat> {
  /**
   * A class of its own for each row, for the widths of its columns; with an `s` appended, the class
   * of the board.
   */
  readonly row: string;
  readonly seats: (
    view: V,
  ) => readonly (Seat & { readonly seat: number; readonly name: string; readonly color: string })[];
  /** Cells of a row between name and score; `seat` is null in the lobby. */
  readonly cells: (seat: Seat | null) => ReactNode;
  /** null: the score is secret until the end. */
  readonly score: (view: V, seat: number) => string | null;
  /** Seats from the best to the last. */
  readonly order: (view: V) => readonly number[];
  readonly decides: (view: V, seat: number) => boolean;
  readonly won: (view: V, seat: number) => boolean;
}

const inLobby = (table: Now['table']) => (table?.seats ?? []).filter((one) => one.taken || one.bot);

/** The scoreboard of a game. */
export function scorePart<V extends ViewBase, Seat>(board: Scoreboard<V, Seat>): PartForm {
  const Score = memo(function Score({ table, view: seen }: Pick<Now, 'table' | 'view'>) {
    const view = seen as V | null;
    const seats = view ? board.seats(view) : null;
    const shown = seats ?? inLobby(table);
    const order = view ? board.order(view) : shown.map(({ seat }) => seat);
    const scores = shown.map(({ seat }) => (view ? board.score(view, seat) : ''));
    return (
      <section
        className={`ov-box ov-score ${board.row}s`}
        data-part="score"
        data-count={shown.length}
        data-closed={scores.includes(null)}
      >
        <ol className="ov-rows">
          {shown.map(({ seat, name, color }, k) => (
            <li
              key={seat}
              className={`ov-row ${board.row}`}
              data-place={order.indexOf(seat)}
              data-deciding={view !== null && board.decides(view, seat)}
              data-winner={view !== null && board.won(view, seat)}
            >
              <Emblem color={color} />
              <span className="ov-name">{name}</span>
              {board.cells(seats?.[k] ?? null)}
              <b className="ov-count" data-closed={scores[k] === null}>
                <span>{scores[k]}</span>
                <span className="ov-chest">
                  <Sign path={CHEST_PATH} />
                </span>
              </b>
            </li>
          ))}
        </ol>
        <p className="ov-closed">{t('closed')}</p>
      </section>
    );
  });
  return {
    title: t('part.score'),
    place: 'side',
    Part: ({ table, view }) => <Score table={table} view={view} />,
  };
}
