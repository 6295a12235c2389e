/** The few materials of the city, shared by everything in it, so that programs are few. */

import { type DataTexture, MeshLambertMaterial, type Texture } from 'three';
import { SITE_REACH } from './site.ts';

/** How bright lamps and windows are, 0 … 1; the daylight writes it, all materials read it. */
export const lamps = { value: 0 };

/** Seconds by which boats rock and people stroll; stands still where motion is not wanted. */
export const stroll = { value: 0 };

/**
 * Carved and painted things: colours per vertex; the colour's alpha tells how much a vertex
 * shines at night (0 none … 1 a lamp).
 */
export function masonryMaterial(): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ vertexColors: true });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uLamps = lamps;
    shader.uniforms.uStroll = stroll;
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute vec4 glow;\nuniform float uStroll;\nvarying float vGlow;',
      )
      // glow: how much a vertex shines, how far it rocks, how far it strolls, and when it begins.
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
        vGlow = glow.x;
        float turn = glow.w * 6.2832;
        transformed.y += glow.y * 0.3 * sin(uStroll * 1.1 + turn);
        vec2 way = vec2(cos(turn * 3.0), sin(turn * 3.0));
        transformed.xz += glow.z * 0.8 * sin(uStroll * 0.35 + turn) * way;`,
      )
      // Painted in sRGB, lit in linear light.
      .replace(
        '#include <color_vertex>',
        '#include <color_vertex>\nvColor.rgb = pow(vColor.rgb, vec3(2.2));',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nuniform float uLamps;\nvarying float vGlow;',
      )
      .replace(
        '#include <emissivemap_fragment>',
        `float lit = smoothstep(0.0, 0.35, uLamps * 1.35 - (1.0 - vGlow)) * step(0.02, vGlow);
        totalEmissiveRadiance += lit * vec3(1.0, 0.62, 0.24) * 1.15;`,
      );
  };
  return material;
}

/** Paved ground: the tile, darkened where walls stand. */
export function groundMaterial(tile: Texture, site: DataTexture): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ map: tile });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uSite = { value: site };
    shader.uniforms.uLamps = lamps;
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec2 vPlace;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvPlace = position.xz;');
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nuniform sampler2D uSite;\nuniform float uLamps;\nvarying vec2 vPlace;',
      )
      .replace(
        '#include <map_fragment>',
        `#include <map_fragment>
        vec4 site = texture2D(uSite, vPlace / ${(2 * SITE_REACH).toFixed(1)} + 0.5);
        diffuseColor.rgb *= mix(vec3(0.62, 0.58, 0.6), vec3(1.0), site.g);
        float patches = sin(vPlace.x * 0.31 + sin(vPlace.y * 0.23) * 2.0) * sin(vPlace.y * 0.27);
        diffuseColor.rgb *= 1.0 + 0.035 * patches;`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        `float night = smoothstep(0.3, 1.0, uLamps);
        totalEmissiveRadiance += diffuseColor.rgb * vec3(1.0, 0.6, 0.26) * site.a * night * 1.1;`,
      );
  };
  return material;
}
