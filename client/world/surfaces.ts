/**
 * Surfaces of the masonry, drawn by the shader in place of thousands of triangles: rows of tiles,
 * courses of brick, weathered plaster, blocks of stone. The alpha of a vertex's colour selects its
 * surface; the pattern is in world space along the face, so no texture and no coordinates are
 * needed.
 */

/** Alpha of a vertex colour, 0 … 255, by surface. */
export const SURFACE = {
  smooth: 255,
  plaster: 240,
  brick: 224,
  tile: 208,
  ashlar: 192,
} as const;

/** Width of a row of tiles and length of a tile, units: larger than true, as befits a model. */
const TILE_ROW = 0.38;
const TILE_LONG = 0.62;

/**
 * Declarations for a fragment shader that also has `varying vec3 vSpot` (place in the world). With
 * LEAN defined stains and streaks are left out: they cost small machines most.
 */
export const SURFACE_HEAD = /* glsl */ `
varying vec3 vSpot;
vec3 surfaceTilt;
float chip(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float mottle(vec2 p) {
  #ifdef LEAN
    return 0.5;
  #else
  vec2 i = floor(p);
  vec2 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(chip(i), chip(i + vec2(1.0, 0.0)), f.x),
             mix(chip(i + vec2(0.0, 1.0)), chip(i + vec2(1.0, 1.0)), f.x), f.y);
  #endif
}
// A wall of blocks; pixel: size of a pixel there. x = shade of the joint, y = tone of the block.
vec2 blocks(vec2 st, vec2 pixel, vec2 size, float joint) {
  vec2 wide = pixel / size;
  float row = floor(st.y / size.y);
  vec2 p = vec2(st.x / size.x + 0.5 * mod(row, 2.0), st.y / size.y);
  vec2 f = abs(fract(p) - 0.5);
  vec2 edge = smoothstep(0.5 - joint / size - wide, 0.5 - joint / size * 0.5, f);
  float near = 1.0 - smoothstep(0.25, 0.7, max(wide.x, wide.y));
  return vec2(max(edge.x, edge.y), chip(vec2(floor(p.x), row)) - 0.5) * near;
}
// Changes the colour of a surface; leaves in surfaceTilt how its relief bends the normal (world).
vec3 surfaced(vec3 color, float kind, vec3 n) {
  surfaceTilt = vec3(0.0);
  if (kind > 0.97) return color;
  vec3 across = abs(n.y) > 0.98 ? vec3(1.0, 0.0, 0.0) : normalize(vec3(n.z, 0.0, -n.x));
  vec3 along = cross(n, across);
  vec2 st = vec2(dot(vSpot, across), dot(vSpot, along));
  // Before any branch: derivatives are not defined within one.
  vec2 pixel = fwidth(st);
  if (kind < 0.785) {
    vec2 stone = blocks(st, pixel, vec2(1.24, 0.62), 0.05);
    return color * (1.0 + 0.1 * stone.y) * (1.0 - 0.34 * stone.x);
  }
  if (kind < 0.85) {
    float row = st.x / ${TILE_ROW.toFixed(2)};
    float r = floor(row);
    float f = fract(row) * 2.0 - 1.0;
    float wide = pixel.x / ${TILE_ROW.toFixed(2)};
    float near = 1.0 - smoothstep(0.3, 0.75, wide);
    float lane = st.y / ${TILE_LONG.toFixed(2)} + chip(vec2(r, 7.0)) * 0.7;
    float c = fract(lane);
    float tone = chip(vec2(r, floor(lane)));
    float old = mottle(vSpot.xz * 0.5);
    vec3 tint = mix(vec3(0.86, 0.8, 0.76), vec3(1.12, 1.18, 1.26), tone);
    color *= mix(vec3(1.0), tint, 0.9 * near) * (0.92 + 0.26 * old);
    if (n.y < 0.3) {
      // The tiles' round ends under the eaves.
      return color * mix(0.8, mix(1.0, 0.34, smoothstep(0.5, 0.72, abs(f))), near);
    }
    float hollow = smoothstep(0.55, 1.0, abs(f));
    float lip = smoothstep(0.8, 0.97, c) * (1.0 - smoothstep(0.0, 0.35, pixel.y / ${TILE_LONG.toFixed(2)}));
    color *= 1.0 - near * (0.36 * hollow + 0.26 * lip);
    surfaceTilt = across * (f * 0.62 * near) - along * (0.12 * near);
    return color;
  }
  float broad = mottle(st * 0.42);
  if (kind < 0.91) {
    vec2 wall = blocks(st, pixel, vec2(0.62, 0.24), 0.035);
    return color * (0.9 + 0.2 * broad) * (1.0 + 0.3 * wall.y) + vec3(0.07, 0.06, 0.05) * wall.x;
  }
  #ifdef LEAN
    return color;
  #endif
  // Plaster: stains, streaks under the eaves, bare bricks where it has fallen off.
  float fine = mottle(st * 1.9);
  float streak = mottle(vec2(st.x * 2.3, st.y * 0.22));
  color *= 0.9 + 0.13 * broad + 0.06 * fine + 0.05 * streak;
  float foot = vSpot.y - 1.2;
  float bare = smoothstep(0.0, 0.05, broad * 0.66 + fine * 0.34 - 0.64 - 0.034 * foot);
  if (bare > 0.0) {
    vec2 wall = blocks(st, pixel, vec2(0.62, 0.24), 0.035);
    vec3 brick = vec3(0.42, 0.16, 0.09) * (1.0 + 0.4 * wall.y) + vec3(0.1, 0.08, 0.06) * wall.x;
    color = mix(color, brick * (0.4 + 0.6 * dot(color, vec3(0.4, 0.5, 0.3)) * 2.0), bare * 0.85);
  }
  return color;
}`;
