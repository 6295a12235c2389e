/** Shaders of the water. */

export const waterVertex = /* glsl */ `
#include <common>
#include <fog_pars_vertex>
#include <shadowmap_pars_vertex>
varying vec3 vWorld;
varying vec4 vMirror;
uniform mat4 uMirrorMatrix;
void main() {
  vec3 transformed = position;
  vec3 objectNormal = vec3(0.0, 1.0, 0.0);
  vec3 transformedNormal = normalMatrix * objectNormal;
  vec4 worldPosition = modelMatrix * vec4(transformed, 1.0);
  vWorld = worldPosition.xyz;
  vMirror = uMirrorMatrix * worldPosition;
  vec4 mvPosition = viewMatrix * worldPosition;
  gl_Position = projectionMatrix * mvPosition;
  #include <shadowmap_vertex>
  #include <fog_vertex>
}
`;

export const waterFragment = /* glsl */ `
#include <common>
#include <packing>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
varying vec3 vWorld;
varying vec4 vMirror;
uniform sampler2D uSite;
uniform sampler2D uRipple;
uniform sampler2D uMirror;
uniform float uTime;
uniform float uPower;
uniform float uMirrorShare;
uniform vec3 uDeep;
uniform vec3 uShallow;
uniform vec3 uFoam;
uniform vec3 uZenith;
uniform vec3 uHorizon;
uniform vec3 uGlow;
uniform vec3 uSun;

void main() {
  vec2 p = vWorld.xz;
  vec3 toEye = cameraPosition - vWorld;
  float away = length(toEye);
  toEye /= away;

  vec3 r1 = texture2D(uRipple, p * 0.034 + vec2(uTime * 0.011, uTime * 0.007)).rgb;
  vec3 r2 = texture2D(uRipple, p.yx * 0.083 - vec2(uTime * 0.013, uTime * 0.017)).rgb;
  float calm = 1.0 / (1.0 + away * 0.003);
  vec2 slope = ((r1.rg - 0.5) * 1.1 + (r2.rg - 0.5) * 0.8) * 0.5 * calm;
  vec3 normal = normalize(vec3(slope.x, 1.0, slope.y));

  // Shore: shallows and two bands of foam that breathe.
  vec2 spot = p / (2.0 * REACH) + 0.5;
  float shore = texture2D(uSite, spot + slope * 0.004).r * SHORE_FAR;
  float inMap = step(abs(spot.x - 0.5), 0.5) * step(abs(spot.y - 0.5), 0.5);
  shore = mix(SHORE_FAR, shore, inMap);
  float depth = 1.0 - exp(-shore * 0.42);
  float wide = smoothstep(0.0, SHORE_FAR, shore);
  vec3 body = mix(uShallow, uDeep, clamp(depth * 0.82 + wide * 0.18, 0.0, 1.0));
  body *= 0.94 + 0.22 * (r1.b - 0.5) + 0.18 * (r2.b - 0.5);

  float breath = sin(uTime * 0.7 + p.x * 0.21 + p.y * 0.17) * 0.1;
  float lace = (r1.b - 0.5) * 0.9 + (r2.b - 0.5) * 0.7;
  float edge = 1.0 - smoothstep(0.14, max(0.22, 0.5 + breath + lace * 0.35), shore);
  float second = smoothstep(0.1, 0.0, abs(shore - 1.15 - breath * 1.6 - lace * 0.5));
  float foam = clamp(edge * 0.85 + second * 0.24, 0.0, 1.0);

  // Light on the water.
  float shade = getShadowMask();
  float sunny = clamp(uSun.y, 0.0, 1.0);
  vec3 lit = body * (0.46 + 0.2 * uPower * sunny * mix(0.45, 1.0, shade));

  // What is seen in it: sky by the angle, the city by the mirror.
  float facing = clamp(dot(normal, toEye), 0.0, 1.0);
  float fresnel = 0.02 + 0.75 * pow(1.0 - facing, 4.0);
  vec3 bounce = reflect(-toEye, normal);
  vec3 sky = mix(uHorizon, uZenith, pow(clamp(bounce.y, 0.0, 1.0), 0.55));
  vec2 uv = vMirror.xy / vMirror.w + slope * 0.05;
  vec4 seen = texture2D(uMirror, clamp(uv, 0.002, 0.998));
  float share = uMirrorShare * seen.a;
  vec3 reflected = mix(sky, seen.rgb, share);
  float strength = mix(fresnel, max(fresnel, 0.36), share);
  vec3 color = mix(lit, reflected, strength);

  // Glints on the sun's side: many small ones, a soft path under them.
  vec3 halfway = normalize(uSun + toEye);
  vec2 fine = texture2D(uRipple, p * 0.37 + vec2(uTime * 0.05, -uTime * 0.04)).rg - 0.5;
  vec2 steep = slope * 1.6 + fine * 0.42 * calm;
  float lean = clamp(dot(normalize(vec3(steep.x, 1.0, steep.y)), halfway), 0.0, 1.0);
  float soft = clamp(dot(normalize(vec3(slope.x, 1.0, slope.y)), halfway), 0.0, 1.0);
  // Seen from afar single glints would be specks: they melt into the path.
  float glint = smoothstep(0.988, 0.9995, lean) * (1.0 - smoothstep(60.0, 130.0, away));
  float path = pow(soft, 36.0);
  color += uGlow * shade * (glint * 0.4 + path * 0.16) * min(1.0, uPower * 0.3);

  color = mix(color, uFoam * (0.5 + 0.16 * uPower * mix(0.5, 1.0, shade)), foam);
  gl_FragColor = vec4(color, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  #include <fog_fragment>
}
`;
