/**
 * The whole cast as one geometry: every corner names its person, and the shader computes the
 * position.
 */

import {
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  FloatType,
  NearestFilter,
  RGBAFormat,
  Sphere,
  Vector3,
} from 'three';
import { ROLE } from '../../../assets/city/carver.ts';
import type { Vessel } from '../plan.ts';
import type { Tint } from '../tint.ts';
import type { Cast, Figure } from './cast.ts';
import type { Cloth } from './cloths.ts';
import { craft } from './craft.ts';
import { type Body, bird, person } from './figures.ts';
import { KIND } from './life-shader.ts';
import { type Route, SAMPLES } from './routes.ts';

type Four = readonly [number, number, number, number];

/** One of the cast as the shader meets him. */
interface Actor {
  readonly body: Body;
  readonly trip: Four;
  readonly kind: number;
  readonly seed: number;
  readonly scale: number;
  readonly cloth: Tint;
  readonly lining: Tint;
}

const VESSELS: ReadonlySet<string> = new Set(['gondola', 'sandolo', 'barge', 'sail']);

/** Everybody, in the order of the cast. `quay`: height of the idlers' ground. */
function actors(cast: Cast, quay: number, rich: boolean): Actor[] {
  const made = new Map<string, Body>();
  const bodyOf = (model: Figure | Vessel | 'gull' | 'pigeon'): Body => {
    let body = made.get(model);
    if (!body) {
      if (model === 'gull' || model === 'pigeon') body = bird(model);
      else if (VESSELS.has(model)) body = craft(model as Vessel, rich);
      else body = person(model as Figure, rich);
      made.set(model, body);
    }
    return body;
  };
  return [
    ...[...cast.boats, ...cast.walkers, ...cast.gulls].map((who) => ({
      ...who,
      body: bodyOf(who.model),
      kind: who.model === 'gull' || VESSELS.has(who.model) ? KIND[who.model as 'gull' | Vessel] : 0,
      trip: [who.trip.route, who.trip.takes, who.trip.stays, who.trip.began] as const,
    })),
    ...cast.idlers.map((who, k) => ({
      ...who,
      body: bodyOf(who.model),
      kind: KIND.idler,
      trip: [k, quay, 0, 0] as const,
    })),
    ...cast.pigeons.map((who) => ({
      ...who,
      body: bodyOf('pigeon'),
      kind: KIND.pigeon,
      trip: [who.x, who.z, who.heading, who.y] as const,
    })),
  ];
}

/** Bodies of the cast and the cloths in the wind. */
export function troupe(cast: Cast, cloths: readonly Cloth[], quay: number, rich: boolean) {
  const all = actors(cast, quay, rich);
  const corners =
    all.reduce((sum, { body }) => sum + body.limbs.length, 0) +
    cloths.reduce((sum, { positions }) => sum + positions.length / 3, 0);
  const faces =
    all.reduce((sum, { body }) => sum + body.index.length, 0) +
    cloths.reduce((sum, { index }) => sum + index.length, 0);
  const position = new Float32Array(corners * 3);
  const normal = new Int8Array(corners * 4);
  const color = new Uint8Array(corners * 4);
  const trip = new Float32Array(corners * 4);
  const part = new Float32Array(corners * 4);
  const index = new Uint32Array(faces);
  let v = 0;
  let i = 0;
  for (const who of all) {
    const { body } = who;
    position.set(body.positions, v * 3);
    for (let k = 0; k < body.limbs.length; k++) {
      for (let c = 0; c < 3; c++)
        normal[(v + k) * 4 + c] = Math.round(body.normals[k * 3 + c] * 127);
      const role = body.colors[k * 4 + 3];
      const tint = role === ROLE.accent ? who.cloth : role === ROLE.wall ? who.lining : null;
      for (let c = 0; c < 3; c++)
        color[(v + k) * 4 + c] = Math.min(255, 255 * body.colors[k * 4 + c] * (tint?.[c] ?? 1));
      color[(v + k) * 4 + 3] = role <= 100 ? Math.round(role * 2.55) : 0;
      trip.set(who.trip, (v + k) * 4);
      part.set([who.kind, body.limbs[k], who.seed, who.scale], (v + k) * 4);
    }
    for (const k of body.index) index[i++] = v + k;
    v += body.limbs.length;
  }
  for (const cloth of cloths) {
    const n = cloth.positions.length / 3;
    position.set(cloth.positions, v * 3);
    for (let k = 0; k < n; k++) {
      for (let c = 0; c < 3; c++) normal[(v + k) * 4 + c] = Math.round(cloth.normal[c] * 127);
      for (let c = 0; c < 3; c++) color[(v + k) * 4 + c] = 255 * cloth.colors[k * 3 + c];
      const weight = cloth.weights[k];
      trip.set([weight, cloth.phase, cloth.normal[0], cloth.normal[2]], (v + k) * 4);
      part.set([KIND.cloth, 0, 0, 1], (v + k) * 4);
    }
    for (const k of cloth.index) index[i++] = v + k;
    v += n;
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('normal', new BufferAttribute(normal, 4, true));
  geometry.setAttribute('color', new BufferAttribute(color, 4, true));
  geometry.setAttribute('trip', new BufferAttribute(trip, 4));
  geometry.setAttribute('part', new BufferAttribute(part, 4));
  geometry.setIndex(new BufferAttribute(index, 1));
  geometry.boundingSphere = EVERYWHERE;
  return geometry;
}

const EVERYWHERE = new Sphere(new Vector3(), 400);

/** Half length and half width of the shade under each kind. */
const SHADES: Record<number, readonly [number, number]> = {
  [KIND.walker]: [0.46, 0.46],
  [KIND.idler]: [0.46, 0.46],
  [KIND.gondola]: [4.3, 1.05],
  [KIND.sandolo]: [2.4, 0.85],
  [KIND.barge]: [3.5, 1.35],
  [KIND.sail]: [3.1, 1.25],
  [KIND.pigeon]: [0.26, 0.2],
};

/** A soft shade under everybody on land or water: it moves with the person. */
export function shades(cast: Cast, quay: number): BufferGeometry {
  const all = actors(cast, quay, false).filter(({ kind }) => SHADES[kind]);
  const position = new Float32Array(all.length * 12);
  const trip = new Float32Array(all.length * 16);
  const part = new Float32Array(all.length * 16);
  const index: number[] = [];
  all.forEach((who, k) => {
    const [long, wide] = SHADES[who.kind];
    for (const [c, [u, w]] of (
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const
    ).entries()) {
      const at = k * 4 + c;
      // Corner, and the size in the unused height: length, and width as a share of it.
      position.set([u, wide, w], at * 3);
      trip.set(who.trip, at * 4);
      part.set([who.kind, long, who.seed, who.scale], at * 4);
    }
    index.push(k * 4, k * 4 + 2, k * 4 + 1, k * 4, k * 4 + 3, k * 4 + 2);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('trip', new BufferAttribute(trip, 4));
  geometry.setAttribute('part', new BufferAttribute(part, 4));
  geometry.setIndex(index);
  geometry.boundingSphere = EVERYWHERE;
  return geometry;
}

/** All routes in one small picture that the shader reads numbers from. */
export function routeTexture(routes: readonly Route[]): DataTexture {
  const rows = Math.max(1, routes.length);
  const data = new Float32Array(SAMPLES * rows * 4);
  for (const [k, { samples }] of routes.entries()) data.set(samples, k * SAMPLES * 4);
  const texture = new DataTexture(data, SAMPLES, rows, RGBAFormat, FloatType);
  texture.minFilter = NearestFilter;
  texture.magFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
}
