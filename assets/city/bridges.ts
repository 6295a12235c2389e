/** Small bridges of white stone; the way goes along x, water from -span/2 to span/2. */

import { type Carver, ROLE, type V3 } from './carver.ts';
import { STONE, STONE_DARK, STONE_SHADE } from './palette.ts';

export interface BridgeShape {
  readonly span: number;
  readonly width: number;
  /** Height of the crown over the quays. */
  readonly rise: number;
}

/** Foot of the bridge at the quays' height (y = 0); water below. */
export function bridge(c: Carver, b: BridgeShape): void {
  const ramp = b.rise * 1.1;
  const half = b.span / 2 + ramp;
  const n = c.rich ? Math.round(half / 0.36) * 2 : 8;
  const deck = (x: number): number => {
    const t = Math.abs(x) / half;
    return b.rise * Math.cos((t * Math.PI) / 2) ** 1.3 + 0.08;
  };
  const soffit = (x: number): number => {
    const t = Math.min(1, Math.abs(x) / (b.span / 2 - 0.1));
    return -1.2 + (b.rise + 0.62) * Math.sqrt(1 - t * t);
  };
  const z = b.width / 2;
  const xs = Array.from({ length: n + 1 }, (_, k) => -half + (2 * half * k) / n);
  c.fade((_x, y) => 0.82 + 0.18 * Math.min(1, Math.max(0, (y + 1) / 2)));
  for (let k = 0; k < n; k++) {
    const [x0, x1] = [xs[k], xs[k + 1]];
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
      c.paint(STONE_SHADE, ROLE.ashlar, 0.03);
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
  for (const s of [-1, 1]) parapet(c, xs, deck, s * z);
}

function parapet(c: Carver, xs: readonly number[], deck: (x: number) => number, z: number): void {
  const stride = c.rich ? 2 : 1;
  const high = 0.7;
  for (let k = 0; k + stride < xs.length; k += stride) {
    const [x0, x1] = [xs[k], xs[k + stride]];
    const [y0, y1] = [deck(x0), deck(x1)];
    c.paint(STONE);
    c.bar([x0, y0 + high, z], [x1, y1 + high, z], 0.2);
    c.bar([x0, y0 + 0.1, z], [x1, y1 + 0.1, z], 0.24);
    if (!c.rich) continue;
    c.paint(STONE_SHADE);
    for (const t of [0.25, 0.75])
      c.box(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z, 0.12, high, 0.12, 'fklr');
  }
  for (const end of [xs[0], xs.at(-1) as number]) {
    c.paint(STONE).box(end, -0.05, z, 0.5, 1.1, 0.5, 'fklrt', 0.1);
  }
}
