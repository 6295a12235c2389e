/**
 * People, birds and small craft, carved when the city is built: each of a few dozen faces, with the
 * limbs marked that move. Feet or keel at the origin; people and birds look towards +x, as boats.
 */

import { Matrix4 } from 'three';
import { Carver, ROLE } from '../../../assets/city/carver.ts';
import type { Figure } from './cast.ts';

/** The part of a body that a corner belongs to; the shader moves each in its own way. */
export const LIMB = {
  body: 0,
  armLeft: 1,
  armRight: 2,
  legLeft: 3,
  legRight: 4,
  wingLeft: 1,
  wingRight: 2,
  /** Held in the right hand, lit at night, hidden by day. */
  lantern: 5,
  /** Swings at the crutch. */
  oar: 3,
  /** Leans forwards and backwards with the oar. */
  rower: 4,
  /** Waves in the wind; the further from its mast, the more. */
  flag: 5,
} as const;

export interface Body {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly colors: readonly number[];
  readonly index: readonly number[];
  /** Limb of each corner. */
  readonly limbs: readonly number[];
}

/** Carves part after part and records the limb of its corners. */
class Sculptor {
  readonly c: Carver;
  private readonly limbs: number[] = [];
  constructor(rich: boolean) {
    this.c = new Carver(9, rich);
  }
  part(limb: number, work: (c: Carver) => void): this {
    work(this.c);
    while (this.limbs.length < this.c.positions.length / 3) this.limbs.push(limb);
    return this;
  }
  done(): Body {
    const { positions, normals, colors, index } = this.c;
    return { positions, normals, colors, index, limbs: this.limbs };
  }
}

const SKIN = 0xd9a883;
const CLOTH = ROLE.accent;
const LINING = ROLE.wall;

/** Height of shoulders and hips, the pivots of the limbs; the shader knows them as well. */
export const SHOULDER = 1.08;
export const HIP = 0.62;

/** A person of the town: a cloak over doublet and hose, or a gown; a hat of his own. */
export function person(kind: Figure, rich: boolean): Body {
  const s = new Sculptor(rich);
  const seg = rich ? 6 : 4;
  const gown = kind === 'woman' || kind === 'noble' || kind === 'lady';
  if (gown)
    s.part(LIMB.body, (c) => {
      const wide = kind === 'lady' ? 0.44 : kind === 'noble' ? 0.34 : 0.37;
      c.paint(0xffffff, CLOTH).lathe(
        [
          [wide, 0.02],
          [0.21, 0.7],
        ],
        seg,
      );
      if (rich)
        c.paint(0xc9a24a).lathe(
          [
            [wide + 0.012, 0.02],
            [wide - 0.005, 0.09],
          ],
          seg,
        );
      c.paint(0xffffff, LINING).lathe(
        [
          [0.2, 0.7],
          [0.23, 1.02],
          [0.08, 1.18],
        ],
        seg,
      );
    });
  else {
    s.part(LIMB.legLeft, (c) => c.paint(0x4a4038).box(0, 0, -0.1, 0.15, HIP, 0.13));
    s.part(LIMB.legRight, (c) => c.paint(0x403830).box(0, 0, 0.1, 0.15, HIP, 0.13));
    s.part(LIMB.body, (c) =>
      c.paint(0xffffff, LINING).lathe(
        [
          [0.25, 0.5],
          [0.19, 0.74],
          [0.25, 1.02],
          [0.08, 1.18],
        ],
        seg,
      ),
    );
  }
  // A cloak hangs from the shoulders behind; nobles' gowns have one over them.
  if (kind === 'man' || kind === 'noble' || kind === 'lady')
    s.part(LIMB.body, (c) => {
      const low = kind === 'noble' ? 0.08 : 0.36;
      const profile = [
        [0.36, low],
        [0.27, 1.0],
        [0.1, 1.2],
      ] as const;
      c.paint(0xffffff, CLOTH).lathe(profile, seg, true, Math.PI * 1.02, Math.PI * 1.98);
    });
  for (const [limb, z] of [
    [LIMB.armLeft, -1],
    [LIMB.armRight, 1],
  ] as const)
    s.part(limb, (c) => {
      c.paint(0xffffff, kind === 'porter' ? LINING : CLOTH);
      c.bar([0, SHOULDER, z * 0.2], [0.06, 0.72, z * 0.27], 0.12);
      if (rich) c.paint(SKIN).box(0.07, 0.62, z * 0.27, 0.09, 0.12, 0.09);
    });
  if (rich && (kind === 'noble' || kind === 'porter'))
    s.part(LIMB.lantern, (c) => c.paint(0xffdf9a, 100).box(0.16, 0.44, 0.27, 0.15, 0.2, 0.15));
  s.part(LIMB.body, (c) => {
    c.paint(SKIN).lathe(
      [
        [0.06, 1.14],
        [0.14, 1.24],
        [0.12, 1.4],
        [0, 1.46],
      ],
      seg,
    );
    hat(c, kind, seg);
    if (kind === 'porter') c.paint(0xa87a48).box(-0.26, 0.72, 0, 0.32, 0.5, 0.42, 'fklrtb', 0.05);
    if (kind === 'woman' && rich)
      c.paint(0xb98a4a).at(0.24, 0.62, 0.16, 0, () =>
        c.lathe(
          [
            [0.1, 0],
            [0.15, 0.14],
            [0, 0.14],
          ],
          5,
        ),
      );
  });
  return s.done();
}

function hat(c: Carver, kind: Figure, seg: number): void {
  if (kind === 'man') {
    c.paint(0x2c2a2e).lathe(
      [
        [0.27, 1.4],
        [0.27, 1.43],
        [0.13, 1.44],
      ],
      seg,
    );
    c.paint(0x2c2a2e).lathe(
      [
        [0.13, 1.43],
        [0.11, 1.56],
        [0, 1.57],
      ],
      seg,
    );
  } else if (kind === 'noble')
    c.paint(0x8a2430).lathe(
      [
        [0.14, 1.37],
        [0.19, 1.5],
        [0, 1.57],
      ],
      seg,
    );
  else if (kind === 'woman')
    c.paint(0xf3ead8).lathe(
      [
        [0.19, 1.2],
        [0.16, 1.42],
        [0, 1.5],
      ],
      seg,
    );
  else if (kind === 'lady') {
    c.paint(0x6a4426).lathe(
      [
        [0.17, 1.3],
        [0.15, 1.44],
        [0, 1.5],
      ],
      seg,
    );
    c.paint(0xc9a24a).lathe(
      [
        [0.13, 1.46],
        [0.1, 1.53],
        [0, 1.54],
      ],
      seg,
    );
  } else if (kind === 'porter')
    c.paint(0xb5302a).lathe(
      [
        [0.14, 1.38],
        [0.12, 1.5],
        [0.05, 1.54],
      ],
      seg,
    );
  else
    c.paint(0xc9a24a).lathe(
      [
        [0.2, 1.38],
        [0.13, 1.42],
        [0.1, 1.5],
        [0, 1.52],
      ],
      seg,
    );
}

/** Wings are in the plane; the shader beats them about the body. */
export function bird(kind: 'gull' | 'pigeon'): Body {
  const s = new Sculptor(false);
  const gull = kind === 'gull';
  const size = gull ? 1 : 0.44;
  const [back, tip, belly] = gull ? [0xe4e6e6, 0x4a4c52, 0xffffff] : [0x78808c, 0x4a505c, 0x8f96a0];
  // Bellies are rounder than wide: a bird is seen from above.
  const y = gull ? 0 : 0.15;
  s.part(LIMB.body, (c) => {
    c.under(new Matrix4().makeRotationZ(-Math.PI / 2).setPosition(0, y, 0), () => {
      c.paint(belly);
      const r = (gull ? 0.17 : 0.27) * size;
      const half = 0.62 * size;
      c.lathe(
        [
          [0, -half],
          [r * 0.8, -half * 0.4],
          [r, half * 0.2],
          [r * 0.6, half * 0.8],
          [0, half],
        ],
        5,
      );
    });
    c.paint(gull ? 0xe0a030 : 0x3f5a50).box(
      0.66 * size,
      y + 0.02,
      0,
      0.16 * size,
      0.06 * size,
      0.07 * size,
    );
    c.paint(gull ? 0xffffff : tip);
    c.face([
      ...([
        [-0.4 * size, y + 0.03, 0.08 * size],
        [-0.98 * size, y + 0.03, 0.24 * size],
      ] as const),
      ...([
        [-0.98 * size, y + 0.03, -0.24 * size],
        [-0.4 * size, y + 0.03, -0.08 * size],
      ] as const),
    ]);
  });
  for (const [limb, side] of [
    [LIMB.wingLeft, -1],
    [LIMB.wingRight, 1],
  ] as const)
    s.part(limb, (c) => {
      const over = y + (gull ? 0.08 : 0.06);
      const span = (gull ? 1.3 : 0.95) * size;
      const at = (x: number, share: number) => [x * size, over, side * span * share] as const;
      c.paint(back).face([at(0.3, 0.03), at(-0.26, 0.03), at(-0.24, 0.5), at(0.28, 0.5)]);
      c.face([at(0.28, 0.5), at(-0.24, 0.5), at(-0.28, 0.8), at(0.06, 0.8)]);
      c.paint(tip).face([at(0.06, 0.8), at(-0.28, 0.8), at(-0.36, 1)]);
    });
  return s.done();
}
