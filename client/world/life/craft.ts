/** Small craft, with their rower or sailor aboard. Bow towards +x, keel in the water's surface. */

import { hull, type Rib, rail } from '../../../assets/city/boats.ts';
import { Carver, ROLE } from '../../../assets/city/carver.ts';
import type { Vessel } from '../plan.ts';
import { type Body, LIMB } from './figures.ts';

const RIBS: Record<Vessel, readonly Rib[]> = {
  gondola: [
    { x: -4.2, rim: 0.03, top: 1.4, chine: 0.02, keel: 1.1 },
    { x: -3.1, rim: 0.44, top: 0.74, chine: 0.22, keel: 0.1 },
    { x: -1, rim: 0.82, top: 0.52, chine: 0.5, keel: -0.14 },
    { x: 1.4, rim: 0.78, top: 0.56, chine: 0.46, keel: -0.1 },
    { x: 3.1, rim: 0.4, top: 0.84, chine: 0.18, keel: 0.16 },
    { x: 4.1, rim: 0.05, top: 1.34, chine: 0.03, keel: 1.0 },
  ],
  sandolo: [
    { x: -2.1, rim: 0.36, top: 0.56, chine: 0.24, keel: 0.08 },
    { x: -0.7, rim: 0.6, top: 0.44, chine: 0.42, keel: -0.1 },
    { x: 0.9, rim: 0.56, top: 0.46, chine: 0.38, keel: -0.1 },
    { x: 2.3, rim: 0.04, top: 0.8, chine: 0.02, keel: 0.36 },
  ],
  barge: [
    { x: -3, rim: 0.7, top: 0.72, chine: 0.5, keel: -0.05 },
    { x: -1, rim: 1.12, top: 0.6, chine: 0.86, keel: -0.16 },
    { x: 1.4, rim: 1.06, top: 0.62, chine: 0.8, keel: -0.14 },
    { x: 2.9, rim: 0.42, top: 0.9, chine: 0.2, keel: 0.1 },
    { x: 3.5, rim: 0.06, top: 1.1, chine: 0.03, keel: 0.5 },
  ],
  sail: [
    { x: -2.9, rim: 0.5, top: 0.86, chine: 0.36, keel: 0.02 },
    { x: -0.8, rim: 0.9, top: 0.62, chine: 0.66, keel: -0.14 },
    { x: 1.4, rim: 0.84, top: 0.66, chine: 0.58, keel: -0.12 },
    { x: 3, rim: 0.05, top: 1.14, chine: 0.03, keel: 0.5 },
  ],
};

/** Pivot of the oar: position along the hull, height, and side. */
export const CRUTCH: Record<Vessel, readonly [number, number, number]> = {
  gondola: [-2.1, 1.2, 0.62],
  sandolo: [-0.9, 0.82, 0.5],
  barge: [-2.3, 1.1, 0.8],
  sail: [0, 1, 0],
};

/** A boat of its kind with its crew. */
export function craft(kind: Vessel, rich: boolean): Body {
  const c = new Carver(11, rich);
  const limbs: number[] = [];
  const part = (limb: number, work: () => void): void => {
    work();
    while (limbs.length < c.positions.length / 3) limbs.push(limb);
  };
  const ribs = RIBS[kind];
  part(LIMB.body, () => {
    if (kind === 'gondola') c.paint(0x1c1c20);
    else c.paint(0xffffff, ROLE.accent);
    hull(c, ribs, kind === 'gondola' ? 0x3a2a22 : 0x6a4a30);
    c.paint(kind === 'gondola' ? 0xc9a24a : 0xe6d8b4);
    if (rich) rail(c, ribs, 0.1);
    const stern = ribs[0];
    c.paint(0x5a3a28).face([
      ...([
        [stern.x, stern.top, -stern.rim],
        [stern.x, stern.keel, -stern.chine],
      ] as const),
      ...([
        [stern.x, stern.keel, stern.chine],
        [stern.x, stern.top, stern.rim],
      ] as const),
    ]);
    load(c, kind);
  });
  if (kind === 'sail') rig(part, c);
  else oarsman(part, c, kind);
  const { positions, normals, colors, index } = c;
  return { positions, normals, colors, index, limbs };
}

function load(c: Carver, kind: Vessel): void {
  if (kind === 'gondola') {
    // The iron: a comb of steel under a blade, and a lantern on the foredeck.
    c.paint(0xc9ced2).face([
      ...([
        [3.98, 1.0, 0],
        [4.16, 0.95, 0],
        [4.2, 1.7, 0],
        [4.5, 1.78, 0],
      ] as const),
      ...([
        [4.42, 2.02, 0],
        [4.12, 2.08, 0],
        [3.98, 1.8, 0],
      ] as const),
    ]);
    c.paint(0xc9a24a).box(3, 0.8, 0, 0.06, 0.5, 0.06);
    c.paint(0xffe2a0, 100).box(3, 1.3, 0, 0.2, 0.24, 0.2);
    c.paint(0x9a2a30).box(-0.5, 0.28, 0, 1, 0.34, 1.1, 'fklrt', 0.08);
    c.box(-1.02, 0.3, 0, 0.22, 0.85, 1.1, 'fklrt', 0.08);
    passenger(c, -0.4, 0.3, 0x3f5a66);
    if (c.rich) passenger(c, 0.9, -0.25, 0xa8843f);
  } else if (kind === 'barge') {
    const goods = [
      [0.3, 0.25, 0.4, 0.8, 0xa87a48],
      [0.2, 0.25, -0.5, 0.75, 0x9a6a3c],
      [1.3, 0.25, 0, 0.8, 0xb08850],
      [0.3, 0.98, -0.1, 0.62, 0x8a5a34],
      [-0.7, 0.2, 0.3, 0.62, 0xd9c8a0],
    ] as const;
    for (const [x, y, z, s, color] of goods)
      c.paint(color).box(x, y, z, s, s * 0.9, s, 'fklrt', 0.06);
    c.paint(0xe3d3a4).at(-0.7, 0.2, -0.45, 0, () =>
      c.lathe(
        [
          [0.36, 0],
          [0.42, 0.3],
          [0.18, 0.6],
          [0, 0.62],
        ],
        6,
      ),
    );
  } else if (kind === 'sandolo') {
    c.paint(0x8a5a34).box(0.8, 0.15, 0, 0.6, 0.4, 0.55, 'fklrt', 0.05);
    c.paint(0xc9a24a).box(1.35, 0.15, 0.1, 0.36, 0.3, 0.36, 'fklrt', 0.05);
  } else {
    c.paint(0x8a5a34).box(-0.6, 0.3, 0.3, 0.7, 0.5, 0.6, 'fklrt', 0.06);
    c.paint(0xffe2a0, 100).box(-2.7, 1.3, 0, 0.2, 0.24, 0.2);
    passenger(c, -2, 0.1, 0x6a4a66);
  }
}

/** Somebody who sits. */
function passenger(c: Carver, x: number, z: number, color: number): void {
  c.at(x, 0.5, z, 0, () => {
    c.paint(color).lathe(
      [
        [0.3, 0],
        [0.24, 0.45],
        [0.1, 0.64],
      ],
      5,
    );
    c.paint(0xd9a883).lathe(
      [
        [0.07, 0.6],
        [0.15, 0.72],
        [0.12, 0.86],
        [0, 0.92],
      ],
      5,
    );
    c.paint(0x33302e).lathe(
      [
        [0.2, 0.84],
        [0.12, 0.9],
        [0, 0.98],
      ],
      5,
    );
  });
}

/** An oarsman astern with his oar; in the lowest boat he sits, for the bridges' sake. */
function oarsman(part: (limb: number, work: () => void) => void, c: Carver, kind: Vessel): void {
  const [x, y, z] = CRUTCH[kind];
  const sits = kind === 'sandolo';
  part(LIMB.rower, () =>
    c.at(x - 0.5, sits ? 0.34 : kind === 'gondola' ? 0.66 : 0.5, z - 0.5, 0, () => {
      if (!sits)
        c.paint(0x2a2c34).lathe(
          [
            [0.2, 0],
            [0.22, 0.7],
          ],
          5,
        );
      c.at(0, sits ? 0 : 0.68, 0, 0, () => {
        c.paint(kind === 'gondola' ? 0xf2efe6 : 0x8a4a3a).lathe(
          [
            [0.24, 0],
            [0.3, 0.5],
            [0.1, 0.7],
          ],
          6,
        );
        if (c.rich)
          c.paint(0xb5302a).lathe(
            [
              [0.255, 0.02],
              [0.27, 0.12],
            ],
            6,
          );
        c.bar([0, 0.55, 0.26], [0.5, 0.3, 0.42], 0.13).bar(
          [0, 0.55, -0.26],
          [0.5, 0.36, 0.2],
          0.13,
        );
        c.paint(0xd9a883).lathe(
          [
            [0.07, 0.66],
            [0.16, 0.78],
            [0.13, 0.94],
            [0, 1],
          ],
          6,
        );
        c.paint(0xe8cf8a).lathe(
          [
            [0.32, 0.9],
            [0.14, 0.93],
            [0.12, 1.04],
            [0, 1.05],
          ],
          7,
        );
      });
    }),
  );
  part(LIMB.oar, () => {
    c.paint(0xb08a5a).bar([x + 1, y + 0.42, z - 0.2], [x - 2.1, y - 1.25, z + 0.5], 0.08);
    c.paint(0xe6d8b4).bar([x - 1.7, y - 1.03, z + 0.4], [x - 2.5, y - 1.46, z + 0.6], 0.18);
  });
}

/** A lug sail of the lagoon, painted in two colours, and a pennant. */
function rig(part: (limb: number, work: () => void) => void, c: Carver): void {
  part(LIMB.body, () => c.paint(0x6a4a30).post(0.5, 0.3, 0, 0.08, 5.4, 5, 0.05));
  part(LIMB.body, () => {
    const at = (u: number, v: number): readonly [number, number, number] => [
      0.9 - u * 3.4 + v * 0.5,
      1.1 + v * 3.9 + u * v * 0.9,
      0.15 + Math.sin(u * Math.PI) * 0.5 * (1 - v * 0.5),
    ];
    for (let u = 0; u < 3; u++)
      for (const [v0, v1, color] of [
        [0, 0.34, 0xb5452a],
        [0.34, 0.67, 0xe0a23a],
        [0.67, 1, 0xb5452a],
      ] as const)
        c.paint(color).face([
          at(u / 3, v0),
          at((u + 1) / 3, v0),
          at((u + 1) / 3, v1),
          at(u / 3, v1),
        ]);
    c.paint(0x6a4a30).bar([-2.3, 1.1, 0.1], [1, 1.1, 0.1], 0.09);
    c.bar(at(0, 1), at(1, 1), 0.08);
  });
  part(LIMB.flag, () => {
    c.paint(0xc9a24a);
    for (let k = 0; k < 3; k++)
      c.face([
        ...([
          [0.5 - k * 0.4, 5.7, 0],
          [0.1 - k * 0.4, 5.66, 0],
        ] as const),
        ...([
          [0.1 - k * 0.4, 5.38 + k * 0.03, 0],
          [0.5 - k * 0.4, 5.34 + k * 0.03, 0],
        ] as const),
      ]);
  });
}
