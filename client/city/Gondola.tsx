/** The gondola with its gondolier. Who owns its journey says where it is: `pose`. */

import { useFrame } from '@react-three/fiber';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Group, type Mesh, PlaneGeometry, ShaderMaterial } from 'three';
import { assemble } from './assemble.ts';
import { clock, stir } from './clock.ts';
import { daylight } from './Daylight.tsx';
import type { Kit } from './kit.ts';
import { masonryMaterial } from './materials.ts';
import { useKit } from './useKit.ts';

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
  /** Larger than life where the picture is small. */
  readonly scale?: number;
}

/** Where the gondolier stands and where the oar's crutch is, in the hull's measures. */
const STERN = { x: -2.75, y: 0.66, z: 0.12 } as const;
const CRUTCH = { x: -2.1, y: 1.2, z: 0.66 } as const;
/** Speed at which the oar goes as fast as it can, units per second. */
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
  const stroke = useRef(0);
  const parts = useMemo(() => {
    const one = (model: string) => assemble(kit, [{ model, x: 0, y: 0, z: 0, turn: 0 }]);
    const water = new PlaneGeometry(15, 7);
    water.rotateX(-Math.PI / 2);
    return {
      hull: one('gondola'),
      man: one('gondolier'),
      oar: one('oar'),
      paint: masonryMaterial(),
      water,
      wake: wakeMaterial(),
    };
  }, [kit]);
  useEffect(
    () => () => {
      for (const part of Object.values(parts)) part.dispose();
    },
    [parts],
  );

  useFrame(() => {
    if (typeof pose === 'function') pose(at.current);
    else if (pose.current) Object.assign(at.current, pose.current);
    const { x, z, heading, speed } = at.current;
    const drive = Math.min(1, speed / FULL);
    const t = clock.time;
    // The first instant again: the same stroke.
    if (clock.time === clock.delta) stroke.current = 0;
    stroke.current += clock.delta * (0.7 + drive * 3.6);
    if (speed > 0.02) stir(0.12);
    const row = Math.sin(stroke.current);
    const reach = 0.12 + drive * 0.5;
    boat.current?.position.set(x, 0.05 + Math.sin(t * 0.9) * 0.05, z);
    boat.current?.rotation.set(Math.sin(t * 0.8) * 0.02 + row * drive * 0.03, heading, 0);
    man.current?.rotation.set(0, row * reach * 0.3, -reach * 0.28 * (1 + row));
    oar.current?.rotation.set(Math.cos(stroke.current) * reach * 0.35, row * reach, 0);
    const { uTime, uSpeed, uColor } = parts.wake.uniforms as WakeUniforms;
    uTime.value = t;
    uSpeed.value = drive;
    uColor.value = daylight.foam;
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
      />
      <mesh
        ref={oar}
        geometry={parts.oar}
        material={parts.paint}
        position={[CRUTCH.x, CRUTCH.y, CRUTCH.z]}
        castShadow
      />
      <mesh
        geometry={parts.water}
        material={parts.wake}
        position={[-5.2, 0.04, 0]}
        renderOrder={2}
      />
    </group>
  );
}

type WakeUniforms = {
  uTime: { value: number };
  uSpeed: { value: number };
  uColor: { value: [number, number, number] };
};

/** Two lines of foam that part behind the stern, and a ring of it about the hull. */
function wakeMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    uniforms: {
      uTime: { value: 0 },
      uSpeed: { value: 0 },
      uColor: { value: [1, 1, 1] },
    },
    vertexShader: /* glsl */ `
      varying vec2 vSpot;
      void main() {
        vSpot = position.xz;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: /* glsl */ `
      varying vec2 vSpot;
      uniform float uTime;
      uniform float uSpeed;
      uniform vec3 uColor;
      void main() {
        // 0 at the bow, 1 at the far end of the wake.
        float back = (7.5 - vSpot.x) / 15.0;
        float spread = 0.35 + back * 2.7;
        float wave = sin(vSpot.x * 3.1 + uTime * 5.0) * 0.12 + sin(vSpot.x * 7.3 + uTime * 3.0) * 0.06;
        float line = 1.0 - smoothstep(0.0, 0.28 + back * 0.3, abs(abs(vSpot.y) - spread - wave));
        float churn = (1.0 - smoothstep(0.2, 1.3, abs(vSpot.y) + wave)) * smoothstep(0.55, 0.66, back);
        float fade = smoothstep(0.02, 0.16, back) * (1.0 - smoothstep(0.5, 1.0, back));
        float foam = (line * 0.7 + churn * 0.5) * fade * uSpeed;
        gl_FragColor = vec4(uColor, foam * 0.75);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }`,
  });
}
