/** Sets pieces on a surface, in its own units: u right, v away or up, n out of it. */

import type { Form, PieceSink } from '../../pieces/set.ts';
import type { Target } from '../seat/targets.ts';
import { newPose, type Pose, place, type Surface } from './surface.ts';

/**
 * A target's mark for open, chosen or pointed at. A house shows nothing itself: it is a large, easy
 * thing to point at for a target that is marked elsewhere too.
 */
export type Mark = 'frame' | 'hull' | 'ring' | 'house';

/** A box that can be pointed at. Half sizes along the surface's u, n and v. */
export interface PickBox<T extends Target = Target> {
  readonly target: T;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  readonly tilt: number;
  readonly hu: number;
  readonly hn: number;
  readonly hv: number;
  readonly mark: Mark;
  /** Factor on the strokes of the mark, 1 = usual: more on a board seen from further away. */
  readonly weight: number;
}

/** Index of cells by name: an atlas, or a stand-in in tests. */
export interface Cells {
  cell(name: string): number;
}

/** The forms that the kit itself sets: every board has them. */
export type PenForm = 'box' | 'card' | 'disc' | 'ink' | 'light' | 'bar' | 'hull';

/** Width of a figure as a share of its height. */
const ADVANCE = 0.6;
const GLYPH_ASPECT = 72 / 86;

/** `T`: the targets that can be pointed at; `F`: the board's forms of pieces. */
export class Pen<T extends Target = Target, F extends string = Form> {
  readonly picks: PickBox<T>[] = [];
  private readonly sink: PieceSink<F | PenForm>;
  private readonly cells: Cells;
  private readonly known = new Map<string, number>();
  private s: Surface = { x: 0, y: 0, z: 0, yaw: 0, tilt: 0, scale: 1 };
  private readonly at: Pose = newPose();

  constructor(sink: PieceSink<F | PenForm>, cells: Cells) {
    this.sink = sink;
    this.cells = cells;
  }

  /** All further pieces are on `surface`. */
  on(surface: Surface): this {
    this.s = surface;
    return this;
  }

  cell(name: string): number {
    let index = this.known.get(name);
    if (index === undefined) {
      index = this.cells.cell(name);
      this.known.set(name, index);
    }
    return index;
  }

  /** Any form: `w` × `h` × `d` along u, n and v, its own origin at (u, v, n). */
  put(
    form: F | PenForm,
    u: number,
    v: number,
    n: number,
    w: number,
    h: number,
    d: number,
    color: number,
    cell = '',
    spin = 0,
  ): this {
    const k = this.s.scale;
    const p = place(this.s, u, v, n, this.at);
    const c = cell ? this.cell(cell) : 0;
    this.sink.put(form, p.x, p.y, p.z, p.yaw, p.tilt, spin, w * k, h * k, d * k, color, c);
    return this;
  }

  /** A box on the surface at height `n`. */
  box(u: number, v: number, w: number, d: number, h: number, color: number, n = 0): this {
    return this.put('box', u, v, n + h / 2, w, h, d, color);
  }

  /** A thin card with a picture, lying at height `n`. */
  card(
    u: number,
    v: number,
    w: number,
    d: number,
    color: number,
    cell: string,
    n = 0.05,
    spin = 0,
  ) {
    return this.put('card', u, v, n, w, 0.1, d, color, cell, spin);
  }

  /** A picture or lettering, `w` × `d`, a hair above the surface. */
  ink(
    cell: string,
    u: number,
    v: number,
    w: number,
    d: number,
    color = 0xffffff,
    n = 0.03,
    spin = 0,
  ) {
    return this.put('ink', u, v, n, w, 1, d, color, cell, spin);
  }

  /** A light of the given colour; black is no light. */
  light(cell: string, u: number, v: number, size: number, color: number, n = 0.08): this {
    return this.put('light', u, v, n, size, 1, size, color, cell);
  }

  /** A whole number in figures of `height`; `align` -1 from u to the right, 0 around u, 1 up to u. */
  number(
    value: number,
    u: number,
    v: number,
    height: number,
    color: number,
    align: -1 | 0 | 1 = 0,
    n = 0.04,
    sign = '',
  ): this {
    const text = `${value < 0 ? '−' : sign}${Math.abs(value)}`;
    const step = height * ADVANCE;
    const from = u - (align + 1) * 0.5 * step * text.length;
    for (let k = 0; k < text.length; k++) {
      const w = height * GLYPH_ASPECT;
      this.ink(`glyph:${text[k]}`, from + (k + 0.5) * step, v, w, height, color, n);
    }
    return this;
  }

  /** Any form at a pose. */
  stand(form: F | PenForm, p: Pose, color: number, scale = 1, cell = ''): this {
    const k = p.size * scale;
    const c = cell ? this.cell(cell) : 0;
    this.sink.put(form, p.x, p.y, p.z, p.yaw, p.tilt, p.spin, k, k, k, color, c);
    return this;
  }

  /** Makes the box around (u, v, n), of the given sizes, stand for `target`; `weight`: see `PickBox`. */
  pick(
    target: T,
    u: number,
    v: number,
    n: number,
    w: number,
    d: number,
    h: number,
    mark: Mark,
    weight = 1,
  ): this {
    const k = this.s.scale / 2;
    const { x, y, z, yaw, tilt } = place(this.s, u, v, n, this.at);
    this.picks.push({ target, x, y, z, yaw, tilt, hu: w * k, hn: h * k, hv: d * k, mark, weight });
    return this;
  }
}

/** The pen of any board. */
export type AnyPen = Pen<Target, PenForm>;
