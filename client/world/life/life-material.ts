/** Materials of bodies and of the soft patches under them. */

import { DoubleSide, MeshLambertMaterial, ShaderMaterial } from 'three';
import { lightUp } from '../lanterns.ts';
import { lamps } from '../materials.ts';
import { BODY, WHEREABOUTS } from './life-shader.ts';

export type LifeUniforms = Record<
  'uRoutes' | 'uLived' | 'uIdlers' | 'uCheers' | 'uFlock' | 'uSun' | 'uSmoke',
  { value: unknown }
>;

/** Bodies, painted per corner; the colour's alpha is the brightness at night. */
export function bodyMaterial(uniforms: LifeUniforms): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ vertexColors: true, side: DoubleSide });
  material.customProgramCacheKey = () => 'life';
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms, { uLamps: lamps });
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>\nuniform float uLamps;\nvarying float vGlow;\nvarying vec3 vSpot;\n${WHEREABOUTS}\n${BODY}`,
      )
      .replace(
        '#include <beginnormal_vertex>',
        'vec3 objectNormal = vec3(normal);\nvec3 lively = live(objectNormal);\nvSpot = lively;',
      )
      .replace('#include <begin_vertex>', 'vec3 transformed = lively;')
      // Painted in sRGB, lit in linear light.
      .replace(
        '#include <color_vertex>',
        'vGlow = color.a;\nvColor = vec4(pow(color.rgb, vec3(2.2)), 1.0);',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nuniform float uLamps;\nvarying float vGlow;\nvarying vec3 vSpot;',
      )
      .replace(
        '#include <emissivemap_fragment>',
        `float shine = vGlow * smoothstep(0.2, 0.7, uLamps);
        totalEmissiveRadiance += shine * vec3(1.6, 0.95, 0.38);
        // By lantern light nobody is lost in the dark.
        totalEmissiveRadiance += diffuseColor.rgb * 0.16 * uLamps;`,
      );
    lightUp(shader, 'vSpot');
  };
  return material;
}

/** Soft shadows, drawn out away from the sun. */
export function shadeMaterial(uniforms: LifeUniforms): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -8,
    uniforms,
    vertexShader: /* glsl */ `
      ${WHEREABOUTS}
      uniform vec3 uSun;
      varying vec2 vCorner;
      varying float vDark;
      void main() {
        vCorner = position.xz;
        float kind = part.x;
        float pace;
        float joy;
        vec4 spot = whereabouts(pace, joy);
        bool boat = kind > 1.5 && kind < 5.5;
        vec2 away = -uSun.xz / max(0.05, length(uSun.xz));
        float cot = min(1.9, length(uSun.xz) / max(0.15, uSun.y));
        float long_ = part.y;
        float wide = position.y;
        vec2 ahead;
        vec2 shift;
        if (boat) {
          ahead = vec2(cos(spot.w), -sin(spot.w));
          // A hull throws its shade over the side that is turned from the sun.
          float lean = 0.1 * sin(uLife * 1.07 + part.z * 23.0);
          shift = away * (0.55 * cot + lean);
          wide *= 1.4;
          long_ *= 1.05;
        } else {
          ahead = away;
          long_ += 0.7 * cot * step(kind, 1.5);
          shift = away * (long_ - wide) * 0.9;
        }
        vec2 beside = vec2(-ahead.y, ahead.x);
        vec2 flat_ = spot.xz + (shift + ahead * position.x * long_ + beside * position.z * wide) * (boat ? 1.0 : part.w);
        // Pigeons in the air leave theirs behind.
        vDark = (boat ? 0.62 : 0.6) * (kind > 6.5 ? 1.0 - smoothstep(0.0, 0.15, pace) : 1.0) * (1.0 - 0.35 * joy);
        float y = boat ? 0.05 : spot.y + 0.05;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(flat_.x, y, flat_.y, 1.0);
      }`,
    fragmentShader: /* glsl */ `
      varying vec2 vCorner;
      varying float vDark;
      void main() {
        float dark = 1.0 - smoothstep(0.42, 1.0, length(vCorner));
        gl_FragColor = vec4(0.05, 0.07, 0.12, vDark * dark);
      }`,
  });
}
