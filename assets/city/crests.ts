/** Silhouettes of the great houses against the sky: lunettes, logs, a clock tower, a globe. */

import { type Carver, ROLE, type V2 } from './carver.ts';
import { statue } from './landmarks.ts';
import {
  CREAM,
  GOLD,
  IRON,
  STONE,
  STONE_DARK,
  STONE_SHADE,
  VERDIGRIS,
  WOOD,
  WOOD_LIGHT,
} from './palette.ts';

const circle = (r: number, n: number, y = 0): V2[] =>
  Array.from({ length: n }, (_, k): V2 => {
    const a = (k / n) * Math.PI * 2;
    return [Math.cos(a) * r, y + Math.sin(a) * r];
  });

/** Half a disc on its flat side, anticlockwise. */
const bow = (r: number, n: number): V2[] =>
  Array.from({ length: n + 1 }, (_, k): V2 => {
    const a = (k / n) * Math.PI;
    return [Math.cos(a) * r, Math.sin(a) * r];
  });

function ball(c: Carver, r: number, segments: number, rings: number): void {
  c.lathe(
    Array.from({ length: rings + 1 }, (_, k): V2 => {
      const a = (k / rings) * Math.PI;
      return [Math.sin(a) * r, -Math.cos(a) * r];
    }),
    segments,
  );
}

/** A round gable of white stone with a coloured shell in it; its flat side on y = 0. */
function lunette(c: Carver, r: number, field: number): void {
  const n = c.rich ? 12 : 7;
  const rim = bow(r, n);
  const out = [...rim].reverse();
  c.paint(STONE).plate(rim, 0.5);
  c.paint(STONE_SHADE).skirt(out, -0.5, out, 0.5);
  c.paint(STONE_SHADE).plate(rim.map(([x, y]): V2 => [-x, y]).reverse(), -0.5);
  c.paint(field).plate(bow(r * 0.8, n), 0.54);
  c.paint(GOLD);
  for (const a of c.rich ? [0.35, 0.95, 1.571, 2.19, 2.79] : [0.6, 1.571, 2.54])
    c.bar([0, 0.12, 0.58], [Math.cos(a) * r * 0.76, Math.sin(a) * r * 0.76, 0.58], 0.13);
  c.at(0, r + 0.28, 0, 0, () => ball(c, 0.34, c.rich ? 6 : 4, c.rich ? 4 : 2));
}

/** Three round gables over a façade `w` wide, statues between them, the guild's arms in the midst. */
export function roundGables(c: Carver, w: number, arms: () => void): void {
  c.paint(STONE).box(0, -0.5, 0, w + 0.5, 0.72, 1.1, 'fklrtb');
  for (const s of [-1, 1]) {
    c.at(s * w * 0.345, 0.2, 0, 0, () => lunette(c, 1.75, 0x24508a));
    statue(c, s * w * 0.5, 0.2, 0, 1.5);
  }
  c.at(0, 0.2, 0, 0, () => {
    c.paint(STONE).box(0, 0, 0, 4.7, 1, 1, 'fklrt');
    c.at(0, 1, 0, 0, () => lunette(c, 2.35, 0x8c2430));
    c.at(0, 1.05, 0.66, 0, arms);
  });
}

/** Logs of Cadore as the rafts bring them: stacked, sawn ends towards +z. */
export function logs(c: Carver): void {
  const seg = c.rich ? 7 : 5;
  const r = 0.46;
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 4 - row; k++) {
      const x = (k - (3 - row) / 2) * r * 2.04;
      const y = r + row * r * 1.76;
      c.paint(0x7c5233, ROLE.fixed, 0.16);
      const end = 1.9 + ((k * 7 + row * 3) % 3) * 0.16;
      const line = circle(r, seg).map(([u, v]): V2 => [x + u, y + v]);
      const out = [...line].reverse();
      c.skirt(out, -2, out, end);
      c.paint(0xe2b57c, ROLE.fixed, 0.08).plate(line, end);
      if (!c.rich) continue;
      c.paint(0xb27c48).plate(
        circle(r * 0.45, 5).map(([u, v]): V2 => [x + u, y + v]),
        end + 0.02,
      );
    }
  c.paint(WOOD);
  for (const s of [-1, 1]) c.bar([s * 1.98, 0, 1.1], [s * 1.98, 2, 1.1], 0.16);
}

/** The clock tower: a dial of the hours, the lion's field over it, two bronze men at a bell. */
export function clockTower(c: Carver, w: number, h: number): void {
  const z = w / 2;
  c.paint(0xe9d3a4).box(0, 0, 0, w, h, w, 'fklr');
  c.paint(STONE);
  for (const s of [-1, 1]) c.box(s * (w / 2 - 0.2), 0, z - 0.1, 0.44, h, 0.4, 'flr');
  c.box(0, h - 1.75, 0, w + 0.3, 0.22, w + 0.3, 'fklrtb');
  c.box(0, h, 0, w + 0.8, 0.4, w + 0.8, 'fklrtb');
  // The lion's field: gold on blue.
  c.paint(0x1f4684).box(0, h - 1.5, z, w - 1, 1.46, 0.1, 'f');
  c.at(0, h - 0.84, z + 0.08, 0, () => {
    c.paint(GOLD).box(0.1, -0.28, 0, 1, 0.36, 0.1, 'flrt');
    c.plate(
      circle(0.3, 7, 0.1).map(([x, y]): V2 => [x - 0.55, y]),
      0.1,
    );
    c.bar([0.2, 0.1, 0.06], [0.75, 0.55, 0.06], 0.2);
    for (const x of [-0.35, 0.5]) c.bar([x, -0.25, 0.05], [x, -0.55, 0.05], 0.16);
  });
  dial(c, h - 3.35, z + 0.06, 1.42);
  // Bell, frame and the two strikers.
  c.at(0, h + 0.4, 0, 0, () => {
    c.paint(STONE).box(0, 0, 0, 1.3, 0.3, 1.3, 'fklrt');
    c.paint(0xc9962f).lathe(
      [
        [0.66, 0.36],
        [0.46, 0.75],
        [0.36, 1.2],
        [0, 1.4],
      ],
      c.rich ? 9 : 6,
    );
    c.paint(GOLD).at(0, 1.9, 0, 0, () => ball(c, 0.22, 4, 3));
    c.paint(IRON).bar([0, 1.3, 0], [0, 1.9, 0], 0.12);
    for (const s of [-1, 1]) {
      c.paint(0x3f5a4c).at(s * 1.3, 0, 0, 0, () =>
        c.lathe(
          [
            [0.36, 0],
            [0.26, 0.7],
            [0.32, 1.1],
            [0.16, 1.3],
            [0.2, 1.5],
            [0, 1.75],
          ],
          c.rich ? 6 : 4,
        ),
      );
      c.bar([s * 1.1, 1.1, 0], [s * 0.7, 1.45, 0.1], 0.14);
    }
  });
}

function dial(c: Carver, y: number, z: number, r: number): void {
  c.at(0, y, z, 0, () => {
    const n = c.rich ? 22 : 12;
    c.paint(STONE).plate(circle(r * 1.14, n), 0);
    c.paint(GOLD).plate(circle(r, n), 0.03);
    c.paint(0x1c4a8c).plate(circle(r * 0.88, n), 0.06);
    c.paint(GOLD).plate(circle(r * 0.4, 10), 0.09);
    for (let k = 0; k < 12; k++) {
      const a = (k / 12) * Math.PI * 2;
      const s = r * 0.11;
      c.box(Math.cos(a) * r * 0.68, Math.sin(a) * r * 0.68 - s / 2, 0.08, s, s, 0.06, 'f');
    }
    c.paint(CREAM).bar([0, 0, 0.16], [r * 0.48, r * 0.26, 0.16], 0.13);
    c.bar([0, 0, 0.16], [-r * 0.18, r * 0.68, 0.16], 0.13);
  });
}

/** The customs house's tower: two bronze men carry a golden globe, Fortune turns on it. */
export function globeTower(c: Carver): void {
  c.paint(STONE).box(0, 0, 0, 3, 2.5, 3, 'fklr', 0.04);
  c.paint(0x4b6673, 70);
  for (let turn = 0; turn < 4; turn++)
    c.at(0, 0.75, 0, (turn * Math.PI) / 2, () => {
      for (const x of [-0.7, 0.7]) c.box(x, 0, 1.52, 0.72, 1.3, 0.04, 'f');
    });
  c.paint(STONE_SHADE).box(0, 2.5, 0, 3.7, 0.36, 3.7, 'fklrtb', 0.08);
  c.paint(STONE).box(0, 2.86, 0, 2, 0.34, 2, 'fklrt');
  for (const s of [-1, 1]) {
    c.paint(VERDIGRIS).bar([s * 0.8, 3.2, 0], [s * 0.5, 4, 0.1], 0.42);
    c.bar([s * 0.55, 3.9, 0.1], [s * 0.86, 4.6, 0], 0.26);
  }
  c.paint(GOLD).at(0, 5, 0, 0, () => ball(c, 1.18, c.rich ? 12 : 6, c.rich ? 7 : 4));
  c.paint(0x3f7f70).bar([0, 6.1, 0], [0, 7.6, 0], 0.16);
  c.paint(GOLD).sheet([
    [0, 6.5, 0],
    [1.3, 6.8, 0.1],
    [1.1, 7.5, 0.1],
    [0, 7.3, 0],
  ]);
}

/** An ensign on a slanting pole at a façade; `color` its field, a gold bar across. */
export function ensign(c: Carver, x: number, y: number, color: number): void {
  c.at(x, y, 0, 0, () => {
    if (c.rich) c.paint(WOOD_LIGHT).bar([0, 0, 0], [0, 2.2, 1.7], 0.12);
    const at = (k: number, down: number): [number, number, number] => [
      0.1 * Math.sin(k * 4),
      0.5 + 1.6 * k - down,
      0.4 + 1.25 * k,
    ];
    for (const [top, low, hue] of [
      [0, 0.75, color],
      [0.75, 1.05, GOLD],
      [1.05, 1.8, color],
    ] as const) {
      c.paint(hue).sheet([at(0.25, top), at(1, top), at(1, low), at(0.25, low)]);
    }
  });
}

/** A low wall of the quay with goods, for the foot of a crane. */
export function plinth(c: Carver, r: number): void {
  c.paint(STONE_DARK).lathe(
    [
      [r, 0],
      [r, 0.4],
      [r - 0.2, 0.5],
      [0, 0.5],
    ],
    c.rich ? 10 : 6,
    false,
  );
}
