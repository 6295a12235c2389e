/** The houses' terraces: name, money, action, goods, tiles, backs of cards, markers. */

import { COMMODITIES, KINDS, TILES } from '../../../../../engine/games/genoa/data.ts';
import { composePurse } from '../../../../table/board/purse.ts';
import { inset, type Surface } from '../../../../table/board/surface.ts';
import type { GenoaPen } from '../genoa-pen.ts';
import { figureOn, GILT, IVORY, paintOf, standardOf, WALNUT } from '../looks.ts';
import type { Shown, ShownSeat } from '../shown.ts';
import {
  at,
  GROUND,
  ground,
  homeOf,
  LEAN,
  MARKER,
  ownCard,
  ownGood,
  ownMarker,
  ownTile,
  PURSE,
  purseGround,
  terrace,
} from '../sites.ts';
import { drawCard, drawGood, drawMarker, drawTile, drawToken } from '../vessel.ts';

export function composeTerraces(shown: Shown, pen: GenoaPen): void {
  const count = shown.seats.length;
  for (const seat of shown.seats) {
    const { area, token } = terrace(seat.seat, count);
    const [w, d] = [area.x1 - area.x0, area.z1 - area.z0];
    const home = homeOf(seat.seat, count);
    pen.on(home);
    // A kerb of the house's colour around a floor of marble.
    pen.box(0, 0, w, d, 0.1, paintOf(seat.color), -0.03);
    pen.box(0, 0, w - 0.8, d - 0.8, 0.12, 0xb9ab90, -0.01);
    if (shown.deciders.includes(seat.seat)) pen.light('halo', 0, 0, w * 1.15, 0x2a1a06, 0.16);
    pen.pick({ kind: 'house', seat: seat.seat }, 0, 0, 0.2, w, d, 0.5, 'frame');
    composePurse(pen, purseGround(seat.seat, count), PURSE, seat.ducats);
    name(shown, pen, seat);
    drawToken(pen, at(token, GROUND + 0.1, 1.05), actionsLeft(shown, seat) > 0);
    const left = actionsLeft(shown, seat);
    if (left > 1) figure(pen, ground(token), 1, -1.4, left);
    goods(pen, seat, count);
    markers(pen, seat, count);
  }
}

/** GE-403, GE-904, GE-1103 */
function actionsLeft({ seats, merchant }: Shown, { seat, taken, extra }: ShownSeat): number {
  const second =
    seats.length === 2 && seat === merchant && seats.some((s) => s.seat !== seat && s.taken > 0);
  return 1 + extra + (second ? 1 : 0) - taken;
}

/** A figure on a small tag beside a thing. */
function figure(pen: GenoaPen, floor: Surface, u: number, v: number, n: number): void {
  pen.on(inset(floor, u, v, 0.5, LEAN));
  pen.put('disc', 0, 0, -0.12, 0.62, 0.12, 0.62, WALNUT);
  pen.number(n, 0, 0, 0.95, IVORY, 0, 0.04);
}

/** The house's name and ducats; the plate of the seat that leads the turn has a gilt edge. */
function name(shown: Shown, pen: GenoaPen, seat: ShownSeat): void {
  const { color, ducats, total } = seat;
  const spot = terrace(seat.seat, shown.seats.length).name;
  const { w, d } = spot;
  const sum = total ?? ducats;
  const ink = figureOn(color);
  const isMerchant = shown.merchant === seat.seat && shown.phase !== 'OVER';
  pen.on(inset(ground(spot), 0, 0, 0.75, 0.5));
  pen.box(0, 0, w, d, 0.3, isMerchant ? GILT : WALNUT, -0.42);
  pen.box(0, 0, w - 0.4, d - 0.4, 0.3, paintOf(color), -0.36);
  const left = -w / 2;
  pen.card(left + 1.35, 0, 1.7, 2, paintOf(color), standardOf(color), 0.02);
  const figures = sum === null ? 0 : 0.72 * String(sum).length * 1.25;
  const room = w - 2.9 - figures - (isMerchant ? 1.7 : 0);
  // A short name leaves most of its cell empty, so it may be larger than the cell's fit.
  const long = room * Math.max(1, Math.min(1.7, 11 / seat.name.length));
  pen.ink(`name:${seat.seat}`, left + 2.4 + room / 2, 0, long, Math.min(2, long / 5.33), ink, 0.04);
  if (isMerchant) pen.ink('sign:tower', w / 2 - figures - 1.1, 0, 1.9, 1.9, 0xffffff, 0.06);
  if (sum !== null) pen.number(sum, w / 2 - 0.3, 0, 1.45, ink, 1, 0.04);
}

/** Goods lie in their places; a figure gives the number of several of a kind. */
function goods(pen: GenoaPen, seat: ShownSeat, count: number): void {
  COMMODITIES.forEach((good, k) => {
    const n = seat.goods[k] ?? 0;
    if (n === 0) return;
    const pose = ownGood(seat.seat, count, good);
    drawGood(pen, pose, good);
    if (n > 1) figure(pen, ground(pose), 0.95, -1.15, n);
  });
  TILES.forEach((tile, k) => {
    const n = seat.tiles[k] ?? 0;
    if (n === 0) return;
    const pose = ownTile(seat.seat, count, tile);
    drawTile(pen, { ...pose, size: 0.95 }, tile);
    if (n > 1) figure(pen, ground(pose), 0.75, -0.6, n);
  });
  KINDS.forEach((kind, k) => {
    const n = seat.cards[k] ?? 0;
    if (n === 0) return;
    const pose = ownCard(seat.seat, count, kind);
    for (let i = 0; i < Math.min(3, n); i++)
      drawCard(pen, { ...pose, y: pose.y + i * 0.08, spin: i * 0.07, size: 0.86 }, kind);
    figure(pen, ground(pose), 0.7, -0.9, n);
  });
}

function markers(pen: GenoaPen, seat: ShownSeat, count: number): void {
  for (const where of ['personal', 'general'] as const)
    for (let k = 0; k < seat[where]; k++) {
      const pose = ownMarker(seat.seat, count, where, k);
      pose.size = where === 'personal' ? MARKER * 1.2 : MARKER * 0.72;
      drawMarker(pen, pose, seat.color);
    }
}
