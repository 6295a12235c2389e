/** Everything of the city inside the canvas; children are the game's board. */

import { type RootState, useFrame, useStore } from '@react-three/fiber';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSettings } from '../../store/settings.ts';
import { CameraRig } from '../CameraRig.tsx';
import { clock } from '../clock.ts';
import { Daylight } from '../Daylight.tsx';
import { Halos } from '../Halos.tsx';
import { Land } from '../Land.tsx';
import { lampMap } from '../lanterns.ts';
import { stroll } from '../materials.ts';
import { siteTexture } from '../paint.ts';
import type { CityPlan } from '../plan.ts';
import { QUALITY, useQuality } from '../quality.ts';
import { Sky } from '../Sky.tsx';
import { siteMap } from '../site.ts';
import { Town } from '../Town.tsx';
import { useKit } from '../useKit.ts';
import { Wash } from '../Wash.tsx';
import { Water } from '../Water.tsx';
import type { Weather } from '../weather.ts';
import { crowns } from './crown.ts';
import { Life } from './Life.tsx';
import { lampSpots, sites } from './sites.ts';
import { footprints, houseLights, town } from './town.ts';
import { useSolids } from './useSolids.ts';

export interface CityProps {
  readonly plan: CityPlan;
  readonly light: number;
  readonly weather: Weather;
  readonly onReady?: (state: RootState) => void;
  readonly children?: ReactNode;
}

export function City({ plan, light, weather, onReady, children }: CityProps) {
  const kit = useKit();
  const all = useMemo(() => {
    const walls = [...town(plan), ...sites(plan)];
    return [...walls, ...crowns(walls)];
  }, [plan]);
  const solids = useSolids(plan);
  const decoration = useQuality((s) => QUALITY[s.level].decoration);
  const built = useMemo(
    () => (decoration ? all : all.filter((p) => !p.decorates)),
    [all, decoration],
  );
  const site = useMemo(
    () =>
      siteTexture(siteMap(plan.land, footprints(all), [...lampSpots(plan), ...houseLights(all)])),
    [plan, all],
  );
  useEffect(() => {
    lampMap.value = site;
    return () => site.dispose();
  }, [site]);
  const store = useStore();
  useEffect(() => {
    if (kit) onReady?.(store.getState());
  }, [kit, onReady, store]);
  // The last step of a frame; a positive priority tells r3f not to draw by itself.
  useFrame(({ gl, scene, camera }) => {
    if (!useSettings.getState().reducedMotion) stroll.value[0] = clock.time;
    if (!clock.blind) gl.render(scene, camera);
  }, 1);
  return (
    <>
      <CameraRig plan={plan} solids={solids} />
      <Daylight light={light} weather={weather} />
      <Sky />
      <Water site={site} />
      <Wash plan={plan} />
      <Land plan={plan} site={site} />
      {kit ? <Town kit={kit} placements={built} /> : null}
      <Halos plan={plan} />
      {kit ? <Life plan={plan} placements={all} site={site} /> : null}
      {children}
    </>
  );
}
