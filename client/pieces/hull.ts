/** The hull of a ship, planked along its lines: its bow at +x, its keel about y = 0. */

import { BufferGeometry, Float32BufferAttribute } from 'three';

/** The lines of a hull at one spot of its length: half its width and the height of its rail and keel. */
export interface Section {
  readonly half: number;
  readonly rail: number;
  readonly keel: number;
}

export interface Hull {
  /** By `t`, -1 stern … 1 bow. */
  readonly section: (t: number) => Section;
  /** Into how many pieces its length is cut. */
  readonly stations: number;
  readonly long: number;
}

type Corner = readonly [x: number, y: number, z: number];

function faceted(positions: readonly number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.computeVertexNormals();
  return geometry;
}

/**
 * The planking of both sides between two shares of its height, without the deck, in as many strakes
 * as it needs to be round.
 */
export function planks(hull: Hull, low: number, high: number, strakes = 1): BufferGeometry {
  const { section, stations, long } = hull;
  const positions: number[] = [];
  const quad = (a: Corner, b: Corner, c: Corner, d: Corner): void => {
    positions.push(...a, ...b, ...c, ...a, ...c, ...d);
  };
  const point = (k: number, share: number, side: number): Corner => {
    const t = (k / stations) * 2 - 1;
    const { half, rail, keel } = section(t);
    const y = keel + (rail - keel) * share;
    // Round in the bilge, upright at the rail.
    const z = side * half * (0.22 + 0.78 * Math.sin(Math.min(1, share * 1.15) * (Math.PI / 2)));
    return [(t * long) / 2, y, z];
  };
  for (const side of [1, -1])
    for (let k = 0; k < stations; k++)
      for (let i = 0; i < strakes; i++) {
        const s0 = low + ((high - low) * i) / strakes;
        const s1 = low + ((high - low) * (i + 1)) / strakes;
        const [a, b, c, d] = [
          point(k, s0, side),
          point(k + 1, s0, side),
          point(k + 1, s1, side),
          point(k, s1, side),
        ];
        if (side > 0) quad(a, b, c, d);
        else quad(b, a, d, c);
      }
  return faceted(positions);
}

/** The deck at height `y`, and the flat stern, whose foot is at `foot`. */
export function deck(hull: Hull, y: number, foot: number): BufferGeometry {
  const { section, stations, long } = hull;
  const positions: number[] = [];
  const at = (k: number, side: number): Corner => {
    const t = (k / stations) * 2 - 1;
    return [(t * long) / 2, y, side * section(t).half * 0.94];
  };
  for (let k = 0; k < stations; k++) {
    const [a, b, c, d] = [at(k, 1), at(k + 1, 1), at(k + 1, -1), at(k, -1)];
    positions.push(...a, ...b, ...c, ...a, ...c, ...d);
  }
  const { half, rail } = section(-1);
  const stern: readonly Corner[] = [
    [-long / 2, foot, half * 0.5],
    [-long / 2, foot, -half * 0.5],
    [-long / 2, rail, -half],
    [-long / 2, rail, half],
  ];
  for (const k of [0, 2, 1, 0, 3, 2]) positions.push(...stern[k]);
  return faceted(positions);
}
