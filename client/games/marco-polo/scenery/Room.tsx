/** The picture of the map room: lagoon, arcade, the great table with the carved world on it. */

import { useEffect, useMemo } from 'react';
import type { DataTexture } from 'three';
import { MAP_NODES } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { PALAZZI } from '../../../../engine/games/marco-polo/data/venice.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { useTable } from '../../../store/table.ts';
import { Halos } from '../../../world/Halos.tsx';
import { PLACE } from '../../../world/kept/layers.ts';
import { Land } from '../../../world/Land.tsx';
import { groundMaterial, masonryMaterial } from '../../../world/materials.ts';
import { siteTexture } from '../../../world/paint.ts';
import { type Level, QUALITY, useQuality } from '../../../world/quality.ts';
import type { PlaceProps } from '../../../world/scenery.ts';
import { type Footprint, siteMap } from '../../../world/site.ts';
import { Town as Models } from '../../../world/Town.tsx';
import { useDay } from '../../../world/useDay.ts';
import { useKit } from '../../../world/useKit.ts';
import { useSite } from '../../../world/useSite.ts';
import { useSolids } from '../../../world/useSolids.ts';
import { Life } from '../../../world/venice/Life.tsx';
import { sites } from '../../../world/venice/sites.ts';
import { Wash } from '../../../world/Wash.tsx';
import { Water } from '../../../world/Water.tsx';
import { chartTexture } from './chart.ts';
import { DAY } from './day.ts';
import { FLOOR, middleOf, nodeSpot, TOP, TRAYS, trayArea } from './plan.ts';
import { worldGeometry } from './relief.ts';
import { CANDLES, FLAMES, models, room, table } from './room.ts';
import { PLAN } from './town-plan.ts';

/** The most seats: the table has this many places before anybody sits down. */
const MOST = 5;

/** Landmarks keep light from the ground at their feet. */
const FEET: readonly Footprint[] = [...MAP_NODES, ...PALAZZI].map(({ id, kind }) => {
  const { x, z } = nodeSpot(id);
  const half = kind === 'oasis' ? 1.6 : kind === 'lastP' ? 5.6 : 2.4;
  return { x, z: z - 0.8, halfX: half, halfZ: 1.6, turn: 0 };
});
/** Candle light at night: on the table around the candles, and a little on every city. */
const LIGHTS = [
  ...CANDLES.map(({ x, z }) => ({ x, z, power: 1 })),
  ...[...MAP_NODES, ...PALAZZI].map(({ id, kind }) => ({
    ...nodeSpot(id),
    power: kind === 'oasis' ? 0.2 : 0.4,
  })),
  ...TRAYS.map((id) => ({ ...middleOf(trayArea(id)), power: 0.55 })),
  ...[-50, -30, -10, 10, 30, 50].flatMap((x) => [
    { x, z: 33, power: 0.5 },
    { x, z: 43, power: 0.5 },
  ]),
];

export function Room({ onBuilt, solids }: PlaceProps) {
  useDay(DAY);
  const kit = useKit();
  const all = useMemo(() => sites(PLAN), []);
  useSolids(solids, kit, all);
  const decoration = useQuality((s) => QUALITY[s.level].decoration);
  const site = useMemo(() => siteTexture(siteMap(PLAN.land, FEET, LIGHTS, PLAN.reach)), []);
  useSite(site, PLAN.reach, TOP - FLOOR);
  useEffect(() => {
    if (kit) onBuilt();
  }, [kit, onBuilt]);
  return (
    <>
      <Water site={site} reach={PLAN.reach} />
      <Wash plan={PLAN} />
      <Land plan={PLAN} site={site} stone={decoration ? undefined : 4.6} />
      <World site={site} />
      <Furniture />
      {kit ? <Models kit={kit} placements={all} /> : null}
      <Halos plan={PLAN} more={FLAMES} />
      {kit ? <Life plan={PLAN} placements={all} site={site} /> : null}
    </>
  );
}

/** The scale of the painted chart: the largest texture besides the cards. */
const CHART: { readonly [level in Level]: number } = {
  low: 0.5,
  medium: 0.62,
  high: 0.8,
  cinematic: 0.8,
};

/** The carved world under its painted chart. */
function World({ site }: { readonly site: DataTexture }) {
  const lean = useQuality((s) => !QUALITY[s.level].carved);
  const fine = useQuality((s) => CHART[s.level]);
  const parts = useMemo(() => {
    const chart = chartTexture(fine);
    return {
      chart,
      form: worldGeometry(lean ? 1.1 : 0.62),
      paint: groundMaterial(chart, site, [], lean),
    };
  }, [fine, lean, site]);
  useEffect(
    () => () => {
      for (const part of Object.values(parts)) part.dispose();
    },
    [parts],
  );
  return (
    <mesh
      name="world"
      layers={PLACE}
      geometry={parts.form}
      material={parts.paint}
      castShadow={!lean}
      receiveShadow
    />
  );
}

const publicOf = ({ view }: { readonly view: unknown }) => (view as View | null)?.public;

/** Room and table with their things, for the number of seats and the played modules. */
function Furniture() {
  const lean = useQuality((s) => !QUALITY[s.level].carved);
  const seats = useTable((table) => publicOf(table)?.seats.length ?? MOST);
  const venice = useTable((table) => publicOf(table)?.options.venice ?? true);
  const companions = useTable((table) => publicOf(table)?.options.companions ?? true);
  const still = useMemo(
    () => ({ room: room(lean), models: models(lean, venice), wood: masonryMaterial(lean) }),
    [lean, venice],
  );
  const set = useMemo(() => table(seats, { venice, companions }), [seats, venice, companions]);
  useEffect(
    () => () => {
      for (const part of Object.values(still)) part.dispose();
    },
    [still],
  );
  useEffect(() => () => set.dispose(), [set]);
  return (
    <>
      <mesh
        layers={PLACE}
        geometry={still.room}
        material={still.wood}
        castShadow={!lean}
        receiveShadow
      />
      <mesh layers={PLACE} geometry={set} material={still.wood} castShadow receiveShadow />
      <mesh layers={PLACE} geometry={still.models} material={still.wood} castShadow receiveShadow />
    </>
  );
}
