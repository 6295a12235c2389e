/** White stone on walls: bands, corners, cornices, pillars, battlements. */

import { type Carver, ROLE } from './carver.ts';
import { type House, PLINTH } from './house-plan.ts';
import { STONE, STONE_SHADE } from './palette.ts';

export function band(c: Carver, w: number, d: number, y: number): void {
  c.fade(null).paint(STONE, ROLE.fixed, 0.03);
  c.box(0, y - 0.09, 0, w + 0.22, 0.18, d + 0.22, c.rich ? 'fklrtb' : 'fklr');
}

export function quoins(c: Carver, h: House, total: number, jetty: number): void {
  if (!c.rich) return;
  c.fade((_x, y) => 0.86 + 0.14 * Math.min(1, y / 2));
  const n = Math.floor((total - PLINTH - 0.5) / 0.62);
  for (let k = 0; k < n; k++)
    for (const [sx, sz] of [
      [-1, 1],
      [1, 1],
      [-1, -1],
      [1, -1],
    ] as const) {
      const long = k % 2 === 0;
      c.paint(STONE, ROLE.fixed, 0.05);
      const [w, d] = long ? [0.82, 0.5] : [0.5, 0.82];
      const x = sx * (h.w / 2 - w / 2 + 0.07);
      const z = sz * ((h.d + jetty) / 2 - d / 2 + 0.07);
      const faces = `${sz > 0 ? 'f' : 'k'}${sx > 0 ? 'r' : 'l'}`;
      c.box(x, PLINTH + k * 0.62 + 0.04, z, w, 0.54, d, faces);
    }
  c.fade(null);
}

export function cornice(
  c: Carver,
  h: { readonly w: number; readonly d: number },
  total: number,
): void {
  c.fade(null).paint(STONE);
  c.box(0, total - 0.24, 0, h.w + 0.5, 0.24, h.d + 0.5, 'fklrb');
  c.paint(STONE_SHADE);
  c.box(0, total - 0.5, 0, h.w + 0.2, 0.14, h.d + 0.2, 'fklrb');
  if (!c.rich) return;
  const n = Math.round(h.w / 0.62);
  for (let k = 0; k < n; k++) {
    const x = -h.w / 2 + (h.w * (k + 0.5)) / n;
    c.box(x, total - 0.42, h.d / 2 + 0.14, 0.22, 0.18, 0.2, 'flr');
  }
}

/** Flat pillars of one floor, between its windows and at both ends. */
export function pilasters(c: Carver, w: number, n: number, y: number, h: number): void {
  for (let k = 0; k <= n; k++) {
    const x = (k / n - 0.5) * (w - 0.5);
    c.paint(STONE, ROLE.fixed, 0.02).box(x, y + 0.1, 0.07, 0.3, h - 0.3, 0.14, 'flr');
    c.paint(STONE_SHADE).box(x, y + h - 0.4, 0.1, 0.42, 0.22, 0.2, 'flrb');
  }
}

export function merlons(
  c: Carver,
  h: { readonly w: number; readonly d: number },
  total: number,
): void {
  for (const [w, d, turn] of [
    [h.w, h.d, 0],
    [h.d, h.w, Math.PI / 2],
    [h.d, h.w, -Math.PI / 2],
    [h.w, h.d, Math.PI],
  ] as const)
    c.at(0, 0, 0, turn, () => {
      c.paint(STONE).box(0, total - 0.02, d / 2 + 0.1, w + 0.4, 0.36, 0.3, 'fkt');
      const n = Math.max(3, Math.round(w / (c.rich ? 0.95 : 1.3)));
      for (let k = 0; k < n; k++) {
        const x = -w / 2 + (w * (k + 0.5)) / n;
        c.paint(STONE, ROLE.fixed, 0.03);
        const [a, b, z0, z1] = [x - 0.24, x + 0.24, d / 2 - 0.02, d / 2 + 0.22];
        const [y0, y1, y2] = [total + 0.34, total + 0.8, total + 1.2];
        c.face([
          [a, y0, z1],
          [b, y0, z1],
          [b, y1, z1],
          [x, y2, z1],
          [a, y1, z1],
        ]);
        c.face([
          [b, y0, z0],
          [a, y0, z0],
          [a, y1, z0],
          [x, y2, z0],
          [b, y1, z0],
        ]);
        if (!c.rich) continue;
        c.face([
          [a, y0, z0],
          [a, y0, z1],
          [a, y1, z1],
          [a, y1, z0],
        ]);
        c.face([
          [b, y0, z1],
          [b, y0, z0],
          [b, y1, z0],
          [b, y1, z1],
        ]);
        c.face([
          [a, y1, z1],
          [x, y2, z1],
          [x, y2, z0],
          [a, y1, z0],
        ]);
        c.face([
          [x, y2, z1],
          [b, y1, z1],
          [b, y1, z0],
          [x, y2, z0],
        ]);
      }
    });
}
