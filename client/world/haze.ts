/**
 * Haze on the water: three.js knows only haze by distance. High things rise out of it, low things
 * sink deeper. Changes the chunk that all materials share; imported once.
 */

import { ShaderChunk } from 'three';

ShaderChunk.fog_vertex = /* glsl */ `
#ifdef USE_FOG
  float hazeHeight = dot(viewMatrix[1].xyz, mvPosition.xyz) + cameraPosition.y;
  vFogDepth = -mvPosition.z * (1.06 - 0.2 * smoothstep(0.0, 24.0, hazeHeight));
#endif
`;

/**
 * The colour that the screen shows for linear `rgb` after neutral tone mapping, still linear, into
 * `out`: haze is applied after tone mapping and must match the mapped sky.
 */
export function toneMapped(
  rgb: readonly [number, number, number],
  exposure: number,
  out: { setRGB(r: number, g: number, b: number): unknown },
): void {
  let r = rgb[0] * exposure;
  let g = rgb[1] * exposure;
  let b = rgb[2] * exposure;
  const x = Math.min(r, g, b);
  const offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
  r -= offset;
  g -= offset;
  b -= offset;
  const peak = Math.max(r, g, b);
  const start = 0.76;
  if (peak >= start) {
    const d = 1 - start;
    const lower = 1 - (d * d) / (peak + d - start);
    const f = lower / peak;
    const white = 1 - 1 / (0.15 * (peak - lower) + 1);
    r = r * f * (1 - white) + lower * white;
    g = g * f * (1 - white) + lower * white;
    b = b * f * (1 - white) + lower * white;
  }
  out.setRGB(r, g, b);
}
