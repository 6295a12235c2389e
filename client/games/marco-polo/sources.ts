/** The sources of a match's points: the certain points of every seat, from the public view. */

import { BEIJING_SLOTS } from '../../../engine/games/marco-polo/data/map-nodes.ts';
import { PALAZZI } from '../../../engine/games/marco-polo/data/venice.ts';
import {
  COINS_FOR_POINT,
  GOODS_FOR_POINT,
  MOST_CONTRACTS_VP,
} from '../../../engine/games/marco-polo/data.ts';
import type { PublicView, ResultRow, SeatView } from '../../../engine/games/marco-polo/types.ts';

/** In the order of the final count (rules, section 6). */
export const SOURCES = [
  ...(['track', 'beijing', 'goods', 'coins', 'contracts', 'goalCards'] as const),
  ...(['goalCities', 'venice'] as const),
] as const satisfies readonly (keyof ResultRow)[];
export type Source = (typeof SOURCES)[number];
export type Points = { readonly [source in Source]: number };

/** The place of a seat in Beijing; null: it has no post there. */
function placeInBeijing({ beijing }: PublicView, seat: number): number | null {
  const place = beijing.indexOf(seat);
  return place < 0 ? null : place;
}

/** Whether this table shows the certain points. */
const isShown = ({ options, result }: PublicView): boolean =>
  options.publicFinalPreview || result !== null;

/**
 * The score of a seat if the match ended now, by source; goal cards, which nobody else sees, only
 * after the end. Without the option of the table the track alone.
 */
export function pointsOf(open: PublicView, seat: number): Points {
  const row = open.result?.table.find((one) => one.seat === seat);
  if (row) return row;
  const own = open.seats[seat];
  const nothing = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Points;
  if (!own) return nothing;
  if (!isShown(open)) return { ...nothing, track: own.vp };
  const place = placeInBeijing(open, seat);
  return {
    ...nothing,
    track: own.vp,
    beijing: place === null ? 0 : (BEIJING_SLOTS[place] ?? 0),
    goods: place === null ? 0 : Math.floor((own.pepper + own.silk + own.gold) / GOODS_FOR_POINT),
    coins: Math.floor(own.coins / COINS_FOR_POINT),
    contracts: hasMost(open.seats, own) ? MOST_CONTRACTS_VP : 0,
    venice: PALAZZI.reduce((sum, { id, vp }) => sum + (own.posts.includes(id) ? vp : 0), 0),
  };
}

const hasMost = (seats: readonly SeatView[], { completed }: SeatView): boolean =>
  completed.length === Math.max(1, ...seats.map((other) => other.completed.length));

export const totalOf = (points: Points): number =>
  SOURCES.reduce((sum, source) => sum + points[source], 0);

/** Seats by their certain points, then by their camels, as at the end (MP-136). */
export const byPoints = (open: PublicView): PublicView['seats'] =>
  [...open.seats].sort(
    (a, b) =>
      totalOf(pointsOf(open, b.seat)) - totalOf(pointsOf(open, a.seat)) || b.camels - a.camels,
  );
