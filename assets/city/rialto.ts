/**
 * The great bridge: one wide arch, two rows of shops under leaden roofs that climb with the steps,
 * a portico on the crown. The way goes along x; foot at the quays' height.
 */

import { type Carver, ROLE, type V2, type V3 } from './carver.ts';
import { pediment } from './landmarks.ts';
import { arch, widen } from './openings.ts';
import { awning } from './outworks.ts';
import { GOLD, LEAD, STONE, STONE_DARK, STONE_SHADE } from './palette.ts';

const SPAN = 9;
const WIDE = 5.8;
const RISE = 2.5;
/** Beginning of the steps, and extent of the portico. */
const FOOT = SPAN / 2 + 3.9;
const CROWN = 1.25;
/** The shops' depth and height, their distance from the parapet. */
const SHOP = 1.35;
const HIGH = 1.9;
const WALK = 0.62;

const deck = (x: number): number => {
  const t = Math.max(0, (Math.abs(x) - CROWN) / (FOOT - CROWN));
  return 0.06 + RISE * (1 - t);
};

export function rialto(c: Carver): void {
  arched(c);
  stairs(c);
  for (const s of [-1, 1]) parapet(c, s * (WIDE / 2 - 0.1));
  for (const side of [-1, 1]) for (const flank of [-1, 1]) shops(c, side, flank);
  portico(c);
}

/** Flanks with the arch cut out, its ring of stones, the vault from below. */
function arched(c: Carver): void {
  const n = c.rich ? 28 : 12;
  const half = SPAN / 2 - 0.05;
  const vault = (x: number): number => -1.25 + (RISE + 0.75) * Math.sqrt(1 - (x / half) ** 2);
  const xs = Array.from({ length: n + 1 }, (_, k) => half * -Math.cos((Math.PI * k) / n));
  const z = WIDE / 2;
  c.fade((_x, y) => 0.8 + 0.2 * Math.min(1, Math.max(0, (y + 1.2) / 2)));
  for (const s of [-1, 1]) {
    const flank = (points: V3[]) => c.face(s > 0 ? points : points.reverse());
    c.paint(STONE_SHADE, ROLE.ashlar);
    for (const e of [-1, 1]) {
      const wing: V3[] = [
        [e * half, -1.3, s * z],
        [e * FOOT, -0.3, s * z],
        [e * FOOT, deck(FOOT), s * z],
        [e * half, deck(half), s * z],
      ];
      c.face(s * e > 0 ? wing : wing.reverse());
    }
    for (let k = 0; k < n; k++) {
      const [x0, x1] = [xs[k], xs[k + 1]];
      c.paint(STONE_SHADE, ROLE.ashlar);
      flank([
        [x0, vault(x0), s * z],
        [x1, vault(x1), s * z],
        [x1, deck(x1), s * z],
        [x0, deck(x0), s * z],
      ]);
      c.paint(STONE, ROLE.fixed, 0.04);
      const rim = (x: number): V2 => [x * 1.06, vault(x) + 0.4];
      flank([
        [x0, vault(x0), s * (z + 0.1)],
        [x1, vault(x1), s * (z + 0.1)],
        [...rim(x1), s * (z + 0.1)],
        [...rim(x0), s * (z + 0.1)],
      ]);
      if (s > 0)
        c.paint(STONE_DARK).face([
          [x0, vault(x0), -z],
          [x1, vault(x1), -z],
          [x1, vault(x1), z],
          [x0, vault(x0), z],
        ]);
    }
    // A moulding along the foot of the parapet; roundels over the haunches.
    c.paint(STONE);
    const edge: readonly number[] = [-FOOT, -CROWN, CROWN, FOOT];
    for (let k = 0; k < 3; k++) {
      const [a, b] = [edge[k], edge[k + 1]];
      c.bar([a, deck(a) - 0.06, s * (z + 0.06)], [b, deck(b) - 0.06, s * (z + 0.06)], 0.2);
    }
    for (const e of [-1, 1])
      c.at(e * 3.9, 1.05, s * (z + 0.02), s > 0 ? 0 : Math.PI, () => {
        const disc = (r: number): V2[] =>
          Array.from({ length: 10 }, (_, k): V2 => {
            const a = (k / 10) * Math.PI * 2;
            return [Math.cos(a) * r, Math.sin(a) * r];
          });
        c.paint(STONE).plate(disc(0.36), 0.05);
        c.paint(0x8a6a52).plate(disc(0.24), 0.07);
      });
  }
  c.fade(null);
}

function stairs(c: Carver): void {
  const n = c.rich ? 15 : 5;
  const z = WIDE / 2 - 0.1;
  for (const e of [-1, 1])
    for (let k = 0; k < n; k++) {
      const [x0, x1] = [FOOT, CROWN].map((far) => far) as [number, number];
      const a = x0 + ((x1 - x0) * k) / n;
      const b = x0 + ((x1 - x0) * (k + 1)) / n;
      const y = deck(b);
      const tread: V3[] = [
        [e * a, y, z],
        [e * b, y, z],
        [e * b, y, -z],
        [e * a, y, -z],
      ];
      const riser: V3[] = [
        [e * a, deck(a) - 0.02, z],
        [e * a, y, z],
        [e * a, y, -z],
        [e * a, deck(a) - 0.02, -z],
      ];
      c.paint(k % 2 ? STONE : STONE_SHADE).face(e > 0 ? tread.reverse() : tread);
      c.paint(STONE_DARK).face(e > 0 ? riser.reverse() : riser);
    }
  c.paint(STONE).box(0, deck(0) - 0.1, 0, CROWN * 2, 0.1, WIDE - 0.2, 't');
}

function parapet(c: Carver, z: number): void {
  const edge: readonly number[] = [-FOOT, -CROWN, CROWN, FOOT];
  const high = 0.72;
  for (let k = 0; k < 3; k++) {
    const [a, b] = [edge[k], edge[k + 1]];
    c.paint(STONE).bar([a, deck(a) + high, z], [b, deck(b) + high, z], 0.2);
    const n = c.rich ? Math.round(Math.abs(b - a) / 0.42) : 0;
    c.paint(STONE_SHADE);
    for (let q = 0; q < n; q++) {
      const x = a + ((b - a) * (q + 0.5)) / n;
      c.box(x, deck(x) - 0.02, z, 0.13, high, 0.12, 'fklr');
    }
    if (!c.rich)
      c.sheet([
        [a, deck(a), z],
        [b, deck(b), z],
        [b, deck(b) + high, z],
        [a, deck(a) + high, z],
      ]);
  }
  for (const e of [-FOOT, FOOT]) {
    c.paint(STONE).box(e, -0.05, z, 0.5, 1.05, 0.44, 'fklrt', 0.1);
    c.paint(GOLD).at(e, 1, z, 0, () =>
      c.lathe(
        [
          [0.1, 0],
          [0.16, 0.12],
          [0, 0.3],
        ],
        6,
      ),
    );
  }
}

/** Four shops on one side of the crown; `flank` +1 looks to +z. */
function shops(c: Carver, side: number, flank: number): void {
  const bays = 4;
  const from = CROWN + 0.35;
  const wide = (FOOT - 0.9 - from) / bays;
  const zo = WIDE / 2 - WALK;
  const zi = zo - SHOP;
  for (let k = 0; k < bays; k++) {
    const x = side * (from + wide * (k + 0.5));
    const low = deck(from + wide * (k + 1)) - 0.3;
    const y = deck(from + wide * (k + 0.5)) - 0.05;
    const top = y + HIGH;
    c.paint(STONE, ROLE.fixed, 0.02);
    c.box(x, low, (flank * (zo + zi)) / 2, wide, top - low, SHOP, 'fklr');
    for (const out of [true, false]) {
      const z = flank * (out ? zo : zi);
      c.at(x, y, z, flank > 0 === out ? 0 : Math.PI, () => {
        const line = arch('round', wide * 0.62, HIGH * 0.84, c.rich);
        c.paint(0x33271f, out ? 70 : ROLE.fixed).plate(line, 0.02);
        c.paint(STONE_SHADE).skirt(widen(line, 0.12), 0.07, line, 0.07, false);
        if (out && c.rich && k % 2 === 0) {
          c.paint(0xffffff);
          awning(c, 0, HIGH * 0.72, wide * 0.8, 0.42);
        }
      });
    }
    // Leaden roof, stepped with the shops.
    const [e0, e1, mid] = [zo + 0.16, zi - 0.12, (zo + zi) / 2];
    const [xa, xb] = [x - wide / 2 - 0.04, x + wide / 2 + 0.04];
    c.paint(LEAD, ROLE.fixed, 0.05);
    const outer: V3[] = [
      [xa, top, flank * e0],
      [xb, top, flank * e0],
      [xb, top + 0.55, flank * mid],
      [xa, top + 0.55, flank * mid],
    ];
    const inner: V3[] = [
      [xb, top, flank * e1],
      [xa, top, flank * e1],
      [xa, top + 0.55, flank * mid],
      [xb, top + 0.55, flank * mid],
    ];
    c.face(flank > 0 ? outer : outer.reverse());
    c.face(flank > 0 ? inner : inner.reverse());
    c.paint(STONE).box(x, top - 0.14, flank * (zo + 0.06), wide, 0.16, 0.2, 'fkb');
    const gx = side > 0 ? xb : xa;
    const end: V3[] = [
      [gx, top, flank * e0],
      [gx, top, flank * e1],
      [gx, top + 0.55, flank * mid],
    ];
    c.paint(STONE_SHADE).face(side * flank > 0 ? end : end.reverse());
  }
}

/** The open arch on the crown, with gables to both sides. */
function portico(c: Carver): void {
  const y = deck(0) - 0.05;
  const w = CROWN * 2 + 0.7;
  for (const s of [-1, 1])
    c.at(0, y, s * (WIDE / 2 - WALK), s > 0 ? 0 : Math.PI, () => {
      const line = arch('round', w * 0.6, 2.6, c.rich);
      c.paint(STONE);
      for (const e of [-1, 1]) c.box(e * (w / 2 - 0.22), 0, -0.3, 0.44, 3.1, 0.7, 'fklr');
      c.paint(0x4a3a2e).plate(line, -0.3);
      c.paint(STONE).skirt(widen(line, 0.26), 0.08, line, 0.08, false);
      c.skirt(line, 0.08, line, -0.3, false);
      c.box(0, 2.75, -0.2, w, 0.5, 0.6, 'fklrb');
      pediment(c, 3.25, 0.12, w - 0.3, 0.95, 0.5);
    });
  const e = WIDE / 2 - WALK + 0.2;
  const [top, ridge] = [y + 3.3, y + 4.25];
  for (const s of [-1, 1]) {
    const roof: V3[] = [
      [(s * w) / 2 + s * 0.1, top, e],
      [(s * w) / 2 + s * 0.1, top, -e],
      [0, ridge, -e],
      [0, ridge, e],
    ];
    c.paint(LEAD).face(s > 0 ? roof : roof.reverse());
  }
}
