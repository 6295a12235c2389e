/**
 * Shader of everything that lives: it computes the position of each corner of a body from a time, a
 * place on a route and a kind. JavaScript computes per frame only the idlers' places.
 */

import { declared } from '../clock.ts';
import { MOST_IDLERS } from './cast.ts';
import { CRUTCH } from './craft.ts';
import { HIP, SHOULDER } from './figures.ts';
import { SAMPLES } from './routes.ts';

/** Kinds as the attribute `part.x` names them; boats are distinguished by their crutch. */
export const KIND = {
  walker: 0,
  idler: 1,
  gondola: 2,
  sandolo: 3,
  barge: 4,
  sail: 5,
  gull: 6,
  pigeon: 7,
  cloth: 8,
} as const;

/** Declares the seconds of all living things. */
export const LIFE = declared('uLife', 'uLived');

/** Cheers that can be heard at once. */
export const CHEERS = 4;
/** How far a cheer is heard, units, and how long it lasts, seconds. */
const EARSHOT = 15;
const CHEER_LASTS = 3.4;
/** Seconds that the pigeons are in the air. */
export const FLIGHT = 9;

const f = (value: number): string => value.toFixed(4);
const crutches = (['gondola', 'sandolo', 'barge', 'sail'] as const)
  .map((kind) => `vec3(${CRUTCH[kind].map(f).join()})`)
  .join();

/** Position of a person; shared by bodies and their shadows. */
export const WHEREABOUTS = /* glsl */ `
attribute vec4 trip;
attribute vec4 part;
uniform highp sampler2D uRoutes;
${LIFE}uniform vec4 uIdlers[${MOST_IDLERS}];
uniform vec4 uCheers[${CHEERS}];
uniform vec4 uFlock;

vec4 placeOn(float row, float u) {
  float at = clamp(u, 0.0, 1.0) * ${f(SAMPLES - 1)};
  float k = min(${f(SAMPLES - 2)}, floor(at));
  ivec2 cell = ivec2(int(k), int(row + 0.5));
  vec4 a = texelFetch(uRoutes, cell, 0);
  return mix(a, texelFetch(uRoutes, cell + ivec2(1, 0), 0), at - k);
}

// Place and heading of somebody under way; pace: 1 while he walks.
vec4 travel(out float pace) {
  float leg = trip.y + trip.z;
  float c = (uLife + trip.w) / leg;
  pace = 1.0;
  if (trip.z <= 0.0) return placeOn(trip.x, fract(c));
  float both = fract(c * 0.5) * 2.0;
  float back = step(1.0, both);
  float at = (both - back) * leg;
  float gone = min(1.0, at / trip.y);
  vec4 spot = placeOn(trip.x, mix(gone, 1.0 - gone, back));
  spot.w += 3.14159265 * (back + smoothstep(0.0, 1.2, at - trip.y));
  pace = 1.0 - smoothstep(0.0, 0.25, at - trip.y);
  return spot;
}

// 0 … 1: how loudly somebody at a place cheers now; toward: where for.
float cheered(vec2 at, float seed, out vec2 toward) {
  float most = 0.0;
  toward = vec2(1.0, 0.0);
  for (int k = 0; k < ${CHEERS}; k++) {
    vec4 cheer = uCheers[k];
    vec2 way = cheer.xy - at;
    float far = length(way);
    float since = uLife - cheer.z - far * 0.03 - seed * 0.4;
    float loud = cheer.w * (1.0 - smoothstep(${f(EARSHOT * 0.7)}, ${f(EARSHOT)}, far));
    loud *= smoothstep(0.0, 0.25, since) * (1.0 - smoothstep(${f(CHEER_LASTS - 0.9)}, ${f(CHEER_LASTS)}, since));
    if (loud > most) {
      most = loud;
      toward = way / max(0.01, far);
    }
  }
  return most;
}

// How far a pigeon is up: 0 on the ground, 1 in the ring.
float flown(float seed, out float since) {
  since = uLife - uFlock.x - seed * 0.6;
  return smoothstep(0.0, 1.5, since) * (1.0 - smoothstep(${f(FLIGHT - 3)}, ${f(FLIGHT - 0.8)}, since));
}

vec4 whereabouts(out float pace, out float joy) {
  float kind = part.x;
  float seed = part.z;
  vec4 spot = vec4(0.0);
  pace = 0.0;
  joy = 0.0;
  vec2 toward = vec2(1.0, 0.0);
  if (kind < 0.5) spot = travel(pace);
  else if (kind < 1.5) {
    vec4 idler = uIdlers[int(trip.x + 0.5)];
    pace = idler.w;
    spot = vec4(idler.x, trip.y, idler.y, idler.z + 0.22 * sin(uLife * 0.45 + seed * 60.0) * (1.0 - pace));
  } else if (kind < 6.5) return travel(pace);
  else {
    float since;
    float up = flown(seed, since);
    float a = seed * 2.6 + since * (1.15 + 0.2 * seed);
    float r = 8.0 + 4.0 * fract(seed * 7.3);
    vec3 ring = vec3(uFlock.y + cos(a) * r, trip.w + 6.5 + 3.5 * fract(seed * 3.1) + sin(a * 2.0), uFlock.z + sin(a) * r * 0.75);
    vec2 stroll = vec2(cos(trip.z), -sin(trip.z)) * 0.3 * sin(uLife * 0.31 + seed * 40.0);
    vec3 rest = vec3(trip.x + stroll.x, trip.w, trip.y + stroll.y);
    spot = vec4(mix(rest, ring, up), mix(trip.z, atan(-cos(a) * 0.75, -sin(a)), step(0.02, up)));
    pace = up;
    return spot;
  }
  joy = cheered(spot.xz, seed, toward);
  float face = atan(-toward.y, toward.x);
  float turn = mod(face - spot.w + 3.14159265, 6.2831853) - 3.14159265;
  spot.w += turn * joy * (1.0 - 0.6 * pace);
  return spot;
}
`;

export const BODY = /* glsl */ `
const vec3 CRUTCHES[4] = vec3[4](${crutches});

// Turns p and n by a about an axis across the body through (x, y).
void swing(inout vec3 p, inout vec3 n, vec2 pivot, float a) {
  mat2 turn = mat2(cos(a), sin(a), -sin(a), cos(a));
  p.xy = pivot + turn * (p.xy - pivot);
  n.xy = turn * n.xy;
}
void swivel(inout vec3 p, inout vec3 n, vec2 pivot, float a) {
  mat2 turn = mat2(cos(a), -sin(a), sin(a), cos(a));
  p.xz = pivot + turn * (p.xz - pivot);
  n.xz = turn * n.xz;
}
void roll(inout vec3 p, inout vec3 n, float a) {
  mat2 turn = mat2(cos(a), sin(a), -sin(a), cos(a));
  p.yz = turn * p.yz;
  n.yz = turn * n.yz;
}

void person(inout vec3 p, inout vec3 n, float limb, float seed, float pace, float joy) {
  float step_ = uLife * 7.4 + seed * 40.0;
  float s = sin(step_) * pace;
  float talk = smoothstep(0.55, 1.0, sin(uLife * 0.8 + seed * 50.0)) * (1.0 - pace);
  float up = joy * (2.75 + 0.4 * sin(uLife * 9.0 + seed * 30.0));
  vec2 shoulder = vec2(0.0, ${f(SHOULDER)});
  if (limb > 4.5) p = mix(vec3(0.16, 0.5, 0.27), p, step(0.35, uLamps));
  if (limb > 4.5 || (limb > 1.5 && limb < 2.5)) swing(p, n, shoulder, 0.5 * s + 1.1 * talk + up);
  else if (limb > 3.5) swing(p, n, vec2(0.0, ${f(HIP)}), -0.6 * s);
  else if (limb > 2.5) swing(p, n, vec2(0.0, ${f(HIP)}), 0.6 * s);
  else if (limb > 0.5) swing(p, n, shoulder, -0.5 * s + up * 0.94);
  roll(p, n, 0.05 * sin(step_) * pace + 0.02 * sin(uLife * 0.9 + seed * 20.0));
  p.y += abs(sin(step_)) * 0.07 * pace + abs(sin(uLife * 6.5 + seed * 9.0)) * 0.5 * joy * (0.5 + 0.5 * seed);
}

void boat(inout vec3 p, inout vec3 n, float kind, float limb, float seed) {
  float stroke = uLife * 2.3 + seed * 40.0;
  vec3 crutch = CRUTCHES[int(kind - 1.5)];
  if (limb > 4.5) p.z += sin(uLife * 5.0 + p.x * 4.0) * 0.22 * max(0.0, 0.5 - p.x);
  else if (limb > 3.5) swing(p, n, crutch.xy - vec2(0.5, 0.6), -0.1 - 0.17 * sin(stroke));
  else if (limb > 2.5) {
    swing(p, n, crutch.xy, 0.1 * cos(stroke));
    swivel(p, n, crutch.xz, 0.34 * sin(stroke));
  }
  swing(p, n, vec2(0.0), 0.022 * sin(uLife * 0.83 + seed * 31.0));
  roll(p, n, 0.045 * sin(uLife * 1.07 + seed * 23.0) * (kind > 4.5 ? 1.6 : 1.0) + (kind > 4.5 ? 0.06 : 0.0));
  p.y += 0.06 * sin(uLife * 0.95 + seed * 40.0);
}

void wings(inout vec3 p, inout vec3 n, float limb, float a) {
  if (limb < 0.5) return;
  float side = sign(p.z);
  float far = abs(p.z);
  // The tip lags behind the shoulder.
  p.y += sin(a) * far * 0.9 - max(0.0, far - 0.6) * 0.35 * cos(a * 0.8);
  p.z = side * far * (0.7 + 0.3 * cos(a));
  n.z -= side * sin(a) * 0.7;
}

// Where this corner of somebody is in the world; n is turned with it.
vec3 live(inout vec3 n) {
  float kind = part.x;
  float limb = part.y;
  float seed = part.z;
  vec3 p = position * part.w;
  if (kind > 7.5) {
    float wave = sin(uLife * 2.6 + trip.y + dot(position.xz, vec2(1.3, 1.1))) + 0.4 * sin(uLife * 4.3 + trip.y * 2.0 + position.y * 2.0);
    n = normalize(n + vec3(trip.z, 0.0, trip.w) * 0.35 * wave * min(1.0, trip.x * 4.0));
    return position + vec3(trip.z, 0.0, trip.w) * (wave + 0.5) * trip.x;
  }
  float pace;
  float joy;
  vec4 spot = whereabouts(pace, joy);
  if (kind < 1.5) person(p, n, limb, seed, pace, joy);
  else if (kind < 5.5) boat(p, n, kind, limb, seed);
  else if (kind < 6.5) {
    float beat = smoothstep(0.1, 0.7, sin(uLife * 0.42 + seed * 30.0));
    wings(p, n, limb, 0.16 + 0.7 * beat * sin(uLife * 8.5 + seed * 20.0));
    float c = fract((uLife + trip.w) / (trip.y + trip.z));
    float ahead = placeOn(trip.x, min(1.0, c + 0.02)).w - placeOn(trip.x, max(0.0, c - 0.02)).w;
    roll(p, n, clamp(-ahead * 1.1, -0.6, 0.6));
  } else {
    float still = 1.0 - smoothstep(0.0, 0.1, pace);
    if (limb > 0.5) p.z *= mix(1.0, 0.3, still);
    wings(p, n, limb, (1.0 - still) * 0.95 * sin(uLife * 21.0 + seed * 40.0));
    swing(p, n, vec2(0.0, 0.1), -0.55 * still * smoothstep(0.4, 0.9, sin(uLife * 2.7 + seed * 60.0)));
  }
  swivel(p, n, vec2(0.0), spot.w);
  return spot.xyz + p;
}
`;
