/** The islands. */

import { useEffect, useMemo } from 'react';
import type { DataTexture } from 'three';
import { PLACE } from './kept/layers.ts';
import { groundGeometry, quayGeometry } from './land.ts';
import { groundMaterial, masonryMaterial } from './materials.ts';
import { pavingTexture } from './paint.ts';
import type { TownPlan } from './plan.ts';
import { QUALITY, useQuality } from './quality.ts';

interface LandProps {
  readonly plan: Pick<TownPlan, 'land' | 'quay' | 'campi'>;
  readonly site: DataTexture;
  /** Longest stone of the edges in units, for places with many shores; absent: the usual one. */
  readonly stone?: number;
}

export function Land({ plan, site, stone: longest }: LandProps) {
  const lean = useQuality((s) => !QUALITY[s.level].carved);
  const parts = useMemo(() => {
    const tile = pavingTexture();
    return {
      tile,
      ground: groundGeometry(plan.land, plan.quay),
      quay: quayGeometry(plan.land, plan.quay, longest),
      paving: groundMaterial(tile, site, plan.campi, lean),
      stone: masonryMaterial(lean),
    };
  }, [plan, site, lean, longest]);
  useEffect(
    () => () => {
      for (const part of Object.values(parts)) part.dispose();
    },
    [parts],
  );
  return (
    <>
      {/* After the houses: ground that they hide is not shaded. */}
      <mesh
        layers={PLACE}
        geometry={parts.ground}
        material={parts.paving}
        renderOrder={3}
        receiveShadow
      />
      <mesh layers={PLACE} geometry={parts.quay} material={parts.stone} castShadow receiveShadow />
    </>
  );
}
