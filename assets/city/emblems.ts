/** Emblems of the five trades, large and simple, in a plane z = 0. */

import { Matrix4 } from 'three';
import { type Carver, ROLE, type V2, type V3 } from './carver.ts';
import { CREAM, GOLD, IRON, RED, WOOD, WOOD_DARK } from './palette.ts';

/** The trade of a shop. */
export type Trade = 'anvil' | 'gem' | 'wheat' | 'mortar' | 'cloth';

export function emblem(c: Carver, trade: Trade): void {
  if (trade === 'anvil') {
    c.paint(0x3d424a);
    c.at(0, 0, 0, 0, () => {
      const line: V2[] = [
        [-0.75, -0.9],
        [0.75, -0.9],
        [0.72, -0.66],
        [0.34, -0.5],
        [0.3, -0.1],
        [0.82, 0.05],
        [0.82, 0.5],
        [-0.7, 0.5],
        [-1.35, 0.42],
        [-0.75, 0.12],
        [-0.34, -0.08],
        [-0.38, -0.5],
        [-0.72, -0.66],
      ];
      solid(c, line, 0.34);
    });
    c.paint(0x9aa1a8).box(0.05, 0.48, 0.12, 1.5, 0.07, 0.4, 'flrt');
    c.paint(WOOD).bar([0.15, 0.6, 0.34], [0.85, 1.2, 0.34], 0.14);
    c.paint(IRON).bar([-0.1, 0.85, 0.34], [0.3, 0.45, 0.34], 0.34);
    return;
  }
  if (trade === 'gem') {
    const top = 0.5;
    const facets = 8;
    for (let k = 0; k < facets; k++) {
      const [a, b] = [(k / facets) * Math.PI, ((k + 1) / facets) * Math.PI];
      const rim = (t: number): V3 => [-Math.cos(t) * 1.15, top, Math.sin(t) * 0.55];
      const up = (t: number): V3 => [-Math.cos(t) * 0.7, top + 0.5, Math.sin(t) * 0.34];
      c.paint(k % 2 ? 0x2cb37a : 0x1f8f63);
      c.face([rim(a), [0, -1.1, 0.06], rim(b)]);
      c.paint(k % 2 ? 0x63dba6 : 0x46c48f);
      c.face([rim(a), rim(b), up(b), up(a)]);
    }
    c.paint(0x9af0c8).face([
      [-0.7, 1, 0],
      [0, 1, 0.34],
      [0.7, 1, 0],
      [0, 1, -0.2],
    ]);
    return;
  }
  if (trade === 'wheat') {
    for (const lean of [-0.5, -0.25, 0, 0.25, 0.5]) {
      c.paint(0xc79428);
      const tip: V3 = [lean * 2, 1.05 - Math.abs(lean) * 0.5, 0.12];
      c.bar([lean * 0.5, -1.05, 0.1], tip, 0.09);
      for (let k = 0; k < 5; k++) {
        const t = 0.55 + k * 0.1;
        const px = lean * 0.5 + (tip[0] - lean * 0.5) * t;
        const py = -1.05 + (tip[1] + 1.05) * t;
        c.paint(0xe8b93a, ROLE.fixed, 0.08);
        c.bar([px, py, 0.16], [px - 0.16, py + 0.2, 0.16], 0.15);
        c.bar([px, py, 0.16], [px + 0.16, py + 0.2, 0.16], 0.15);
      }
    }
    c.paint(0xa33a2c).box(0, -0.5, 0.16, 0.75, 0.26, 0.3, 'flrtb', 0.06);
    return;
  }
  if (trade === 'mortar') {
    c.paint(0xb5762a);
    c.at(0, -1, 0.1, 0, () =>
      c.lathe(
        [
          [0.6, 0],
          [0.62, 0.16],
          [0.34, 0.34],
          [0.72, 0.95],
          [0.92, 1.32],
          [0.98, 1.32],
          [0.98, 1.45],
          [0.8, 1.45],
        ],
        c.rich ? 14 : 8,
        true,
      ),
    );
    c.paint(0xd8642a).at(0, 0.4, 0.1, 0, () =>
      c.lathe(
        [
          [0.82, 0],
          [0.5, 0.2],
          [0, 0.3],
        ],
        10,
      ),
    );
    c.paint(0xe3b04a).bar([-0.15, 0.2, 0.2], [0.75, 1.35, 0.3], 0.24);
    c.box(0.8, 1.22, 0.3, 0.34, 0.34, 0.34, 'fklrtb', 0.1);
    c.paint(GOLD).at(0, -0.4, 0.1, 0, () =>
      c.lathe(
        [
          [0.66, 0],
          [0.72, 0.1],
        ],
        12,
      ),
    );
    return;
  }
  // Cloth: three bolts and a needle with thread.
  for (const [k, color] of [0x7a3f9a, 0xc23b5a, 0x2f7fa8].entries()) {
    const [x, y] = [(k - 1) * 0.72 * (k === 1 ? 0 : 1), k === 1 ? 0.02 : -0.72];
    c.at(x, y, 0.05, 0, () => {
      c.paint(color).under(new Matrix4().makeRotationX(Math.PI / 2), () =>
        c.lathe(
          [
            [0.46, 0],
            [0.46, 0.5],
          ],
          c.rich ? 12 : 8,
        ),
      );
      const face = (q: number, n: number): V2[] =>
        Array.from(
          { length: n },
          (_, j): V2 => [Math.cos((j / n) * 6.2832) * q, Math.sin((j / n) * 6.2832) * q],
        );
      c.plate(face(0.46, 12), 0.5 - 0.01);
      c.paint(CREAM).plate(face(0.3, 10), 0.51);
      c.paint(color).plate(face(0.2, 10), 0.52);
      c.paint(WOOD_DARK).plate(face(0.08, 6), 0.53);
    });
  }
  c.paint(0xaeb6bd).bar([-0.95, 1.3, 0.6], [0.95, 0.35, 0.6], 0.1);
  c.paint(RED).bar([-0.9, 1.3, 0.6], [-1.05, 0.5, 0.6], 0.07);
}

/** An outline with thickness, front at z = deep. */
function solid(c: Carver, line: readonly V2[], deep: number): void {
  c.plate(line, deep);
  c.skirt(line, deep, line, 0);
  c.skirt([...line].reverse(), deep, [...line].reverse(), 0);
}
