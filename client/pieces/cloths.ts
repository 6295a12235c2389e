/** Sails and flags, which show a cell of the atlas on both sides. */

import { BufferGeometry, Float32BufferAttribute, PlaneGeometry } from 'three';

/** A sail of 1 × 1, bellied towards +z; both its sides show the cell. */
export function sail(): BufferGeometry {
  const sheet = (back: boolean): BufferGeometry => {
    const plane = new PlaneGeometry(1, 1, 5, 4);
    const p = plane.getAttribute('position');
    for (let k = 0; k < p.count; k++) {
      const [x, y] = [p.getX(k), p.getY(k)];
      const belly = (1 - 4 * x * x) * (1 - 0.8 * Math.max(0, y) ** 2 * 4) * 0.13;
      // Narrower at its head, and its foot drawn up in the middle.
      p.setX(k, x * (0.93 - y * 0.12));
      if (y < -0.49) p.setY(k, y + 0.05 * (1 - 4 * x * x));
      p.setZ(k, belly - (back ? 0.015 : 0));
    }
    if (back) plane.setIndex([...(plane.getIndex()?.array ?? [])].reverse());
    plane.computeVertexNormals();
    return plane.toNonIndexed();
  };
  return both(sheet(false), sheet(true));
}

function both(a: BufferGeometry, b: BufferGeometry): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, size] of [
    ['position', 3],
    ['normal', 3],
    ['uv', 2],
  ] as const) {
    const list = [...a.getAttribute(name).array, ...b.getAttribute(name).array];
    geometry.setAttribute(name, new Float32BufferAttribute(list, size));
  }
  return geometry;
}

/** A flag of 1 × 1 that is held at its left edge. */
export const flag = (): BufferGeometry =>
  new PlaneGeometry(1, 1, 7, 2).translate(0.5, 0, 0).toNonIndexed();
