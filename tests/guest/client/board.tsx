/** The board in 3D: oases, markets and wells, the caravan, and five dice beside the road. */

import { useEffect, useMemo } from 'react';
import {
  BoxGeometry,
  ConeGeometry,
  CylinderGeometry,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
} from 'three';
import { useTable } from '../../../client/store/table.ts';
import { stir } from '../../../client/world/clock.ts';
import { DICE, MARKET_EVERY, OASES, WELL_EVERY } from '../engine/data.ts';
import { spotOf } from './scenery.ts';
import { open } from './words.ts';

/** Beyond the road, so that the caravan stands before the oasis. */
const ASIDE = 1.1;

function oases(): InstancedMesh {
  const palm = new ConeGeometry(2.2, 7, 7);
  const mesh = new InstancedMesh(palm, new MeshStandardMaterial({ color: 0x4c8a3f }), OASES);
  const at = new Matrix4();
  for (let oasis = 0; oasis < OASES; oasis++) {
    const { x, z } = spotOf(oasis);
    const tall = oasis % MARKET_EVERY === 0 ? 2 : oasis % WELL_EVERY === 0 ? 1.4 : 1;
    at.makeScale(tall, tall, tall).setPosition(x * ASIDE, 3.5 * tall, z * ASIDE);
    mesh.setMatrixAt(oasis, at);
  }
  mesh.castShadow = true;
  return mesh;
}

function newPieces() {
  const die = new BoxGeometry(6, 6, 6);
  return {
    palms: oases(),
    stone: new CylinderGeometry(4, 4.4, 0.8, 14),
    slab: new MeshStandardMaterial({ color: 0xf0e2c0 }),
    tent: new ConeGeometry(4.2, 9, 4),
    cloth: new MeshStandardMaterial({ color: 0xb8352c }),
    die,
    bone: new MeshStandardMaterial({ color: 0xfff6e0 }),
  };
}

export default function Board() {
  const view = useTable((table) => table.view);
  const pieces = useMemo(newPieces, []);
  useEffect(
    () => () => {
      for (const piece of Object.values(pieces)) piece.dispose();
    },
    [pieces],
  );
  useEffect(() => useTable.subscribe(() => stir(0.5)), []);
  if (!view) return null;
  const { caravan, dice } = open(view);
  const here = spotOf(caravan);
  return (
    <group>
      <primitive object={pieces.palms} />
      {Array.from({ length: OASES }, (_, oasis) => {
        const { x, z } = spotOf(oasis);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an oasis is its number
          <mesh key={oasis} geometry={pieces.stone} material={pieces.slab} position={[x, 0.4, z]} />
        );
      })}
      <mesh
        geometry={pieces.tent}
        material={pieces.cloth}
        position={[here.x, 5, here.z]}
        castShadow
      />
      {dice.slice(0, DICE).map((pips, die) => (
        <mesh
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
          key={die}
          geometry={pieces.die}
          material={pieces.bone}
          position={[(die - 2) * 12, 3 * pips, 0]}
          scale={[1, pips, 1]}
          castShadow
        />
      ))}
    </group>
  );
}
