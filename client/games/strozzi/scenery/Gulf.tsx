/**
 * The gulf of Italy in the picture: sea, shores, hills, four cities, their monuments and people.
 */

import { useEffect, useMemo } from 'react';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { useTable } from '../../../store/table.ts';
import { useStaging } from '../../../store/tempo.ts';
import { Fireworks } from '../../../world/Fireworks.tsx';
import { PLACE } from '../../../world/kept/layers.ts';
import { masonryMaterial } from '../../../world/materials.ts';
import { QUALITY, useQuality } from '../../../world/quality.ts';
import type { PlaceProps } from '../../../world/scenery.ts';
import { crowns } from '../../../world/venice/crown.ts';
import { sites } from '../../../world/venice/sites.ts';
import { TownSite } from '../../../world/venice/TownSite.tsx';
import { hills } from './ground.ts';
import { monuments, vesuvius } from './monuments.ts';
import { Plume } from './Plume.tsx';
import { PLAN } from './plan.ts';
import { houses } from './town.ts';

export function Gulf(place: PlaceProps) {
  const { all, standing } = useMemo(() => {
    const walls = [...houses(), ...sites(PLAN)];
    const all = [...walls, ...crowns(walls)];
    return { all, standing: all.filter(({ y }) => y <= PLAN.quay) };
  }, []);
  return (
    <TownSite {...place} plan={PLAN} placements={all} standing={standing}>
      {() => (
        <>
          <Carved />
          <Plume />
          <Gala />
        </>
      )}
    </TownSite>
  );
}

/** Rafts before the near shore from which shells rise: they burst over the dark water. */
const RAFTS = [-46, -24, -1, 22, 44].map((x) => ({ x, y: 0, z: 15 }));
const HIGH = 21;

/**
 * Fireworks over the bay, once everything has been told: over the prizes they would hide the
 * figures.
 */
function Gala() {
  const over = useTable(({ view }) => (view as View | null)?.public.phase === 'gameOver');
  const told = useStaging(({ busy }) => !busy);
  return <Fireworks from={RAFTS} high={HIGH} on={over && told} />;
}

/** The carvings of this place alone. */
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
      <mesh layers={PLACE} geometry={parts.hills} material={parts.stone} receiveShadow />
      <mesh layers={PLACE} geometry={parts.volcano} material={parts.stone} receiveShadow />
      <mesh
        layers={PLACE}
        geometry={parts.monuments}
        material={parts.stone}
        castShadow
        receiveShadow
      />
    </>
  );
}
