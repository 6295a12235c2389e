/** The ground of the seven campi. */

import { useEffect, useMemo } from 'react';
import { MeshStandardMaterial, PlaneGeometry } from 'three';
import type { PlaceProps } from '../../../world/scenery.ts';

export function Campi({ onBuilt }: PlaceProps) {
  const parts = useMemo(
    () => ({
      ground: new PlaneGeometry(900, 900),
      stone: new MeshStandardMaterial({ color: 0xcdb9a0, roughness: 1 }),
    }),
    [],
  );
  useEffect(() => {
    onBuilt();
    return () => {
      parts.ground.dispose();
      parts.stone.dispose();
    };
  }, [parts, onBuilt]);
  return (
    <mesh
      geometry={parts.ground}
      material={parts.stone}
      rotation={[-Math.PI / 2, 0, 0]}
      receiveShadow
    />
  );
}
