/** The hull of a merchantman: carved along its length, with castles, rails, mast and yard. */

import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import { bevelBox } from '../../../pieces/bevel.ts';
import { Parts } from '../../../pieces/forms.ts';
import { deck, planks, type Section } from '../../../pieces/hull.ts';

const WOOD = 0x8a5a33;
const DARK = 0x4d2f1c;
const DECK = 0xc99a63;
const GILT = 0xe6b43c;
const CREAM = 0xf2e4c4;
const ROPE = 0xb9925a;

/** Height of the deck, and where the sail hangs; the bow is at +x, the length is 10. */
export const DECK_AT = 1.45;
export const SAIL = { y: 5.75, w: 6.3, h: 5.1 } as const;
export const MAST_TOP = 9.4;
/** The place of the figurehead under the bowsprit. */
export const PROW = { x: 5.35, y: 2.3 } as const;

/** Its lines at `t`, -1 stern … 1 bow. */
function section(t: number): Section {
  const bow = Math.max(0, t);
  const stern = Math.max(0, -t);
  return {
    half: 1.62 * (1 - bow ** 2.6) * (1 - 0.28 * stern ** 3) + 0.02,
    rail: 1.75 + 0.9 * bow ** 3 + 1.1 * stern ** 3,
    keel: -0.45 + 0.75 * bow ** 4 + 0.35 * stern ** 5,
  };
}

const hull = { section, stations: 10, long: 10 } as const;

/** The whole ship but its sail and flags. */
export function ship(): BufferGeometry {
  const parts = new Parts()
    .add(planks(hull, 0.12, 0.62, 2), WOOD)
    .add(planks(hull, 0.6, 0.74), GILT)
    .add(planks(hull, 0.72, 0.9), DARK)
    .add(planks(hull, 0.88, 1), CREAM)
    .add(deck(hull, DECK_AT, 0.1), DECK)
    // Sterncastle with its lit windows, forecastle.
    .add(bevelBox(0.08, 2.2, 1.2, 2.5), WOOD, -3.85, 2.45, 0)
    .add(new BoxGeometry(2.4, 0.22, 2.7), CREAM, -3.85, 3.1, 0)
    .add(bevelBox(0.05, 1.3, 0.7, 1.7), WOOD, 3.4, 2.1, 0)
    .add(new BoxGeometry(1.45, 0.18, 1.85), CREAM, 3.4, 2.5, 0);
  for (const x of [-4.5, -3.85, -3.2]) {
    parts.add(new BoxGeometry(0.34, 0.44, 2.56), 0xffd98a, x, 2.5, 0);
  }
  for (let k = 0; k < 5; k++) {
    parts.add(new BoxGeometry(0.08, 0.4, 2.6), CREAM, -4.9 + k * 0.52, 3.36, 0);
  }
  return parts
    .add(new CylinderGeometry(0.06, 0.11, 3.4, 6, 1, true), WOOD, 5.5, 2.95, 0, [0, 0, -1.15])
    .add(
      new CylinderGeometry(0.13, 0.2, MAST_TOP - DECK_AT, 8, 1, true),
      WOOD,
      0,
      (MAST_TOP + DECK_AT) / 2,
      -0.25,
    )
    .add(new CylinderGeometry(0.1, 0.1, SAIL.w + 0.6, 6), DARK, 0, SAIL.y + SAIL.h / 2, 0, [
      0,
      0,
      Math.PI / 2,
    ])
    .add(new CylinderGeometry(0.42, 0.3, 0.5, 8), DARK, 0, 8.5, -0.25)
    .add(new TorusGeometry(0.42, 0.07, 3, 7), GILT, 0, 8.75, -0.25, [Math.PI / 2, 0, 0])
    .add(new SphereGeometry(0.2, 6, 3), GILT, 0, MAST_TOP + 0.1, -0.25)
    .add(new CylinderGeometry(0.025, 0.025, 6.8, 3, 1, true), ROPE, -2.4, 5.6, -0.2, [0, 0, -0.62])
    .add(new CylinderGeometry(0.025, 0.025, 7.2, 3, 1, true), ROPE, 2.5, 5.5, -0.2, [0, 0, 0.6])
    .add(new ConeGeometry(0.22, 0.5, 6), GILT, -5, 3.85, 0)
    .build();
}
