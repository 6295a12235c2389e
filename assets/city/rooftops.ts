/**
 * Things on roofs: chimneys, altane, dormers. Models of their own that the city sets on its houses
 * one by one (client/world/venice/crown.ts), so that houses from one mould differ. Origin at the
 * roof's surface; chimneys reach below it.
 */

import { type Carver, ROLE, type V2 } from './carver.ts';
import { window } from './openings.ts';
import { IRON, LEAF, LEAF_DARK, RED, STONE, STONE_SHADE, WOOD, WOOD_LIGHT } from './palette.ts';
import { roof, slope } from './roofs.ts';

const CLAY = 0xd9b48f;
const SOOT = 0x2a2320;

function shaft(c: Carver, size: number, h: number): void {
  c.fade((_x, y) => 0.8 + 0.2 * Math.min(1, Math.max(0, y) / 0.8));
  c.paint(0xffffff, ROLE.wall, 0.04).box(0, -1.2, 0, size, h + 1.2, size, 'fklr');
  c.fade(null);
}

/** The Venetian bell: a cone that widens upwards, against sparks. */
export function chimneyBell(c: Carver): void {
  const seg = c.rich ? 8 : 5;
  shaft(c, 0.42, 1.3);
  c.at(0, 1.3, 0, Math.PI / seg, () => {
    const ring = (profile: readonly V2[]) => c.lathe(profile, seg, false);
    c.paint(STONE);
    if (c.rich)
      ring([
        [0.28, -0.1],
        [0.36, -0.04],
        [0.36, 0.06],
        [0.26, 0.06],
      ]);
    c.paint(CLAY, ROLE.fixed, 0.06);
    ring([
      [0.26, 0.06],
      [0.5, 0.74],
    ]);
    c.paint(0xe4cdb0);
    ring([
      [0.5, 0.74],
      [0.55, 0.78],
      [0.53, 0.86],
      [0.3, 1.02],
      [0, 1.02],
    ]);
  });
}

/** A square head with arched openings under a small roof. */
export function chimneyHouse(c: Carver): void {
  shaft(c, 0.56, 1.3);
  c.paint(STONE_SHADE).box(0, 1.3, 0, 0.82, 0.1, 0.82, 'fklrtb');
  c.paint(0xffffff, ROLE.wall).box(0, 1.4, 0, 0.66, 0.55, 0.66, 'fklr');
  for (let k = 0; k < 4; k++)
    c.at(0, 0, 0, (k * Math.PI) / 2, () => {
      c.paint(SOOT);
      for (const s of [-1, 1]) c.box(s * 0.15, 1.48, 0.34, 0.18, 0.36, 0.02, 'f');
    });
  c.at(0, 0, 0, 0, () => {
    slope(c, [-0.46, 1.95, 0.46], [0.46, 1.95, 0.46], [0, 2.3, 0], [0, 2.3, 0]);
    slope(c, [0.46, 1.95, 0.46], [0.46, 1.95, -0.46], [0, 2.3, 0], [0, 2.3, 0]);
    slope(c, [0.46, 1.95, -0.46], [-0.46, 1.95, -0.46], [0, 2.3, 0], [0, 2.3, 0]);
    slope(c, [-0.46, 1.95, -0.46], [-0.46, 1.95, 0.46], [0, 2.3, 0], [0, 2.3, 0]);
  });
}

/** A broad stack with two pots. */
export function chimneyTwin(c: Carver): void {
  c.fade((_x, y) => 0.8 + 0.2 * Math.min(1, Math.max(0, y) / 0.8));
  c.paint(0xffffff, ROLE.wallBrick).box(0, -1.2, 0, 1.1, 2.3, 0.5, 'fklr');
  c.fade(null);
  c.paint(STONE).box(0, 1.1, 0, 1.3, 0.14, 0.7, 'fklrtb');
  for (const s of [-1, 1])
    c.at(s * 0.3, 1.24, 0, 0, () => {
      const pot: readonly V2[] = c.rich
        ? [
            [0.16, 0],
            [0.2, 0.5],
            [0.27, 0.56],
            [0.27, 0.66],
            [0.18, 0.66],
          ]
        : [
            [0.16, 0],
            [0.26, 0.64],
          ];
      const seg = c.rich ? 6 : 4;
      c.paint(CLAY, ROLE.fixed, 0.08).lathe(pot, seg, false);
      c.paint(SOOT).lathe(
        [
          [0.22, 0.64],
          [0, 0.6],
        ],
        seg,
        false,
      );
    });
}

function deck(c: Carver, w: number, d: number): void {
  c.paint(WOOD, ROLE.fixed, 0.08);
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) c.box((sx * w) / 2, -1.7, (sz * d) / 2, 0.13, 2.6, 0.13, 'fklrt');
  const planks = c.rich ? 6 : 1;
  for (let k = 0; k < planks; k++) {
    c.paint(WOOD_LIGHT, ROLE.fixed, 0.1);
    const z = -d / 2 + (d * (k + 0.5)) / planks;
    c.box(0, 0, z, w + 0.3, 0.1, (d + 0.2) / planks - 0.03, k === planks - 1 ? 'flrt' : 'lrt');
  }
  c.paint(WOOD_LIGHT, ROLE.fixed, 0.1).box(0, -0.02, 0, w + 0.3, 0.1, d + 0.2, 'fklrb');
  c.paint(WOOD);
  for (const sz of [-1, 1])
    for (const y of [0.44, 0.82]) c.box(0, y, (sz * d) / 2, w, 0.08, 0.08, 'fkt');
  for (const sx of [-1, 1])
    for (const y of [0.44, 0.82]) c.box((sx * w) / 2, y, 0, 0.08, 0.08, d, 'lrt');
}

/** A wooden terrace on posts over the ridge, with washing on a line. */
export function altana(c: Carver): void {
  const [w, d] = [2.8, 2.2];
  deck(c, w, d);
  const wash = [0xf3efe4, 0xd9e4ea, 0xd98b7a];
  for (const [k, color] of wash.entries()) {
    const px = -w / 2 + 0.4 + k * 0.78;
    c.paint(color);
    c.sheet([
      [px, 0.75 + (k % 2) * 0.2, 0],
      [px + 0.56, 0.75 + (k % 2) * 0.2, 0.05],
      [px + 0.56, 1.5, 0],
      [px, 1.5, 0],
    ]);
  }
  c.paint(WOOD);
  for (const s of [-1, 1]) c.box((s * w) / 2, 0.8, 0, 0.09, 0.8, 0.09, 'fklrt');
  c.paint(IRON).bar([-w / 2, 1.52, 0], [w / 2, 1.52, 0], 0.03);
}

/** A terrace under a pergola with leaves and pots. */
export function altanaGreen(c: Carver): void {
  const [w, d] = [2.6, 2.2];
  deck(c, w, d);
  c.paint(WOOD);
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) c.box((sx * w) / 2, 0.8, (sz * d) / 2, 0.1, 1.3, 0.1, 'fklr');
  for (let k = 0; k < 4; k++)
    c.box(0, 2.06, -d / 2 + (k * d) / 3, w + 0.5, 0.08, 0.1, c.rich ? 'fkltrb' : 'ft');
  for (let k = 0; k < (c.rich ? 7 : 3); k++) {
    c.paint(k % 2 ? LEAF : LEAF_DARK, ROLE.fixed, 0.15);
    const [x, z] = [-w / 2 + c.random() * w, -d / 2 + c.random() * d];
    c.box(x, 2.08, z, 0.6 + c.random() * 0.5, 0.24, 0.6, 'fklrt', 0.1);
  }
  for (const s of [-1, 1]) {
    c.paint(0xb4613c).box(s * w * 0.36, 0.1, d * 0.36, 0.34, 0.34, 0.34, 'fklr');
    c.paint(s > 0 ? RED : LEAF, ROLE.fixed, 0.1);
    c.box(s * w * 0.36, 0.44, d * 0.36, 0.46, 0.4, 0.46, 'fklrt', 0.12);
  }
}

/** A dormer that faces +z; its sill is on the slope. */
export function dormer(c: Carver): void {
  c.paint(0xffffff, ROLE.wall).box(0, -0.6, -0.5, 1.3, 1.7, 1.7, 'flr');
  c.at(0, 0, 0.35, 0, () => window(c, 0, 0.25, { kind: 'rect', w: 0.62, h: 0.66, frame: 0.1 }));
  c.at(0, 0, -0.6, Math.PI / 2, () => roof(c, 2, 1.3, 1.1, { hip: 0, over: 0.18, steep: 0.6 }));
}
