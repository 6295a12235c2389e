/** Houses and palazzi, each from a short description. Façade towards +z. */

import { type Carver, ROLE } from './carver.ts';
import { eavesOf, type Floor, type House, PLINTH, roofOf } from './house-plan.ts';
import { arcade, oculus, portal, portico, type WindowStyle, window } from './openings.ts';
import { awning, balcony } from './outworks.ts';
import { STONE, STONE_DARK, STONE_SHADE, WOOD, WOOD_DARK } from './palette.ts';
import { roof } from './roofs.ts';
import { band, cornice, merlons, pilasters, quoins } from './trim.ts';

/** Builds the house; answers its height under the eaves. */
export function house(c: Carver, h: House): number {
  const total = eavesOf(h);
  const jetty = h.jetty ?? 0;
  walls(c, h, total);
  let y = PLINTH;
  h.floors.forEach((floor, level) => {
    const out = level > 0 ? jetty : 0;
    c.at(0, 0, h.d / 2 + out, 0, () => front(c, h, floor, level, y));
    others(c, h, floor, level, y);
    if (h.pilasters && level > 0)
      c.at(0, 0, h.d / 2 + out, 0, () => pilasters(c, h.w, floor.n, y, floor.h));
    y += floor.h;
    if (level + 1 < h.floors.length && (h.noble || level === 0))
      c.at(0, 0, jetty / 2, 0, () => band(c, h.w, h.d + jetty, y));
  });
  const upper = { ...h, d: h.d + jetty };
  c.at(0, 0, jetty / 2, 0, () => {
    if (h.noble) {
      quoins(c, h, total, jetty);
      cornice(c, upper, total);
    } else {
      c.fade(null).paint(STONE_SHADE);
      c.box(0, total - 0.2, 0, h.w + 0.24, 0.2, upper.d + 0.24, 'fklrb');
    }
    roof(c, h.w, upper.d, total, roofOf(h));
    if (h.merlons) merlons(c, upper, total);
    if (h.gablet) gablet(c, 0, total - 0.1, upper.d / 2 + 0.1, h.w * 0.34, 2);
  });
  return total;
}

/** Walls in bands, darker at the damp foot and under the eaves; a stone plinth below. */
function walls(c: Carver, h: House, total: number): void {
  const jetty = h.jetty ?? 0;
  const ground = PLINTH + (h.floors[0]?.h ?? 2);
  const role = h.brick ? ROLE.wallBrick : ROLE.wall;
  c.fade((_x, y) => {
    const damp = 0.74 + 0.26 * Math.min(1, Math.max(0, (y - 0.2) / 2.6));
    const eaves = 0.84 + 0.16 * Math.min(1, (total - y) / 0.9);
    return damp * eaves * (0.95 + 0.07 * (y / total));
  });
  const wall = (w: number, z: number, turn: number, rows: readonly number[], own: number): void => {
    const cols = c.rich ? Math.max(2, Math.round(w / 3)) : 1;
    c.at(0, 0, 0, turn, () => {
      for (let r = 0; r + 1 < rows.length; r++)
        for (let k = 0; k < cols; k++) {
          const [x0, x1] = [-w / 2 + (w * k) / cols, -w / 2 + (w * (k + 1)) / cols];
          const [y0, y1] = [rows[r], rows[r + 1]];
          c.paint(0xffffff, own);
          c.face([
            [x0, y0, z],
            [x1, y0, z],
            [x1, y1, z],
            [x0, y1, z],
          ]);
        }
    });
  };
  const low = [PLINTH, Math.min(1.6, ground - 0.4), ground];
  const mids = c.rich ? steps(ground + 2.6, total - 1.6, 2.6) : [];
  const high = [ground, ...mids, total - 0.7, total];
  const first = h.rustic ? ROLE.wallAshlar : role;
  for (const turn of [0, 1, 2, 3]) {
    const [w, d] = turn % 2 ? [h.d, h.w] : [h.w, h.d];
    wall(w, d / 2, (turn * Math.PI) / 2, low, turn === 0 ? first : role);
    if (jetty === 0) wall(w, d / 2, (turn * Math.PI) / 2, high, role);
  }
  if (jetty > 0) {
    const d = h.d + jetty;
    c.at(0, 0, jetty / 2, 0, () => {
      for (const turn of [0, 1, 2, 3]) {
        const [w, far] = turn % 2 ? [d, h.w] : [h.w, d];
        wall(w, far / 2, (turn * Math.PI) / 2, high, role);
      }
    });
    brackets(c, h, ground, jetty);
  }
  c.fade((_x, y) => 0.72 + 0.28 * Math.min(1, y / 0.5));
  c.paint(STONE_DARK, ROLE.ashlar).box(0, 0, 0, h.w + 0.2, PLINTH, h.d + 0.2, 'fklrt', 0.08);
  c.fade(null);
}

/** Barbacani: the beams under overhanging upper floors. */
function brackets(c: Carver, h: House, y: number, jetty: number): void {
  c.fade(null).paint(WOOD_DARK);
  c.box(0, y - 0.12, h.d / 2 + jetty / 2, h.w, 0.14, jetty, 'fb');
  const n = Math.max(3, Math.round(h.w / 0.9));
  for (let k = 0; k < n; k++) {
    const x = -h.w / 2 + (h.w * (k + 0.5)) / n;
    c.paint(WOOD, ROLE.fixed, 0.08);
    c.box(x, y - 0.3, h.d / 2 + jetty * 0.42, 0.18, 0.2, jetty * 0.84, 'flrb');
  }
}

function steps(from: number, to: number, by: number): number[] {
  const out: number[] = [];
  for (let y = from; y < to; y += by) out.push(y);
  return out;
}

function front(c: Carver, h: House, floor: Floor, level: number, y: number): void {
  const style = floor.window;
  const ground = level === 0;
  const sill = y + (ground ? 0.9 : 0.62);
  if (floor.plan === 'door' || floor.plan === 'gate') {
    const gate = floor.plan === 'gate';
    const kind = style.kind === 'rect' ? 'round' : style.kind;
    const wide = gate ? Math.min(3, h.w * 0.46) : Math.min(1.9, h.w * 0.24);
    const at = gate || floor.shift === undefined ? 0 : floor.shift * h.w;
    portal(c, at, kind, wide, floor.h - 0.1);
    const room = h.w / 2 - wide / 2 - 0.7;
    if (room > 0.9)
      for (const s of [-1, 1]) {
        const x = s * (wide / 2 + 0.45 + room / 2) + at;
        if (Math.abs(x) > h.w / 2 - 0.7) continue;
        window(c, x, sill, { ...style, kind: 'rect', h: Math.min(1.2, style.h), shutters: false });
      }
    return;
  }
  if (floor.plan === 'portico') {
    portico(c, h.w - (h.noble ? 1.7 : 0.5), floor.h - 0.1, floor.n);
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
    const at = (floor.shift ?? 0) * h.w;
    arcade(c, at, sill, floor.n, { ...style, ...(floor.foils ? { foils: true } : {}) });
    if (floor.balcony) balcony(c, at, sill - 0.02, wide + 0.5);
    for (const s of [-1, 1]) {
      const edge = (s * h.w) / 2;
      // White corner stones need their own room.
      const room = Math.abs(edge - at) - wide / 2 - (h.noble ? 0.42 : 0);
      const n = Math.floor(room / (style.w + 0.75));
      for (let k = 0; k < n; k++)
        window(c, at + s * (wide / 2 + (room * (k + 0.5)) / n - 0.06), sill, style);
    }
    return;
  }
  for (let k = 0; k < floor.n; k++) {
    const x = h.w * ((k + 0.5) / floor.n - 0.5) * 0.94;
    window(c, x, sill, { ...style, flowers: style.flowers === true && (k + level) % 2 === 0 });
    if (floor.balcony && k === Math.floor(floor.n / 2))
      balcony(c, x, sill - 0.02, style.w + 0.9, 0.7);
  }
}

/** Sides and back: fewer windows than the front, and flatter ones; a door to the yard. */
function others(c: Carver, h: House, floor: Floor, level: number, y: number): void {
  const { kind, w, h: high, shutters } = floor.window;
  const style: WindowStyle = {
    kind,
    w: Math.min(w, 0.9),
    h: Math.min(high, floor.h - 1),
    plain: true,
    shutters: level > 0 && (shutters === true || (!h.noble && level % 2 === 1)),
  };
  const jetty = level > 0 ? (h.jetty ?? 0) : 0;
  for (const [turn, wide, far] of [
    [Math.PI / 2, h.d, h.w / 2],
    [-Math.PI / 2, h.d, h.w / 2],
    [Math.PI, h.w, h.d / 2],
  ] as const)
    c.at(0, 0, 0, turn, () =>
      c.at(0, 0, far, 0, () => {
        const back = turn === Math.PI;
        const n = Math.max(1, Math.floor(wide / (back ? 2.3 : 2.9)));
        if (level === 0 && floor.plan !== 'row') {
          if (!back) return;
          portal(c, wide * 0.2, 'rect', 1.1, floor.h - 0.4, true);
          window(c, -wide * 0.22, y + 0.9, { kind: 'rect', w: 0.7, h: 0.9, plain: true });
          return;
        }
        const off = back ? 0 : (jetty / 2) * (turn > 0 ? -1 : 1);
        for (let k = 0; k < n; k++) {
          const wash = (k + level + h.seed) % 4 === 0;
          const x = wide * ((k + 0.5) / n - 0.5) * 0.92 + off;
          window(c, x, y + 0.62, { ...style, shutters: style.shutters === true && !wash });
        }
      }),
    );
}

/** An attic gable with an oculus, as on Renaissance fronts. */
function gablet(c: Carver, x: number, y: number, z: number, w: number, high: number): void {
  c.at(x, y, z, 0, () => {
    c.paint(0xffffff, ROLE.wall);
    c.face([
      [-w / 2, 0, 0],
      [w / 2, 0, 0],
      [w / 2, high * 0.55, 0],
      [0, high, 0],
      [-w / 2, high * 0.55, 0],
    ]);
    for (const s of [-1, 1]) {
      const side: [number, number, number][] = [
        [(s * w) / 2, 0, 0],
        [(s * w) / 2, 0, -1.6],
        [(s * w) / 2, high * 0.55, -1.6],
        [(s * w) / 2, high * 0.55, 0],
      ];
      c.paint(0xffffff, ROLE.wall).face(s > 0 ? side : side.reverse());
      const top: [number, number, number][] = [
        [(s * w) / 2 + s * 0.16, high * 0.52, 0.16],
        [(s * w) / 2 + s * 0.16, high * 0.52, -2.4],
        [0, high + 0.06, -2.4],
        [0, high + 0.06, 0.16],
      ];
      c.paint(0xc8653a, ROLE.roof).face(s > 0 ? top : top.reverse());
    }
    oculus(c, 0, high * 0.45, w * 0.16);
    c.paint(STONE);
    c.bar([-w / 2 - 0.1, high * 0.5, 0.08], [0, high + 0.02, 0.08], 0.2);
    c.bar([0, high + 0.02, 0.08], [w / 2 + 0.1, high * 0.5, 0.08], 0.2);
  });
}
