/** The few materials of the city, shared by everything in it, so that programs are few. */

import { type DataTexture, MeshLambertMaterial, type Texture, Vector4 } from 'three';
import { declared, newSeconds } from './clock.ts';
import { lightUp } from './lanterns.ts';
import type { TownPlan } from './plan.ts';
import { SHORE_FAR } from './site.ts';
import { SURFACE_HEAD } from './surfaces.ts';

/** How bright lamps and windows are, 0 … 1; the daylight writes it, all materials read it. */
export const lamps = { value: 0 };

/** Seconds of the boats' rocking; stands still if motion is reduced. */
export const stroll = newSeconds();
const STROLL = declared('uStroll', 'uStrolled');

/**
 * Carved and painted things: colours per vertex; the colour's alpha selects the surface
 * (surfaces.ts), `glow` holds a vertex's brightness at night and its motion. `lean`: for small
 * machines.
 */
export function masonryMaterial(lean = false): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ vertexColors: true });
  if (lean) material.defines = { LEAN: '' };
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uLamps = lamps;
    shader.uniforms.uStrolled = stroll;
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>\nattribute vec4 glow;\n${STROLL}` +
          'varying float vGlow;\nvarying float vBegins;\nvarying vec3 vSpot;',
      )
      // glow: brightness of a vertex, its rocking, nothing, and the start of its motion.
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
        vGlow = glow.x;
        vBegins = glow.w;
        float turn = glow.w * 6.2832;
        transformed.y += glow.y * 0.3 * sin(uStroll * 1.1 + turn);
        vSpot = (modelMatrix * vec4(transformed, 1.0)).xyz;`,
      )
      // Painted in sRGB, lit in linear light.
      .replace(
        '#include <color_vertex>',
        '#include <color_vertex>\nvColor.rgb = pow(vColor.rgb, vec3(2.2));',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nuniform float uLamps;\n${STROLL}varying float vGlow;\nvarying float vBegins;\n${SURFACE_HEAD}`,
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        surfaceTilt = vec3(0.0);
        #ifdef USE_COLOR_ALPHA
          vec3 upright = normalize((vec4(normalize(vNormal), 0.0) * viewMatrix).xyz);
          diffuseColor.rgb = surfaced(diffuseColor.rgb, vColor.a, upright);
        #endif`,
      )
      .replace(
        '#include <normal_fragment_maps>',
        'normal = normalize(normal + (viewMatrix * vec4(surfaceTilt, 0.0)).xyz);',
      )
      .replace(
        '#include <emissivemap_fragment>',
        `float lit = smoothstep(0.0, 0.35, uLamps * 1.35 - (1.0 - vGlow)) * step(0.02, vGlow);
        // Flames flicker; behind one window after the other a light goes out and another is lit.
        float pane = fract(sin(dot(floor(vSpot * vec3(0.5, 0.36, 0.5)), vec3(12.99, 78.23, 37.72))) * 43758.5);
        float awake = smoothstep(-0.75, -0.45, sin(uStroll * 0.045 + pane * 44.0));
        lit *= vGlow > 0.97 ? 1.0 : mix(0.16, 1.0, awake);
        float flame = uStroll * 7.0 + vBegins * 90.0 + pane * 30.0;
        lit *= 0.93 + 0.07 * sin(flame) * sin(flame * 0.63 + 1.7);
        // Behind a lit pane the glass has no colour of its own: it would pale the light.
        diffuseColor.rgb *= 1.0 - 0.9 * lit;
        float hearth = 0.85 + 0.3 * pane;
        totalEmissiveRadiance += lit * vec3(1.0, 0.4 * hearth, 0.07) * (0.55 + 0.4 * uLamps);`,
      );
    lightUp(shader, 'vSpot');
  };
  return material;
}

const PAVING = /* glsl */ `
// 1 on a line at 0 of the given half width, antialiased over wide.
float line(float at, float half_, float wide) {
  return 1.0 - smoothstep(half_ - wide, half_ + wide, abs(at));
}
vec3 paved(vec3 color, float inland) {
  vec3 white = vec3(0.79, 0.74, 0.63) * (0.75 + 0.45 * color.g);
  // The paving pales towards the water, where most feet pass.
  color *= mix(vec3(1.05, 1.04, 1.02), vec3(0.96), smoothstep(1.0, 5.0, inland));
  // Before any branch: derivatives are not defined within one.
  float wide = 0.7 * max(fwidth(vPlace.x), fwidth(vPlace.y));
  for (int k = 0; k < CAMPI; k++) {
    vec4 at = uCampi[k];
    vec2 p = vPlace - at.xy;
    vec2 in_ = at.zw - abs(p);
    float room = min(in_.x, in_.y);
    if (room < -0.3) continue;
    float within = smoothstep(-0.02, 0.02, room);
    vec2 cells = max(vec2(1.0), floor(at.zw * 2.0 / 3.2 + 0.5));
    vec2 q = (p + at.zw) * cells / (at.zw * 2.0);
    vec2 size = at.zw * 2.0 / cells;
    vec2 f = (fract(q) - 0.5) * size;
    vec2 edge = size * 0.5 - abs(f);
    float band = max(line(edge.x, 0.14, wide), line(edge.y, 0.14, wide));
    float small = min(size.x, size.y);
    float along = (abs(f.x) / size.x + abs(f.y) / size.y - 0.5) * small + 0.3;
    float diamond = line(along, 0.1, wide);
    float frame = line(room, 0.3, wide);
    vec3 field = color * vec3(0.8, 0.72, 0.68);
    color = mix(color, field, within);
    color = mix(color, white, within * max(band, diamond * 0.8));
    color = mix(color, white, frame);
  }
  return color;
}`;

/**
 * Paved ground: the tile, darkened at the foot of walls, and a lattice of white bands on the
 * squares.
 */
export function groundMaterial(
  tile: Texture,
  site: DataTexture,
  campi: TownPlan['campi'] = [],
  lean = false,
): MeshLambertMaterial {
  const squares = campi.map((at) => new Vector4(at.x, at.z, at.w / 2, at.d / 2));
  if (squares.length === 0) squares.push(new Vector4(0, 0, -9, -9));
  const material = new MeshLambertMaterial({ map: tile });
  material.defines = { CAMPI: squares.length, ...(lean ? { LEAN: '' } : {}) };
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uSite = { value: site };
    shader.uniforms.uCampi = { value: squares };
    shader.uniforms.uLamps = lamps;
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec2 vPlace;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvPlace = position.xz;');
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
        uniform sampler2D uSite;
        uniform float uLamps;
        uniform vec4 uCampi[CAMPI];
        varying vec2 vPlace;
        ${PAVING}`,
      )
      .replace(
        '#include <map_fragment>',
        `#include <map_fragment>
        vec4 site = texture2D(uSite, vPlace / uLampSpan + 0.5);
        diffuseColor.rgb *= mix(vec3(0.62, 0.58, 0.6), vec3(1.0), site.g);
        float patches = sin(vPlace.x * 0.31 + sin(vPlace.y * 0.23) * 2.0) * sin(vPlace.y * 0.27);
        diffuseColor.rgb *= 1.0 + 0.035 * patches;
        diffuseColor.rgb = paved(diffuseColor.rgb, site.b * ${SHORE_FAR.toFixed(1)});`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        `float night = smoothstep(0.3, 1.0, uLamps);
        totalEmissiveRadiance += diffuseColor.rgb * vec3(1.0, 0.6, 0.26) * site.a * night * 0.4;`,
      );
    lightUp(shader, 'vec3(vPlace.x, 1.1, vPlace.y)');
  };
  return material;
}
