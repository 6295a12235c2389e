/** The hand of the clock tower: how far the leader has come on the way to the target. */

import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import type { Group } from 'three';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { useSettings } from '../../../store/settings.ts';
import { useTable } from '../../../store/table.ts';
import { Carving } from '../../../world/carving.ts';
import { clock, stir } from '../../../world/clock.ts';
import { masonryMaterial } from '../../../world/materials.ts';
import { DIAL, GILT } from './monuments.ts';
import { CLOCK } from './plan.ts';
import { WAY, wayOf } from './way.ts';

/** Seconds in which the hand goes half of the rest of its turn. */
const HALF = 0.35;

function handForm() {
  const c = new Carving().at(0, 0, 0);
  c.box(0.26, 1.75, 0.14, { color: GILT });
  c.cone(0.34, 0.6, { y: 1.5, color: GILT }, 6);
  c.drum(0.4, 0.26, { z: -0.1, lean: Math.PI / 2, color: GILT }, 0.4, 10);
  return c.build();
}

export function Clock() {
  const hand = useRef<Group>(null);
  const way = useTable(({ view }) => (view ? Math.min(WAY, wayOf(view as View)) : 0));
  const parts = useMemo(() => ({ form: handForm(), gold: masonryMaterial(true) }), []);
  useEffect(
    () => () => {
      for (const part of Object.values(parts)) part.dispose();
    },
    [parts],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hand has somewhere to go
  useEffect(() => stir(0.5), [way]);
  useFrame(() => {
    if (!hand.current) return;
    const { rotation } = hand.current;
    const left = (-way / WAY) * Math.PI * 2 - rotation.z;
    if (left === 0) return;
    const at = useSettings.getState().reducedMotion || Math.abs(left) < 0.004;
    rotation.z += at ? left : left * (1 - 0.5 ** (clock.delta / HALF));
    if (!at) stir(0.2);
  });
  return (
    <group ref={hand} position={[CLOCK.x, DIAL.foot + DIAL.high, CLOCK.z + DIAL.ahead]}>
      <mesh geometry={parts.form} material={parts.gold} />
    </group>
  );
}
