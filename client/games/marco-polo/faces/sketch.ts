/**
 * A face as data: fills and letters on a card of `w` by `h` units. Drawn once here, it is painted
 * on the pieces of the board (`paint.ts`) and shown as SVG on every page (`Face.tsx`) alike.
 */

import type { Layer } from './landmarks.ts';
import { SIGNS, type SignName } from './signs.ts';
import { type Amounts, listOf, signOf, type Thing } from './things.ts';

/** A fill, or a line of `width` units; moved to (x, y) and made `scale` times as large. */
export interface Shape {
  readonly d: string;
  readonly fill: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly width?: number;
}
/** A line of letters around or beside a point on its middle line. */
export interface Letters {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly align: 'start' | 'middle' | 'end';
  readonly face: 'figures' | 'titles';
  /** The most width in units: longer lines are pressed together. */
  readonly most: number;
}
export type Mark = Shape | Letters;

export interface Face {
  readonly w: number;
  readonly h: number;
  readonly marks: readonly Mark[];
}

export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${w}v${h}h${-w}z`
    : `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
export const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Things whose number stands within their sign, not beside it. */
const WITHIN: readonly Thing[] = ['vp'];
/** The style of a row: the colour of its figures; the size is the largest that fits. */
interface RowStyle {
  readonly ink: string;
  /** Height of a sign, at most. */
  readonly size: number;
}
/** The most pieces of a thing that are drawn one by one, where a row has the room. */
const ONE_BY_ONE = 3;
const COUNTED: readonly Thing[] = ['coin'];

export class Sketch implements Face {
  readonly marks: Mark[] = [];
  readonly w: number;
  readonly h: number;

  constructor(w: number, h: number) {
    this.w = w;
    this.h = h;
  }

  fill(d: string, fill: string, x = 0, y = 0, scale = 1): this {
    this.marks.push({ d, fill, x, y, scale });
    return this;
  }

  line(d: string, fill: string, width: number): this {
    this.marks.push({ d, fill, x: 0, y: 0, scale: 1, width });
    return this;
  }

  layers(layers: readonly Layer[], x: number, y: number, size: number): this {
    for (const [d, fill] of layers) this.fill(d, fill, x, y, size / 24);
    return this;
  }

  /** A sign, its middle at (x, y). */
  sign(name: SignName, x: number, y: number, size: number): this {
    return this.layers(SIGNS[name], x - size / 2, y - size / 2, size);
  }

  text(
    text: string,
    x: number,
    y: number,
    size: number,
    fill: string,
    more: Partial<Pick<Letters, 'align' | 'face' | 'most'>> = {},
  ): this {
    const { align = 'middle', face = 'figures', most = this.w } = more;
    this.marks.push({ text, x, y, size, fill, align, face, most });
    return this;
  }

  /** Signs of a cost or gain in a row around (x, y), at most `most` wide. */
  row(amounts: Amounts, x: number, y: number, most: number, style: RowStyle): this {
    const cells = cellsOf(amounts);
    return this.cells(cells, x, y, Math.min(style.size, most / wideOf(cells)), style.ink);
  }

  /**
   * The same in one row or two, in the arrangement that makes them larger within `most` by `tall`.
   */
  block(
    amounts: Amounts,
    x: number,
    y: number,
    [most, tall]: readonly [number, number],
    { ink, size }: RowStyle,
  ): this {
    const cells = cellsOf(amounts);
    const half = Math.ceil(cells.length / 2);
    const rows = [cells.slice(0, half), cells.slice(half)];
    const alone = Math.min(size, tall, most / wideOf(cells));
    const both = Math.min(size, tall / 2, ...rows.map((row) => most / wideOf(row)));
    if (both <= alone) return this.cells(cells, x, y, alone, ink);
    const [first = [], second = []] = rows;
    this.cells(first, x, y - both * 0.52, both, ink);
    return this.cells(second, x, y + both * 0.52, both, ink);
  }

  private cells(cells: readonly Cell[], x: number, y: number, unit: number, ink: string): this {
    let at = x - (wideOf(cells) * unit) / 2;
    for (const { thing, n, wide } of cells) {
      const middle = at + (wide * unit) / 2;
      if (WITHIN.includes(thing)) this.points(n, middle, y, unit * 1.18);
      else if (n === 1) this.sign(signOf(thing), middle, y, unit);
      else {
        // The figures get the room beside the sign.
        const room = wide - 1.08;
        this.text(String(n), at + (room * unit) / 2, y, unit * 0.86, ink, {
          most: unit * Math.max(room, 0.7),
        });
        this.sign(signOf(thing), at + wide * unit - unit * 0.54, y, unit);
      }
      at += wide * unit;
    }
    return this;
  }

  /** Victory points: their number on the rose of the winds. */
  points(n: number, x: number, y: number, size: number): this {
    this.sign('vp', x, y, size);
    this.fill(round(0, 0, 1), '#9c2b26', x, y, size * 0.3);
    return this.text(String(n), x, y, size * 0.5, '#fff3d0', { most: size * 0.56 });
  }
}

interface Cell {
  readonly thing: Thing;
  /** The number; 1 = the sign alone. */
  readonly n: number;
  /** Width in heights of a sign. */
  readonly wide: number;
}

const wideOf = (cells: readonly Cell[]): number =>
  Math.max(
    1,
    cells.reduce((sum, { wide }) => sum + wide, 0),
  );

function cellsOf(amounts: Amounts): readonly Cell[] {
  const things = listOf(amounts);
  const single = things.reduce((sum, { n }) => sum + n, 0) <= ONE_BY_ONE;
  return things.flatMap(({ thing, n }): Cell[] => {
    if (WITHIN.includes(thing)) return [{ thing, n, wide: 1.24 }];
    if (n === 1) return [{ thing, n, wide: 1.08 }];
    if (single && !COUNTED.includes(thing) && thing !== 'move') {
      return Array.from({ length: n }, () => ({ thing, n: 1, wide: 1.04 }));
    }
    return [{ thing, n, wide: n > 9 ? 1.86 : 1.66 }];
  });
}
