/** Everything of the city inside the canvas; children are the game's board. */

import { type RootState, useFrame, useStore } from '@react-three/fiber';
import { type ReactNode, useEffect, useMemo } from 'react';
import { CameraRig } from './CameraRig.tsx';
import { clock } from './clock.ts';
import { Daylight } from './Daylight.tsx';
import { Land } from './Land.tsx';
import { siteTexture } from './paint.ts';
import type { CityPlan } from './plan.ts';
import { Sky } from './Sky.tsx';
import { siteMap } from './site.ts';
import { Water } from './Water.tsx';

export interface CityProps {
  readonly plan: CityPlan;
  readonly light: number;
  readonly onReady?: (state: RootState) => void;
  readonly children?: ReactNode;
}

export function City({ plan, light, onReady, children }: CityProps) {
  const site = useMemo(() => siteTexture(siteMap(plan.land, [])), [plan]);
  useEffect(() => () => site.dispose(), [site]);
  const store = useStore();
  useEffect(() => {
    onReady?.(store.getState());
  }, [onReady, store]);
  // The last step of a frame; a positive priority tells r3f not to draw by itself.
  useFrame(({ gl, scene, camera }) => {
    if (!clock.blind) gl.render(scene, camera);
  }, 1);
  return (
    <>
      <CameraRig plan={plan} />
      <Daylight light={light} />
      <Sky />
      <Water site={site} />
      <Land plan={plan} site={site} />
      {children}
    </>
  );
}
