/** The scoreboard: houses by their ducats where chests are open, else in the order of Florence. */

import { FLAGS, type Flag } from '../../../../engine/games/strozzi/data.ts';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { EMBLEM_PATHS } from '../../../pieces/paths.ts';
import { el, keep, mark, redraw, sign, write } from '../../../table/overlay/dom.ts';
import type { Now, Part } from '../../../table/overlay/part.ts';
import { SEAT_COLORS } from '../../../table/panels/SeatMark.tsx';
import { rankingOf } from '../facts.ts';
import { FLAG_PATHS } from './signs.ts';

interface Row {
  readonly root: HTMLElement;
  readonly emblem: SVGSVGElement;
  readonly name: HTMLElement;
  readonly flags: { readonly [flag in Flag]: HTMLElement };
  readonly money: HTMLElement;
}

function makeRow(): Row {
  const emblem = sign('', '#888', 'rgba(255,255,255,.55)');
  const name = el('span', 'ov-name');
  const money = el('b', 'ov-vp');
  const [ware, plusOne, pirate] = [pennant('ware'), pennant('plusOne'), pennant('pirate')];
  const flown = el('span', 'ov-flags', [ware, plusOne, pirate]);
  const root = el('li', 'ov-row ov-house', [emblem, name, flown, money]);
  return { root, emblem, name, flags: { ware, plusOne, pirate }, money };
}

const pennant = (flag: Flag): HTMLElement =>
  el('span', 'ov-flag', [sign(FLAG_PATHS[flag])], { 'data-flag': flag });

/** A house as the lobby and the match know it. */
interface House {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
}

const viewOf = ({ view }: Now): View | null => view as View | null;

function housesOf(now: Now): readonly House[] {
  const view = viewOf(now);
  if (view) return view.public.seats;
  return (now.table?.seats ?? []).filter((one) => one.taken || one.bot);
}

/** Seats from the best to the last. */
function orderOf(view: View | null, houses: readonly House[]): readonly number[] {
  if (!view) return houses.map(({ seat }) => seat);
  const florence = rankingOf(view.public, 'florence');
  const money = (seat: number): number => view.public.seats[seat]?.money ?? 0;
  // Ties are Florence's to break (ST-054).
  return [...florence].sort((a, b) => money(b) - money(a));
}

export function score(): Part {
  const list = el('ol', 'ov-rows');
  const root = el('section', 'ov-box ov-score', [list], { 'data-part': 'score' });
  const rows: Row[] = [];
  return {
    root,
    update(now) {
      const view = viewOf(now);
      const open = view?.public;
      const houses = housesOf(now);
      const order = orderOf(view, houses);
      keep(list, rows, houses.length, makeRow);
      mark(root, 'count', houses.length);
      for (const [k, one] of houses.entries()) {
        const row = rows[k];
        if (!row) continue;
        const seat = open?.seats[one.seat];
        const path = EMBLEM_PATHS[one.color as keyof typeof EMBLEM_PATHS] ?? EMBLEM_PATHS.red;
        redraw(row.emblem, path, SEAT_COLORS[one.color] ?? '#888');
        mark(row.root, 'place', order.indexOf(one.seat));
        mark(row.root, 'deciding', open?.decider.includes(one.seat) ?? false);
        mark(row.root, 'winner', open?.result?.winners.includes(one.seat) ?? false);
        write(row.name, one.name);
        write(row.money, seat ? (seat.money ?? '–') : '');
        for (const flag of FLAGS) {
          mark(row.flags[flag], 'unused', seat?.flagsUnused.includes(flag) ?? false);
        }
      }
    },
  };
}
