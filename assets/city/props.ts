/** Small things that make a place lived in. Foot at the origin. */

import { type Carver, ROLE } from './carver.ts';
import { column } from './landmarks.ts';
import {
  CREAM,
  GOLD,
  IRON,
  LEAF,
  LEAF_DARK,
  STONE,
  STONE_DARK,
  STONE_SHADE,
  WOOD,
  WOOD_LIGHT,
} from './palette.ts';

export function tree(c: Carver): void {
  c.paint(WOOD).post(0, 0, 0, 0.16, 1.2, 5, 0.1);
  const seg = c.rich ? 8 : 4;
  for (const [x, y, z, r] of [
    [0, 1.9, 0, 1],
    [0.55, 1.5, 0.3, 0.72],
    [-0.5, 1.6, 0.25, 0.7],
    [0.1, 2.6, -0.1, 0.62],
  ] as const) {
    c.paint(y > 1.8 ? LEAF : LEAF_DARK, ROLE.fixed, 0.12);
    c.at(x, y, z, x * 3, () =>
      c.lathe(
        [
          [0, -r * 0.8],
          [r * 0.8, -r * 0.45],
          [r, 0.05 * r],
          [r * 0.62, r * 0.66],
          [0, r * 0.9],
        ],
        seg,
      ),
    );
  }
  c.paint(STONE_SHADE).at(0, 0, 0, 0, () =>
    c.lathe(
      [
        [0.75, 0],
        [0.75, 0.22],
        [0.6, 0.22],
        [0.6, 0.1],
        [0, 0.1],
      ],
      seg,
      false,
    ),
  );
}

export function cypress(c: Carver): void {
  c.paint(WOOD).post(0, 0, 0, 0.12, 0.6, 5);
  c.paint(LEAF_DARK, ROLE.fixed, 0.12);
  c.lathe(
    [
      [0, 0.4],
      [0.55, 0.8],
      [0.62, 1.6],
      [0.42, 3],
      [0, 4.6],
    ],
    c.rich ? 8 : 5,
  );
}

export function well(c: Carver): void {
  const seg = c.rich ? 8 : 6;
  c.paint(STONE_SHADE);
  c.lathe(
    [
      [1.7, 0],
      [1.7, 0.14],
      [1.2, 0.14],
    ],
    seg,
    false,
  );
  c.lathe(
    [
      [1.25, 0.14],
      [1.25, 0.3],
      [0.9, 0.3],
    ],
    seg,
    false,
  );
  c.paint(STONE);
  c.lathe(
    [
      [0.75, 0.3],
      [0.85, 0.6],
      [0.7, 0.9],
      [0.95, 1.15],
      [0.95, 1.3],
      [0.66, 1.3],
    ],
    seg,
    false,
  );
  c.paint(0x1d2a30).lathe(
    [
      [0.66, 1.22],
      [0, 1.22],
    ],
    seg,
    false,
  );
}

export function lamp(c: Carver): void {
  c.paint(IRON);
  c.lathe(
    [
      [0.26, 0],
      [0.26, 0.2],
      [0.1, 0.35],
      [0.08, 2.6],
    ],
    6,
    false,
  );
  c.box(0, 2.55, 0, 0.5, 0.08, 0.5, 'fklrtb');
  c.paint(0xffe9b0, 100).lathe(
    [
      [0.16, 2.62],
      [0.25, 3.05],
    ],
    6,
    false,
  );
  c.paint(IRON).lathe(
    [
      [0.32, 3.05],
      [0.06, 3.3],
      [0, 3.45],
    ],
    6,
    false,
  );
}

/** A column of the piazzetta with a winged beast in gold. */
export function monument(c: Carver): void {
  c.paint(STONE_SHADE);
  for (const [k, r] of [
    [0, 1.1],
    [1, 0.85],
  ] as const)
    c.at(0, k * 0.25, 0, Math.PI / 4, () =>
      c.lathe(
        [
          [r, 0],
          [r, 0.25],
          [0, 0.25],
        ],
        8,
        false,
      ),
    );
  c.at(0, 0.5, 0, 0, () => column(c, 0, 0, 5, 0.4));
  c.at(0, 5.5, 0, 0, () => {
    c.paint(GOLD);
    c.box(0, 0.25, 0, 1.1, 0.4, 0.4, 'fklrtb', 0.1);
    c.box(0.6, 0.45, 0, 0.42, 0.46, 0.42, 'fklrtb', 0.1);
    for (const x of [-0.4, 0.4]) for (const z of [-0.13, 0.13]) c.box(x, 0, z, 0.13, 0.3, 0.13);
    for (const s of [-1, 1])
      c.sheet([
        [0.3, 0.6, s * 0.16],
        [-0.35, 1.25, s * 0.42],
        [-0.7, 1.05, s * 0.4],
        [-0.3, 0.6, s * 0.18],
      ]);
  });
}

export function crates(c: Carver): void {
  for (const [x, y, z, s, turn] of [
    [0, 0, 0, 0.9, 0.2],
    [0.95, 0, 0.2, 0.7, -0.3],
    [0.35, 0.9, 0.05, 0.6, 0.5],
    [-0.75, 0, 0.5, 0.6, 0.1],
  ] as const) {
    c.at(x, y, z, turn, () => {
      c.paint(0xa87a48, ROLE.fixed, 0.14).box(0, 0, 0, s, s, s, 'fklrt', 0.05);
      c.paint(WOOD_LIGHT, ROLE.fixed, 0.1).box(0, s * 0.42, 0, s + 0.04, 0.12, s + 0.04, 'fklr');
    });
  }
  for (const [x, z] of [
    [1.5, -0.5],
    [-0.3, -0.9],
  ] as const)
    c.at(x, 0, z, 0, () => {
      c.paint(0x8a5a34, ROLE.fixed, 0.1).lathe(
        [
          [0.3, 0],
          [0.4, 0.4],
          [0.3, 0.85],
          [0, 0.85],
        ],
        c.rich ? 8 : 5,
      );
      c.paint(IRON).lathe(
        [
          [0.38, 0.24],
          [0.4, 0.3],
        ],
        c.rich ? 8 : 5,
      );
    });
  c.paint(0xd9c8a0, ROLE.fixed, 0.06);
  for (const [x, z] of [
    [-1.3, -0.3],
    [-1.1, 0.35],
  ] as const)
    c.at(x, 0, z, 0, () =>
      c.lathe(
        [
          [0.32, 0],
          [0.38, 0.3],
          [0.16, 0.62],
          [0.24, 0.76],
          [0, 0.7],
        ],
        6,
      ),
    );
}

/** A line of washing between two posts, 5 wide. */
export function laundry(c: Carver): void {
  c.paint(WOOD);
  for (const s of [-1, 1]) c.post(s * 2.5, 0, 0, 0.09, 2.6, 5);
  c.paint(0x6a5a48).bar([-2.5, 2.5, 0], [2.5, 2.5, 0], 0.04);
  const wash = [0xf3efe4, 0xd98b7a, 0xf3efe4, 0x8fb0c4, 0xe9d7a0, 0xf3efe4];
  for (const [k, color] of wash.entries()) {
    const x = -2.2 + k * 0.76;
    const long = 0.7 + (k % 3) * 0.25;
    c.paint(color);
    c.sheet([
      [x, 2.46 - long, 0.05],
      [x + 0.6, 2.5 - long, -0.03],
      [x + 0.58, 2.47, 0],
      [x + 0.02, 2.47, 0],
    ]);
  }
}

/** A low island far out: a shore, a wall, a chapel, cypresses. */
export function islet(c: Carver): void {
  c.paint(0xb9a37c).lathe(
    [
      [13, -0.4],
      [12, 0.7],
      [0, 1],
    ],
    14,
    false,
  );
  c.paint(0x9a5a42).box(0, 0.8, 2, 17, 1.6, 0.5, 'fklrt');
  c.paint(CREAM).box(-2, 0.8, -1, 8, 4.5, 4.5, 'fklrt');
  c.paint(0xc8653a).face([
    [-6.3, 5.2, 1.6],
    [2.3, 5.2, 1.6],
    [2.3, 7, -1],
    [-6.3, 7, -1],
  ]);
  c.paint(0xc46a4a).box(4.4, 0.8, -1, 2.4, 12, 2.4, 'fklr');
  c.paint(STONE_DARK).at(4.4, 12.8, -1, Math.PI / 4, () =>
    c.lathe(
      [
        [1.9, 0],
        [0, 3.4],
      ],
      4,
      false,
    ),
  );
  for (const [x, z] of [
    [-9, 0],
    [-7.6, 1.4],
    [8.2, 0.6],
    [9.4, -1],
  ] as const)
    c.at(x, 0.7, z, 0, () => cypress(c), 1.5);
  c.paint(STONE);
}
