/** Common parts of several landmarks: columns, steps, pediments, statues, open arcades. */

import { type Carver, ROLE } from './carver.ts';
import { arch, widen } from './openings.ts';
import { STONE, STONE_SHADE } from './palette.ts';

/** A column with base and capital, foot at the origin. */
export function column(c: Carver, x: number, z: number, h: number, r: number): void {
  c.at(x, 0, z, 0, () => {
    if (!c.rich) {
      c.paint(STONE).box(0, 0, 0, r * 1.9, h, r * 1.9, 'fklr');
      return;
    }
    c.paint(STONE_SHADE).box(0, 0, 0, r * 2.9, r * 0.7, r * 2.9, 'fklrt');
    c.paint(STONE);
    c.lathe(
      [
        [r * 1.05, r * 0.7],
        [r * 0.86, h - r * 1.5],
      ],
      8,
    );
    c.lathe(
      [
        [r * 0.86, h - r * 1.5],
        [r * 1.4, h - r * 0.7],
      ],
      8,
      false,
    );
    c.box(0, h - r * 0.7, 0, r * 2.9, r * 0.7, r * 2.9, 'fklrb');
  });
}

/** Steps and platform: the topmost is w × d at height h. */
export function steps(c: Carver, w: number, d: number, h: number, n = 2): void {
  for (let k = 0; k < n; k++) {
    const more = (n - 1 - k) * 0.8;
    c.paint(k % 2 ? STONE : STONE_SHADE, ROLE.fixed, 0.03);
    c.box(0, (h * k) / n, 0, w + more, h / n, d + more, 'fklrt', 0.05);
  }
}

export function pediment(
  c: Carver,
  y: number,
  z: number,
  w: number,
  h: number,
  deep: number,
): void {
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
        const [a, b] = [line[q], line[q + 1]];
        c.face([
          [a[0], a[1], 0.1],
          [b[0], b[1], 0.1],
          [b[0], h, 0.1],
          [a[0], h, 0.1],
        ]);
      }
      const first = line[1];
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
      if (c.rich) c.skirt(inner, 0.18, inner, -0.3, false);
    });
  }
  const spring = arch(kind, pitch - r * 2, h - 0.3, false)[1][1];
  for (let k = 0; k <= n; k++) column(c, -w / 2 + pitch * k, 0, spring + 0.05, r);
}
