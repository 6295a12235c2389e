/** The loggia of promotion with its three plinths, and the ships that may still come. */

import { ROUNDS } from '../../../../../engine/games/strozzi/data.ts';
import { inset, type Surface } from '../../../../table/board/surface.ts';
import { type TileFace, tileOf } from '../../facts.ts';
import type { GulfPen } from '../gulf-pen.ts';
import { CATEGORY_COLOR, GILT, IVORY, SLATE, STONE, WALNUT, WARE_COLOR } from '../looks.ts';
import type { Shown } from '../shown.ts';
import type { Sites } from '../sites.ts';

/** Height of a plinth. */
export const PLINTH = 0.9;

/** A work of art on its plinth, and its worth on a plate before it. */
function exhibit(pen: GulfPen, at: Surface, id: string): void {
  const tile = tileOf(id);
  const { category } = tile;
  pen.on(at);
  pen.put(category, 0, 0, PLINTH, 1.12, 1.12, 1.12, 0xffffff);
  pen.pick({ kind: 'tile', tile: id }, 0, 0, 1.7, 3.2, 2.4, 3.6, 'hull');
  tileFace(pen, inset(at, 0, -1.35, 0.62, 0.8), tile);
}

/** A tile's worth, and the ware of the city that it helps. */
function tileFace(pen: GulfPen, face: Surface, { category, value, ware }: TileFace): void {
  pen.on(face);
  pen.card(0, 0, 3.2, 1.5, CATEGORY_COLOR[category], 'solid', 0);
  pen.card(0, 0, 3, 1.3, IVORY, 'plate', 0.04);
  pen.ink(`category:${category}`, -0.95, 0, 1.12, 1.12, CATEGORY_COLOR[category], 0.12);
  pen.number(value, ware ? 0.08 : 0.5, 0, 1.25, 0x2b2118, 0, 0.12);
  if (ware) pen.ink(`ware:${ware}`, 0.98, 0, 1, 1, WARE_COLOR[ware], 0.12);
}

export function composeLoggia(shown: Shown, pen: GulfPen, sites: Sites): void {
  sites.display.forEach((at, k) => {
    pen.on(at).box(0, 0, 2.3, 1.9, PLINTH, STONE);
    pen.box(0, 0, 2.6, 2.2, 0.16, 0xd8ccb4);
    pen.box(0, 0, 2.5, 2.1, 0.14, 0xd8ccb4, PLINTH - 0.1);
    const tile = shown.display[k];
    if (tile) exhibit(pen, at, tile);
  });
  board(shown, pen, sites);
}

/** The harbour master's board on its islet: the round, and the ships that may still come. */
function board(shown: Shown, pen: GulfPen, sites: Sites): void {
  pen.on(sites.board);
  pen.box(0, 0, 9.6, 5.2, 0.4, WALNUT, -0.5);
  pen.box(0, 0, 9.2, 4.8, 0.4, GILT, -0.45);
  pen.box(0, 0, 8.9, 4.5, 0.4, SLATE, -0.4);
  pen.ink('sign:toCome', -1.55, 1.1, 5.3, 1.25, GILT, 0.04);
  pen.number(shown.deck, 4.2, 1.1, 2.2, IVORY, 1, 0.04);
  pen.ink('sign:round', -2.4, -1.1, 3.6, 1.2, GILT, 0.04);
  for (let k = 1; k <= ROUNDS; k++) {
    const on = k <= shown.round;
    pen.ink('emblem:blue', 0.65 + (k - 1) * 1.55, -1.1, 1.3, 1.3, on ? GILT : 0x46525c, 0.04);
    pen.number(k, 0.65 + (k - 1) * 1.55, -1.1, 1, on ? 0x2b2118 : IVORY, 0, 0.06);
  }
}
