/**
 * The material of carved pieces: the city's masonry, legible at night, with a motion of its own.
 */

import type { MeshLambertMaterial } from 'three';
import { masonryMaterial } from '../world/materials.ts';
import { qualityPlan } from '../world/quality.ts';
import { glow } from './material.ts';

/**
 * `glow.z` of a vertex is its motion (`sways`, `puffs` of carving.ts), `glow.w` the beginning of
 * that. Both follow the city's seconds, which stand still if motion is reduced.
 */
const LIVING = /* glsl */ `
  float own = glow.w * 6.2832 + position.x * 0.4;
  if (glow.z >= 0.49) {
    float r = (glow.z - 0.5) * 4.0;
    // What shines is a spark: quick and low.
    float quick = step(0.5, glow.x);
    float age = fract(uStroll * mix(0.16, 1.1, quick) + glow.w);
    float full = age < 0.7 ? mix(0.3, 1.0, age / 0.7) : (1.0 - age) / 0.3;
    transformed -= normal * r * (1.0 - full);
    transformed += vec3(age * 1.1, age * mix(3.4, 1.5, quick), -age * 0.5);
  } else if (glow.z > 0.01) {
    float gust = sin(uStroll * 1.9 + own) + 0.4 * sin(uStroll * 3.1 + own * 1.7);
    transformed.x += glow.z * 0.5 * gust;
    transformed.z += glow.z * 0.7 * sin(uStroll * 1.5 + own);
  }`;

export function carvedMaterial(): MeshLambertMaterial {
  const material = masonryMaterial(!qualityPlan().carved);
  const { onBeforeCompile } = material;
  material.onBeforeCompile = (shader, renderer) => {
    onBeforeCompile.call(material, shader, renderer);
    shader.uniforms.uGlow = glow;
    shader.vertexShader = shader.vertexShader.replace(
      'float turn = glow.w * 6.2832;',
      `${LIVING}\nfloat turn = glow.w * 6.2832;`,
    );
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nuniform float uGlow;')
      .replace(
        '#include <lights_lambert_fragment>',
        'totalEmissiveRadiance += diffuseColor.rgb * uGlow * 0.7;\n#include <lights_lambert_fragment>',
      );
  };
  material.customProgramCacheKey = () =>
    `piece-carved${material.defines?.LEAN === '' ? '-lean' : ''}`;
  return material;
}
