/** The sky as a function of the way one looks: the dome draws it, the water and the haze meet it. */

import { TIME } from './clock.ts';

export const SKY_BASE = /* glsl */ `
uniform vec3 uZenith;
uniform vec3 uMiddle;
uniform vec3 uHorizon;
uniform vec3 uGlow;
uniform vec3 uSun;
// Without clouds and stars; the glow about the sun reaches down to the water.
vec3 skyBase(vec3 way) {
  float high = clamp(way.y, 0.0, 1.0);
  vec3 color = mix(uHorizon, uMiddle, smoothstep(0.0, 0.17, high));
  color = mix(color, uZenith, smoothstep(0.08, 0.7, high));
  float near = clamp(dot(way, uSun), 0.0, 1.0);
  float near4 = near * near * near * near;
  return color + uGlow * (near4 * near4 * 0.16 + pow(near, 40.0) * 0.25);
}
`;

export const skyVertex = /* glsl */ `
varying vec3 vWay;
void main() {
  vWay = normalize(position);
  vec4 spot = projectionMatrix * vec4(mat3(viewMatrix) * position, 1.0);
  gl_Position = spot.xyww;
}
`;

/** `FINE`: a second layer of clouds, and light at their edges. */
export const skyFragment = /* glsl */ `
#include <common>
varying vec3 vWay;
uniform vec3 uCloud;
uniform vec3 uCloudShade;
uniform vec4 uClouds;
uniform float uStars;
${TIME}${SKY_BASE}
float chance(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float noise(vec2 p) {
  vec2 i = floor(p);
  vec2 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(chance(i), chance(i + vec2(1.0, 0.0)), f.x),
             mix(chance(i + vec2(0.0, 1.0)), chance(i + vec2(1.0, 1.0)), f.x), f.y);
}
float heap(vec2 p) {
  float sum = 0.5 * noise(p);
  p = mat2(0.8, 0.6, -0.6, 0.8) * p * 2.03 + 7.1;
  sum += 0.25 * noise(p);
  p = mat2(0.8, 0.6, -0.6, 0.8) * p * 2.03 + 3.7;
  sum += 0.125 * noise(p);
  #ifdef FINE
    p = mat2(0.8, 0.6, -0.6, 0.8) * p * 2.03 + 1.3;
    sum += 0.0625 * noise(p);
    return sum / 0.9375;
  #else
    return sum / 0.875;
  #endif
}
// Soft points in cells; they twinkle a little.
float stars(vec3 way) {
  vec2 p = vec2(atan(way.x, way.z) * 38.0, way.y * 60.0);
  vec2 cell = floor(p);
  float draw = chance(cell + 11.0);
  vec2 at = vec2(chance(cell + 3.0), chance(cell + 5.0)) * 0.6 + 0.2;
  vec2 off = (fract(p) - at) * vec2(max(0.2, sqrt(1.0 - way.y * way.y)), 1.0);
  float size = 0.06 + 0.1 * chance(cell + 17.0);
  float light = smoothstep(size, 0.0, length(off)) * step(0.62, draw);
  float twinkle = 0.75 + 0.25 * sin(uTime * (1.0 + draw * 2.0) + draw * 60.0);
  return light * twinkle * (0.35 + 1.2 * chance(cell + 23.0));
}
void main() {
  vec3 way = normalize(vWay);
  vec3 color = skyBase(way);
  float near = dot(way, uSun);

  // The disc: a sun that blinds, or a moon with its seas.
  float moon = smoothstep(0.3, 0.6, uStars);
  float disc = smoothstep(mix(0.99955, 0.9989, moon), mix(0.9998, 0.99905, moon), near);
  vec3 side = normalize(cross(uSun, vec3(0.0, 1.0, 0.0)));
  vec2 face = vec2(dot(way, side), dot(way, cross(side, uSun))) * 46.0;
  float seas = smoothstep(0.42, 0.62, noise(face * 1.3 + 4.0)) * 0.22;
  vec3 body = mix(uGlow * 3.0, vec3(1.0, 0.97, 0.88) * (1.0 - seas), moon);
  color += uGlow * (pow(max(near, 0.0), 600.0) * 0.55);

  if (way.y > 0.015) {
    float light = uStars > 0.01 ? stars(way) * smoothstep(0.05, 0.3, way.y) : 0.0;
    color += vec3(0.85, 0.92, 1.0) * light * uStars * 0.9;
    color = mix(color, body, disc);

    // Clouds on a ceiling: low heaps, and (fine) a thin high veil that drifts faster.
    vec2 ceiling = way.xz / (way.y + 0.16);
    float fade = smoothstep(0.012, 0.075, way.y);
    #ifdef FINE
      vec2 high = ceiling * vec2(0.5, 1.5) - uClouds.xy * 0.006;
      float veil = smoothstep(0.5, 0.95, heap(high + 0.6 * heap(high * 0.7)));
      color = mix(color, mix(uCloud, uMiddle, 0.35), veil * fade * (0.2 + 0.3 * uClouds.w));
    #endif
    vec2 low = ceiling * 0.85 - uClouds.xy * 0.004;
    float thick = heap(low);
    float floor_ = 0.72 - 0.4 * uClouds.w;
    float dense = smoothstep(floor_, floor_ + 0.2, thick);
    #ifdef FINE
      // Less cloud on the way to the light: that side is bright.
      float ahead = heap(low + uSun.xz * 0.09);
      float lit = clamp(0.55 + (thick - ahead) * 3.2, 0.0, 1.0);
    #else
      float lit = 1.0 - 0.6 * smoothstep(floor_ + 0.05, floor_ + 0.3, thick);
    #endif
    vec3 puff = mix(uCloudShade, uCloud, lit);
    puff += uGlow * pow(max(near, 0.0), 12.0) * 0.3 * (1.0 - dense * 0.6);
    color = mix(color, puff, dense * fade * 0.92);
  }
  gl_FragColor = vec4(color, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;
