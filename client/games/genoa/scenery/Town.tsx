/** The picture of Genoa: sea, tray and town, hills with their houses, the Lanterna, people. */

import { useEffect, useMemo } from 'react';
import type { DataTexture } from 'three';
import { BUILDINGS } from '../../../../engine/games/genoa/map.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { useTable } from '../../../store/table.ts';
import { Halos } from '../../../world/Halos.tsx';
import { Hills } from '../../../world/Hills.tsx';
import { PLACE } from '../../../world/kept/layers.ts';
import { Land } from '../../../world/Land.tsx';
import type { Lantern } from '../../../world/lanterns.ts';
import { groundMaterial, masonryMaterial } from '../../../world/materials.ts';
import { siteTexture } from '../../../world/paint.ts';
import { QUALITY, useQuality } from '../../../world/quality.ts';
import type { PlaceProps } from '../../../world/scenery.ts';
import { siteMap } from '../../../world/site.ts';
import { Town as Models } from '../../../world/Town.tsx';
import { useDay } from '../../../world/useDay.ts';
import { useKit } from '../../../world/useKit.ts';
import { useSite } from '../../../world/useSite.ts';
import { useSolids } from '../../../world/useSolids.ts';
import { Life } from '../../../world/venice/Life.tsx';
import { lampSpots, sites } from '../../../world/venice/sites.ts';
import { Wash } from '../../../world/Wash.tsx';
import { Water } from '../../../world/Water.tsx';
import { DAY } from './day.ts';
import { floorForm, floorPicture } from './floor.ts';
import { cape, hills } from './hills.ts';
import { backdrop, surroundings, town } from './monuments.ts';
import { houseRect, middleOf, signSpot } from './plan.ts';
import { planOf } from './town-plan.ts';

/** The most seats: the town has this many terraces before anybody sits down. */
const MOST = 5;
/** At night every building has a light in front of its door. */
const DOORS: readonly Lantern[] = BUILDINGS.flatMap((id) => {
  const { x, z, w } = signSpot(id);
  return [-1, 1].map((side) => ({ x: x + (side * w) / 4, z: z - 1.4, power: 0.6 }));
});
const FEET = BUILDINGS.map((id) => {
  const rect = houseRect(id);
  return {
    ...middleOf(rect),
    turn: 0,
    halfX: (rect.x1 - rect.x0) / 2,
    halfZ: (rect.z1 - rect.z0) / 2,
  };
});

export function Town({ onBuilt, solids }: PlaceProps) {
  const seats = useTable(({ view }) => (view as View | null)?.public.seats.length ?? MOST);
  const plan = useMemo(() => planOf(seats), [seats]);
  useDay(DAY);
  const kit = useKit();
  const all = useMemo(() => sites(plan), [plan]);
  useSolids(solids, kit, all);
  const { decoration, carved } = useQuality((s) => QUALITY[s.level]);
  const built = useMemo(
    () => (decoration ? all : all.filter((p) => !p.decorates)),
    [all, decoration],
  );
  const site = useMemo(
    () => siteTexture(siteMap(plan.land, FEET, [...lampSpots(plan), ...DOORS], plan.reach)),
    [plan],
  );
  useSite(site, plan.reach);
  // The floor's picture has the ground of the squares.
  const plain = useMemo(() => ({ ...plan, campi: [] }), [plan]);
  const land = useMemo(() => [hills(carved ? 3.2 : 6), cape(carved ? 1.6 : 3)], [carved]);
  useEffect(() => {
    if (kit) onBuilt();
  }, [kit, onBuilt]);
  return (
    <>
      <Water site={site} reach={plan.reach} />
      <Wash plan={plan} />
      <Land plan={plain} site={site} stone={decoration ? undefined : 4.6} />
      {land.map((relief, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are always the same two
        <Hills key={k} relief={relief} />
      ))}
      <Carved site={site} seats={seats} />
      {kit ? <Models kit={kit} placements={built} /> : null}
      <Halos plan={plan} />
      {kit ? <Life plan={plan} placements={built} site={site} /> : null}
    </>
  );
}

/** The carved parts that only this place has. */
function Carved({ site, seats }: { readonly site: DataTexture; readonly seats: number }) {
  const lean = useQuality((s) => !QUALITY[s.level].carved);
  const parts = useMemo(() => {
    const picture = floorPicture(lean ? 0.5 : 1);
    return {
      picture,
      floor: floorForm(picture, seats),
      paving: groundMaterial(picture.texture, site, [], lean),
      town: town(lean),
      around: surroundings(seats, lean),
      slopes: backdrop(lean),
      masonry: masonryMaterial(lean),
    };
  }, [lean, site, seats]);
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
        geometry={parts.floor}
        material={parts.paving}
        renderOrder={4}
        receiveShadow
      />
      <mesh
        layers={PLACE}
        geometry={parts.town}
        material={parts.masonry}
        castShadow
        receiveShadow
      />
      <mesh
        layers={PLACE}
        geometry={parts.around}
        material={parts.masonry}
        castShadow={!lean}
        receiveShadow
      />
      <mesh layers={PLACE} geometry={parts.slopes} material={parts.masonry} receiveShadow />
    </>
  );
}
