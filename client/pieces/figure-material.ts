/**
 * Materials of pieces that change their form by numbers: figures by their character, the bag by how
 * far it is open.
 */

import { MeshDepthMaterial, MeshStandardMaterial, RGBADepthPacking } from 'three';
import { keepLegible } from './material.ts';

type Patched = Parameters<MeshStandardMaterial['onBeforeCompile']>[0];

/**
 * Of all clothes and tools of the six only the figure's own part stays; the rest collapses to a
 * point.
 */
function ownPart(shader: Patched): void {
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', '#include <common>\nattribute vec4 aRect;\nattribute vec2 aPart;')
    .replace(
      '#include <begin_vertex>',
      `#include <begin_vertex>
       if (aPart.x >= 0.0 && abs(aPart.x - aRect.x) > 0.5) transformed = vec3(0.0);`,
    );
}

/** Figures: cloth takes the instance's colour, skin and wood keep their own. */
export function figureMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.6 });
  material.onBeforeCompile = (shader) => {
    keepLegible(shader, 0.8);
    ownPart(shader);
    shader.vertexShader = shader.vertexShader.replace(
      '#include <color_vertex>',
      `#include <color_vertex>
       #ifdef USE_INSTANCING_COLOR
       vColor.rgb = mix(color.rgb, vColor.rgb, aPart.y);
       #endif`,
    );
  };
  material.customProgramCacheKey = () => 'piece-figure';
  return material;
}

/** Their shadows, with the same parts. */
export function figureShadow(): MeshDepthMaterial {
  const material = new MeshDepthMaterial({ depthPacking: RGBADepthPacking });
  material.onBeforeCompile = ownPart;
  material.customProgramCacheKey = () => 'piece-figure-shadow';
  return material;
}

/** 0 = tied, 1 = wide open. */
export const sackOpen = { value: 0 };

/** The bag: its neck widens, and the cloth that closed it sinks inside. */
export function sackMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.75 });
  material.onBeforeCompile = (shader) => {
    keepLegible(shader, 0.8);
    shader.uniforms.uOpen = sackOpen;
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nuniform float uOpen;')
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
         float neck = smoothstep(1.9, 2.5, position.y);
         transformed.xz *= 1.0 + 0.62 * uOpen * neck;
         // Full as it is, it slumps a little; the dark inside opens downwards.
         transformed.xz *= 1.0 + 0.05 * uOpen * (1.0 - neck);
         float inside = step(color.r, 0.08) * max(0.0, 1.0 - length(position.xz));
         transformed.y -= 0.35 * uOpen * neck + 1.6 * uOpen * inside;`,
      );
  };
  material.customProgramCacheKey = () => 'piece-sack';
  return material;
}
