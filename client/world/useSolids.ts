/** The boxes that keep the camera out of walls, from the models that have been loaded. */

import { type RefObject, useEffect } from 'react';
import type { Placement } from './assemble.ts';
import type { Kit } from './kit.ts';
import { type Bounds, type Solid, solidsOf } from './solids.ts';

/**
 * Writes the boxes of all `placements` into `solids` as soon as the models are loaded.
 * @param size of the place in usual ones (`sizeOf`)
 */
export function useSolids(
  solids: RefObject<readonly Solid[]>,
  kit: Kit | null,
  placements: readonly Placement[],
  size = 1,
): void {
  useEffect(() => {
    if (!kit) return;
    solids.current = solidsOf(boundsOf(kit), placements, size);
    return () => {
      solids.current = [];
    };
  }, [solids, kit, placements, size]);
}

function boundsOf(kit: Kit): Map<string, Bounds> {
  const bounds = new Map<string, Bounds>();
  for (const [name, { positions }] of kit) {
    const low: [number, number, number] = [Infinity, Infinity, Infinity];
    const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
    for (let k = 0; k < positions.length; k++) {
      const axis = (k % 3) as 0 | 1 | 2;
      const at = positions[k];
      if (at < low[axis]) low[axis] = at;
      if (at > high[axis]) high[axis] = at;
    }
    bounds.set(name, { low, high });
  }
  return bounds;
}
