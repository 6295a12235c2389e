/** Merchant ships and the mooring posts of boats. Bow towards +x. */

import { hull, type Rib, rail } from './boats.ts';
import { type Carver, ROLE } from './carver.ts';
import { CANVAS, GOLD, IRON, RED, STONE, WOOD, WOOD_DARK, WOOD_LIGHT } from './palette.ts';

/** A round merchant ship at its mooring: painted sails hung out to dry, a castle at the stern. */
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
  c.paint(0xa8432c).box(-4.5, 3.7, 0, 2.5, 0.14, 3.2, 'fklrtb');
  for (const s of [-1, 0, 1]) {
    c.paint(0xffd890, 90).box(-5.63, 2.5, s * 0.8, 0.06, 0.6, 0.45, 'l');
    c.paint(0xffd890, 90).box(-3.38, 2.5, s * 0.8, 0.06, 0.6, 0.45, 'r');
  }
  c.paint(WOOD_DARK).box(1.9, 1.4, 0, 1.8, 0.3, 1.6, 'fklrt', 0.06);
  // Masts, sails, shrouds.
  for (const [x, h] of [
    [0.2, 10.5],
    [3.9, 8],
  ] as const) {
    c.paint(WOOD_DARK).post(x, 1.2, 0, 0.17, h, 6, 0.08);
    c.at(x, h * 0.88, 0, 0.35, () => sail(c, h * 0.56));
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

/** A square sail of striped cloth on its yard, bellied by a light wind; hangs from the origin. */
function sail(c: Carver, high: number): void {
  c.paint(WOOD).bar([0, 0, -3.1], [0, 0, 3.1], 0.2);
  const strips = 5;
  const rows = c.rich ? 3 : 1;
  const at = (k: number, v: number): [number, number, number] => {
    const z = (k / strips - 0.5) * (5.6 + 0.9 * v);
    const belly = Math.sin(v * 2.4) * (1 - 0.5 * (z / 3.2) ** 2);
    return [0.1 + 1.15 * belly, -0.1 - high * v, z];
  };
  for (let k = 0; k < strips; k++)
    for (let row = 0; row < rows; row++) {
      c.paint(k % 2 === 0 ? CANVAS : 0xb5402f, ROLE.fixed, 0.03);
      const [v0, v1] = [row / rows, (row + 1) / rows];
      c.sheet([at(k + 1, v0), at(k, v0), at(k, v1), at(k + 1, v1)], 1 - 0.05 * row);
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
