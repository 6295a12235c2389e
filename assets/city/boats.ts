/** Boats of the canal: gondola and gondolier, small boats. Bow towards +x. */

import { type Carver, ROLE, type V3 } from './carver.ts';
import { BLACK, CREAM, GOLD, RED, WOOD, WOOD_LIGHT } from './palette.ts';

/** One rib of a hull: place along x, half width and height of the rim, half width and depth below. */
export interface Rib {
  readonly x: number;
  readonly rim: number;
  readonly top: number;
  readonly chine: number;
  readonly keel: number;
}

/** Planks between ribs on both sides, seen from outside; the inside when `inner`. */
export function hull(c: Carver, ribs: readonly Rib[], inner: number | null): void {
  const side = (r: Rib, s: number): V3[] => [
    [r.x, r.top, s * r.rim],
    [r.x, (r.top + r.keel) / 2, s * (r.rim + r.chine) * 0.52],
    [r.x, r.keel, s * r.chine],
  ];
  for (let k = 0; k + 1 < ribs.length; k++)
    for (const s of [-1, 1]) {
      const a = side(ribs[k], s);
      const b = side(ribs[k + 1], s);
      for (let q = 0; q < 2; q++) {
        const quad = [a[q], a[q + 1], b[q + 1], b[q]] as V3[];
        c.face(s > 0 ? quad : quad.reverse());
      }
    }
  if (inner === null) return;
  c.paint(inner);
  for (let k = 0; k + 1 < ribs.length; k++) {
    const [a, b] = [ribs[k], ribs[k + 1]];
    const floor = (r: Rib): number => r.keel + (r.top - r.keel) * 0.4;
    for (const s of [-1, 1]) {
      const quad: V3[] = [
        [a.x, a.top, s * a.rim],
        [b.x, b.top, s * b.rim],
        [b.x, floor(b), s * b.rim * 0.8],
        [a.x, floor(a), s * a.rim * 0.8],
      ];
      c.face(s > 0 ? quad : quad.reverse());
    }
    c.face([
      [a.x, floor(a), a.rim * 0.8],
      [b.x, floor(b), b.rim * 0.8],
      [b.x, floor(b), -b.rim * 0.8],
      [a.x, floor(a), -a.rim * 0.8],
    ]);
  }
}

/** A rail that follows the rim. */
export function rail(c: Carver, ribs: readonly Rib[], thick: number): void {
  for (let k = 0; k + 1 < ribs.length; k++)
    for (const s of [-1, 1]) {
      const [a, b] = [ribs[k], ribs[k + 1]];
      c.bar([a.x, a.top + 0.02, s * a.rim], [b.x, b.top + 0.02, s * b.rim], thick);
    }
}

export function gondola(c: Carver): void {
  const ribs: Rib[] = [
    { x: -4.2, rim: 0.03, top: 1.5, chine: 0.02, keel: 1.2 },
    { x: -3.7, rim: 0.2, top: 1.02, chine: 0.08, keel: 0.6 },
    { x: -2.9, rim: 0.5, top: 0.72, chine: 0.26, keel: 0.08 },
    { x: -1.6, rim: 0.8, top: 0.56, chine: 0.5, keel: -0.12 },
    { x: 0, rim: 0.9, top: 0.52, chine: 0.58, keel: -0.16 },
    { x: 1.6, rim: 0.78, top: 0.58, chine: 0.46, keel: -0.1 },
    { x: 2.9, rim: 0.46, top: 0.8, chine: 0.22, keel: 0.12 },
    { x: 3.7, rim: 0.18, top: 1.1, chine: 0.07, keel: 0.62 },
    { x: 4.1, rim: 0.05, top: 1.32, chine: 0.03, keel: 1.0 },
  ];
  c.paint(BLACK);
  hull(c, ribs, 0x3a2a22);
  c.paint(GOLD, ROLE.fixed, 0.05);
  rail(c, ribs, 0.1);
  // Decks at bow and stern.
  c.paint(0x242428);
  for (const [k, n] of [
    [5, 8],
    [0, 2],
  ] as const)
    for (let q = k; q < n; q++) {
      const [a, b] = [ribs[q], ribs[q + 1]];
      c.face([
        [a.x, a.top - 0.04, a.rim],
        [b.x, b.top - 0.04, b.rim],
        [b.x, b.top - 0.04, -b.rim],
        [a.x, a.top - 0.04, -a.rim],
      ]);
    }
  // The iron: six teeth and a blade.
  c.paint(0xd9dde0);
  c.at(4.12, 0.9, 0, 0, () => {
    c.box(0.06, 0, 0, 0.12, 1.05, 0.09);
    c.box(0.2, 1, 0, 0.42, 0.3, 0.1, 'fklrtb', 0.06);
    for (let k = 0; k < 6; k++) c.box(0.26, 0.1 + k * 0.14, 0, 0.3, 0.07, 0.07, 'fklrtb');
    c.box(-0.14, 0.45, 0, 0.26, 0.08, 0.07, 'fklrtb');
  });
  // Seat and cushions, brass horses.
  c.paint(RED, ROLE.fixed, 0.05);
  c.box(-0.35, 0.28, 0, 0.8, 0.3, 1.1, 'fklrt', 0.08);
  c.box(-0.82, 0.3, 0, 0.26, 0.95, 1.2, 'fklrt', 0.1);
  c.box(1, 0.26, 0, 0.5, 0.26, 0.9, 'fklrt', 0.06);
  c.paint(GOLD).box(-0.84, 1.22, 0, 0.2, 0.12, 1.26, 'fklrt', 0.04);
  for (const s of [-1, 1]) c.box(0.4, 0.56, s * 0.82, 0.22, 0.22, 0.08, 'fklrt', 0.04);
  // The crutch of the oar, the lantern.
  c.paint(WOOD).box(-2.1, 0.6, 0.66, 0.14, 0.6, 0.14, 'fklrt');
  c.paint(GOLD).box(3.0, 0.8, 0, 0.07, 0.55, 0.07);
  c.paint(0xffe2a0, 100).box(3.0, 1.32, 0, 0.2, 0.24, 0.2, 'fklrt', 0.05);
}

/** At the stern, feet at the origin, facing +x. */
export function gondolier(c: Carver): void {
  c.paint(0x20242c);
  for (const s of [-1, 1]) {
    c.box(s * 0.16, 0, s * 0.12, 0.2, 0.92, 0.2, 'fklrt');
    c.box(s * 0.16 + 0.06, 0, s * 0.12, 0.34, 0.1, 0.2);
  }
  for (let k = 0; k < 6; k++) {
    c.paint(k % 2 === 0 ? 0xf2efe6 : RED);
    const [r0, r1] = [0.3 + k * 0.018, 0.3 + (k + 1) * 0.018];
    c.at(0, 0.9 + k * 0.14, 0, 0, () =>
      c.lathe(
        [
          [r0, 0],
          [r1, 0.14],
        ],
        8,
      ),
    );
  }
  c.paint(0xf2efe6).at(0, 1.74, 0, 0, () =>
    c.lathe(
      [
        [0.41, 0],
        [0.2, 0.12],
        [0, 0.12],
      ],
      8,
    ),
  );
  c.paint(RED).at(0, 0.86, 0, 0, () =>
    c.lathe(
      [
        [0.33, 0],
        [0.33, 0.1],
      ],
      8,
    ),
  );
  // Arms reach forward to the oar.
  for (const s of [-1, 1]) {
    c.paint(0xf2efe6).bar([0, 1.66, s * 0.38], [0.42, 1.34, s * 0.34 + 0.1], 0.19);
    c.paint(0xd8a27c).bar([0.42, 1.34, s * 0.34 + 0.1], [0.78, 1.3, 0.36 + s * 0.1], 0.15);
  }
  c.paint(0xd8a27c).at(0, 1.86, 0, 0, () =>
    c.lathe(
      [
        [0, 0],
        [0.18, 0.06],
        [0.22, 0.22],
        [0.16, 0.38],
        [0, 0.42],
      ],
      8,
    ),
  );
  c.paint(0xe8cf8a).at(0, 2.18, 0, 0, () =>
    c.lathe(
      [
        [0.46, 0],
        [0.46, 0.05],
        [0.24, 0.07],
      ],
      10,
      false,
    ),
  );
  c.paint(RED).at(0, 2.24, 0, 0, () =>
    c.lathe(
      [
        [0.25, 0],
        [0.25, 0.1],
      ],
      10,
    ),
  );
  c.paint(0xe8cf8a).at(0, 2.34, 0, 0, () =>
    c.lathe(
      [
        [0.245, 0],
        [0.22, 0.12],
        [0, 0.14],
      ],
      10,
    ),
  );
}

/** Pivot at the crutch; blade down and back. */
export function oar(c: Carver): void {
  c.paint(WOOD_LIGHT);
  c.bar([1.2, 0.75, -0.3], [-2.6, -1.5, 0.55], 0.09);
  c.paint(CREAM).bar([-2.2, -1.26, 0.46], [-3.2, -1.86, 0.68], 0.2);
}

export function boat(c: Carver): void {
  const ribs: Rib[] = [
    { x: -1.9, rim: 0.42, top: 0.52, chine: 0.3, keel: 0.05 },
    { x: -0.8, rim: 0.62, top: 0.46, chine: 0.44, keel: -0.1 },
    { x: 0.6, rim: 0.6, top: 0.48, chine: 0.4, keel: -0.1 },
    { x: 1.6, rim: 0.3, top: 0.62, chine: 0.14, keel: 0.06 },
    { x: 2.1, rim: 0.03, top: 0.78, chine: 0.02, keel: 0.4 },
  ];
  c.paint(0xffffff, ROLE.accent);
  hull(c, ribs, WOOD);
  c.paint(CREAM);
  rail(c, ribs, 0.1);
  c.paint(0xffffff, ROLE.accent);
  c.face([
    [-1.9, 0.52, -0.42],
    [-1.9, 0.05, -0.3],
    [-1.9, 0.05, 0.3],
    [-1.9, 0.52, 0.42],
  ]);
  c.paint(WOOD_LIGHT);
  for (const x of [-0.9, 0.5]) c.box(x, 0.34, 0, 0.3, 0.08, 1.1, 'fklrt');
  c.paint(0x9a5a34, ROLE.fixed, 0.1).box(-0.2, 0.1, 0.1, 0.55, 0.5, 0.5, 'fklrt', 0.06);
}
