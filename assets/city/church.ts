/** Church and bell tower. Origin on the ground, façade towards +z. */

import { type Carver, ROLE, type V2 } from './carver.ts';
import { column, pediment, statue, steps } from './landmarks.ts';
import { oculus, portal, window } from './openings.ts';
import { BRICK, GOLD, STONE, STONE_DARK, STONE_SHADE, TILE, VERDIGRIS } from './palette.ts';
import { roof } from './roofs.ts';

const ring = (c: Carver, few = 6): number => (c.rich ? 12 : few);

/** Church with a white front, a domed crossing and an apse. 9 wide, 13 deep. */
export function church(c: Carver): void {
  const tall = 6.6;
  c.fade((_x, y) => 0.78 + 0.22 * Math.min(1, y / 2.2));
  c.paint(0xd9906e, ROLE.brick).box(0, 0, -1, 7.4, tall, 11, 'fklr');
  c.paint(0xd9906e, ROLE.brick).box(0, 0, -2.4, 10.6, 4.6, 5, 'fklr');
  c.fade(null);
  c.at(0, 0, -1, Math.PI / 2, () =>
    roof(c, 11, 7.4, tall, { hip: 0, steep: 0.4, over: 0.2, gable: 0xd9906e }),
  );
  c.at(0, 0, -2.4, 0, () =>
    roof(c, 10.6, 5, 4.6, { hip: 0, steep: 0.4, over: 0.2, gable: 0xd9906e }),
  );
  c.paint(STONE).box(0, tall - 0.3, -1, 7.7, 0.3, 11.2, 'lrb');
  for (const s of [-1, 1])
    c.at(0, 0, 0, (s * Math.PI) / 2, () => {
      c.at(0, 0, 5.3, 0, () => {
        portal(c, 2.4, 'round', 1.1, 2.3);
        window(c, 2.4, 3, { kind: 'round', w: 0.9, h: 1.1 });
      });
      c.at(0, 0, 3.7, 0, () => {
        for (const x of [-3.6, -1.6]) window(c, s * x, 3.6, { kind: 'round', w: 0.9, h: 1.9 });
      });
    });
  // Drum and dome.
  const seg = c.rich ? 20 : 8;
  c.at(0, 5.5, -2.4, 0, () => {
    c.paint(STONE_SHADE).box(0, 0, 0, 6, 1.3, 6, 'fklrt', 0.5);
    c.paint(STONE).lathe(
      [
        [2.75, 1.2],
        [2.75, 2.9],
        [3.05, 2.9],
        [3.05, 3.15],
        [2.8, 3.15],
      ],
      seg,
    );
    for (let k = 0; k < 8; k++)
      c.at(0, 1.45, 0, (k * Math.PI) / 4 + Math.PI / 8, () =>
        c.at(0, 0, 2.66, 0, () => window(c, 0, 0, { kind: 'round', w: 0.72, h: 1.1, frame: 0.1 })),
      );
    const dome: V2[] = [];
    const n = c.rich ? 8 : 4;
    for (let k = 0; k <= n; k++) {
      const a = (k / n) * 1.44;
      dome.push([2.8 * Math.cos(a), 3.15 + 3 * Math.sin(a)]);
    }
    c.fade((_x, y) => 0.82 + 0.2 * Math.min(1, (y - 8.2) / 3.4));
    c.paint(VERDIGRIS).lathe(dome, seg);
    c.fade(null);
    if (c.rich)
      for (let k = 0; k < 10; k++)
        c.at(0, 0, 0, (k * Math.PI * 2) / 10, () => {
          c.paint(0x88c4b2);
          for (let q = 0; q + 1 < dome.length; q++) {
            const [p0, p1] = [dome[q], dome[q + 1]];
            c.face([
              [-0.09, p0[1], p0[0] + 0.05],
              [0.09, p0[1], p0[0] + 0.05],
              [0.09, p1[1], p1[0] + 0.05],
              [-0.09, p1[1], p1[0] + 0.05],
            ]);
          }
        });
    c.at(0, 6.05, 0, 0, () => {
      c.paint(STONE).lathe(
        [
          [0.62, 0],
          [0.56, 0.5],
          [0.75, 0.5],
          [0.75, 0.62],
        ],
        8,
        false,
      );
      c.paint(VERDIGRIS).lathe(
        [
          [0.72, 0.62],
          [0.5, 1.05],
          [0, 1.45],
        ],
        8,
      );
      c.paint(GOLD).box(0, 1.35, 0, 0.1, 0.75, 0.1, 'fklrt');
      c.box(0, 1.75, 0, 0.44, 0.1, 0.1, 'fklrtb');
    });
  });
  // White front with four columns.
  c.at(0, 0, 4.5, 0, () => {
    c.fade((_x, y) => 0.85 + 0.15 * Math.min(1, y / 1.6));
    // Columns throw shade enough: the wall behind them stays white.
    c.share = 0.35;
    c.paint(STONE).box(0, 0, 0.1, 8.2, tall + 0.3, 0.5, 'flr');
    c.share = 0.6;
    c.paint(STONE).box(0, 0, -0.05, 11, 4.4, 0.5, 'flrt');
    c.share = 1;
    c.fade(null);
    marbles(c, tall);
    c.at(0, 0, 0.36, 0, () => {
      portal(c, 0, 'round', 2, 3.4);
      oculus(c, 0, 5.3, 0.78);
      for (const s of [-1, 1]) window(c, s * 2.3, 2.2, { kind: 'round', w: 0.8, h: 1.7 });
    });
    for (const x of [-3.7, -1.45, 1.45, 3.7]) column(c, x, 0.78, tall + 0.1, 0.36);
    for (const s of [-1, 1]) {
      c.paint(STONE).box(s * 4.75, 4.4, 0, 1.6, 0.26, 0.7, 'fklrtb');
      statue(c, s * 5, 4.66, 0.05, 0.8);
    }
    pediment(c, tall + 0.25, 0.9, 8.4, 2, 1.4);
    mosaic(c, tall + 0.55);
    for (const x of [-4.1, 0, 4.1]) statue(c, x, tall + (x === 0 ? 2.4 : 0.5), 0.7, 1);
  });
  c.at(0, 0, 5.7, 0, () => steps(c, 9, 1.7, 0.36, 2));
  // Apse.
  c.at(0, 0, -6.5, 0, () => {
    c.paint(0xd9906e, ROLE.brick).lathe(
      [
        [2.4, 0],
        [2.4, 4.6],
        [2.6, 4.6],
        [2.6, 4.85],
      ],
      ring(c),
      true,
      Math.PI / 2,
      Math.PI * 1.5,
    );
    c.paint(TILE, ROLE.roof).lathe(
      [
        [2.6, 4.85],
        [0, 6.2],
      ],
      ring(c),
      false,
      Math.PI / 2,
      Math.PI * 1.5,
    );
  });
}

/** Slabs and roundels of coloured marble on the white front. */
function marbles(c: Carver, tall: number): void {
  c.share = 0.4;
  const disc = (r: number, n = 10): V2[] =>
    Array.from({ length: n }, (_, k): V2 => {
      const a = (k / n) * Math.PI * 2;
      return [Math.cos(a) * r, Math.sin(a) * r];
    });
  for (const s of [-1, 1]) {
    c.at(s * 2.55, 5.2, 0.37, 0, () => {
      c.paint(GOLD).plate(disc(0.52), 0);
      c.paint(s > 0 ? 0x7c3436 : 0x3f6f62).plate(disc(0.42), 0.02);
    });
    c.paint(0x9dbab0).box(s * 2.55, 0.5, 0.36, 1.5, 1.4, 0.04, 'f');
    c.paint(0xc9897a).box(s * 2.55, 0.66, 0.38, 1.16, 1.08, 0.04, 'f');
    c.paint(0x9dbab0).box(s * 4.75, 0.6, 0.2, 0.9, 2.4, 0.04, 'f');
    c.at(s * 4.75, 3.6, 0.22, 0, () => c.paint(0x7c3436).plate(disc(0.36), 0));
  }
  c.paint(STONE_SHADE).box(0, tall - 2.35, 0.38, 7.4, 0.2, 0.1, 'ftb');
  c.share = 1;
}

/** Gold ground with a blue and a red figure in the gable. */
function mosaic(c: Carver, y: number): void {
  c.share = 0.3;
  c.paint(0xe0b040, 26);
  c.face([
    [-2.9, y, 0.94],
    [2.9, y, 0.94],
    [0, y + 1.36, 0.94],
  ]);
  for (const [x, color] of [
    [-0.75, 0x2f5f9a],
    [0, 0x9c2f2a],
    [0.75, 0x2f5f9a],
  ] as const) {
    const h = x === 0 ? 0.62 : 0.44;
    c.paint(color).face([
      [x - 0.2, y + 0.04, 0.96],
      [x + 0.2, y + 0.04, 0.96],
      [x, y + 0.04 + h, 0.96],
    ]);
    c.paint(0xf0d8b0).box(x, y + h - 0.12, 0.96, 0.16, 0.16, 0.02, 'f');
  }
  c.share = 1;
}

/** Bell tower, 19 high. */
export function campanile(c: Carver): void {
  c.fade((_x, y) => 0.75 + 0.25 * Math.min(1, y / 5));
  c.paint(STONE_DARK).box(0, 0, 0, 3.4, 0.9, 3.4, 'fklrt', 0.15);
  c.paint(BRICK, ROLE.brick).box(0, 0.9, 0, 2.8, 10.4, 2.8, 'fklr');
  c.fade(null);
  for (let turn = 0; turn < 4; turn++)
    c.at(0, 0, 0, (turn * Math.PI) / 2, () => {
      c.paint(0xc8714f, ROLE.brick);
      for (const s of [-1, 1]) c.box(s * 1.12, 1.2, 1.42, 0.5, 9.8, 0.12, 'flr');
      c.paint(0xc8714f, ROLE.brick).box(0, 1.2, 1.42, 0.3, 9.8, 0.12, 'flr');
      c.at(0, 0, 1.41, 0, () => {
        for (let k = 0; k < 3; k++) {
          c.paint(0x2a2a30).box(0.5, 2.6 + k * 2.8, 0, 0.28, 0.8, 0.04, 'f');
        }
      });
      // Belfry.
      c.at(0, 11.7, 1.36, 0, () => {
        for (const x of [-0.78, 0, 0.78])
          window(c, x, 0.2, { kind: 'round', w: 0.56, h: 2, frame: 0.1, sill: false });
      });
    });
  c.paint(STONE).box(0, 11.2, 0, 3.3, 0.4, 3.3, 'fklrtb');
  c.paint(STONE_SHADE).box(0, 11.6, 0, 2.7, 2.7, 2.7, 'fklr');
  c.paint(STONE).box(0, 14.2, 0, 3.2, 0.35, 3.2, 'fklrtb');
  c.paint(BRICK, ROLE.brick).box(0, 14.5, 0, 2.5, 1, 2.5, 'fklr');
  c.paint(STONE).box(0, 15.4, 0, 2.8, 0.25, 2.8, 'fklrtb');
  for (let turn = 0; turn < 4; turn++)
    c.at(0, 15.6, 0, (turn * Math.PI) / 2, () => {
      c.paint(VERDIGRIS, ROLE.fixed, 0.06);
      c.face([
        [-1.25, 0, 1.25],
        [1.25, 0, 1.25],
        [0, 3.6, 0],
      ]);
    });
  c.paint(GOLD).at(0, 19, 0, 0, () => {
    c.lathe(
      [
        [0, 0],
        [0.2, 0.15],
        [0, 0.4],
      ],
      6,
    );
    c.box(0, 0.3, 0, 0.2, 0.8, 0.2, 'fklrt', 0.08);
    c.sheet([
      [-0.6, 0.8, 0],
      [0, 0.55, 0],
      [0, 0.95, 0],
      [-0.7, 1.15, 0],
    ]);
    c.sheet([
      [0.6, 0.8, 0],
      [0, 0.55, 0],
      [0, 0.95, 0],
      [0.7, 1.15, 0],
    ]);
  });
}
