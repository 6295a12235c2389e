/** A town by the water, as its plan says: sea, islands, houses, bridges, people. */

import { useEffect, useMemo } from 'react';
import { Halos } from '../Halos.tsx';
import { Land } from '../Land.tsx';
import { siteTexture } from '../paint.ts';
import type { TownPlan } from '../plan.ts';
import { QUALITY, useQuality } from '../quality.ts';
import type { PlaceProps } from '../scenery.ts';
import { siteMap } from '../site.ts';
import { Town } from '../Town.tsx';
import { useKit } from '../useKit.ts';
import { useSite } from '../useSite.ts';
import { useSolids } from '../useSolids.ts';
import { Wash } from '../Wash.tsx';
import { Water } from '../Water.tsx';
import { crowns } from './crown.ts';
import { Life } from './Life.tsx';
import { lampSpots, sites } from './sites.ts';
import { footprints, houseLights, town } from './town.ts';

export function City({ plan, onBuilt, solids }: PlaceProps & { readonly plan: TownPlan }) {
  const kit = useKit();
  const all = useMemo(() => {
    const walls = [...town(plan), ...sites(plan)];
    return [...walls, ...crowns(walls)];
  }, [plan]);
  useSolids(solids, kit, all);
  const decoration = useQuality((s) => QUALITY[s.level].decoration);
  const built = useMemo(
    () => (decoration ? all : all.filter((p) => !p.decorates)),
    [all, decoration],
  );
  const site = useMemo(
    () =>
      siteTexture(
        siteMap(plan.land, footprints(all), [...lampSpots(plan), ...houseLights(all)], plan.reach),
      ),
    [plan, all],
  );
  useSite(site, plan.reach);
  useEffect(() => {
    if (kit) onBuilt();
  }, [kit, onBuilt]);
  return (
    <>
      <Water site={site} reach={plan.reach} />
      <Wash plan={plan} />
      <Land plan={plan} site={site} />
      {kit ? <Town kit={kit} placements={built} /> : null}
      <Halos plan={plan} />
      {kit ? <Life plan={plan} placements={all} site={site} /> : null}
    </>
  );
}
