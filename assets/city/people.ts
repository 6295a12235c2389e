/** People of the town. Feet at the origin, looking towards +z. */

import { type Carver, ROLE } from './carver.ts';

/** Somebody of the town, smaller and calmer than the figures of a game; accent tints the cloak. */
export function person(c: Carver, kind: 'man' | 'woman' | 'porter' | 'noble'): void {
  const seg = c.rich ? 7 : 4;
  const skirt = kind === 'woman' || kind === 'noble';
  if (skirt) {
    c.paint(0xffffff, ROLE.accent).lathe(
      [
        [0.34, 0],
        [0.2, 0.72],
        [0.16, 0.8],
      ],
      seg,
    );
    c.paint(0xe9dcc0).lathe(
      [
        [0.17, 0.78],
        [0.21, 1.05],
        [0.08, 1.2],
      ],
      seg,
    );
  } else {
    c.paint(0x3d3833).box(-0.09, 0, 0, 0.13, 0.6, 0.15);
    c.box(0.09, 0, 0.06, 0.13, 0.6, 0.15);
    c.paint(0xffffff, ROLE.accent).lathe(
      [
        [0.2, 0.52],
        [0.24, 1],
        [0.1, 1.18],
      ],
      seg,
    );
  }
  c.paint(0xd9a883).at(0, 1.16, 0, 0, () =>
    c.lathe(
      [
        [0.05, 0],
        [0.13, 0.1],
        [0.12, 0.24],
        [0, 0.31],
      ],
      seg,
    ),
  );
  c.paint(0xffffff, ROLE.accent);
  for (const s of [-1, 1]) c.bar([s * 0.2, 1.05, 0], [s * 0.25, 0.66, 0.12], 0.1);
  if (kind === 'porter') {
    c.paint(0xa87a48).box(0, 0.72, 0.3, 0.46, 0.36, 0.36, 'fklrtb', 0.04);
  }
  if (kind === 'man')
    c.paint(0x8a5a34).at(0, 1.36, 0, 0, () =>
      c.lathe(
        [
          [0.24, 0],
          [0.13, 0.04],
          [0.1, 0.16],
          [0, 0.17],
        ],
        seg,
      ),
    );
  if (kind === 'noble')
    c.paint(0x7a2430).at(0, 1.36, 0, 0, () =>
      c.lathe(
        [
          [0.14, 0],
          [0.18, 0.12],
          [0, 0.2],
        ],
        seg,
      ),
    );
  if (kind === 'woman')
    c.paint(0xf3ead8).at(0, 1.32, 0, 0, () =>
      c.lathe(
        [
          [0.15, 0],
          [0.13, 0.12],
          [0, 0.18],
        ],
        seg,
      ),
    );
}
