/**
 * Distinguishing marks of the five shops against the sky: gables with emblems, and the trade's own
 * tool.
 */

import { Matrix4 } from 'three';
import { type Carver, ROLE, type V2 } from './carver.ts';
import { emblem, type Trade } from './emblems.ts';
import { widen } from './openings.ts';
import { BLACK, CREAM, GOLD, STONE, STONE_SHADE, WOOD, WOOD_DARK } from './palette.ts';

/** Outline of each trade's gable, from its lower left over the top: five silhouettes. */
const GABLES: Record<Trade, readonly V2[]> = {
  // Steps.
  anvil: mirrored([
    [-2.9, -0.4],
    [-2.9, 1.5],
    [-2.2, 1.5],
    [-2.2, 2.7],
    [-1.5, 2.7],
    [-1.5, 3.8],
    [-0.7, 3.8],
    [-0.7, 4.5],
  ]),
  // An ogee.
  gem: mirrored([
    [-2.6, -0.4],
    [-2.6, 1.4],
    [-2.45, 2.4],
    [-1.9, 3.3],
    [-1, 3.95],
    [-0.3, 4.6],
    [0, 5.4],
  ]),
  // A round bow.
  wheat: mirrored([
    [-2.75, -0.4],
    ...Array.from({ length: 7 }, (_, k): V2 => {
      const a = Math.PI - (k / 6) * (Math.PI / 2);
      return [k === 6 ? 0 : Math.cos(a) * 2.75, 1.6 + Math.sin(a) * 2.75];
    }),
  ]),
  // Scrolls.
  mortar: mirrored([
    [-3.5, -0.4],
    [-3.5, 0.3],
    [-2.9, 0.55],
    [-2.45, 1.2],
    [-2.3, 2.6],
    [-1.7, 3.5],
    [-1.5, 4],
    [-0.8, 4.25],
    [0, 4.7],
  ]),
  // A plain triangle on a block.
  cloth: mirrored([
    [-2.7, -0.4],
    [-2.7, 3.4],
    [-3, 3.4],
    [-3, 3.7],
    [0, 5.1],
  ]),
};

function mirrored(left: readonly V2[]): V2[] {
  const right = left.map(([x, y]): V2 => [-x, y]).reverse();
  return left.at(-1)?.[0] === 0 ? [...left, ...right.slice(1)] : [...left, ...right];
}

/** A white gable with a large medallion that carries the emblem. */
export function gable(c: Carver, trade: Trade, y: number): void {
  const r = 1.95;
  const line = GABLES[trade];
  const outer = widen(line, 0.24);
  const deep = 0.6;
  c.at(0, y + 0.2, 0.1, 0, () => {
    c.paint(0xffffff, ROLE.wall).plate([...line].reverse(), 0);
    c.paint(STONE).skirt(outer, 0.16, line, 0.16, false);
    c.paint(STONE_SHADE).skirt(line, 0.16, line, 0, false);
    c.paint(STONE).skirt(outer, -deep, outer, 0.16, false);
    c.under(new Matrix4().makeRotationY(Math.PI), () => {
      c.paint(0xffffff, ROLE.wall).plate([...outer].reverse(), deep);
    });
    const n = c.rich ? 28 : 14;
    const disc = (q: number): V2[] =>
      Array.from({ length: n }, (_, k): V2 => {
        const a = (k / n) * Math.PI * 2;
        return [Math.cos(a) * q, 1.85 + Math.sin(a) * q];
      });
    c.share = 0.25;
    c.paint(GOLD).plate(disc(r), 0.22);
    c.skirt([...disc(r)].reverse(), 0, [...disc(r)].reverse(), 0.22);
    c.paint(0xfbf5e6).plate(disc(r * 0.88), 0.26);
    c.at(0, 1.85, 0.3, 0, () => emblem(c, trade), 1.12);
    c.share = 1;
    const top = Math.max(...line.map(([, v]) => v)) + 0.2;
    c.paint(GOLD).at(0, top, -0.2, 0, () =>
      c.lathe(
        [
          [0.1, 0],
          [0.3, 0.25],
          [0.1, 0.55],
          [0, 0.9],
        ],
        c.rich ? 8 : 5,
      ),
    );
  });
}

/** The blacksmith's great chimney with the forge's glow. */
export function forge(c: Carver, y: number): void {
  c.paint(0x9a5440, ROLE.brick, 0.04).box(-4.1, y - 0.4, -1, 2.2, 4.4, 2, 'fklr');
  c.paint(STONE).box(-4.1, y + 4, -1, 2.6, 0.3, 2.4, 'fklrtb');
  c.paint(BLACK).box(-4.1, y + 4.3, -1, 1.5, 0.5, 1.3, 'fklr');
  c.paint(0xff9a3c, 100).box(-4.1, y + 4.75, -1, 1.4, 0.02, 1.2, 't');
}

/** The miller's small windmill on the roof. */
export function sails(c: Carver, y: number): void {
  c.at(4.3, y + 0.2, -1.2, 0.2, () => {
    c.paint(CREAM).lathe(
      [
        [1.25, 0],
        [0.9, 3.4],
      ],
      c.rich ? 10 : 6,
    );
    c.paint(0xb4583c).lathe(
      [
        [1.15, 3.4],
        [0, 4.5],
      ],
      c.rich ? 10 : 6,
      false,
    );
    c.paint(WOOD_DARK).bar([0, 3.2, 0.4], [0, 3.2, 1.35], 0.2);
    for (let k = 0; k < 4; k++) {
      const a = (k / 4) * 6.2832 + 0.5;
      const [x, v] = [Math.cos(a), Math.sin(a)];
      c.paint(WOOD).bar([0, 3.2, 1.3], [x * 2.3, 3.2 + v * 2.3, 1.3], 0.13);
      c.paint(CREAM);
      const [sx, sv] = [-v * 0.5, x * 0.5];
      c.sheet([
        [x * 0.6, 3.2 + v * 0.6, 1.32],
        [x * 2.2, 3.2 + v * 2.2, 1.32],
        [x * 2.2 + sx, 3.2 + v * 2.2 + sv, 1.32],
        [x * 0.6 + sx, 3.2 + v * 0.6 + sv, 1.32],
      ]);
    }
  });
}

/** The tailor's dyed cloths, hung out over the roof. */
export function dryingLines(c: Carver, y: number): void {
  const colors = [0x7a3f9a, 0xe0b13a, 0xc23b5a, 0x2f7fa8, 0xf0e6d0, 0x3f8a5a];
  for (const [row, z] of [-0.6, 0.9].entries())
    for (const s of [-1, 1]) {
      const [x0, x1] = [s * 3.3, s * 5.9];
      c.paint(WOOD);
      for (const x of [x0, x1]) c.box(x, y, z, 0.14, 3.3, 0.14, 'fklrt');
      c.bar([x0, y + 3.2, z], [x1, y + 3.2, z], 0.08);
      for (let k = 0; k < 2; k++) {
        const a = Math.min(x0, x1) + 0.2 + k * 1.15;
        c.paint(colors[(k + row * 2 + (s > 0 ? 3 : 0)) % colors.length]);
        c.sheet([
          [a, y + 1.2, z + 0.12],
          [a + 1, y + 1.1, z - 0.1],
          [a + 1, y + 3.2, z],
          [a, y + 3.2, z],
        ]);
      }
    }
}

/** The spice merchant's copper dome with a long pipe. */
export function still(c: Carver, y: number): void {
  c.at(4.2, y + 0.5, -0.6, 0, () => {
    const seg = c.rich ? 12 : 7;
    c.paint(STONE_SHADE).lathe(
      [
        [1.25, -0.5],
        [1.25, 0.7],
        [1.4, 0.7],
        [1.4, 0.9],
      ],
      seg,
    );
    c.paint(0xb5762a).lathe(
      [
        [1.3, 0.9],
        [1.42, 1.7],
        [1.1, 2.6],
        [0.5, 3.1],
        [0.22, 3.3],
        [0.2, 3.9],
        [0, 3.95],
      ],
      seg,
    );
    c.bar([0, 3.8, 0], [-1.5, 3, 0.4], 0.22);
  });
}

/** The jeweller's glazed lantern. */
export function lantern(c: Carver, y: number): void {
  c.at(-4.1, y + 0.9, -0.6, 0, () => {
    c.paint(STONE).lathe(
      [
        [1.15, -0.6],
        [1.15, 0.6],
        [1.3, 0.6],
        [1.3, 0.8],
      ],
      8,
      false,
    );
    c.paint(0x8fd0b4, 80).lathe(
      [
        [0.95, 0.8],
        [0.95, 2],
      ],
      8,
      false,
    );
    c.paint(STONE).lathe(
      [
        [1.15, 2],
        [1.15, 2.2],
        [1, 2.2],
      ],
      8,
      false,
    );
    c.paint(0x2f8f6a).lathe(
      [
        [1.1, 2.2],
        [0.7, 3],
        [0.16, 3.6],
        [0.1, 4.2],
        [0, 4.3],
      ],
      8,
      false,
    );
  });
}
