/** The works of art in loggia and niches, y upwards, and the niche that holds them. */

import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import { bevelBox } from '../../../pieces/bevel.ts';
import { Parts, turned } from '../../../pieces/forms.ts';

const GOLD = 0xf2bf3a;
const GILT = 0xe6b43c;
const MARBLE = 0xf4ecdc;

/** Art: a statue of a hero with his staff. Tiles are about 2.6 high. */
export const art = (): BufferGeometry =>
  new Parts()
    .add(bevelBox(0.05, 1.05, 0.36, 1.05), 0xd8ccb4, 0, 0.18, 0)
    .add(new CylinderGeometry(0.17, 0.13, 0.95, 7, 1, true), MARBLE, -0.17, 0.82, 0.04)
    .add(
      new CylinderGeometry(0.17, 0.13, 0.95, 7, 1, true),
      MARBLE,
      0.18,
      0.82,
      -0.04,
      [0, 0, 0.08],
    )
    .add(turned([0, 0, 0.3, 0.02, 0.26, 0.3, 0.42, 0.72, 0.3, 0.86, 0, 0.92], 9), MARBLE, 0, 1.2, 0)
    .add(new SphereGeometry(0.23, 8, 6), MARBLE, 0, 2.3, 0)
    .add(new SphereGeometry(0.25, 8, 4, 0, 6.3, 0, 1.4), 0xe3d7bd, 0, 2.36, -0.03)
    .add(new CylinderGeometry(0.09, 0.08, 0.85, 6), MARBLE, -0.46, 1.62, 0.06, [0.2, 0, -0.3])
    .add(new CylinderGeometry(0.09, 0.08, 0.6, 6), MARBLE, 0.5, 1.78, 0.12, [0.3, 0, 0.7])
    .add(new CylinderGeometry(0.09, 0.08, 0.5, 6), MARBLE, 0.62, 2.12, 0.16, [0.2, 0, -0.35])
    .build();

/** Science: an armillary sphere. */
export function science(): BufferGeometry {
  const parts = new Parts()
    .add(turned([0, 0, 0.52, 0, 0.5, 0.14, 0.16, 0.26, 0.11, 0.8, 0, 0.8], 10), 0x8a5a2a)
    .add(new SphereGeometry(0.24, 8, 6), 0x3f7fc4, 0, 1.62, 0);
  const rings: readonly (readonly [number, number, number, number])[] = [
    [0.86, 0, 0, 0],
    [0.86, 0, Math.PI / 2, 0],
    [0.84, Math.PI / 2, 0, 0],
    [0.9, Math.PI / 2 + 0.42, 0, 0.1],
  ];
  for (const [r, a, b, c] of rings)
    parts.add(new TorusGeometry(r, 0.065, 3, 12), GILT, 0, 1.62, 0, [a, b, c]);
  return parts
    .add(new CylinderGeometry(0.04, 0.04, 2.1, 5), GOLD, 0, 1.62, 0, [0, 0, 0.42])
    .build();
}

/** Architecture: a model of the great dome on its drum. */
export function architecture(): BufferGeometry {
  const parts = new Parts()
    .add(bevelBox(0.04, 1.5, 0.24, 1.5), 0xd8ccb4, 0, 0.12, 0)
    .add(new CylinderGeometry(0.62, 0.66, 0.8, 8, 1, true), MARBLE, 0, 0.62, 0, [0, Math.PI / 8, 0])
    .add(new CylinderGeometry(0.68, 0.68, 0.1, 8), 0xd8ccb4, 0, 1.04, 0, [0, Math.PI / 8, 0])
    .add(
      turned([0.62, 0, 0.6, 0.3, 0.48, 0.66, 0.28, 0.94, 0.1, 1.06, 0, 1.06], 8),
      0xc4552f,
      0,
      1.08,
      0,
    )
    .add(new CylinderGeometry(0.12, 0.14, 0.34, 8), MARBLE, 0, 2.26, 0)
    .add(new SphereGeometry(0.11, 6, 4), GOLD, 0, 2.52, 0);
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * Math.PI * 2;
    parts.add(
      new BoxGeometry(0.07, 1.05, 0.1),
      MARBLE,
      Math.cos(a) * 0.42,
      1.62,
      Math.sin(a) * 0.42,
      [0, -a, 0.5],
    );
  }
  return parts.build();
}

/** A niche of white stone with a round head, its foot 2.5 wide; its work of art stands in it. */
export function niche(): BufferGeometry {
  const parts = new Parts()
    .add(bevelBox(0.05, 2.6, 0.5, 1.5), 0xd8ccb4, 0, 0.25, 0)
    .add(new CylinderGeometry(1, 1, 0.24, 10, 1, false, 0, Math.PI), 0x7f6a58, 0, 2.5, -0.5, [
      -Math.PI / 2,
      0,
      Math.PI / 2,
    ])
    .add(new BoxGeometry(2, 2.1, 0.24), 0x7f6a58, 0, 1.5, -0.5);
  for (const side of [-1, 1]) {
    parts.add(new CylinderGeometry(0.16, 0.19, 2.1, 6, 1, true), MARBLE, side * 1.08, 1.5, 0.3);
    parts.add(new BoxGeometry(0.5, 0.18, 0.5), MARBLE, side * 1.08, 2.58, 0.3);
  }
  return parts
    .add(new TorusGeometry(1.08, 0.17, 4, 8, Math.PI), MARBLE, 0, 2.62, 0.2)
    .add(new BoxGeometry(0.34, 0.42, 0.4), GILT, 0, 3.76, 0.2)
    .build();
}
