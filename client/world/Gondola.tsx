/** The gondola with its gondolier. The owner of its journey provides its position: `pose`. */

import { useFrame } from '@react-three/fiber';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Group, Mesh } from 'three';
import { assemble } from './assemble.ts';
import { clock, stir } from './clock.ts';
import type { Kit } from './kit.ts';
import { masonryMaterial } from './materials.ts';
import { useKit } from './useKit.ts';
import { giveWake, takeWake, type Wake } from './wakes.ts';

export interface GondolaPose {
  x: number;
  z: number;
  /** Turn about y of the way the iron points: 0 is towards +x, growing anticlockwise from above. */
  heading: number;
  /** Units per second: the gondolier rows and the wake grows with it. */
  speed: number;
}

export interface GondolaProps {
  /** A pose that is changed in place, or a function that writes one into its argument. */
  readonly pose: RefObject<GondolaPose> | ((out: GondolaPose) => void);
  /** Larger than life if the picture is small. */
  readonly scale?: number;
}

/** Positions of the gondolier and of the oar's crutch, in the hull's measures. */
const STERN = { x: -2.75, y: 0.66, z: 0.12 } as const;
const CRUTCH = { x: -2.1, y: 1.2, z: 0.66 } as const;
/** Half the hull's width, and how far its middle is from the stern. */
const BEAM = 0.75;
const LENGTH = 3;
/** Speed of the fastest oar stroke, units per second. */
const FULL = 5;

export function Gondola({ pose, scale }: GondolaProps) {
  const kit = useKit();
  return kit ? <Afloat kit={kit} pose={pose} scale={scale} /> : null;
}

function Afloat({ kit, pose, scale = 1 }: GondolaProps & { kit: Kit }) {
  const boat = useRef<Group>(null);
  const man = useRef<Mesh>(null);
  const oar = useRef<Mesh>(null);
  const at = useRef<GondolaPose>({ x: 0, z: 0, heading: 0, speed: 0 });
  /** How far the gondolier has rowed, radians. */
  const rowed = useRef({ stroke: 0 });
  const parts = useMemo(() => {
    const one = (model: string) => assemble(kit, [{ model, x: 0, y: 0, z: 0, turn: 0 }]);
    return {
      hull: one('gondola'),
      man: one('gondolier'),
      oar: one('oar'),
      paint: masonryMaterial(),
    };
  }, [kit]);
  useEffect(
    () => () => {
      for (const part of Object.values(parts)) part.dispose();
    },
    [parts],
  );

  const wake = useRef<Wake | null>(null);
  useEffect(() => {
    const taken = takeWake(BEAM * scale, LENGTH * scale);
    wake.current = taken;
    return () => {
      if (taken) giveWake(taken);
    };
  }, [scale]);

  useFrame(() => {
    if (typeof pose === 'function') pose(at.current);
    const { x, z, heading, speed } = typeof pose === 'function' ? at.current : pose.current;
    const drive = Math.min(1, speed / FULL);
    const t = clock.time;
    // The first instant again: the same stroke.
    const r = rowed.current;
    if (clock.time === clock.delta) r.stroke = 0;
    r.stroke += clock.delta * (0.7 + drive * 3.6);
    if (speed > 0.02) stir(0.12);
    const row = Math.sin(r.stroke);
    const reach = 0.12 + drive * 0.5;
    // One by one: three numbers passed to `set` would each be boxed.
    if (boat.current) {
      const { position, rotation } = boat.current;
      position.x = x;
      position.y = 0.05 + Math.sin(t * 0.9) * 0.05;
      position.z = z;
      rotation.x = Math.sin(t * 0.8) * 0.02 + row * drive * 0.03;
      rotation.y = heading;
    }
    if (man.current) {
      man.current.rotation.y = row * reach * 0.3;
      man.current.rotation.z = -reach * 0.28 * (1 + row);
    }
    if (oar.current) {
      oar.current.rotation.x = Math.cos(r.stroke) * reach * 0.35;
      oar.current.rotation.y = row * reach;
    }
    if (wake.current) {
      wake.current.x = x;
      wake.current.z = z;
      wake.current.speed = speed;
    }
  });

  return (
    <group ref={boat} name="gondola" scale={scale}>
      <mesh geometry={parts.hull} material={parts.paint} castShadow receiveShadow />
      <mesh
        ref={man}
        geometry={parts.man}
        material={parts.paint}
        position={[STERN.x, STERN.y, STERN.z]}
        castShadow
        receiveShadow
      />
      <mesh
        ref={oar}
        geometry={parts.oar}
        material={parts.paint}
        position={[CRUTCH.x, CRUTCH.y, CRUTCH.z]}
        castShadow
        receiveShadow
      />
    </group>
  );
}
