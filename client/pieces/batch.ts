/**
 * A batch: all pieces of one form in one draw call. It is filled by `push` between `begin` and
 * `end`; pieces before `seal` may stay while the rest is filled anew (`rewind`). None of these
 * allocates.
 */

import {
  type BufferGeometry,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
} from 'three';
import { PIECES, SEES } from '../world/kept/layers.ts';

export class Batch {
  readonly mesh: InstancedMesh;
  private readonly matrices: Float32Array;
  private readonly colors: Float32Array;
  private readonly rects: InstancedBufferAttribute | null;
  private readonly uv: Float32Array | null;
  private readonly capacity: number;
  private lies = false;
  private fixed = 0;
  private count = 0;

  /** `uv`: the atlas's rectangles if instances show a cell each. */
  constructor(
    geometry: BufferGeometry,
    material: Material,
    capacity: number,
    uv: Float32Array | null = null,
  ) {
    this.capacity = capacity;
    this.uv = uv;
    this.mesh = new InstancedMesh(geometry, material, capacity);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.matrices = this.mesh.instanceMatrix.array as Float32Array;
    this.colors = new Float32Array(capacity * 3);
    this.mesh.instanceColor = new InstancedBufferAttribute(this.colors, 3);
    this.mesh.instanceColor.setUsage(DynamicDrawUsage);
    this.rects = uv ? new InstancedBufferAttribute(new Float32Array(capacity * 4), 4) : null;
    if (this.rects) {
      this.rects.setUsage(DynamicDrawUsage);
      geometry.setAttribute('aRect', this.rects);
    }
    this.mesh.count = 0;
    this.mesh.frustumCulled = false;
    // Picking has its own boxes: a ray never tests the pieces themselves.
    this.mesh.raycast = () => {};
  }

  /** The sealed pieces have no motion of their own: the kept picture shows them. */
  keep(): void {
    const { mesh } = this;
    this.lies = true;
    mesh.layers.set(PIECES);
    mesh.onBeforeRender = (_gl, _scene, camera) => {
      if (camera.layers.mask === SEES.pieces) mesh.count = this.fixed;
    };
    mesh.onAfterRender = () => {
      mesh.count = this.count;
    };
  }

  begin(): void {
    this.count = 0;
    this.fixed = 0;
  }
  seal(): void {
    this.fixed = this.count;
  }
  rewind(): void {
    this.count = this.fixed;
  }

  /** Rotation = about y by `yaw`, then about x by `tilt`, then about the player's own y by `spin`. */
  push(
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
    cell = 0,
  ): void {
    if (this.count >= this.capacity) return;
    const i = this.count++;
    const m = this.matrices;
    const o = i * 16;
    const ca = Math.cos(yaw);
    const sa = Math.sin(yaw);
    const cb = Math.cos(tilt);
    const sb = Math.sin(tilt);
    const cc = Math.cos(spin);
    const sc = Math.sin(spin);
    m[o] = (ca * cc - sa * cb * sc) * sx;
    m[o + 1] = sb * sc * sx;
    m[o + 2] = (-sa * cc - ca * cb * sc) * sx;
    m[o + 3] = 0;
    m[o + 4] = sa * sb * sy;
    m[o + 5] = cb * sy;
    m[o + 6] = ca * sb * sy;
    m[o + 7] = 0;
    m[o + 8] = (ca * sc + sa * cb * cc) * sz;
    m[o + 9] = -sb * cc * sz;
    m[o + 10] = (-sa * sc + ca * cb * cc) * sz;
    m[o + 11] = 0;
    m[o + 12] = x;
    m[o + 13] = y;
    m[o + 14] = z;
    m[o + 15] = 1;
    // Colours are sRGB hex; shaders want linear light.
    const c = this.colors;
    c[i * 3] = LINEAR[(color >> 16) & 255];
    c[i * 3 + 1] = LINEAR[(color >> 8) & 255];
    c[i * 3 + 2] = LINEAR[color & 255];
    if (this.rects && this.uv) {
      const r = this.rects.array;
      for (let k = 0; k < 4; k++) r[i * 4 + k] = this.uv[cell * 4 + k];
    }
  }

  end(): void {
    this.mesh.count = this.count;
    this.mesh.visible = this.count > 0;
    // Pieces that move are drawn over the kept picture, with those that lie of their form.
    if (this.lies && this.count > this.fixed) this.mesh.layers.enable(0);
    else if (this.lies) this.mesh.layers.disable(0);
    if (this.count === 0) return;
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
    if (this.rects) this.rects.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.dispose();
  }
}

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const c = i / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
