/**
 * The materials of pieces. All share one parameter: how much of their own colour they keep when the
 * city grows dark, so that plates, coins and cubes stay legible at night.
 */

import {
  AdditiveBlending,
  BackSide,
  DoubleSide,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Texture,
} from 'three';

/** 0 = lit by the city alone, 1 = as bright as painted. */
export const glow = { value: 0.22 };

type Patched = Parameters<Material['onBeforeCompile']>[0];

/** Adds `share` of the player's own colour as emitted light. */
export function keepLegible(shader: Patched, share: number): void {
  shader.uniforms.uGlow = glow;
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', '#include <common>\nuniform float uGlow;')
    .replace(
      '#include <emissivemap_fragment>',
      `#include <emissivemap_fragment>\ntotalEmissiveRadiance += diffuseColor.rgb * uGlow * ${share.toFixed(2)};`,
    );
}

/** Each instance shows its own cell of the atlas. */
function ownCell(shader: Patched): void {
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', '#include <common>\nattribute vec4 aRect;')
    .replace(
      '#include <uv_vertex>',
      '#include <uv_vertex>\n#ifdef USE_MAP\nvMapUv = aRect.xy + uv * aRect.zw;\n#endif',
    );
}

/** Painted wood, stone and cloth; `vertexColors` for forms that carry their own. */
export function solidMaterial(vertexColors = false): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors, roughness: 0.62, metalness: 0 });
  material.onBeforeCompile = (shader) => keepLegible(shader, 0.8);
  material.customProgramCacheKey = () => 'piece-solid';
  return material;
}

/** A planned piece: its own colour, translucent. */
export function ghostMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.62, transparent: true, opacity: 0.62 });
  material.onBeforeCompile = (shader) => keepLegible(shader, 1.6);
  material.customProgramCacheKey = () => 'piece-ghost';
  return material;
}

/** Seconds of the city's clock: floating pieces rise and fall with it. */
export const tide = { value: new Float32Array(1) };
/** Written in place: a bare number would be boxed in every frame. */
const TIDE = 'uniform float uTides[1];\n#define uTide uTides[0]\n';

/** Painted things that float. */
export function afloatMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.62 });
  material.onBeforeCompile = (shader) => {
    keepLegible(shader, 1);
    shader.uniforms.uTides = tide;
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${TIDE}`)
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
         float berth = instanceMatrix[3].x * 1.7 + instanceMatrix[3].z * 2.3;
         transformed.y += 0.09 * sin(uTide * 1.5 + berth) + position.x * 0.05 * sin(uTide + berth);`,
      );
  };
  material.customProgramCacheKey = () => 'piece-afloat';
  return material;
}

/** Cloth that hangs from a pole: the lower it is, the more it moves in the wind. */
export function clothMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.7, side: DoubleSide });
  material.onBeforeCompile = (shader) => {
    keepLegible(shader, 0.8);
    shader.uniforms.uTides = tide;
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${TIDE}`)
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
         float gust = uTide * 2.3 + instanceMatrix[3].x * 0.9 + position.x * 1.4;
         // What is painted on its middle stays in front of it.
         transformed.z -= min(0.0, position.y + 1.2) * 0.16 * (sin(gust) - 0.55);`,
      );
  };
  material.customProgramCacheKey = () => 'piece-cloth';
  return material;
}

/** Polished metal and lacquer: coins, pegs, pawns. */
export function glossMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.3, metalness: 0.12 });
  material.onBeforeCompile = (shader) => keepLegible(shader, 1);
  material.customProgramCacheKey = () => 'piece-gloss';
  return material;
}

/** Cloth that is held at x = 0 waves in the wind, more towards its free edge. */
function fluttering(shader: Patched): void {
  shader.uniforms.uTides = tide;
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', `#include <common>\n${TIDE}`)
    .replace(
      '#include <begin_vertex>',
      `#include <begin_vertex>
       float run = uTide * 3.4 - position.x * 4.2 + instanceMatrix[3].x + instanceMatrix[3].z * 0.7;
       transformed.z += position.x * 0.13 * sin(run);
       transformed.y -= position.x * position.x * 0.05 * (1.0 + 0.5 * sin(run * 0.7));`,
    );
}

/**
 * Bodies with a cell of the atlas over their own colour: cubes, cards; `flutters`: flags, whose
 * cell is visible from both sides.
 */
export function faceMaterial(map: Texture, flutters = false): MeshStandardMaterial {
  const material = new MeshStandardMaterial({
    map,
    metalness: 0,
    roughness: flutters ? 0.75 : 0.5,
    ...(flutters ? { side: DoubleSide } : {}),
  });
  material.onBeforeCompile = (shader) => {
    keepLegible(shader, 1);
    ownCell(shader);
    if (flutters) fluttering(shader);
    // The cell is ink on the body, not a mask of it: applied after the body has its colour.
    shader.fragmentShader = shader.fragmentShader.replace('#include <map_fragment>', '').replace(
      '#include <color_fragment>',
      `#include <color_fragment>
         vec4 ink = texture2D(map, vMapUv);
         diffuseColor.rgb = mix(diffuseColor.rgb, ink.rgb, ink.a);`,
    );
    // Engraving: its softened edges turn to and from the light.
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <normal_fragment_maps>',
      `float height = texture2D(map, vMapUv, 0.8).a;
       vec2 rise = vec2(dFdx(height), dFdy(height)) * 1.3;
       vec3 alongX = normalize(dFdx(-vViewPosition));
       vec3 alongY = normalize(dFdy(-vViewPosition));
       vec3 acrossX = cross(alongY, normal);
       vec3 acrossY = cross(normal, alongX);
       float facing = dot(alongX, acrossX);
       normal = normalize(abs(facing) * normal - sign(facing) * (rise.x * acrossX + rise.y * acrossY));`,
    );
  };
  material.customProgramCacheKey = () => (flutters ? 'piece-pennant' : 'piece-face');
  return material;
}

/** Flat ink, numerals and labels lying on something. */
export function inkMaterial(map: Texture): MeshLambertMaterial {
  const material = new MeshLambertMaterial({
    map,
    transparent: true,
    depthWrite: false,
    alphaTest: 0.02,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });
  material.onBeforeCompile = (shader) => {
    keepLegible(shader, 2);
    ownCell(shader);
  };
  material.customProgramCacheKey = () => 'piece-ink';
  return material;
}

/** Light on the ground and around things: active places, seals, flourishes. */
export function lightMaterial(map: Texture): MeshBasicMaterial {
  const material = new MeshBasicMaterial({
    map,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    toneMapped: false,
    fog: false,
  });
  material.onBeforeCompile = ownCell;
  material.customProgramCacheKey = () => 'piece-light';
  return material;
}

/** The outline of a thing that is pointed at or may be chosen. */
export function outlineMaterial(hull: boolean): MeshBasicMaterial {
  return new MeshBasicMaterial({ side: hull ? BackSide : 0, toneMapped: false, fog: false });
}
