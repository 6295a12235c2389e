/** The gondola with its gondolier. Who owns its journey says where it is: `pose`. */

import { useFrame } from '@react-three/fiber';
import { type RefObject, useRef } from 'react';
import type { Group } from 'three';

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
}

export function Gondola({ pose }: GondolaProps) {
  const hull = useRef<Group>(null);
  const at = useRef<GondolaPose>({ x: 0, z: 0, heading: 0, speed: 0 });
  useFrame(() => {
    if (typeof pose === 'function') pose(at.current);
    else if (pose.current) Object.assign(at.current, pose.current);
    const { x, z, heading } = at.current;
    hull.current?.position.set(x, 0, z);
    hull.current?.rotation.set(0, heading, 0);
  });
  return <group ref={hull} />;
}
