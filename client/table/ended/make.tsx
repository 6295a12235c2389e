/**
 * The seats' results if the match ended now: the player's own in a line that opens to all seats and
 * parts. A game brings the parts and their names:
 *
 *     export const { Ended, EndedTable, withEnded } = makeEnded<View, Action, 'ducats' | 'markers'>({
 *       seat, parts: { ducats: t('result.ducats'), … }, rows: ({ view, state }) => … });
 */

import { type ComponentType, useState } from 'react';
import type { ActionBase } from '../../../engine/core/contract.ts';
import { numeral } from '../../i18n/index.ts';
import { Rows } from '../ledger/Rows.tsx';
import { Dialog } from '../panels/Dialog.tsx';
import { SeatMark } from '../panels/SeatMark.tsx';
import { scoreText } from '../score.ts';
import { ownSeat, type Position, type Seat, type SeatedView } from '../seat/position.ts';
import { seatName } from '../seats.ts';
import { useGameBasics } from '../use-game.ts';
import { type EndedRow, hides, totalOf } from './parts.ts';
import { t } from './strings.ts';
import './ended.css';

export interface EndedOf<V extends SeatedView, A extends ActionBase, Part extends string> {
  readonly seat: Seat<V, A>;
  /** The names of the parts, in the order in which they are added up. */
  readonly parts: { readonly [part in Part]: string };
  /** The seats' results, as far as the position's own seat knows. */
  readonly rows: (position: Position<V, A>) => readonly EndedRow<Part>[];
  /** Whether it is shown in this position at all. */
  readonly shows: (view: V) => boolean;
  /** A part that this match lacks; default: none. */
  readonly lacks?: (view: V, part: Part) => boolean;
  /** A further sentence about it. */
  readonly note?: string;
}

const figure = (n: number | null) =>
  n === null ? (
    <>
      <span aria-hidden="true">?</span>
      <span className="sr">{t('hidden')}</span>
    </>
  ) : (
    numeral(n)
  );

export function makeEnded<V extends SeatedView, A extends ActionBase, Part extends string>(
  game: EndedOf<V, A, Part>,
) {
  const names = Object.keys(game.parts) as Part[];

  function rowsIn(view: V): readonly EndedRow<Part>[] | null {
    const position = game.seat.positionOf(view);
    return position && game.rows(position);
  }
  const shownRows = (view: V) => (game.shows(view) ? rowsIn(view) : null);

  /** All seats and parts as a table. */
  function EndedTable({ view }: { readonly view: V }) {
    const rows = shownRows(view);
    if (!rows) return null;
    const you = ownSeat(view);
    const lines = [
      ...names
        .filter((part) => !game.lacks?.(view, part))
        .map((part) => ({
          part: part as string,
          title: game.parts[part],
          of: (row: EndedRow<Part>) => row.parts[part],
        })),
      { part: 'total', title: t('total'), of: (row: EndedRow<Part>) => totalOf(row) },
    ];
    return (
      <>
        <Rows
          caption={t('title')}
          className="ended-table"
          head={<span className="sr">{t('part')}</span>}
          rows={lines}
          name={({ title }) => title}
          marks={({ part }) => ({ 'data-part': part })}
          columns={rows.map((row) => ({
            title: (
              <>
                <SeatMark color={view.public.seats[row.seat]?.color ?? ''} size={15} />{' '}
                <span className="ended-name">{seatName(view, row.seat, you)}</span>
              </>
            ),
            num: true,
            of: (line: (typeof lines)[number]) => figure(line.of(row)),
            cell: () => ({ 'data-seat': row.seat }),
          }))}
        />
        {hides(rows) && <p className="help">{t('hiddenNote')}</p>}
        {game.note && <p className="help">{game.note}</p>}
      </>
    );
  }

  /** The player's total as a line, which opens to all of it; nothing without a seat. */
  function Ended({ view }: { readonly view: V }) {
    const basics = useGameBasics();
    const [open, setOpen] = useState(false);
    const own = shownRows(view)?.find(({ seat }) => seat === ownSeat(view));
    if (!own) return null;
    return (
      <>
        <button
          type="button"
          className="ended"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('now', { score: scoreText(basics, totalOf(own) ?? 0) })}
        </button>
        {open && (
          <Dialog title={t('title')} className="ended-dialog" onClose={() => setOpen(false)}>
            <EndedTable view={view} />
          </Dialog>
        )}
      </>
    );
  }

  /** The list of seats with that line below it. */
  const withEnded = (Seats: ComponentType<{ readonly view: V }>) =>
    function SeatsAndEnd({ view }: { readonly view: V }) {
      return (
        <>
          <Seats view={view} />
          <Ended view={view} />
        </>
      );
    };

  return { rowsIn, Ended, EndedTable, withEnded };
}
