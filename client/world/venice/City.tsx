/** A town by the water, built from its plan: sea, islands, houses, bridges, people. */

import { useMemo } from 'react';
import type { TownPlan } from '../plan.ts';
import type { PlaceProps } from '../scenery.ts';
import { crowns } from './crown.ts';
import { sites } from './sites.ts';
import { TownSite } from './TownSite.tsx';
import { town } from './town.ts';

export function City({ plan, ...place }: PlaceProps & { readonly plan: TownPlan }) {
  const all = useMemo(() => {
    const walls = [...town(plan), ...sites(plan)];
    return [...walls, ...crowns(walls)];
  }, [plan]);
  return <TownSite {...place} plan={plan} placements={all} />;
}
