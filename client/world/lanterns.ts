/**
 * Light of the city at night: the light of lamps and windows on walls and ground, clouds by day.
 */

import type { Texture, WebGLProgramParametersWithUniforms } from 'three';
import type { Perch } from './life/anchors.ts';
import type { Point, TownPlan } from './plan.ts';
import { SITE_REACH } from './site.ts';
import { CLOUD_SHADE, clouds } from './weather.ts';

/** Light of the lamps on the ground by place (the site's map); null if there is no map. */
export const lampMap: { value: Texture | null } = { value: null };
/** How many units the map is wide. */
export const lampSpan = { value: 2 * SITE_REACH };
/** How much higher than on a quay lamps are: on a table, a terrace. Units. */
export const lampFoot = { value: 0 };

/** A light and its strength, 0 … 1. */
export interface Lantern extends Point {
  readonly power?: number;
}

/** Height of a lamp's flame over the quay. */
const FLAME = 2.85;

/** Flames of a town's lamps, which shine into the air. */
export function flames(plan: Pick<TownPlan, 'ornaments' | 'quay'>): Perch[] {
  return plan.ornaments
    .filter(({ kind }) => kind === 'lamp')
    .map(({ x, z }) => ({ x, y: plan.quay + FLAME, z }));
}

/**
 * Lets clouds darken and lanterns light a material of the city. `place`: GLSL for a point's place
 * in the world. For Lambert materials; `uLamps` must be declared.
 */
export function lightUp(shader: WebGLProgramParametersWithUniforms, place: string): void {
  shader.uniforms.uClouds = clouds;
  shader.uniforms.uLampMap = lampMap;
  shader.uniforms.uLampSpan = lampSpan;
  shader.uniforms.uLampFoot = lampFoot;
  shader.fragmentShader = shader.fragmentShader
    .replace(
      'void main() {',
      `uniform sampler2D uLampMap;
      uniform float uLampSpan;
      uniform float uLampFoot;
      ${CLOUD_SHADE}
      void main() {
        vec3 lightAt = ${place};`,
    )
    .replace(
      '#include <lights_fragment_begin>',
      `diffuseColor.rgb *= cloudShade(lightAt.xz);
      if (uLamps > 0.02) {
        vec3 facing = (vec4(normal, 0.0) * viewMatrix).xyz;
        vec2 before = (lightAt.xz + facing.xz * 1.5) / uLampSpan + 0.5;
        float glow = texture2D(uLampMap, before).a * smoothstep(0.05, 0.9, uLamps);
        // Lanterns hang at head height: light fades upwards, roofs see none of it.
        float up = lightAt.y - 3.4 - uLampFoot;
        glow *= (up > 0.0 ? exp(-up * 0.42) : 1.0) * (0.75 - 0.3 * facing.y * step(3.0, lightAt.y - uLampFoot));
        totalEmissiveRadiance += diffuseColor.rgb * vec3(1.0, 0.5, 0.15) * glow * 2.3;
      }
      #include <lights_fragment_begin>`,
    );
}
