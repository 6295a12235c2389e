/** Scenery of the lagoon: islands, a far town, sandbanks. Foot at the water (y = 0). */

import { type Carver, ROLE, type V2 } from './carver.ts';
import { arch, widen } from './openings.ts';
import {
  BRICK,
  CREAM,
  GOLD,
  LEAD,
  LEAF,
  LEAF_DARK,
  STONE,
  STONE_SHADE,
  TILE,
  VERDIGRIS,
} from './palette.ts';
import { cypress } from './props.ts';
import { roof } from './roofs.ts';

/** Plain houses of a far shore: a wall, a few windows as dots, a roof. */
function cottage(c: Carver, x: number, z: number, w: number, h: number, color: number): void {
  c.at(x, 0, z, 0, () => {
    c.paint(color, ROLE.fixed, 0.05).box(0, 0, 0, w, h, 3, 'fklr');
    c.paint(0x44525a);
    for (let f = 0; f + 1.6 < h; f += 1.7)
      for (let k = 0; k < Math.floor(w / 1.3); k++)
        c.box(-w / 2 + 0.75 + k * 1.3, f + 0.7, 1.52, 0.45, 0.8, 0.02, 'f');
    roof(c, w, 3, h, { over: 0.25, hip: c.random() < 0.5 ? 1 : 0 });
  });
}

function spire(c: Carver, x: number, z: number, h: number, w = 1.9): void {
  c.at(x, 0, z, 0, () => {
    c.paint(BRICK, ROLE.brick).box(0, 0, 0, w, h, w, 'fklr');
    c.paint(STONE).box(0, h, 0, w + 0.3, 0.3, w + 0.3, 'fklrtb');
    c.paint(STONE_SHADE).box(0, h + 0.3, 0, w * 0.9, 1.7, w * 0.9, 'fklr');
    for (const turn of [0, 1, 2, 3])
      c.at(0, h + 0.4, 0, (turn * Math.PI) / 2, () => {
        c.paint(0x333a40).box(0, 0, w * 0.46, w * 0.34, 1.3, 0.02, 'f');
      });
    c.paint(STONE).box(0, h + 2, 0, w + 0.2, 0.25, w + 0.2, 'fklrtb');
    c.paint(VERDIGRIS).at(0, h + 2.25, 0, Math.PI / 4, () =>
      c.lathe(
        [
          [w * 0.72, 0],
          [0, w * 1.7],
        ],
        4,
        false,
      ),
    );
    c.paint(GOLD).box(0, h + 2.2 + w * 1.7, 0, 0.2, 0.6, 0.2, 'fklrt');
  });
}

function dome(c: Carver, x: number, y: number, z: number, r: number, color: number): void {
  c.at(x, y, z, 0, () => {
    const seg = c.rich ? 14 : 8;
    c.paint(STONE_SHADE).lathe(
      [
        [r, 0],
        [r, r * 0.7],
        [r * 1.1, r * 0.7],
        [r * 1.1, r * 0.8],
      ],
      seg,
    );
    const line = Array.from({ length: 6 }, (_, k): V2 => {
      const a = (k / 5) * 1.45;
      return [r * Math.cos(a), r * 0.8 + r * 1.1 * Math.sin(a)];
    });
    c.paint(color).lathe(line, seg);
    c.paint(STONE).box(0, r * 1.85, 0, r * 0.3, r * 0.4, r * 0.3, 'fklr');
    c.paint(color).at(0, r * 2.25, 0, 0, () =>
      c.lathe(
        [
          [r * 0.24, 0],
          [0, r * 0.4],
        ],
        6,
        false,
      ),
    );
  });
}

/** The monastery island across the basin: a white temple front, a dome, a tall bell tower. */
export function sanGiorgio(c: Carver): void {
  c.paint(CREAM).box(0, 0, -0.5, 8, 6.4, 11, 'fklr');
  c.at(0, 0, -0.5, Math.PI / 2, () => roof(c, 11, 8, 6.4, { hip: 0, steep: 0.42, gable: CREAM }));
  c.paint(BRICK, ROLE.brick).box(0, 0, -2, 13, 4.6, 5, 'fklr');
  c.at(0, 0, -2, 0, () => roof(c, 13, 5, 4.6, { hip: 1, steep: 0.4 }));
  dome(c, 0, 6.6, -2.4, 2.5, LEAD);
  // Front: four half columns and a gable, lower wings with half gables.
  c.at(0, 0, 5.1, 0, () => {
    c.paint(STONE).box(0, 0, 0, 12, 4.4, 0.5, 'flrt');
    c.paint(STONE).box(0, 0, 0.2, 7.6, 6.6, 0.5, 'flr');
    for (const x of [-3.3, -1.25, 1.25, 3.3]) c.paint(STONE).box(x, 0, 0.6, 0.55, 6.4, 0.4, 'flr');
    c.paint(STONE_SHADE).box(0, 6.3, 0.4, 8.2, 0.4, 1, 'fklrtb');
    c.paint(STONE).face([
      [-4.1, 6.7, 0.75],
      [4.1, 6.7, 0.75],
      [0, 8.6, 0.75],
    ]);
    for (const s of [-1, 1]) {
      const wing: [number, number, number][] = [
        [s * 3.8, 4.4, 0.2],
        [s * 6.1, 4.4, 0.2],
        [s * 3.8, 5.6, 0.2],
      ];
      c.paint(STONE).face(s > 0 ? wing : wing.reverse());
    }
    const line = arch('round', 1.7, 3.4, c.rich);
    c.at(0, 0, 0.47, 0, () => {
      c.paint(0x5a4030).plate(line, 0);
      c.paint(STONE).skirt(widen(line, 0.2), 0.1, line, 0.1, false);
    });
  });
  spire(c, 6.4, -5.4, 15, 2.2);
  cottage(c, -8.6, -1.6, 5.2, 4, 0xd9a066);
  cottage(c, -7.4, -5.6, 6, 3.4, 0xc87a5a);
  cottage(c, 8.8, 0.6, 4.4, 3.6, 0xe0b487);
  for (const [x, z] of [
    [-10.4, 2.4],
    [-9.2, 3.2],
    [9.8, 3.6],
    [8.4, -3],
    [10.8, 1.6],
  ] as const)
    c.at(x, 0, z, x, () => cypress(c), 1.1);
}

/** A far shore with houses, towers and domes, about 90 wide; no camera comes near. */
export function farTown(c: Carver): void {
  c.paint(0xc9b48e).box(0, -0.5, 1, 96, 1.6, 7, 'flrt');
  const tones = [0xd98f62, 0xe3b062, 0xc86a4e, 0xeed7a6, 0xdd9f8b, 0xe8c98a];
  let x = -45;
  let k = 0;
  while (x < 43) {
    const w = 3.4 + c.random() * 3.6;
    const h = 3.2 + c.random() * 3.6;
    c.at(x + w / 2, 1, (k % 3) * -1.2, 0, () => {
      c.paint(tones[k % tones.length], ROLE.fixed, 0.06).box(0, 0, 0, w, h, 3, 'fklr');
      c.paint(0x4a5860);
      for (let q = 0; q < 3; q++)
        c.box(-w / 2 + (w * (q + 0.5)) / 3, h * 0.55, 1.52, 0.5, 0.9, 0.02, 'f');
      c.paint(TILE, ROLE.roof);
      c.face([
        [-w / 2 - 0.2, h, 1.7],
        [w / 2 + 0.2, h, 1.7],
        [w / 2 - 0.8, h + 1.2, 0],
        [-w / 2 + 0.8, h + 1.2, 0],
      ]);
    });
    x += w + (c.random() < 0.2 ? 2 : 0.2);
    k++;
  }
  for (const [sx, h] of [
    [-31, 13],
    [-6, 19],
    [17, 12],
    [36, 15],
  ] as const)
    spire(c, sx, -2, h, 2.2);
  dome(c, -20, 6, -2, 3.4, LEAD);
  dome(c, 6, 5.5, -2, 2.6, VERDIGRIS);
  dome(c, 27, 6, -2, 3, LEAD);
}

/** A low bank with reeds, a fisherman's hut on stilts, nets. */
export function sandbank(c: Carver): void {
  c.paint(0xbfae82).lathe(
    [
      [6.4, -0.3],
      [5.2, 0.22],
      [0, 0.5],
    ],
    c.rich ? 16 : 9,
    false,
  );
  for (let k = 0; k < (c.rich ? 26 : 10); k++) {
    const a = c.random() * 6.28;
    const r = 2.4 + c.random() * 3;
    c.at(Math.cos(a) * r, 0.2, Math.sin(a) * r, a, () => {
      c.paint(k % 2 ? LEAF : LEAF_DARK, ROLE.fixed, 0.2);
      for (const lean of [-0.2, 0.2])
        c.sheet([
          [-0.25, 0, 0],
          [0.25, 0, 0],
          [lean, 0.7 + c.random() * 0.4, 0],
        ]);
    });
  }
  c.at(-0.6, 0.4, 0, 0.3, () => {
    c.paint(0x6b4a30);
    for (const sx of [-1, 1]) for (const sz of [-1, 1]) c.box(sx * 1.3, -0.4, sz, 0.2, 1.4, 0.2);
    c.paint(0x9a7048, ROLE.fixed, 0.05).box(0, 0.8, 0, 3.2, 1.7, 2.4, 'fklrb');
    c.paint(0x3a2c22).box(0.6, 0.85, 1.2, 0.7, 1.2, 0.04, 'f');
    c.paint(0xc2a35c);
    for (const s of [-1, 1]) {
      const thatch: [number, number, number][] = [
        [-1.9, 2.3, s * 1.6],
        [1.9, 2.3, s * 1.6],
        [1.9, 3.6, 0],
        [-1.9, 3.6, 0],
      ];
      c.face(s > 0 ? thatch : thatch.reverse());
    }
    c.paint(0x9a7048);
    for (const s of [-1, 1]) {
      const gable: [number, number, number][] = [
        [s * 1.6, 2.4, 1.2],
        [s * 1.6, 2.4, -1.2],
        [s * 1.6, 3.4, 0],
      ];
      c.face(s > 0 ? gable : gable.reverse());
    }
  });
}
