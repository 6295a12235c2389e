/** The eight kinds of places. Origin on the ground, façade towards +z. */

import { type Carver, ROLE, type V2 } from './carver.ts';
import { house } from './house.ts';
import { arch, balcony, oculus, portal, widen, window } from './openings.ts';
import {
  BRICK,
  CREAM,
  GOLD,
  IRON,
  RED,
  STONE,
  STONE_DARK,
  STONE_SHADE,
  TILE,
  VERDIGRIS,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
} from './palette.ts';
import { roof } from './roofs.ts';

const ring = (c: Carver, few = 6): number => (c.rich ? 12 : few);

/** A column with base and capital, foot at the origin. */
export function column(c: Carver, x: number, z: number, h: number, r: number): void {
  c.at(x, 0, z, 0, () => {
    c.paint(STONE_SHADE).box(0, 0, 0, r * 2.9, r * 0.7, r * 2.9, 'fklrt');
    c.paint(STONE);
    c.lathe(
      [
        [r * 1.05, r * 0.7],
        [r * 0.86, h - r * 1.5],
      ],
      c.rich ? 8 : 5,
    );
    c.lathe(
      [
        [r * 0.86, h - r * 1.5],
        [r * 1.4, h - r * 0.7],
      ],
      c.rich ? 8 : 5,
      false,
    );
    c.box(0, h - r * 0.7, 0, r * 2.9, r * 0.7, r * 2.9, 'fklrb');
  });
}

/** Steps and platform: the topmost is w × d at height h. */
function steps(c: Carver, w: number, d: number, h: number, n = 2): void {
  for (let k = 0; k < n; k++) {
    const more = (n - 1 - k) * 0.8;
    c.paint(k % 2 ? STONE : STONE_SHADE, ROLE.fixed, 0.03);
    c.box(0, (h * k) / n, 0, w + more, h / n, d + more, 'fklrt', 0.05);
  }
}

function pediment(c: Carver, y: number, z: number, w: number, h: number, deep: number): void {
  c.paint(STONE);
  c.face([
    [-w / 2, y, z],
    [w / 2, y, z],
    [0, y + h, z],
  ]);
  c.paint(STONE_SHADE);
  c.face([
    [-w / 2 + 0.7, y + 0.28, z + 0.02],
    [w / 2 - 0.7, y + 0.28, z + 0.02],
    [0, y + h - 0.4, z + 0.02],
  ]);
  c.paint(STONE);
  c.bar([-w / 2 - 0.2, y + 0.05, z], [0.05, y + h + 0.1, z], 0.34);
  c.bar([-0.05, y + h + 0.1, z], [w / 2 + 0.2, y + 0.05, z], 0.34);
  c.box(0, y - 0.16, z - deep / 2 + 0.2, w + 0.5, 0.32, deep + 0.4, 'fklrtb');
}

/** Church with a white front, a domed crossing and an apse. 9 wide, 13 deep. */
export function church(c: Carver): void {
  const tall = 6.6;
  c.fade((_x, y) => 0.78 + 0.22 * Math.min(1, y / 2.2));
  c.paint(0xd98a68).box(0, 0, -1, 7.4, tall, 11, 'fklr');
  c.paint(0xd98a68).box(0, 0, -2.4, 10.6, 4.6, 5, 'fklr');
  c.fade(null);
  c.at(0, 0, -1, Math.PI / 2, () => roof(c, 11, 7.4, tall, { hip: 0, steep: 0.4, over: 0.2 }));
  c.at(0, 0, -2.4, 0, () => roof(c, 10.6, 5, 4.6, { hip: 0, steep: 0.4, over: 0.2 }));
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
            const [p0, p1] = [dome[q] as V2, dome[q + 1] as V2];
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
    c.paint(STONE).box(0, 0, 0.1, 8.2, tall + 0.3, 0.5, 'flr');
    c.paint(STONE).box(0, 0, -0.05, 11, 4.4, 0.5, 'flrt');
    c.fade(null);
    c.at(0, 0, 0.36, 0, () => {
      portal(c, 0, 'round', 2, 3.6);
      oculus(c, 0, 5.2, 0.72);
      for (const s of [-1, 1]) window(c, s * 2.3, 2.2, { kind: 'round', w: 0.8, h: 1.7 });
    });
    for (const x of [-3.7, -1.45, 1.45, 3.7]) column(c, x, 0.78, tall + 0.1, 0.36);
    for (const s of [-1, 1]) {
      c.paint(STONE).box(s * 4.75, 4.4, 0, 1.6, 0.26, 0.7, 'fklrtb');
      statue(c, s * 5, 4.66, 0.05, 0.8);
    }
    pediment(c, tall + 0.25, 0.9, 8.4, 2, 1.4);
    for (const x of [-4.1, 0, 4.1]) statue(c, x, tall + (x === 0 ? 2.4 : 0.5), 0.7, 1);
  });
  c.at(0, 0, 5.7, 0, () => steps(c, 9, 1.7, 0.36, 2));
  // Apse.
  c.at(0, 0, -6.5, 0, () => {
    c.paint(0xd98a68).lathe(
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
    c.paint(TILE, ROLE.fixed).lathe(
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

export function statue(c: Carver, x: number, y: number, z: number, s: number): void {
  c.at(
    x,
    y,
    z,
    0,
    () => {
      c.paint(STONE).box(0, 0, 0, 0.5, 0.3, 0.5);
      c.lathe(
        [
          [0.22, 0.3],
          [0.26, 0.6],
          [0.16, 1.05],
          [0.06, 1.12],
        ],
        6,
      );
      c.at(0, 1.1, 0, 0, () =>
        c.lathe(
          [
            [0, 0],
            [0.12, 0.08],
            [0.12, 0.2],
            [0, 0.28],
          ],
          6,
        ),
      );
    },
    s,
  );
}

/** Bell tower, 19 high. */
export function campanile(c: Carver): void {
  c.fade((_x, y) => 0.75 + 0.25 * Math.min(1, y / 5));
  c.paint(STONE_DARK).box(0, 0, 0, 3.4, 0.9, 3.4, 'fklrt', 0.15);
  c.paint(BRICK).box(0, 0.9, 0, 2.8, 10.4, 2.8, 'fklr');
  c.fade(null);
  for (let turn = 0; turn < 4; turn++)
    c.at(0, 0, 0, (turn * Math.PI) / 2, () => {
      c.paint(0xc46a4a);
      for (const s of [-1, 1]) c.box(s * 1.12, 1.2, 1.42, 0.5, 9.8, 0.12, 'flr');
      c.paint(0xc46a4a).box(0, 1.2, 1.42, 0.3, 9.8, 0.12, 'flr');
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
  c.paint(BRICK).box(0, 14.5, 0, 2.5, 1, 2.5, 'fklr');
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

/** A row of open arches on columns in front of shade: x from -w/2 to w/2 in the plane z. */
export function openArcade(
  c: Carver,
  n: number,
  w: number,
  h: number,
  kind: 'round' | 'ogee',
  wall: number,
  role: number = ROLE.fixed,
): void {
  const pitch = w / n;
  const r = 0.24;
  for (let k = 0; k < n; k++) {
    const x = -w / 2 + pitch * (k + 0.5);
    const line = arch(kind, pitch - r * 2, h - 0.3, c.rich);
    c.at(x, 0, 0, 0, () => {
      c.paint(wall, role);
      // Spandrel: the wall around and over the arch.
      const last = line.length - 1;
      for (let q = 1; q < last - 1; q++) {
        const [a, b] = [line[q] as V2, line[q + 1] as V2];
        c.face([
          [a[0], a[1], 0.1],
          [b[0], b[1], 0.1],
          [b[0], h, 0.1],
          [a[0], h, 0.1],
        ]);
      }
      const first = line[1] as V2;
      for (const s of [-1, 1]) {
        const [x0, x1] = s < 0 ? [-pitch / 2, first[0]] : [-first[0], pitch / 2];
        c.face([
          [x0, first[1], 0.1],
          [x1, first[1], 0.1],
          [x1, h, 0.1],
          [x0, h, 0.1],
        ]);
      }
      const inner = line.slice(1, last);
      c.paint(STONE);
      c.skirt(widen(inner, 0.16), 0.18, inner, 0.18, false);
      c.paint(STONE_SHADE);
      c.skirt(inner, 0.18, inner, -0.3, false);
    });
  }
  const spring = (arch(kind, pitch - r * 2, h - 0.3, false)[1] as V2)[1];
  for (let k = 0; k <= n; k++) column(c, -w / 2 + pitch * k, 0, spring + 0.05, r);
}

/** Guild hall: an open arcade below, a great hall with pointed windows above, merlons. */
export function hall(c: Carver): void {
  const [w, d] = [12, 8];
  steps(c, w + 1.4, d + 1.4, 0.3, 2);
  c.paint(0x6b5646).box(0, 0.3, -0.7, w - 1, 3.6, d - 1.6, 'fklr');
  c.paint(0x8a7660).box(0, 0.31, 0, w, 0.02, d, 't');
  c.at(0, 0.3, -0.72 + (d - 1.6) / 2, 0, () => {
    portal(c, 0, 'ogee', 1.8, 3);
    for (const x of [-4, -2.2, 2.2, 4]) window(c, x, 0.9, { kind: 'ogee', w: 0.8, h: 1.7 });
  });
  c.at(0, 0.3, d / 2, 0, () => openArcade(c, 6, w, 3.5, 'ogee', CREAM));
  for (const s of [-1, 1])
    c.at(0, 0.3, 0, (s * Math.PI) / 2, () =>
      c.at(0, 0, w / 2, 0, () => openArcade(c, 4, d, 3.5, 'ogee', CREAM)),
    );
  c.at(0, 3.7, 0, 0, () => {
    house(c, {
      name: '',
      w,
      d,
      seed: 0,
      noble: true,
      merlons: true,
      floors: [
        { h: 3.4, plan: 'row', n: 5, window: { kind: 'ogee', w: 1.15, h: 2.5, frame: 0.17 } },
      ],
      roof: { steep: 0.46 },
    });
    c.at(0, 0, d / 2, 0, () => balcony(c, 0, 0.55, 3.2, 0.95));
  });
  // Crest of the guild: crossed hammer and saw on a shield, in the middle over the merlons.
  c.at(0, 8.2, d / 2 + 0.25, 0, () => {
    shield(c, 1.5);
    c.paint(WOOD_LIGHT).bar([-0.55, -0.5, 0.16], [0.4, 0.75, 0.16], 0.17);
    c.paint(IRON).bar([0.1, 0.9, 0.2], [0.75, 0.45, 0.2], 0.36);
    c.paint(0xc9ced2).bar([0.6, -0.55, 0.2], [-0.55, 0.7, 0.2], 0.2);
  });
}

export function shield(c: Carver, s: number): void {
  const line: V2[] = [
    [-s, s],
    [-s, -0.1 * s],
    [-0.6 * s, -0.8 * s],
    [0, -1.15 * s],
    [0.6 * s, -0.8 * s],
    [s, -0.1 * s],
    [s, s],
  ];
  const inner = line.map(([x, y]): V2 => [x * 0.84, y * 0.84]);
  c.paint(GOLD).plate(
    line.map(([x, y]): V2 => [x, y]),
    0.05,
  );
  c.paint(0x9c2f2a).plate(inner, 0.1);
  c.paint(0xc79a2a).skirt([...line].reverse(), -0.15, [...line].reverse(), 0.05);
}

/** Stock market: an open hall on columns, a clock over the cornice. */
export function loggia(c: Carver): void {
  const [w, d, h] = [13, 7.6, 4.6];
  steps(c, w + 1.6, d + 1.6, 0.45, 3);
  c.at(0, 0.45, 0, 0, () => {
    c.paint(0xc9a06a).box(0, 0, -d / 2 + 0.3, w - 0.4, h, 0.4, 'fk');
    c.at(0, 0, -d / 2 + 0.52, 0, () => {
      for (const x of [-4.6, 0, 4.6]) portal(c, x, 'round', 1.6, 3.2);
    });
    c.at(0, 0, d / 2, 0, () => openArcade(c, 5, w, h, 'round', CREAM));
    for (const s of [-1, 1])
      c.at(0, 0, 0, (s * Math.PI) / 2, () =>
        c.at(0, 0, w / 2, 0, () => openArcade(c, 3, d, h, 'round', CREAM)),
      );
    c.paint(STONE).box(0, h, 0, w + 0.7, 0.34, d + 0.7, 'fklrtb');
    c.paint(CREAM).box(0, h + 0.34, 0, w + 0.1, 0.9, d + 0.1, 'fklr');
    const step = 1.05;
    for (let k = 0; k < 12; k++) {
      const x = -w / 2 + 0.7 + k * step;
      c.paint(k % 2 ? RED : 0x2f6a78).box(x, h + 0.5, d / 2 + 0.06, 0.55, 0.55, 0.08, 'flrt');
    }
    c.paint(STONE).box(0, h + 1.2, 0, w + 0.6, 0.26, d + 0.6, 'fklrtb');
    roof(c, w, d, h + 1.46, { steep: 0.42 });
    statue(c, -w / 2, h + 1.4, d / 2, 1.2);
    statue(c, w / 2, h + 1.4, d / 2, 1.2);
    clock(c, h + 1.4, d / 2 + 0.12);
  });
}

function clock(c: Carver, y: number, z: number): void {
  c.at(0, y, z, 0, () => {
    c.paint(STONE).box(0, 0, -0.5, 3, 3, 1, 'fklrt', 0.12);
    c.paint(STONE_SHADE).face([
      [-1.7, 3, 0.1],
      [1.7, 3, 0.1],
      [0, 4, 0.1],
    ]);
    c.paint(STONE);
    c.bar([-1.8, 3, 0.05], [0, 4.1, 0.05], 0.24);
    c.bar([0, 4.1, 0.05], [1.8, 3, 0.05], 0.24);
    const disc = (r: number, n = 24): V2[] =>
      Array.from(
        { length: n },
        (_, k): V2 => [Math.cos((k / n) * 6.2832) * r, 1.55 + Math.sin((k / n) * 6.2832) * r],
      );
    c.paint(GOLD).plate(disc(1.25), 0.06);
    c.paint(0x24508a).plate(disc(1.1), 0.1);
    for (let k = 0; k < 12; k++) {
      const a = (k / 12) * Math.PI * 2;
      c.paint(GOLD).box(Math.cos(a) * 0.88, 1.5 + Math.sin(a) * 0.88, 0.12, 0.12, 0.12, 0.06, 'f');
    }
    c.paint(GOLD).bar([0, 1.55, 0.17], [0.55, 1.85, 0.17], 0.1);
    c.bar([0, 1.55, 0.17], [-0.2, 2.3, 0.17], 0.1);
  });
}

/** Mercato: a market hall at the back, two stalls under striped awnings, free slab in front. */
export function market(c: Carver): void {
  c.paint(0xcabfa6).box(0, 0, 1, 13, 0.14, 11.4, 'fklrt', 0.06);
  c.at(0, 0.14, -3, 0, () => {
    const [w, d, h] = [11, 3.6, 3.6];
    c.paint(0xb46a4a).box(0, 0, -d / 2 + 0.2, w, h, 0.3, 'fk');
    c.at(0, 0, d / 2, 0, () => openArcade(c, 5, w, h, 'round', BRICK));
    for (const s of [-1, 1])
      c.at(0, 0, 0, (s * Math.PI) / 2, () =>
        c.at(0, 0, w / 2, 0, () => openArcade(c, 1, d, h, 'round', BRICK)),
      );
    c.paint(STONE).box(0, h, 0, w + 0.5, 0.24, d + 0.5, 'fklrtb');
    roof(c, w, d, h + 0.22, { steep: 0.5 });
  });
  for (const [x, hue] of [
    [-4, 0xc23b32],
    [0, 0x2f7f8a],
    [4, 0xd0912c],
  ] as const)
    stall(c, x, 0.9, hue);
}

function stall(c: Carver, x: number, z: number, color: number): void {
  c.at(x, 0.14, z, 0, () => {
    const [w, d] = [3.4, 2.2];
    c.paint(WOOD, ROLE.fixed, 0.1);
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        c.box((sx * w) / 2, 0, (sz * d) / 2, 0.13, sz > 0 ? 2 : 2.7, 0.13, 'fklr');
    const stripes = 8;
    for (let k = 0; k < stripes; k++) {
      c.paint(k % 2 ? 0xf5eedb : color);
      const [x0, x1] = [
        -w / 2 - 0.2 + ((w + 0.4) * k) / stripes,
        -w / 2 - 0.2 + ((w + 0.4) * (k + 1)) / stripes,
      ];
      c.sheet([
        [x0, 1.95, d / 2 + 0.25],
        [x1, 1.95, d / 2 + 0.25],
        [x1, 2.75, -d / 2 - 0.15],
        [x0, 2.75, -d / 2 - 0.15],
      ]);
      c.sheet([
        [x0, 1.6, d / 2 + 0.25],
        [x1, 1.6, d / 2 + 0.25],
        [x1, 1.95, d / 2 + 0.25],
        [x0, 1.95, d / 2 + 0.25],
      ]);
    }
    c.paint(WOOD_LIGHT).box(0, 0.72, 0.1, w - 0.3, 0.12, 1.4, 'fklrtb');
    c.paint(WOOD).box(0, 0, 0.1, w - 0.6, 0.72, 1, 'flr');
    for (let k = 0; k < 5; k++) {
      c.paint([0xd8453a, 0xe6b23c, 0x6d9a3f, 0xd8843a, 0x8a4a8a][k] as number, ROLE.fixed, 0.1);
      c.box(-1.25 + k * 0.62, 0.84, 0.25, 0.5, 0.22, 0.7, 'fklrt', 0.08);
    }
  });
}

/** Shipping office: a stout house with a gate for goods, a crane on its quay. */
export function office(c: Carver): void {
  const [w, d] = [9.4, 6.6];
  house(c, {
    name: '',
    w,
    d,
    seed: 0,
    noble: true,
    floors: [
      { h: 3.4, plan: 'door', n: 1, window: { kind: 'round', w: 1.2, h: 1.9 } },
      { h: 2.8, plan: 'row', n: 4, window: { kind: 'round', w: 0.9, h: 1.8 }, balcony: false },
    ],
    roof: { steep: 0.5 },
    chimneys: [[-2.8, 0.8]],
  });
  // A lookout on the roof with an anchor.
  c.at(0, 7.6, 0.2, 0, () => {
    c.paint(CREAM).box(0, 0, 0, 2.2, 2, 2.2, 'fklr');
    c.at(0, 0, 1.1, 0, () => window(c, 0, 0.7, { kind: 'round', w: 0.9, h: 1.1, frame: 0.12 }));
    roof(c, 2.2, 2.2, 2, { steep: 0.7, over: 0.3 });
  });
  c.at(0, 4.25, d / 2 + 0.16, 0, () => {
    c.paint(0x24425c);
    const disc: V2[] = Array.from(
      { length: 18 },
      (_, k): V2 => [Math.cos((k / 18) * 6.2832) * 1.2, Math.sin((k / 18) * 6.2832) * 1.2],
    );
    c.plate(disc, 0.1);
    c.paint(GOLD);
    c.skirt(
      disc.map(([x, y]): V2 => [x * 1.14, y * 1.14]).reverse(),
      0.12,
      [...disc].reverse(),
      0.12,
    );
    anchor(c);
  });
}

function anchor(c: Carver): void {
  c.paint(GOLD);
  c.box(0, -0.7, 0.16, 0.16, 1.35, 0.1, 'flrt');
  c.box(0, 0.3, 0.16, 0.75, 0.14, 0.1, 'flrtb');
  c.bar([0, -0.72, 0.18], [-0.6, -0.3, 0.18], 0.15);
  c.bar([0, -0.72, 0.18], [0.6, -0.3, 0.18], 0.15);
  c.box(0, 0.65, 0.16, 0.32, 0.26, 0.1, 'flrtb');
}

/** A wooden treadwheel crane; its arm reaches towards +z. */
export function crane(c: Carver): void {
  c.paint(STONE_DARK).box(0, 0, 0, 2.2, 0.3, 2.2, 'fklrt', 0.06);
  c.paint(WOOD_DARK, ROLE.fixed, 0.08);
  c.box(0, 0.3, 0, 0.5, 4.4, 0.5, 'fklrt');
  for (const s of [-1, 1]) c.bar([s * 0.9, 0.3, -0.6], [0, 3, 0], 0.22);
  c.paint(WOOD);
  c.bar([0, 3.6, -1.6], [0, 6.2, 3.2], 0.34);
  c.bar([0, 2.2, 0.2], [0, 5, 1.9], 0.2);
  c.paint(WOOD_LIGHT);
  c.at(0, 2.2, -0.95, 0, () => {
    const n = c.rich ? 12 : 6;
    for (let k = 0; k < n; k++) {
      const [a, b] = [(k / n) * 6.2832, ((k + 1) / n) * 6.2832];
      for (const x of [-0.42, 0.42])
        c.bar(
          [x, Math.sin(a) * 1.1, Math.cos(a) * 1.1],
          [x, Math.sin(b) * 1.1, Math.cos(b) * 1.1],
          0.14,
        );
    }
    for (let k = 0; k < 4; k++) {
      const a = (k / 4) * Math.PI;
      c.bar(
        [0.42, Math.sin(a) * 1.1, Math.cos(a) * 1.1],
        [0.42, -Math.sin(a) * 1.1, -Math.cos(a) * 1.1],
        0.09,
      );
    }
  });
  c.paint(0x5a4a38).bar([0, 6.15, 3.15], [0, 2.6, 3.15], 0.07);
  c.paint(IRON).box(0, 2.3, 3.15, 0.3, 0.36, 0.16, 'fklrtb');
  c.paint(0xb58a52).box(0, 1.5, 3.15, 0.9, 0.8, 0.9, 'fklrtb', 0.06);
}

/** A dock's deck: planks, edges of rope, bollards, striped poles. 10.6 × 5.6, top at 0.2. */
export function dock(c: Carver): void {
  const [w, d] = [10.8, 5.8];
  c.paint(WOOD_DARK).box(0, 0, 0, w, 0.12, d, 'fklr');
  const n = c.rich ? 15 : 5;
  for (let k = 0; k < n; k++) {
    c.paint(0xb98d5c, ROLE.fixed, 0.13);
    const x = -w / 2 + (w * (k + 0.5)) / n;
    c.box(x, 0.06, 0, w / n - (c.rich ? 0.05 : 0), 0.14, d, c.rich ? 'fkrt' : 'fkt');
  }
  c.paint(WOOD, ROLE.fixed, 0.05);
  for (const s of [-1, 1]) {
    c.box(0, 0.2, (s * (d - 0.2)) / 2, w, 0.1, 0.22, 'fkt');
    c.box((s * (w - 0.2)) / 2, 0.2, 0, 0.22, 0.1, d, 'lrt');
  }
  for (const x of [-4.9, -1.7, 1.7, 4.9])
    c.at(x, 0.2, d / 2 + 0.55, 0, () => {
      c.paint(STONE).lathe(
        [
          [0.3, -0.2],
          [0.24, 0.5],
          [0.36, 0.56],
          [0.34, 0.72],
          [0, 0.8],
        ],
        c.rich ? 8 : 5,
        false,
      );
    });
  for (const s of [-1, 1])
    c.at(s * (w / 2 - 0.45), 0.2, -d / 2 + 0.45, 0, () => {
      c.paint(WOOD_DARK).post(0, 0, 0, 0.2, 1.1, 6);
      c.paint(GOLD).at(0, 1.1, 0, 0, () =>
        c.lathe(
          [
            [0.26, 0],
            [0.2, 0.16],
            [0, 0.3],
          ],
          6,
        ),
      );
    });
  if (c.rich)
    for (let k = 0; k < 3; k++)
      c.at(-4.4 + (k === 2 ? 8.9 : 0), 0.2 + (k % 2) * 0.14, 2.2, 0, () => {
        c.paint(0xd9c391, ROLE.fixed, 0.08).lathe(
          [
            [0.42, 0],
            [0.46, 0.08],
            [0.4, 0.15],
            [0.16, 0.15],
          ],
          8,
        );
      });
}

/** Seat's yard: white border, chequered paving, 12.4 × 9.6, with a pole for the banner. */
export function yard(c: Carver): void {
  const [w, d] = [12.4, 9.6];
  c.paint(STONE, ROLE.fixed, 0.02).box(0, 0, 0, w, 0.09, d, 'fklrt', 0.04);
  const [nx, nz] = c.rich ? [10, 8] : [1, 1];
  for (let x = 0; x < nx; x++)
    for (let z = 0; z < nz; z++) {
      c.paint((x + z) % 2 ? 0xcdb892 : 0xdccaa8, ROLE.fixed, 0.05);
      const cw = (w - 0.9) / nx;
      const cd = (d - 0.9) / nz;
      const [x0, z0] = [-w / 2 + 0.45 + x * cw, -d / 2 + 0.45 + z * cd];
      c.face([
        [x0, 0.1, z0 + cd],
        [x0 + cw, 0.1, z0 + cd],
        [x0 + cw, 0.1, z0],
        [x0, 0.1, z0],
      ]);
    }
}

/** A banner's pole: 7 high, gold ball; the cloth belongs to the game. */
export function bannerPole(c: Carver): void {
  c.paint(STONE).box(0, 0, 0, 0.9, 0.5, 0.9, 'fklrt', 0.12);
  c.paint(0x7a2f28).post(0, 0.5, 0, 0.13, 6.6, 8, 0.1);
  c.paint(GOLD).at(0, 7.1, 0, 0, () =>
    c.lathe(
      [
        [0, 0],
        [0.24, 0.1],
        [0.24, 0.3],
        [0, 0.46],
      ],
      8,
    ),
  );
  c.paint(WOOD_DARK).bar([0, 6.6, 0], [1.9, 6.6, 0], 0.12);
}
