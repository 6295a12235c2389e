/** Shipping office, crane, dock, landing stages, bollards. Façade towards +z. */

import { type Carver, ROLE, type V2 } from './carver.ts';
import { ensign, globeTower, plinth } from './crests.ts';
import { house } from './house.ts';
import { GOLD, IRON, STONE, STONE_SHADE, WOOD, WOOD_DARK, WOOD_LIGHT } from './palette.ts';

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
  });
  c.at(0, 7.1, 0, 0, () => globeTower(c));
  c.at(0, 0, d / 2, 0, () => {
    for (const s of [-1, 1]) ensign(c, s * 3.6, 3.5, s < 0 ? 0x24508a : 0xa32a2a);
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
  c.at(0, 0, 0, 0, () => treadwheel(c), 1.4);
}

function treadwheel(c: Carver): void {
  plinth(c, 1.5);
  c.paint(WOOD, ROLE.fixed, 0.08);
  c.box(0, 0.3, 0, 0.5, 4.4, 0.5, 'fklrt');
  for (const s of [-1, 1]) c.bar([s * 0.9, 0.3, -0.6], [0, 3, 0], 0.22);
  c.paint(WOOD_LIGHT);
  c.bar([0, 3.6, -1.6], [0, 6.2, 3.2], 0.42);
  c.bar([0, 2.2, 0.2], [0, 5, 1.9], 0.2);
  c.paint(0xc8975a);
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

/** Steps from a quay into the water: the quay's edge is z = 0, water towards +z, top at y = 0. */
export function waterSteps(c: Carver): void {
  const n = 4;
  for (let k = 0; k < n; k++) {
    const y = -0.29 * (k + 1);
    c.paint(k > 2 ? 0x6a7a58 : k % 2 ? STONE : STONE_SHADE, ROLE.fixed, 0.03);
    c.box(0, y - 0.9, 0.2 + k * 0.3, 3.2, 0.9, 0.32, 'ft');
  }
  for (const s of [-1, 1]) {
    c.paint(STONE_SHADE, ROLE.ashlar).box(s * 1.75, -1.7, 0.65, 0.3, 1.75, 1.3, 'flrt', 0.05);
    c.paint(STONE).box(s * 1.75, 0.05, 1.1, 0.4, 0.5, 0.4, 'fklrt', 0.1);
  }
}

/** A bollard of the quays with a turn of rope. */
export function bollard(c: Carver): void {
  const seg = c.rich ? 8 : 5;
  c.paint(STONE, ROLE.fixed, 0.03).lathe(
    [
      [0.26, 0],
      [0.2, 0.44],
      [0.31, 0.5],
      [0.29, 0.64],
      [0, 0.72],
    ],
    seg,
    false,
  );
  if (c.rich)
    c.paint(0xd0b888).lathe(
      [
        [0.27, 0.14],
        [0.3, 0.2],
        [0.25, 0.27],
      ],
      seg,
      false,
    );
}

/** A landing stage of planks: from the quay's edge (z = 0) 4.8 out over the water. */
export function jetty(c: Carver): void {
  c.paint(WOOD, ROLE.fixed, 0.06);
  for (const x of [-1, 1]) for (const z of [1.2, 4.2]) c.post(x * 1.1, -1.4, z, 0.13, 2.5, 6);
  const n = c.rich ? 10 : 3;
  for (let k = 0; k < n; k++) {
    c.paint(0xb98d5c, ROLE.fixed, 0.12);
    const long = 4.8 / n;
    c.box(0, 0.72, long * (k + 0.5), 2.4, 0.1, long - 0.04, 'fklrt');
  }
  c.paint(WOOD_DARK);
  for (const x of [-1.1, 1.1]) c.box(x, 0.6, 2.4, 0.14, 0.12, 4.8, 'lr');
}
