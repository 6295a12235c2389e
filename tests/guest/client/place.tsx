/** The desert: sand and dunes as far as one looks, groves and rocks. */

import { useEffect, useMemo } from 'react';
import { MeshLambertMaterial } from 'three';
import { Hills } from '../../../client/world/Hills.tsx';
import type { PlaceProps } from '../../../client/world/scenery.ts';
import { RELIEF } from './dunes.ts';
import { groves } from './forms.ts';

export function Desert({ onBuilt }: PlaceProps) {
  const parts = useMemo(
    () => ({ groves: groves(), painted: new MeshLambertMaterial({ vertexColors: true }) }),
    [],
  );
  useEffect(() => {
    onBuilt();
    return () => {
      for (const part of Object.values(parts)) part.dispose();
    };
  }, [parts, onBuilt]);
  return (
    <>
      <Hills relief={RELIEF} casts />
      <mesh geometry={parts.groves} material={parts.painted} castShadow receiveShadow />
    </>
  );
}
