/** The scoreboard: merchants by their points; a row keeps its place until points change it. */

import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { numeral } from '../../../i18n/index.ts';
import { EMBLEM_PATHS } from '../../../pieces/paths.ts';
import { el, keep, mark, redraw, sign, write } from '../../../table/overlay/dom.ts';
import type { Now, Part } from '../../../table/overlay/part.ts';
import { SEAT_COLORS } from '../../../table/panels/SeatMark.tsx';
import { t } from './strings.ts';

const CARD = 'M6 2h12v20H6zM9 7h6v1.6H9zM9 11h6v1.6H9z';
const COIN = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12z';

interface Row {
  readonly root: HTMLElement;
  readonly emblem: SVGSVGElement;
  readonly name: HTMLElement;
  readonly cash: HTMLElement;
  readonly cards: HTMLElement;
  readonly vp: HTMLElement;
}

function makeRow(): Row {
  const emblem = sign('', '#888', 'rgba(255,255,255,.55)');
  const [name, cash, cards, vp] = [
    el('span', 'ov-name'),
    el('span', 'ov-cash'),
    el('span', 'ov-cards'),
    el('b', 'ov-vp'),
  ] as const;
  const money = el('span', 'ov-money', [sign(COIN, '#d9a93b'), cash]);
  const held = el('span', 'ov-held', [sign(CARD), cards]);
  const root = el('li', 'ov-row', [emblem, name, money, held, vp]);
  return { root, emblem, name, cash, cards, vp };
}

/** A merchant as the lobby and the match know them. */
interface Merchant {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
}

const viewOf = ({ view }: Now): View | null => view as View | null;

function merchantsOf(now: Now): readonly Merchant[] {
  const view = viewOf(now);
  if (view) return view.public.seats;
  return (now.table?.seats ?? []).filter((one) => one.taken || one.bot);
}

/** Points as they count now: the track, after the end the whole. */
function pointsOf(now: Now, seat: number): number | null {
  const view = viewOf(now);
  if (!view) return null;
  const row = view.public.result?.table.find((one) => one.seat === seat);
  return row?.total ?? view.public.seats[seat]?.vp ?? 0;
}

export function score(): Part {
  const list = el('ol', 'ov-rows');
  const root = el('section', 'ov-box ov-score', [list], { 'data-part': 'score' });
  const rows: Row[] = [];
  return {
    root,
    update(now) {
      const open = viewOf(now)?.public;
      const merchants = merchantsOf(now);
      keep(list, rows, merchants.length, makeRow);
      mark(root, 'count', merchants.length);
      const points = merchants.map(({ seat }) => pointsOf(now, seat) ?? 0);
      for (const [k, one] of merchants.entries()) {
        const row = rows[k];
        if (!row) continue;
        const mine = points[k] ?? 0;
        // Equal points keep the order of the seats.
        const place = points.filter((p, j) => p > mine || (p === mine && j < k)).length;
        const seat = open?.seats[one.seat];
        const path = EMBLEM_PATHS[one.color as keyof typeof EMBLEM_PATHS] ?? EMBLEM_PATHS.red;
        redraw(row.emblem, path, SEAT_COLORS[one.color] ?? '#888');
        mark(row.root, 'place', place);
        mark(row.root, 'deciding', open?.decider.includes(one.seat) ?? false);
        mark(row.root, 'winner', open?.result?.winners.includes(one.seat) ?? false);
        write(row.name, one.name);
        write(row.cash, seat ? (seat.cash ?? '–') : '');
        write(row.cards, seat ? seat.delivered.length : '');
        write(row.vp, seat ? `${numeral(mine)} ${t('vp')}` : '');
      }
    },
  };
}
