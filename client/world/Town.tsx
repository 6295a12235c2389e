/** All buildings: houses, landmarks, bridges, in a few meshes of one material. */

import { useEffect, useMemo } from 'react';
import { assemble, columns, type Placement } from './assemble.ts';
import { stir } from './clock.ts';
import { PLACE } from './kept/layers.ts';
import type { Kit } from './kit.ts';
import { masonryMaterial } from './materials.ts';
import { qualityPlan } from './quality.ts';

/** Width of the strips that are drawn or left out together. */
const STRIP = 32;

export function Town({ kit, placements }: { kit: Kit; placements: readonly Placement[] }) {
  const parts = useMemo(() => {
    return {
      material: masonryMaterial(!qualityPlan().carved),
      geometries: columns(placements, STRIP).map((group) => assemble(kit, group)),
    };
  }, [kit, placements]);
  useEffect(() => {
    stir(0.5);
    return () => {
      const { geometries, ...single } = parts;
      for (const part of [...geometries, ...Object.values(single)]) part.dispose();
    };
  }, [parts]);
  return (
    <>
      {parts.geometries.map((geometry) => (
        <mesh
          key={geometry.uuid}
          layers={PLACE}
          geometry={geometry}
          material={parts.material}
          castShadow
          receiveShadow
        />
      ))}
    </>
  );
}
