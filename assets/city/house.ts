/** Houses and palazzi: a few families, each from a short description. Façade towards +z. */

import { type Carver, ROLE } from './carver.ts';
import { arcade, awning, balcony, oculus, portal, type WindowStyle, window } from './openings.ts';
import { STONE, STONE_DARK, STONE_SHADE } from './palette.ts';
import { altana, chimney, type RoofStyle, roof } from './roofs.ts';

export interface Floor {
  readonly h: number;
  /** `arcade`: arches in the middle, single windows beside; `row`: n windows evenly. */
  readonly plan: 'door' | 'shop' | 'arcade' | 'row';
  readonly n: number;
  readonly window: WindowStyle;
  readonly foils?: boolean;
  readonly balcony?: boolean;
}

export interface House {
  readonly name: string;
  readonly w: number;
  readonly d: number;
  readonly seed: number;
  readonly floors: readonly Floor[];
  /** Stone corners, bands between the floors, a cornice with brackets. */
  readonly noble: boolean;
  readonly roof?: RoofStyle;
  /** White battlements in place of eaves. */
  readonly merlons?: boolean;
  readonly chimneys?: readonly (readonly [number, number])[];
  readonly altana?: boolean;
}

const PLINTH = 0.55;

/** Builds the house; answers its height under the eaves. */
export function house(c: Carver, h: House): number {
  const total = h.floors.reduce((sum, f) => sum + f.h, PLINTH);
  walls(c, h, total);
  let y = PLINTH;
  h.floors.forEach((floor, level) => {
    front(c, h, floor, level, y);
    sides(c, h, floor, level, y);
    y += floor.h;
    if (level + 1 < h.floors.length && (h.noble || level === 0)) band(c, h, y);
  });
  if (h.noble) {
    quoins(c, h, total);
    cornice(c, h, total);
  } else {
    c.fade(null).paint(STONE_SHADE);
    c.box(0, total - 0.18, 0, h.w + 0.24, 0.2, h.d + 0.24, 'fklrb');
  }
  const top = roof(c, h.w, h.d, total, h.merlons ? { ...h.roof, over: 0.05 } : h.roof);
  if (h.merlons) merlons(c, h, total);
  for (const [x, z] of h.chimneys ?? []) chimney(c, x, total + 0.5, z, 1.3 + c.random() * 0.5);
  if (h.altana) altana(c, h.w * 0.08, top + 0.35, -h.d * 0.05);
  return total;
}

/** Walls in bands, darker at the damp foot and under the eaves; a stone plinth below. */
function walls(c: Carver, h: House, total: number): void {
  const rows = [PLINTH, 1.3, ...steps(2.2, total - 1, 2.2), total - 0.7, total];
  c.fade((_x, y) => {
    const damp = 0.72 + 0.28 * Math.min(1, Math.max(0, (y - 0.2) / 2.6));
    const eaves = 0.86 + 0.14 * Math.min(1, (total - y) / 0.9);
    const sun = 0.95 + 0.07 * (y / total);
    return damp * eaves * sun;
  });
  const wall = (w: number, d: number, turn: number, cols: number): void => {
    c.at(0, 0, 0, turn, () => {
      for (let r = 0; r + 1 < rows.length; r++)
        for (let k = 0; k < cols; k++) {
          const x0 = -w / 2 + (w * k) / cols;
          const x1 = -w / 2 + (w * (k + 1)) / cols;
          c.paint(0xffffff, ROLE.wall, 0.025);
          const [y0, y1] = [rows[r] as number, rows[r + 1] as number];
          c.face([
            [x0, y0, d / 2],
            [x1, y0, d / 2],
            [x1, y1, d / 2],
            [x0, y1, d / 2],
          ]);
        }
    });
  };
  const cols = (w: number): number => (c.rich ? Math.max(2, Math.round(w / 2)) : 1);
  wall(h.w, h.d, 0, cols(h.w));
  wall(h.d, h.w, Math.PI / 2, cols(h.d));
  wall(h.w, h.d, Math.PI, 1);
  wall(h.d, h.w, -Math.PI / 2, cols(h.d));
  c.fade((_x, y) => 0.72 + 0.28 * Math.min(1, y / 0.5));
  c.paint(STONE_DARK).box(0, 0, 0, h.w + 0.2, PLINTH, h.d + 0.2, 'fklrt', 0.08);
  c.fade(null);
}

function steps(from: number, to: number, by: number): number[] {
  const out: number[] = [];
  for (let y = from; y < to; y += by) out.push(y);
  return out;
}

function front(c: Carver, h: House, floor: Floor, level: number, y: number): void {
  const style = floor.window;
  const sill = y + (floor.plan === 'door' || floor.plan === 'shop' ? 0.9 : 0.62);
  c.at(0, 0, h.d / 2, 0, () => {
    if (floor.plan === 'door') {
      const kind = style.kind === 'rect' ? 'round' : style.kind;
      portal(c, 0, kind, Math.min(1.9, h.w * 0.24), floor.h - 0.1);
      const room = h.w / 2 - 1.6;
      if (room > 0.9)
        for (const s of [-1, 1])
          window(c, s * (1.5 + room / 2), sill, { ...style, kind: 'rect', shutters: false });
      return;
    }
    if (floor.plan === 'shop') {
      portal(c, -h.w * 0.28, 'rect', 1.1, floor.h - 0.35);
      window(c, h.w * 0.16, y + 0.35, { kind: 'rect', w: h.w * 0.42, h: floor.h - 1.1 });
      awning(c, h.w * 0.1, y + floor.h - 0.35, h.w * 0.62, 1.3);
      return;
    }
    if (floor.plan === 'arcade') {
      const wide = floor.n * (style.w + 0.2) + 0.3;
      arcade(c, 0, sill, floor.n, { ...style, ...(floor.foils ? { foils: true } : {}) });
      if (floor.balcony) balcony(c, 0, sill - 0.02, wide + 0.5);
      const room = (h.w - wide) / 2;
      if (room > style.w + 0.7)
        for (const s of [-1, 1]) window(c, s * (wide / 2 + room / 2 - 0.1), sill, style);
      return;
    }
    for (let k = 0; k < floor.n; k++) {
      const x = h.w * ((k + 0.5) / floor.n - 0.5) * 0.94;
      window(c, x, sill, { ...style, flowers: style.flowers === true && (k + level) % 2 === 0 });
      if (floor.balcony && k === Math.floor(floor.n / 2))
        balcony(c, x, sill - 0.02, style.w + 0.9, 0.7);
    }
  });
}

/** Side walls have fewer windows, and flatter ones; the back has none. */
function sides(c: Carver, h: House, floor: Floor, level: number, y: number): void {
  if (level === 0) return;
  const n = h.d > 6 ? 2 : 1;
  const { kind, w, h: high } = floor.window;
  const style: WindowStyle = { kind, w, h: Math.min(high, floor.h - 1), plain: true };
  for (const turn of [-Math.PI / 2, Math.PI / 2])
    c.at(0, 0, 0, turn, () =>
      c.at(0, 0, h.w / 2, 0, () => {
        for (let k = 0; k < n; k++) window(c, h.d * ((k + 0.5) / n - 0.5), y + 0.62, style);
      }),
    );
}

function band(c: Carver, h: House, y: number): void {
  c.fade(null).paint(STONE, ROLE.fixed, 0.03);
  c.box(0, y - 0.09, 0, h.w + 0.22, 0.18, h.d + 0.22, c.rich ? 'fklrtb' : 'flr');
}

function quoins(c: Carver, h: House, total: number): void {
  if (!c.rich) return;
  c.fade((_x, y) => 0.86 + 0.14 * Math.min(1, y / 2));
  const n = Math.floor((total - PLINTH - 0.5) / 0.62);
  for (let k = 0; k < n; k++)
    for (const s of [-1, 1]) {
      const long = k % 2 === 0;
      c.paint(STONE, ROLE.fixed, 0.05);
      const [w, d] = long ? [0.82, 0.5] : [0.5, 0.82];
      const x = s * (h.w / 2 - w / 2 + 0.07);
      const z = h.d / 2 - d / 2 + 0.07;
      c.box(x, PLINTH + k * 0.62 + 0.04, z, w, 0.54, d, s > 0 ? 'fr' : 'fl');
    }
  c.fade(null);
}

function cornice(c: Carver, h: House, total: number): void {
  c.fade(null).paint(STONE);
  c.box(0, total - 0.24, 0, h.w + 0.5, 0.24, h.d + 0.5, 'fklrb');
  c.paint(STONE_SHADE);
  c.box(0, total - 0.5, 0, h.w + 0.2, 0.14, h.d + 0.2, 'flrb');
  if (!c.rich) return;
  const n = Math.round(h.w / 0.55);
  for (let k = 0; k < n; k++) {
    const x = -h.w / 2 + (h.w * (k + 0.5)) / n;
    c.box(x, total - 0.42, h.d / 2 + 0.14, 0.2, 0.18, 0.2, 'flrb');
  }
}

function merlons(c: Carver, h: House, total: number): void {
  c.paint(STONE);
  c.box(0, total, 0, h.w + 0.5, 0.3, 0.3, '');
  for (const [w, d, turn] of [
    [h.w, h.d, 0],
    [h.d, h.w, Math.PI / 2],
    [h.d, h.w, -Math.PI / 2],
  ] as const)
    c.at(0, 0, 0, turn, () => {
      c.paint(STONE).box(0, total - 0.02, d / 2 + 0.1, w + 0.4, 0.36, 0.3, 'fkt');
      const n = Math.max(3, Math.round(w / 0.95));
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

/** An attic gable with an oculus, as on Renaissance fronts. */
export function gablet(c: Carver, x: number, y: number, z: number, w: number, high: number): void {
  c.at(x, y, z, 0, () => {
    c.paint(0xffffff, ROLE.wall);
    c.face([
      [-w / 2, 0, 0],
      [w / 2, 0, 0],
      [w / 2, high * 0.55, 0],
      [0, high, 0],
      [-w / 2, high * 0.55, 0],
    ]);
    oculus(c, 0, high * 0.45, w * 0.16);
    c.paint(STONE);
    c.bar([-w / 2 - 0.1, high * 0.55, 0.02], [0, high + 0.06, 0.02], 0.2);
    c.bar([0, high + 0.06, 0.02], [w / 2 + 0.1, high * 0.55, 0.02], 0.2);
  });
}
