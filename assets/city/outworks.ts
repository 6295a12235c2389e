/** Parts that protrude from a wall: balconies, awnings, steps into the water. */

import { type Carver, ROLE } from './carver.ts';
import { STONE, STONE_DARK, STONE_SHADE } from './palette.ts';

/** A stone balcony over corbels. */
export function balcony(c: Carver, x: number, y: number, wide: number, deep = 0.85): void {
  c.fade(null).paint(STONE, ROLE.fixed, 0.03);
  c.box(x, y - 0.22, deep / 2, wide, 0.22, deep, 'flrtb');
  if (!c.rich) {
    c.paint(STONE_SHADE).box(x, y, deep - 0.06, wide, 0.62, 0.1, 'fkt');
    return;
  }
  const step = 0.42;
  const n = Math.round(wide / step);
  c.paint(STONE_SHADE);
  for (let k = 0; k <= n; k++) {
    const bx = x - wide / 2 + 0.08 + ((wide - 0.16) * k) / n;
    c.box(bx, y, deep - 0.1, 0.12, 0.58, 0.12, 'fklr');
  }
  for (const side of [-1, 1])
    c.box(x + side * (wide / 2 - 0.06), y, deep / 2, 0.1, 0.58, 0.12, 'fklr');
  c.paint(STONE);
  c.box(x, y + 0.58, deep - 0.1, wide + 0.06, 0.12, 0.2, 'fkltr');
  for (const side of [-1, 1])
    c.box(x + side * (wide / 2 - 0.06), y + 0.58, deep / 2, 0.16, 0.12, deep, 'lrt');
  const corbels = Math.max(2, Math.round(wide / 1.3));
  c.paint(STONE_DARK);
  for (let k = 0; k < corbels; k++) {
    const bx = x - wide / 2 + 0.25 + ((wide - 0.5) * k) / (corbels - 1);
    c.face([
      [bx - 0.1, y - 0.22, deep * 0.8],
      [bx - 0.1, y - 0.75, 0],
      [bx + 0.1, y - 0.75, 0],
      [bx + 0.1, y - 0.22, deep * 0.8],
    ]);
    c.face([
      [bx - 0.1, y - 0.22, deep * 0.8],
      [bx - 0.1, y - 0.22, 0],
      [bx - 0.1, y - 0.75, 0],
    ]);
    c.face([
      [bx + 0.1, y - 0.75, 0],
      [bx + 0.1, y - 0.22, 0],
      [bx + 0.1, y - 0.22, deep * 0.8],
    ]);
  }
}

/** A striped awning on the ground floor. */
export function awning(c: Carver, x: number, y: number, wide: number, deep: number): void {
  const stripes = Math.max(4, Math.round(wide / 0.55));
  const step = wide / stripes;
  for (let k = 0; k < stripes; k++) {
    if (k % 2 === 0) c.paint(0xffffff, ROLE.accent);
    else c.paint(0xf3ead4);
    const x0 = x - wide / 2 + k * step;
    c.face([
      [x0, y - 0.55, deep],
      [x0 + step, y - 0.55, deep],
      [x0 + step, y, 0],
      [x0, y, 0],
    ]);
    c.sheet([
      [x0, y - 0.8, deep],
      [x0 + step, y - 0.8, deep],
      [x0 + step, y - 0.55, deep],
      [x0, y - 0.55, deep],
    ]);
  }
  c.paint(0xcfc4a8);
  c.face(
    [
      [x - wide / 2, y - 0.58, deep],
      [x - wide / 2, y, 0],
      [x + wide / 2, y, 0],
      [x + wide / 2, y - 0.58, deep],
    ],
    undefined,
    0.7,
  );
}
