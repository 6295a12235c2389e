/** Common parts of towns by the water: sea, shores, carved things, halos, people. */

import { type ReactNode, useEffect, useMemo } from 'react';
import type { DataTexture } from 'three';
import type { Placement } from '../assemble.ts';
import { Halos } from '../Halos.tsx';
import { Land } from '../Land.tsx';
import type { Lantern } from '../lanterns.ts';
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
import { Life } from './Life.tsx';
import { lampSpots } from './sites.ts';
import { footprints, houseLights } from './town.ts';

interface TownSiteProps extends PlaceProps {
  readonly plan: TownPlan;
  /** Everything that was carved, roofs included. */
  readonly placements: readonly Placement[];
  /** The parts that take light from the paving and shed some on it; absent: all. */
  readonly standing?: readonly Placement[];
  /** Further lights on the ground. */
  readonly lights?: readonly Lantern[];
  /** Squares paved in bands, if they differ from the plan's. */
  readonly campi?: TownPlan['campi'];
  /** Longest stone of the quays' edges for small machines; see `Land`. */
  readonly stone?: number;
  /** People avoid only drawn things, not those that small machines leave out. */
  readonly drawnOnly?: boolean;
  /** Things of this place alone, on ground with this map. */
  readonly children?: (site: DataTexture) => ReactNode;
}

const NONE: readonly Lantern[] = [];

export function TownSite(props: TownSiteProps) {
  const { plan, placements, standing = placements, lights = NONE, campi, stone } = props;
  const { onBuilt, solids, drawnOnly, children } = props;
  const kit = useKit();
  useSolids(solids, kit, placements);
  const decoration = useQuality((s) => QUALITY[s.level].decoration);
  const built = useMemo(
    () => (decoration ? placements : placements.filter((p) => !p.decorates)),
    [placements, decoration],
  );
  const site = useMemo(() => {
    const lamps = [...lampSpots(plan), ...houseLights(standing), ...lights];
    return siteTexture(siteMap(plan.land, footprints(standing), lamps, plan.reach));
  }, [plan, standing, lights]);
  useSite(site, plan.reach);
  const paved = useMemo(() => (campi ? { ...plan, campi } : plan), [plan, campi]);
  useEffect(() => {
    if (kit) onBuilt();
  }, [kit, onBuilt]);
  return (
    <>
      <Water site={site} reach={plan.reach} />
      <Wash plan={plan} />
      <Land plan={paved} site={site} stone={decoration ? undefined : stone} />
      {children?.(site)}
      {kit ? <Town kit={kit} placements={built} /> : null}
      <Halos plan={plan} />
      {kit ? <Life plan={plan} placements={drawnOnly ? built : placements} site={site} /> : null}
    </>
  );
}
