/** Guild hall, stock market, mercato. Origin on the ground, façade towards +z. */

import { type Carver, ROLE, type V2 } from './carver.ts';
import { clockTower, logs, roundGables } from './crests.ts';
import { house } from './house.ts';
import { openArcade, statue, steps } from './landmarks.ts';
import { portal, window } from './openings.ts';
import { balcony } from './outworks.ts';
import { BRICK, CREAM, GOLD, IRON, RED, STONE, WOOD, WOOD_LIGHT } from './palette.ts';
import { roof } from './roofs.ts';

/** Guild hall: an open arcade, a great hall over it, three round gables; logs at its side. */
export function hall(c: Carver): void {
  const [w, d] = [12, 8];
  steps(c, w + 1.4, d + 1.4, 0.3, 2);
  c.paint(0x6b5646).box(0, 0.3, -0.7, w - 1, 3.6, d - 1.6, 'fklr');
  c.paint(0x8a7660).box(0, 0.31, 0, w, 0.02, d, 't');
  c.at(0, 0.3, -0.72 + (d - 1.6) / 2, 0, () => {
    portal(c, 0, 'ogee', 1.8, 3);
    for (const x of c.rich ? [-4, -2.2, 2.2, 4] : [])
      window(c, x, 0.9, { kind: 'ogee', w: 0.8, h: 1.7 });
  });
  c.at(0, 0.3, d / 2, 0, () => openArcade(c, 6, w, 3.5, 'ogee', CREAM));
  for (const s of [-1, 1])
    c.at(0, 0.3, 0, (s * Math.PI) / 2, () =>
      c.at(0, 0, w / 2, 0, () => openArcade(c, c.rich ? 4 : 2, d, 3.5, 'ogee', CREAM)),
    );
  c.at(0, 3.7, 0, 0, () => {
    house(c, {
      name: '',
      w,
      d,
      seed: 0,
      noble: true,
      floors: [
        { h: 3.4, plan: 'row', n: 5, window: { kind: 'ogee', w: 1.15, h: 2.5, frame: 0.17 } },
      ],
      roof: { steep: 0.46 },
    });
    c.at(0, 0, d / 2, 0, () => balcony(c, 0, 0.55, 3.2, 0.95));
  });
  c.at(0, 7.95, d / 2 + 0.1, 0, () => roundGables(c, w, () => arms(c)));
  c.at(-w / 2 - 2.9, 0, 2.4, 0.12, () => logs(c));
}

/** Crest of the guild: crossed hammer and saw on a shield. */
function arms(c: Carver): void {
  shield(c, 1.1);
  c.paint(WOOD_LIGHT).bar([-0.5, -0.5, 0.16], [0.36, 0.7, 0.16], 0.17);
  c.paint(IRON).bar([0.06, 0.86, 0.2], [0.68, 0.42, 0.2], 0.36);
  c.paint(0xc9ced2).bar([0.56, -0.55, 0.2], [-0.5, 0.66, 0.2], 0.2);
}

function shield(c: Carver, s: number): void {
  const line: V2[] = [
    [-s, s],
    [-s, -0.1 * s],
    [-0.6 * s, -0.8 * s],
    [0, -1.15 * s],
    [0.6 * s, -0.8 * s],
    [s, -0.1 * s],
    [s, s],
  ];
  const inner = line.map(([x, y]): V2 => [x * 0.84, y * 0.84]);
  c.paint(GOLD).plate(
    line.map(([x, y]): V2 => [x, y]),
    0.05,
  );
  c.paint(0x9c2f2a).plate(inner, 0.1);
  c.paint(0xc79a2a).skirt([...line].reverse(), -0.15, [...line].reverse(), 0.05);
}

/** Stock market: an open hall on columns under the clock tower. */
export function loggia(c: Carver): void {
  const [w, d, h] = [12, 7.6, 4.6];
  steps(c, w + 1.6, d + 1.6, 0.45, 3);
  c.at(0, 0.45, 0, 0, () => {
    c.paint(0xc9a06a).box(0, 0, -d / 2 + 0.3, w - 0.4, h, 0.4, 'fk');
    c.at(0, 0, -d / 2 + 0.52, 0, () => {
      for (const x of [-4.2, 0, 4.2]) portal(c, x, 'round', 1.6, 3.2);
    });
    c.at(0, 0, d / 2, 0, () => openArcade(c, 5, w, h, 'round', CREAM));
    for (const s of [-1, 1])
      c.at(0, 0, 0, (s * Math.PI) / 2, () =>
        c.at(0, 0, w / 2, 0, () => openArcade(c, 3, d, h, 'round', CREAM)),
      );
    c.paint(STONE).box(0, h, 0, w + 0.7, 0.34, d + 0.7, 'fklrtb');
    c.paint(CREAM).box(0, h + 0.34, 0, w + 0.1, 0.9, d + 0.1, 'fklr');
    const step = 1.05;
    for (let k = 0; k < 11; k++) {
      const x = -w / 2 + 0.7 + k * step;
      c.paint(k % 2 ? RED : 0x2f6a78).box(x, h + 0.5, d / 2 + 0.06, 0.55, 0.55, 0.08, 'flrt');
    }
    c.paint(STONE).box(0, h + 1.2, 0, w + 0.6, 0.26, d + 0.6, 'fklrtb');
    roof(c, w, d, h + 1.46, { steep: 0.42 });
    statue(c, -w / 2, h + 1.4, d / 2, 1.2);
    statue(c, w / 2, h + 1.4, d / 2, 1.2);
    c.at(0, h + 1.4, 0.9, 0, () => clockTower(c, 3.7, 7.4));
  });
}

/** Mercato: a market hall at the back, two stalls under striped awnings, free slab in front. */
export function market(c: Carver): void {
  c.paint(0xcdbfa2, ROLE.ashlar).box(0, 0, 1, 13, 0.14, 11.4, 'fklrt', 0.06);
  c.at(0, 0.14, -3, 0, () => {
    const [w, d, h] = [11, 3.6, 3.6];
    c.paint(0xb46a4a, ROLE.brick).box(0, 0, -d / 2 + 0.2, w, h, 0.3, 'fk');
    c.at(0, 0, d / 2, 0, () => openArcade(c, 5, w, h, 'round', BRICK, ROLE.brick));
    for (const s of [-1, 1])
      c.at(0, 0, 0, (s * Math.PI) / 2, () =>
        c.at(0, 0, w / 2, 0, () => openArcade(c, 1, d, h, 'round', BRICK, ROLE.brick)),
      );
    c.paint(STONE).box(0, h, 0, w + 0.5, 0.24, d + 0.5, 'fklrtb');
    roof(c, w, d, h + 0.22, { steep: 0.5 });
  });
  for (const [x, hue] of [
    [-4, 0xc23b32],
    [0, 0x2f7f8a],
    [4, 0xd0912c],
  ] as const)
    stall(c, x, 0.9, hue);
}

function stall(c: Carver, x: number, z: number, color: number): void {
  c.at(x, 0.14, z, 0, () => {
    const [w, d] = [3.4, 2.2];
    c.paint(WOOD, ROLE.fixed, 0.1);
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        c.box((sx * w) / 2, 0, (sz * d) / 2, 0.13, sz > 0 ? 2 : 2.7, 0.13, 'fklr');
    const stripes = 8;
    for (let k = 0; k < stripes; k++) {
      c.paint(k % 2 ? 0xf5eedb : color);
      const [x0, x1] = [
        -w / 2 - 0.2 + ((w + 0.4) * k) / stripes,
        -w / 2 - 0.2 + ((w + 0.4) * (k + 1)) / stripes,
      ];
      c.sheet([
        [x0, 1.95, d / 2 + 0.25],
        [x1, 1.95, d / 2 + 0.25],
        [x1, 2.75, -d / 2 - 0.15],
        [x0, 2.75, -d / 2 - 0.15],
      ]);
      c.sheet([
        [x0, 1.6, d / 2 + 0.25],
        [x1, 1.6, d / 2 + 0.25],
        [x1, 1.95, d / 2 + 0.25],
        [x0, 1.95, d / 2 + 0.25],
      ]);
    }
    c.paint(WOOD_LIGHT).box(0, 0.72, 0.1, w - 0.3, 0.12, 1.4, 'fklrtb');
    c.paint(WOOD).box(0, 0, 0.1, w - 0.6, 0.72, 1, 'flr');
    for (let k = 0; k < 5; k++) {
      c.paint([0xd8453a, 0xe6b23c, 0x6d9a3f, 0xd8843a, 0x8a4a8a][k], ROLE.fixed, 0.1);
      c.box(-1.25 + k * 0.62, 0.84, 0.25, 0.5, 0.22, 0.7, 'fklrt', 0.08);
    }
  });
}
