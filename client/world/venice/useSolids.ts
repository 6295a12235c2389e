/** The boxes that keep the camera out of walls, from the models that have been loaded. */

import { type RefObject, useEffect, useRef } from 'react';
import type { Kit } from '../kit.ts';
import type { CityPlan } from '../plan.ts';
import { type Bounds, type Solid, solidsOf } from '../solids.ts';
import { useKit } from '../useKit.ts';
import { crowns } from './crown.ts';
import { sites } from './sites.ts';
import { town } from './town.ts';

const NOTHING: readonly Solid[] = [];

/** Empty until the models are there. */
export function useSolids(plan: CityPlan): RefObject<readonly Solid[]> {
  const kit = useKit();
  const solids = useRef(NOTHING);
  useEffect(() => {
    if (!kit) return;
    const walls = [...town(plan), ...sites(plan)];
    solids.current = solidsOf(boundsOf(kit), [...walls, ...crowns(walls)]);
  }, [kit, plan]);
  return solids;
}

function boundsOf(kit: Kit): Map<string, Bounds> {
  const bounds = new Map<string, Bounds>();
  for (const [name, { positions }] of kit) {
    const low: [number, number, number] = [Infinity, Infinity, Infinity];
    const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
    for (let k = 0; k < positions.length; k++) {
      const axis = (k % 3) as 0 | 1 | 2;
      const at = positions[k] as number;
      if (at < low[axis]) low[axis] = at;
      if (at > high[axis]) high[axis] = at;
    }
    bounds.set(name, { low, high });
  }
  return bounds;
}
