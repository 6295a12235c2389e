/** All living things of the city: three meshes, for any number of them. */

import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { type DataTexture, Vector3 } from 'three';
import { useSettings } from '../../store/settings.ts';
import type { Placement } from '../assemble.ts';
import { clock, type Instant, newSeconds, stir } from '../clock.ts';
import { daylight } from '../Daylight.tsx';
import { UNMIRRORED } from '../kept/layers.ts';
import { castOf, MOST_IDLERS } from '../life/cast.ts';
import { cloths } from '../life/cloths.ts';
import { Crowd } from '../life/crowd.ts';
import { groundOf } from '../life/ground.ts';
import { bodyMaterial, type LifeUniforms, shadeMaterial } from '../life/life-material.ts';
import { hearths, smokeGeometry, smokeMaterial } from '../life/smoke.ts';
import { moor, sail, swim } from '../life/traffic.ts';
import { routeTexture, shades, troupe } from '../life/troupe.ts';
import type { TownPlan } from '../plan.ts';
import { useQuality } from '../quality.ts';
import { sunWay } from '../Sky.tsx';
import { anchors } from './anchors.ts';

/** The first instant. */
const FIRST: Instant = { time: 0 };

export interface LifeProps {
  readonly plan: TownPlan;
  readonly placements: readonly Placement[];
  readonly site: DataTexture;
}

export function Life({ plan, placements, site }: LifeProps) {
  const level = useQuality((s) => s.level);
  const still = useSettings((s) => s.reducedMotion);
  const stage = useMemo(() => {
    const ground = groundOf(plan, site.image.data as Uint8Array);
    const found = anchors(plan, placements);
    return { ground, found };
  }, [plan, placements, site]);
  const parts = useMemo(() => {
    const { ground, found } = stage;
    // If motion is reduced nothing hangs in the air.
    const whole = castOf(plan, ground, level);
    const cast = still ? { ...whole, gulls: [] } : whole;
    const crowd = new Crowd(cast.idlers, ground, cast.pigeons, MOST_IDLERS);
    crowd.flock[3] = plan.quay;
    const routes = routeTexture(cast.routes);
    const live: LifeUniforms = {
      uRoutes: { value: routes },
      uLived: newSeconds(),
      uIdlers: { value: crowd.places },
      uCheers: { value: crowd.cheers },
      uFlock: { value: crowd.flock },
      uSun: { value: new Vector3(0, 1, 0) },
      uSmoke: { value: [1, 1, 1] },
    };
    return {
      cast,
      crowd,
      live,
      things: {
        routes,
        body: bodyMaterial(live),
        shade: shadeMaterial(live),
        haze: smokeMaterial(live),
        bodies: troupe(cast, cloths(found, level), plan.quay, level !== 'low'),
        shades: shades(cast, plan.quay),
        smoke: smokeGeometry(hearths(found.chimneys, level)),
      },
    };
  }, [plan, stage, level, still]);
  useEffect(() => {
    sail(parts.cast);
    stir(0.3);
    return () => {
      moor();
      for (const thing of Object.values(parts.things)) thing.dispose();
    };
  }, [parts]);

  useFrame(() => {
    const { crowd, live } = parts;
    // If motion is reduced everybody stands at the position of the first instant.
    const now = still ? FIRST : clock;
    (live.uLived.value as Float32Array)[0] = now.time;
    crowd.frame(now);
    swim(now, still);
    sunWay(live.uSun.value as Vector3);
    // Grey, and a third of the sky's colour by night as by day.
    const smoke = live.uSmoke.value as number[];
    for (let c = 0; c < 3; c++) smoke[c] = 0.12 + 0.74 * daylight.horizon[c];
    // After the board has called people together, before the wakes are drawn.
  }, 0.1);

  const { things } = parts;
  return (
    <group name="life">
      <mesh
        layers={UNMIRRORED}
        geometry={things.bodies}
        material={things.body}
        frustumCulled={false}
        receiveShadow
      />
      <mesh layers={UNMIRRORED} geometry={things.shades} material={things.shade} renderOrder={1} />
      <mesh layers={UNMIRRORED} geometry={things.smoke} material={things.haze} renderOrder={3} />
    </group>
  );
}
