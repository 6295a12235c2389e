/** Everything of the city inside the canvas; children are the game's board. */

import { type ReactNode, useEffect } from 'react';
import { CameraRig } from './CameraRig.tsx';
import { Daylight } from './Daylight.tsx';
import type { CityPlan } from './plan.ts';
import { Water } from './Water.tsx';

export interface CityProps {
  readonly plan: CityPlan;
  readonly light: number;
  readonly onReady?: () => void;
  readonly children?: ReactNode;
}

export function City({ plan, light, onReady, children }: CityProps) {
  useEffect(() => {
    onReady?.();
  }, [onReady]);
  return (
    <>
      <CameraRig plan={plan} />
      <Daylight light={light} />
      <Water />
      {children}
    </>
  );
}
