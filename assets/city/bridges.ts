/** Bridges of white stone; the way goes along x, water from -span/2 to span/2. */

import { type Carver, ROLE, type V3 } from './carver.ts';
import { awning } from './openings.ts';
import { STONE, STONE_DARK, STONE_SHADE } from './palette.ts';
import { ridge, slope } from './roofs.ts';

export interface BridgeShape {
  readonly span: number;
  readonly width: number;
  /** Height of the crown over the quays. */
  readonly rise: number;
  readonly grand: boolean;
}

/** Foot of the bridge lies at the quays' height (y = 0); water below. */
export function bridge(c: Carver, b: BridgeShape): void {
  const ramp = b.rise * (b.grand ? 1.5 : 1.1);
  const half = b.span / 2 + ramp;
  const n = c.rich ? Math.round(half / 0.36) * 2 : 8;
  const deck = (x: number): number => {
    const t = Math.abs(x) / half;
    return b.rise * (b.grand ? 1 - t ** 1.35 : Math.cos((t * Math.PI) / 2) ** 1.3) + 0.08;
  };
  const soffit = (x: number): number => {
    const t = Math.min(1, Math.abs(x) / (b.span / 2 - 0.1));
    return -1.2 + (b.rise + 0.62) * Math.sqrt(1 - t * t);
  };
  const z = b.width / 2;
  const xs = Array.from({ length: n + 1 }, (_, k) => -half + (2 * half * k) / n);
  c.fade((_x, y) => 0.82 + 0.18 * Math.min(1, Math.max(0, (y + 1) / 2)));
  for (let k = 0; k < n; k++) {
    const [x0, x1] = [xs[k] as number, xs[k + 1] as number];
    // Steps: each a tread and a riser.
    const [h0, h1] = [deck(x0), deck(x1)];
    const step = Math.max(h0, h1);
    c.paint(k % 2 ? STONE : STONE_SHADE, ROLE.fixed, 0.03);
    c.face([
      [x0, step, z],
      [x1, step, z],
      [x1, step, -z],
      [x0, step, -z],
    ]);
    const low = Math.min(h0, h1);
    const riser = x0 + x1 < 0 ? x0 : x1;
    const face: V3[] = [
      [riser, low - 0.05, -z],
      [riser, low - 0.05, z],
      [riser, step, z],
      [riser, step, -z],
    ];
    c.paint(STONE_DARK);
    c.face(riser < 0 ? face : [...face].reverse());
    // Sides with the arch cut out, and the arch from below.
    for (const s of [-1, 1]) {
      const over = Math.abs((x0 + x1) / 2) < b.span / 2;
      const [l0, l1] = over ? [soffit(x0), soffit(x1)] : [-0.3, -0.3];
      const side: V3[] = [
        [x0, l0, s * z],
        [x1, l1, s * z],
        [x1, h1, s * z],
        [x0, h0, s * z],
      ];
      c.paint(STONE_SHADE, ROLE.fixed, 0.03);
      c.face(s > 0 ? side : side.reverse());
      if (over) {
        const rim: V3[] = [
          [x0, l0, s * (z + 0.08)],
          [x1, l1, s * (z + 0.08)],
          [x1, l1 + 0.34, s * (z + 0.08)],
          [x0, l0 + 0.34, s * (z + 0.08)],
        ];
        c.paint(STONE);
        c.face(s > 0 ? rim : rim.reverse());
      }
      if (over && s > 0) {
        c.paint(STONE_DARK);
        c.face([
          [x0, l0, -z],
          [x1, l1, -z],
          [x1, l1, z],
          [x0, l0, z],
        ]);
      }
    }
  }
  c.fade(null);
  for (const s of [-1, 1]) parapet(c, xs, deck, s * z, b.grand);
  if (b.grand) galleries(c, b, half, deck);
}

function parapet(
  c: Carver,
  xs: readonly number[],
  deck: (x: number) => number,
  z: number,
  grand: boolean,
): void {
  const stride = c.rich ? 2 : 1;
  const high = grand ? 0.75 : 0.7;
  for (let k = 0; k + stride < xs.length; k += stride) {
    const [x0, x1] = [xs[k] as number, xs[k + stride] as number];
    const [y0, y1] = [deck(x0), deck(x1)];
    c.paint(STONE);
    c.bar([x0, y0 + high, z], [x1, y1 + high, z], 0.2);
    c.bar([x0, y0 + 0.1, z], [x1, y1 + 0.1, z], 0.24);
    if (!c.rich) continue;
    c.paint(STONE_SHADE);
    for (const t of [0.25, 0.75])
      c.box(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z, 0.12, high, 0.12, 'fklr');
  }
  for (const end of [xs[0] as number, xs.at(-1) as number]) {
    c.paint(STONE).box(end, -0.05, z, 0.5, 1.1, 0.5, 'fklrt', 0.1);
  }
}

/** Two rows of booths under one roof on each flank, an arch over the crown. */
function galleries(c: Carver, b: BridgeShape, half: number, deck: (x: number) => number): void {
  const wide = 1.35;
  for (const side of [-1, 1])
    for (let k = 0; k < 3; k++) {
      const x = side * (1.5 + k * 1.55);
      if (Math.abs(x) > half - 1) continue;
      const y = deck(Math.abs(x) - 0.7) - 0.05;
      c.at(x, y, 0, 0, () => {
        for (const s of [-1, 1]) {
          const z = s * (b.width / 2 - wide / 2 - 0.1);
          c.paint(STONE).box(0, -0.5, z, 1.5, 2.2, wide, 'fklr');
          c.paint(0x33404a, 80).box(
            0,
            0.35,
            s * (b.width / 2 - 0.1),
            0.85,
            1,
            0.04,
            s > 0 ? 'f' : 'k',
          );
          if (s > 0) c.at(0, 0.2, b.width / 2 - 0.1, 0, () => awning(c, 0, 1.5, 1.2, 0.3));
        }
        const e = b.width / 2 + 0.05;
        slope(c, [-0.78, 1.7, e], [0.78, 1.7, e], [-0.78, 2.3, 0.2], [0.78, 2.3, 0.2]);
        slope(c, [0.78, 1.7, -e], [-0.78, 1.7, -e], [0.78, 2.3, -0.2], [-0.78, 2.3, -0.2]);
        ridge(c, [-0.78, 2.28, 0], [0.78, 2.28, 0], 0.3);
        c.paint(STONE_SHADE);
        const gx = side * 0.76;
        const tri: V3[] = [
          [gx, 1.7, e],
          [gx, 1.7, -e],
          [gx, 2.3, 0],
        ];
        c.face(side > 0 ? tri : tri.reverse());
      });
    }
  c.at(0, deck(0) - 0.05, 0, 0, () => {
    for (const s of [-1, 1]) {
      c.paint(STONE);
      c.box(-0.8, 0, s * (b.width / 2 - 0.5), 0.4, 2.6, 0.5, 'fklr');
      c.box(0.8, 0, s * (b.width / 2 - 0.5), 0.4, 2.6, 0.5, 'fklr');
      c.box(0, 1.9, s * (b.width / 2 - 0.5), 2, 0.8, 0.5, 'fklrb');
      c.paint(STONE_SHADE).face(
        s > 0
          ? [
              [-1.2, 2.7, b.width / 2 - 0.2],
              [1.2, 2.7, b.width / 2 - 0.2],
              [0, 3.6, b.width / 2 - 0.2],
            ]
          : [
              [1.2, 2.7, -b.width / 2 + 0.2],
              [-1.2, 2.7, -b.width / 2 + 0.2],
              [0, 3.6, -b.width / 2 + 0.2],
            ],
      );
    }
    const e = b.width / 2;
    slope(c, [1.25, 2.7, e], [1.25, 2.7, -e], [0, 3.6, e], [0, 3.6, -e]);
    slope(c, [-1.25, 2.7, -e], [-1.25, 2.7, e], [0, 3.6, -e], [0, 3.6, e]);
  });
}
