/** The desert: sand as far as one looks. */

import { useEffect, useMemo } from 'react';
import { MeshStandardMaterial, PlaneGeometry } from 'three';
import type { PlaceProps } from '../../../client/world/scenery.ts';

export function Desert({ onBuilt }: PlaceProps) {
  const parts = useMemo(
    () => ({
      sand: new PlaneGeometry(900, 900),
      dust: new MeshStandardMaterial({ color: 0xd9b777, roughness: 1 }),
    }),
    [],
  );
  useEffect(() => {
    onBuilt();
    return () => {
      parts.sand.dispose();
      parts.dust.dispose();
    };
  }, [parts, onBuilt]);
  return (
    <mesh
      geometry={parts.sand}
      material={parts.dust}
      rotation={[-Math.PI / 2, 0, 0]}
      receiveShadow
    />
  );
}
