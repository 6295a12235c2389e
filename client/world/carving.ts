/**
 * Builds the things of a single place out of simple forms, in the measures of the city's own
 * masonry.
 */

import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  IcosahedronGeometry,
  Matrix4,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from 'three';
import { bevelBox } from '../pieces/bevel.ts';
import { SURFACE } from './surfaces.ts';

export type Surface = keyof typeof SURFACE;

/** How a form is set: its foot's middle, its turn about y and how it is painted. */
export interface Carved {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  readonly turn?: number;
  /** Turn about x, before the one about y. */
  readonly lean?: number;
  /** Turn about z, before both. */
  readonly roll?: number;
  readonly color: number;
  readonly surface?: Surface;
  /** How much it shines at night, 0 … 1. */
  readonly glow?: number;
  /** Its own motion, if the material supports it (`carvedMaterial`): see `sways`, `puffs`. */
  readonly life?: number;
  /** When its life begins in its course, 0 … 1. */
  readonly begins?: number;
}

/** A life: swings in the wind by `reach` units, up to half of one. */
export const sways = (reach: number): number => Math.min(0.5, reach) * 0.96;
/** A motion: a ball of `radius` units, up to 2, that rises, swells, shrinks and begins anew. */
export const puffs = (radius: number): number => 0.5 + Math.min(2, radius) / 4;

/** Collects painted forms and becomes one geometry for `masonryMaterial`. */
export class Carving {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly colors: number[] = [];
  private readonly glows: number[] = [];
  private readonly index: number[] = [];
  private readonly matrix = new Matrix4();
  private readonly step = new Matrix4();
  private readonly v = new Vector3();
  private base = new Matrix4();

  /** The following forms are at (x, y, z), turned by `turn`, `size` times as large. */
  at(x: number, y: number, z: number, turn = 0, size = 1): this {
    const scale = this.step.makeScale(size, size, size);
    this.base = new Matrix4().makeRotationY(turn).multiply(scale).setPosition(x, y, z);
    return this;
  }

  add(form: BufferGeometry, how: Carved): this {
    const { x = 0, y = 0, z = 0, turn = 0, lean = 0, roll = 0, color } = how;
    const { surface = 'smooth', glow = 0, life = 0, begins = 0 } = how;
    this.matrix
      .copy(this.base)
      .multiply(this.step.makeRotationY(turn).setPosition(x, y, z))
      .multiply(new Matrix4().makeRotationX(lean))
      .multiply(new Matrix4().makeRotationZ(roll));
    const from = this.positions.length / 3;
    const p = form.getAttribute('position');
    const n = form.getAttribute('normal');
    const own = form.getAttribute('color');
    for (let k = 0; k < p.count; k++) {
      this.v.fromBufferAttribute(p, k).applyMatrix4(this.matrix);
      this.positions.push(this.v.x, this.v.y, this.v.z);
      this.v.fromBufferAttribute(n, k).transformDirection(this.matrix);
      this.normals.push(this.v.x, this.v.y, this.v.z);
      // A little baked sky light: faces that look down are darker.
      const shade = 0.88 + 0.12 * this.v.y;
      const part = (shift: number, c: number): number =>
        own ? own.getComponent(k, c) : (((color >> shift) & 255) / 255) * shade;
      this.colors.push(part(16, 0), part(8, 1), part(0, 2), SURFACE[surface] / 255);
      this.glows.push(glow, 0, life, begins);
    }
    const order = form.getIndex();
    const count = order ? order.count : p.count;
    for (let k = 0; k < count; k++) this.index.push(from + (order ? order.getX(k) : k));
    form.dispose();
    return this;
  }

  /** A box with bevelled edges, `bevel` wide. */
  block(bevel: number, w: number, h: number, d: number, how: Carved): this {
    return this.add(bevelBox(bevel, w, h, d).translate(0, h / 2, 0), how);
  }
  box(w: number, h: number, d: number, how: Carved): this {
    return this.add(new BoxGeometry(w, h, d).translate(0, h / 2, 0), how);
  }
  /** A round pillar or drum; `top` its radius above. */
  drum(radius: number, h: number, how: Carved, top = radius, sides = 12): this {
    return this.add(new CylinderGeometry(top, radius, h, sides).translate(0, h / 2, 0), how);
  }
  cone(radius: number, h: number, how: Carved, sides = 12): this {
    return this.add(new ConeGeometry(radius, h, sides).translate(0, h / 2, 0), how);
  }
  ball(radius: number, how: Carved, sides = 10): this {
    return this.add(new SphereGeometry(radius, sides, Math.ceil(sides * 0.7)), how);
  }
  ring(radius: number, thick: number, how: Carved): this {
    return this.add(new TorusGeometry(radius, thick, 6, 20).rotateX(Math.PI / 2), how);
  }
  /** A rough rock, about `size` across. */
  rock(size: number, how: Carved): this {
    return this.add(new IcosahedronGeometry(size, 0).scale(1.2, 0.8, 1), how);
  }
  /** A roof with two slopes, its ridge along x: `w` long, `h` high, `d` deep. */
  gable(w: number, h: number, d: number, how: Carved): this {
    const [x, z] = [w / 2, d / 2];
    const corners: readonly (readonly [number, number, number])[] = [
      [-x, 0, z],
      [x, 0, z],
      [x, h, 0],
      [-x, h, 0],
      [-x, 0, -z],
      [x, 0, -z],
    ];
    const faces = [0, 1, 2, 0, 2, 3, 5, 4, 3, 5, 3, 2, 1, 5, 2, 4, 0, 3];
    const form = new BufferGeometry();
    const positions = faces.flatMap((k) => corners[k] ?? []);
    form.setAttribute('position', new Float32BufferAttribute(positions, 3));
    form.computeVertexNormals();
    return this.add(form, how);
  }

  /** @param shaded height over the ground up to which little of the sky reaches, units */
  build(shaded = 0): BufferGeometry {
    const geometry = new BufferGeometry();
    if (shaded > 0) this.ground(shaded);
    const bytes = (list: readonly number[]): Uint8Array =>
      Uint8Array.from(list, (v) => Math.round(Math.min(1, Math.max(0, v)) * 255));
    const signed = Int8Array.from({ length: (this.normals.length / 3) * 4 }, (_, k) =>
      k % 4 === 3 ? 0 : Math.round((this.normals[Math.floor(k / 4) * 3 + (k % 4)] ?? 0) * 127),
    );
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3));
    geometry.setAttribute('normal', new BufferAttribute(signed, 4, true));
    geometry.setAttribute('color', new BufferAttribute(bytes(this.colors), 4, true));
    geometry.setAttribute('glow', new BufferAttribute(bytes(this.glows), 4, true));
    geometry.setIndex(this.index);
    geometry.computeBoundingSphere();
    return geometry;
  }

  /** Darkens surfaces near the ground, where walls and things block the sky light. */
  private ground(high: number): void {
    for (let k = 0; k < this.positions.length / 3; k++) {
      const up = Math.min(1, Math.max(0, this.positions[k * 3 + 1] / high));
      const shade = 0.7 + 0.3 * up * (2 - up);
      for (let c = 0; c < 3; c++) this.colors[k * 4 + c] *= shade;
    }
  }
}
