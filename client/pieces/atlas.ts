/**
 * One picture for all text and painting on pieces: cells by name, packed in rows, each painted by a
 * function into a canvas. Pieces refer to a cell by its index.
 */

import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace } from 'three';

/** Paints one cell: the context is clipped and moved so that the cell is 0 … w, 0 … h. */
export type Painter = (ctx: CanvasRenderingContext2D, w: number, h: number) => void;

export interface CellSpec {
  readonly name: string;
  readonly w: number;
  readonly h: number;
  readonly paint: Painter;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Space between cells, in pixels: keeps neighbours out of mipmaps. */
const GAP = 4;

/**
 * Places of the cells on a sheet of `width` × `height` pixels, same order.
 * @throws Error if they do not fit.
 */
export function pack(
  cells: readonly { readonly w: number; readonly h: number }[],
  width: number,
  height: number,
): Rect[] {
  const order = cells.map((_, i) => i).sort((a, b) => cells[b].h - cells[a].h || a - b);
  const rects: Rect[] = [];
  let x = GAP;
  let y = GAP;
  let row = 0;
  for (const i of order) {
    const { w, h } = cells[i];
    if (x + w + GAP > width) {
      x = GAP;
      y += row + GAP;
      row = 0;
    }
    if (y + h + GAP > height || w + 2 * GAP > width) {
      throw new Error(`atlas: cell ${i} (${w}×${h}) does not fit into ${width}×${height}`);
    }
    rects[i] = { x, y, w, h };
    x += w + GAP;
    row = Math.max(row, h);
  }
  return rects;
}

export class Atlas {
  readonly texture: CanvasTexture;
  /** u, v, width, height in texture space (v upwards), four numbers a cell. */
  readonly uv: Float32Array;
  private readonly rects: Rect[];
  private readonly specs: readonly CellSpec[];
  private readonly canvas: HTMLCanvasElement;
  private readonly scale: number;
  private readonly names = new Map<string, number>();

  /** `scale` shrinks the whole sheet for small GPUs. */
  constructor(specs: readonly CellSpec[], width: number, height: number, scale = 1) {
    this.specs = specs;
    this.scale = scale;
    this.rects = pack(specs, width, height);
    this.canvas = document.createElement('canvas');
    this.canvas.width = width * scale;
    this.canvas.height = height * scale;
    this.uv = new Float32Array(specs.length * 4);
    specs.forEach((spec, i) => {
      const r = this.rects[i];
      this.names.set(spec.name, i);
      this.uv.set([r.x / width, 1 - (r.y + r.h) / height, r.w / width, r.h / height], i * 4);
      this.paintCell(i, spec.paint);
    });
    this.texture = new CanvasTexture(this.canvas);
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.minFilter = LinearMipmapLinearFilter;
    this.texture.magFilter = LinearFilter;
    this.texture.anisotropy = 1;
  }

  /**
   * Index of a cell.
   * @throws Error if there is none of that name.
   */
  cell(name: string): number {
    const index = this.names.get(name);
    if (index === undefined) throw new Error(`atlas: no cell ${name}`);
    return index;
  }

  /** Width of a cell for a height of 1. */
  aspect(index: number): number {
    const r = this.rects[index];
    return r.w / r.h;
  }

  /** Paints a cell anew, such as a name that changed. */
  repaint(name: string, paint: Painter): void {
    this.paintCell(this.cell(name), paint);
    this.texture.needsUpdate = true;
  }

  /** Paints every cell once more: the faces may have arrived late. */
  refresh(): void {
    for (let i = 0; i < this.specs.length; i++) this.paintCell(i, this.specs[i].paint);
    this.texture.needsUpdate = true;
  }

  dispose(): void {
    this.texture.dispose();
  }

  private paintCell(index: number, paint: Painter): void {
    const ctx = this.canvas.getContext('2d');
    const r = this.rects[index];
    if (!ctx) return;
    ctx.save();
    ctx.setTransform(this.scale, 0, 0, this.scale, r.x * this.scale, r.y * this.scale);
    ctx.beginPath();
    ctx.rect(0, 0, r.w, r.h);
    ctx.clip();
    ctx.clearRect(0, 0, r.w, r.h);
    paint(ctx, r.w, r.h);
    ctx.restore();
  }
}
