/** Uneven land; one draw call. */

import { useEffect, useMemo } from 'react';
import { PLACE } from './kept/layers.ts';
import { masonryMaterial } from './materials.ts';
import { QUALITY, useQuality } from './quality.ts';
import { type Relief, reliefGeometry } from './relief.ts';

/** `casts`: whether it throws shadows; low land need not. */
export function Hills({ relief, casts = false }: { relief: Relief; casts?: boolean }) {
  const lean = useQuality((s) => !QUALITY[s.level].carved);
  const parts = useMemo(
    () => ({ land: reliefGeometry(relief), earth: masonryMaterial(lean) }),
    [relief, lean],
  );
  useEffect(
    () => () => {
      for (const part of Object.values(parts)) part.dispose();
    },
    [parts],
  );
  return (
    <mesh
      layers={PLACE}
      geometry={parts.land}
      material={parts.earth}
      castShadow={casts}
      receiveShadow
    />
  );
}
