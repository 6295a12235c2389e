/**
 * Carved pieces: many forms joined into one mesh, so that a board of fifty forms is one draw call
 * of just the visible triangles. Filled like a batch: `push` between `begin` and `end`; pieces
 * before `seal` may stay while the rest is set anew (`rewind`). An unchanged piece costs nothing.
 * None of these allocates.
 */

import {
  BufferAttribute,
  BufferGeometry,
  DynamicDrawUsage,
  type Material,
  Mesh,
  type TypedArray,
} from 'three';

/** A form as `Carving.build` makes it. */
interface Model {
  readonly position: TypedArray;
  readonly normal: TypedArray;
  readonly color: TypedArray;
  readonly glow: TypedArray;
  readonly index: TypedArray;
  readonly capacity: number;
}

/** The record of a piece: form, place, turns, sizes, colour, first vertex and index. */
const RECORD = 13;

/** A part of an attribute that has to be sent to the graphics card. */
interface Sent {
  readonly attribute: BufferAttribute;
  readonly range: { start: number; count: number };
}

export class Carvings {
  readonly mesh: Mesh;
  private readonly models: readonly Model[];
  private readonly position: Float32Array;
  private readonly normal: Int8Array;
  private readonly color: Uint8Array;
  private readonly glow: Uint8Array;
  private readonly index: Uint32Array;
  private readonly sent: readonly Sent[];
  private readonly records: Float64Array;
  private readonly one = new Float64Array(RECORD);
  private readonly turn = new Float64Array(9);
  /** Pieces, vertices and indices: set so far, sealed, and known from before. */
  private readonly at = { piece: 0, vertex: 0, index: 0 };
  private readonly sealed = { piece: 0, vertex: 0, index: 0 };
  private known = 0;
  /** The first and the last vertex and index that are not as they were. */
  private readonly dirty = { vertex: [0, 0], index: [0, 0] };

  /** @param forms geometries with indices, and the most pieces of each at once */
  constructor(
    forms: readonly { readonly geometry: BufferGeometry; readonly capacity: number }[],
    material: Material,
  ) {
    this.models = forms.map(({ geometry, capacity }) => modelOf(geometry, capacity));
    let [vertices, indices, pieces] = [0, 0, 0];
    for (const { position, index, capacity } of this.models) {
      vertices += (position.length / 3) * capacity;
      indices += index.length * capacity;
      pieces += capacity;
    }
    this.records = new Float64Array(pieces * RECORD);
    this.position = new Float32Array(vertices * 3);
    this.normal = new Int8Array(vertices * 4);
    this.color = new Uint8Array(vertices * 4);
    this.glow = new Uint8Array(vertices * 4);
    this.index = new Uint32Array(indices);
    const geometry = new BufferGeometry();
    const attributes = {
      position: new BufferAttribute(this.position, 3),
      normal: new BufferAttribute(this.normal, 4, true),
      color: new BufferAttribute(this.color, 4, true),
      glow: new BufferAttribute(this.glow, 4, true),
    };
    for (const [name, attribute] of Object.entries(attributes)) {
      geometry.setAttribute(name, attribute);
    }
    const order = new BufferAttribute(this.index, 1);
    geometry.setIndex(order);
    this.sent = [...Object.values(attributes), order].map((attribute) => ({
      attribute: attribute.setUsage(DynamicDrawUsage),
      range: { start: 0, count: 0 },
    }));
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.raycast = () => {};
    geometry.setDrawRange(0, 0);
    this.clean();
  }

  begin(): void {
    this.at.piece = this.at.vertex = this.at.index = 0;
  }
  seal(): void {
    this.sealed.piece = this.at.piece;
    this.sealed.vertex = this.at.vertex;
    this.sealed.index = this.at.index;
  }
  rewind(): void {
    this.at.piece = this.sealed.piece;
    this.at.vertex = this.sealed.vertex;
    this.at.index = this.sealed.index;
  }

  /** Rotation as a batch's; `form`: its place in the constructor's list. */
  push(
    form: number,
    x: number,
    y: number,
    z: number,
    yaw: number,
    tilt: number,
    spin: number,
    sx: number,
    sy: number,
    sz: number,
    color: number,
  ): void {
    const model = this.models[form];
    const { at, one, records } = this;
    const vertices = model.position.length / 3;
    const full =
      (at.piece + 1) * RECORD > records.length ||
      (at.vertex + vertices) * 3 > this.position.length ||
      at.index + model.index.length > this.index.length;
    if (full) return;
    one[0] = form;
    one[1] = x;
    one[2] = y;
    one[3] = z;
    one[4] = yaw;
    one[5] = tilt;
    one[6] = spin;
    one[7] = sx;
    one[8] = sy;
    one[9] = sz;
    one[10] = color;
    one[11] = at.vertex;
    one[12] = at.index;
    const o = at.piece * RECORD;
    const met = at.piece < this.known;
    let same = met;
    for (let k = 0; same && k < RECORD; k++) same = records[o + k] === one[k];
    if (!same) {
      const takesRoom = met && records[o] === form && records[o + 11] === one[11];
      const inStep = takesRoom && records[o + 12] === one[12];
      records.set(one, o);
      this.write(model);
      // Another form has another length: all following data is overwritten.
      if (!inStep) this.known = at.piece + 1;
    }
    at.piece++;
    at.vertex += vertices;
    at.index += model.index.length;
  }

  end(): void {
    const { mesh, dirty } = this;
    mesh.visible = this.at.index > 0;
    mesh.geometry.setDrawRange(0, this.at.index);
    if (dirty.vertex[1] === 0) return;
    for (let k = 0; k < this.sent.length; k++) {
      const { attribute, range } = this.sent[k];
      const [from, to] = k === this.sent.length - 1 ? dirty.index : dirty.vertex;
      // Ranges that no frame has uploaded since the last time are still to be uploaded.
      const waits = attribute.updateRanges.length > 0;
      const first = from * attribute.itemSize;
      const behind = to * attribute.itemSize;
      const start = waits ? Math.min(first, range.start) : first;
      const end = waits ? Math.max(behind, range.start + range.count) : behind;
      range.start = start;
      range.count = end - start;
      attribute.clearUpdateRanges();
      attribute.updateRanges.push(range);
      attribute.needsUpdate = true;
    }
    this.clean();
  }

  dispose(): void {
    this.mesh.geometry.dispose();
  }

  private clean(): void {
    this.dirty.vertex[0] = this.dirty.index[0] = Number.MAX_SAFE_INTEGER;
    this.dirty.vertex[1] = this.dirty.index[1] = 0;
  }

  /** Writes the piece of `one` into the mesh. */
  private write(model: Model): void {
    const { one, turn, position, normal, color, glow } = this;
    const ca = Math.cos(one[4]);
    const sa = Math.sin(one[4]);
    const cb = Math.cos(one[5]);
    const sb = Math.sin(one[5]);
    const cc = Math.cos(one[6]);
    const sc = Math.sin(one[6]);
    // Columns of the rotation: directions of the form's own x, y and z.
    turn[0] = ca * cc - sa * cb * sc;
    turn[1] = sb * sc;
    turn[2] = -sa * cc - ca * cb * sc;
    turn[3] = sa * sb;
    turn[4] = cb;
    turn[5] = ca * sb;
    turn[6] = ca * sc + sa * cb * cc;
    turn[7] = -sb * cc;
    turn[8] = -sa * sc + ca * cb * cc;
    const r = ((one[10] >> 16) & 255) / 255;
    const g = ((one[10] >> 8) & 255) / 255;
    const b = (one[10] & 255) / 255;
    // No two of a kind live in step.
    const begins = Math.abs(Math.round(one[1] * 37 + one[3] * 61)) & 255;
    const from = one[11];
    const count = model.position.length / 3;
    for (let k = 0; k < count; k++) {
      const px = model.position[k * 3] * one[7];
      const py = model.position[k * 3 + 1] * one[8];
      const pz = model.position[k * 3 + 2] * one[9];
      const q = (from + k) * 4;
      const nx = model.normal[k * 4] / one[7];
      const ny = model.normal[k * 4 + 1] / one[8];
      const nz = model.normal[k * 4 + 2] / one[9];
      const long = 127 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
      for (let c = 0; c < 3; c++) {
        const tx = turn[c];
        const ty = turn[c + 3];
        const tz = turn[c + 6];
        position[(from + k) * 3 + c] = one[1 + c] + tx * px + ty * py + tz * pz;
        normal[q + c] = (tx * nx + ty * ny + tz * nz) * long;
      }
      color[q] = model.color[k * 4] * r;
      color[q + 1] = model.color[k * 4 + 1] * g;
      color[q + 2] = model.color[k * 4 + 2] * b;
      color[q + 3] = model.color[k * 4 + 3];
      for (let c = 0; c < 3; c++) glow[q + c] = model.glow[k * 4 + c];
      glow[q + 3] = model.glow[k * 4 + 3] + begins;
    }
    for (let k = 0; k < model.index.length; k++) this.index[one[12] + k] = from + model.index[k];
    const { vertex, index } = this.dirty;
    vertex[0] = Math.min(vertex[0], from);
    vertex[1] = Math.max(vertex[1], from + count);
    index[0] = Math.min(index[0], one[12]);
    index[1] = Math.max(index[1], one[12] + model.index.length);
  }
}

/** @throws Error for a geometry that no `Carving` has built */
function modelOf(geometry: BufferGeometry, capacity: number): Model {
  const { position, normal, color, glow } = geometry.attributes;
  const index = geometry.index;
  if (!position || !normal || !color || !glow || !index) throw new Error('not a carved form');
  return {
    position: position.array,
    normal: normal.array,
    color: color.array,
    glow: glow.array,
    index: index.array,
    capacity,
  };
}
