/** What swims: gondola and gondolier, merchant ship, small boats, mooring posts. Bow towards +x. */

import { type Carver, ROLE, type V3 } from './carver.ts';
import {
  BLACK,
  CANVAS,
  CREAM,
  GOLD,
  IRON,
  RED,
  STONE,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
} from './palette.ts';

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
      const a = side(ribs[k] as Rib, s);
      const b = side(ribs[k + 1] as Rib, s);
      for (let q = 0; q < 2; q++) {
        const quad = [a[q], a[q + 1], b[q + 1], b[q]] as V3[];
        c.face(s > 0 ? quad : quad.reverse());
      }
    }
  if (inner === null) return;
  c.paint(inner);
  for (let k = 0; k + 1 < ribs.length; k++) {
    const [a, b] = [ribs[k] as Rib, ribs[k + 1] as Rib];
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
      const [a, b] = [ribs[k] as Rib, ribs[k + 1] as Rib];
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
      const [a, b] = [ribs[q] as Rib, ribs[q + 1] as Rib];
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

/** Stands at the stern, feet at the origin, looks towards +x. */
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

/** A round merchant ship at its mooring: two masts, furled sails, a castle at the stern. */
export function ship(c: Carver): void {
  const ribs: Rib[] = [
    { x: -5.6, rim: 1.3, top: 3.1, chine: 0.6, keel: 0.4 },
    { x: -4.2, rim: 1.8, top: 2.7, chine: 1.1, keel: -0.5 },
    { x: -1.6, rim: 2.05, top: 2, chine: 1.5, keel: -0.8 },
    { x: 1.6, rim: 2, top: 2, chine: 1.4, keel: -0.8 },
    { x: 4.2, rim: 1.3, top: 2.5, chine: 0.6, keel: -0.4 },
    { x: 5.6, rim: 0.4, top: 3.1, chine: 0.1, keel: 0.6 },
    { x: 6.2, rim: 0.06, top: 3.4, chine: 0.03, keel: 2 },
  ];
  c.fade((_x, y) => 0.6 + 0.4 * Math.min(1, Math.max(0, (y + 0.2) / 1.6)));
  c.paint(0x7a4a2c);
  hull(c, ribs, WOOD_LIGHT);
  c.fade(null);
  c.paint(GOLD, ROLE.fixed, 0.06);
  rail(c, ribs, 0.16);
  c.paint(0xffffff, ROLE.accent);
  rail(
    c,
    ribs.map((r) => ({ ...r, top: r.top - 0.55, rim: r.rim * 0.985 })),
    0.2,
  );
  c.paint(0x7a4a2c).face([
    [-5.6, 3.1, -1.3],
    [-5.6, 0.4, -0.6],
    [-5.6, 0.4, 0.6],
    [-5.6, 3.1, 1.3],
  ]);
  // Deck, castle, hatch.
  c.paint(WOOD_LIGHT, ROLE.fixed, 0.05);
  c.box(0, 1.3, 0, 8, 0.1, 3.4, 't');
  c.paint(0x8a5a36).box(-4.5, 2, 0, 2.2, 1.7, 2.9, 'fklrt', 0.1);
  c.paint(CREAM).box(-4.5, 3.7, 0, 2.5, 0.14, 3.2, 'fklrtb');
  for (const s of [-1, 0, 1]) {
    c.paint(0xffd890, 90).box(-5.63, 2.5, s * 0.8, 0.06, 0.6, 0.45, 'l');
    c.paint(0xffd890, 90).box(-3.38, 2.5, s * 0.8, 0.06, 0.6, 0.45, 'r');
  }
  c.paint(WOOD_DARK).box(1.9, 1.4, 0, 1.8, 0.3, 1.6, 'fklrt', 0.06);
  // Masts, yards, furled sails, shrouds.
  for (const [x, h] of [
    [0.2, 10.5],
    [3.9, 8],
  ] as const) {
    c.paint(WOOD_DARK).post(x, 1.2, 0, 0.17, h, 6, 0.08);
    c.at(x, h * 0.82, 0, 0.35, () => {
      c.paint(WOOD).bar([0, 0, -3], [0, 0, 3], 0.17);
      for (let k = 0; k < 6; k++) {
        c.paint(CANVAS, ROLE.fixed, 0.06);
        const z = -2.5 + k;
        c.box(0, -0.52 + 0.08 * Math.abs(k - 2.5), z, 0.42, 0.46, 0.96, 'fklrtb', 0.12);
      }
    });
    c.paint(0x5a4a38);
    if (c.rich)
      for (const s of [-1, 1]) {
        c.bar([x, h * 0.9, 0], [x - 1.1, 2.1, s * 1.8], 0.06);
        c.bar([x, h * 0.9, 0], [x + 0.3, 2.1, s * 1.8], 0.06);
      }
    c.paint(RED);
    const top = 1.2 + h;
    c.sheet([
      [x, top, 0],
      [x - 1.5, top - 0.2, 0.15],
      [x - 1.4, top - 0.5, 0.1],
      [x, top - 0.62, 0],
    ]);
  }
  c.paint(WOOD).bar([5.6, 3.2, 0], [8.2, 4.5, 0], 0.17);
  // Cargo on deck.
  for (let k = 0; k < 4; k++) {
    c.paint(0xa8743f, ROLE.fixed, 0.18);
    c.box(-1.4 - k * 0.1, 1.4, -0.9 + k * 0.6, 0.7, 0.5 + (k % 2) * 0.25, 0.55, 'fklrt', 0.05);
  }
}

/** Three piles leaning together. */
export function bricola(c: Carver): void {
  for (let k = 0; k < 3; k++) {
    const a = (k / 3) * Math.PI * 2;
    const [x, z] = [Math.cos(a), Math.sin(a)];
    c.fade((_x, y) => (y < 0.5 ? 0.5 : 1));
    c.paint(WOOD, ROLE.fixed, 0.12);
    c.bar([x * 0.55, -1, z * 0.55], [x * 0.12, 2.9 - k * 0.25, z * 0.12], 0.3);
    c.fade(null);
  }
  c.paint(IRON).at(0, 2, 0, 0, () =>
    c.lathe(
      [
        [0.36, 0],
        [0.36, 0.18],
      ],
      6,
      false,
    ),
  );
  c.paint(0xffe2a0, 100).box(0, 2.75, 0, 0.3, 0.32, 0.3, 'fklrt', 0.08);
}

/** Striped mooring pole, taller than true; the accent tint is the colour of its stripes. */
export function stripedPole(c: Carver): void {
  const n = 9;
  const high = 5;
  const seg = c.rich ? 8 : 5;
  for (let k = 0; k < n; k++) {
    for (let s = 0; s < seg; s++) {
      const on = (k + Math.floor((s / seg) * 2)) % 2 === 0;
      if (on) c.paint(0xffffff, ROLE.accent);
      else c.paint(0xf6f0e2);
      const y0 = -1 + (high * k) / n;
      const y1 = -1 + (high * (k + 1)) / n;
      const [a0, a1] = [(s / seg) * Math.PI * 2, ((s + 1) / seg) * Math.PI * 2];
      const r = 0.21;
      c.face([
        [Math.sin(a0) * r, y0, Math.cos(a0) * r],
        [Math.sin(a1) * r, y0, Math.cos(a1) * r],
        [Math.sin(a1) * r, y1, Math.cos(a1) * r],
        [Math.sin(a0) * r, y1, Math.cos(a0) * r],
      ]);
    }
  }
  c.paint(GOLD).at(0, high - 1, 0, 0, () =>
    c.lathe(
      [
        [0.3, 0],
        [0.3, 0.12],
        [0.16, 0.2],
        [0.26, 0.45],
        [0, 0.72],
      ],
      seg,
    ),
  );
  c.paint(STONE);
}
