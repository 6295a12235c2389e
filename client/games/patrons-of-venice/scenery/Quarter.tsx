/** The quarter of the seven campi in the picture: water, islands, houses, monuments, people. */

import { useEffect, useMemo } from 'react';
import type { DataTexture } from 'three';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { useTable } from '../../../store/table.ts';
import { PLACE } from '../../../world/kept/layers.ts';
import type { Lantern } from '../../../world/lanterns.ts';
import { groundMaterial, masonryMaterial } from '../../../world/materials.ts';
import { QUALITY, useQuality } from '../../../world/quality.ts';
import type { PlaceProps } from '../../../world/scenery.ts';
import { useDay } from '../../../world/useDay.ts';
import { crowns } from '../../../world/venice/crown.ts';
import { TownSite } from '../../../world/venice/TownSite.tsx';
import { Clock } from './Clock.tsx';
import { DAY } from './day.ts';
import { houses } from './houses.ts';
import { monuments } from './monuments.ts';
import { paving, pavingForm } from './paving.ts';
import { FURNITURE } from './plan.ts';
import { planOf } from './town-plan.ts';

/** At night every campo is lit from its middle. */
const CAMPO_LIGHTS: readonly Lantern[] = FURNITURE.flatMap(({ plinth, name }) => [
  { ...plinth, power: 0.55 },
  { x: name.x - name.w / 4, z: name.z, power: 0.5 },
  { x: name.x + name.w / 4, z: name.z, power: 0.5 },
]);

/** Squares on the lion's quay, before the market and before San Giacomo. */
const BANDS = [
  { x: 28, z: 40.2, w: 32.6, d: 9 },
  { x: 21.6, z: -29.4, w: 34.4, d: 8.4 },
];

/** Seven islands have long shores: small machines see fewer stones in them. */
const LONG_STONE = 4.6;

/** The largest number of seats: all quays are there before anybody sits down. */
const MOST = 5;

export function Quarter(place: PlaceProps) {
  const seats = useTable(({ view }) => (view as View | null)?.public.seats.length ?? MOST);
  const plan = useMemo(() => planOf(seats), [seats]);
  useDay(DAY);
  const all = useMemo(() => {
    const walls = houses(plan, seats);
    return [...walls, ...crowns(walls)];
  }, [plan, seats]);
  // On the campi lie patterns of their own; white bands are on the quays.
  return (
    <TownSite
      {...place}
      plan={plan}
      placements={all}
      lights={CAMPO_LIGHTS}
      campi={BANDS}
      stone={LONG_STONE}
      drawnOnly={true}
    >
      {(site) => (
        <>
          <Carved site={site} />
          <Clock />
        </>
      )}
    </TownSite>
  );
}

/** The carvings of this place alone: the seven pavings, towers and domes, columns, dais, pier. */
function Carved({ site }: { readonly site: DataTexture }) {
  const lean = useQuality((s) => !QUALITY[s.level].carved);
  const parts = useMemo(() => {
    const floor = paving(lean ? 0.5 : 1);
    return {
      floor,
      ground: pavingForm(floor),
      stone: groundMaterial(floor.texture, site, [], lean),
      monuments: monuments(lean),
      masonry: masonryMaterial(lean),
    };
  }, [lean, site]);
  useEffect(
    () => () => {
      for (const part of Object.values(parts)) part.dispose();
    },
    [parts],
  );
  return (
    <>
      <mesh
        layers={PLACE}
        geometry={parts.ground}
        material={parts.stone}
        renderOrder={4}
        receiveShadow
      />
      <mesh
        layers={PLACE}
        geometry={parts.monuments}
        material={parts.masonry}
        castShadow
        receiveShadow
      />
    </>
  );
}
