/** The houses on the near shore: flags, money, niches, and the lantern of the poll. */

import { CATEGORIES, FLAGS } from '../../../../../engine/games/strozzi/data.ts';
import { SEAT_COLORS } from '../../../../pieces/paths.ts';
import { composeLid, composePurse } from '../../../../table/board/purse.ts';
import { inset, newPose, place, type Surface } from '../../../../table/board/surface.ts';
import { sumOf, tileOf } from '../../facts.ts';
import type { GulfPen } from '../gulf-pen.ts';
import { CATEGORY_COLOR, figureOn, IVORY, STONE, WALNUT, WARE_COLOR } from '../looks.ts';
import type { Lamp, Shown, ShownSeat } from '../shown.ts';
import {
  LAMP,
  NICHE_V,
  NICHES,
  POLE_HEIGHT,
  POLE_V,
  POLES,
  PURSE,
  type Sites,
  YARD,
  yard,
} from '../sites.ts';
import { drawFlag } from '../vessel.ts';

const pose = newPose();

export function composeYards(shown: Shown, pen: GulfPen, sites: Sites): void {
  const count = shown.seats.length;
  for (const seat of shown.seats) {
    const ground = yard(sites, seat.seat, count);
    floor(pen, ground, seat, shown);
    flags(pen, ground, seat);
    money(pen, ground, seat);
    niches(pen, ground, seat);
    lamp(pen, ground, shown.lamps[seat.seat] ?? 'rests');
    name(pen, ground, seat);
    pen.on(ground);
    pen.pick({ kind: 'palazzo', seat: seat.seat }, 0, 0.4, 0, YARD.w, 13, 0.8, 'frame');
  }
}

function floor(pen: GulfPen, ground: Surface, { color, seat }: ShownSeat, shown: Shown): void {
  const paint = SEAT_COLORS[color] ?? IVORY;
  const asked = shown.lamps[seat] === 'asked' || shown.deciders.includes(seat);
  const d = YARD.back - YARD.front - 3.4;
  const v = (YARD.back + YARD.front) / 2 - 1.7;
  pen.on(ground);
  pen.box(0, v, YARD.w, d, 0.16, paint, -0.02);
  pen.box(0, v, YARD.w - 0.7, d - 0.7, 0.14, 0xcdb68c, 0.04);
  pen.ink('tread', 0, v, YARD.w - 0.8, d - 0.8, 0xffffff, 0.2);
  if (asked) {
    pen.light('halo', 0, v, YARD.w * 1.2, 0x4a3010, 0.24);
  }
}

function flags(pen: GulfPen, ground: Surface, { flags: unused, color, seat }: ShownSeat): void {
  FLAGS.forEach((flag, k) => {
    const u = POLES[k] ?? 0;
    pen.on(ground);
    pen.put('pole', u, POLE_V, 0, 0.62, POLE_HEIGHT / 4.2, 0.62, 0xffffff);
    if (!unused.includes(flag)) return;
    poleTop(ground, k, pose);
    drawFlag(pen, pose, color, flag, POLE_FLAG);
    pen.on(ground);
    pen.pick({ kind: 'flag', seat, flag }, u + 1.1, POLE_V, POLE_HEIGHT - 1, 2.3, 0.6, 1.9, 'hull');
  });
}
/** Size of a flag on its pole. */
export const POLE_FLAG = 0.95;
/** The hoist of flag `k` of a house. */
export function poleTop(ground: Surface, k: number, out = newPose()) {
  return place(ground, (POLES[k] ?? 0) + 0.1, POLE_V - 0.1, POLE_HEIGHT - 1, out);
}

function money(pen: GulfPen, ground: Surface, { money: ducats }: ShownSeat): void {
  composePurse(pen, ground, PURSE, ducats);
  if (ducats === null) composeLid(pen, ground, PURSE);
}

function niches(pen: GulfPen, ground: Surface, { tiles }: ShownSeat): void {
  CATEGORIES.forEach((category, k) => {
    const u = NICHES[k] ?? 0;
    const own = tiles.filter((tile) => tileOf(tile).category === category);
    const sum = sumOf(tiles, category);
    pen.on(ground).put('niche', u, NICHE_V, 0, 0.98, 1, 1, 0xffffff);
    if (sum > 0) {
      const size = 0.74 + Math.min(0.2, 0.04 * sum);
      pen.put(category, u, NICHE_V - 0.25, 0.5, size, size, size, 0xffffff);
    }
    pen.on(inset(ground, u, NICHE_V - 1.5, 0.5, 0.86));
    pen.card(0, 0, 2.3, 1.5, CATEGORY_COLOR[category], 'solid', 0);
    pen.card(0, 0, 2.1, 1.3, sum > 0 ? IVORY : STONE, 'plate', 0.03);
    const ink = sum > 0 ? 0x2b2118 : 0xa89878;
    pen.ink(`category:${category}`, -0.5, 0, 0.92, 0.92, CATEGORY_COLOR[category], 0.1);
    pen.number(sum, 0.5, 0, 1.12, ink, 0, 0.1);
    emblems(pen, own);
  });
}

/** The wares whose cities the tiles of a niche have helped: small marks under its number. */
function emblems(pen: GulfPen, own: readonly string[]): void {
  const wares = own.flatMap((id) => tileOf(id).ware ?? []);
  wares.slice(0, 5).forEach((ware, k) => {
    pen.ink(`ware:${ware}`, -0.92 + k * 0.46, -1.02, 0.48, 0.48, WARE_COLOR[ware], 0.06);
  });
}

const GLASS: { readonly [l in Lamp]: number } = {
  asked: 0xfff0b0,
  comes: 0xe8a94a,
  out: 0x2a2622,
  rests: 0x8a7a62,
};

/**
 * A post with its lantern: lit for the asked seat, glowing for seats still to be asked, else dark.
 */
function lamp(pen: GulfPen, ground: Surface, state: Lamp): void {
  pen.on(ground);
  pen.put('pole', LAMP.u, LAMP.v, 0, 0.8, 4.6 / 4.2, 0.8, 0xffffff);
  const size = state === 'asked' ? 1.6 : 0.9;
  pen.put('lantern', LAMP.u, LAMP.v, 5.3, size, size, size, GLASS[state]);
  if (state !== 'asked' && state !== 'comes') return;
  pen.on(inset(ground, LAMP.u, LAMP.v - 0.4, 5.3, 0.8));
  if (state === 'asked') {
    pen.light('halo', 0, 0, 7, 0x6a4414, 0.3);
    pen.light('halo', 0, 0, 3.2, 0x907038, 0.32);
  } else pen.light('halo', 0, 0, 3.4, 0x8a4e14, 0.3);
}

function name(pen: GulfPen, ground: Surface, { seat, color, money: ducats }: ShownSeat): void {
  const paint = SEAT_COLORS[color] ?? IVORY;
  const ink = figureOn(color);
  pen.on(inset(ground, 0, YARD.front + 1.1, 0.75, 0.8));
  pen.box(0, 0, YARD.w, 2.3, 0.3, WALNUT, -0.42);
  pen.box(0, 0, YARD.w - 0.25, 2.05, 0.3, paint, -0.36);
  pen.ink(`emblem:${color}`, -YARD.w / 2 + 1.4, 0, 1.6, 1.6, ink, 0.04);
  pen.ink(`name:${seat}`, -1.2, 0, 9.6, 1.8, ink, 0.04);
  if (ducats !== null) pen.number(ducats, YARD.w / 2 - 0.5, 0, 1.8, ink, 1, 0.04);
}
