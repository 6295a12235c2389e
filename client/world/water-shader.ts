/** Shaders of the water. */

import { TIME } from './clock.ts';
import { SKY_BASE } from './sky-shader.ts';
import { CLOUD_SHADE } from './weather.ts';

export const waterVertex = /* glsl */ `
#include <common>
#include <fog_pars_vertex>
#include <shadowmap_pars_vertex>
varying vec3 vWorld;
#ifdef MIRROR
  varying vec4 vMirror;
  uniform mat4 uMirrorMatrix;
#endif
void main() {
  vec3 transformed = position;
  vec3 objectNormal = vec3(0.0, 1.0, 0.0);
  vec3 transformedNormal = normalMatrix * objectNormal;
  vec4 worldPosition = modelMatrix * vec4(transformed, 1.0);
  vWorld = worldPosition.xyz;
  #ifdef MIRROR
    vMirror = uMirrorMatrix * worldPosition;
  #endif
  vec4 mvPosition = viewMatrix * worldPosition;
  gl_Position = projectionMatrix * mvPosition;
  #include <shadowmap_vertex>
  #ifdef USE_FOG
    vFogDepth = -mvPosition.z;
  #endif
}
`;

/**
 * `MIRROR`: with a reflection of the city, else only with the colour of walls. `FINE`: more waves,
 * and a reflection stretched downwards as on real water. `LEAN`: as few texture samples as
 * possible.
 */
export const waterFragment = /* glsl */ `
#include <common>
#include <packing>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
varying vec3 vWorld;
uniform sampler2D uSite;
uniform sampler2D uRipple;
#ifdef MIRROR
  varying vec4 vMirror;
  uniform sampler2D uMirror;
  uniform float uMirrorPower;
#endif
${TIME}uniform float uPower;
uniform float uSparkle;
uniform float uSheen;
uniform float uMist;
uniform float uLamps;
uniform vec2 uWind;
uniform vec3 uDeep;
uniform vec3 uTeal;
uniform vec3 uShallow;
uniform vec3 uFoam;
uniform vec3 uWall;
uniform vec3 uCloud;
${SKY_BASE}
${CLOUD_SHADE}

void main() {
  vec2 p = vWorld.xz;
  vec3 toEye = cameraPosition - vWorld;
  float away = length(toEye);
  toEye /= away;

  vec2 spot = p / (2.0 * REACH) + 0.5;
  vec4 site = texture2D(uSite, spot);
  // Towards the map's edge a shore fades: the sea beyond has none, and no line may divide them.
  vec2 off = abs(spot - 0.5);
  float inMap = 1.0 - smoothstep(0.44, 0.5, max(off.x, off.y));
  float shore = mix(SHORE_FAR, site.r * SHORE_FAR, inMap);
  // 0 between walls, 1 out on the lagoon.
  float open = smoothstep(4.0, 15.0, shore);

  // Waves: two skins of ripples that cross, and out on the lagoon a swell before the wind.
  #ifdef LEAN
    vec2 wide = p * vec2(0.031, 0.043) + uTime * 0.011;
    vec3 broad = vec3(0.5, 0.5, 0.5 + 0.24 * sin(wide.x + 2.0 * sin(wide.y)) * sin(wide.y * 1.3 + 1.0));
  #else
    vec3 broad = texture2D(uRipple, p * vec2(0.0071, 0.0093) + uTime * vec2(0.0013, 0.0008)).rgb;
  #endif
  vec3 r1 = texture2D(uRipple, p * 0.034 + uTime * vec2(0.011, 0.007)).rgb;
  vec3 r2 = texture2D(uRipple, p.yx * 0.083 - uTime * vec2(0.013, 0.017)).rgb;
  vec3 r3 = texture2D(uRipple, p * 0.147 + uTime * vec2(0.031, -0.026)).rgb;
  float calm = 1.0 / (1.0 + away * 0.003);
  vec2 slope = ((r1.rg - 0.5) * 1.1 + (r2.rg - 0.5) * 0.8) * 0.5 * calm;
  float roll = dot(p, uWind) * 0.42 + broad.b * 8.0 - uTime * 0.9;
  float swell = sin(roll) + 0.5 * sin(roll * 1.83 + r1.b * 3.0 + 1.0);
  slope += uWind * (cos(roll) * 0.05 * open * calm * calm);
  #ifdef FINE
    slope += (r3.rg - 0.5) * 0.28 * calm;
  #endif
  vec3 normal = normalize(vec3(slope.x, 1.0, slope.y));

  // Colour by depth: pale over the steps, teal between the walls, deep outside, with currents.
  float lace = (r1.b - 0.5) * 0.9 + (r2.b - 0.5) * 0.7;
  vec3 body = mix(uShallow, uTeal, smoothstep(0.0, 2.6, shore + lace * 0.5));
  float fall = smoothstep(0.8, 12.0, shore + (broad.b - 0.5) * 5.0 * open);
  body = mix(body, uDeep, fall * (0.86 - 0.42 * open * smoothstep(0.5, 0.86, broad.b)));
  #ifdef LEAN
    float streak = broad.b;
  #else
    float streak = texture2D(uRipple, vec2(dot(p, vec2(-uWind.y, uWind.x)) * 0.031,
      dot(p, uWind) * 0.0046 - uTime * 0.004) + broad.rg * 0.05).b;
  #endif
  body *= 1.0 + open * (0.1 * swell * calm + 0.2 * (streak - 0.5)) + 0.17 * lace;

  // Foam: a torn seam along the walls, and lines that run towards them.
  float torn = r2.b * 0.6 + r3.b * 0.6;
  float breath = sin(uTime * 0.7 + p.x * 0.21 + p.y * 0.17) * 0.1;
  float seam = 1.0 - smoothstep(0.02, 0.72 + breath + lace * 0.4, shore);
  float foam = seam * smoothstep(0.3, 0.72, torn + seam * 0.5) * 0.9;
  float runs = sin(shore * 2.1 + uTime * 0.55 + lace * 2.6 + broad.b * 7.0);
  foam += smoothstep(0.9, 1.0, runs) * smoothstep(0.42, 0.75, torn) * exp(-shore * 0.36)
    * smoothstep(0.3, 1.0, shore) * 0.55;
  foam = clamp(foam, 0.0, 1.0);

  // Light on the water.
  float shade = getShadowMask();
  float dim = cloudShade(p);
  float sunny = clamp(uSun.y * 1.15, 0.25, 1.0);
  vec2 flat_ = normalize(uSun.xz);
  float turned = 1.0 + clamp(dot(slope, flat_) * 1.5, -0.3, 0.5);
  float beam = uPower * sunny * mix(0.42, 1.0, shade) * dim;
  vec3 lit = body * (0.46 + 0.2 * beam * turned);

  // What is seen in it: sky by the angle, clouds that drift, the city.
  float facing = clamp(dot(normal, toEye), 0.0, 1.0);
  float graze = 1.0 - facing;
  float graze2 = graze * graze;
  float fresnel = 0.025 + 0.72 * graze2 * graze2;
  vec3 bounce = reflect(-toEye, normal);
  bounce.y = abs(bounce.y);
  vec3 reflected = skyBase(bounce);
  #ifndef LEAN
  vec2 ceiling = bounce.xz / (bounce.y + 0.3) * 0.32 + p * 0.0024 - uClouds.xy * 0.0022;
  float drift = texture2D(uRipple, ceiling * 0.35).b + texture2D(uRipple, ceiling.yx * 0.9).b * 0.4;
  float puff = smoothstep(1.0 - 0.4 * uClouds.w, 1.7 - 0.4 * uClouds.w, drift) * open;
  reflected = mix(reflected, uCloud, puff * 0.6);
  fresnel += puff * 0.045;
  #endif
  vec3 color;
  #ifdef MIRROR
    vec2 uv = vMirror.xy / vMirror.w + slope * vec2(0.03, 0.055);
    vec4 seen = texture2D(uMirror, clamp(uv, 0.002, 0.998));
    #ifdef FINE
      vec2 drawn = vec2(slope.y * 0.01, 0.012 + 0.02 * r3.b);
      seen = seen * 0.5 + 0.25 * texture2D(uMirror, clamp(uv + drawn, 0.002, 0.998))
        + 0.25 * texture2D(uMirror, clamp(uv - drawn, 0.002, 0.998));
    #endif
    float share = min(seen.a, 1.0);
    reflected = mix(reflected, seen.rgb, share);
    color = mix(lit, reflected, mix(fresnel, max(fresnel, uMirrorPower), share));
  #else
    // Walls stand at the shore: their colour hangs down into the water in streaks.
    float wall = exp(-shore * 0.3) * (1.0 - seam) * smoothstep(0.2, 0.9, 0.5 + lace + (r3.b - 0.5));
    reflected = mix(reflected, uWall * (0.3 + 0.22 * beam), wall * 0.8);
    color = mix(lit, reflected, max(fresnel, wall * 0.26));
  #endif

  // Sparks: crests of crossing ripples, most of them on the sun's side and before the wind.
  vec3 halfway = normalize(uSun + toEye);
  vec3 steep = normalize(vec3(slope.x * 1.7, 1.0, slope.y * 1.7));
  float path = pow(clamp(dot(steep, halfway), 0.0, 1.0), 40.0);
  float towards = smoothstep(-70.0, 95.0, dot(p, flat_));
  float crossing = r2.r + r3.r + r3.g - 1.5 + 0.03 * swell * open;
  float spark = smoothstep(0.27, 0.42, crossing + 0.16 * path + 0.1 * towards * open);
  #ifdef MIRROR
    // Near the eye many small ones instead of few large ones.
    vec3 r4 = texture2D(uRipple, p * 0.53 + uTime * vec2(-0.07, 0.05)).rgb;
    float close = 1.0 - smoothstep(35.0, 95.0, away);
    float tiny = smoothstep(0.16, 0.3, r4.r + r2.r + r3.g - 1.5 + 0.12 * path);
    spark = mix(spark, spark * 0.25 + tiny * 0.5, close);
  #endif
  // They come in drifts where the wind combs the water towards the light; elsewhere hardly one.
  float drifts = smoothstep(0.44, 0.78, streak * 0.65 + broad.b * 0.35 + 0.3 * path);
  float glitter = spark * drifts * (0.03 + 0.6 * towards * towards) * (0.3 + 0.7 * open)
    * (1.0 - 0.75 * smoothstep(130.0, 230.0, away)) + path * 0.28;
  // Long glints: where the swell leans to the light it holds it for a while.
  float side = open * towards * towards;
  float glint = smoothstep(0.45, 1.35, swell * 0.8 + streak) * calm * 0.24;
  float sheen = (0.1 + 0.1 * clamp(swell, -1.0, 1.0) + 0.5 * smoothstep(0.4, 0.85, streak)) * side;
  color = mix(color, uGlow * 1.05, clamp(sheen * uSheen * shade * dim, 0.0, 0.6));
  color += uGlow * (glitter * 0.9 + side * glint) * uSparkle * shade * dim;

  color = mix(color, uFoam * (0.48 + 0.17 * beam), foam);

  // Lamps on the quays: warm pools that the ripples tear.
  float pool = site.a * inMap * uLamps;
  color += vec3(1.0, 0.44, 0.1) * pool * (0.35 + 0.65 * pool) * (0.2 + 1.7 * max(0.0, 0.3 + lace)) * 1.5;

  // Mist in banks over the lagoon, then the haze: the water ends in the sky.
  vec3 level = normalize(vec3(-toEye.x, 0.0, -toEye.z));
  vec3 far = skyBase(level);
  float bank = smoothstep(0.35, 0.95, broad.b * 0.6 + streak * 0.5) * open
    * smoothstep(52.0, 120.0, length(p));
  float haze = max(smoothstep(fogNear, fogFar, vFogDepth), bank * uMist * 0.72);
  color = mix(color, far, haze);
  gl_FragColor = vec4(color, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;
