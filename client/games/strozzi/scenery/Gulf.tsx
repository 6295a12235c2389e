/** The gulf of Italy as it is seen: sea, shores, hills, four cities, their monuments and people. */

import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { useTable } from '../../../store/table.ts';
import { staging } from '../../../store/tempo.ts';
import { Fireworks } from '../../../world/Fireworks.tsx';
import { Halos } from '../../../world/Halos.tsx';
import { Land } from '../../../world/Land.tsx';
import { lampMap } from '../../../world/lanterns.ts';
import { masonryMaterial } from '../../../world/materials.ts';
import { siteTexture } from '../../../world/paint.ts';
import { QUALITY, useQuality } from '../../../world/quality.ts';
import type { PlaceProps } from '../../../world/scenery.ts';
import { siteMap } from '../../../world/site.ts';
import { Town } from '../../../world/Town.tsx';
import { useKit } from '../../../world/useKit.ts';
import { useSolids } from '../../../world/useSolids.ts';
import { crowns } from '../../../world/venice/crown.ts';
import { Life } from '../../../world/venice/Life.tsx';
import { lampSpots, sites } from '../../../world/venice/sites.ts';
import { footprints, houseLights } from '../../../world/venice/town.ts';
import { Wash } from '../../../world/Wash.tsx';
import { Water } from '../../../world/Water.tsx';
import { hills } from './ground.ts';
import { monuments, vesuvius } from './monuments.ts';
import { Plume } from './Plume.tsx';
import { PLAN } from './plan.ts';
import { houses } from './town.ts';

export function Gulf({ onBuilt, solids }: PlaceProps) {
  const kit = useKit();
  const all = useMemo(() => {
    const walls = [...houses(), ...sites(PLAN)];
    return [...walls, ...crowns(walls)];
  }, []);
  useSolids(solids, kit, all);
  const decoration = useQuality((s) => QUALITY[s.level].decoration);
  const built = useMemo(
    () => (decoration ? all : all.filter((p) => !p.decorates)),
    [all, decoration],
  );
  const site = useMemo(() => {
    const quays = all.filter((p) => p.y <= PLAN.quay);
    const lights = [...lampSpots(PLAN), ...houseLights(quays)];
    return siteTexture(siteMap(PLAN.land, footprints(quays), lights));
  }, [all]);
  useEffect(() => {
    lampMap.value = site;
    return () => site.dispose();
  }, [site]);
  useEffect(() => {
    if (kit) onBuilt();
  }, [kit, onBuilt]);
  return (
    <>
      <Water site={site} />
      <Wash plan={PLAN} />
      <Land plan={PLAN} site={site} />
      <Carved />
      {kit ? <Town kit={kit} placements={built} /> : null}
      <Plume />
      <Halos plan={PLAN} />
      <Gala />
      {kit ? <Life plan={PLAN} placements={all} site={site} /> : null}
    </>
  );
}

/** Rafts before the near shore from which shells rise: they burst over the dark water. */
const RAFTS = [-46, -24, -1, 22, 44].map((x) => ({ x, y: 0, z: 15 }));
const HIGH = 21;

/** Fireworks over the bay, once everything has been told: over the prizes nobody could read them. */
function Gala() {
  const over = useTable(({ view }) => (view as View | null)?.public.phase === 'gameOver');
  const [told, setTold] = useState(false);
  useFrame(() => {
    if (told !== (over && !staging.busy)) setTold(!told);
  });
  return <Fireworks from={RAFTS} high={HIGH} on={over && told} />;
}

/** What no other place has. */
function Carved() {
  const lean = useQuality((s) => !QUALITY[s.level].carved);
  const parts = useMemo(
    () => ({
      hills: hills(lean),
      volcano: vesuvius(),
      monuments: monuments(lean),
      stone: masonryMaterial(lean),
    }),
    [lean],
  );
  useEffect(
    () => () => {
      for (const part of Object.values(parts)) part.dispose();
    },
    [parts],
  );
  return (
    <>
      <mesh geometry={parts.hills} material={parts.stone} receiveShadow />
      <mesh geometry={parts.volcano} material={parts.stone} receiveShadow />
      <mesh geometry={parts.monuments} material={parts.stone} castShadow receiveShadow />
    </>
  );
}
