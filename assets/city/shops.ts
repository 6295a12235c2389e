/** Five shopfronts, each with its trade's emblem large over the cornice. Façade towards +z. */

import { Matrix4 } from 'three';
import { type Carver, ROLE, type V2 } from './carver.ts';
import { emblem } from './emblems.ts';
import { house } from './house.ts';
import type { Floor } from './house-plan.ts';
import { type Opening, window } from './openings.ts';
import { awning } from './outworks.ts';
import { BLACK, CREAM, GOLD, STONE, STONE_SHADE, WOOD, WOOD_DARK, WOOD_LIGHT } from './palette.ts';

export type Trade = 'anvil' | 'gem' | 'wheat' | 'mortar' | 'cloth';

const KIND: Record<Trade, Opening> = {
  anvil: 'rect',
  gem: 'ogee',
  wheat: 'round',
  mortar: 'ogee',
  cloth: 'round',
};

const WIDE = 12.6;
const DEEP = 7;

export function shopfront(c: Carver, trade: Trade): void {
  const kind = KIND[trade];
  const high = kind === 'rect' ? 1.6 : 2.2;
  const floors: Floor[] = [
    { h: 3.9, plan: 'row', n: 0, window: { kind, w: 1, h: 2 } },
    { h: 3.1, plan: 'row', n: 6, window: { kind, w: 1, h: high, shutters: kind === 'rect' } },
    {
      h: trade === 'gem' || trade === 'mortar' ? 3.3 : 3,
      plan: 'arcade',
      n: kind === 'rect' ? 5 : 6,
      window: { kind: kind === 'rect' ? 'round' : kind, w: 0.95, h: 2.1 },
      balcony: true,
    },
  ];
  const y = house(c, {
    name: '',
    w: WIDE,
    d: DEEP,
    seed: 0,
    noble: true,
    floors,
    merlons: trade === 'gem',
    roof: { steep: 0.46, hip: 1 },
  });
  c.at(0, 0, DEEP / 2, 0, () => {
    // Three bays: open counter, door, open counter.
    for (const x of [-3.9, 3.9]) {
      window(c, x, 1.15, { kind: kind === 'rect' ? 'rect' : 'round', w: 3.6, h: 2.5, frame: 0.22 });
      goods(c, trade, x);
      awning(c, x, 4.15, 4.4, 1.25);
    }
    door(c, kind);
    gable(c, trade, y);
  });
  if (trade === 'anvil') forge(c, y);
  if (trade === 'wheat') sails(c, y);
}

function door(c: Carver, kind: Opening): void {
  c.paint(STONE_SHADE).box(0, 0, 0.16, 3, 3.9, 0.36, 'flrt', 0.06);
  c.at(0, 0.1, 0.32, 0, () => {
    window(c, 0, 0.1, {
      kind: kind === 'rect' ? 'round' : kind,
      w: 1.6,
      h: 3,
      frame: 0.2,
      sill: false,
    });
    c.paint(WOOD, ROLE.fixed, 0.08);
    for (const s of [-1, 1]) c.box(s * 0.4, 0.1, 0.06, 0.76, 1.9, 0.08, 'flrt', 0.03);
    c.paint(GOLD);
    for (const s of [-1, 1]) c.box(s * 0.12, 1, 0.14, 0.1, 0.1, 0.06, 'f');
  });
  c.paint(STONE).box(0, 0, 0.6, 2.8, 0.22, 1, 'flrt', 0.05);
}

/** What the counter shows. */
function goods(c: Carver, trade: Trade, x: number): void {
  c.paint(WOOD_LIGHT).box(x, 0.6, 0.45, 3.9, 0.16, 0.8, 'flrt', 0.03);
  c.paint(WOOD).box(x, 0, 0.4, 3.5, 0.6, 0.5, 'flr');
  const colors: Record<Trade, readonly number[]> = {
    anvil: [0x585c62, 0x7d828a, 0x3e4146],
    gem: [0x2fa36b, 0x3a6fd0, 0xc8324a],
    wheat: [0xe6c15a, 0xd9a93c, 0xf0e0b0],
    mortar: [0xd8642a, 0xe0a526, 0x9a3b26],
    cloth: [0x7a3f9a, 0xc23b5a, 0x2f7fa8],
  };
  // On small machines nobody sees what lies on a counter behind the price slab.
  for (let k = 0; k < (c.rich ? 6 : 0); k++) {
    const color = colors[trade][k % 3] as number;
    c.paint(color, ROLE.fixed, 0.1);
    const px = x - 1.5 + k * 0.6;
    if (trade === 'wheat' || trade === 'mortar')
      c.at(px, 0.76, 0.5, 0, () =>
        c.lathe(
          [
            [0.24, 0],
            [0.28, 0.22],
            [0.05, 0.42],
            [0, 0.42],
          ],
          6,
        ),
      );
    else
      c.box(
        px,
        0.76,
        0.5,
        0.44,
        trade === 'cloth' ? 0.26 + (k % 3) * 0.12 : 0.34,
        0.5,
        'flrt',
        0.07,
      );
  }
}

/** A white gable with a large medallion that carries the emblem. */
function gable(c: Carver, trade: Trade, y: number): void {
  const r = 1.95;
  c.at(0, y + 0.2, 0.1, 0, () => {
    c.paint(0xffffff, ROLE.wall);
    const line: V2[] = [
      [-2.9, -0.4],
      [2.9, -0.4],
      [2.9, 1.2],
      [1.5, 3.7],
      [0, 4.5],
      [-1.5, 3.7],
      [-2.9, 1.2],
    ];
    c.plate(line, 0);
    c.paint(STONE_SHADE);
    c.plate(line.map(([x, v]): V2 => [-x, v]).reverse(), 0);
    c.under(back(), () => c.plate(line, 0));
    c.paint(STONE);
    for (let k = 2; k < 6; k++) {
      const [a, b] = [line[k] as V2, line[k + 1] as V2];
      c.bar([a[0], a[1], -0.2], [b[0], b[1], -0.2], 0.5);
    }
    c.bar([-2.9, 1.2, -0.2], [-2.9, -0.4, -0.2], 0.44);
    c.bar([2.9, 1.2, -0.2], [2.9, -0.4, -0.2], 0.44);
    const disc = (q: number): V2[] =>
      Array.from(
        { length: c.rich ? 28 : 14 },
        (_, k, all = c.rich ? 28 : 14): V2 => [
          Math.cos((k / all) * 6.2832) * q,
          1.85 + Math.sin((k / all) * 6.2832) * q,
        ],
      );
    c.share = 0.25;
    c.paint(GOLD).plate(disc(r), 0.22);
    c.skirt([...disc(r)].reverse(), 0, [...disc(r)].reverse(), 0.22);
    c.paint(0xfbf5e6).plate(disc(r * 0.88), 0.26);
    c.at(0, 1.85, 0.3, 0, () => emblem(c, trade), 1.12);
    c.share = 1;
    c.paint(GOLD).at(0, 4.5, -0.2, 0, () =>
      c.lathe(
        [
          [0.1, 0],
          [0.3, 0.25],
          [0.1, 0.55],
          [0, 0.9],
        ],
        8,
      ),
    );
  });
}

function back() {
  return new Matrix4().makeRotationY(Math.PI).multiply(new Matrix4().makeTranslation(0, 0, 0.45));
}

/** The blacksmith's great chimney with the forge's glow. */
function forge(c: Carver, y: number): void {
  c.paint(0x9a5440, ROLE.brick, 0.04).box(-4.1, y - 0.4, -1, 2.2, 4.4, 2, 'fklr');
  c.paint(STONE).box(-4.1, y + 4, -1, 2.6, 0.3, 2.4, 'fklrtb');
  c.paint(BLACK).box(-4.1, y + 4.3, -1, 1.5, 0.5, 1.3, 'fklr');
  c.paint(0xff9a3c, 100).box(-4.1, y + 4.75, -1, 1.4, 0.02, 1.2, 't');
}

/** The miller's small windmill on the roof. */
function sails(c: Carver, y: number): void {
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
