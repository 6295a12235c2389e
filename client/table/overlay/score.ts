/** The scoreboard: one row a seat; a row keeps its place until the score changes it. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import { CHEST_PATH } from './coin.ts';
import { el, keep, mark, sign, write } from './dom.ts';
import { emblem, showEmblem } from './emblem.ts';
import type { Now, Part, PartForm } from './former.tsx';
import { t } from './strings.ts';

/** Cells of a row between name and score; `seat` is null in the lobby. */
export interface Cells<Seat> {
  readonly cells: readonly HTMLElement[];
  readonly update: (seat: Seat | null) => void;
}

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
  readonly cells: () => Cells<Seat>;
  /** null: the score is secret until the end. */
  readonly score: (view: V, seat: number) => string | null;
  /** Seats from the best to the last. */
  readonly order: (view: V) => readonly number[];
  readonly decides: (view: V, seat: number) => boolean;
  readonly won: (view: V, seat: number) => boolean;
}

function makeRow<Seat>(board: { readonly row: string; readonly cells: () => Cells<Seat> }) {
  const [mark_, name, told] = [emblem(), el('span', 'ov-name'), el('span')] as const;
  const score = el('b', 'ov-count', [told, el('span', 'ov-chest', [sign(CHEST_PATH)])]);
  const own = board.cells();
  const root = el('li', `ov-row ${board.row}`, [mark_, name, ...own.cells, score]);
  return { root, mark: mark_, name, score, told, own };
}

const inLobby = ({ table }: Now) => (table?.seats ?? []).filter((one) => one.taken || one.bot);

function make<V extends ViewBase, Seat>(board: Scoreboard<V, Seat>): Part {
  const list = el('ol', 'ov-rows');
  const foot = el('p', 'ov-closed', [t('closed')]);
  const root = el('section', `ov-box ov-score ${board.row}s`, [list, foot], {
    'data-part': 'score',
  });
  const rows: ReturnType<typeof makeRow<Seat>>[] = [];
  return {
    root,
    update(now) {
      const view = now.view as V | null;
      const seats = view ? board.seats(view) : null;
      const shown = seats ?? inLobby(now);
      const order = view ? board.order(view) : shown.map(({ seat }) => seat);
      keep(list, rows, shown.length, () => makeRow(board));
      mark(root, 'count', shown.length);
      let closed = false;
      for (const [k, { seat, name, color }] of shown.entries()) {
        const row = rows[k];
        if (!row) continue;
        showEmblem(row.mark, color);
        mark(row.root, 'place', order.indexOf(seat));
        mark(row.root, 'deciding', view !== null && board.decides(view, seat));
        mark(row.root, 'winner', view !== null && board.won(view, seat));
        write(row.name, name);
        const score = view ? board.score(view, seat) : '';
        write(row.told, score ?? '');
        mark(row.score, 'closed', score === null);
        closed ||= score === null;
        row.own.update(seats?.[k] ?? null);
      }
      mark(root, 'closed', closed);
    },
  };
}

/** The scoreboard of a game. */
export const scorePart = <V extends ViewBase, Seat>(board: Scoreboard<V, Seat>): PartForm => ({
  title: t('part.score'),
  place: 'side',
  make: () => make(board),
});
